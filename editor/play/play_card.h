#pragma once

#include "editor/play/play_session.h"

#include <QRgb>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// What stands before the map while nobody walks: the title, the seed, an encounter, the store, a fight, the end. A
/// value, made from where the shell is; each choice is a key that is typed, whoever presses it.
namespace delve::editor {

struct PlayChoice {
    char32_t key = 0;
    QString label;
    bool possible = true;
    friend bool operator==(const PlayChoice&, const PlayChoice&) = default;
};

struct PlayCard {
    enum class Mood { Plain, Good, Bad };
    QString picture;          ///< a sprite's part
    QRgb colour = 0xffc0302b; ///< what it is drawn with
    QString title;
    QString text;
    QStringList told; ///< what came of the choices since the card appeared, the latest last
    QString notice;   ///< what went wrong
    Mood mood = Mood::Plain;
    std::optional<QString> seed; ///< the digits typed so far, where a seed is asked for
    std::vector<PlayChoice> choices;
    bool slotsOffered = false; ///< the list of saved games
    friend bool operator==(const PlayCard&, const PlayCard&) = default;
};

/// Nothing while somebody walks.
[[nodiscard]] std::optional<PlayCard> cardOf(const PlaySession& session);

} // namespace delve::editor

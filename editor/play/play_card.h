#pragma once

#include "editor/play/play_session.h"

#include <QRgb>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// The card over the map while nobody walks: the title, the seed, an encounter, the store, a fight, the end. A value,
/// derived from the state of the shell; each choice types a key, whatever triggers it.
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
    QStringList told; ///< the results of choices since the card appeared, latest last
    QString notice;   ///< what went wrong
    Mood mood = Mood::Plain;
    std::optional<QString> seed; ///< the digits typed so far, where a seed is asked for
    std::vector<PlayChoice> choices;
    bool slotsOffered = false; ///< the list of saved games
    friend bool operator==(const PlayCard&, const PlayCard&) = default;
};

/// Nothing while the players walk.
[[nodiscard]] std::optional<PlayCard> cardOf(const PlaySession& session);

} // namespace delve::editor

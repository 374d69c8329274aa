#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace delve::editor {

class PlaySession;

/// A key of play, and what it does, for people who do not know it yet.
struct KeyHint {
    QString id; ///< the same in every language
    QStringList keys;
    QString does;
    friend bool operator==(const KeyHint&, const KeyHint&) = default;
};

/// The hints for what a person can do now, in the order in which they are needed. Without a game there are none.
[[nodiscard]] std::vector<KeyHint> keyHintsOf(const PlaySession& session);
/// The ids of the hints that this typed key follows.
[[nodiscard]] QStringList hintsFollowedBy(char32_t key, const PlaySession& session);

} // namespace delve::editor

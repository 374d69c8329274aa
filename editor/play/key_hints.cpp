#include "editor/play/key_hints.h"

#include "editor/play/play_session.h"
#include "playtest/rules/game.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/shell.h"

#include <QCoreApplication>

#include <array>
#include <string_view>

namespace delve::editor {
namespace {

struct Hints {
    Q_DECLARE_TR_FUNCTIONS(KeyHints)
};

bool always(const PlaySession&) { return true; }
bool fromAbove(const PlaySession& session) { return !session.view().firstPerson; }
bool inFirstPerson(const PlaySession& session) { return session.view().firstPerson; }
bool forTwo(const PlaySession& session) { return session.game()->players.size() > 1; }

struct Row {
    const char* id;
    std::u32string_view keys; ///< the first ones are shown
    std::size_t shown;
    const char* does;
    bool (*offered)(const PlaySession&);
};

constexpr char32_t arrows[] = {play::arrowNorth, play::arrowWest, play::arrowSouth, play::arrowEast, 0};
constexpr char32_t walking[] = {U'W', U'A', U'S', U'D', arrows[0], arrows[1], arrows[2], arrows[3], 0};
constexpr char32_t ahead[] = {U'W', U'S', arrows[0], arrows[2], 0};
constexpr char32_t turning[] = {U'A', U'D', arrows[1], arrows[3], 0};
constexpr char32_t undo[] = {play::backspaceKey, 0};
constexpr char32_t leave[] = {play::escapeKey, 0};

const std::array rows{
    Row{"walk", walking, 4, QT_TRANSLATE_NOOP("KeyHints", "walk"), fromAbove},
    Row{"walk-ahead", ahead, 2, QT_TRANSLATE_NOOP("KeyHints", "walk"), inFirstPerson},
    Row{"turn", turning, 2, QT_TRANSLATE_NOOP("KeyHints", "turn"), inFirstPerson},
    Row{"walk-two", U"IJKL", 4, QT_TRANSLATE_NOOP("KeyHints", "player 2 walks"), forTwo},
    Row{"wait", U".", 1, QT_TRANSLATE_NOOP("KeyHints", "wait a turn"), always},
    Row{"undo", undo, 1, QT_TRANSLATE_NOOP("KeyHints", "undo turn"), always},
    Row{"first-person", U"F", 1, QT_TRANSLATE_NOOP("KeyHints", "first person"), always},
    Row{"mini-map", U"M", 1, QT_TRANSLATE_NOOP("KeyHints", "mini-map"), always},
    Row{"lights", U"T", 1, QT_TRANSLATE_NOOP("KeyHints", "lights"), always},
    Row{"leave", leave, 1, QT_TRANSLATE_NOOP("KeyHints", "back to the map"), always},
};

QString capOf(char32_t key) {
    if (key == play::backspaceKey) return QStringLiteral("⌫");
    if (key == play::escapeKey) return Hints::tr("Esc");
    return QString::fromUcs4(&key, 1);
}

} // namespace

/// Only who walks needs them: a card says its own keys.
std::vector<KeyHint> keyHintsOf(const PlaySession& session) {
    std::vector<KeyHint> hints;
    if (!session.walking()) return hints;
    for (const auto& row : rows) {
        if (!row.offered(session)) continue;
        QStringList caps;
        for (const char32_t key : row.keys.substr(0, row.shown)) caps << capOf(key);
        hints.push_back({QString::fromLatin1(row.id), caps, Hints::tr(row.does)});
    }
    return hints;
}

QStringList hintsFollowedBy(char32_t key, const PlaySession& session) {
    QStringList ids;
    if (!session.walking()) return ids;
    for (const auto& row : rows)
        if (row.offered(session) && row.keys.find(play::upperCase(key)) != std::u32string_view::npos)
            ids << QString::fromLatin1(row.id);
    return ids;
}

} // namespace delve::editor

#pragma once

#include "playtest/rules/game.h"

#include <QRgb>
#include <QString>

#include <vector>

/// What a play shows about its players (health, items, …), as values: the same for every view. Lists only what matters
/// in this game.
namespace delve::editor {

struct HudItem {
    QString picture; ///< a sprite's part
    QRgb colour = 0xff000000;
    QString text;
    QString name; ///< for the tooltip and screen readers
};

struct HudPlayer {
    QString picture;
    QString name;
    bool out = false;
    QString elsewhere; ///< the level that this player is on, where it is not the one shown
    std::vector<HudItem> items;
};

[[nodiscard]] std::vector<HudPlayer> playersOf(const play::Game& game, std::uint32_t shownLevel);
/// Depth and turn.
[[nodiscard]] QString courseOf(const play::Game& game);
/// What there is to do, in a sentence.
[[nodiscard]] QString taskOf(const play::Game& game);

} // namespace delve::editor

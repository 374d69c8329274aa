#pragma once

#include "playtest/rules/game.h"

#include <QImage>
#include <QSize>

/// The small map beside the first person view: halls, rooms, stores and the boss's room in different colours, doors,
/// exits and players; only what the players have seen. A pure drawing.
namespace delve::editor {

/// As much of the level around a player as fits into `size`, or the whole level if that fits. Unseen cells are
/// transparent.
[[nodiscard]] QImage drawPlayMinimap(const play::Game& game, std::size_t player, QSize size);

} // namespace delve::editor

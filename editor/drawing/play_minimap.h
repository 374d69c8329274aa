#pragma once

#include "playtest/rules/game.h"

#include <QImage>
#include <QSize>

/// The small map beside the first person view: halls, rooms, stores and the boss's room in colours of their own, doors,
/// exits and players, and only what was seen. A pure drawing.
namespace delve::editor {

/// As much of the level around a player as fits into `size`; the whole of it where that fits. What was not seen is
/// clear.
[[nodiscard]] QImage drawPlayMinimap(const play::Game& game, std::size_t player, QSize size);

} // namespace delve::editor

#pragma once

#include "playtest/rules/game.h"

#include <QImage>
#include <QSize>

#include <cstdint>

/// The small map beside the first person view: halls, rooms, stores and the boss's room in different colours, doors,
/// exits and players; only what the players have seen. A pure drawing.
namespace delve::editor {

/// Where it is shown: by itself, or over the picture of the first person view, in muted colours.
enum class MinimapPlace : std::uint8_t { Beside, OverPicture };

/// As much of the level around a player as fits into `size`, or the whole level if that fits. Unseen cells are
/// transparent. Over a picture it is smaller than `size` as long as little was seen: it covers no more than it shows.
[[nodiscard]] QImage drawPlayMinimap(const play::Game& game, std::size_t player, QSize size,
                                     MinimapPlace place = MinimapPlace::Beside);

} // namespace delve::editor

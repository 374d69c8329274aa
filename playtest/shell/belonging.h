#pragma once

#include "playtest/shell/shell.h"

/// Does a saved game belong to the map, or the recipe, that is being played? If not, its map would be played under the
/// name of another one.
namespace delve::play {

enum class Belonging : std::uint8_t {
    Yes,
    Edited, ///< it was saved on this map, which was changed since
    No,
};

/// `title` is the shell that loads the game. A game belongs to a map if it began on that very map, or if N at a title
/// made its level by the map's recipe, with any seed; it belongs to a recipe if one of that name made its level.
[[nodiscard]] Belonging belongingOf(const Shell& saved, const Shell& title);

} // namespace delve::play

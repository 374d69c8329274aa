#pragma once

#include "playtest/shell/shell.h"

/// Does a saved game belong to the map, or the recipe, that somebody plays? Else its map would be played under the name
/// of another one.
namespace delve::play {

enum class Belonging : std::uint8_t {
    Yes,
    Edited, ///< it was saved on this map, which was changed since
    No,
};

/// `title` is where the game is loaded. A game belongs to a map where it began on that very map, or where N at a title
/// made its level by the map's recipe, whatever the seed; it belongs to a recipe where one of that name made its level.
[[nodiscard]] Belonging belongingOf(const Shell& saved, const Shell& title);

} // namespace delve::play

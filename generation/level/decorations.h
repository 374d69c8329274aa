#pragma once

#include "generation/level/text.h"
#include "generation/level/tile_kind.h"

#include <array>
#include <span>
#include <string_view>

/// The built-in tiles that furnish and decorate. They are drawn over the ground that shows through them: on a layer,
/// that of the cell below; among the tiles of a level, that of a neighbour. There they count as what they are: the flat
/// ones are floor of rooms, those that stand block the way but nobody's sight. No stage names one; tables and files
/// may.
namespace delve {

struct Decoration {
    std::string_view name; ///< what files call it
    char32_t glyph;        ///< a Greek letter: others are for tiles that change the rules
    Colour colour;
    bool walkable;
    Text label;
};

/// Their ids follow those of the tiles that have a name in code.
inline constexpr int firstDecoration = builtInTiles;
inline constexpr int decorationCount = 20;

[[nodiscard]] constexpr bool isDecoration(Tile tile) {
    const int id = static_cast<int>(tile);
    return id >= firstDecoration && id < firstDecoration + decorationCount;
}

[[nodiscard]] std::span<const Decoration, decorationCount> decorations();

} // namespace delve

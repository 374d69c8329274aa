#pragma once

#include "editor/tiled/tiled_map.h"
#include "editor/tiled/tiled_properties.h"
#include "generation/level/world.h"

#include <string>

/// What our properties become in Tiled. Used by what writes maps, and by what reads maps that we wrote.
namespace delve::editor {

/// Values that Tiled has no type for are texts of a type that only says what they are: cell, reference or json.
[[nodiscard]] TiledProperty tiledPropertyOf(const Property& property);
void addProperties(TiledProperties& into, const Properties& properties);

/// The .delve file of a world with this level alone: without tiles and things, which the map has.
[[nodiscard]] std::string textWithoutCells(const World& world, const Level& level);

/// What people look for in the properties of a map: the names, the recipe and its seed, the objective.
[[nodiscard]] TiledProperties namingProperties(const World& world, const Level& level);
/// These; then those that the level has; and last the text above.
[[nodiscard]] TiledProperties mapProperties(const World& world, const Level& level);

} // namespace delve::editor

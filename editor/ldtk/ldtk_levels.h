#pragma once

#include "editor/ldtk/ldtk_kept.h"
#include "editor/ldtk/ldtk_losses.h"
#include "editor/ldtk/ldtk_tiles.h"
#include "generation/level/level.h"
#include "generation/level/result.h"

#include <cstdint>

/// One level of a project as one of ours.
namespace delve::editor {

/// A level that LDtk, or a person, made.
/// Says what became of its parts.
[[nodiscard]] Result<Level> foreignLevel(const LdtkLevel& from, LdtkTiles& tiles, LdtkLosses& losses,
                                         LdtkPlaces& places);

/// Puts what stands in LDtk's layers into a level of ours, of which all else is known: tiles, decoration layers, and
/// where its things stand now. False where the layer of its tiles is gone.
[[nodiscard]] Result<bool> fillOwnLevel(const LdtkLevel& from, LdtkTiles& tiles, LdtkLosses& losses, Level& into);

/// At most so many cells have the grids that become of its layers: even an empty one takes memory.
[[nodiscard]] std::int64_t cellsOfGrids(const LdtkLevel& from);

} // namespace delve::editor

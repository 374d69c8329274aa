#pragma once

#include "editor/tiled/flat_layers.h"
#include "editor/tilesets/import_choices.h"
#include "editor/tilesets/tile_table.h"
#include "generation/level/geometry.h"
#include "generation/level/thing.h"

#include <cstdint>
#include <map>
#include <vector>

/// The things that the objects of a map become: those whose class, or name, says one of our kinds.
namespace delve::editor {

struct ImportedThings {
    std::vector<Thing> things;
    std::map<std::int64_t, std::string> byObject; ///< the ids of things by those of the objects that they were
    std::vector<std::string> pinned;              ///< ids, sorted
    std::int64_t others = 0;                      ///< objects that stay objects
    std::int64_t outside = 0;                     ///< of our kinds, but not on the level
    std::vector<ImportChoices::Objects> words;    ///< what they are called, the most frequent first
};

/// `level` is the part of the map, in cells, that the level is. In a map that we wrote (`ours`), things are called as
/// their objects are.
[[nodiscard]] ImportedThings importThings(const TiledMap& map, const std::vector<FlatLayer>& layers, const Rect& level,
                                          const TileTable& table, bool ours = false);

/// The cell of the map where the middle of an object lies; nothing far off. A tile object is held where its tileset
/// says.
[[nodiscard]] std::optional<Cell> cellOf(const TiledMap& map, const TiledObject& object);

/// What Tiled says of it, as a property of ours; a class, and what has no other form here, as raw JSON.
[[nodiscard]] PropertyValue valueOf(const TiledProperty& property);

} // namespace delve::editor

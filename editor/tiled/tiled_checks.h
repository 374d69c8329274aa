#pragma once

#include "editor/tiled/tiled_map.h"
#include "generation/level/result.h"

#include <string>

/// What both readers refuse, in the same words.
namespace delve::editor {

/// Only orthogonal maps, with tiles of a size.
[[nodiscard]] Done checkKindOfMap(const TiledMap& map);
/// A layer of a finite map is as large as a level can be.
[[nodiscard]] Done checkLayerSize(const TiledLayer& layer);
[[nodiscard]] Failure moreCellsThan(const std::string& layer, std::int64_t expected);
[[nodiscard]] Failure fewerCellsThan(const std::string& layer, std::int64_t found, std::int64_t expected);
/// A tileset has tiles of a size, and its picture as well.
[[nodiscard]] Done checkTileset(const TiledTileset& tileset);

} // namespace delve::editor

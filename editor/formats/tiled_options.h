#pragma once

#include "editor/formats/format.h"
#include "editor/tiled/write_cells.h"

#include <cstdint>
#include <vector>

/// How a map is written for Tiled. Used by the formats .tmx and .tmj.
namespace delve::editor {

/// Where the tileset of a map is.
enum class TilesetPlace : std::uint8_t {
    Embedded, ///< in the map, with its picture beside it
    External, ///< in a file of its own
    Inside,   ///< in the map, with its picture
};
/// Which levels of a world are written.
enum class TiledLevels : std::uint8_t { One, All };

struct TiledOptions {
    std::int64_t cell = 16;
    TiledEncoding compression = TiledEncoding::Csv;
    TilesetPlace tileset = TilesetPlace::Embedded;
    TiledLevels levels = TiledLevels::One;
};

[[nodiscard]] const std::vector<generation::Parameter>& tiledParameters();

} // namespace delve::editor

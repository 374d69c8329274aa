#pragma once

#include "generation/level/result.h"

#include <cstddef>
#include <cstdint>

/// What a map of Tiled may take, shared by everything that is read for it: its layers, its tilesets, its templates and
/// its pictures. A small file can ask for much.
namespace delve::editor {

struct TiledBudget {
    std::int64_t cells = std::int64_t{1} << 28;   ///< of all tile layers: as many as the largest level has
    std::int64_t bytes = std::int64_t{256} << 20; ///< in memory, of all parts that are no cells
    std::int64_t files = std::int64_t{256} << 20; ///< bytes, of the files that the map names
    std::int64_t pixels = std::int64_t{64} << 20; ///< of the pictures of its tilesets
    std::int32_t layers = 1000;
    std::int32_t tilesets = 1000;

    [[nodiscard]] Done takeLayer();
    [[nodiscard]] Done takeTileset();
    [[nodiscard]] Done takeCells(std::int64_t count);
    /// One more part, such as an object or a property, with the bytes of its texts.
    [[nodiscard]] Done takePart(std::size_t textBytes = 0);
    [[nodiscard]] Done takeBytes(std::size_t count);
};

/// Groups within groups, and properties within properties: all of them fit into the depth of a file of ours.
inline constexpr int deepestTiledGroup = 10;
inline constexpr int deepestTiledProperty = 8;

[[nodiscard]] Failure tooDeepTiled(int deepest);

} // namespace delve::editor

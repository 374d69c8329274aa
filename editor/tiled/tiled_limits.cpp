#include "editor/tiled/tiled_limits.h"

#include "generation/level/geometry.h"

namespace delve::editor {
namespace {

constexpr std::size_t bytesOfPart = 400; ///< about what an object takes, or a tile

} // namespace

Done TiledBudget::takeLayer() {
    if (--layers >= 0) return done();
    return badInput({DELVE_TEXT("tiled", "The map has more than 1,000 layers. Merge some of them.")});
}

Done TiledBudget::takeTileset() {
    if (--tilesets >= 0) return done();
    return badInput({DELVE_TEXT("tiled", "The map has more than 1,000 tilesets. Remove those that it does not use.")});
}

Done TiledBudget::takeCells(std::int64_t count) {
    if (count >= 0 && count <= cells) {
        cells -= count;
        return done();
    }
    return badInput({DELVE_TEXT("tiled", "The layers of the map have more than %1 x %1 cells in all. Split the map."),
                     {std::to_string(largestSide)}});
}

Done TiledBudget::takePart(std::size_t textBytes) { return takeBytes(bytesOfPart + textBytes); }

Done TiledBudget::takeBytes(std::size_t count) {
    bytes -= static_cast<std::int64_t>(count);
    if (bytes >= 0) return done();
    return badInput(
        {DELVE_TEXT("tiled", "The objects and properties of the map take more than 256 MB. Split the map.")});
}

Failure tooDeepTiled(int deepest) {
    return badInput(
        {DELVE_TEXT("tiled", "Groups and properties may be nested at most %1 deep."), {std::to_string(deepest)}});
}

} // namespace delve::editor

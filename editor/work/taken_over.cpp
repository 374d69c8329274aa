#include "editor/work/taken_over.h"

#include <algorithm>

namespace delve {
namespace {

Grid resized(const Grid& old, Size size) {
    if (old.size() == size) return old;
    Grid grid(size);
    std::vector<Tile> row(static_cast<std::size_t>(std::min(old.size().width, size.width)));
    for (std::int32_t y = 0; y < std::min(old.size().height, size.height); ++y) {
        old.readRow(y, 0, row);
        grid.writeRow(y, 0, row);
    }
    return grid;
}

Shared<BitGrid> resized(const Shared<BitGrid>& old, Size size) {
    if (old->size() == size || old->size() == Size{}) return old;
    BitGrid bits(size);
    for (std::int32_t y = 0; y < std::min(old->size().height, size.height); ++y)
        for (std::int32_t x = 0; x < std::min(old->size().width, size.width); ++x)
            if (old->at({x, y})) bits.set({x, y});
    return bits;
}

} // namespace

Level withTakenOver(Level made, const GenerationOrder& order) {
    const Level& before = order.before;
    made.id = before.id;
    made.name = before.name;
    made.properties = before.properties;
    made.unknown = before.unknown;
    made.recipe = order.recipe;
    made.pinned = resized(before.pinned, order.size);
    made.keptEmpty = resized(before.keptEmpty, order.size);
    made.pinnedThings = before.pinnedThings;
    made.layers = before.layers;
    for (auto& layer : made.layers) layer.tiles = resized(layer.tiles, order.size);
    return made;
}

} // namespace delve

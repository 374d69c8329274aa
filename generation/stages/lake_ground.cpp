#include "generation/stages/lake_ground.h"

#include "generation/pipeline/walls.h"
#include "generation/stages/lake_tiles.h"

#include <vector>

namespace delve::generation {
namespace {

enum class Use : std::uint8_t {
    Open,  ///< a lake may lie here
    Stays, ///< it may lie beside it
    Apart, ///< it may not even touch it
};

Use useOf(const TileCatalogue& tiles, Tile tile) {
    const Tile behaviour = behaviourOf(tiles, tile);
    if (tiles.passage(tile) || tiles.endsGame(tile) || tiles.ledge(tile) || behaviour == Tile::Grate) return Use::Apart;
    if (isLake(tiles, tile)) return Use::Apart;
    if (tiles.ofHouse(tile) || behaviour == Tile::Bridge || behaviour == Tile::Pillar) return Use::Stays;
    const bool seenOver = tiles.seeThrough(tile) && !tiles.walkable(tile) && !tiles.outdoors(tile);
    return seenOver ? Use::Stays : Use::Open;
}

/// Takes the tiles of a row: sets those that lakes keep apart from, and clears those that stay.
void readRow(const Draft& draft, std::int32_t y, LakeGround& ground, BitGrid& apart) {
    const auto& tiles = draft.catalogue();
    Tile last = Tile::Void;
    Use use = Use::Open;
    bool lake = false;
    std::int32_t x = 0;
    for (const Tile tile : draft.row(y)) {
        if (tile != last) {
            use = useOf(tiles, tile);
            lake = isLake(tiles, tile);
        }
        last = tile;
        const Cell cell{x++, y};
        const bool pinnedVoid = tile == Tile::Void && draft.pinned(cell); // it could not be walled off
        if (use == Use::Apart || pinnedVoid) apart.set(cell);
        if (use == Use::Stays) ground.cells.clear(cell);
        if (lake && draft.pinned(cell)) ++ground.pinnedLakes;
    }
}

} // namespace

bool LakeGround::find(const Draft& draft, BitGrid& besides) {
    cells.reset(draft.size());
    besides.reset(draft.size());
    const Rect inside = draft.inside();
    for (auto y = inside.y; y < inside.bottom(); ++y)
        if (!inside.empty()) cells.setRun(y, inside.x, inside.width);
    cells.remove(draft.thinglessCells());
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 64 == 0 && draft.stopped()) return false;
        readRow(draft, y, *this, besides);
    }
    for (const auto& thing : draft.things())
        if (thing.kind == ThingKind::Lock) besides.set(thing.at);
    std::vector<std::uint64_t> spread(cells.wordsPerRow());
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        spreadRow(besides, y, spread);
        const auto row = cells.row(y);
        for (std::size_t i = 0; i < row.size(); ++i) row[i] &= ~spread[i];
    }
    return true;
}

} // namespace delve::generation

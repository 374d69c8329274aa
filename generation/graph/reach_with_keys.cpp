#include "generation/graph/reach_with_keys.h"

#include "generation/graph/passages.h"
#include "generation/level/locks.h"
#include "generation/level/tile_cells.h"

#include <algorithm>

namespace delve {

Reach findReachWithKeys(const Level& level, const TileCatalogue& tiles, Cell start) {
    const BitGrid walkable = walkableCells(level.tiles, tiles);
    std::vector<const Thing*> shut;
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Lock) shut.push_back(&thing);
    Reach reach;
    for (bool opened = true; opened;) {
        BitGrid open = walkable;
        for (const auto* lock : shut) open.clear(lock->at);
        findReach(open, start, reach.cells);
        opened = false;
        for (const auto& key : *level.things) {
            if (key.kind != ThingKind::Key || !reach.cells.at(key.at)) continue;
            opened = std::erase_if(shut, [&](const Thing* lock) { return opens(key, *lock); }) > 0 || opened;
        }
    }
    for (const auto* lock : shut) reach.shutLocks.push_back(lock->at);
    return reach;
}

} // namespace delve

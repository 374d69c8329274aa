#include "generation/stages/plain_ground.h"

namespace delve::generation {

bool findPlainGround(const Draft& draft, BitGrid& into) {
    into = draft.walkableCells();
    const auto& tiles = draft.catalogue();
    Tile last = Tile::Void;
    bool isPlain = true;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 64 == 0 && draft.stopped()) return false;
        std::int32_t x = 0;
        for (const Tile tile : draft.row(y)) {
            if (tile != last) isPlain = !tiles.ledge(tile) && !tiles.secret(tile);
            last = tile;
            if (!isPlain) into.clear({x, y});
            ++x;
        }
    }
    for (const auto& thing : draft.things())
        if (thing.kind == ThingKind::Lock) into.clear(thing.at);
    return true;
}

} // namespace delve::generation

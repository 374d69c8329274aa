#include "generation/pipeline/guarantee.h"

#include "generation/level/bit_runs.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/pipeline/walls.h"

#include <algorithm>

namespace delve::generation {
namespace {

bool isDoorWithPortal(const Draft& draft, Cell cell) {
    if (!draft.catalogue().passage(draft.at(cell))) return false;
    return std::ranges::any_of(draft.things(),
                               [&](const Thing& thing) { return thing.at == cell && thing.kind == ThingKind::Portal; });
}

/// Calls visit(cell) for each cell of the outermost ring, once.
template <class Visit>
void forEachEdgeCell(Size size, Visit visit) {
    for (std::int32_t x = 0; x < size.width; ++x) visit(Cell{x, 0});
    for (std::int32_t y = 1; y + 1 < size.height; ++y) {
        visit(Cell{0, y});
        if (size.width > 1) visit(Cell{size.width - 1, y});
    }
    if (size.height > 1)
        for (std::int32_t x = 0; x < size.width; ++x) visit(Cell{x, size.height - 1});
}

/// A void cell that touches walkable ones and is still there can only be pinned: gives the ground around it.
std::vector<Cell> groundBesideVoid(const Draft& draft, PinnedGround pinnedGround) {
    std::vector<Cell> ground;
    if (!draft.anyPins()) return ground;
    const auto isPinnedVoid = [&](Cell cell) {
        return draft.size().contains(cell) && draft.at(cell) == Tile::Void && draft.pinned(cell);
    };
    for (std::int32_t y = 0; y < draft.size().height && ground.size() < maxCellsNamed; ++y) {
        if (y % 64 == 0 && draft.stopped()) break;
        forEachBit(draft.walkableCells().row(y), [&](std::int32_t x) {
            if (ground.size() == maxCellsNamed) return;
            if (pinnedGround == PinnedGround::TakenAsItIs && draft.pinned({x, y})) return;
            for (std::int32_t dy = -1; dy <= 1; ++dy)
                for (std::int32_t dx = -1; dx <= 1; ++dx)
                    if (isPinnedVoid({x + dx, y + dy}) && (ground.empty() || ground.back() != Cell{x, y}))
                        ground.push_back({x, y});
        });
    }
    return ground;
}

std::string toText(Cell cell) { return std::to_string(cell.x) + ", " + std::to_string(cell.y); }

} // namespace

Done closeEdge(Draft& draft, PinnedGround pinnedGround) {
    std::vector<Cell> open;
    forEachEdgeCell(draft.size(), [&](Cell cell) {
        if (pinnedGround == PinnedGround::TakenAsItIs && draft.pinned(cell)) return;
        if (draft.walkable(cell) && !isDoorWithPortal(draft, cell) && !draft.set(cell, Tile::Wall))
            open.push_back(cell);
    });
    if (open.empty()) return done();
    const auto first = toText(open.front());
    return impossible(
        {DELVE_TEXT("generation", "Pinned ground lies on the edge of the map, at (%1); unpin it, or put a "
                                  "door with a portal there."),
         {first}},
        std::move(open));
}

Done closeWalls(Draft& draft, PinnedGround pinnedGround) {
    if (auto raised = raiseWalls(draft); !raised) return raised;
    auto open = groundBesideVoid(draft, pinnedGround);
    if (draft.stopped()) return cancelled();
    if (open.empty()) return done();
    const auto first = toText(open.front());
    return impossible({DELVE_TEXT("generation", "The ground at (%1) touches pinned void, so no wall fits between them. "
                                                "Unpin the void, or pin walls around the ground."),
                       {first}},
                      std::move(open));
}

} // namespace delve::generation

#include "generation/level/bit_runs.h"
#include "generation/level/tile_cells.h"
#include "playtest/inspect/check.h"
#include "playtest/inspect/digging.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// The ground: walls around it, and a way to all of it.
namespace delve::play {
namespace {

/// So many cells a fix changes at most: a larger hole is mended part by part.
constexpr std::size_t mostFixed = 100'000;

/// Ground beside void, even diagonally, and the void beside it.
struct Leak {
    BitGrid open;
    std::vector<Cell> holes; ///< row by row
    bool whole = true;       ///< all of the holes
};

/// Is ground beside the void there? Notes it.
bool noteOpen(const BitGrid& walkable, Cell hole, BitGrid& open) {
    bool any = false;
    for (std::int32_t dy = -1; dy <= 1; ++dy)
        for (std::int32_t dx = -1; dx <= 1; ++dx) {
            const Cell cell = hole + Cell{dx, dy};
            if (!walkable.has(cell)) continue;
            open.set(cell);
            any = true;
        }
    return any;
}

Leak leakOf(const Inspected& inspected, std::uint32_t number) {
    const Level& level = inspected.level(number);
    const BitGrid& walkable = inspected.prepared().levels[number].walkable;
    Leak leak{BitGrid(level.size()), {}};
    forEachCellWhere(
        level.tiles, [](Tile tile) { return tile == Tile::Void; },
        [&](Cell hole) {
            if (!noteOpen(walkable, hole, leak.open)) return;
            leak.whole = leak.holes.size() < mostFixed;
            if (leak.whole) leak.holes.push_back(hole);
        },
        [&inspected] { return inspected.stopped(); });
    return leak;
}

void findOpenToVoid(const Inspected& inspected, Found& found) {
    auto leak = leakOf(inspected, found.level());
    if (leak.holes.empty()) return;
    std::vector<Cell> open;
    for (std::int32_t y = 0; y < leak.open.size().height && open.size() < Found::mostCells; ++y)
        forEachBit(leak.open.row(y), [&](std::int32_t x) { open.push_back({x, y}); });
    const Text label = leak.whole ? DELVE_TEXT("inspect", "Wall it off") : DELVE_TEXT("inspect", "Wall off a part");
    const auto arguments = argumentsOf(open.front());
    found.add(Severity::Error, {DELVE_TEXT("inspect", "The ground at (%1, %2) is open to the void."), arguments},
              std::move(open), {fixByTiles(label, found.level(), std::move(leak.holes), Tile::Wall)});
}

/// A region that nobody reaches.
struct Unreached {
    std::uint32_t region = 0;
    std::vector<Cell> cells; ///< at most as many as a problem names
    bool whole = true;       ///< all of them
    Cell nearest = {};       ///< the one to which the fewest cells must be dug, the lowest of equals
};

/// The first of them, as many as are kept.
std::vector<Unreached> firstUnreached(const std::vector<bool>& reached) {
    std::vector<Unreached> first;
    for (std::uint32_t region = 0; region < reached.size() && first.size() < Found::mostProblems; ++region)
        if (!reached[region]) first.push_back({region, {}});
    return first;
}

void addRun(const Regions::RowRun& run, std::int32_t y, const Digging& digging, Unreached& to) {
    for (std::int32_t x = run.x; x < run.x + run.length; ++x) {
        const Cell cell{x, y};
        const bool isFirst = to.cells.empty();
        if (isFirst || digging.digsTo(cell) < digging.digsTo(to.nearest)) to.nearest = cell;
        to.whole = to.cells.size() < Found::mostCells;
        if (to.whole) to.cells.push_back(cell);
    }
}

void addCells(const Inspected& inspected, std::uint32_t level, const Digging& digging,
              std::vector<Unreached>& unreached) {
    const auto& regions = inspected.regions(level);
    for (std::int32_t y = 0; y < inspected.level(level).size().height; ++y)
        for (const auto& run : regions.row(y)) {
            const auto of = std::ranges::lower_bound(unreached, run.region, {}, &Unreached::region);
            if (of != unreached.end() && of->region == run.region) addRun(run, y, digging, *of);
        }
}

/// May this go when its ground is filled? Not what somebody starts at, what the objective needs, or what leads on.
bool mayGo(const Inspected& inspected, ThingKind kind) {
    if (kind == ThingKind::Start || kind == ThingKind::Key || kind == ThingKind::Portal) return false;
    return !inspected.objective() || std::ranges::none_of(inspected.objective()->needs, [&](const ObjectiveNeed& need) {
        return need.thing == kind;
    });
}

std::optional<Fix> fill(const Inspected& inspected, std::uint32_t level, const std::vector<Cell>& cells) {
    auto fix = fixByTiles(DELVE_TEXT("inspect", "Fill it with wall"), level, cells, Tile::Wall);
    for (const Cell cell : cells) {
        if (inspected.leadsElsewhere(level, cell)) return {};
        for (const auto& entry : inspected.prepared().levels[level].thingsAt(cell)) {
            const auto& thing = (*inspected.level(level).things)[entry.second];
            if (!mayGo(inspected, thing.kind)) return {};
            fix.things.push_back({thing.id, {}});
        }
    }
    return fix;
}

/// With all keys: what lies behind a lock without one, the checks of locks tell.
std::vector<bool> reachedRegions(const Inspected& inspected, std::uint32_t level) {
    const auto& regions = inspected.regions(level);
    std::vector<bool> reached(regions.count(), false);
    const auto& cells = inspected.reachedWithAllKeys()[level];
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        for (const auto& run : regions.row(y))
            if (cells.anyInRun(y, run.x, run.length)) reached[run.region] = true;
    return reached;
}

std::vector<Fix> fixesOf(const Inspected& inspected, std::uint32_t level, const Digging& digging,
                         const Unreached& region) {
    std::vector<Fix> fixes;
    if (const auto way = digging.wayTo(std::span(&region.nearest, 1))) fixes.push_back(digging.fix(*way));
    if (auto filled = region.whole ? fill(inspected, level, region.cells) : std::nullopt)
        fixes.push_back(*std::move(filled));
    return fixes;
}

void findUnreached(const Inspected& inspected, Found& found) {
    if (inspected.starts().empty()) return;
    const auto reached = reachedRegions(inspected, found.level());
    if (std::ranges::find(reached, false) == reached.end()) return;
    if (std::ranges::find(reached, true) == reached.end()) {
        found.add(Severity::Warning, {DELVE_TEXT("inspect", "No portal to this level can be reached.")});
        return;
    }
    const Digging digging(inspected, found.level());
    auto unreached = firstUnreached(reached);
    addCells(inspected, found.level(), digging, unreached);
    for (auto& region : unreached) {
        auto fixes = fixesOf(inspected, found.level(), digging, region);
        const auto& known = inspected.regions(found.level()).regions[region.region];
        found.add(Severity::Warning,
                  {DELVE_TEXT_N("inspect", "%n cell(s) of ground at (%1, %2) cannot be reached."), known.cells,
                   argumentsOf(known.first)},
                  std::move(region.cells), std::move(fixes));
    }
    for (auto left = std::ranges::count(reached, false); left > std::ranges::ssize(unreached); --left)
        (void)found.leaveOut();
}

} // namespace

CheckInfo openToVoidCheck() {
    return {"open-to-void", DELVE_TEXT("inspect", "Open to the void"),
            DELVE_TEXT("inspect", "Ground without a wall beside it. Players look into nothing there."), findOpenToVoid};
}

CheckInfo unreachedGroundCheck() {
    return {"unreachable-ground", DELVE_TEXT("inspect", "Unreachable ground"),
            DELVE_TEXT("inspect", "Ground that no player can get to, even with all keys."), findUnreached};
}

} // namespace delve::play

#include "generation/level/bit_runs.h"
#include "generation/level/tile_cells.h"
#include "playtest/inspect/check.h"
#include "playtest/inspect/digging.h"

#include <algorithm>
#include <set>

/// The ground: walls around it, and a way to all of it.
namespace delve::play {
namespace {

void findOpenToVoid(const Inspected& inspected, Found& found) {
    const Level& level = inspected.level(found.level());
    const auto& walkable = inspected.prepared().levels[found.level()].walkable;
    std::set<Cell> open;
    std::set<Cell> holes;
    forEachCellWhere(
        level.tiles, [](Tile tile) { return tile == Tile::Void; },
        [&](Cell hole) {
            if (holes.size() > Found::mostCells) return;
            for (std::int32_t dy = -1; dy <= 1; ++dy)
                for (std::int32_t dx = -1; dx <= 1; ++dx) {
                    const Cell cell = hole + Cell{dx, dy};
                    if (!walkable.size().contains(cell) || !walkable.at(cell)) continue;
                    open.insert(cell);
                    holes.insert(hole);
                }
        });
    if (open.empty()) return;
    found.add(Severity::Error,
              {DELVE_TEXT("inspect", "The ground at (%1, %2) is open to the void."), argumentsOf(*open.begin())},
              std::vector<Cell>(open.begin(), open.end()),
              {fixByTiles(DELVE_TEXT("inspect", "Wall it off"), found.level(),
                          std::vector<Cell>(holes.begin(), holes.end()), Tile::Wall)});
}

/// The cells of a region, at most as many as a problem names, and whether that is all of them.
struct RegionCells {
    std::vector<Cell> cells;
    bool whole = true;
};

std::vector<RegionCells> cellsOfRegions(const Regions& regions, std::int32_t height) {
    std::vector<RegionCells> found(regions.count());
    for (std::int32_t y = 0; y < height; ++y)
        for (const auto& run : regions.row(y)) {
            auto& of = found[run.region];
            for (std::int32_t x = run.x; x < run.x + run.length; ++x) {
                of.whole = of.cells.size() < Found::mostCells;
                if (!of.whole) break;
                of.cells.push_back({x, y});
            }
        }
    return found;
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

std::vector<bool> reachedRegions(const Inspected& inspected, std::uint32_t level) {
    const auto& regions = inspected.regions(level);
    std::vector<bool> reached(regions.count(), false);
    const auto& cells = inspected.reached()[level];
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        for (const auto& run : regions.row(y))
            if (cells.anyInRun(y, run.x, run.length)) reached[run.region] = true;
    return reached;
}

void findUnreached(const Inspected& inspected, Found& found) {
    if (inspected.starts().empty()) return;
    const auto reached = reachedRegions(inspected, found.level());
    if (std::ranges::find(reached, false) == reached.end()) return;
    if (std::ranges::find(reached, true) == reached.end()) {
        found.add(Severity::Warning, {DELVE_TEXT("inspect", "No portal leads to this level.")});
        return;
    }
    const auto& regions = inspected.regions(found.level());
    const auto cells = cellsOfRegions(regions, inspected.level(found.level()).size().height);
    const Digging digging(inspected, found.level());
    for (std::size_t region = 0; region < reached.size(); ++region) {
        if (reached[region]) continue;
        std::vector<Fix> fixes;
        if (const auto way = found.full() ? std::nullopt : digging.wayTo(cells[region].cells))
            fixes.push_back(digging.fix(*way));
        if (auto filled = cells[region].whole ? fill(inspected, found.level(), cells[region].cells) : std::nullopt)
            fixes.push_back(*std::move(filled));
        found.add(Severity::Warning,
                  {DELVE_TEXT_N("inspect", "%n cell(s) of ground at (%1, %2) cannot be reached."),
                   regions.regions[region].cells, argumentsOf(regions.regions[region].first)},
                  cells[region].cells, std::move(fixes));
    }
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

#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"

#include <algorithm>
#include <cstdint>
#include <vector>

/// A single cell that more than half of the ground hangs on.
namespace delve::play {
namespace {

constexpr std::int64_t leastGround = 100; ///< of a level that is looked at
constexpr std::int64_t leastBefore = 4;   ///< the ground before the choke is at least a fourth of it

/// Has it two neighbours only, as a door or a cell of a hall has?
bool isNarrow(const RegionGraph& region, RegionGraph::Number number) {
    return std::ranges::count(region.neighbours(number), region.count()) == 2;
}

/// Of the cells that cut more than half of the ground off from the start, each lies behind the one before; the last one
/// leaves the most ground before it. One so close to the start that it leaves less than a fourth is no news. Narrow
/// ones come first: the cell behind a door, in the open, is a choke as well.
RegionGraph::Number lastChoke(const RegionGraph& region, const std::vector<std::uint32_t>& cut) {
    const auto ground = std::int64_t{region.count()};
    auto best = region.count();
    for (RegionGraph::Number number = 0; number < region.count(); ++number) {
        if (std::int64_t{cut[number]} * 2 <= ground || (ground - cut[number]) * leastBefore < ground) continue;
        const bool narrow = isNarrow(region, number);
        const bool narrowSoFar = best != region.count() && isNarrow(region, best);
        if (best == region.count() || (narrow != narrowSoFar ? narrow : cut[number] < cut[best])) best = number;
    }
    return best;
}

void findChoke(const Inspected& inspected, Found& found) {
    if (!inspected.isSearchable(found.level())) return;
    const auto& measured = inspected.measured(found.level());
    const auto ground = measured.mainRegionCount();
    if (ground < leastGround || !measured.startInMainRegion()) return;
    const auto cut = cutFromRoot(measured.mainRegionCuts().tree);
    const auto choke = lastChoke(measured.mainRegion(), cut);
    if (choke == measured.mainRegion().count()) return;
    const std::int64_t behind = cut[choke];
    const Cell cell = measured.mainRegion().cell(choke);
    auto arguments = argumentsOf(cell);
    arguments.push_back(std::to_string((behind * 100 + ground - 1) / ground)); // more than half is never 50 %
    found.add(
        Severity::Hint,
        {DELVE_TEXT("inspect", "From the start, %3 % of the ground can only be reached on foot through (%1, %2)."),
         std::move(arguments)},
        {cell});
}

} // namespace

CheckInfo chokeCheck() {
    return {"choke", DELVE_TEXT("inspect", "Choke"),
            DELVE_TEXT("inspect",
                       "A single cell that everybody must pass who walks from the start to more than half of "
                       "the ground, with at least a fourth of it on the other side. Portals do not count."),
            findChoke};
}

} // namespace delve::play

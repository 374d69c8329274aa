#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"

#include <cstdint>

/// A single cell that more than half of the ground hangs on.
namespace delve::play {
namespace {

constexpr std::int64_t leastGround = 100; ///< of a level that is looked at
constexpr std::int64_t leastBefore = 4;   ///< the ground before the choke is at least a fourth of it

/// Of the cells that cut more than half of the ground off from the start, each lies behind the one before; the last one
/// leaves the most ground before it. So close to the start that it leaves less than a fourth, it is no news.
void findChoke(const Inspected& inspected, Found& found) {
    const auto& measured = inspected.measured(found.level());
    const auto ground = measured.mainRegionCount();
    if (ground < leastGround || !measured.isSearchable() || !measured.startInMainRegion()) return;
    const auto cut = cutFromRoot(measured.mainRegionCuts().tree);
    RegionGraph::Number choke = 0;
    std::int64_t fewest = ground;
    for (RegionGraph::Number number = 0; number < cut.size(); ++number)
        if (std::int64_t{cut[number]} * 2 > ground && cut[number] < fewest) {
            choke = number;
            fewest = cut[number];
        }
    if ((ground - fewest) * leastBefore < ground) return;
    const Cell cell = measured.mainRegion().cell(choke);
    auto arguments = argumentsOf(cell);
    arguments.push_back(std::to_string(fewest * 100 / ground));
    found.add(Severity::Hint,
              {DELVE_TEXT("inspect", "From the start, %3 % of the ground can only be reached through (%1, %2)."),
               std::move(arguments)},
              {cell});
}

} // namespace

CheckInfo chokeCheck() {
    return {"choke", DELVE_TEXT("inspect", "Choke"),
            DELVE_TEXT("inspect", "A single cell that cuts more than half of the ground off from the start, with at "
                                  "least a fourth of it on the other side."),
            findChoke};
}

} // namespace delve::play

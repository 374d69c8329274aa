#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

/// A room that is in nobody's way.
namespace delve::play {
namespace {

/// What one room of the level's list is good for.
struct Use {
    std::int64_t cells = 0;
    bool passed = false; ///< a way leads through it, or something stands in it
};

std::vector<Use> usesOf(const Inspected& inspected, std::uint32_t level, const std::vector<bool>& off) {
    const auto& measured = inspected.measured(level);
    const auto& region = measured.mainRegion();
    std::vector<Use> uses(measured.rooms().count());
    for (RegionGraph::Number number = 0; number < region.count(); ++number) {
        const auto room = measured.rooms().roomAt(measured.cells().indexOf(region.cell(number)));
        if (room == RoomGraph::none) continue;
        ++uses[room].cells;
        if (!off[number]) uses[room].passed = true;
    }
    for (const auto& thing : *inspected.level(level).things) {
        if (!measured.size().contains(thing.at)) continue;
        const auto room = measured.rooms().roomAt(measured.cells().indexOf(thing.at));
        if (room < uses.size()) uses[room].passed = true;
    }
    return uses;
}

bool isUnneeded(const Use& use) { return !use.passed && use.cells > 0; }

/// By room: the cells of the first rooms that nobody needs, as many as are kept.
std::vector<std::vector<Cell>> cellsOfUnneeded(const Measured& measured, const std::vector<Use>& uses) {
    std::vector<std::vector<Cell>> cells(uses.size());
    std::size_t end = 0;
    for (std::size_t kept = 0; end < uses.size() && kept < Found::mostProblems; ++end) kept += isUnneeded(uses[end]);
    const auto& region = measured.mainRegion();
    for (RegionGraph::Number number = 0; number < region.count(); ++number) {
        const auto room = measured.rooms().roomAt(measured.cells().indexOf(region.cell(number)));
        if (room < end && isUnneeded(uses[room]) && cells[room].size() < Found::mostCells)
            cells[room].push_back(region.cell(number));
    }
    return cells;
}

void findUnneeded(const Inspected& inspected, Found& found) {
    const auto& off = inspected.offTheWay(found.level());
    if (off.empty() || inspected.stopped()) return;
    const auto uses = usesOf(inspected, found.level(), off);
    auto cells = cellsOfUnneeded(inspected.measured(found.level()), uses);
    for (std::size_t room = 0; room < uses.size(); ++room) {
        if (!isUnneeded(uses[room]) || found.leaveOut()) continue;
        const Cell first = cells[room].empty() ? Cell{} : cells[room].front();
        found.add(Severity::Hint,
                  {DELVE_TEXT_N("inspect", "Nobody needs to enter the room of %n cell(s) at (%1, %2): it is empty, and "
                                           "no way to the goal, or to anything that can be taken, leads through it."),
                   uses[room].cells, argumentsOf(first)},
                  std::move(cells[room]));
    }
}

} // namespace

CheckInfo unneededRoomCheck() {
    return {"unneeded-room", DELVE_TEXT("inspect", "Unneeded room"),
            DELVE_TEXT("inspect", "An empty room that lies on no way from the start to what the objective needs, to a "
                                  "portal or a chasm, or to anything that can be taken."),
            findUnneeded};
}

} // namespace delve::play

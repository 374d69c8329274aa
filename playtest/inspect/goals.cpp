#include "playtest/inspect/goals.h"

#include "generation/level/sides.h"

#include <algorithm>

namespace delve::play {

std::vector<Cell> goalsOn(const Inspected& inspected, const ObjectiveInfo& objective, std::uint32_t level) {
    std::vector<Cell> goals;
    for (const auto& need : objective.needs)
        if (!need.all)
            for (const auto& target : inspected.targetsOn(level, need)) goals.push_back(target.place.at);
    std::ranges::sort(goals);
    goals.erase(std::unique(goals.begin(), goals.end()), goals.end());
    return goals;
}

std::vector<Cell> besideOrAt(const std::vector<Cell>& cells, Cell cell) {
    std::vector<Cell> found;
    const auto look = [&](Cell at) {
        if (std::ranges::binary_search(cells, at)) found.push_back(at);
    };
    look(cell);
    for (const Cell side : sidesInReadingOrder) look(cell + side);
    return found;
}

void clearAround(BitGrid& grid, const std::vector<Cell>& cells) {
    const auto clear = [&grid](Cell cell) {
        if (grid.size().contains(cell)) grid.clear(cell);
    };
    for (const Cell cell : cells) {
        clear(cell);
        for (const Cell side : sidesInReadingOrder) clear(cell + side);
    }
}

bool startsAtGoal(const Inspected& inspected, const ObjectiveInfo& objective) {
    return std::ranges::any_of(inspected.starts(), [&](const Place& start) {
        return !besideOrAt(goalsOn(inspected, objective, start.level), start.at).empty();
    });
}

} // namespace delve::play

#include "generation/stages/mission/detour.h"

#include "generation/level/sides.h"

#include <utility>
#include <vector>

namespace delve::generation {

bool isDetour(const Draft& draft, Cell shut, Cell from, Cell to, std::int32_t longerBy) {
    const auto reach = longerBy + 1; // through the cell it is two steps
    const Rect window = Rect{from.x, from.y, 1, 1}.grown(reach).intersected(wholeOf(draft.size()));
    std::vector<bool> seen(static_cast<std::size_t>(window.area()));
    const auto place = [&](Cell cell) {
        return static_cast<std::size_t>(cell.y - window.y) * static_cast<std::size_t>(window.width) +
               static_cast<std::size_t>(cell.x - window.x);
    };
    std::vector<Cell> rim{from};
    seen[place(from)] = true;
    seen[place(shut)] = true;
    for (std::int32_t step = 0; step < reach && !rim.empty(); ++step) {
        std::vector<Cell> next;
        for (const Cell cell : rim)
            for (const Cell side : sidesInReadingOrder) {
                const Cell beside = cell + side;
                if (!window.contains(beside) || !draft.walkable(beside) || seen[place(beside)]) continue;
                if (beside == to) return false;
                seen[place(beside)] = true;
                next.push_back(beside);
            }
        rim = std::move(next);
    }
    return true;
}

} // namespace delve::generation

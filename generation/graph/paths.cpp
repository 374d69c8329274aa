#include "generation/graph/paths.h"

#include "generation/graph/outward.h"
#include "generation/graph/unvisited.h"
#include "generation/level/pieces.h"

#include <memory>

namespace delve {
namespace {

constexpr std::size_t cellsBetweenQuestions = std::size_t{1} << 18;

bool isOpen(const BitGrid& open, Cell cell) { return open.size().contains(cell) && open.at(cell); }

/// A cell that a search reached, and the place in the search's list of the one it came from.
struct Step {
    std::uint32_t cell;
    std::uint32_t before;
};
constexpr std::uint32_t noStep = 0xffffffff;

std::vector<Cell> wayTo(std::uint32_t last, const Step* steps, const Unvisited& cells) {
    std::size_t length = 0;
    for (auto i = last; i != noStep; i = steps[i].before) ++length;
    std::vector<Cell> way(length);
    for (auto i = last; i != noStep; i = steps[i].before) way[--length] = cells.cellOf(steps[i].cell);
    return way;
}

} // namespace

void findDistances(const BitGrid& open, std::span<const Cell> from, Distances& into,
                   const std::function<bool()>& stopped) {
    into.size = open.size();
    const auto mustStop = [&] { return stopped && stopped(); };
    if (!assignInPieces(into.steps, static_cast<std::size_t>(open.size().area()), Distances::unreachable, mustStop))
        return;
    const auto width = static_cast<std::size_t>(into.size.width);
    const auto take = [&into, width](Cell cell, std::uint32_t step) {
        into.steps[static_cast<std::size_t>(cell.y) * width + static_cast<std::size_t>(cell.x)] = step;
    };
    searchOutward(open, from, take, mustStop);
}

Distances findDistances(const BitGrid& open, std::span<const Cell> from, const std::function<bool()>& stopped) {
    Distances found;
    findDistances(open, from, found, stopped);
    return found;
}

std::optional<std::vector<Cell>> shortestPath(const BitGrid& open, Cell from, Cell to,
                                              const std::function<bool()>& stopped) {
    if (!isOpen(open, from) || !isOpen(open, to)) return std::nullopt;
    Unvisited unvisited;
    unvisited.reset(open);
    const auto down = unvisited.down();
    const auto goal = unvisited.indexOf(to);

    // Room for every cell, and for the wasted writes; pages that are not reached are never touched.
    const auto steps = std::make_unique_for_overwrite<Step[]>(static_cast<std::size_t>(open.count()) + 4);
    steps[0] = {unvisited.indexOf(from), noStep};
    unvisited.take(steps[0].cell);
    std::uint32_t found = 1;
    for (std::uint32_t i = 0; i < found; ++i) {
        const auto cell = steps[i].cell;
        if (cell == goal) return wayTo(i, steps.get(), unvisited);
        if (i % cellsBetweenQuestions == 0 && stopped && stopped()) return std::nullopt;
        // Written first and counted then, as in searchOutward().
        for (const auto neighbour : {cell - down, cell + 1, cell + down, cell - 1}) {
            steps[found] = {neighbour, i};
            found += unvisited.take(neighbour);
        }
    }
    return std::nullopt;
}

} // namespace delve

#include "generation/graph/paths.h"

#include "generation/graph/outward.h"
#include "generation/graph/unvisited.h"
#include "generation/level/pieces.h"

#include <algorithm>
#include <memory>

namespace delve {
namespace {

constexpr std::size_t cellsBetweenQuestions = std::size_t{1} << 18;

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

/// take(unvisited, cell, neighbour) as in searchOutwardBy().
template <class Take>
std::optional<std::vector<Cell>> shortestPathBy(const BitGrid& open, Cell from, Cell to,
                                                const std::function<bool()>& stopped, Take take) {
    if (!open.has(from) || !open.has(to)) return std::nullopt;
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
        // Written first and counted then, as in searchOutwardBy().
        for (const auto neighbour : {cell - down, cell + 1, cell + down, cell - 1}) {
            steps[found] = {neighbour, i};
            found += take(unvisited, cell, neighbour);
        }
    }
    return std::nullopt;
}

/// False if stopped.
template <class IsEnough>
bool findDistancesUntil(IsEnough isEnough, const BitGrid& open, std::span<const Cell> from, Distances& into,
                        const std::function<bool()>& stopped, const StepRule& mayStep) {
    into.size = open.size();
    const auto mustStop = [&] { return stopped && stopped(); };
    if (!assignInPieces(into.steps, static_cast<std::size_t>(open.size().area()), Distances::unreachable, mustStop))
        return false;
    const auto width = static_cast<std::size_t>(into.size.width);
    const auto take = [&into, width](Cell cell, std::uint32_t step) {
        into.steps[static_cast<std::size_t>(cell.y) * width + static_cast<std::size_t>(cell.x)] = step;
    };
    return searchOutward(open, from, take, mustStop, mayStep, isEnough);
}

} // namespace

bool Distances::reachesAny(std::span<const Cell> cells) const {
    return std::ranges::any_of(cells, [this](Cell cell) { return at(cell) != unreachable; });
}

void findDistances(const BitGrid& open, std::span<const Cell> from, Distances& into,
                   const std::function<bool()>& stopped, const StepRule& mayStep) {
    (void)findDistancesUntil(NeverEnough(), open, from, into, stopped, mayStep);
}

bool findDistancesTo(std::span<const Cell> to, const BitGrid& open, std::span<const Cell> from, Distances& into,
                     const std::function<bool()>& stopped, const StepRule& mayStep) {
    const auto reaches = [&] { return into.reachesAny(to); };
    return findDistancesUntil(reaches, open, from, into, stopped, mayStep) && reaches();
}

Distances findDistances(const BitGrid& open, std::span<const Cell> from, const std::function<bool()>& stopped,
                        const StepRule& mayStep) {
    Distances found;
    findDistances(open, from, found, stopped, mayStep);
    return found;
}

std::optional<std::vector<Cell>> shortestPath(const BitGrid& open, Cell from, Cell to,
                                              const std::function<bool()>& stopped, const StepRule& mayStep) {
    if (!mayStep)
        return shortestPathBy(open, from, to, stopped,
                              [](Unvisited& unvisited, auto, auto next) { return unvisited.take(next); });
    return shortestPathBy(open, from, to, stopped, [&mayStep](Unvisited& unvisited, auto cell, auto next) {
        return unvisited.has(next) && mayStep(unvisited.cellOf(cell), unvisited.cellOf(next)) && unvisited.take(next);
    });
}

} // namespace delve

#pragma once

#include "generation/graph/step_rule.h"
#include "generation/graph/unvisited.h"
#include "generation/level/bit_grid.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// A breadth-first search over cells, steps N, E, S, W. The caller decides what to do with them: it is notified of
/// every cell once, the nearest first.
namespace delve {

struct NeverEnough {
    bool operator()() const { return false; }
};

/// Searches outward from all of `from` (closed cells are left out), and calls visit(cell, steps) for each cell that it
/// reaches. take(unvisited, cell, neighbour) visits a neighbour, by its index: true if nobody was there before. False
/// if `mustStop`, called now and then, returned true. `isEnough`, called where all cells of one distance were visited,
/// ends the search once it returns true.
template <class Visit, class MustStop, class Take, class IsEnough = NeverEnough>
bool searchOutwardBy(const BitGrid& open, std::span<const Cell> from, Visit visit, MustStop mustStop, Take take,
                     IsEnough isEnough = {}) {
    constexpr std::size_t cellsBetweenQuestions = std::size_t{1} << 18;
    Unvisited unvisited;
    unvisited.reset(open);
    const auto down = unvisited.down();
    std::vector<std::uint32_t> now;
    std::vector<std::uint32_t> next;
    for (const Cell cell : from)
        if (open.size().contains(cell) && unvisited.take(unvisited.indexOf(cell)))
            now.push_back(unvisited.indexOf(cell));
    std::size_t waiting = now.size();
    std::size_t unasked = 0;
    for (std::uint32_t steps = 0; waiting > 0; ++steps) {
        unasked += waiting;
        if (unasked > cellsBetweenQuestions) {
            if (mustStop()) return false;
            unasked = 0;
        }
        if (next.size() < 4 * waiting) next.resize(4 * waiting);
        std::size_t found = 0;
        for (std::size_t i = 0; i < waiting; ++i) {
            const auto cell = now[i];
            visit(unvisited.cellOf(cell), steps);
            // Writes each neighbour, and then counts it only if it was open: in a maze no processor can predict which
            // of the four that is, and a wrong guess costs more than three wasted writes.
            for (const auto neighbour : {cell - down, cell + 1, cell + down, cell - 1}) {
                next[found] = neighbour;
                found += take(unvisited, cell, neighbour);
            }
        }
        if (isEnough()) return true;
        waiting = found;
        now.swap(next);
    }
    return true;
}

/// The same, by those steps only that the rule allows.
template <class Visit, class MustStop, class IsEnough = NeverEnough>
bool searchOutward(const BitGrid& open, std::span<const Cell> from, Visit visit, MustStop mustStop,
                   const StepRule& mayStep = {}, IsEnough isEnough = {}) {
    const auto anyStep = [](Unvisited& unvisited, std::uint32_t, std::uint32_t to) { return unvisited.take(to); };
    if (!mayStep) return searchOutwardBy(open, from, visit, mustStop, anyStep, isEnough);
    const auto take = [&mayStep](Unvisited& unvisited, std::uint32_t at, std::uint32_t to) {
        return unvisited.has(to) && mayStep(unvisited.cellOf(at), unvisited.cellOf(to)) && unvisited.take(to);
    };
    return searchOutwardBy(open, from, visit, mustStop, take, isEnough);
}

} // namespace delve

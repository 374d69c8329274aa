#pragma once

#include "generation/graph/step_rule.h"
#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

/// Shortest paths over cells, steps N, E, S, W, without building a graph in memory.
namespace delve {

/// Steps from the nearest of several cells to every cell that can be reached.
struct Distances {
    static constexpr std::uint32_t unreachable = 0xffffffff;
    Size size;
    std::vector<std::uint32_t> steps; ///< row by row

    [[nodiscard]] std::uint32_t at(Cell cell) const {
        return steps[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size.width) +
                     static_cast<std::size_t>(cell.x)];
    }
    [[nodiscard]] bool reachesAny(std::span<const Cell> cells) const;
};

/// Breadth first, from all of `from` (closed cells are left out), by the steps that `mayStep` allows. Reuses `into`'s
/// memory. `stopped`, if given, is called now and then; once it returns true, the result is invalid.
void findDistances(const BitGrid& open, std::span<const Cell> from, Distances& into,
                   const std::function<bool()>& stopped = {}, const StepRule& mayStep = {});
/// The same, but no farther than to the nearest of `to`: what lies farther away is left out. True if one was reached,
/// false also if stopped.
bool findDistancesTo(std::span<const Cell> to, const BitGrid& open, std::span<const Cell> from, Distances& into,
                     const std::function<bool()>& stopped = {}, const StepRule& mayStep = {});
[[nodiscard]] Distances findDistances(const BitGrid& open, std::span<const Cell> from,
                                      const std::function<bool()>& stopped = {}, const StepRule& mayStep = {});

/// The cells of a shortest path by the steps that `mayStep` allows, both ends included; nothing if there is none, or if
/// `stopped`, called now and then, returns true. Among equal paths always the same one.
[[nodiscard]] std::optional<std::vector<Cell>> shortestPath(const BitGrid& open, Cell from, Cell to,
                                                            const std::function<bool()>& stopped = {},
                                                            const StepRule& mayStep = {});

/// The plain form, by Boost.Graph's A* over an implicit grid: the oracle of the tests.
[[nodiscard]] std::optional<std::vector<Cell>> shortestPathByBoost(const BitGrid& open, Cell from, Cell to);

} // namespace delve

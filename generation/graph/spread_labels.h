#pragma once

#include "generation/graph/outward.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace delve {

/// Gives each open cell the label of the nearest of `from`; of equally near ones the label of the first in that list.
/// `labels` is row by row, and holds those of `from` already. Calls visit(cell) for each cell that it reaches, the
/// nearest first. False if `mustStop`, called now and then, returned true.
template <class Label, class Visit, class MustStop>
bool spreadLabels(const BitGrid& open, std::span<const Cell> from, std::vector<Label>& labels, Visit visit,
                  MustStop mustStop) {
    const auto width = static_cast<std::size_t>(open.size().width);
    const auto placeOf = [width](Cell cell) {
        return static_cast<std::size_t>(cell.y) * width + static_cast<std::size_t>(cell.x);
    };
    // The cells of one step wait in the order of `from`, and so do those of the next step: the first to come wins.
    const auto take = [&](Unvisited& unvisited, std::uint32_t at, std::uint32_t to) {
        if (!unvisited.take(to)) return false;
        labels[placeOf(unvisited.cellOf(to))] = labels[placeOf(unvisited.cellOf(at))];
        return true;
    };
    return searchOutwardBy(
        open, from, [&](Cell cell, std::uint32_t) { visit(cell); }, mustStop, take);
}

} // namespace delve

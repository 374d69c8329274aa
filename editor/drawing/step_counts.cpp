#include "editor/drawing/step_counts.h"

#include "generation/graph/outward.h"

#include <algorithm>
#include <iterator>

namespace delve::editor {

StepCounts::StepCounts(const BitGrid& open, std::span<const Cell> from, const StepRule& mayStep) : m_size(open.size()) {
    const auto squares = [](std::int32_t length) { return static_cast<std::size_t>((length + side - 1) / side); };
    m_squaresOfRow = squares(m_size.width);
    m_squares.resize(m_squaresOfRow * squares(m_size.height));
    searchOutward(
        open, from, [this](Cell cell, std::uint32_t steps) { take(cell, steps); }, [] { return false; }, mayStep);
}

/// Cells come nearest first, so the counts of a square come in ascending order.
void StepCounts::take(Cell cell, std::uint32_t steps) {
    auto& square = m_squares[squareOf(cell)];
    if (square.places.empty()) {
        square.places.resize(cells);
        square.leaps.push_back({1, steps});
        square.last = 1;
    }
    const auto greatest = stepsAt(square, square.last);
    if (steps > greatest) ++square.last;
    if (steps > greatest + 1) square.leaps.push_back({square.last, steps});
    square.places[placeOf(cell)] = square.last;
    m_max = steps;
}

std::uint32_t StepCounts::stepsAt(const Square& square, std::uint16_t place) {
    const auto after = std::ranges::upper_bound(square.leaps, place, {}, &Leap::place);
    const auto& leap = *std::prev(after);
    return leap.steps + (place - leap.place);
}

std::optional<std::uint32_t> StepCounts::at(Cell cell) const {
    const auto& square = m_squares[squareOf(cell)];
    if (square.places.empty() || square.places[placeOf(cell)] == 0) return {};
    return stepsAt(square, square.places[placeOf(cell)]);
}

std::size_t StepCounts::bytes() const {
    std::size_t bytes = m_squares.size() * sizeof(Square);
    for (const auto& square : m_squares)
        bytes += square.places.size() * sizeof(std::uint16_t) + square.leaps.capacity() * sizeof(Leap);
    return bytes;
}

} // namespace delve::editor

#include "editor/drawing/step_counts.h"

#include "generation/graph/outward.h"

#include <limits>

namespace delve {

StepCounts::StepCounts(const BitGrid& open, std::span<const Cell> from) : m_size(open.size()) {
    const auto squares = [](std::int32_t length) { return static_cast<std::size_t>((length + side - 1) / side); };
    m_squaresOfRow = squares(m_size.width);
    m_squares.resize(m_squaresOfRow * squares(m_size.height));
    searchOutward(
        open, from, [this](Cell cell, std::uint32_t steps) { take(cell, steps); }, [] { return false; });
}

/// Cells come the nearest first, so the first of a square has the least.
void StepCounts::take(Cell cell, std::uint32_t steps) {
    auto& square = m_squares[squareOf(cell)];
    if (square.more.empty() && square.farMore.empty()) {
        square.least = steps;
        square.more.resize(cells);
    }
    const auto kept = steps - square.least + 1;
    if (kept > std::numeric_limits<std::uint16_t>::max() && square.farMore.empty()) widen(square);
    if (square.farMore.empty()) square.more[placeOf(cell)] = static_cast<std::uint16_t>(kept);
    else square.farMore[placeOf(cell)] = kept;
    m_most = steps;
}

void StepCounts::widen(Square& square) {
    square.farMore.assign(square.more.begin(), square.more.end());
    square.more = {};
}

std::optional<std::uint32_t> StepCounts::at(Cell cell) const {
    const auto& square = m_squares[squareOf(cell)];
    if (square.more.empty() && square.farMore.empty()) return {};
    const auto kept = square.farMore.empty() ? square.more[placeOf(cell)] : square.farMore[placeOf(cell)];
    if (kept == 0) return {};
    return square.least + kept - 1;
}

std::size_t StepCounts::bytes() const {
    std::size_t bytes = m_squares.size() * sizeof(Square);
    for (const auto& square : m_squares)
        bytes += square.more.size() * sizeof(std::uint16_t) + square.farMore.size() * sizeof(std::uint32_t);
    return bytes;
}

} // namespace delve

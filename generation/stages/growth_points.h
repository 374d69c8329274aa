#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <array>
#include <optional>
#include <vector>

namespace delve::generation {

/// The points that rooms grow from: no two touch, not even diagonally, and none touches what is taken.
///
/// The map is cut into quadrants about its centre, and their counts differ by one at most. A column or row of cells
/// through the very centre belongs to no quadrant and gets no point. Where pins leave a quadrant too little room, it
/// gets what fits, and the others their share all the same.
class GrowthPoints {
public:
    /// `occupied` holds what is taken, and receives the points.
    GrowthPoints(const Draft& draft, BitGrid& occupied) : m_draft(draft), m_occupied(occupied) {}

    /// As many as wanted, or as many as fit. Nothing if the draft was stopped.
    [[nodiscard]] std::optional<std::vector<Cell>> draw(std::int64_t wanted, Stream& random);

private:
    static constexpr std::size_t quadrants = 4;
    using Lists = std::array<std::vector<Cell>, quadrants>;

    [[nodiscard]] Rect quadrant(std::size_t index) const;
    [[nodiscard]] bool fits(Cell cell) const { return !m_occupied.anyIn({cell.x - 1, cell.y - 1, 3, 3}); }
    /// Draws places at random; false where one was not found soon enough.
    [[nodiscard]] bool scatter(const std::array<std::int64_t, quadrants>& shares, Stream& random,
                               std::vector<Cell>& points);
    /// Packs all quadrants as full as they get, then draws as many as are wanted.
    [[nodiscard]] std::vector<Cell> pack(const std::array<std::int64_t, quadrants>& shares, Stream& random);
    [[nodiscard]] Lists packed();

    const Draft& m_draft;
    BitGrid& m_occupied;
};

} // namespace delve::generation

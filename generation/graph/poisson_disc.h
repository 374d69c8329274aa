#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"
#include "generation/random/stream.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// Points strewn evenly: no two nearer than a spacing, and no place left where one more fits.
namespace delve {

/// Bridson's sampling (SIGGRAPH 2007) over cells. Points lie on cells that are set in `places`. The places that a point
/// closes to others are struck out as it is put down, so that a try costs one look at one bit, and what is left at the
/// end are just the places where one more fits. Distances are squared, so everything is exact.
class PoissonDisc {
public:
    /// `squaredSpacing`: the least square of a distance between two points; at least 1.
    PoissonDisc(const BitGrid& places, std::int64_t squaredSpacing);

    /// A point that is there from the beginning, wherever it lies.
    void keep(Cell point);
    /// Strews until nothing more fits. False, and a part of the points, where `stopped` said so.
    [[nodiscard]] bool strew(Stream& random, const std::function<bool()>& stopped = {});
    /// Those kept and those strewn, in the order in which they were put down.
    [[nodiscard]] const std::vector<Cell>& points() const { return m_points; }

private:
    static constexpr int tries = 30; ///< around one point, before it is given up: Bridson's own number

    void put(Cell point);
    [[nodiscard]] std::optional<Cell> drawFree(Stream& random) const;
    [[nodiscard]] std::optional<Cell> drawAround(Cell point, Stream& random) const;
    [[nodiscard]] bool growFrom(std::vector<Cell>& active, Stream& random, const std::function<bool()>& stopped);
    [[nodiscard]] std::vector<Cell> placesLeft() const;

    BitGrid m_free;
    std::int64_t m_spacing;           ///< squared
    std::vector<std::int32_t> m_half; ///< of the rows of a disc from its middle on: cells to each side of the middle
    std::int32_t m_reach;             ///< the farthest a try lies away along one axis
    std::vector<Cell> m_points;
};

} // namespace delve

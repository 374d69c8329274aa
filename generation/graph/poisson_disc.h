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

/// Bridson's sampling (SIGGRAPH 2007) over cells. Points lie on cells that are set in `places`. A new point removes the
/// places that are too near to it, so that a try costs one look at one bit, and the places left at the end are exactly
/// those where one more fits. Distances are squared, so everything is exact.
class PoissonDisc {
public:
    /// `squaredSpacing`: the least squared distance between two points; at least 1.
    PoissonDisc(const BitGrid& places, std::int64_t squaredSpacing);

    /// Adds a fixed point, wherever it lies.
    void keep(Cell point);
    /// Strews until nothing more fits. False, with only some points, if `stopped` returned true.
    [[nodiscard]] bool strew(Stream& random, const std::function<bool()>& stopped = {});
    /// The fixed and the strewn points, in the order in which they were added.
    [[nodiscard]] const std::vector<Cell>& points() const { return m_points; }

private:
    static constexpr int tries = 30; ///< around each point; Bridson's own number

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

#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <cstdint>

namespace delve::generation {

/// A wall cell with ground on two opposite sides and walls at the other two, where a grate may stand.
struct GratePlace {
    Cell at;
    Cell side; ///< the step to the ground on one side

    [[nodiscard]] Cell before() const { return at + side; }
    [[nodiscard]] Cell behind() const { return at - side; }
    /// The same, looked through from the other side.
    [[nodiscard]] GratePlace turned() const { return {at, Cell{} - side}; }
};

/// What is seen through a grate from the ground before it. None of it was seen from there while the grate was wall. A
/// cell is seen where the straight line between the centres of the two passes only cells that can be seen through;
/// where it passes exactly between two, one is enough. So of two cells each sees the other, or neither does.
class GrateView {
public:
    /// Both are of one map, and outlive this.
    GrateView(const BitGrid& seeThrough, const BitGrid& ground, std::int32_t radius)
        : m_seeThrough(seeThrough), m_ground(ground), m_radius(radius) {}

    /// Calls visit(cell) for each ground cell that is seen.
    template <class Visit>
    void forEachSeen(const GratePlace& place, Visit visit) const {
        for (std::int32_t depth = 2; depth <= m_radius; ++depth)
            for (std::int32_t off = -(depth / 2); off <= depth / 2; ++off) {
                const Cell cell = cellAt(place, depth, off);
                const bool near = depth * depth + off * off <= m_radius * m_radius;
                if (near && m_ground.has(cell) && isClear(place, depth, off)) visit(cell);
            }
    }

private:
    /// `depth` steps from the ground before the grate through it, and `off` across.
    [[nodiscard]] static Cell cellAt(const GratePlace& place, std::int32_t depth, std::int32_t off) {
        const Cell from = place.before();
        return {from.x - place.side.x * depth + place.side.y * off, from.y - place.side.y * depth + place.side.x * off};
    }
    [[nodiscard]] bool isClear(const GratePlace& place, std::int32_t depth, std::int32_t off) const;

    const BitGrid& m_seeThrough;
    const BitGrid& m_ground;
    std::int32_t m_radius;
};

} // namespace delve::generation

#pragma once

#include "generation/graph/regions.h"
#include "generation/level/level.h"

namespace delve::generation {

/// How the ground of a level was connected before a part of it was regenerated. Separate regions may stay separate, and
/// those that the part did not touch are left alone; connected ones have to be connected again. A ledge that stays is
/// left alone, too, and connects nothing: it leads one way.
class JoinedBefore {
public:
    /// `open` are the cells that are regenerated, of the level's size.
    JoinedBefore(const Level& level, const TileCatalogue& tiles, const BitGrid& open);

    /// The ground of the regions that the regenerated part does not touch; none of it if it touches no region: new
    /// ground may then be joined with any. And the ledges that stay.
    [[nodiscard]] const BitGrid& leftAlone() const { return m_leftAlone; }
    /// The region that a cell belonged to; Regions::none if it was no ground, or a ledge that stays.
    [[nodiscard]] std::uint32_t regionAt(Cell cell) const { return m_regions.at(cell); }
    [[nodiscard]] std::size_t regionCount() const { return m_regions.count(); }

private:
    Regions m_regions;
    BitGrid m_leftAlone;
};

} // namespace delve::generation

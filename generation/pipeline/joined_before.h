#pragma once

#include "generation/graph/regions.h"
#include "generation/level/level.h"

namespace delve::generation {

/// How the ground of a level hung together before a part of it was made anew. What was apart then may stay so, and what
/// the part did not touch is left alone; what was joined has to be joined again.
class JoinedBefore {
public:
    /// `open` are the cells that are made anew, of the level's size.
    JoinedBefore(const Level& level, const TileCatalogue& tiles, const BitGrid& open);

    /// The ground of the regions that lie apart from all that is made anew. None where no ground is: then what is new
    /// may be joined with any.
    [[nodiscard]] const BitGrid& leftAlone() const { return m_leftAlone; }
    /// The region that a cell belonged to; Regions::none where it was no ground.
    [[nodiscard]] std::uint32_t regionAt(Cell cell) const { return m_regions.at(cell); }
    [[nodiscard]] std::size_t regionCount() const { return m_regions.count(); }

private:
    Regions m_regions;
    BitGrid m_leftAlone;
};

} // namespace delve::generation

#pragma once

#include "generation/level/bit_grid.h"
#include "generation/pipeline/draft.h"

/// Ground that may be removed, for stages that dig water into rooms or add walls.
namespace delve::generation {

/// Of a draft the cells that may cease to be ground, and nothing is lost but they: the rest stays joined as it was, no
/// hall or door loses a cell or the floor before it, no thing and no pin loses what it stands on, and of each room a
/// cell is left. Sees what was taken away meanwhile; a hall or room that is added later it does not know.
class SpareGround {
public:
    explicit SpareGround(const Draft& draft);

    [[nodiscard]] bool has(Cell cell) const; ///< false where the cell is no ground

private:
    [[nodiscard]] bool isPassage(Cell cell) const;
    [[nodiscard]] bool restStaysJoined(Cell cell) const;

    const Draft& m_draft;
    BitGrid m_halls; ///< their cells, also those in rooms
    BitGrid m_rooms; ///< the first cell of each
};

} // namespace delve::generation

#pragma once

#include "generation/level/bit_grid.h"
#include "generation/pipeline/draft.h"

/// Ground that may be removed, for stages that dig water into rooms or add walls.
namespace delve::generation {

/// The ground cells of a draft that a stage may remove. The remaining ground stays connected as it was, locked doors or
/// not; no hall, door, exit or gate loses a cell or the floor in front of it, no thing or pin the cell it stands on,
/// and each room keeps at least one cell. It notices ground that was removed since it was made, but not halls or rooms
/// that were added.
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

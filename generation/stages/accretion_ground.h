#pragma once

#include "generation/pipeline/draft.h"
#include "generation/stages/room_shape.h"

namespace delve::generation {

/// Where rooms fit on a map and can be attached: off the eight neighbours of all ground, but at their doorways. Holds
/// the ground there is and what is taken meanwhile, and writes nothing to the draft. Uses the first three bit grids of
/// its workspace.
class AccretionGround {
public:
    explicit AccretionGround(Draft& draft)
        : m_draft(draft), m_ground(draft.workspace().bits[0]), m_closed(draft.workspace().bits[1]),
          m_shut(draft.workspace().bits[2]) {}

    /// As the draft has it. False if it was stopped.
    [[nodiscard]] bool find();

    [[nodiscard]] const BitGrid& ground() const { return m_ground; }
    /// Can a room lie behind this cell, and be entered through it from the ground and from nowhere else? Once it
    /// cannot, it never can.
    [[nodiscard]] bool isDoorway(Cell cell, Direction outward) const;
    /// Is all of the shape on the map, and off the neighbours of all ground?
    [[nodiscard]] bool fits(const RoomShape& shape, Cell corner) const;
    void take(const RoomShape& shape, Cell corner);
    void takeDoorway(Cell cell);

private:
    void closeFixed(std::int32_t y);
    void closeAround(std::int32_t y);

    Draft& m_draft;
    BitGrid& m_ground;
    BitGrid& m_closed; ///< no cell of a room
    BitGrid& m_shut;   ///< no doorway
};

} // namespace delve::generation

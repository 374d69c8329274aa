#pragma once

#include "generation/pipeline/draft.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace delve::generation {

/// The room of every cell of a draft, for stages that look at many. Built once; notices neither rooms that change nor
/// ground that is lost. Uses `numbers` 3 of the draft's workspace.
class RoomGrid {
public:
    explicit RoomGrid(Draft& draft) : m_width(draft.size().width), m_rooms(draft.workspace().numbers[3]) {}

    /// False if the draft was stopped.
    [[nodiscard]] bool fill(const Draft& draft);
    [[nodiscard]] RoomId at(Cell cell) const {
        return m_rooms[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_width) +
                       static_cast<std::size_t>(cell.x)];
    }

private:
    void fill(const Rect& area, RoomId room);

    std::int32_t m_width;
    std::vector<RoomId>& m_rooms; ///< row by row; noRoom where there is none
};

} // namespace delve::generation

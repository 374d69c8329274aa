#pragma once

#include "generation/graph/cheapest_path.h"
#include "generation/pipeline/draft.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace delve::generation {

/// Finds roads between rooms over open land: each follows the straight line between two rooms as far as it can, and no
/// two of them meet or touch except at a room. Works on a copy of the ground and changes nothing else.
class RoadFinder {
public:
    explicit RoadFinder(Draft& draft);

    /// The cells between two rooms, from the first to the second; nothing if no way is left. Later searches take the
    /// new road into account.
    [[nodiscard]] std::optional<std::vector<Cell>> find(RoomId a, RoomId b);
    /// The same, but if there is no other way, the road runs beside other roads, into them, or through rooms.
    [[nodiscard]] std::optional<std::vector<Cell>> findMerging(RoomId a, RoomId b);

private:
    [[nodiscard]] bool stoppedAt(std::int32_t row) const { return row % 64 == 0 && m_draft.stopped(); }
    enum Ground : std::uint8_t { Barred, Line, Open, BesideRoom, InRoom, InEnds, BesideRoad, OnRoad };

    void markRooms();
    void markKeptHalls();
    void bar(Cell cell, Ground with);
    void set(Cell cell, Ground ground);
    void openRoom(RoomId room);
    void drawLine(Cell from, Cell to);
    [[nodiscard]] bool leadsOut(RoomId room) const;
    [[nodiscard]] std::optional<std::vector<Cell>> search(RoomId a, RoomId b, bool merging);
    void keep(const std::vector<Cell>& road);
    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_draft.size().width) +
               static_cast<std::size_t>(cell.x);
    }

    Draft& m_draft;
    std::vector<std::uint8_t>& m_ground;
    std::vector<std::pair<std::size_t, std::uint8_t>> m_before; ///< what one search changed, in order
    std::vector<std::vector<Cell>> m_cells;                     ///< of each room
    CheapestPath m_path;
};

} // namespace delve::generation

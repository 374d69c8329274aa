#pragma once

#include "generation/level/sides.h"
#include "generation/random/stream.h"
#include "generation/stages/room_shape.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

/// A room that is attached to the ground there is through one of its doorways, apart from any map.
namespace delve::generation {

/// A cell outside a room on each side where there is one, by direction: the room lies behind it, and it can be entered
/// from nowhere else.
struct Doorways {
    std::array<std::optional<Cell>, 4> cells;

    [[nodiscard]] const std::optional<Cell>& at(Direction side) const { return cells[static_cast<std::size_t>(side)]; }
    void set(Direction side, Cell cell) { cells[static_cast<std::size_t>(side)] = cell; }
};

/// Draws one on each side: a cell with just one of its four neighbours in the room, and ten cells outward none of which
/// is.
[[nodiscard]] Doorways drawDoorways(const RoomShape& room, Stream& random);

/// The cells of a vestibule, without memory of their own: most rooms that are drawn fit nowhere.
class HallCells {
public:
    static constexpr std::size_t most = 15;

    void add(Cell cell) { m_cells[m_count++] = cell; }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] Cell operator[](std::size_t number) const { return m_cells[number]; }
    [[nodiscard]] Cell front() const { return m_cells[0]; }
    [[nodiscard]] Cell back() const { return m_cells[m_count - 1]; }
    [[nodiscard]] const Cell* begin() const { return m_cells.data(); }
    [[nodiscard]] const Cell* end() const { return m_cells.data() + m_count; }
    [[nodiscard]] Cell* begin() { return m_cells.data(); }
    [[nodiscard]] Cell* end() { return m_cells.data() + m_count; }

private:
    std::array<Cell, most> m_cells{};
    std::size_t m_count = 0;
};

struct AttachedRoom {
    RoomShape room;
    RoomShape all;     ///< the room and its hall
    HallCells hall;    ///< of a vestibule, from the room on; empty where it has none
    Doorways doorways; ///< of the vestibule where there is one, else of the room
};

/// In `vestibules` of 100,000 cases, a hall leads on from a doorway of the room, straight ahead or, at its end, to a
/// side. The doorway of the room is its first cell.
[[nodiscard]] AttachedRoom drawAttachedRoom(const RoomShape& room, std::uint64_t vestibules, Stream& random);

} // namespace delve::generation

#pragma once

#include "generation/level/sides.h"
#include "generation/random/stream.h"
#include "generation/stages/room_shape.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

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

struct AttachedRoom {
    RoomShape room;
    RoomShape all;          ///< the room and its hall
    std::vector<Cell> hall; ///< of a vestibule, from the room on; empty where it has none
    Doorways doorways;      ///< of the vestibule where there is one, else of the room
};

/// In `vestibules` of 100,000 cases, a hall leads on from a doorway of the room, straight ahead or, at its end, to a
/// side. The doorway of the room is its first cell.
[[nodiscard]] AttachedRoom drawAttachedRoom(const RoomShape& room, std::uint64_t vestibules, Stream& random);

} // namespace delve::generation

#pragma once

#include "generation/level/geometry.h"
#include "generation/level/properties.h"
#include "generation/level/rare_text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Rooms, why two of them are joined (links), and the cells that join them (halls).
namespace delve {

/// Cells in a row: to the right of `at`, or downward.
struct Run {
    Cell at;
    std::int32_t length = 0;
    bool down = false;

    [[nodiscard]] constexpr Rect area() const {
        return down ? Rect{at.x, at.y, 1, length} : Rect{at.x, at.y, length, 1};
    }
    [[nodiscard]] constexpr Cell last() const {
        return down ? Cell{at.x, at.y + length - 1} : Cell{at.x + length - 1, at.y};
    }
    friend constexpr bool operator==(const Run&, const Run&) = default;
};

/// In memory a room is its place in the level's list; the name that files use is Room::id.
using RoomId = std::uint32_t;
inline constexpr RoomId noRoom = 0xffffffff;

enum class RoomKind : std::uint8_t { Room, Store, Boss, Start, Site, House };
enum class LinkKind : std::uint8_t { Candidate, Tree, Extra, Near, Sibling, Hall, Repair };

[[nodiscard]] std::string_view nameOf(RoomKind kind);
[[nodiscard]] std::string_view nameOf(LinkKind kind);
[[nodiscard]] std::optional<RoomKind> roomKindFromName(std::string_view name);
[[nodiscard]] std::optional<LinkKind> linkKindFromName(std::string_view name);

struct Room {
    std::string id; ///< stable: kind and place of birth, "room-1-1"; unique in its level
    RoomKind kind = RoomKind::Room;
    Rect box;
    std::vector<Run> shape;   ///< its cells, where it is no rectangle; empty otherwise
    std::optional<Cell> from; ///< the point it grew from
    Properties properties;
    RareText unknown; ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const Room&, const Room&) = default;
};

struct Link {
    RoomId a = noRoom;
    RoomId b = noRoom;
    LinkKind kind = LinkKind::Hall;
    RareText unknown;

    friend bool operator==(const Link&, const Link&) = default;
};

/// The cells that carry a link of the same kind. A hall may end in no room (a repair that joins two caves): noRoom.
struct Hall {
    RoomId a = noRoom;
    RoomId b = noRoom;
    std::vector<Run> runs;
    RareText unknown;
    LinkKind kind = LinkKind::Hall;

    friend bool operator==(const Hall&, const Hall&) = default;
};

} // namespace delve

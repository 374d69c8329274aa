#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A row of a world's table of purposes: what a room may be for, which rooms suit it, and how it is furnished.
namespace delve {

enum class ThingKind : std::uint8_t;

/// What a room must look like.
enum class RoomForm : std::uint8_t { Any, Rectangle, Round, Cave };

/// Where a room must lie among the others.
enum class RoomPlace : std::uint8_t {
    Anywhere,
    DeadEnd,    ///< with one way in
    Hub,        ///< with at least four
    Chokepoint, ///< nobody reaches the goal without passing it
    OnTheWay,   ///< the shortest way to the goal leads through it
    OffTheWay,
};

/// What a piece of furniture is.
enum class PieceKind : std::uint8_t {
    Decoration, ///< a tile that is only drawn
    Tile,       ///< a tile in place of the floor
    Thing,
};

/// Where it stands in a room, on both sides of the room's axis alike.
enum class PiecePlace : std::uint8_t {
    Centre,
    Aisle, ///< along the axis
    Pairs, ///< a line on either side of the axis, a cell apart
    Rows,  ///< across the axis, with the aisle free
    Walls,
    Corners,
};

struct Furnishing {
    PieceKind kind = PieceKind::Decoration;
    std::string piece; ///< the name of the tile, or of the kind of thing
    PiecePlace place = PiecePlace::Centre;
    std::int64_t least = 1; ///< pieces in a room, drawn between the two
    std::int64_t most = 1;
    std::string unknown; ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const Furnishing&, const Furnishing&) = default;
};

inline constexpr std::int64_t maxRoomCells = 1'000'000;
inline constexpr std::int64_t maxPieces = 1000;
inline constexpr std::size_t maxFurnishings = 32;

struct Purpose {
    std::string name; ///< what a room is then called
    std::string text; ///< a sentence about such a room; signs in it say it, too
    std::int64_t leastCells = 1;
    std::int64_t mostCells = maxRoomCells;
    RoomForm form = RoomForm::Any;
    RoomPlace place = RoomPlace::Anywhere;
    std::int64_t fromDepth = 0; ///< how far from the start, in percent of the way to the goal
    std::int64_t toDepth = 100;
    bool water = false;      ///< only beside water
    bool landmark = false;   ///< at most once in a level
    std::int64_t weight = 1; ///< its share among the purposes that suit a room
    std::vector<Furnishing> furniture;
    std::string unknown;

    friend bool operator==(const Purpose&, const Purpose&) = default;
};

/// The property of a room that names its purpose: a text.
inline constexpr std::string_view purposeProperty = "purpose";

[[nodiscard]] std::string_view nameOf(RoomForm form);
[[nodiscard]] std::string_view nameOf(RoomPlace place);
[[nodiscard]] std::string_view nameOf(PieceKind kind);
[[nodiscard]] std::string_view nameOf(PiecePlace place);
[[nodiscard]] std::optional<RoomForm> roomFormFromName(std::string_view name);
[[nodiscard]] std::optional<RoomPlace> roomPlaceFromName(std::string_view name);
[[nodiscard]] std::optional<PieceKind> pieceKindFromName(std::string_view name);
[[nodiscard]] std::optional<PiecePlace> piecePlaceFromName(std::string_view name);
/// "any, rectangle, round, cave": all words, for messages.
[[nodiscard]] std::string roomForms();
[[nodiscard]] std::string roomPlaces();
[[nodiscard]] std::string piecePlaces();

/// The kinds of things that may be furniture.
[[nodiscard]] std::span<const ThingKind> furnitureThings();
[[nodiscard]] bool isFurniture(std::string_view thing);

} // namespace delve

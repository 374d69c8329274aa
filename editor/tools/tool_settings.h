#pragma once

#include "generation/level/properties.h"
#include "generation/level/room.h"
#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <cstddef>
#include <cstdint>
#include <optional>

/// The settings of the tools: one value for all of them, so that a brush and a shape paint the same tile. Owned by the
/// tool controller.
namespace delve::editor {

enum class BrushForm : std::uint8_t { Square, Round };
enum class ShapeForm : std::uint8_t { Rectangle, Ellipse, Line };
/// Horizontal: painting on the left is repeated on the right.
enum class Symmetry : std::uint8_t { None, Horizontal, Vertical, Both, QuarterTurns };
/// What is mirrored at: the sum of a column and its image, and that of a row and its image. So an even number lies in
/// the middle of a cell, and an odd one between two.
struct SymmetryAxis {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend bool operator==(const SymmetryAxis&, const SymmetryAxis&) = default;
};
/// How a new selection combines with the existing one.
enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };
/// What the pin tool pins.
enum class PinTarget : std::uint8_t { Cells, Rooms, Things };

struct ToolSettings {
    static constexpr int largestBrush = 64;

    Tile tile = Tile::Floor;
    ThingKind thing = ThingKind::Flower;
    Properties thingFields; ///< of placed things; their kind's defaults for missing ones
    int brushSize = 1;      ///< in cells, up to largestBrush
    BrushForm brushForm = BrushForm::Square;
    ShapeForm shape = ShapeForm::Rectangle;
    bool filled = true; ///< shapes: include their inside
    Symmetry symmetry = Symmetry::None;
    std::optional<SymmetryAxis> axis; ///< nothing: the middle of the map
    RoomKind roomKind = RoomKind::Room;
    Combine combine = Combine::Replace; ///< unless a key says otherwise
    PinTarget pinTarget = PinTarget::Cells;
    bool pins = true;                 ///< painting pins the painted cells; placing and erasing things pins, too
    bool pastesVoid = true;           ///< pieces that are pasted or moved lay down their void cells, too
    bool leavesGround = true;         ///< cells that are moved away leave the level's floor, not void
    std::optional<std::size_t> layer; ///< the decoration layer that is painted; nothing: the level's own tiles

    friend bool operator==(const ToolSettings&, const ToolSettings&) = default;
};

} // namespace delve::editor

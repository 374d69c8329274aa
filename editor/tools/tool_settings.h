#pragma once

#include "generation/level/properties.h"
#include "generation/level/room.h"
#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <cstddef>
#include <cstdint>
#include <optional>

/// What a person sets for the tools: one value for all of them, so that a brush and a shape paint the same tile. Kept
/// by the hand that holds the tools.
namespace delve::editor {

enum class BrushForm : std::uint8_t { Square, Round };
enum class ShapeForm : std::uint8_t { Rectangle, Ellipse, Line };
/// Horizontal: what is painted on the left appears on the right as well. About the middle of the map.
enum class Symmetry : std::uint8_t { None, Horizontal, Vertical, Both, QuarterTurns };
/// What a new selection does with the one that is there.
enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };
/// What the pin tool takes hold of.
enum class PinTarget : std::uint8_t { Cells, Rooms, Things };

struct ToolSettings {
    static constexpr int largestBrush = 64;

    Tile tile = Tile::Floor;
    ThingKind thing = ThingKind::Flower;
    Properties thingFields; ///< of the things that are placed; the defaults of their kind where nothing is said
    int brushSize = 1;      ///< in cells, up to largestBrush
    BrushForm brushForm = BrushForm::Square;
    ShapeForm shape = ShapeForm::Rectangle;
    bool filled = true; ///< shapes: with what they enclose
    Symmetry symmetry = Symmetry::None;
    RoomKind roomKind = RoomKind::Room;
    Combine combine = Combine::Replace; ///< where no key says another
    PinTarget pinTarget = PinTarget::Cells;
    bool pins = true;                 ///< painting pins what it paints; placing and erasing a thing pins that too
    std::optional<std::size_t> layer; ///< the decoration layer that is painted; nothing: the level's own tiles

    friend bool operator==(const ToolSettings&, const ToolSettings&) = default;
};

} // namespace delve::editor

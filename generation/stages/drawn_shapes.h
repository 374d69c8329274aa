#pragma once

#include "generation/random/stream.h"
#include "generation/stages/room_shape.h"

#include <cstdint>

/// Rooms of several kinds, drawn apart from any map.
namespace delve::generation {

enum class ShapeKind : std::uint8_t {
    Boxes,     ///< two boxes that cross
    Plus,      ///< two bars that cross in their middle
    Rectangle, ///< a plain one
    Disc,
    Discs,  ///< many that overlap
    Cave,   ///< low, narrow or wide
    Cavern, ///< a large cave
};

/// Connected, and in the corner of its box. None but the rectangle fills its box.
[[nodiscard]] RoomShape drawShape(ShapeKind kind, Stream& random);

} // namespace delve::generation

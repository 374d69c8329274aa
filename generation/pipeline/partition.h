#pragma once

#include "generation/level/geometry.h"
#include "generation/level/room.h"

#include <cstdint>

namespace delve::generation {

/// A node of a partition of the map: leaves hold a room each, inner nodes have two children.
struct PartitionNode {
    static constexpr std::uint32_t none = 0xffffffff;
    Rect zone; ///< the part of the map that was split off
    Rect box;  ///< what its rooms take up: a leaf's floor, an inner node's bounding box
    std::uint32_t children[2] = {none, none};
    RoomId room = noRoom; ///< of a leaf

    [[nodiscard]] bool leaf() const { return children[0] == none; }
};

} // namespace delve::generation

#pragma once

#include "editor/skins/pieces.h"
#include "generation/level/tile.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

/// What one cell looks like, and the tiles around it that decide about it: see Looks.
namespace delve::editor {

struct Look {
    Tile tile = Tile::Void;
    /// Raised: the open sides. Ground: the sides that cast shade. Opening: 1 if it is seen from the side. Only bits
    /// that change the picture are set.
    std::uint8_t sides = 0;
    std::uint8_t variant = 0;
    bool pieces = false; ///< drawn from pictures: `sides` is the slot of the tile, and `variant` its frame

    friend bool operator==(const Look&, const Look&) = default;
};

/// The edge of a tile, drawn into one that lies beside it.
struct EdgeLook {
    Tile tile = Tile::Void;
    std::uint8_t piece = 0; ///< on which sides its tile lies: see pieceFor()
    std::uint8_t variant = 0;
    Tile onto = Tile::Void; ///< a tile that stands for all on which it looks the same

    friend bool operator==(const EdgeLook&, const EdgeLook&) = default;
};

/// What a cell shows of its tile, the lower one first.
struct CellLooks {
    Look ground;
    std::optional<Look> above = {}; ///< what stands on it, or is drawn over it
};

/// The edges in a cell, the lowest first.
struct EdgeLooks {
    static constexpr std::size_t most = 4;
    std::array<EdgeLook, most> list;
    std::size_t count = 0;
    [[nodiscard]] std::span<const EdgeLook> all() const { return std::span(list).first(count); }
};

/// Rows of tiles: each pointer is to the tile of the column at hand, with one more on both sides.
struct Around {
    const Tile* above;
    const Tile* here;
    const Tile* below;
    std::array<const Tile*, maxFaceRows> further{}; ///< the rows below that; null: as if the map ended there
};

} // namespace delve::editor

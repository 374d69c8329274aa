#pragma once

#include "editor/drawing/tile_art.h"
#include "generation/level/geometry.h"
#include "generation/level/tile.h"

#include <cstdint>
#include <vector>

/// What a cell looks like, given its neighbours and its place: which of its tile's pictures it shows.
namespace delve::editor {

/// The sides of a cell, as bits of a Look.
enum Side : std::uint8_t {
    North = 1,
    East = 2,
    South = 4,
    West = 8,
    NorthEast = 16,
    SouthEast = 32,
    SouthWest = 64,
    NorthWest = 128,
};

struct Look {
    Tile tile = Tile::Void;
    /// Raised: the open sides. Ground: the sides that cast shade. Water: the sides that are banks. Opening: 1 if it is
    /// seen from the side. Only bits that change the picture are set.
    std::uint8_t sides = 0;
    std::uint8_t variant = 0;

    friend bool operator==(const Look&, const Look&) = default;
};

class Looks {
public:
    explicit Looks(const TileCatalogue& catalogue);

    /// The look of *here. Reads the neighbouring tiles in its row and in the rows above and below.
    [[nodiscard]] Look of(const Tile* above, const Tile* here, const Tile* below, Cell place) const;

    struct Trait {
        const TileArt* art = nullptr; ///< null: drawn by colour and glyph
        Relief relief = Relief::Flat;
        bool raised = false;
        bool stands = false; ///< raised, or an opening in a raised tile
        std::uint8_t variants = 1;
    };
    [[nodiscard]] const Trait& trait(Tile tile) const {
        const auto id = static_cast<std::size_t>(tile);
        return m_traits[id < m_traits.size() ? id : 0];
    }

private:
    [[nodiscard]] bool raised(Tile tile) const { return trait(tile).raised; }
    [[nodiscard]] bool stands(Tile tile) const { return trait(tile).stands; }
    [[nodiscard]] bool open(Tile tile) const { return tile != Tile::Void && !stands(tile); }
    [[nodiscard]] bool showsFace(const Tile* south) const;
    [[nodiscard]] bool isSeenFromTheSide(const Tile* above, const Tile* here, const Tile* below) const;
    [[nodiscard]] std::uint8_t shadesOf(const Tile* above, const Tile* here) const;
    [[nodiscard]] std::uint8_t openSidesOf(const Tile* above, const Tile* here, const Tile* below) const;
    [[nodiscard]] std::uint8_t banksOf(const Tile* above, const Tile* here, const Tile* below) const;

    std::vector<Trait> m_traits;
};

/// A pseudo-random number for a place, always the same: for drawing only.
[[nodiscard]] std::uint32_t mixed(std::int32_t x, std::int32_t y, std::uint32_t salt = 0);
/// Distributes variants over the map: the same cell always shows the same one, and the first is the most common.
[[nodiscard]] std::uint8_t variantAt(Cell place, std::uint8_t variants);

} // namespace delve::editor

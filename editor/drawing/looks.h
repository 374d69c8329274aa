#pragma once

#include "editor/drawing/tile_art.h"
#include "generation/level/geometry.h"
#include "generation/level/tile.h"

#include <cstdint>
#include <vector>

/// What a cell looks like, given the tiles beside it and its place: which of its tile's pictures it shows.
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
    /// Raised: the sides that are open. Ground: the sides that throw shade. Water: the sides that are banks. Opening:
    /// 1 where it is seen from the side. Only what makes a difference to the picture is set.
    std::uint8_t sides = 0;
    std::uint8_t variant = 0;

    friend bool operator==(const Look&, const Look&) = default;
};

class Looks {
public:
    explicit Looks(const TileCatalogue& catalogue);

    /// The look of *here. The tiles before and after it, and those of the rows above and below, are read.
    [[nodiscard]] Look of(const Tile* above, const Tile* here, const Tile* below, Cell place) const;

    struct Trait {
        const TileArt* art = nullptr; ///< null: drawn by colour and glyph
        Relief relief = Relief::Flat;
        bool raised = false;
        bool stands = false; ///< raised, or an opening in what is
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

/// A number for a place, the same each time, that looks like chance: for drawing only.
[[nodiscard]] std::uint32_t mixed(std::int32_t x, std::int32_t y, std::uint32_t salt = 0);
/// Spreads variants over the map: the same cell always shows the same one, and the first is the most common.
[[nodiscard]] std::uint8_t variantAt(Cell place, std::uint8_t variants);

} // namespace delve::editor

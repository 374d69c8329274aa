#pragma once

#include "generation/level/level.h"

#include <array>
#include <optional>
#include <vector>

/// A piece of a map that was copied: cells of any shape with what stands on them. What floats, what a stamp is, and
/// what the clipboard holds. A value; tiles are shared with the level where their chunks allow it.
namespace delve::editor {

enum class PatchTurn : std::uint8_t { FlipX, FlipY, Rotate }; ///< Rotate: a quarter, clockwise

class Patch {
public:
    Patch() = default;
    /// What a level holds in the cells that are set; all of it where `cells` has no size. With the tiles of a layer
    /// instead of things and the level's own, where one is given.
    [[nodiscard]] static Patch of(const Level& level, const TileCatalogue& tiles, const BitGrid& cells,
                                  std::optional<std::size_t> layer = {});

    [[nodiscard]] bool empty() const { return m_tiles.size().area() == 0; }
    [[nodiscard]] Size size() const { return m_tiles.size(); }
    /// Where its first cell was in the level that it was copied from.
    [[nodiscard]] Cell origin() const { return m_origin; }
    [[nodiscard]] const Grid& tiles() const { return m_tiles; }
    [[nodiscard]] const BitGrid& cells() const { return m_cells; }
    [[nodiscard]] const std::vector<Thing>& things() const { return m_things; } ///< their cells are the patch's own
    [[nodiscard]] const TileCatalogue& catalogue() const { return m_catalogue; }

    [[nodiscard]] std::optional<std::size_t> layer() const { return m_layer; } ///< that it was copied from

    [[nodiscard]] Patch turned(PatchTurn turn) const;
    /// With the tiles of another catalogue, by their names; a tile that it lacks is left out.
    [[nodiscard]] Patch in(const TileCatalogue& catalogue) const;

    /// Lays it on a level with its first cell at `at`: its tiles, and its things in the place of those that stood
    /// there, or of those of which a level has but one. With `pins`, all of it is pinned. Gives the cells that changed.
    Rect layOn(Level& level, Cell at, bool pins) const;
    /// Its cells, as a selection of a level of this size, were it laid down at `at`.
    [[nodiscard]] BitGrid cellsAt(Cell at, Size size) const;

    friend bool operator==(const Patch& a, const Patch& b) {
        return a.m_origin == b.m_origin && a.m_cells == b.m_cells && a.m_tiles == b.m_tiles &&
               a.m_things == b.m_things && a.m_catalogue == b.m_catalogue && a.m_layer == b.m_layer;
    }

private:
    void takeTiles(const Grid& from, const Rect& area);
    void layTiles(Grid& tiles, Cell at) const;
    [[nodiscard]] std::vector<Cell> layThings(Level& level, Cell at, bool pins) const;

    Cell m_origin;
    BitGrid m_cells;
    Grid m_tiles;
    std::vector<Thing> m_things;
    TileCatalogue m_catalogue;
    std::optional<std::size_t> m_layer; ///< that it was copied from, and is laid on again
};

/// A piece of more cells is shown by its frame alone while it follows the mouse.
inline constexpr std::int64_t maxCellsShown = 512 * 512;

/// Empties cells of a level: void, or bare of the layer's tiles where one is given, and without things.
void clearCells(Level& level, const BitGrid& cells, std::optional<std::size_t> layer, bool pins);

/// What keys 1 to 9 recall.
using Stamps = std::array<std::optional<Patch>, 9>;

} // namespace delve::editor

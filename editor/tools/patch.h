#pragma once

#include "editor/tools/tool_settings.h"
#include "generation/level/level.h"

#include <optional>
#include <vector>

/// A copied piece of a map: cells of any shape with the things on them. Used for floating pieces, stamps and the
/// clipboard. A value; tiles are shared with the level if their chunks allow it.
namespace delve::editor {

enum class PatchTurn : std::uint8_t { FlipX, FlipY, Rotate }; ///< Rotate: a quarter, clockwise

class Patch {
public:
    Patch() = default;
    /// Copies what a level holds in the set cells, or all of it if `cells` has no size. If a layer is given, copies
    /// that layer's tiles instead of the things and the level's own tiles.
    [[nodiscard]] static Patch of(const Level& level, const TileCatalogue& tiles, const BitGrid& cells,
                                  std::optional<std::size_t> layer = {});

    [[nodiscard]] bool empty() const { return m_tiles.size().area() == 0; }
    [[nodiscard]] Size size() const { return m_tiles.size(); }
    /// The place of its first cell in the level that it was copied from.
    [[nodiscard]] Cell origin() const { return m_origin; }
    [[nodiscard]] const Grid& tiles() const { return m_tiles; }
    [[nodiscard]] const BitGrid& cells() const { return m_cells; }
    [[nodiscard]] const std::vector<Thing>& things() const { return m_things; } ///< their cells are the patch's own
    [[nodiscard]] const TileCatalogue& catalogue() const { return m_catalogue; }

    [[nodiscard]] std::optional<std::size_t> layer() const { return m_layer; } ///< that it was copied from

    [[nodiscard]] Patch turned(PatchTurn turn) const;
    /// Converted to the tiles of another catalogue, by name; tiles that it lacks are left out.
    [[nodiscard]] Patch in(const TileCatalogue& catalogue) const;

    /// Without its cells of void: what lies below these stays.
    [[nodiscard]] Patch withoutVoid() const;

    /// Lays it on a level with its first cell at `at`: its tiles, and its things. They replace things that stand there,
    /// and those of which a level has only one. With `pins`, pins all of it. Returns the changed cells.
    Rect layOn(Level& level, Cell at, bool pins) const;
    /// Its cells as a selection in a level of this size, if it were laid at `at`.
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
    std::optional<std::size_t> m_layer; ///< that it was copied from and is laid on
};

/// A piece with more cells is shown only as a frame while it follows the mouse.
inline constexpr std::int64_t maxCellsShown = 512 * 512;

/// Clears cells of a level and removes their things: sets void, or clears the given layer's tiles.
void clearCells(Level& level, const BitGrid& cells, std::optional<std::size_t> layer, bool pins);

/// The floor of a level around some cells: the most common plain ground within a few cells of them, or the built-in
/// floor where there is none.
[[nodiscard]] Tile groundAround(const Level& level, const TileCatalogue& tiles, const BitGrid& cells);
/// Cells that are moved away: cleared, and, unless they were void or on a layer, laid with the level's floor if the
/// settings want it.
void clearMoved(Level& level, const TileCatalogue& tiles, const BitGrid& cells, const ToolSettings& settings);

} // namespace delve::editor

#pragma once

#include "editor/tools/tool.h"

#include <vector>

namespace delve::editor {

/// A level while a gesture paints it. Painting is repeated at the mirror images, limited to the selection, and pinned
/// at the end. Owned by the drag that paints.
class Painting {
public:
    explicit Painting(const Canvas& canvas);

    [[nodiscard]] const Level& before() const { return m_before; }
    /// The tiles being painted, in their original state: the level's own, or those of the chosen layer.
    [[nodiscard]] const Grid& tilesBefore() const;
    [[nodiscard]] const Grid& tiles() const;

    void paint(const Rect& area, Tile tile);
    void paint(const Run& run, Tile tile) { paint(run.area(), tile); }
    /// The cells that are set in a grid of the level's size.
    void paint(const BitGrid& cells, Tile tile);
    /// Removes the things in the cells painted so far, and keeps these cells empty.
    void eraseThings();
    /// Starts again from the original level.
    void restart();

    /// The level in its current state, and where it changed since the last call.
    [[nodiscard]] Preview preview();
    [[nodiscard]] Edit finish() const;
    /// The resulting edit. In its name, %n is the number of painted cells, and %1 the tile, if one is given.
    [[nodiscard]] GestureOutcome outcome(const Text& name, std::optional<Tile> tile = {}) const;

private:
    [[nodiscard]] Grid& written();
    void paintHere(const Rect& area, Tile tile);
    void paintChunk(const BitGrid& cells, std::size_t chunk, Tile tile);
    [[nodiscard]] std::int64_t cellsPainted() const;

    Level m_before;
    Level m_after;
    Selection m_within;
    Symmetry m_symmetry;
    SymmetryAxis m_axis;
    bool m_pins;
    TileCatalogue m_catalogue;
    std::optional<std::size_t> m_layer;
    BitGrid m_painted;
    std::size_t m_erasedThings = 0;
    Rect m_area;  ///< around all that was painted
    Rect m_fresh; ///< around what was painted or reverted since the last preview
};

/// The name of a step that lays a tile: %1 in the text is the tile, %n the number of cells.
[[nodiscard]] Message stepWithTile(const Text& text, const TileCatalogue& tiles, Tile tile, std::int64_t cells);
/// The tiles that a tool paints or reads: the level's own, or those of the chosen layer.
[[nodiscard]] const Grid& paintedTiles(const Canvas& canvas);

} // namespace delve::editor

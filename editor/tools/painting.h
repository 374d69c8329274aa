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
    /// The resulting edit, with the number of painted cells for %n in the name.
    [[nodiscard]] GestureOutcome outcome(const Text& name) const;

private:
    [[nodiscard]] Grid& written();
    void paintHere(const Rect& area, Tile tile);
    void paintChunk(const BitGrid& cells, std::size_t chunk, Tile tile);
    [[nodiscard]] std::int64_t cellsPainted() const;

    Level m_before;
    Level m_after;
    Selection m_within;
    Symmetry m_symmetry;
    bool m_pins;
    std::optional<std::size_t> m_layer;
    BitGrid m_painted;
    std::size_t m_erasedThings = 0;
    Rect m_area;  ///< around all that was painted
    Rect m_fresh; ///< around what was painted or reverted since the last preview
};

/// The images of an area under a symmetry of a map, itself the first; each once.
[[nodiscard]] std::vector<Rect> mirrored(const Rect& area, Symmetry symmetry, Size size);

/// Cells of a map with their mirror images; invalid if it was stopped.
[[nodiscard]] BitGrid withImages(const BitGrid& cells, Symmetry symmetry, const MustStop& stopped = {});
/// The tiles that a tool paints or reads: the level's own, or those of the chosen layer.
[[nodiscard]] const Grid& paintedTiles(const Canvas& canvas);

} // namespace delve::editor

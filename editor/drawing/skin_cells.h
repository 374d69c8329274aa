#pragma once

#include "editor/drawing/looks.h"
#include "generation/level/level.h"

#include <span>
#include <vector>

/// Which pieces of a skin's pictures the cells of a level are drawn with: what exports write as tile ids. Composed,
/// lowest first, they are the picture that the program draws at the skin's own cell size.
namespace delve::editor {

/// What one cell is drawn with.
struct PiecesOfCell {
    std::array<Piece, 2> pieces;
    std::uint8_t count = 0;
    bool byCode = false; ///< something of it is drawn by code, and not among the pieces

    [[nodiscard]] std::span<const Piece> all() const { return std::span(pieces).first(count); }
};

class SkinCells {
public:
    /// The level outlives it. `skin` is that which it is drawn in: see skinOf().
    SkinCells(const Level& level, const TileCatalogue& catalogue, SharedSkin skin);

    [[nodiscard]] const Skin& skin() const { return m_looks.skin(); }
    /// A row of the tiles of the level, without its decoration layers: as many cells as it is wide.
    [[nodiscard]] std::vector<PiecesOfCell> ground(std::int32_t y) const;
    /// A row of one of its layers. Void cells have no pieces.
    [[nodiscard]] std::vector<PiecesOfCell> layer(const Grid& tiles, std::int32_t y) const;
    /// The frames of the slot that a cell shows the first piece of: more than one where it is animated. `piece` is one
    /// that ground() or layer() gave.
    [[nodiscard]] std::vector<PieceFrame> animationOf(const Piece& piece) const;
    /// The row of the skin's things that draws it, or null.
    [[nodiscard]] const ThingPieces* piecesOf(const Thing& thing) const;

private:
    const Level& m_level;
    Looks m_looks;
};

} // namespace delve::editor

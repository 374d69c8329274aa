#pragma once

#include "editor/drawing/cell_pieces.h"
#include "generation/level/level.h"
#include "generation/level/result.h"

#include <vector>

namespace delve::generation {
class Feedback;
}

namespace delve::editor {

/// A layer of a level as numbers of pieces, row by row.
struct PieceLayer {
    const DecorationLayer* decoration = nullptr; ///< null: the level's own tiles
    std::vector<CellPieces::Number> cells;
};

/// The layers of a level, the lowest first: drawn over one another they are its picture without things. A cell that
/// another layer hides has a piece, too, so that every tile can be read back.
[[nodiscard]] Result<std::vector<PieceLayer>> pieceLayersOf(const Level& level, CellPieces& pieces,
                                                            generation::Feedback* feedback = nullptr);

} // namespace delve::editor

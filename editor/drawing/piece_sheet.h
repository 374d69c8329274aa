#pragma once

#include "editor/drawing/cell_pieces.h"
#include "generation/level/result.h"

#include <QIODevice>

namespace delve::generation {
class Feedback;
}

/// The picture of a tileset: pieces in rows, in the order of their numbers.
namespace delve::editor {

/// Its columns and rows: about a square.
[[nodiscard]] Size sheetOf(CellPieces::Number count, int pixels);
/// Fails if it would be too large.
[[nodiscard]] Done checkPieces(const CellPieces& pieces);
/// As PNG.
[[nodiscard]] Done writePieces(CellPieces& pieces, QIODevice& into, generation::Feedback* feedback);

} // namespace delve::editor

#pragma once

#include "editor/skins/pieces.h"
#include "generation/level/geometry.h"
#include "generation/level/text.h"

#include <QImage>

#include <span>
#include <string_view>
#include <vector>

/// The usual ways in which the pieces of a joined tile lie in a picture, so that nobody has to name each of them.
namespace delve::editor {

/// Pieces that lie as they are used. Where a number comes twice, the first place counts; -1: nothing lies there.
struct SheetTemplate {
    std::string_view id;
    Text label;
    Joining joining;
    std::int32_t columns;
    std::int32_t rows;
    const std::int16_t*
        numbers; ///< row by row, which sides are the same: as blobNumbers(), or as slotFor() counts them
};

[[nodiscard]] std::span<const SheetTemplate> sheetTemplates();
[[nodiscard]] const SheetTemplate* findSheetTemplate(std::string_view id);
/// Those that a picture of so many pieces may be.
[[nodiscard]] std::vector<const SheetTemplate*> templatesFor(Size pieces);
/// The slots of a tile whose template begins at this piece of a picture with so many columns.
[[nodiscard]] std::vector<PieceSlot> slotsOf(const SheetTemplate& sheet, std::uint16_t picture, Cell first,
                                             std::int32_t columns);

/// RPG Maker's autotiles: pieces are made of quarters. `block` is the part of the picture, in pixels: 2 x 3 tiles for a
/// ground (A2) or the top of a wall (A4), 2 x 2 for the side of a wall (A4). Null where the size does not fit.
/// The 47 pieces of a ground, in the order of blobNumbers(), in rows of 12.
[[nodiscard]] QImage groundOfQuarters(const QImage& block);
/// The pieces of a face of so many rows: four in a row, as FaceRow has them.
[[nodiscard]] QImage faceOfQuarters(const QImage& block, std::int32_t rows);
/// A tile of such pictures, one after the other in one picture of 12 columns: first the ground, then the rows of the
/// face, each of which begins a new row.
struct QuarterTile {
    QImage picture; ///< null: the blocks do not fit
    std::vector<PieceSlot> pieces = {};
    std::vector<FaceRow> face = {};
};
/// `side` may be null: then it is a ground.
[[nodiscard]] QuarterTile tileOfQuarters(const QImage& top, const QImage& side, std::int32_t faceRows);

} // namespace delve::editor

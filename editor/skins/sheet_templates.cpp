#include "editor/skins/sheet_templates.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

/// A blob that joins itself on all sides (cr31, 2006).
constexpr std::array<std::int16_t, 49> blob7x7{
    0,  4,   92,  124, 116, 80,  0,   //
    16, 20,  87,  223, 241, 21,  64,  //
    29, 117, 85,  71,  221, 125, 112, //
    31, 253, 113, 28,  127, 247, 209, //
    23, 199, 213, 95,  255, 245, 81,  //
    5,  84,  93,  119, 215, 193, 17,  //
    0,  1,   7,   197, 69,  68,  65,
};

/// What Godot's documentation calls 3x3 minimal; most programs that make blobs write it.
constexpr std::array<std::int16_t, 48> blob12x4{
    16, 20, 84, 80, 213, 92,  116, 87,  28, 125, 124, 112, //
    17, 21, 85, 81, 29,  127, 253, 113, 31, 119, -1,  245, //
    1,  5,  69, 65, 23,  223, 247, 209, 95, 255, 221, 241, //
    0,  4,  68, 64, 117, 71,  197, 93,  7,  199, 215, 193,
};

/// One that joins itself on all sides: a frame with a middle, a column, a row, and one alone. 1 north, 2 east, 4 south,
/// 8 west.
constexpr std::array<std::int16_t, 16> edges4x4{
    4, 6, 14, 12, //
    5, 7, 15, 13, //
    1, 3, 11, 9,  //
    0, 2, 10, 8,
};

constexpr std::array<SheetTemplate, 3> templates{{
    {"blob-12x4", DELVE_TEXT("skin", "Blob, 12 x 4 (Godot 3x3 minimal)"), Joining::Blob, 12, 4, blob12x4.data()},
    {"blob-7x7", DELVE_TEXT("skin", "Blob, 7 x 7"), Joining::Blob, 7, 7, blob7x7.data()},
    {"edges-4x4", DELVE_TEXT("skin", "Edges, 4 x 4"), Joining::Edges, 4, 4, edges4x4.data()},
}};

std::size_t slotOfNumber(Joining joining, std::int16_t number) {
    if (joining != Joining::Blob) return static_cast<std::size_t>(number);
    const auto& numbers = blobNumbers();
    return static_cast<std::size_t>(std::ranges::lower_bound(numbers, number) - numbers.begin());
}

/// Which of the two sides beside a quarter, and the corner between them, are the same.
struct Quarter {
    bool across = false; ///< the cell to the east or west
    bool down = false;   ///< the cell to the north or south
    bool corner = false;
};

/// The quarters of a cell: north-west, north-east, south-west, south-east.
std::array<Quarter, 4> quartersOf(unsigned number) {
    const auto has = [number](int bit) { return (number >> bit & 1) != 0; };
    const bool n = has(0), e = has(2), s = has(4), w = has(6);
    return {{{w, n, has(7)}, {e, n, has(1)}, {w, s, has(5)}, {e, s, has(3)}}};
}

/// Where a quarter of a ground lies, in quarters, by where it lies in its cell: the outline fills four rows of four,
/// inner corners are above them on the right.
QPoint groundQuarter(Quarter quarter, int right, int below) {
    if (quarter.across && quarter.down && !quarter.corner) return {2 + right, below};
    const int x = quarter.across ? (right ? 1 : 2) : 3 * right;
    const int y = quarter.down ? (below ? 3 : 4) : 2 + 3 * below;
    return {x, y};
}

/// The same of the side of a wall, which has no corners.
QPoint sideQuarter(Quarter quarter, int right, int below) {
    return {quarter.across ? (right ? 1 : 2) : 3 * right, quarter.down ? (below ? 1 : 2) : 3 * below};
}

template <class Place>
void drawQuarters(QPainter& painter, const QImage& block, QPoint at, int side, unsigned number, Place place) {
    const int half = side / 2;
    const auto quarters = quartersOf(number);
    for (int i = 0; i < 4; ++i) {
        const QPoint from = place(quarters[static_cast<std::size_t>(i)], i % 2, i / 2) * half;
        painter.drawImage(at + QPoint(i % 2, i / 2) * half, block, QRect(from, QSize(half, half)));
    }
}

constexpr int columnsOfQuarters = 12;

/// The side of a tile; 0 where the block is not of so many tiles.
int sideOf(const QImage& block, int across, int down) {
    const int side = block.width() / across;
    return side > 0 && side % 2 == 0 && block.size() == QSize(side * across, side * down) ? side : 0;
}

QImage clearPicture(QSize size) {
    QImage picture(size, QImage::Format_ARGB32);
    picture.fill(0);
    return picture;
}

PieceSlot plainSlot(std::uint16_t picture, std::uint32_t number) { return {{1, {{{picture, number, 0}, 0}}, {}}}; }

} // namespace

std::span<const SheetTemplate> sheetTemplates() { return templates; }

const SheetTemplate* findSheetTemplate(std::string_view id) {
    const auto found = std::ranges::find(templates, id, &SheetTemplate::id);
    return found == templates.end() ? nullptr : &*found;
}

std::vector<const SheetTemplate*> templatesFor(Size pieces) {
    std::vector<const SheetTemplate*> fitting;
    for (const auto& sheet : templates)
        if (Size{sheet.columns, sheet.rows} == pieces) fitting.push_back(&sheet);
    return fitting;
}

std::vector<PieceSlot> slotsOf(const SheetTemplate& sheet, std::uint16_t picture, Cell first, std::int32_t columns) {
    std::vector<PieceSlot> list(slotCount(sheet.joining));
    for (std::int32_t y = 0; y < sheet.rows; ++y)
        for (std::int32_t x = 0; x < sheet.columns; ++x) {
            const auto number = sheet.numbers[y * sheet.columns + x];
            if (number < 0) continue;
            auto& slot = list[slotOfNumber(sheet.joining, number)];
            if (slot.empty())
                slot = plainSlot(picture, static_cast<std::uint32_t>((first.y + y) * columns + first.x + x));
        }
    return list;
}

QImage groundOfQuarters(const QImage& block) {
    const int side = sideOf(block, 2, 3);
    if (side == 0) return {};
    constexpr int rows = (static_cast<int>(blobPieces) + columnsOfQuarters - 1) / columnsOfQuarters;
    QImage picture = clearPicture({columnsOfQuarters * side, rows * side});
    QPainter painter(&picture);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    for (std::size_t i = 0; i < blobPieces; ++i) {
        const auto place = static_cast<int>(i);
        drawQuarters(painter, block, QPoint(place % columnsOfQuarters, place / columnsOfQuarters) * side, side,
                     blobNumbers()[i], groundQuarter);
    }
    return picture;
}

QImage faceOfQuarters(const QImage& block, std::int32_t rows) {
    const int side = sideOf(block, 2, 2);
    if (side == 0 || rows < 1 || rows > static_cast<std::int32_t>(maxFaceRows)) return {};
    QImage picture = clearPicture({4 * side, rows * side});
    QPainter painter(&picture);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < 4; ++x) {
            const bool west = x >= 2, east = x == 1 || x == 2; // alone, left end, middle, right end
            const unsigned number =
                (y > 0 ? 1u : 0u) | (east ? 4u : 0u) | (y + 1 < rows ? 16u : 0u) | (west ? 64u : 0u);
            drawQuarters(painter, block, QPoint(x, y) * side, side, number, sideQuarter);
        }
    return picture;
}

QuarterTile tileOfQuarters(const QImage& top, const QImage& side, std::int32_t faceRows) {
    const QImage ground = groundOfQuarters(top);
    const QImage face = side.isNull() ? QImage() : faceOfQuarters(side, faceRows);
    if (ground.isNull() || (!side.isNull() && (face.isNull() || side.width() != top.width()))) return {};
    QuarterTile tile{clearPicture({ground.width(), ground.height() + face.height()})};
    QPainter painter(&tile.picture);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(0, 0, ground);
    if (!face.isNull()) painter.drawImage(0, ground.height(), face);
    for (std::uint32_t i = 0; i < blobPieces; ++i) tile.pieces.push_back(plainSlot(0, i));
    const auto rowsOfGround = static_cast<std::uint32_t>(ground.height() / (top.width() / 2));
    for (std::uint32_t y = 0; !face.isNull() && y < static_cast<std::uint32_t>(faceRows); ++y) {
        FaceRow row;
        for (std::uint32_t x = 0; x < 4; ++x) row.push_back(plainSlot(0, (rowsOfGround + y) * columnsOfQuarters + x));
        tile.face.push_back(std::move(row));
    }
    return tile;
}

} // namespace delve::editor

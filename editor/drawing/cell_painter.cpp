#include "editor/drawing/cell_painter.h"

#include "editor/drawing/veils.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace delve::editor {
namespace {

/// Smaller cells show a thing as a square dot.
constexpr int minPixelsOfThings = 7;
/// In smaller cells an edge is less than a pixel wide.
constexpr int minPixelsOfEdges = 6;

/// The part of a sprite that falls into the window, and where.
struct Clip {
    QRect target; ///< in the window
    QPoint from;  ///< in the sprite
};

Clip clipOf(Cell cell, int pixels, QPoint origin, const QImage& window) {
    const QPoint at = QPoint(cell.x * pixels, cell.y * pixels) - origin;
    const QRect target = QRect(at, QSize(pixels, pixels)) & window.rect();
    return {target, target.topLeft() - at};
}

QRgb* pixelAt(QImage& image, QPoint at) { return reinterpret_cast<QRgb*>(image.scanLine(at.y())) + at.x(); }

void copySprite(const QRgb* sprite, int pixels, const Clip& clip, QRgb* into, std::ptrdiff_t stride) {
    const QRgb* from = sprite + clip.from.y() * pixels + clip.from.x();
    const auto bytes = static_cast<std::size_t>(clip.target.width()) * sizeof(QRgb);
    for (int y = 0; y < clip.target.height(); ++y, from += pixels, into += stride) std::memcpy(into, from, bytes);
}

void blendSprite(const QRgb* sprite, int pixels, const Clip& clip, QRgb* into, std::ptrdiff_t stride) {
    const QRgb* from = sprite + clip.from.y() * pixels + clip.from.x();
    for (int y = 0; y < clip.target.height(); ++y, from += pixels, into += stride)
        for (int x = 0; x < clip.target.width(); ++x)
            if (from[x] != 0) into[x] = over(from[x], into[x]);
}

/// The same with an opacity of `share` / 256.
void mixSprite(const QRgb* sprite, int pixels, const Clip& clip, QRgb* into, std::ptrdiff_t stride, QRgb share) {
    const QRgb* from = sprite + clip.from.y() * pixels + clip.from.x();
    for (int y = 0; y < clip.target.height(); ++y, from += pixels, into += stride)
        for (int x = 0; x < clip.target.width(); ++x)
            if (from[x] != 0) into[x] = mixed(over(from[x], into[x]), into[x], share);
}

void paintDot(QRgb colour, int pixels, const Clip& clip, QRgb* into, std::ptrdiff_t stride) {
    const int rim = pixels >= 6 ? 1 : 0;
    const QRect dot = QRect(rim, rim, pixels - 2 * rim, pixels - 2 * rim);
    const QRect core = dot.adjusted(1, 1, -1, -1);
    const QRgb edge = halfway(colour, 0xff000000);
    for (int y = 0; y < clip.target.height(); ++y, into += stride)
        for (int x = 0; x < clip.target.width(); ++x) {
            const QPoint at = clip.from + QPoint(x, y);
            if (core.contains(at)) into[x] = colour;
            else if (dot.contains(at)) into[x] = edge;
        }
}

/// Three rows of tiles, each with one more on both sides, moving down the map.
class ThreeRows {
public:
    /// Reads the veil, or without one the visible ground.
    ThreeRows(const SeenTiles& ground, const Looks& looks, const Veil* veil, std::int32_t x, std::int32_t width)
        : m_ground(ground), m_looks(looks), m_veil(veil), m_x(x) {
        for (auto& row : m_rows) row.resize(static_cast<std::size_t>(width) + 2);
    }
    void moveTo(std::int32_t y) {
        if (y == m_y + 1) std::rotate(m_rows.begin(), m_rows.begin() + 1, m_rows.end());
        else
            for (std::size_t i = 0; i < 2; ++i) read(y - 1 + static_cast<std::int32_t>(i), m_rows[i]);
        read(y + 1, m_rows[2]);
        m_y = y;
    }
    /// The tile at a column, of the row above (0), this one (1), or the one below (2).
    [[nodiscard]] const Tile* at(std::size_t row, std::int32_t x) const { return m_rows[row].data() + (x - m_x + 1); }
    [[nodiscard]] Around around(std::int32_t x) const { return {at(0, x), at(1, x), at(2, x)}; }

private:
    void read(std::int32_t y, std::span<Tile> into) const {
        if (m_veil) m_ground.readVeil(*m_veil, y, m_x - 1, into);
        else m_ground.readGround(y, m_x - 1, into, m_looks.standing());
    }

    const SeenTiles& m_ground;
    const Looks& m_looks;
    const Veil* m_veil;
    std::int32_t m_x;
    std::int32_t m_y = -2;
    std::array<std::vector<Tile>, 3> m_rows;
};

Rect cellsOf(const QImage& window, QPoint origin, int pixels, Size size) {
    const Cell from{origin.x() / pixels, origin.y() / pixels};
    const Cell to{(origin.x() + window.width() - 1) / pixels + 1, (origin.y() + window.height() - 1) / pixels + 1};
    return Rect{from.x, from.y, to.x - from.x, to.y - from.y}.intersected(wholeOf(size));
}

void paintVeil(QImage& into, QPoint origin, const SeenTiles& ground, const Veil& veil, const Looks& looks,
               SpriteSheet& sheet) {
    const int pixels = sheet.pixels();
    const Rect cells = cellsOf(into, origin, pixels, ground.size());
    const auto stride = into.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
    ThreeRows rows(ground, looks, &veil, cells.x, cells.width);
    for (auto y = cells.y; y < cells.bottom(); ++y) {
        rows.moveTo(y);
        for (auto x = cells.x; x < cells.right(); ++x) {
            if (*rows.at(1, x) == Tile::Void) continue;
            const auto clip = clipOf({x, y}, pixels, origin, into);
            const auto look = looks.of(rows.around(x), {x, y});
            mixSprite(sheet.laidOver(look), pixels, clip, pixelAt(into, clip.target.topLeft()), stride,
                      shareOf(veil.opacity));
        }
    }
}

/// The ground of a cell, the edges that reach into it, and what stands on it.
void paintCell(const Around& around, Cell place, const Looks& looks, SpriteSheet& sheet, const Clip& clip, QRgb* into,
               std::ptrdiff_t stride) {
    const int pixels = sheet.pixels();
    const Tile ground = looks.groundOf(around);
    copySprite(sheet.tile(looks.of(around, ground, place)), pixels, clip, into, stride);
    if (pixels >= minPixelsOfEdges)
        for (const auto& edge : looks.edgesOf(around, ground, place).all())
            blendSprite(sheet.edge(edge), pixels, clip, into, stride);
    if (ground == *around.here) return;
    blendSprite(sheet.laidOver({*around.here, 0, looks.variantOf(*around.here, place)}), pixels, clip, into, stride);
}

void paintThings(QImage& into, QPoint origin, const Rect& cells, const Standing& standing, SpriteSheet& sheet,
                 unsigned frame) {
    const int pixels = sheet.pixels();
    const auto stride = into.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
    for (auto y = cells.y; y < cells.bottom(); ++y) {
        for (const auto& thing : standing.inRow(y, cells.x, cells.width)) {
            const auto& look = standing.looks()[thing.look];
            const auto clip = clipOf(thing.at, pixels, origin, into);
            QRgb* const at = pixelAt(into, clip.target.topLeft());
            if (pixels < minPixelsOfThings) paintDot(look.colour, pixels, clip, at, stride);
            else blendSprite(sheet.thing(look, picturesAfter(frame, thing.at)), pixels, clip, at, stride);
        }
    }
}

} // namespace

void paintCells(QImage& into, QPoint origin, const SeenTiles& ground, const Looks& looks, const Standing& things,
                SpriteSheet& sheet) {
    const int pixels = sheet.pixels();
    const Rect cells = cellsOf(into, origin, pixels, ground.size());
    const auto stride = into.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
    ThreeRows rows(ground, looks, nullptr, cells.x, cells.width);
    std::vector<Tile> standing(static_cast<std::size_t>(std::max(0, cells.width)));
    for (auto y = cells.y; y < cells.bottom(); ++y) {
        rows.moveTo(y);
        ground.readStanding(y, cells.x, standing, looks.standing());
        for (auto x = cells.x; x < cells.right(); ++x) {
            const auto clip = clipOf({x, y}, pixels, origin, into);
            QRgb* const at = pixelAt(into, clip.target.topLeft());
            paintCell(rows.around(x), {x, y}, looks, sheet, clip, at, stride);
            const Tile above = standing[static_cast<std::size_t>(x - cells.x)];
            if (above != Tile::Void)
                blendSprite(sheet.laidOver({above, 0, looks.variantOf(above, {x, y})}), pixels, clip, at, stride);
        }
    }
    for (const auto& veil : ground.veils()) paintVeil(into, origin, ground, veil, looks, sheet);
    paintThings(into, origin, cells, things, sheet, looks.frame());
}

} // namespace delve::editor

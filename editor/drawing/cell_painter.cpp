#include "editor/drawing/cell_painter.h"

#include "editor/drawing/rows_around.h"
#include "editor/drawing/veils.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace delve::editor {
namespace {

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
    RowsAround rows(ground, looks, &veil, cells.x, cells.width);
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

void paintCell(const CellLook& look, SpriteSheet& sheet, const Clip& clip, QRgb* into, std::ptrdiff_t stride) {
    const int pixels = sheet.pixels();
    copySprite(sheet.tile(look.ground), pixels, clip, into, stride);
    for (const auto& edge : look.edges.all()) blendSprite(sheet.edge(edge), pixels, clip, into, stride);
    if (look.standing.tile != Tile::Void) blendSprite(sheet.laidOver(look.standing), pixels, clip, into, stride);
}

/// A sprite of any size, which the skin has for a thing.
void blendLarge(QImage& into, QPoint at, const SpriteSheet::ThingSprite& sprite) {
    const QRect target = sprite.area.translated(at) & into.rect();
    const QPoint from = target.topLeft() - sprite.area.topLeft() - at;
    for (int y = 0; y < target.height(); ++y) {
        const QRgb* const row = sprite.pixels + static_cast<std::ptrdiff_t>(from.y() + y) * sprite.area.width();
        QRgb* const below = pixelAt(into, {target.x(), target.y() + y});
        for (int x = 0; x < target.width(); ++x)
            if (row[from.x() + x] != 0) below[x] = over(row[from.x() + x], below[x]);
    }
}

void paintThing(QImage& into, QPoint origin, const StandingThing& thing, const ThingLook& look, SpriteSheet& sheet,
                const Looks& looks) {
    const int pixels = sheet.pixels();
    if (look.sprite != 0 && pixels >= std::min(minPixelsOfThings, looks.skin().cell)) {
        const auto sprite = sheet.skinThing(static_cast<std::uint16_t>(look.sprite - 1), thing.at);
        return blendLarge(into, QPoint(thing.at.x, thing.at.y) * pixels - origin, sprite);
    }
    const auto clip = clipOf(thing.at, pixels, origin, into);
    if (clip.target.isEmpty()) return;
    const auto stride = into.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
    QRgb* const at = pixelAt(into, clip.target.topLeft());
    if (pixels < minPixelsOfThings) paintDot(look.colour, pixels, clip, at, stride);
    else blendSprite(sheet.thing(look, picturesAfter(looks.frame(), thing.at)), pixels, clip, at, stride);
}

/// Sprites may reach into these cells from others.
void paintThings(QImage& into, QPoint origin, const Rect& cells, const Standing& standing, SpriteSheet& sheet,
                 const Looks& looks) {
    const Rect around = cells.grown(looks.skin().overhang());
    for (auto y = around.y; y < around.bottom(); ++y)
        for (const auto& thing : standing.inRow(y, around.x, around.width))
            paintThing(into, origin, thing, standing.looks()[thing.look], sheet, looks);
}

} // namespace

void paintCell(QImage& into, QPoint at, const CellLook& look, SpriteSheet& sheet) {
    const Clip clip{QRect(at, QSize(sheet.pixels(), sheet.pixels())), {0, 0}};
    paintCell(look, sheet, clip, pixelAt(into, at), into.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb)));
}

void paintCells(QImage& into, QPoint origin, const SeenTiles& ground, const Looks& looks, const Standing& things,
                SpriteSheet& sheet) {
    const int pixels = sheet.pixels();
    const Rect cells = cellsOf(into, origin, pixels, ground.size());
    const auto stride = into.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
    const bool edges = pixels >= minPixelsOfEdges;
    RowsAround rows(ground, looks, nullptr, cells.x, cells.width);
    std::vector<Tile> standing(static_cast<std::size_t>(std::max(0, cells.width)));
    for (auto y = cells.y; y < cells.bottom(); ++y) {
        rows.moveTo(y);
        ground.readStanding(y, cells.x, standing, looks.standing());
        for (auto x = cells.x; x < cells.right(); ++x) {
            const auto clip = clipOf({x, y}, pixels, origin, into);
            QRgb* const at = pixelAt(into, clip.target.topLeft());
            paintCell(cellLookOf(rows.around(x), {x, y}, looks, edges), sheet, clip, at, stride);
            const Tile above = standing[static_cast<std::size_t>(x - cells.x)];
            if (above != Tile::Void) blendSprite(sheet.laidOver(looks.flat(above, {x, y})), pixels, clip, at, stride);
        }
    }
    for (const auto& veil : ground.veils()) paintVeil(into, origin, ground, veil, looks, sheet);
    paintThings(into, origin, cells, things, sheet, looks);
}

} // namespace delve::editor

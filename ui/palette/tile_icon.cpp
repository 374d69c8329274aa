#include "ui/palette/tile_icon.h"

#include "editor/drawing/map_drawing.h"
#include "editor/things/thing_words.h"

#include <QPixmap>

namespace delve::ui {

namespace {

constexpr int pixels = 32;

/// One map cell, drawn large. The cell below it is floor, so that walls show their face.
QIcon drawn(editor::MapDrawing& drawing, Tile tile, const TileCatalogue& tiles, const Thing* thing) {
    Level level;
    level.tiles = Grid({1, 2}, Tile::Floor);
    level.tiles.set({0, 0}, tile);
    if (thing) {
        level.things.write().push_back(*thing);
        level.things.write().back().at = {0, 0};
    }
    drawing.show(level, tiles);
    QImage picture(pixels, pixels, QImage::Format_RGB32);
    drawing.paint(picture, {0, 0}, pixels);
    const QPixmap pixmap = QPixmap::fromImage(picture);
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // the same colours when it is selected
    return icon;
}

std::unique_ptr<editor::MapDrawing> iconDrawing() {
    return std::make_unique<editor::MapDrawing>(qRgb(0x60, 0x60, 0x60), editor::MapDrawing::Averaging::No);
}

} // namespace

TileIcons::TileIcons(const TileCatalogue& tiles, editor::SharedSkin skin) : m_tiles(tiles), m_drawing(iconDrawing()) {
    m_drawing->setSkin(std::move(skin));
}

TileIcons::~TileIcons() = default;

QIcon TileIcons::of(Tile tile) const { return drawn(*m_drawing, tile, m_tiles, nullptr); }

QString nameOf(Tile tile, const TileCatalogue& tiles) { return editor::nameOfTile(tile, tiles); }

QIcon tileIcon(Tile tile, const TileCatalogue& tiles) { return TileIcons(tiles).of(tile); }

QIcon thingIcon(const Thing& thing) { return drawn(*iconDrawing(), Tile::Floor, TileCatalogue(), &thing); }

} // namespace delve::ui

#include "ui/palette/tile_preview.h"

#include "editor/drawing/map_drawing.h"

#include <QPainter>

#include <array>
#include <string_view>

namespace delve::ui {

namespace {

constexpr int cellPixels = 32;
/// `o`: the tile, next to itself, to floor and to a wall.
constexpr std::array<std::string_view, 5> room{"######", "#.oo.#", "#.o..#", "#...o#", "######"};
constexpr Size roomSize{6, 5};

} // namespace

TilePreview::TilePreview(QWidget* parent) : QWidget(parent) {
    setFixedSize(sizeHint());
    setAccessibleName(tr("Tile preview"));
    setToolTip(accessibleName());
}

QSize TilePreview::sizeHint() const { return {roomSize.width * cellPixels, roomSize.height * cellPixels}; }

void TilePreview::showTile(const TileKind& kind) {
    m_kind = kind;
    m_kind.name = "tile"; // a placeholder: the name may still be empty or taken
    update();
}

void TilePreview::paintEvent(QPaintEvent*) {
    TileCatalogue tiles;
    const Tile own = tiles.add(m_kind).value_or(Tile::Floor);
    Level level;
    level.tiles = Grid(roomSize, Tile::Floor);
    for (std::int32_t y = 0; y < roomSize.height; ++y)
        for (std::int32_t x = 0; x < roomSize.width; ++x) {
            const char what = room[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (what != '.') level.tiles.set({x, y}, what == '#' ? Tile::Wall : own);
        }
    editor::MapDrawing drawing(qRgb(0x40, 0x40, 0x40), editor::MapDrawing::Averaging::No);
    drawing.show(level, tiles);
    const int scale = static_cast<int>(editor::MapDrawing::fitting(cellPixels * devicePixelRatioF()));
    QImage picture(editor::MapDrawing::pixelsOf(roomSize, scale), QImage::Format_RGB32);
    drawing.paint(picture, {0, 0}, scale);
    QPainter(this).drawImage(rect(), picture);
}

} // namespace delve::ui

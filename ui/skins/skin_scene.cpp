#include "ui/skins/skin_scene.h"

#include "editor/drawing/map_drawing.h"
#include "editor/skins/own_skin.h"

#include <algorithm>
#include <cmath>

namespace delve::ui {

namespace {

constexpr double cellPixels = 32; ///< about so many, in device-independent pixels

/// So that pieces are copied or enlarged by whole numbers.
int pixelsOfCell(const editor::Skin& skin, double ratio) {
    const double wanted = cellPixels * ratio;
    if (skin.cell <= 0) return static_cast<int>(std::lround(wanted));
    return skin.cell * std::max(1, static_cast<int>(std::lround(wanted / skin.cell)));
}

/// The piece of a level around a cell, as large as there is room.
QImage pieceOf(const editor::MapDrawing& drawing, QPointF middle, QSize room, int pixels) {
    const QSize whole = editor::MapDrawing::pixelsOf(drawing.size(), pixels);
    const QSize shown = room.boundedTo(whole);
    if (shown.isEmpty()) return {};
    const auto from = [pixels](double at, int part, int all) {
        return std::clamp(static_cast<int>(std::lround(at * pixels)) - part / 2, 0, all - part);
    };
    QImage picture(shown, QImage::Format_RGB32);
    drawing.paint(picture,
                  {from(middle.x(), shown.width(), whole.width()), from(middle.y(), shown.height(), whole.height())},
                  pixels);
    return picture;
}

} // namespace

QImage SkinScene::drawn(const editor::SharedSkin& skin) const {
    Level shown = world->levels[level];
    (void)shown.properties.remove(editor::skinProperty);
    editor::MapDrawing drawing(background, editor::MapDrawing::Averaging::No);
    drawing.setSkin(skin);
    drawing.show(shown, world->tiles);
    return pieceOf(drawing, middle, room, pixelsOfCell(*skin, ratio));
}

} // namespace delve::ui

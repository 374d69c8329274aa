#include "editor/drawing/thumbnail.h"

#include <algorithm>

namespace delve::editor {

QImage thumbnailOf(const MapDrawing& drawing, QSize size) {
    const double across = static_cast<double>(size.width()) / drawing.size().width;
    const double down = static_cast<double>(size.height()) / drawing.size().height;
    const double scale = MapDrawing::fitting(std::min(across, down));
    QImage picture(MapDrawing::pixelsOf(drawing.size(), scale).boundedTo(size), QImage::Format_RGB32);
    drawing.paint(picture, {0, 0}, scale);
    return picture;
}

QImage thumbnailOf(const Level& level, const TileCatalogue& tiles, QSize size, QRgb background,
                   const Properties& ofWorld) {
    MapDrawing drawing(background);
    drawing.setWorld(ofWorld);
    drawing.show(level, tiles);
    return thumbnailOf(drawing, size);
}

} // namespace delve::editor

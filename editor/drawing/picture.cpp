#include "editor/drawing/picture.h"

#include "editor/drawing/map_drawing.h"
#include "editor/drawing/overlays.h"

#include <QPainter>

namespace delve {
namespace {

constexpr std::int64_t mostBytes = std::int64_t{2} << 30;
/// Painters count in 16 bits here and there, so overlays go on part by part.
constexpr int overlayPart = 4096;

Done check(Size size, int cellPixels, std::span<const std::string> overlays) {
    if (cellPixels < smallestCellPixels || cellPixels > largestCellPixels)
        return badInput({DELVE_TEXT("picture", "A cell of a picture can have from %1 to %2 pixels, not %3."),
                         {std::to_string(smallestCellPixels), std::to_string(largestCellPixels),
                          std::to_string(cellPixels)}});
    if (size.area() == 0) return impossible({DELVE_TEXT("picture", "The level is empty: there is nothing to draw.")});
    const auto bytesOfPixel = cellPixels == 1 ? 1 : 4;
    if (size.area() * cellPixels * cellPixels * bytesOfPixel > mostBytes)
        return impossible({DELVE_TEXT("picture", "A picture of %1 x %2 pixels is too large. Choose fewer pixels a cell."),
                           {std::to_string(std::int64_t{size.width} * cellPixels),
                            std::to_string(std::int64_t{size.height} * cellPixels)}});
    return checkOverlays(overlays);
}

void paintOverlays(QImage& picture, const MapDrawing& drawing, int cellPixels, std::span<const std::string> names) {
    const auto overlays = makeOverlays(names, drawing.level(), drawing.catalogue());
    for (int top = 0; top < picture.height(); top += overlayPart)
        for (int left = 0; left < picture.width(); left += overlayPart) {
            QImage part(picture.scanLine(top) + left * 4, std::min(overlayPart, picture.width() - left),
                        std::min(overlayPart, picture.height() - top), picture.bytesPerLine(), picture.format());
            QPainter painter(&part);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.translate(-left, -top);
            painter.scale(cellPixels, cellPixels);
            const QRectF cells(left / double(cellPixels), top / double(cellPixels), part.width() / double(cellPixels),
                               part.height() / double(cellPixels));
            for (const auto& overlay : overlays) overlay->paint(painter, cells, cellPixels);
        }
}

} // namespace

Result<QImage> drawPicture(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                           std::span<const std::string> overlays) {
    if (auto checked = check(level.size(), cellPixels, overlays); !checked) return checked.failure();
    MapDrawing drawing(toRgb(catalogue[Tile::Void].colour), MapDrawing::Averaging::No);
    drawing.show(level, catalogue);
    QImage picture(MapDrawing::pixelsOf(level.size(), cellPixels), QImage::Format_RGB32);
    if (picture.isNull()) return impossible({DELVE_TEXT("picture", "There is not enough memory for the picture.")});
    drawing.paint(picture, {}, cellPixels);
    if (!overlays.empty()) paintOverlays(picture, drawing, cellPixels, overlays);
    return picture;
}

} // namespace delve

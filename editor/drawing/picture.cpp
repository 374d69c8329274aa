#include "editor/drawing/picture.h"

#include "editor/drawing/colours.h"
#include "editor/drawing/map_drawing.h"
#include "editor/drawing/overlays.h"
#include "editor/drawing/seen_tiles.h"

#include <QImageWriter>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace delve {
namespace {

constexpr std::int64_t mostBytes = std::int64_t{2} << 30;
constexpr int roomyCellPixels = 16;
constexpr std::int64_t mostUsualPixels = std::int64_t{8192} * 8192;
/// Painters count in 16 bits here and there, so overlays go on part by part.
constexpr int overlayPart = 4096;

Done check(Size size, int cellPixels, std::span<const std::string> overlays) {
    if (cellPixels < smallestCellPixels || cellPixels > largestCellPixels)
        return badInput(
            {DELVE_TEXT("picture", "A cell of a picture can have from %1 to %2 pixels, not %3."),
             {std::to_string(smallestCellPixels), std::to_string(largestCellPixels), std::to_string(cellPixels)}});
    if (size.area() == 0) return impossible({DELVE_TEXT("picture", "The level is empty: there is nothing to draw.")});
    const auto bytesOfPixel = cellPixels == 1 && overlays.empty() ? 1 : 4;
    if (size.area() * cellPixels * cellPixels * bytesOfPixel > mostBytes)
        return impossible(
            {DELVE_TEXT("picture", "A picture of %1 x %2 pixels is too large; choose fewer pixels a cell."),
             {std::to_string(std::int64_t{size.width} * cellPixels),
              std::to_string(std::int64_t{size.height} * cellPixels)}});
    return checkOverlays(overlays);
}

/// One pixel a cell, tiles alone. With a table of colours where they are few enough: a quarter of the memory, and
/// packed several times as fast.
QImage plainPicture(const Level& level, const TileCatalogue& catalogue, QRgb background) {
    const TileColours colours(catalogue, background);
    const auto tiles = catalogue.all();
    constexpr std::size_t mostIndices = 256;
    const bool indexed = tiles.size() <= mostIndices;
    QImage picture(level.size().width, level.size().height, indexed ? QImage::Format_Indexed8 : QImage::Format_RGB32);
    if (picture.isNull()) return picture;
    std::vector<uchar> indexOf(static_cast<std::size_t>(tiles.back()) + 1, 0);
    for (std::size_t i = 0; indexed && i < tiles.size(); ++i) {
        indexOf[static_cast<std::size_t>(tiles[i])] = static_cast<uchar>(i);
        picture.setColor(static_cast<int>(i), colours[tiles[i]]);
    }
    const SeenTiles ground(level);
    std::vector<Tile> row(static_cast<std::size_t>(level.size().width));
    for (int y = 0; y < picture.height(); ++y) {
        ground.readRow(y, 0, row);
        if (indexed)
            std::ranges::transform(row, picture.scanLine(y), [&](Tile t) {
                const auto id = static_cast<std::size_t>(t);
                return id < indexOf.size() ? indexOf[id] : uchar{0};
            });
        else
            std::ranges::transform(row, reinterpret_cast<QRgb*>(picture.scanLine(y)),
                                   [&](Tile t) { return colours[t]; });
    }
    return picture;
}

QImage mapPicture(const Level& level, const TileCatalogue& catalogue, QRgb background, int cellPixels) {
    QImage picture(MapDrawing::pixelsOf(level.size(), cellPixels), QImage::Format_RGB32);
    if (picture.isNull()) return picture;
    MapDrawing drawing(background, MapDrawing::Averaging::No);
    drawing.show(level, catalogue);
    drawing.paint(picture, {}, cellPixels);
    return picture;
}

void paintOverlays(QImage& picture, int cellPixels, std::span<const std::unique_ptr<Overlay>> overlays) {
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

int usualCellPixels(Size size) {
    int pixels = roomyCellPixels;
    while (pixels > smallestCellPixels && size.area() * pixels * pixels > mostUsualPixels) pixels /= 2;
    return pixels;
}

std::optional<Message> noteOfCellPixels(int cellPixels) {
    if (cellPixels >= roomyCellPixels) return {};
    return Message(DELVE_TEXT_N("picture",
                                "The map is large, so a cell has %n pixel(s) in the picture; ask for another "
                                "number of pixels a cell to have more."),
                   cellPixels, {});
}

Result<QImage> drawPicture(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                           std::span<const std::string> overlays) {
    if (auto checked = check(level.size(), cellPixels, overlays); !checked) return checked.failure();
    const QRgb background = toRgb(catalogue[Tile::Void].colour);
    QImage picture = cellPixels == 1 ? plainPicture(level, catalogue, background)
                                     : mapPicture(level, catalogue, background, cellPixels);
    if (!picture.isNull() && !overlays.empty()) {
        picture.convertTo(QImage::Format_RGB32);
        paintOverlays(picture, cellPixels, makeOverlays(overlays, level, catalogue));
    }
    if (picture.isNull()) return impossible({DELVE_TEXT("picture", "There is not enough memory for the picture.")});
    return picture;
}

bool writePng(const QImage& picture, QIODevice& into) {
    // Level 3 of 9 for zlib, as Qt counts: a third of the time of its usual level, for files a quarter larger.
    constexpr int quickCompression = 60;
    QImageWriter writer(&into, "png");
    writer.setQuality(quickCompression);
    return writer.write(picture);
}

} // namespace delve

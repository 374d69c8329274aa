#include "editor/tilesets/tile_picture.h"

#include "editor/tilesets/png_picture.h"

#include <QBuffer>
#include <QByteArray>

#include <algorithm>
#include <optional>
#include <string_view>

namespace delve::editor {
namespace {

constexpr std::string_view prefix = "data:image/png;base64,";

bool isEmbedded(const TileKind& kind) { return kind.picture.starts_with(prefix); }
bool isTooLong(const TileKind& kind) { return isEmbedded(kind) && kind.picture.size() > maxBytesOfTilePicture; }

QByteArray bytesOf(std::string_view base64) {
    return QByteArray::fromBase64(QByteArray(base64.data(), static_cast<qsizetype>(base64.size())));
}

/// The header of the picture embedded in a tile; nothing if there is none, or no PNG.
std::optional<PngHeader> headerOf(const TileKind& kind) {
    if (!isEmbedded(kind) || isTooLong(kind)) return {};
    constexpr std::size_t lettersOfHeader = (pngHeaderBytes + 2) / 3 * 4;
    const QByteArray beginning = bytesOf(std::string_view(kind.picture).substr(prefix.size(), lettersOfHeader));
    return pngHeader(std::as_bytes(std::span(beginning.constData(), static_cast<std::size_t>(beginning.size()))));
}

bool isOpaque(const QImage& picture) {
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (qAlpha(picture.pixel(x, y)) != 255) return false;
    return true;
}

} // namespace

std::string embeddedPicture(const QImage& picture) {
    const bool clear = picture.hasAlphaChannel() && !isOpaque(picture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.convertToFormat(clear ? QImage::Format_ARGB32 : QImage::Format_RGB888).save(&buffer, "png");
    return std::string(prefix) + bytes.toBase64().toStdString();
}

QImage pictureOf(const TileKind& kind) {
    if (!headerOf(kind)) return {};
    const auto picture = decodedPicture(kind);
    return picture ? *picture : QImage();
}

Result<QImage> decodedPicture(const TileKind& kind) {
    const auto text = isEmbedded(kind) && !isTooLong(kind) ? std::string_view(kind.picture).substr(prefix.size())
                                                           : std::string_view();
    return pictureFromPng(bytesOf(text), {.side = maxTilePixels});
}

std::vector<PictureFault> pictureFaults(const TileCatalogue& catalogue) {
    std::vector<PictureFault> faults;
    std::int64_t left = maxPixelsOfAllTiles;
    for (const auto& kind : catalogue.custom()) {
        const auto header = headerOf(kind);
        auto& fault = faults.emplace_back(kind.picture.empty() ? PictureFault::None : PictureFault::NotPng);
        if (isTooLong(kind)) fault = PictureFault::TooLong;
        if (!header) continue;
        const std::int64_t pixels = std::int64_t{header->width} * header->height;
        if (std::max(header->width, header->height) > maxTilePixels) fault = PictureFault::TooLarge;
        else fault = pixels > left ? PictureFault::TooMany : PictureFault::None;
        if (fault == PictureFault::None) left -= pixels;
    }
    return faults;
}

bool hasClearParts(const TileKind& kind) {
    const auto header = headerOf(kind);
    return header && !header->plainColours;
}

std::vector<bool> tilesWithClearParts(const TileCatalogue& catalogue) {
    const auto faults = pictureFaults(catalogue);
    std::vector<bool> clear;
    for (std::size_t i = 0; i < faults.size(); ++i)
        clear.push_back(faults[i] == PictureFault::None && hasClearParts(catalogue.custom()[i]));
    return clear;
}

Colour meanColour(const QImage& picture) {
    std::int64_t red = 0, green = 0, blue = 0, weight = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            const int alpha = qAlpha(pixel);
            red += qRed(pixel) * alpha;
            green += qGreen(pixel) * alpha;
            blue += qBlue(pixel) * alpha;
            weight += alpha;
        }
    }
    const auto mean = [weight](std::int64_t sum) {
        return static_cast<std::uint8_t>(weight == 0 ? 0 : (sum + weight / 2) / weight);
    };
    return {mean(red), mean(green), mean(blue)};
}

} // namespace delve::editor

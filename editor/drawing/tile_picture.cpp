#include "editor/drawing/tile_picture.h"

#include "editor/drawing/quiet_errors.h"

#include <QBuffer>
#include <QByteArray>
#include <QImageReader>

#include <algorithm>
#include <string_view>

namespace delve {
namespace {

constexpr std::string_view prefix = "data:image/png;base64,";
/// Of a PNG: signature, length and name of its first chunk, width, height, bits, and then the kind of colour.
constexpr int colourKindAt = 25;
constexpr char plainColours = 2;

bool isEmbedded(const TileKind& kind) { return kind.picture.starts_with(prefix); }

QByteArray bytesOf(std::string_view base64) {
    return QByteArray::fromBase64(QByteArray(base64.data(), static_cast<qsizetype>(base64.size())));
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
    if (!isEmbedded(kind)) return {};
    QByteArray bytes = bytesOf(std::string_view(kind.picture).substr(prefix.size()));
    QBuffer buffer(&bytes);
    const QuietErrors quiet;
    QImageReader reader(&buffer, "png");
    const QSize size = reader.size(); // said by its beginning, before any memory is taken
    if (size.isEmpty() || std::max(size.width(), size.height()) > mostTilePixels) return {};
    return reader.read().convertToFormat(QImage::Format_ARGB32);
}

bool hasClearParts(const TileKind& kind) {
    if (!isEmbedded(kind)) return false;
    constexpr std::size_t lettersOfBeginning = (colourKindAt + 3) / 3 * 4;
    const QByteArray beginning = bytesOf(std::string_view(kind.picture).substr(prefix.size(), lettersOfBeginning));
    return beginning.size() > colourKindAt && beginning[colourKindAt] != plainColours;
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

} // namespace delve

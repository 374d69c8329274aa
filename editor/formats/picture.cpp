#include "editor/formats/picture.h"

#include "editor/drawing/picture.h"
#include "editor/drawing/quiet_errors.h"
#include "editor/formats/files.h"
#include "editor/formats/losses.h"
#include "editor/formats/picture_memory.h"
#include "editor/formats/png_chunks.h"
#include "editor/formats/text_rows.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <unordered_map>

namespace delve {
namespace {

struct PictureOptions {
    std::int64_t cell = 16; ///< where none is asked for, fewer on large maps
};

const std::vector<Parameter>& declared() {
    static const std::vector<Parameter> parameters = {
        parameter("cell", &PictureOptions::cell, whole(smallestCellPixels, largestCellPixels),
                  DELVE_TEXT("formats", "Pixels a cell"),
                  DELVE_TEXT("formats", "How wide and high a cell of the map is in the picture. With 1, the picture "
                                        "can be read back as a map.")),
    };
    return parameters;
}

// Reading

constexpr int leastAlpha = 128; ///< a pixel that is rather clear is void
constexpr qint64 mostBytes = qint64{largestSide} * largestSide * mostBytesOfPixel;

/// The built-in tile of the nearest colour, the first of equals, or the one that the options say. Colours are looked up
/// once.
class NearestTile {
public:
    explicit NearestTile(const FormatOptions& options = {}) {
        for (const auto& option : options) {
            const auto colour = colourFromText(option.id);
            const auto* const name = std::get_if<std::string>(&option.value);
            const auto tile = name ? m_catalogue.find(*name) : std::nullopt;
            if (colour && tile) m_found.emplace(qRgb(colour->red, colour->green, colour->blue), *tile);
        }
    }
    [[nodiscard]] Tile operator()(QRgb colour) {
        if (qAlpha(colour) < leastAlpha) return Tile::Void;
        const QRgb opaque = colour | 0xff000000;
        const auto known = m_found.find(opaque);
        return known != m_found.end() ? known->second : m_found.emplace(opaque, search(opaque)).first->second;
    }

private:
    [[nodiscard]] Tile search(QRgb colour) const {
        Tile nearest = Tile::Void;
        int least = std::numeric_limits<int>::max();
        for (const auto tile : m_catalogue.all()) {
            const auto& c = m_catalogue[tile].colour;
            const int red = c.red - qRed(colour), green = c.green - qGreen(colour), blue = c.blue - qBlue(colour);
            const int distance = red * red + green * green + blue * blue;
            if (distance < least) {
                least = distance;
                nearest = tile;
            }
        }
        return nearest;
    }

    TileCatalogue m_catalogue;
    std::unordered_map<QRgb, Tile> m_found;
};

/// Decodes a picture of a size that a map can have; the header says it before any memory is taken.
Result<QImage> readPicture(const QString& path) {
    auto bytes = readBytes(path, mostBytes);
    if (!bytes) return std::move(bytes).failure();
    const auto size = checkPng(*bytes);
    if (!size) return size.failure();
    if (!isLevelSize(size->width(), size->height()))
        return badInput(Message{
            DELVE_TEXT("formats",
                       "The picture has %1 x %2 pixels, one for each cell, but the largest map has %3 x %3 cells."),
            {std::to_string(size->width()), std::to_string(size->height()), std::to_string(largestSide)}});
    allowPicture(*size);
    QBuffer buffer(&*bytes);
    QImageReader reader(&buffer, "png");
    const QuietErrors quiet;
    QImage picture = reader.read();
    if (picture.isNull())
        return badInput(
            Message{DELVE_TEXT("formats", "The picture cannot be decoded: %1."), {reader.errorString().toStdString()}});
    return picture;
}

Result<Imported> read(const QString& path, const FormatOptions& options) {
    auto picture = readPicture(path);
    if (!picture) return std::move(picture).failure();
    const QImage pixels = std::move(*picture).convertToFormat(QImage::Format_ARGB32);
    NearestTile nearest(options);
    Level level;
    level.tiles = Grid(Size{pixels.width(), pixels.height()});
    std::vector<Tile> row(static_cast<std::size_t>(pixels.width()));
    for (int y = 0; y < pixels.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
        for (std::size_t x = 0; x < row.size(); ++x) row[x] = nearest(line[x]);
        level.tiles.writeRow(y, 0, row);
    }
    for (std::size_t chunk = 0; chunk < level.tiles.chunkCount(); ++chunk) level.tiles.compact(chunk);
    return Imported{worldOf(std::move(level), path), {}};
}

// Writing

Result<Notes> write(const World& world, const WriteRequest& request, QIODevice& into) {
    const Level& level = levelToWrite(world, request);
    const bool asked = std::ranges::find(request.options, "cell", &NamedParameter::id) != request.options.end();
    const int cell = asked ? static_cast<int>(valuesOf<PictureOptions>(declared(), request.options).cell)
                           : usualCellPixels(level.size());
    const auto picture = drawPicture(level, world.tiles, cell);
    if (!picture) return picture.failure();
    if (!writePng(*picture, into)) return notWritten(into);
    auto notes = lossesOf(world, level, {.things = cell > 1, .layers = true}, request);
    if (const auto note = noteOfCellPixels(cell); note && !asked) notes.push_back(*note);
    return notes;
}

} // namespace

Result<std::vector<ColourEntry>> colourTable(const QString& path) {
    if (auto readable = checkReadable(path); !readable) return std::move(readable).failure();
    auto picture = readPicture(path);
    if (!picture) return std::move(picture).failure();
    const QImage pixels = std::move(*picture).convertToFormat(QImage::Format_ARGB32);
    std::map<QRgb, std::int64_t> counts;
    for (int y = 0; y < pixels.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
        for (int x = 0; x < pixels.width(); ++x)
            if (qAlpha(line[x]) >= leastAlpha) ++counts[line[x] | 0xff000000];
    }
    NearestTile nearest;
    std::vector<ColourEntry> table;
    const auto part = [](int value) { return static_cast<std::uint8_t>(value); };
    for (const auto& [colour, count] : counts)
        table.push_back({{part(qRed(colour)), part(qGreen(colour)), part(qBlue(colour))}, count, nearest(colour)});
    std::ranges::stable_sort(table, std::greater<>(), &ColourEntry::pixels);
    if (table.size() > mostColourEntries) table.resize(mostColourEntries);
    return table;
}

Format pictureFormat() {
    Format format;
    format.id = "png";
    format.name = DELVE_TEXT("formats", "PNG picture");
    format.endings = {"png"};
    format.draws = true;
    format.writeOptions = declared();
    format.usualOptions = [](Size map) { return FormatOptions{{"cell", Decimal::of(usualCellPixels(map))}}; };
    format.readsColours = true;
    format.read = read;
    format.write = write;
    return format;
}

} // namespace delve

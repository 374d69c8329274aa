#include "editor/formats/picture.h"

#include "editor/drawing/picture.h"
#include "editor/drawing/picture_bands.h"
#include "editor/files/files.h"
#include "editor/files/progress.h"
#include "editor/formats/losses.h"
#include "editor/formats/map_pixels.h"
#include "editor/formats/text_rows.h"
#include "editor/png/write_png.h"
#include "editor/work/out_of_memory.h"

#include <algorithm>
#include <functional>

namespace delve::editor {
namespace {

struct PictureOptions {
    std::int64_t cell = 16; ///< if none is given, large maps get fewer
};

const std::vector<generation::Parameter>& declared() {
    static const std::vector<generation::Parameter> parameters = {
        generation::parameter(
            "cell", &PictureOptions::cell,
            generation::whole(smallestCellPixels, largestCellPixels).in(generation::Unit::PlainCount),
            DELVE_TEXT("formats", "Pixels per cell"),
            DELVE_TEXT("formats", "Width and height of a cell in the picture. Higher values give larger pictures; "
                                  "with 1, the picture can be read back as a map.")),
    };
    return parameters;
}

// Reading

/// Collects the tiles of a picture into rows of chunks.
class MapOfPixels {
public:
    explicit MapOfPixels(const FormatOptions& options) : m_nearest(options) {}

    void begin(Size size) {
        m_tiles = Grid(size);
        m_band.resize(static_cast<std::size_t>(size.width) * Grid::chunkSide);
    }
    void take(std::uint32_t y, std::span<const std::uint32_t> pixels) {
        const auto row = static_cast<std::int32_t>(y);
        const auto into = m_band.begin() + std::ptrdiff_t{row % Grid::chunkSide} * m_tiles.size().width;
        std::ranges::transform(pixels, into, [this](std::uint32_t pixel) { return m_nearest(pixel); });
        if (row % Grid::chunkSide == Grid::chunkSide - 1 || row == m_tiles.size().height - 1)
            m_tiles.putBand(row / Grid::chunkSide, m_band);
    }
    Grid tiles() && { return std::move(m_tiles); }

private:
    NearestTile m_nearest;
    Grid m_tiles;
    std::vector<Tile> m_band;
};

Result<Imported> read(const QString& path, const ReadRequest& request) {
    MapOfPixels map(request.options);
    std::int64_t height = 0;
    PngRows rows;
    rows.begin = [&](const PngHeader& header) {
        height = header.height;
        map.begin({static_cast<std::int32_t>(header.width), static_cast<std::int32_t>(header.height)});
        return done();
    };
    rows.row = [&](std::uint32_t y, std::span<const std::uint32_t> pixels) -> Done {
        if (!goesOn(request.feedback, y, height)) return cancelled();
        map.take(y, pixels);
        return done();
    };
    if (auto read = readMapPixels(path, rows); !read) return std::move(read).failure();
    Level level;
    level.tiles = std::move(map).tiles();
    return Imported{worldOf(std::move(level), path), {}};
}

// Writing

/// Draws band after band, and passes their rows to the writer.
Done writeBands(const PictureBands& bands, PngWriter& writer, generation::Feedback* feedback) {
    const QSize size = bands.size();
    QImage buffer(size.width(), bands.bandRows(), bands.format());
    if (buffer.isNull()) return outOfMemory();
    for (int top = 0; top < size.height(); top += buffer.height()) {
        QImage band(buffer.bits(), size.width(), std::min(buffer.height(), size.height() - top), buffer.bytesPerLine(),
                    buffer.format());
        bands.paint(band, top);
        for (int y = 0; y < band.height(); ++y) {
            if (!goesOn(feedback, top + y, size.height())) return cancelled();
            if (auto written = writer.writeRow(band.constScanLine(y)); !written) return written;
        }
    }
    return done();
}

/// Pixels per cell, if the request gives them.
std::optional<int> askedCell(const WriteRequest& request) {
    if (std::ranges::find(request.options, "cell", &NamedParameter::id) == request.options.end()) return {};
    return static_cast<int>(valuesOf<PictureOptions>(declared(), request.options).cell);
}

std::optional<Message> remark(const World& world, const WriteRequest& request) {
    if (askedCell(request)) return {};
    return noteOfCellPixels(defaultCellPixels(levelToWrite(world, request).size()));
}

Result<Notes> write(const World& world, const WriteRequest& request, QIODevice& into) {
    const Level& level = levelToWrite(world, request);
    OverlayContext context;
    context.skin = skinOf(world, level);
    const int cell = askedCell(request).value_or(defaultCellPixels(level.size(), *context.skin));
    if (auto written = writePicture(level, world.tiles, cell, {}, into, request.feedback, context); !written)
        return std::move(written).failure();
    auto notes = lossesOf(world, level, {.things = cell > 1, .layers = true}, request);
    if (NearestTile nearest; cell == 1)
        addTilesReadAsOthers(notes, world, level, [&nearest](std::uint32_t colour) { return nearest(colour); });
    return notes;
}

} // namespace

Done writePicture(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                  std::span<const std::string> overlays, QIODevice& into, generation::Feedback* feedback,
                  const OverlayContext& context) {
    return orOutOfMemory([&]() -> Done {
        const auto bands = PictureBands::of(level, catalogue, cellPixels, overlays, context);
        if (!bands) return bands.failure();
        const auto& colours = (*bands)->colours();
        PngWriter writer({static_cast<std::uint32_t>((*bands)->size().width()),
                          static_cast<std::uint32_t>((*bands)->size().height()),
                          {colours.begin(), colours.end()}},
                         [&into](std::span<const std::byte> bytes) {
                             return writeText(into, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
                         });
        if (auto begun = writer.begin(); !begun) return begun;
        if (auto written = writeBands(**bands, writer, feedback); !written) return written;
        return writer.end();
    });
}

Format pictureFormat() {
    Format format;
    format.id = "png";
    format.name = DELVE_TEXT("formats", "PNG picture");
    format.endings = {"png"};
    format.draws = true;
    format.binary = true;
    format.writeOptions = declared();
    format.defaultOptions = [](Size map) { return FormatOptions{{"cell", Decimal::of(defaultCellPixels(map))}}; };
    format.readsColours = true;
    format.read = read;
    format.remark = remark;
    format.write = write;
    return format;
}

} // namespace delve::editor

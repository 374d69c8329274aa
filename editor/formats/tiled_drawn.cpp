#include "editor/formats/tiled_drawn.h"

#include "editor/drawing/picture_bands.h"
#include "editor/drawing/piece_layers.h"
#include "editor/files/files.h"
#include "editor/files/progress.h"
#include "editor/formats/tiled_objects.h"
#include "editor/formats/written_properties.h"
#include "editor/png/write_png.h"
#include "editor/text/byte_count.h"
#include "editor/work/out_of_memory.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

/// What old graphics cards hold, if there are no more pieces than go into that.
constexpr std::int32_t usualPixels = 4096;

/// Columns and rows of pieces: about a square.
Size sheetOf(CellPieces::Number count, int pixels) {
    const auto side = static_cast<std::int32_t>(std::ceil(std::sqrt(static_cast<double>(std::max(count, 1u)))));
    const auto columns = std::max(1, std::min(side, usualPixels / pixels));
    const auto rows = static_cast<std::int32_t>((std::max(count, 1u) - 1) / static_cast<unsigned>(columns) + 1);
    if (rows <= usualPixels / pixels) return {columns, rows};
    return {side, static_cast<std::int32_t>((std::max(count, 1u) - 1) / static_cast<unsigned>(side) + 1)};
}

TiledProperty yes(const char* name, bool value) { return {name, "bool", {}, value ? "true" : "false"}; }

TiledTile tileOf(CellPieces& pieces, CellPieces::Number piece, const TileCatalogue& tiles) {
    TiledTile made;
    made.id = piece - 1;
    if (const auto* const thing = pieces.thingOf(piece)) {
        made.className = infoOf(thing->kind).name;
    } else {
        const Tile tile = pieces.tileOf(piece);
        made.className = tiles[tile].name;
        made.properties = {yes("seeThrough", tiles.seeThrough(tile)), yes("walkable", tiles.walkable(tile))};
    }
    for (const auto& frame : pieces.framesOf(piece)) made.animation.push_back({frame.piece - 1, frame.milliseconds});
    return made;
}

TiledLayer tileLayer(PieceLayer& layer, Size size) {
    TiledLayer made;
    made.area = wholeOf(size);
    made.cells = std::move(layer.cells);
    if (!layer.decoration) {
        made.name = "tiles";
        made.properties = {yes("level", true)};
        return made;
    }
    made.name = layer.decoration->name;
    made.visible = !layer.decoration->hidden;
    made.locked = layer.decoration->locked;
    made.opacity = layer.decoration->opacity / 100.0;
    made.properties = {{"decoration", "string", {}, layer.decoration->over ? "over" : "under"}};
    return made;
}

} // namespace

Done checkPieces(const CellPieces& pieces) {
    const auto count = pieces.count();
    const int pixels = pieces.pixels();
    const Size sheet = sheetOf(count, pixels);
    const std::int64_t bytes = sheet.area() * pixels * pixels * 4;
    if (bytes <= maxBytesOfPicture) return done();
    return impossible({DELVE_TEXT("formats", "The tileset would have %1 pieces, whose picture needs %2 of memory; at "
                                             "most %3. Choose fewer pixels per cell."),
                       {std::to_string(count), byteCount(bytes), byteCount(maxBytesOfPicture)}});
}

/// What moves may add pieces, which then move as well.
TiledTileset tilesetOf(CellPieces& pieces, const TileCatalogue& tiles) {
    TiledTileset tileset;
    for (CellPieces::Number piece = 1; piece <= pieces.count(); ++piece)
        tileset.tiles.push_back(tileOf(pieces, piece, tiles));
    const int pixels = pieces.pixels();
    const Size sheet = sheetOf(pieces.count(), pixels);
    tileset.tile = {pixels, pixels};
    tileset.columns = sheet.width;
    tileset.count = static_cast<std::uint32_t>(sheet.area());
    tileset.image = TiledImage{{}, {sheet.width * pixels, sheet.height * pixels}, {}, {}};
    return tileset;
}

Result<TiledMap> drawnMap(const World& world, const Level& level, CellPieces& pieces, generation::Feedback* feedback) {
    if (level.size().area() == 0)
        return impossible({DELVE_TEXT("formats", "The level is empty: there is nothing to write.")});
    auto layers = pieceLayersOf(level, pieces, feedback);
    if (!layers) return std::move(layers).failure();
    TiledMap map;
    map.size = level.size();
    map.tile = {pieces.pixels(), pieces.pixels()};
    map.properties = mapProperties(world, level);
    for (auto& layer : *layers)
        if (!layer.cells.empty()) map.layers.push_back(tileLayer(layer, level.size()));
    map.layers.push_back(thingsLayer(level, pieces, map.nextObject));
    for (auto& layer : planLayers(level, pieces.pixels(), map.nextObject)) map.layers.push_back(std::move(layer));
    for (auto& layer : map.layers) layer.id = map.nextLayer++;
    map.tilesets.push_back(tilesetOf(pieces, world.tiles));
    if (auto checked = checkPieces(pieces); !checked) return std::move(checked).failure();
    return map;
}

Done writePieces(CellPieces& pieces, QIODevice& into, generation::Feedback* feedback) {
    const int pixels = pieces.pixels();
    const Size sheet = sheetOf(pieces.count(), pixels);
    PngWriter writer(
        {static_cast<std::uint32_t>(sheet.width * pixels), static_cast<std::uint32_t>(sheet.height * pixels), {}, true},
        [&into](std::span<const std::byte> bytes) {
            return writeText(into, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        });
    if (auto begun = writer.begin(); !begun) return begun;
    QImage band(sheet.width * pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    if (band.isNull()) return outOfMemory();
    CellPieces::Number next = 1;
    for (std::int32_t row = 0; row < sheet.height; ++row) {
        if (!goesOn(feedback, row, sheet.height)) return cancelled();
        band.fill(Qt::transparent);
        for (std::int32_t column = 0; column < sheet.width && next <= pieces.count(); ++column)
            pieces.paint(band, {column * pixels, 0}, next++);
        const QImage straight = band.convertToFormat(QImage::Format_ARGB32);
        for (int y = 0; y < pixels; ++y)
            if (auto written = writer.writeRow(straight.constScanLine(y)); !written) return written;
    }
    return writer.end();
}

void splitPicture(TiledTileset& tileset) {
    tileset.image.reset();
    tileset.columns = 0;
    tileset.count = static_cast<std::uint32_t>(tileset.tiles.size());
    for (auto& tile : tileset.tiles) tile.image = TiledImage{std::to_string(tile.id + 1), tileset.tile, {}, {}};
}

QByteArray pictureOfPiece(CellPieces& pieces, const TiledImage& image) {
    const auto piece = QByteArray::fromStdString(image.path).toUInt();
    if (piece == 0 || piece > pieces.count()) return {};
    QImage picture(pieces.pixels(), pieces.pixels(), QImage::Format_ARGB32_Premultiplied);
    pieces.paint(picture, {0, 0}, piece);
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    picture.save(&bytes, "png");
    return bytes.data();
}

} // namespace delve::editor

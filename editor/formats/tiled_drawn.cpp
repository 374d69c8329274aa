#include "editor/formats/tiled_drawn.h"

#include "editor/drawing/piece_layers.h"
#include "editor/formats/tiled_objects.h"
#include "editor/tiled/written_properties.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>

namespace delve::editor {
namespace {

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
    map.layers.push_back(thingsLayer(level, pieces, map.tile, map.nextObject));
    for (auto& layer : planLayers(level, map.tile, map.nextObject)) map.layers.push_back(std::move(layer));
    for (auto& layer : map.layers) layer.id = map.nextLayer++;
    map.tilesets.push_back(tilesetOf(pieces, world.tiles));
    if (auto checked = checkPieces(pieces); !checked) return std::move(checked).failure();
    return map;
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

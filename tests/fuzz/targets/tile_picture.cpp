#include "editor/tilesets/tile_picture.h"

#include "tests/fuzz/targets/expect.h"
#include "tests/fuzz/targets/png_chunks.h"
#include "tests/fuzz/targets/targets.h"

#include <QByteArray>

#include <algorithm>

namespace delve::fuzz {
namespace {

constexpr std::string_view address = "data:image/png;base64,";

TileKind tileWith(std::string picture) {
    TileKind tile;
    tile.name = "tile";
    tile.picture = std::move(picture);
    return tile;
}

editor::PictureFault faultOf(const TileKind& tile) {
    TileCatalogue tiles;
    expect(tiles.add(tile).has_value(), "a tile with a picture is a tile");
    const auto faults = editor::pictureFaults(tiles);
    expect(faults.size() == 1, "a tile has one fault, or none");
    return faults[0];
}

void tryTile(const TileKind& tile) {
    const auto fault = faultOf(tile);
    const QImage picture = editor::pictureOf(tile);
    (void)editor::hasClearParts(tile);
    if (picture.isNull()) return;
    expect(fault == editor::PictureFault::None, "a picture that is shown has no fault");
    expect(std::max(picture.width(), picture.height()) <= editor::maxTilePixels,
           "a picture that is shown is small enough");
    (void)editor::meanColour(picture);
    const QImage again = editor::pictureOf(tileWith(editor::embeddedPicture(picture)));
    expect(again == picture.convertToFormat(again.format()), "a picture that is kept in a tile is the same");
}

} // namespace

void fuzzTilePicture(std::string_view bytes) {
    tryTile(tileWith(std::string(bytes)));
    const auto png = withFittingChecksums(bytes);
    tryTile(tileWith(std::string(address) +
                     QByteArray(png.data(), static_cast<qsizetype>(png.size())).toBase64().toStdString()));
}

} // namespace delve::fuzz

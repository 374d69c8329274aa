#include "editor/tilesets/tileset.h"

#include "editor/files/files.h"
#include "editor/files/input_file.h"
#include "editor/tilesets/free_glyphs.h"
#include "editor/tilesets/png_picture.h"
#include "editor/tilesets/tile_picture.h"
#include "generation/level/geometry.h"

#include <algorithm>
#include <string_view>

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytes = std::int64_t{256} << 20;
constexpr int maxSide = 16384;
constexpr std::int64_t maxPixels = std::int64_t{64} << 20;

} // namespace

Result<QImage> readTilePicture(const QString& path) {
    if (auto readable = checkReadable(path); !readable) return std::move(readable).failure();
    auto file = InputFile::openRegular(path, maxBytes);
    if (!file) return std::move(file).failure();
    const PngBytes bytes = [&file](std::span<std::byte> into) { return file->read(into); };
    return pictureFromPng(bytes, {.side = maxSide, .pixels = maxPixels});
}

std::vector<QRect> tilesOf(QSize picture, const TilesetCut& cut) {
    std::vector<QRect> pieces;
    if (cut.width < 1 || cut.height < 1) return pieces;
    for (int y = cut.margin; y + cut.height <= picture.height() - cut.margin; y += cut.height + cut.spacing)
        for (int x = cut.margin; x + cut.width <= picture.width() - cut.margin; x += cut.width + cut.spacing)
            pieces.emplace_back(x, y, cut.width, cut.height);
    return pieces;
}

bool isEmptyPiece(const QImage& picture, const QRect& piece) {
    for (int y = piece.top(); y <= piece.bottom(); ++y)
        for (int x = piece.left(); x <= piece.right(); ++x)
            if (qAlpha(picture.pixel(x, y)) != 0) return false;
    return true;
}

char32_t freeGlyph(const TileCatalogue& catalogue) { return FreeGlyphs(catalogue).next(); }

std::string freeTileName(const TileCatalogue& catalogue, const std::string& name) {
    for (std::size_t number = 1;; ++number)
        if (auto wanted = name + '-' + std::to_string(number); !catalogue.find(wanted)) return wanted;
}

QImage asTilePicture(const QImage& picture) {
    if (std::max(picture.width(), picture.height()) <= defaultTilePixels) return picture;
    return picture.scaled(defaultTilePixels, defaultTilePixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

std::vector<TileKind> tilesFrom(const QImage& picture, std::span<const QRect> pieces, const TilesetNaming& naming,
                                const TileCatalogue& catalogue) {
    std::vector<TileKind> kinds;
    FreeGlyphs glyphs(catalogue);
    std::size_t number = 0;
    for (const auto& piece : pieces) {
        const QImage part = asTilePicture(picture.copy(piece));
        TileKind kind;
        do kind.name = naming.name + '-' + std::to_string(++number);
        while (catalogue.find(kind.name));
        kind.glyph = glyphs.next();
        kind.colour = meanColour(part);
        kind.walk = naming.walk;
        kind.seeThrough = naming.seeThrough;
        kind.picture = embeddedPicture(part);
        kinds.push_back(std::move(kind));
    }
    return kinds;
}

} // namespace delve::editor

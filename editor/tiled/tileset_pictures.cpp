#include "editor/tiled/tileset_pictures.h"

#include "editor/text/message_text.h"
#include "editor/tilesets/png_picture.h"
#include "editor/tilesets/tileset.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/tile.h"

#include <algorithm>

namespace delve::editor {
namespace {

constexpr int maxSide = 16384;
constexpr std::string_view embedded = "data:image/";
constexpr std::string_view base64 = ";base64,";

/// "ff00ff", or "#ff00ff": pixels of this colour are clear.
void makeClear(QImage& picture, const std::string& colour) {
    const auto clear = colourFromText('#' + colour);
    if (!clear) return;
    const QRgb pixel = qRgb(clear->red, clear->green, clear->blue);
    for (int y = 0; y < picture.height(); ++y) {
        auto* const row = reinterpret_cast<QRgb*>(picture.scanLine(y));
        std::replace(row, row + picture.width(), pixel, QRgb{0});
    }
}

QRect partOf(const TilesetPiece& piece, const QImage& picture) {
    const auto& set = *piece.tileset;
    const int across = std::max(1, (picture.width() - 2 * set.margin + set.spacing) / (set.tile.width + set.spacing));
    const int columns = set.columns > 0 ? set.columns : across;
    const auto column = static_cast<std::int64_t>(piece.id % static_cast<std::uint32_t>(columns));
    const auto row = static_cast<std::int64_t>(piece.id / static_cast<std::uint32_t>(columns));
    const auto x = set.margin + column * (set.tile.width + set.spacing);
    const auto y = set.margin + row * (set.tile.height + set.spacing);
    if (x + set.tile.width > picture.width() || y + set.tile.height > picture.height()) return {};
    return {static_cast<int>(x), static_cast<int>(y), set.tile.width, set.tile.height};
}

/// The diagonal is swapped first.
QImage turned(QImage picture, TiledCell cell) {
    if ((cell & flippedDiagonally) != 0) {
        QImage swapped(picture.height(), picture.width(), QImage::Format_ARGB32);
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) swapped.setPixel(y, x, picture.pixel(x, y));
        picture = swapped;
    }
    return picture.mirrored((cell & flippedAcross) != 0, (cell & flippedDown) != 0);
}

} // namespace

PieceImage TilesetPictures::piece(const TilesetPiece& piece, TiledCell cell) {
    const auto& set = *piece.tileset;
    const auto* const own = piece.tile && piece.tile->image ? &*piece.tile->image : nullptr;
    const auto* const image = own ? own : set.image ? &*set.image : nullptr;
    if (!image) return {};
    const auto& picture = read(set, *image);
    const QImage& whole = picture.image;
    if (whole.isNull()) return {};
    QRect part = own ? whole.rect() : partOf(piece, whole);
    if (piece.tile && piece.tile->part && !piece.tile->part->empty()) {
        const auto& said = *piece.tile->part;
        part = QRect(said.x, said.y, said.width, said.height).intersected(whole.rect());
    }
    if (part.isEmpty()) return {};
    PieceImage made = cut(picture, part);
    if (made.image.isNull()) return {};
    made.image = turned(made.image, cell);
    if ((cell & flippedDiagonally) != 0) made.size.transpose();
    return made;
}

/// Tiles of a collection may be as large as pictures are, and be used in all ways to turn them.
const PieceImage& TilesetPictures::cut(const Picture& picture, const QRect& part) {
    const std::tuple key(&picture, part.x(), part.y(), part.width(), part.height());
    const auto [found, isNew] = m_pieces.try_emplace(key);
    if (!isNew) return found->second;
    const auto pixels = std::int64_t{part.width()} * part.height();
    if (m_pixelsToCut >= 0 && (m_pixelsToCut -= pixels) < 0)
        m_notes.push_back({DELVE_TEXT("tiled", "The parts of pictures that the tiles show lie over one another. Some "
                                               "tiles are drawn in plain colours."),
                           {}});
    if (m_pixelsToCut >= 0) found->second = {asTilePicture(picture.image.copy(part)), part.size()};
    return found->second;
}

QByteArray TilesetPictures::bytes(const TiledTileset& tileset, const TiledImage& image) {
    return read(tileset, image).bytes;
}

const TilesetPictures::Picture& TilesetPictures::read(const TiledTileset& tileset, const TiledImage& image) {
    const auto key = std::pair(m_files.fileOf(tileset), image.path);
    const auto known = m_pictures.find(key);
    return known != m_pictures.end() ? known->second : m_pictures.emplace(key, decoded(tileset, image)).first->second;
}

TilesetPictures::Picture TilesetPictures::decoded(const TiledTileset& tileset, const TiledImage& image) {
    constexpr std::size_t mostNotes = 8;
    Picture picture;
    const auto data = image.path.starts_with(embedded) ? image.path.find(base64) : std::string::npos;
    auto bytes =
        data != std::string::npos
            ? Result(QByteArray::fromBase64(QByteArray::fromStdString(image.path.substr(data + base64.size()))))
            : m_files.picture(m_files.fileOf(tileset), image.path);
    auto& pixels = m_files.budget().pixels;
    auto read = bytes ? pictureFromPng(*bytes, {.side = maxSide, .pixels = pixels, .budget = &pixels})
                      : Result<QImage>(bytes.failure());
    if (read) {
        picture = {std::move(*bytes), std::move(*read)};
        makeClear(picture.image, image.clear);
    } else if (m_notes.size() < mostNotes) {
        const auto why = QString(toQString(read.failure())).toStdString();
        m_notes.push_back(
            {DELVE_TEXT("tiled", "Tileset “%1”: its picture is missing, and its tiles are drawn in plain "
                                 "colours. %2"),
             {clipped(tileset.name), data != std::string::npos ? why : clipped(image.path) + ": " + why}});
    }
    return picture;
}

} // namespace delve::editor

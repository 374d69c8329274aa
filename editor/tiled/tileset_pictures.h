#pragma once

#include "editor/tiled/tiled_files.h"
#include "editor/tiled/tileset_pieces.h"

#include <QByteArray>
#include <QImage>

#include <map>
#include <string>
#include <tuple>
#include <vector>

/// The pictures of a map's tilesets, each read once, and the pieces that are cut out of them.
namespace delve::editor {

/// A piece as it is shown: no larger than a tile ever is.
struct PieceImage {
    QImage image; ///< null where there is no picture of it
    QSize size;   ///< of the piece in its tileset, in pixels
};

class TilesetPictures {
public:
    explicit TilesetPictures(TiledFiles& files) : m_files(files) {}

    /// Turned as the cell is.
    [[nodiscard]] PieceImage piece(const TilesetPiece& piece, TiledCell cell);
    /// The bytes of the file of a picture, as far as it was read; empty if it could not be.
    [[nodiscard]] QByteArray bytes(const TiledTileset& tileset, const TiledImage& image);
    /// A sentence for each picture that could not be read.
    [[nodiscard]] std::vector<Message> notes() const { return m_notes; }

private:
    struct Picture {
        QByteArray bytes;
        QImage image;
    };
    [[nodiscard]] const Picture& read(const TiledTileset& tileset, const TiledImage& image);
    [[nodiscard]] Picture decoded(const TiledTileset& tileset, const TiledImage& image);
    [[nodiscard]] const PieceImage& cut(const Picture& picture, const QRect& part);

    TiledFiles& m_files;
    std::map<std::pair<QString, std::string>, Picture> m_pictures; ///< by the file that names them, and their path
    std::map<std::tuple<const Picture*, int, int, int, int>, PieceImage> m_pieces; ///< as they lie in their pictures
    std::int64_t m_pixelsToCut = std::int64_t{256} << 20;                          ///< parts may lie over one another
    std::vector<Message> m_notes;
};

} // namespace delve::editor

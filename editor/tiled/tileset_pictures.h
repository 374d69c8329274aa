#pragma once

#include "editor/tiled/tiled_files.h"
#include "editor/tiled/tileset_pieces.h"

#include <QByteArray>
#include <QImage>

#include <map>
#include <string>
#include <vector>

/// The pictures of a map's tilesets, each read once, and the pieces that are cut out of them.
namespace delve::editor {

class TilesetPictures {
public:
    explicit TilesetPictures(TiledFiles& files) : m_files(files) {}

    /// Turned as the cell is; null where there is no picture of it.
    [[nodiscard]] QImage piece(const TilesetPiece& piece, TiledCell cell);
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

    TiledFiles& m_files;
    std::map<std::pair<QString, std::string>, Picture> m_pictures; ///< by the file that names them, and their path
    std::vector<Message> m_notes;
};

} // namespace delve::editor

#pragma once

#include "editor/skins/pieces.h"

#include <QByteArray>
#include <QImage>
#include <QRect>
#include <QSize>

#include <string>

/// A picture of a skin, cut into pieces.
namespace delve::editor {

struct SkinPicture {
    std::string name; ///< for the pieces to name it
    std::string file; ///< from the folder of the skin; empty: it is embedded
    QByteArray png;   ///< its bytes as they are in the file
    QSize piece = {16, 16};
    int margin = 0;  ///< around all pieces
    int spacing = 0; ///< between two of them
    QImage image = {};
    std::string unknown = {};

    /// Pieces in a row, and in all.
    [[nodiscard]] int columns() const;
    [[nodiscard]] std::uint32_t count() const;
    /// Where a piece lies; empty if it has no such piece.
    [[nodiscard]] QRect rectOf(std::uint32_t number) const;
    /// A piece, turned; null if there is none.
    [[nodiscard]] QImage cut(const Piece& piece) const;

    /// The image follows from the bytes.
    friend bool operator==(const SkinPicture& a, const SkinPicture& b) {
        return a.name == b.name && a.file == b.file && a.png == b.png && a.piece == b.piece && a.margin == b.margin &&
               a.spacing == b.spacing && a.unknown == b.unknown;
    }
};

/// A picture with its flips.
[[nodiscard]] QImage turned(const QImage& picture, std::uint8_t flips);

} // namespace delve::editor

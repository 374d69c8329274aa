#pragma once

#include "editor/png/read_png.h"

#include <QByteArray>
#include <QImage>

#include <cstdint>

/// A small PNG as a whole picture: of a tile, of a tileset, of a saved game. Whoever asks says how large it may be, and
/// that is looked at before it is decoded.
namespace delve::editor {

struct PictureLimit {
    int side = 0; ///< no wider or higher
    std::int64_t pixels = std::int64_t{side} * side;
    std::int64_t* budget = nullptr; ///< of pixels for several pictures: each takes its own off before it is decoded
};

/// As ARGB32. Anything that is no PNG is refused, whatever it is called.
[[nodiscard]] Result<QImage> pictureFromPng(const PngBytes& bytes, const PictureLimit& limit);
[[nodiscard]] Result<QImage> pictureFromPng(const QByteArray& bytes, const PictureLimit& limit);

} // namespace delve::editor

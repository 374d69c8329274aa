#pragma once

#include "editor/png/read_png.h"

#include <QByteArray>
#include <QImage>

#include <cstdint>

/// Reads a small PNG as a whole picture: of a tile, a tileset, a saved game. The caller sets the maximum size, which is
/// checked before decoding.
namespace delve::editor {

struct PictureLimit {
    int side = 0; ///< maximum width and height
    std::int64_t pixels = std::int64_t{side} * side;
    std::int64_t* budget = nullptr; ///< in pixels, for several pictures: each subtracts its own before it is decoded
};

/// As ARGB32. Refuses anything that is not a PNG, whatever its name.
[[nodiscard]] Result<QImage> pictureFromPng(const PngBytes& bytes, const PictureLimit& limit);
[[nodiscard]] Result<QImage> pictureFromPng(const QByteArray& bytes, const PictureLimit& limit);

} // namespace delve::editor

#pragma once

#include "editor/tilesets/tileset.h"

#include <QImage>

/// How a tileset lies in its picture, guessed from the picture alone.
namespace delve::editor {

/// By the lines without anything between pieces, where there are any; else by where the colours break, at sizes that
/// divide the picture. A person corrects it where it is wrong.
[[nodiscard]] TilesetCut guessedGrid(const QImage& picture);

} // namespace delve::editor

#pragma once

#include "editor/formats/format.h"
#include "editor/tiled/read_tiled.h"

/// What the two formats of Tiled have in common. Used by tmx.cpp and tmj.cpp.
namespace delve::editor {

using ReadTiledMap = Result<TiledMap> (*)(const ReadPiece& read, TiledFiles& files);

/// Reads a file with the reader of its kind, and makes a world of the map.
[[nodiscard]] Result<Imported> readTiledFile(const QString& path, const ReadRequest& request, ReadTiledMap reader);
[[nodiscard]] const std::vector<generation::Parameter>& tiledReadOptions();

} // namespace delve::editor

#pragma once

#include "editor/tiled/tiled_files.h"
#include "editor/tiled/tiled_map.h"
#include "generation/level/delve/json_stream.h"

/// Reads the maps of Tiled: .tmx is XML, .tmj is JSON. Trusts nothing of them.
namespace delve::editor {

/// `read` gives the bytes of the map; `files` opens what it names.
[[nodiscard]] Result<TiledMap> readTmx(const ReadPiece& read, TiledFiles& files);
[[nodiscard]] Result<TiledMap> readTmj(const ReadPiece& read, TiledFiles& files);

} // namespace delve::editor

#pragma once

#include "editor/formats/format.h"

#include <cstdint>
#include <string>
#include <vector>

/// Writes the files of a map for Tiled: the map, the picture of its tileset, and as asked its tileset and the other
/// levels of the world. Used by the formats .tmx and .tmj.
namespace delve::editor {

enum class TiledForm : std::uint8_t { Xml, Json };

[[nodiscard]] Result<Notes> writeTiled(TiledForm form, const World& world, const WriteRequest& request, FileSet& into);
[[nodiscard]] std::vector<std::string> tiledFilesBeside(TiledForm form, const World& world,
                                                        const WriteRequest& request);

} // namespace delve::editor

#pragma once

#include "editor/tiled/tiled_map.h"

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

/// Maps and tilesets of Tiled in Tiled's own JSON form, as a world keeps them in its properties. Takes what is there:
/// a member of another type than expected has its default. Members that this program does not know are kept.
namespace delve::editor {

[[nodiscard]] TiledTileset tilesetFromJson(const QJsonObject& object);
/// Without the cells of its layers.
[[nodiscard]] TiledMap mapFromJson(const QJsonObject& object);

} // namespace delve::editor

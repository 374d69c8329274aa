#pragma once

#include "editor/tiled/tiled_map.h"

#include <functional>
#include <string>

/// What a map is but for its cells, as JSON in the members that Tiled's own files have. So a world keeps what a level
/// has no place for. Unknown attributes are kept as texts, in "delvewright:unknown".
namespace delve::editor {

/// Adds members of our own to an object or a layer: `, "thing": "start-3-4"`.
struct TiledJsonExtras {
    std::function<void(std::string&, const TiledObject&)> ofObject = {};
    std::function<void(std::string&, const TiledLayer&)> ofLayer = {};
    std::function<void(std::string&, const TiledTileset&, const TiledImage&)> ofImage = {};
};

/// The value of a property, by its type.
[[nodiscard]] std::string jsonOf(const TiledProperty& property);
/// Without the cells of its layers, and without its tilesets.
[[nodiscard]] std::string jsonOf(const TiledMap& map, const TiledJsonExtras& extras = {});
[[nodiscard]] std::string jsonOf(const TiledTileset& tileset, const TiledJsonExtras& extras = {});

} // namespace delve::editor

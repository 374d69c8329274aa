#pragma once

#include "editor/tiled/flat_layers.h"
#include "editor/tiled/tiled_files.h"
#include "editor/tiled/tiled_properties.h"
#include "editor/tiled/tileset_pictures.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a world keeps of a map of Tiled, so that it can be written back: its tilesets, with their pictures, in a
/// property of the world, and all else but its cells in a property of the level. Both are JSON in the members of
/// Tiled's own files.
namespace delve::editor {

/// What became of the parts of a map: written into what is kept.
struct TiledPlaces {
    const TiledLayer* ground = nullptr;                   ///< `"level": true`
    std::map<const TiledLayer*, std::string> decorations; ///< `"decoration": NAME`
    std::map<std::int64_t, std::string> things;           ///< by the ids of objects: `"thing": "start-3-4"`
    Cell origin;                                          ///< of the level in the map: `"origin": [-16, 0]`
};

[[nodiscard]] std::string keptMapText(const TiledMap& map, const TiledPlaces& places);
/// What keptMapText() says; nothing where there is none, or it is damaged. The marks stand among what is unknown.
[[nodiscard]] std::optional<TiledMap> readKeptMap(const Properties& ofLevel);
/// Likewise of keptTilesetsText().
[[nodiscard]] std::vector<TiledTileset> readKeptTilesets(const Properties& ofWorld);
/// The text of a mark: "true" for one that is set, empty where there is none.
[[nodiscard]] std::string markOf(const TiledUnknown& unknown, std::string_view name);
/// Takes it out.
[[nodiscard]] std::string takeMark(TiledUnknown& unknown, std::string_view name);
/// With their pictures, as data URLs: `"picture"`. Those beyond 64 MB in all are left out, which `notes` says.
[[nodiscard]] std::string keptTilesetsText(const TiledMap& map, TilesetPictures& pictures, std::vector<Message>& notes);

} // namespace delve::editor

#pragma once

#include "editor/tiled/tiled_tileset.h"
#include "generation/level/geometry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A map of Tiled, as its files say it: a value, whatever file it came from (.tmx and .tsx are XML, .tmj and .tsj are
/// JSON). Nothing of it is a level yet. What this program does not know is kept, to be written back.
namespace delve::editor {

struct TiledLayer {
    enum class Kind : std::uint8_t { Tiles, Objects, Image, Group };
    Kind kind = Kind::Tiles;
    std::int64_t id = 0;
    std::string name;
    std::string className;
    bool visible = true;
    bool locked = false;
    double opacity = 1;
    std::string tint = {};
    TiledPoint offset = {}; ///< in pixels
    TiledPoint parallax = {1, 1};
    TiledProperties properties = {};
    TiledUnknown unknown = {};

    Rect area = {};                    ///< of tiles: may begin at negative places in a map that is infinite
    std::vector<TiledCell> cells = {}; ///< of tiles: row by row in `area`
    std::vector<TiledObject> objects = {};
    std::string drawOrder = {}; ///< of objects: topdown if empty
    std::string colour = {};    ///< of objects
    std::optional<TiledImage> image = {};
    std::vector<TiledLayer> layers = {}; ///< of a group

    friend bool operator==(const TiledLayer&, const TiledLayer&) = default;
};

struct TiledMap {
    std::string version; ///< of the format: "1.10"
    std::string program; ///< that wrote it, with its version
    std::string className;
    std::string orientation = "orthogonal";
    std::string renderOrder = {}; ///< right-down if empty
    Size size;
    Size tile; ///< in pixels
    bool infinite = false;
    std::string background = {};
    std::int64_t nextLayer = 1;
    std::int64_t nextObject = 1;
    std::vector<TiledTileset> tilesets = {};
    std::vector<TiledLayer> layers = {}; ///< the lowest first
    TiledProperties properties = {};
    TiledUnknown unknown = {};

    friend bool operator==(const TiledMap&, const TiledMap&) = default;
};

} // namespace delve::editor

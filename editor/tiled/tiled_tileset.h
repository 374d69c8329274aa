#pragma once

#include "generation/level/geometry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// The parts of a map of Tiled: properties, objects, tilesets. See tiled_map.h.
namespace delve::editor {

/// Attributes or members that this program does not know: name, and value as in the file.
using TiledUnknown = std::vector<std::pair<std::string, std::string>>;

struct TiledProperty {
    std::string name;
    std::string type;                        ///< string, int, float, bool, color, file, object, class; empty: string
    std::string className;                   ///< of a type that the project declares; may be empty
    std::string value;                       ///< as text
    std::vector<TiledProperty> members = {}; ///< of a class

    friend bool operator==(const TiledProperty&, const TiledProperty&) = default;
};
using TiledProperties = std::vector<TiledProperty>;

/// A tile of a map: its number among all tilesets of the map, and how it is turned.
using TiledCell = std::uint32_t;
inline constexpr TiledCell flippedAcross = 0x80000000; ///< left and right are swapped
inline constexpr TiledCell flippedDown = 0x40000000;   ///< top and bottom are swapped
inline constexpr TiledCell flippedDiagonally = 0x20000000;
inline constexpr TiledCell turnedHexagonally = 0x10000000;
inline constexpr TiledCell tiledFlags = 0xf0000000;

struct TiledPoint {
    double x = 0;
    double y = 0;
    friend bool operator==(const TiledPoint&, const TiledPoint&) = default;
};

enum class TiledShape : std::uint8_t { Rectangle, Point, Ellipse, Polygon, Polyline, Text, Tile };

struct TiledObject {
    std::int64_t id = 0;
    std::string name;
    std::string className;    ///< "class" or "type", as the version of the file calls it
    std::string templatePath; ///< as in the file; what the template says is filled in
    TiledShape shape = TiledShape::Rectangle;
    TiledCell tile = 0; ///< of a tile object
    TiledPoint at;      ///< in pixels; of a tile object the bottom left, unless its tileset says otherwise
    TiledPoint size;
    double rotation = 0;
    bool visible = true;
    std::vector<TiledPoint> points = {}; ///< of a polygon or a polyline, from `at`
    std::string text = {};
    TiledProperties properties = {};
    TiledUnknown unknown = {}; ///< of the object, and of its text

    friend bool operator==(const TiledObject&, const TiledObject&) = default;
};

struct TiledImage {
    std::string path; ///< as in the file
    Size size;
    std::string clear; ///< the colour that is transparent, "ff00ff"; usually empty
    TiledUnknown unknown = {};

    friend bool operator==(const TiledImage&, const TiledImage&) = default;
};

struct TiledFrame {
    std::uint32_t tile = 0; ///< of the same tileset
    std::int32_t milliseconds = 0;
    friend bool operator==(const TiledFrame&, const TiledFrame&) = default;
};

/// What a tileset says of one of its tiles.
struct TiledTile {
    std::uint32_t id = 0;
    std::string className;
    std::optional<TiledImage> image = {}; ///< of a tileset that is a collection of pictures
    std::optional<Rect> part = {};        ///< of that picture
    double probability = 1;
    std::vector<TiledFrame> animation = {};
    std::vector<TiledObject> collision = {};
    TiledProperties properties = {};
    TiledUnknown unknown = {};

    friend bool operator==(const TiledTile&, const TiledTile&) = default;
};

struct TiledTerrainColour {
    std::string name;
    std::string className;
    std::string colour;
    std::int32_t tile = -1; ///< that stands for it
    double probability = 1;
    TiledProperties properties = {};
    friend bool operator==(const TiledTerrainColour&, const TiledTerrainColour&) = default;
};

/// Tiled's terrains: which colour each tile has at its corners and edges, from the top on clockwise; 0 is none.
struct TiledTerrains {
    std::string name;
    std::string className;
    std::string type; ///< corner, edge or mixed
    std::int32_t tile = -1;
    std::vector<TiledTerrainColour> colours = {};
    std::vector<std::pair<std::uint32_t, std::array<std::uint8_t, 8>>> tiles = {};
    TiledProperties properties = {};
    friend bool operator==(const TiledTerrains&, const TiledTerrains&) = default;
};

struct TiledTileset {
    std::uint32_t first = 1; ///< the number of its tile 0 in the map
    std::string path;        ///< of its file, as the map says it; empty: it is in the map
    std::string name;
    std::string className;
    Size tile;
    std::int32_t spacing = 0;
    std::int32_t margin = 0;
    std::int32_t columns = 0; ///< 0: a collection of pictures
    std::uint32_t count = 0;
    Cell offset = {}; ///< in pixels, of where its tiles are drawn
    std::string objectAlignment = {};
    std::optional<TiledImage> image = {};
    std::vector<TiledTile> tiles = {}; ///< those it says something of, by id
    std::vector<TiledTerrains> terrains = {};
    TiledProperties properties = {};
    TiledUnknown unknown = {}; ///< with elements that this program has no use for, such as `grid`

    friend bool operator==(const TiledTileset&, const TiledTileset&) = default;
};

} // namespace delve::editor

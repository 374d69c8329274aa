#pragma once

#include "generation/level/geometry.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// A project of LDtk, as its files say it: a value. Holds what a map can be made of, by the names of LDtk's own
/// documentation (https://ldtk.io/json); nothing of it is a level yet.
namespace delve::editor {

/// A value of an IntGrid layer.
struct LdtkIntValue {
    std::string identifier; ///< may be empty
    std::string colour;     ///< "#rrggbb"
};

struct LdtkLayerDef {
    std::string identifier;
    std::map<std::int32_t, LdtkIntValue> values; ///< of an IntGrid layer
};

struct LdtkTileset {
    std::string identifier;
    std::string path; ///< from the folder of the project; empty: it is none of ours to open
    std::int32_t gridSize = 0;
};

/// A piece of a tileset on a layer.
struct LdtkTile {
    Cell at;     ///< in pixels
    Cell source; ///< in pixels of the tileset
    std::int32_t number = 0;
    std::int32_t flips = 0; ///< 1: left and right are swapped; 2: top and bottom
};

struct LdtkField {
    std::string identifier;
    std::string text; ///< of a text; of anything else its JSON
    bool isText = false;
};

struct LdtkEntity {
    std::string identifier;
    std::vector<std::string> tags = {};
    Cell at; ///< in pixels: its top left
    Size size;
    std::vector<LdtkField> fields = {};
    std::string kept = {}; ///< its members, as they stand in the file; see ldtk_kept.h
};

struct LdtkLayer {
    std::string identifier;
    std::string type; ///< IntGrid, Tiles, AutoLayer, Entities
    std::int64_t definition = 0;
    std::int64_t tileset = -1;
    Size size; ///< in cells
    std::int32_t gridSize = 0;
    std::int32_t opacity = 100; ///< in percent
    bool visible = true;
    Cell offset; ///< in pixels
    std::vector<std::int32_t> values = {};
    std::vector<LdtkTile> tiles = {}; ///< those that a person placed, or those of the rules
    std::vector<LdtkEntity> entities = {};
    std::string kept = {};      ///< its other members
    std::string keptTiles = {}; ///< the tiles of the rules, as they stand in the file
};

struct LdtkLevel {
    std::string identifier;
    std::string world;        ///< identifier of the world it is in; empty where there is one world only
    std::string externalPath; ///< of the file that its layers are in; empty: in this one
    Size pixels;
    std::vector<LdtkField> fields = {};
    std::vector<LdtkLayer> layers = {}; ///< the topmost first
    std::int32_t worldNumber = -1;      ///< of the worlds of the project; -1: it is in none
    std::string kept = {};              ///< its other members
};

struct LdtkProject {
    std::string version;
    std::map<std::int64_t, LdtkLayerDef> layers;
    std::map<std::int64_t, LdtkTileset> tilesets;
    std::vector<LdtkLevel> levels;
    std::string kept;                               ///< its other members, definitions and all
    std::vector<std::string> keptWorlds;            ///< those of each of its worlds
    std::int64_t keptLeft = std::int64_t{64} << 20; ///< bytes that more may take which is kept; below 0: nothing is
};

/// What projects of ours have beside what LDtk knows: the whole map but its tiles, as a `.delve`, in a field of its
/// first level; and the id of each level and thing in a field of its own.
inline constexpr const char* ldtkMapField = "delvewright_map";
inline constexpr const char* ldtkIdField = "delvewright_id";
inline constexpr const char* ldtkTilesLayer = "Tiles";
inline constexpr const char* ldtkEntitiesLayer = "Entities";
inline constexpr int ldtkUsualCell = 16; ///< pixels of a cell
/// Of a decoration layer, counted from 1 on.
[[nodiscard]] inline std::string ldtkLayerName(bool over, std::size_t number) {
    return (over ? "Over_" : "Under_") + std::to_string(number);
}
/// The layer that shows what another one looks like; it is drawn anew whenever a project is written.
[[nodiscard]] inline std::string ldtkPictureOf(const std::string& layer) { return layer + "_picture"; }

} // namespace delve::editor

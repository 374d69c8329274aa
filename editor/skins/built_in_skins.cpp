#include "editor/skins/skin.h"

#include "generation/level/decorations.h"

namespace delve::editor {
namespace {

constexpr QRgb floorColour = 0xffc9b896;
constexpr QRgb softShade = 0x38241a12;
constexpr QRgb deepShade = 0x66241a12;

TileEdge smooth(QRgb line, QRgb light = 0) {
    TileEdge edge;
    edge.line = line;
    edge.light = light;
    edge.shade = softShade;
    edge.cliff = 3;
    edge.cliffColour = 0xff6f4a2b;
    return edge;
}

TileEdge tufted(QRgb line, QRgb light = 0) {
    TileEdge edge = smooth(line, light);
    edge.form = EdgeForm::Tufted;
    edge.depth = 4;
    edge.rough = 2.2;
    return edge;
}

TileEdge leafy(QRgb line, QRgb light) {
    TileEdge edge = smooth(line, light);
    edge.form = EdgeForm::Leafy;
    edge.depth = 4;
    edge.rough = 2;
    edge.fillet = 12;
    edge.drop = {2, 3};
    edge.shade = deepShade;
    return edge;
}

TileEdge jagged(QRgb line, QRgb light) {
    TileEdge edge = smooth(line, light);
    edge.form = EdgeForm::Jagged;
    edge.depth = 4.5;
    edge.rough = 1.8;
    return edge;
}

/// The paving of rooms: broken where it ends at water, with stone showing below.
TileEdge pavement() {
    TileEdge edge = jagged(0xff6d635a, 0x80fff6d2);
    edge.depth = 3;
    edge.rough = 1.2;
    edge.fillet = 6;
    edge.cliff = 3.5;
    edge.cliffColour = 0xff6d635a;
    return edge;
}

TileEdge waterEdge() {
    TileEdge edge = smooth(0, 0);
    edge.shade = 0;
    edge.cliff = 4;
    edge.cliffColour = 0xff2f5a90; // falls into a chasm
    return edge;
}

/// A soft line in the water.
TileEdge shoal() {
    TileEdge edge = smooth(0x78e8eef4);
    edge.fillet = 12;
    edge.cliff = 0;
    return edge;
}

TileEdge rock() {
    TileEdge edge = jagged(0xff2a2c31, 0xff8f857c);
    edge.joining = Joining::Every;
    edge.depth = 5.5;
    edge.rough = 2.2;
    edge.fillet = 12;
    edge.drop = {2, 2.5};
    edge.shade = deepShade;
    return edge;
}

/// What rooms, towns and the open land share.
const std::vector<TileSkin> outdoors{
    {"grass", Relief::Ground, {16, 9, 7}, "", 0, "", false, false, true, Onto::Ground, 14, tufted(0xff36633c, 0)},
    {"forest",
     Relief::Flat,
     {10, 9, 8, 5},
     "",
     0xff36633c,
     "",
     false,
     false,
     true,
     Onto::Ground,
     15,
     leafy(0xff1d3a22, 0xff5d8f55)},
    {"mountain",
     Relief::Flat,
     {12, 11, 9},
     "",
     0xff8f857c,
     "",
     false,
     false,
     true,
     Onto::Ground,
     16,
     jagged(0xff3f321d, 0xffc9b896)},
    {"land-1",
     Relief::Flat,
     {14, 10, 8},
     "",
     0,
     "",
     false,
     false,
     true,
     Onto::Ground,
     8,
     smooth(0xffa8743a, 0xfff0d39a)},
    {"land-2", Relief::Flat, {12, 11, 9}, "", 0, "", false, false, true, Onto::Ground, 10, tufted(0xff5d7350)},
    {"land-3",
     Relief::Flat,
     {13, 10, 9},
     "",
     0,
     "",
     false,
     false,
     true,
     Onto::Ground,
     13,
     smooth(0xff9fb0bf, 0xffffffff)},
    {"land-4",
     Relief::Flat,
     {6, 11, 15},
     "",
     0xffe9e2d2,
     "",
     false,
     false,
     true,
     Onto::Ground,
     9,
     jagged(0xff857a6e, 0xffffffff)},
    {"land-5", Relief::Flat, {7, 11, 14}, "", 0xffb8a8d2, "", false, false, true, Onto::Ground, 11, tufted(0xff6f5d99)},
    {"land-6", Relief::Flat, {12, 11, 9}, "", 0xffdcec94, "", false, false, true, Onto::Ground, 12, tufted(0xff7f9a3c)},
    {"road", Relief::Ground, {20, 12}, "", 0, "", false, false, true, Onto::Ground, 5, pavement()},
    {"water",
     Relief::Ground,
     {12, 10, 10},
     "",
     0,
     "",
     false,
     false,
     true,
     Onto::Liquid,
     3,
     waterEdge(),
     {3, 0x96e8eef4},
     true},
    {"shallows",
     Relief::Ground,
     {12, 10, 10},
     "",
     0,
     "",
     false,
     false,
     true,
     Onto::Liquid,
     4,
     shoal(),
     {2, 0x82ffffff},
     true},
    {"lava",
     Relief::Flat,
     {16, 16},
     "",
     0,
     "",
     false,
     false,
     true,
     Onto::Liquid,
     2,
     waterEdge(),
     {3, 0xc8f2cf5e},
     true},
    {"chasm", Relief::Ground, {1}, "", 0, "", false, false, true, Onto::Pit, 1, {}, {2.5, 0x78000000}},
};

const std::vector<TileSkin> buildings{
    {"house-wall", Relief::Raised},
    {"house-door", Relief::Opening, {1}, "", 0, "house-wall"},
    {"door", Relief::Opening, {1}, "", 0, "wall", true},
    {"open-door", Relief::Opening, {1}, "", 0, "wall", true},
    {"gate", Relief::Opening, {1}, "", 0, "wall"},
    {"golden-exit", Relief::Opening, {1}, "", 0, "wall"},
    {"grate", Relief::Opening, {1}, "", 0, "wall", true},
    {"secret-door", Relief::Opening, {1}, "", 0, "wall", true},
    {"bridge", Relief::Ground},
    {"rubble", Relief::Stands, {20, 12}, "", floorColour},
    {"pillar", Relief::Stands, {1}, "", floorColour, "", false, true},
    {"ledge-north", Relief::Ground, {1}, "", 0, "", false, false, true, Onto::Ground, 5, pavement()},
    {"ledge-east", Relief::Ground, {1}, "", 0, "", false, false, true, Onto::Ground, 5, pavement()},
    {"ledge-south", Relief::Ground, {1}, "", 0, "", false, false, true, Onto::Ground, 5, pavement()},
    {"ledge-west", Relief::Ground, {1}, "", 0, "", false, false, true, Onto::Ground, 5, pavement()},
};

/// What decorates looks the same in every skin.
std::vector<TileSkin> furniture() {
    std::vector<TileSkin> rows;
    for (const auto& decoration : decorations())
        rows.push_back(
            {std::string(decoration.name), Relief::Stands, {1}, "", floorColour, "", false, !decoration.walkable});
    return rows;
}

Skin skinWith(std::string id, std::vector<TileSkin> own) {
    for (const auto& more : {outdoors, buildings, furniture()}) own.insert(own.end(), more.begin(), more.end());
    Skin skin;
    skin.id = std::move(id);
    skin.tiles = std::move(own);
    return skin;
}

Skin stone() {
    return skinWith(
        "stone", {{"wall", Relief::Raised, {20, 12}},
                  {"floor", Relief::Ground, {21, 5, 5, 1}, "", 0, "", false, false, true, Onto::Ground, 5, pavement()},
                  {"hall", Relief::Ground, {24, 7, 1}, "", 0, "", false, false, true, Onto::Ground, 5, pavement()}});
}

/// Rock with rough edges on trodden earth.
Skin cave() {
    TileEdge earth = smooth(0xff8a5a2c, 0);
    earth.depth = 4;
    return skinWith(
        "cave",
        {{"void", Relief::Flat, {1}, "", 0, "", false, false, true, Onto::Dark},
         {"wall", Relief::Raised, {12, 11, 9}, "rock", 0xff6d635a, "", false, false, false, Onto::Nothing, 20, rock()},
         {"floor", Relief::Ground, {14, 8, 6, 4}, "earth", 0xffb9a27c, "", false, false, true, Onto::Ground, 5, earth},
         {"hall", Relief::Ground, {14, 8, 6, 4}, "earth", 0xffab946f, "", false, false, true, Onto::Ground, 5, earth}});
}

} // namespace

const std::vector<Skin>& builtInSkins() {
    static const std::vector<Skin> skins{stone(), cave()};
    return skins;
}

} // namespace delve::editor

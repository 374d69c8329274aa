#include "editor/drawing/tile_art.h"

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

constexpr std::array<TileArt, 32> arts{{
    {"wall", Relief::Raised, 2},
    {"house-wall", Relief::Raised, 1},
    {"floor", Relief::Ground, 4},
    {"hall", Relief::Ground, 3},
    {"road", Relief::Ground, 2},
    {"grass", Relief::Ground, 3},
    {"door", Relief::Opening, 1, 0, "wall", true},
    {"open-door", Relief::Opening, 1, 0, "wall", true},
    {"gate", Relief::Opening, 1, 0, "wall"},
    {"golden-exit", Relief::Opening, 1, 0, "wall"},
    {"house-door", Relief::Opening, 1, 0, "house-wall"},
    {"water", Relief::Water, 2},
    {"forest", Relief::Flat, 2, 0xff4b7446},
    {"mountain", Relief::Flat, 2, 0xff8f857c},
    {"land-1", Relief::Flat, 1},
    {"land-2", Relief::Flat, 1},
    {"land-3", Relief::Flat, 1},
    {"land-4", Relief::Flat, 1},
    {"land-5", Relief::Flat, 1},
    {"land-6", Relief::Flat, 1},
    {"shallows", Relief::Ground, 2},
    {"bridge", Relief::Ground, 1},
    {"rubble", Relief::Ground, 2},
    {"chasm", Relief::Water, 1},
    {"lava", Relief::Water, 2},
    {"pillar", Relief::Ground, 1, 0xffc9b896, {}, false, true},
    {"grate", Relief::Opening, 1, 0, "wall", true},
    {"ledge-north", Relief::Ground, 1},
    {"ledge-east", Relief::Ground, 1},
    {"ledge-south", Relief::Ground, 1},
    {"ledge-west", Relief::Ground, 1},
    {"secret-door", Relief::Opening, 1, 0, "wall", true},
}};

} // namespace

const TileArt* findArt(std::string_view tile) {
    const auto found = std::ranges::find(arts, tile, &TileArt::tile);
    return found == arts.end() ? nullptr : &*found;
}

} // namespace delve::editor

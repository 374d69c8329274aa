#include "editor/drawing/colours.h"

#include "editor/drawing/looks.h"
#include "editor/tilesets/tile_picture.h"

#include <algorithm>
#include <array>
#include <limits>
#include <type_traits>

namespace delve::editor {
namespace {

/// In the order of ThingKind: good things are bright, dangers red, ways onward blue.
constexpr std::array<QRgb, 15> thingColours = {
    0xff1d6fd1, // start
    0xffe0559b, // flower
    0xfff0c23a, // coin
    0xff9a5b22, // chest
    0xffe8a317, // key
    0xff8f6a10, // lock
    0xffd9541e, // encounter
    0xffc0302b, // enemy
    0xff7d1f4d, // boss
    0xff2f8f83, // store
    0xff6a4fc8, // portal
    0xfff7d75a, // goal
    0xff4a4038, // barrier
    0xffffe08a, // lamp
    0xff7a5a3a, // sign
};

} // namespace

TileColours::TileColours(const TileCatalogue& catalogue, QRgb background) {
    constexpr std::size_t ids = std::size_t{std::numeric_limits<std::underlying_type_t<Tile>>::max()} + 1;
    m_colours.assign(ids, background);
    for (const auto tile : catalogue.all())
        if (tile != Tile::Void) m_colours[static_cast<std::size_t>(tile)] = toRgb(catalogue[tile].colour);
    const auto clear = tilesWithClearParts(catalogue);
    if (std::ranges::find(clear, true) == clear.end()) return;
    m_clear.assign(ids, false);
    std::copy(clear.begin(), clear.end(), m_clear.begin() + firstCustomTile);
}

TileColours::TileColours(const TileCatalogue& catalogue, QRgb background, const Looks& looks)
    : TileColours(catalogue, background) {
    for (const auto tile : catalogue.all())
        if (const auto* const pieces = looks.trait(tile).pieces; pieces && tile != Tile::Void)
            m_colours[static_cast<std::size_t>(tile)] = pieces->mean;
}

QRgb dotColour(const Thing& thing) {
    if (const auto* value = thing.fields.find("colour"))
        if (const auto* colour = std::get_if<Colour>(value)) return toRgb(*colour);
    return thingColours[static_cast<std::size_t>(thing.kind)];
}

} // namespace delve::editor

#include "editor/drawing/looks.h"

#include <algorithm>

namespace delve::editor {
namespace {

unsigned sideIf(bool yes, Side side) { return yes ? unsigned{side} : 0u; }

/// Diagonals count only where both sides beside them are closed: elsewhere those sides cover the corner.
std::uint8_t withoutCoveredCorners(unsigned sides) {
    const auto covered = [sides](unsigned a, unsigned b) { return (sides & (a | b)) != 0; };
    if (covered(North, East)) sides &= ~unsigned{NorthEast};
    if (covered(South, East)) sides &= ~unsigned{SouthEast};
    if (covered(South, West)) sides &= ~unsigned{SouthWest};
    if (covered(North, West)) sides &= ~unsigned{NorthWest};
    return static_cast<std::uint8_t>(sides);
}

/// A world's own wall is raised like the built-in ones; one with a picture shows only that.
bool isOwnWall(Tile tile, const TileKind& kind) {
    return static_cast<int>(tile) >= firstCustomTile && kind.walk == Walk::No && !kind.seeThrough &&
           kind.picture.empty();
}

} // namespace

Looks::Looks(const TileCatalogue& catalogue) {
    const auto tiles = catalogue.all();
    m_traits.resize(static_cast<std::size_t>(tiles.back()) + 1);
    for (const auto tile : tiles) {
        auto& trait = m_traits[static_cast<std::size_t>(tile)];
        const TileKind& kind = catalogue[tile];
        // A world's own tile may have the name of a built-in one.
        if (static_cast<int>(tile) < firstCustomTile) trait.art = findArt(kind.name);
        if (!trait.art && isOwnWall(tile, kind)) {
            trait.relief = Relief::Raised;
            trait.raised = trait.stands = true;
        }
        if (!trait.art) continue;
        trait.relief = trait.art->relief;
        trait.raised = trait.relief == Relief::Raised;
        trait.stands = trait.raised || trait.relief == Relief::Opening;
        trait.variants = trait.art->variants;
    }
}

Look Looks::of(const Tile* above, const Tile* here, const Tile* below, Cell place) const {
    const auto& own = trait(*here);
    Look look{*here, 0, own.variants > 1 ? variantAt(place, own.variants) : std::uint8_t{0}};
    switch (own.relief) {
    case Relief::Flat: break;
    case Relief::Ground: look.sides = shadesOf(above, here); break;
    case Relief::Raised: look.sides = openSidesOf(above, here, below); break;
    case Relief::Opening: look.sides = own.art->sideView && isSeenFromTheSide(above, here, below); break;
    case Relief::Water: look.sides = banksOf(above, here, below); break;
    }
    if (own.relief == Relief::Raised && !(look.sides & South)) look.variant = 0; // only faces vary
    return look;
}

std::uint8_t Looks::shadesOf(const Tile* above, const Tile* here) const {
    const unsigned sides = sideIf(stands(above[0]), North) | sideIf(stands(here[-1]), West);
    return static_cast<std::uint8_t>(sides != 0 ? sides : sideIf(stands(above[-1]), NorthWest));
}

std::uint8_t Looks::openSidesOf(const Tile* above, const Tile* here, const Tile* below) const {
    return withoutCoveredCorners(sideIf(open(above[0]), North) | sideIf(open(here[1]), East) |
                                 sideIf(open(here[-1]), West) | sideIf(showsFace(below), South) |
                                 sideIf(open(above[1]), NorthEast) | sideIf(open(above[-1]), NorthWest) |
                                 sideIf(open(below[1]), SouthEast) | sideIf(open(below[-1]), SouthWest));
}

/// A door seen from the front is part of the wall around it: the tile behind that wall shows no face above it.
bool Looks::showsFace(const Tile* south) const {
    if (stands(south[0])) return !raised(south[0]) && !raised(south[-1]) && !raised(south[1]);
    return open(south[0]);
}

bool Looks::isSeenFromTheSide(const Tile* above, const Tile* here, const Tile* below) const {
    return !raised(here[-1]) && !raised(here[1]) && (raised(above[0]) || raised(below[0]));
}

std::uint8_t Looks::banksOf(const Tile* above, const Tile* here, const Tile* below) const {
    const auto bank = [here](Tile tile) { return tile != Tile::Void && tile != *here; };
    return static_cast<std::uint8_t>(sideIf(bank(above[0]), North) | sideIf(bank(here[1]), East) |
                                     sideIf(bank(below[0]), South) | sideIf(bank(here[-1]), West));
}

std::uint32_t mixed(std::int32_t x, std::int32_t y, std::uint32_t salt) {
    auto mix =
        static_cast<std::uint32_t>(x) * 0x9e3779b1u + static_cast<std::uint32_t>(y) * 0x85ebca77u + salt * 0xc2b2ae3du;
    mix = (mix ^ mix >> 15) * 0x2c1b3c6du;
    mix = (mix ^ mix >> 12) * 0x297a2d39u;
    return mix ^ mix >> 15;
}

std::uint8_t variantAt(Cell place, std::uint8_t variants) {
    const auto drawn = mixed(place.x, place.y) & 31u;
    if (drawn < 16) return 0; // half of the cells show the first, one in 32 the last, the rest share the others
    return static_cast<std::uint8_t>(drawn == 31 ? variants - 1 : drawn % std::max(2u, variants - 1u));
}

} // namespace delve::editor

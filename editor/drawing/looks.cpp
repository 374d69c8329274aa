#include "editor/drawing/looks.h"

#include <algorithm>
#include <numeric>

namespace delve::editor {
namespace {

unsigned sideIf(bool yes, Side side) { return yes ? unsigned{side} : 0u; }

/// A world's own wall is raised like the built-in ones; one with a picture shows only that.
bool isOwnWall(Tile tile, const TileKind& kind) {
    return static_cast<int>(tile) >= firstCustomTile && kind.walk == Walk::No && !kind.seeThrough &&
           kind.picture.empty();
}

/// Do edges look the same on both?
bool isLike(const TileSkin& a, const TileSkin& b) {
    return a.onto == b.onto && a.shore.width == b.shore.width && a.shore.colour == b.shore.colour;
}

void take(Looks::Trait& trait, const TileSkin& skin) {
    trait.skin = &skin;
    trait.relief = skin.relief;
    if (skin.relief == Relief::Stands) trait.under = Looks::Under::Beside;
    trait.raised = skin.relief == Relief::Raised;
    trait.stands = trait.raised || skin.relief == Relief::Opening;
    trait.variants = static_cast<std::uint8_t>(skin.weights.size());
    if (skin.edge) trait.rank = skin.rank;
    if (skin.onto != Onto::Nothing) trait.bar = skin.rank;
    trait.dark = skin.onto == Onto::Dark;
    trait.moves = trait.showsMotion = skin.moves;
}

/// The tiles around a cell, each with its bit.
using Eight = std::array<std::pair<Tile, Side>, 8>;
Eight eightOf(const Around& around) {
    return {{{around.above[0], North},
             {around.here[1], East},
             {around.below[0], South},
             {around.here[-1], West},
             {around.above[1], NorthEast},
             {around.below[1], SouthEast},
             {around.below[-1], SouthWest},
             {around.above[-1], NorthWest}}};
}

bool isUniform(const Around& around) {
    const Tile here = *around.here;
    return around.above[0] == here && around.here[1] == here && around.below[0] == here && around.here[-1] == here &&
           around.above[1] == here && around.below[1] == here && around.below[-1] == here && around.above[-1] == here;
}

} // namespace

Looks::Looks(const TileCatalogue& catalogue, SharedSkin skin) : m_skin(std::move(skin)) {
    takeSkin(catalogue);
    if (m_skin->pieces.empty()) return;
    takePieces(catalogue);
    takeSame(catalogue);
}

void Looks::takeSkin(const TileCatalogue& catalogue) {
    const auto tiles = catalogue.all();
    m_traits.resize(static_cast<std::size_t>(tiles.back()) + 1);
    m_standing.assign(m_traits.size(), false);
    for (const auto tile : tiles) {
        auto& trait = m_traits[static_cast<std::size_t>(tile)];
        const TileKind& kind = catalogue[tile];
        // A world's own tile may have the name of a built-in one.
        const auto* const skin = static_cast<int>(tile) < firstCustomTile ? m_skin->find(kind.name) : nullptr;
        if (!skin && isOwnWall(tile, kind)) {
            trait.relief = Relief::Raised;
            trait.raised = trait.stands = true;
        }
        if (!skin) continue;
        take(trait, *skin);
        m_standing[static_cast<std::size_t>(tile)] = trait.relief == Relief::Stands;
        trait.like = *std::ranges::find_if(tiles, [&](Tile other) {
            const auto* const known = m_traits[static_cast<std::size_t>(other)].skin;
            return known && isLike(*known, *skin);
        });
    }
}

Look Looks::of(const Around& around, Tile ground, Cell place) const {
    const auto& own = trait(ground);
    if (own.pieces)
        if (const auto look = lookOfPieces(around, ground, place)) return *look;
    Look look{ground, 0, variantOf(ground, place)};
    switch (own.relief) {
    case Relief::Flat:
    case Relief::Stands: break;
    case Relief::Ground: look.sides = shadesOf(around); break;
    case Relief::Raised:
        look.sides = openSidesOf(around);
        if (own.skin && !own.skin->rims) look.sides &= South; // rock has no other picture for the rest
        break;
    case Relief::Opening: look.sides = own.skin->sideView && isSeenFromTheSide(around); break;
    }
    if (own.relief == Relief::Raised && !(look.sides & South) && (!own.skin || own.skin->rims))
        look.variant = 0; // of masonry only faces vary
    return look;
}

std::uint8_t Looks::variantOf(Tile tile, Cell place) const {
    const auto& own = trait(tile);
    if (own.variants == 1) return 0;
    const auto first = variantAt(place, own.skin->weights);
    return own.moves ? static_cast<std::uint8_t>((first + picturesAfter(m_frame, place)) % own.variants) : first;
}

/// The first one with an edge of its own or that others end on; the usual one where there is none.
Tile Looks::groundBeside(const Around& around) const {
    for (const Tile tile : {around.here[-1], around.here[1], around.above[0], around.below[0]}) {
        const auto& beside = trait(tile);
        if (beside.skin && beside.skin->onto == Onto::Ground && !beside.stands) return tile;
    }
    return Tile::Floor;
}

/// Neighbours of one rank make one edge: that of the first of them. Below what stands on ground there may be any; it
/// ends as the usual one does.
EdgeLooks Looks::edgesOf(const Around& around, Tile ground, Cell place) const {
    EdgeLooks edges;
    const auto& own = trait(ground);
    if (own.bar == 255 || (ground == *around.here && isUniform(around))) return edges;
    auto eight = eightOf(around);
    for (auto& beside : eight)
        if (trait(beside.first).relief == Relief::Stands) beside.first = Tile::Floor;
    for (unsigned done = own.bar; edges.count < EdgeLooks::most;) {
        unsigned rank = 256;
        for (const auto& [tile, side] : eight)
            if (const auto& beside = trait(tile); beside.rank > done && (!own.dark || beside.raised))
                rank = std::min<unsigned>(rank, beside.rank);
        if (rank == 256) break;
        EdgeLook edge{Tile::Void, 0, 0, own.like};
        unsigned neighbours = 0;
        for (const auto& [tile, side] : eight) {
            if (trait(tile).rank != rank) continue;
            neighbours |= side;
            if (edge.tile == Tile::Void) edge.tile = tile;
        }
        edge.piece = pieceFor(trait(edge.tile).skin->edge->joining, static_cast<std::uint8_t>(neighbours));
        edge.variant = static_cast<std::uint8_t>(mixed(place.x, place.y, 5) % edgeVariants);
        edges.list[edges.count++] = edge;
        done = rank;
    }
    return edges;
}

std::uint8_t Looks::shadesOf(const Around& around) const {
    const unsigned sides = sideIf(stands(around.above[0]), North) | sideIf(stands(around.here[-1]), West);
    return static_cast<std::uint8_t>(sides != 0 ? sides : sideIf(stands(around.above[-1]), NorthWest));
}

std::uint8_t Looks::openSidesOf(const Around& around) const {
    const Tile *const above = around.above, *const here = around.here, *const below = around.below;
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

bool Looks::isSeenFromTheSide(const Around& around) const {
    return !raised(around.here[-1]) && !raised(around.here[1]) && (raised(around.above[0]) || raised(around.below[0]));
}

std::uint32_t mixed(std::int32_t x, std::int32_t y, std::uint32_t salt) {
    auto mix =
        static_cast<std::uint32_t>(x) * 0x9e3779b1u + static_cast<std::uint32_t>(y) * 0x85ebca77u + salt * 0xc2b2ae3du;
    mix = (mix ^ mix >> 15) * 0x2c1b3c6du;
    mix = (mix ^ mix >> 12) * 0x297a2d39u;
    return mix ^ mix >> 15;
}

unsigned phaseAt(Cell place) { return mixed(place.x, place.y, 7) % framesOfPicture; }

unsigned picturesAfter(unsigned frame, Cell place) { return (frame + phaseAt(place)) / framesOfPicture; }

std::uint8_t variantAt(Cell place, std::span<const std::uint8_t> weights) {
    auto drawn = mixed(place.x, place.y) % std::accumulate(weights.begin(), weights.end(), 0u);
    std::uint8_t variant = 0;
    while (drawn >= weights[variant]) drawn -= weights[variant++];
    return variant;
}

} // namespace delve::editor

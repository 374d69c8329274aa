#include "generation/stages/furnisher.h"

#include "generation/level/around.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace delve::generation {
namespace {

/// Doors, ledges and what ends the game change how a level is played: no furniture.
bool isFurniture(const TileCatalogue& tiles, Tile tile) {
    return tile != Tile::Void && !tiles.endsGame(tile) && !tiles.passage(tile) && !tiles.ledge(tile);
}

/// Along the axis, the ends of the room.
std::pair<std::int32_t, std::int32_t> endsOf(const std::vector<MirroredPair>& pairs) {
    const auto [first, last] = std::ranges::minmax(pairs, {}, &MirroredPair::along);
    return {first.along, last.along};
}

} // namespace

Furnisher::Furnisher(Draft& draft, Stream& random, std::uint64_t share)
    : m_draft(draft), m_random(random), m_share(share), m_spare(draft), m_room(draft.workspace().bits[2]) {
    m_room.reset(draft.size());
}

bool Furnisher::furnish(RoomId room, const Purpose& purpose) {
    findRemains(piecesOf(m_draft.rooms()[room]), m_draft.walkableCells(), m_remains);
    if (m_remains.cells == 0) return true;
    m_cells.clear();
    for (const auto& run : m_remains.runs) {
        m_room.setRun(run.at.y, run.at.x, run.length);
        for (auto x = run.at.x; x < run.at.x + run.length; ++x) m_cells.push_back({x, run.at.y});
    }
    const bool single = std::ranges::any_of(purpose.furniture, [](const Furnishing& each) { return each.most == 1; });
    const auto axis = bestAxis(m_cells, m_room, m_remains.box, single);
    findMirroredPairs(m_cells, m_room, m_draft.walkableCells(), axis, m_pairs);
    m_left = static_cast<std::int64_t>(static_cast<std::uint64_t>(m_remains.cells) * m_share / 100'000);
    bool going = true;
    for (const auto& furnishing : purpose.furniture) going = going && place(furnishing, purpose);
    for (const auto& run : m_remains.runs) m_room.setRun(run.at.y, run.at.x, run.length, false);
    return going;
}

std::optional<Furnisher::Piece> Furnisher::pieceOf(const Furnishing& furnishing) {
    Piece piece;
    piece.kind = furnishing.kind;
    if (furnishing.kind == PieceKind::Thing) {
        const auto kind = thingKindFromName(furnishing.piece);
        if (!kind) return {};
        piece.thing = *kind;
        return piece;
    }
    const auto tile = m_draft.catalogue().find(furnishing.piece);
    if (!tile || !isFurniture(m_draft.catalogue(), *tile)) {
        m_unknown.insert(furnishing.piece);
        return {};
    }
    piece.tile = *tile;
    piece.blocks = furnishing.kind == PieceKind::Tile && !m_draft.catalogue().walkable(*tile);
    return piece;
}

bool Furnisher::place(const Furnishing& furnishing, const Purpose& purpose) {
    if (m_draft.stopped()) return false;
    const auto wanted = m_random.between(furnishing.least, furnishing.most);
    const auto piece = pieceOf(furnishing);
    if (!piece || wanted == 0) return true;
    std::int64_t placed = 0;
    findOrder(furnishing.place, wanted);
    for (const auto* const pair : m_order) {
        if (placed == wanted) break;
        if (placed + pair->pieces() <= wanted && put(*pair, *piece, purpose)) placed += pair->pieces();
    }
    return true;
}

bool Furnisher::put(const MirroredPair& pair, const Piece& piece, const Purpose& purpose) {
    const bool counts = piece.kind != PieceKind::Decoration;
    if ((counts && pair.pieces() > m_left) || !takes(pair.cell, piece)) return false;
    const Tile before = m_draft.at(pair.cell);
    if (piece.blocks) m_draft.set(pair.cell, piece.tile); // so that the other one is judged with it
    if (pair.cell != pair.image && !takes(pair.image, piece)) {
        if (piece.blocks) m_draft.set(pair.cell, before);
        return false;
    }
    putOne(pair.cell, piece, purpose);
    if (pair.cell != pair.image) putOne(pair.image, piece, purpose);
    if (counts) m_left -= pair.pieces();
    return true;
}

bool Furnisher::takes(Cell cell, const Piece& piece) const {
    const bool free = m_draft.walkable(cell) && m_draft.takesThing(cell) &&
                      (m_draft.decoration.size() != m_draft.size() || m_draft.decoration.at(cell) == Tile::Void);
    if (!free || piece.kind == PieceKind::Decoration) return free;
    if (piece.kind == PieceKind::Tile && !m_draft.catalogue().roomFloor(m_draft.at(cell))) return false;
    return m_spare.has(cell) && (!piece.blocks || roomStaysWhole(cell));
}

/// Without the help of ground outside.
bool Furnisher::roomStaysWhole(Cell cell) const {
    const auto ground = [&](Cell offset) { return m_room.has(cell + offset) && m_draft.walkable(cell + offset); };
    return sidesAround(ground, [](Cell) { return true; }).parts == 1;
}

void Furnisher::putOne(Cell cell, const Piece& piece, const Purpose& purpose) {
    switch (piece.kind) {
    case PieceKind::Decoration: m_draft.decorate(cell, piece.tile); return;
    case PieceKind::Tile: m_draft.set(cell, piece.tile); return;
    case PieceKind::Thing:
        if (Thing* const thing = m_draft.addThing(piece.thing, cell); thing && piece.thing == ThingKind::Sign)
            thing->fields.set("text", purpose.text.empty() ? purpose.name : purpose.text);
    }
}

// Where pieces go, the first choice first

void Furnisher::findOrder(PiecePlace place, std::int64_t pieces) {
    m_order.clear();
    if (m_pairs.empty()) return;
    switch (place) {
    case PiecePlace::Centre: return orderFromCentre();
    case PiecePlace::Aisle:
        orderFromCentre();
        std::erase_if(m_order, [](const MirroredPair* pair) { return pair->across > 1; });
        return;
    case PiecePlace::Pairs: return orderAlongPairs(pieces);
    case PiecePlace::Rows: return orderInRows();
    case PiecePlace::Walls: return drawOrder([](const MirroredPair& pair) { return pair.wall; });
    case PiecePlace::Corners: return drawOrder([](const MirroredPair& pair) { return pair.corner; });
    }
}

void Furnisher::orderFromCentre() {
    const auto [first, last] = endsOf(m_pairs);
    const auto middle = first + last;
    for (const auto& pair : m_pairs) m_order.push_back(&pair);
    std::ranges::sort(m_order, {}, [middle](const MirroredPair* pair) {
        return std::tuple(std::max(pair->across, std::abs(2 * pair->along - middle)), pair->across, pair->along);
    });
}

/// Two lines half-way between the axis and the walls, and on them every second cell; fewer pieces stand farther apart.
void Furnisher::orderAlongPairs(std::int64_t pieces) {
    const auto farthest = std::ranges::max(m_pairs, {}, &MirroredPair::across).across;
    const auto odd = farthest % 2;
    const auto line = std::max(odd == 1 ? 3 : 2, farthest / 4 * 2 + odd);
    const auto [first, last] = endsOf(m_pairs);
    const auto begin = first + 1 + (last - first) % 2; // as far from one end as from the other
    for (const auto& pair : m_pairs)
        if (pair.across == line && pair.along >= begin && pair.along < last && (pair.along - begin) % 2 == 0)
            m_order.push_back(&pair);
    std::ranges::sort(m_order, {}, [](const MirroredPair* pair) { return pair->along; });
    const auto all = m_order.size();
    const auto wanted = static_cast<std::size_t>(std::max<std::int64_t>(1, pieces / 2));
    if (all <= wanted) return;
    for (std::size_t i = 0; i < wanted; ++i) m_order[i] = m_order[(2 * i + 1) * all / (2 * wanted)]; // never one before
    m_order.resize(wanted);
}

/// Every second line across the axis, from the second on; the cells at the axis stay free.
void Furnisher::orderInRows() {
    const auto first = endsOf(m_pairs).first;
    for (const auto& pair : m_pairs)
        if (pair.across > 1 && (pair.along - first) % 2 == 1) m_order.push_back(&pair);
    std::ranges::sort(m_order, {}, [](const MirroredPair* pair) { return std::pair(pair->along, pair->across); });
}

template <class Test>
void Furnisher::drawOrder(Test test) {
    for (const auto& pair : m_pairs)
        if (test(pair)) m_order.push_back(&pair);
    m_random.shuffle(std::span(m_order));
}

} // namespace delve::generation

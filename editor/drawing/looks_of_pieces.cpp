#include "editor/drawing/looks.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// Names that belong to the built-in tiles, whatever a world calls its own.
bool isBuiltInName(const TileCatalogue& catalogue, std::string_view name) {
    const auto tiles = catalogue.all();
    return std::ranges::any_of(
        tiles, [&](Tile tile) { return static_cast<int>(tile) < firstCustomTile && catalogue[tile].name == name; });
}

bool hasClearParts(const Skin& skin, const Piece& piece) {
    const QImage picture = skin.pictures[piece.picture].cut(piece);
    for (int y = 0; y < picture.height(); ++y) {
        const auto* const row = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        if (std::any_of(row, row + picture.width(), [](QRgb pixel) { return qAlpha(pixel) != 255; })) return true;
    }
    return false;
}

bool anyClearParts(const Skin& skin, const TilePieces& pieces) {
    for (std::size_t i = 0; i < pieces.slotsInAll(); ++i)
        for (const auto& choice : pieces.slot(i))
            for (const auto& frame : choice.frames)
                if (hasClearParts(skin, frame.piece)) return true;
    return false;
}

bool isAnimated(const PieceSlot& slot) {
    return std::ranges::any_of(slot, [](const PieceChoice& choice) { return isAnimated(choice); });
}

} // namespace

/// A tile that has pieces neither draws an edge onto others nor takes one: its pieces are all that is seen.
void Looks::takePieces(Tile tile, const TileCatalogue& catalogue) {
    const auto& name = catalogue[tile].name;
    if (static_cast<int>(tile) >= firstCustomTile && isBuiltInName(catalogue, name)) return;
    const auto* const pieces = m_skin->findPieces(name);
    if (!pieces) return;
    auto& own = m_traits[static_cast<std::size_t>(tile)];
    own.pieces = pieces;
    own.rank = 0;
    own.bar = 255;
    own.moves = false;
    for (std::size_t i = 0; i < pieces->slotsInAll(); ++i) {
        own.frames = std::max(own.frames, static_cast<std::uint8_t>(frameCount(pieces->slot(i))));
        own.moves = own.moves || isAnimated(pieces->slot(i));
    }
    own.clear = anyClearParts(*m_skin, *pieces);
    if (pieces->over == besideTile) own.under = Under::Beside;
    else if (const auto over = pieces->over.empty() ? std::nullopt : catalogue.find(pieces->over)) {
        own.under = Under::Tile;
        own.over = *over;
    }
    m_standing[static_cast<std::size_t>(tile)] = own.clear || own.under != Under::Itself;
    m_rowsBelow = std::max(m_rowsBelow, 1 + static_cast<std::int32_t>(pieces->face.size()));
}

void Looks::takeSame(Tile tile, const TileCatalogue& catalogue) {
    const auto& own = trait(tile);
    if (!own.pieces) return;
    auto& same = m_same[static_cast<std::size_t>(tile)];
    same.assign(m_traits.size(), false);
    const auto isNamed = [&](const std::vector<std::string>& names, Tile other) {
        const auto& kind = catalogue[other];
        return std::ranges::find(names, kind.name) != names.end() ||
               (kind.serves && std::ranges::find(names, catalogue[*kind.serves].name) != names.end());
    };
    const bool isGround = own.under == Under::Itself && !own.stands;
    for (const auto other : catalogue.all()) {
        const auto& theirs = trait(other);
        bool joins = other == tile;
        if (other == Tile::Void) joins = own.pieces->joinsVoid && !isNamed(own.pieces->against, other);
        else if (!own.pieces->against.empty()) joins = !isNamed(own.pieces->against, other);
        else if (!joins)
            joins = isNamed(own.pieces->with, other) || (theirs.under == Under::Tile && theirs.over == tile) ||
                    (theirs.under == Under::Beside && isGround);
        same[static_cast<std::size_t>(other)] = joins || other == tile;
    }
}

bool Looks::isSame(Tile tile, const Tile* other) const {
    const auto& same = m_same[static_cast<std::size_t>(tile)];
    const auto id = static_cast<std::size_t>(*other);
    return id < same.size() && same[id];
}

/// How many cells it is from there to the south end of the wall, that cell included; more than the rows of the face: no
/// matter how many. Row 0 is that of the cell at hand, columns lie beside it.
std::size_t Looks::toTheEnd(const Around& around, Tile tile, int column, int row) const {
    const std::array<const Tile*, 3 + maxFaceRows> rows{around.above,      around.here,       around.below,
                                                        around.further[0], around.further[1], around.further[2]};
    const auto height = trait(tile).pieces->face.size();
    const auto first = static_cast<std::size_t>(row + 1);
    for (std::size_t away = 0; away <= height && first + away < rows.size(); ++away) {
        const Tile* const at = rows[first + away];
        if (at && !isSame(tile, at + column)) return away;
    }
    return height + 1;
}

/// A wall shows its face where its south end is near enough, and its top elsewhere: tops join only tops.
std::size_t Looks::slotOf(const Around& around, Tile tile) const {
    const auto& pieces = *trait(tile).pieces;
    const auto height = pieces.face.size();
    const auto away = height == 0 ? 1 : toTheEnd(around, tile, 0, 0);
    const auto isLike = [&](int column, int row) {
        const Tile* const at = row < 0 ? around.above : row > 0 ? around.below : around.here;
        if (!isSame(tile, at + column)) return false;
        return height == 0 || (toTheEnd(around, tile, column, row) <= height) == (away <= height);
    };
    if (height > 0 && away <= height) {
        const auto ends = isLike(-1, 0) ? (isLike(1, 0) ? 2u : 3u) : (isLike(1, 0) ? 1u : 0u);
        return pieces.pieces.size() + 4 * (height - away) + ends;
    }
    if (pieces.joining == Joining::None) return 0;
    unsigned open = 0;
    const auto look = [&](int column, int row, Side side) {
        if (!isLike(column, row)) open |= side;
    };
    look(0, -1, North);
    look(1, 0, East);
    look(0, 1, South);
    look(-1, 0, West);
    if (pieces.joining != Joining::Edges) {
        look(1, -1, NorthEast);
        look(1, 1, SouthEast);
        look(-1, 1, SouthWest);
        look(-1, -1, NorthWest);
    }
    return slotFor(pieces.joining, static_cast<std::uint8_t>(open));
}

Look Looks::lookOfSlot(Tile tile, std::size_t slot, Cell place) const {
    const auto frame =
        frameAt(trait(tile).pieces->slot(slot), mixed(place.x, place.y), std::int64_t{m_frame} * frameMilliseconds);
    return {tile, static_cast<std::uint8_t>(slot), static_cast<std::uint8_t>(frame), true};
}

std::optional<Look> Looks::lookOfPieces(const Around& around, Tile tile, Cell place) const {
    const auto slot = slotOf(around, tile);
    if (trait(tile).pieces->slot(slot).empty()) return {};
    return lookOfSlot(tile, slot, place);
}

/// The ground that most of the neighbours are, other than this tile; cells beside it count twice. Where all are the
/// same, nothing of it is seen.
Tile Looks::groundBelow(const Around& around) const {
    const Tile here = *around.here;
    const std::array<const Tile*, 8> eight{around.here - 1,  around.here + 1,  around.above,     around.below,
                                           around.above - 1, around.above + 1, around.below + 1, around.below - 1};
    const auto isGround = [&](const Tile* beside) {
        const auto& other = trait(*beside);
        return *beside != Tile::Void && !other.stands && other.relief != Relief::Stands && !isSame(here, beside);
    };
    const Tile* best = nullptr;
    int most = 0;
    for (const Tile* const beside : eight) {
        if (!isGround(beside) || (best && *best == *beside)) continue;
        int count = 0;
        for (std::size_t i = 0; i < eight.size(); ++i)
            if (*eight[i] == *beside) count += i < 4 ? 2 : 1;
        if (count > most) {
            most = count;
            best = beside;
        }
    }
    return best ? *best : groundBeside(around);
}

CellLooks Looks::cellOf(const Around& around, Tile ground, Cell place) const {
    if (ground == *around.here) return {of(around, ground, place)};
    const auto& below = trait(ground);
    const bool whole = below.pieces && below.under != Under::Itself; // its border would show what lies below that
    return {whole ? flat(ground, place) : of(around, ground, place), of(around, *around.here, place)};
}

Look Looks::flat(Tile tile, Cell place) const {
    const auto* const pieces = trait(tile).pieces;
    if (!pieces) return {tile, 0, variantOf(tile, place)};
    auto slot = pieces->pieces.size() - 1;                      // all around are the same
    if (!pieces->face.empty()) slot = pieces->slotsInAll() - 2; // the middle of its lowest row
    if (pieces->slot(slot).empty()) return {tile, 0, variantOf(tile, place)};
    return lookOfSlot(tile, slot, place);
}

} // namespace delve::editor

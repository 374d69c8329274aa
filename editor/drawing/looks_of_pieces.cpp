#include "editor/drawing/looks.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace delve::editor {

/// The names of a catalogue as numbers, so that long lists of names are compared once and not tile by tile.
class TileNames {
public:
    explicit TileNames(const TileCatalogue& catalogue) : m_tiles(catalogue.all()) {
        for (const auto tile : m_tiles) {
            const auto& kind = catalogue[tile];
            m_own.push_back(numberOf(kind.name));
            m_served.push_back(kind.serves ? numberOf(catalogue[*kind.serves].name) : m_own.back());
        }
    }
    [[nodiscard]] const std::vector<Tile>& tiles() const { return m_tiles; }
    /// Of each tile: is its name among these, or that of the built-in one that it serves as?
    [[nodiscard]] std::vector<bool> areNamed(const std::vector<std::string>& names) const {
        std::vector<bool> chosen(m_numbers.size());
        for (const auto& name : names)
            if (const auto found = m_numbers.find(name); found != m_numbers.end()) chosen[found->second] = true;
        std::vector<bool> named(m_tiles.size());
        for (std::size_t i = 0; i < named.size(); ++i) named[i] = chosen[m_own[i]] || chosen[m_served[i]];
        return named;
    }

private:
    std::size_t numberOf(const std::string& name) {
        return m_numbers.try_emplace(name, m_numbers.size()).first->second;
    }

    std::vector<Tile> m_tiles;
    std::unordered_map<std::string, std::size_t> m_numbers;
    std::vector<std::size_t> m_own;
    std::vector<std::size_t> m_served;
};

/// A name belongs to the built-in tile that has it, whatever a world calls its own.
void Looks::takePieces(const TileCatalogue& catalogue) {
    std::unordered_map<std::string_view, const TilePieces*> byName;
    for (const auto& pieces : m_skin->pieces) byName.try_emplace(pieces.tile, &pieces);
    const auto tiles = catalogue.all(); // built-in ones first
    for (const auto tile : tiles)
        if (const auto found = byName.find(catalogue[tile].name); found != byName.end()) {
            takePiecesOf(tile, *found->second, catalogue);
            byName.erase(found);
        }
    for (const auto tile : tiles) {
        auto& own = m_traits[static_cast<std::size_t>(tile)];
        if (own.under == Under::Tile) own.showsMotion = own.showsMotion || trait(own.over).showsMotion;
    }
}

/// A tile that has pieces neither draws an edge onto others nor takes one: its pieces are all that is seen.
void Looks::takePiecesOf(Tile tile, const TilePieces& pieces, const TileCatalogue& catalogue) {
    auto& own = m_traits[static_cast<std::size_t>(tile)];
    own.pieces = &pieces;
    own.rank = 0;
    own.bar = 255;
    bool animated = false, byCode = false;
    for (std::size_t i = 0; i < pieces.slotsInAll(); ++i) {
        animated = animated || isAnimated(pieces.slot(i));
        byCode = byCode || pieces.slot(i).empty();
    }
    own.showsMotion = animated || (byCode && own.moves);
    if (pieces.over == besideTile) own.under = Under::Beside;
    else if (const auto over = pieces.over.empty() ? std::nullopt : catalogue.find(pieces.over)) {
        own.under = Under::Tile;
        own.over = *over;
    }
    m_standing[static_cast<std::size_t>(tile)] = pieces.clear || own.under != Under::Itself;
    m_rowsBelow = std::max(m_rowsBelow, 1 + static_cast<std::int32_t>(pieces.face.size()));
}

void Looks::takeSame(const TileCatalogue& catalogue) {
    m_same.resize(m_traits.size());
    const TileNames names(catalogue);
    for (const auto tile : names.tiles())
        if (trait(tile).pieces) takeSameOf(tile, names);
}

void Looks::takeSameOf(Tile tile, const TileNames& names) {
    const auto& own = trait(tile);
    auto& same = m_same[static_cast<std::size_t>(tile)];
    same.assign(m_traits.size(), false);
    const bool excludes = !own.pieces->against.empty();
    const auto named = names.areNamed(excludes ? own.pieces->against : own.pieces->with);
    const bool isGround = own.under == Under::Itself && !own.stands;
    for (std::size_t i = 0; i < named.size(); ++i) {
        const Tile other = names.tiles()[i];
        const auto& theirs = trait(other);
        bool joins = other == tile;
        if (other == Tile::Void) joins = own.pieces->joinsVoid && !(excludes && named[i]);
        else if (excludes) joins = !named[i];
        else if (!joins)
            joins = named[i] || (theirs.under == Under::Tile && theirs.over == tile) ||
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

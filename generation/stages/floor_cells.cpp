#include "generation/stages/floor_cells.h"

#include "generation/level/bit_pack.h"

#include <algorithm>
#include <bit>

namespace delve::generation {
namespace {

constexpr std::int32_t rowsBetweenQuestions = 256;

/// Those of up to 64 walkable tiles that are floor of a room.
std::uint64_t floorAmong(std::uint64_t walkable, std::span<const Tile> tiles, const TileCatalogue& catalogue) {
    // Most are plain floor, which is found out for all of them at once.
    std::uint64_t bits = walkable & bitsWhere(tiles, [](Tile tile) { return tile == Tile::Floor; });
    for (walkable &= ~bits; walkable != 0; walkable &= walkable - 1) {
        const int i = std::countr_zero(walkable);
        bits |= std::uint64_t{catalogue.roomFloor(tiles[static_cast<std::size_t>(i)])} << i;
    }
    return bits;
}

void addRow(const Draft& draft, std::int32_t y, FloorCells& found) {
    const auto walkable = draft.walkableCells().row(y);
    const auto nothing = draft.thinglessCells().row(y);
    const auto into = found.cells.row(y);
    const auto tiles = draft.row(y);
    for (std::size_t i = 0; i < walkable.size(); ++i) {
        if (walkable[i] == 0) continue;
        const auto floor = floorAmong(
            walkable[i], tiles.subspan(64 * i, std::min<std::size_t>(64, tiles.size() - 64 * i)), draft.catalogue());
        found.floor += std::popcount(floor);
        into[i] = floor & ~nothing[i];
        found.available += std::popcount(into[i]);
    }
}

} // namespace

std::optional<FloorCells> findFloorCells(const Draft& draft, BitGrid& into) {
    into.reset(draft.size());
    FloorCells found{into};
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % rowsBetweenQuestions == 0 && draft.stopped()) return std::nullopt;
        addRow(draft, y, found);
    }
    return found;
}

FloorCells findGroundCells(const Draft& draft, BitGrid& into) {
    into = draft.walkableCells();
    FloorCells found{into, into.count()};
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        const auto nothing = draft.thinglessCells().row(y);
        const auto cells = into.row(y);
        for (std::size_t i = 0; i < cells.size(); ++i) cells[i] &= ~nothing[i];
    }
    found.available = into.count();
    return found;
}

Cell cellAtOrdinal(const BitGrid& cells, std::int64_t ordinal) {
    const auto wordAt = [&cells](std::int32_t y, std::size_t i) { return cells.row(y)[i]; };
    return cellInOrder(wholeOf(cells.size()), wordAt, ordinal);
}

std::optional<Cell> drawFloorCell(Draft& draft, Stream& random) {
    // Most maps are a quarter floor or more, and a few draws find some; counting it all is for those that are not.
    constexpr int tries = 64;
    for (int i = 0; i < tries; ++i) {
        const auto x = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(draft.size().width)));
        const auto y = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(draft.size().height)));
        if (draft.catalogue().roomFloor(draft.at({x, y})) && draft.takesThing({x, y})) return Cell{x, y};
    }
    auto& scratch = draft.workspace().bits[0];
    const auto floor = findFloorCells(draft, scratch);
    if (!floor) return std::nullopt;
    const auto available = floor->available > 0 ? floor->available : findGroundCells(draft, scratch).available;
    if (available == 0) return std::nullopt;
    return cellAtOrdinal(scratch, static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(available))));
}

} // namespace delve::generation

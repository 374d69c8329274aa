#include "generation/stages/attached_room.h"

#include "generation/stages/cells_in_order.h"

#include <algorithm>
#include <bit>

namespace delve::generation {
namespace {

using Word = std::uint64_t;

/// Outward from a doorway, so many cells are none of the room's.
constexpr int clearCells = 10;

/// The cells of a room within so many columns and rows of each cell of a row, in one direction from there; moved by a
/// column to the right.
Word ahead(const RoomShape& room, std::int32_t y, Direction side) {
    const auto row = [&](std::int32_t at) { return room.row(at) << 1; };
    Word any = 0;
    for (int i = 1; i <= clearCells; ++i) {
        if (side == Direction::North) any |= row(y - i);
        if (side == Direction::East) any |= row(y) >> i;
        if (side == Direction::South) any |= row(y + i);
        if (side == Direction::West) any |= row(y) << i;
    }
    return any;
}

std::optional<Cell> drawDoorway(const RoomShape& room, Direction side, Stream& random) {
    std::array<Word, RoomShape::maxSide + 2> rows{};
    const auto height = room.size().height;
    int count = 0;
    for (std::int32_t y = -1; y <= height; ++y) {
        auto cells = room.beside(y)[static_cast<std::size_t>(side)];
        if (cells != 0) cells &= ~ahead(room, y, side);
        rows[static_cast<std::size_t>(y + 1)] = cells;
        count += std::popcount(cells);
    }
    if (count == 0) return {};
    auto skip = static_cast<std::uint32_t>(random.below(static_cast<std::uint64_t>(count)));
    std::size_t i = 0;
    for (; skip >= static_cast<std::uint32_t>(std::popcount(rows[i])); ++i)
        skip -= static_cast<std::uint32_t>(std::popcount(rows[i]));
    return Cell{placeOfBit(rows[i], skip) - 1, static_cast<std::int32_t>(i) - 1};
}

Cell across(Cell step) { return {step.y, step.x}; }

/// How long a hall in a direction is at least, and at most.
struct HallLength {
    std::int32_t min;
    std::int32_t max;
};
constexpr HallLength acrossLength{5, 15};
constexpr HallLength downLength{2, 9};
static_assert(std::max(acrossLength.max, downLength.max) <= static_cast<std::int32_t>(HallCells::most));

/// The cells of a hall from a doorway on, as far as wanted and as nothing of the room lies beside it.
HallCells hallFrom(const RoomShape& room, Cell doorway, Cell step, std::int32_t length) {
    HallCells cells;
    cells.add(doorway);
    const Cell side = across(step);
    for (Cell cell = doorway + step; static_cast<std::int32_t>(cells.size()) < length; cell = cell + step) {
        // Ahead as well: there the hall goes on, or is left.
        const bool clear = std::ranges::none_of(std::array{cell, cell + step}, [&](Cell at) {
            return room.has(at) || room.has(at + side) || room.has(at - side);
        });
        if (!clear) break;
        cells.add(cell);
    }
    return cells;
}

Direction drawSide(const Doorways& doorways, Stream& random) {
    std::array<Direction, 4> sides{};
    std::size_t count = 0;
    for (const auto side : directionsClockwise)
        if (doorways.at(side)) sides[count++] = side;
    return sides[random.below(count)];
}

/// Is the box of room and hall small enough for the bits of a shape, with a cell at each side?
bool isSmall(const RoomShape& room, Cell end) {
    const auto fits = [](std::int32_t size, std::int32_t at) {
        return std::max(size, at + 1) - std::min(at, 0) <= RoomShape::maxSide - 2;
    };
    return fits(room.size().width, end.x) && fits(room.size().height, end.y);
}

/// Moves all so that their box begins at (0, 0).
void moveToCorner(AttachedRoom& attached) {
    Cell first{0, 0};
    for (const Cell cell : attached.hall) first = {std::min(first.x, cell.x), std::min(first.y, cell.y)};
    const Cell offset{-first.x, -first.y};
    attached.room.moveBy(offset);
    for (auto& cell : attached.hall) cell = cell + offset;
    for (auto& cell : attached.doorways.cells)
        if (cell) cell = *cell + offset;
}

/// A hall in place of the doorways; nothing where it would be too short.
void addHall(AttachedRoom& attached, Stream& random) {
    const auto side = drawSide(attached.doorways, random);
    const Cell step = towards(side);
    const auto length = step.x != 0 ? acrossLength : downLength;
    const auto wanted = static_cast<std::int32_t>(random.between(length.min, length.max));
    auto exit = side;
    if (random.chance(15, 100)) exit = rotated(side, random.chance(1, 2) ? 1 : 3);
    const auto cells = hallFrom(attached.room, *attached.doorways.at(side), step, wanted);
    if (static_cast<std::int32_t>(cells.size()) < length.min || !isSmall(attached.room, cells.back())) return;
    attached.hall = cells;
    attached.doorways = {};
    attached.doorways.set(exit, attached.hall.back() + towards(exit));
    moveToCorner(attached);
}

} // namespace

Doorways drawDoorways(const RoomShape& room, Stream& random) {
    Doorways doorways;
    for (const auto side : directionsClockwise)
        if (const auto cell = drawDoorway(room, side, random)) doorways.set(side, *cell);
    return doorways;
}

AttachedRoom drawAttachedRoom(const RoomShape& room, std::uint64_t vestibules, Stream& random) {
    AttachedRoom attached{room, {}, {}, drawDoorways(room, random)};
    const bool any = std::ranges::any_of(attached.doorways.cells, [](const auto& cell) { return cell.has_value(); });
    if (any && random.chance(vestibules, 100'000)) addHall(attached, random);
    attached.all = attached.room;
    for (const Cell cell : attached.hall) attached.all.add(cell);
    return attached;
}

} // namespace delve::generation

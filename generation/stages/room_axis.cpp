#include "generation/stages/room_axis.h"

#include <algorithm>
#include <array>
#include <utility>

namespace delve::generation {
namespace {

std::int64_t countMirrored(std::span<const Cell> cells, const BitGrid& room, const RoomAxis& axis) {
    return std::ranges::count_if(cells, [&](Cell cell) { return room.has(axis.mirrored(cell)); });
}

bool isWall(const BitGrid& ground, Cell cell) { return !ground.has(cell); }

} // namespace

RoomAxis bestAxis(std::span<const Cell> cells, const BitGrid& room, const Rect& box, bool onCells) {
    constexpr std::array<std::int32_t, 5> offsets{0, 1, -1, 2, -2};
    const bool tall = box.height >= box.width;
    RoomAxis best;
    std::pair<std::int64_t, bool> most{-1, false};
    for (const auto offset : offsets)
        for (const bool upright : {tall, !tall}) {
            const auto middle = upright ? box.x + box.right() - 1 : box.y + box.bottom() - 1;
            const RoomAxis axis{upright, middle + offset};
            if (onCells && !axis.onCells()) continue;
            const std::pair found{countMirrored(cells, room, axis), axis.onCells()};
            if (found <= most) continue;
            most = found;
            best = axis;
        }
    return best;
}

void findMirroredPairs(std::span<const Cell> cells, const BitGrid& room, const BitGrid& ground, const RoomAxis& axis,
                       std::vector<MirroredPair>& into) {
    into.clear();
    for (const Cell cell : cells) {
        const Cell image = axis.mirrored(cell);
        const auto across = axis.across(cell);
        if (across < 0 || !room.has(image)) continue;
        MirroredPair pair{cell, image, across, axis.along(cell)};
        const bool north = isWall(ground, cell + Cell{0, -1});
        const bool south = isWall(ground, cell + Cell{0, 1});
        const bool west = isWall(ground, cell + Cell{-1, 0});
        const bool east = isWall(ground, cell + Cell{1, 0});
        pair.wall = north || south || west || east;
        pair.corner = (north || south) && (west || east);
        into.push_back(pair);
    }
}

} // namespace delve::generation

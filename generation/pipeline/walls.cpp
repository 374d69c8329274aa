#include "generation/pipeline/walls.h"

namespace delve::generation {

void spreadRow(const BitGrid& from, std::int32_t y, std::span<std::uint64_t> into) {
    const auto size = from.size();
    const auto here = from.row(y);
    const auto above = from.row(y > 0 ? y - 1 : y);
    const auto below = from.row(y + 1 < size.height ? y + 1 : y);
    const auto words = here.size();
    const auto column = [&](std::size_t i) { return here[i] | above[i] | below[i]; };
    std::uint64_t before = 0;
    std::uint64_t now = words > 0 ? column(0) : 0;
    for (std::size_t i = 0; i < words; ++i) {
        const std::uint64_t next = i + 1 < words ? column(i + 1) : 0;
        into[i] = now | now << 1 | before >> 63 | now >> 1 | next << 63;
        before = now;
        now = next;
    }
    if (size.width % 64 != 0) into[words - 1] &= (std::uint64_t{1} << (size.width % 64)) - 1;
}

Done raiseWalls(Draft& draft) {
    std::vector<std::uint64_t> row(draft.walkableCells().wordsPerRow());
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 256 == 0 && draft.stopped()) return cancelled();
        spreadRow(draft.walkableCells(), y, row);
        const auto taken = draft.takenCells().row(y);
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < row.size(); ++i) any |= row[i] &= ~taken[i];
        if (any != 0) draft.setCells(y, row, Tile::Wall);
    }
    return done();
}

} // namespace delve::generation

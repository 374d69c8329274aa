#include "generation/graph/short_way.h"

namespace delve {

void ShortWay::begin(Side& side, Cell cell) {
    side.cells.assign(1, side.left.indexOf(cell));
    side.rim = 0;
    (void)side.left.take(side.cells.front());
}

/// A step more from all cells of the rim. True where it meets the other side.
bool ShortWay::widen(Side& side, const Side& other) {
    const auto end = side.cells.size();
    for (auto i = side.rim; i < end; ++i) {
        std::array<std::uint32_t, 4> next{};
        const auto count = side.left.takeAround(side.cells[i], next.data());
        side.cells.insert(side.cells.end(), next.begin(), next.begin() + static_cast<std::ptrdiff_t>(count));
        for (std::size_t k = 0; k < count; ++k)
            if (!other.left.has(next[k])) return true;
    }
    side.rim = end;
    return false;
}

void ShortWay::end(Side& side) {
    for (const auto cell : side.cells) side.left.open(cell);
}

bool ShortWay::exists(Cell from, Cell to, std::int64_t steps) {
    begin(m_sides[0], from);
    begin(m_sides[1], to);
    bool met = from == to;
    for (std::int64_t taken = 0; taken < steps && !met; ++taken) {
        const auto width = [](const Side& side) { return side.cells.size() - side.rim; };
        if (width(m_sides[0]) == 0 || width(m_sides[1]) == 0) break;
        const bool first = width(m_sides[0]) <= width(m_sides[1]);
        met = widen(m_sides[first ? 0 : 1], m_sides[first ? 1 : 0]);
    }
    for (auto& side : m_sides) end(side);
    return met;
}

} // namespace delve

#include "generation/graph/narrow_bits.h"

#include <algorithm>
#include <bit>
#include <span>

namespace delve {
namespace {

using Word = std::uint64_t;

/// The 64 bits of a row from column x on, which may lie before its beginning.
Word wordFrom(std::span<const Word> row, std::int32_t x) {
    const auto word = [&](std::int32_t i) {
        return i >= 0 && static_cast<std::size_t>(i) < row.size() ? row[static_cast<std::size_t>(i)] : Word{0};
    };
    const auto first = x >> 6;
    const auto shift = x & 63;
    return shift == 0 ? word(first) : word(first) >> shift | word(first + 1) << (64 - shift);
}

Word shifted(Word word, std::int32_t columns) {
    if (columns <= -64 || columns >= 64) return 0;
    return columns >= 0 ? word << columns : word >> -columns;
}

/// The open runs of a row, from each seed to both of its ends. Upward by a carry that runs to the end of the run;
/// downward by doubling.
Word spread(Word seeds, Word open) {
    const Word up = (((open + seeds) ^ open) & open) | seeds;
    Word down = seeds;
    Word free = open;
    for (int step = 1; step < 64; step *= 2) {
        down |= free & (down >> step);
        free &= free >> step;
    }
    return up | down;
}

/// One step from all cells that were reached to those beside them. False if there was none.
bool step(NarrowBits& reached, const NarrowBits& open) {
    bool any = false;
    Word above = 0;
    const Rect& area = reached.area();
    for (auto y = area.y; y < area.bottom(); ++y) {
        const Word here = reached.row(y);
        const Word below = y + 1 < area.bottom() ? reached.row(y + 1) : 0;
        const Word next = here | ((here << 1 | here >> 1 | above | below) & open.row(y));
        any = any || next != here;
        reached.row(y) = next;
        above = here;
    }
    return any;
}

} // namespace

NarrowBits::NarrowBits(const BitGrid& bits, const Rect& area) : m_area(area) {
    const auto bottom = std::min(area.bottom(), bits.size().height);
    for (auto y = std::max(area.y, 0); y < bottom; ++y) row(y) = wordFrom(bits.row(y), area.x) & columns();
}

bool NarrowBits::none() const {
    return std::all_of(m_rows.data(), m_rows.data() + rows(), [](Word word) { return word == 0; });
}

std::int32_t NarrowBits::count() const {
    std::int32_t cells = 0;
    for (std::size_t i = 0; i < rows(); ++i)
        if (m_rows[i] != 0) cells += std::popcount(m_rows[i]);
    return cells;
}

std::optional<Cell> NarrowBits::first() const {
    for (auto y = m_area.y; y < m_area.bottom(); ++y)
        if (row(y) != 0) return Cell{m_area.x + std::countr_zero(row(y)), y};
    return std::nullopt;
}

Rect NarrowBits::box() const {
    Rect box;
    forEachRun([&](std::int32_t y, std::int32_t x, std::int32_t length) { box = box.united({x, y, length, 1}); });
    return box;
}

void NarrowBits::keep(const NarrowBits& other) {
    for (std::size_t i = 0; i < rows(); ++i) m_rows[i] &= other.m_rows[i];
}

void NarrowBits::add(const NarrowBits& other) {
    for (std::size_t i = 0; i < rows(); ++i) m_rows[i] |= other.m_rows[i];
}

void NarrowBits::remove(const NarrowBits& other) {
    for (std::size_t i = 0; i < rows(); ++i) m_rows[i] &= ~other.m_rows[i];
}

NarrowBits NarrowBits::seenIn(const Rect& area) const {
    NarrowBits seen(area);
    const auto bottom = std::min(area.bottom(), m_area.bottom());
    for (auto y = std::max(area.y, m_area.y); y < bottom; ++y)
        seen.row(y) = shifted(row(y), m_area.x - area.x) & seen.columns();
    return seen;
}

NarrowBits NarrowBits::movedTo(Cell corner) const {
    NarrowBits moved = *this;
    moved.m_area = {corner.x, corner.y, m_area.width, m_area.height};
    return moved;
}

NarrowBits NarrowBits::grown() const {
    NarrowBits grown(m_area);
    for (auto y = m_area.y; y < m_area.bottom(); ++y) {
        const Word above = y > m_area.y ? row(y - 1) : 0;
        const Word below = y + 1 < m_area.bottom() ? row(y + 1) : 0;
        const Word column = row(y) | above | below;
        grown.row(y) = (column | column << 1 | column >> 1) & columns();
    }
    return grown;
}

/// Sweeps down and up until nothing more is reached. A row that gets no new cell from the one before it is left as it
/// is.
NarrowBits floodFrom(const NarrowBits& from, const NarrowBits& open) {
    NarrowBits reached = from;
    reached.keep(open);
    const Rect& area = open.area();
    auto top = area.bottom(); // of the rows that are reached
    auto bottom = area.y;
    for (auto y = area.y; y < area.bottom(); ++y) {
        if (reached.row(y) == 0) continue;
        reached.row(y) = spread(reached.row(y), open.row(y));
        top = std::min(top, y);
        bottom = y + 1;
    }
    bool changed = top < bottom;
    const auto enter = [&](std::int32_t y, std::int32_t before) {
        const Word fresh = reached.row(before) & open.row(y) & ~reached.row(y);
        if (fresh == 0) return false;
        reached.row(y) |= spread(fresh, open.row(y));
        changed = true;
        return true;
    };
    while (changed) {
        changed = false;
        for (auto y = top + 1; y < bottom; ++y) (void)enter(y, y - 1);
        while (bottom < area.bottom() && enter(bottom, bottom - 1)) ++bottom;
        for (auto y = bottom - 2; y >= top; --y) (void)enter(y, y + 1);
        while (top > area.y && enter(top - 1, top)) --top;
    }
    return reached;
}

NarrowBits reachedWithin(const NarrowBits& open, Cell from, std::int32_t steps) {
    NarrowBits reached(open.area());
    if (!open.at(from)) return reached;
    reached.set(from);
    for (std::int32_t i = 0; i < steps && step(reached, open); ++i) {
    }
    return reached;
}

std::optional<std::int32_t> stepsWithin(const NarrowBits& open, Cell from, Cell to, std::int32_t limit) {
    if (!open.at(from) || !open.at(to)) return std::nullopt;
    NarrowBits reached(open.area());
    reached.set(from);
    for (std::int32_t steps = 0; steps <= limit; ++steps) {
        if (reached.at(to)) return steps;
        if (!step(reached, open)) break;
    }
    return std::nullopt;
}

NarrowBits largestPiece(const NarrowBits& cells) {
    NarrowBits left = cells;
    NarrowBits largest(cells.area());
    std::int32_t most = 0;
    while (left.count() > most) {
        NarrowBits seed(cells.area());
        seed.set(*left.first());
        const auto piece = floodFrom(seed, left);
        if (const auto count = piece.count(); count > most) {
            most = count;
            largest = piece;
        }
        left.remove(piece);
    }
    return largest;
}

} // namespace delve

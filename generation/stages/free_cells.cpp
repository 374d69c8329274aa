#include "generation/stages/free_cells.h"

#include "generation/stages/cells_in_order.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace delve::generation {

FreeCells::FreeCells(const Draft& draft, RoomId room) : m_draft(draft), m_box(draft.rooms()[room].box) {
    const auto& shape = draft.rooms()[room].shape;
    if (shape.empty()) return;
    const auto before = m_box.x / 64 * 64;
    m_shape.reset({m_box.right() - before, m_box.height});
    for (const auto& run : shape) {
        const Rect area = run.area();
        for (auto y = area.y; y < area.bottom(); ++y) m_shape.setRun(y - m_box.y, area.x - before, area.width);
    }
}

std::uint64_t FreeCells::word(std::int32_t y, std::size_t i) const {
    auto bits = m_draft.walkableCells().row(y)[i] & ~m_draft.thinglessCells().row(y)[i];
    if (m_shape.size().height > 0) bits &= m_shape.row(y - m_box.y)[i - static_cast<std::size_t>(m_box.x) / 64];
    return bits & bitsOfPart(i, m_box.x, m_box.width);
}

std::optional<Cell> FreeCells::draw(Stream& random) const {
    const auto wordAt = [this](std::int32_t y, std::size_t i) { return word(y, i); };
    const auto count = countCells(m_box, wordAt, [this] { return m_draft.stopped(); });
    if (!count || *count == 0) return std::nullopt;
    return cellInOrder(m_box, wordAt, static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(*count))));
}

/// The left one of two as near.
std::optional<std::int32_t> FreeCells::nearestInRow(std::int32_t y, std::int32_t x) const {
    std::optional<std::int32_t> left;
    std::optional<std::int32_t> right;
    forEachWordOf(m_box, [&](std::size_t i) {
        const auto bits = word(y, i);
        const auto first = static_cast<std::int32_t>(64 * i);
        const auto upTo = bits & bitsOfPart(i, 0, x + 1);
        if (upTo != 0) left = first + 63 - std::countl_zero(upTo);
        if (const auto behind = bits & ~upTo; behind != 0 && !right) right = first + std::countr_zero(behind);
    });
    if (!left || !right) return left ? left : right;
    return x - *left <= *right - x ? left : right;
}

std::optional<Cell> FreeCells::nearestTo(Cell wish) const {
    std::optional<Cell> nearest;
    const auto look = [&](std::int32_t y) {
        if (y < m_box.y || y >= m_box.bottom()) return;
        const auto x = nearestInRow(y, wish.x);
        if (!x) return;
        const Cell cell{*x, y};
        if (!nearest || std::pair(steps(cell, wish), cell) < std::pair(steps(*nearest, wish), *nearest)) nearest = cell;
    };
    const auto farthest = std::max(std::abs(wish.y - m_box.y), std::abs(m_box.bottom() - 1 - wish.y));
    for (std::int32_t rows = 0; rows <= farthest && (!nearest || rows <= steps(*nearest, wish)); ++rows) {
        look(wish.y - rows);
        look(wish.y + rows);
    }
    return nearest;
}

void FreeCells::addTo(BitGrid& cells) const {
    for (auto y = m_box.y; y < m_box.bottom(); ++y)
        forEachWordOf(m_box, [&](std::size_t i) { cells.row(y)[i] |= word(y, i); });
}

} // namespace delve::generation

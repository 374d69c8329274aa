#include "editor/drawing/box_index.h"

#include <algorithm>
#include <numeric>

namespace delve::editor {

BoxIndex::BoxIndex(std::span<const Rect> boxes) {
    for (const auto& box : boxes) m_around = m_around.united(box);
    const auto squares = [](std::int32_t length) { return (length + side - 1) / side; };
    m_squares = {squares(m_around.width), squares(m_around.height)};
    m_begins.assign(static_cast<std::size_t>(m_squares.area()) + 1, 0);
    const auto isLarge = [this](const Rect& box) { return squaresOf(box).area() > mostOfBox; };
    for (const auto& box : boxes)
        if (!isLarge(box)) forEachSquare(box, [this](std::size_t square) { ++m_begins[square + 1]; });
    std::partial_sum(m_begins.begin(), m_begins.end(), m_begins.begin());
    m_boxes.resize(m_begins.back());
    auto next = m_begins;
    for (std::uint32_t i = 0; i < boxes.size(); ++i) {
        if (isLarge(boxes[i])) m_large.push_back(i);
        else forEachSquare(boxes[i], [&](std::size_t square) { m_boxes[next[square]++] = i; });
    }
}

std::vector<std::uint32_t> BoxIndex::near(const Rect& area) const {
    auto found = m_large;
    forEachSquare(area, [&](std::size_t square) {
        found.insert(found.end(), m_boxes.begin() + m_begins[square], m_boxes.begin() + m_begins[square + 1]);
    });
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

Rect BoxIndex::squaresOf(const Rect& area) const {
    const Rect inside = area.intersected(m_around);
    if (inside.empty()) return {};
    const auto left = (inside.x - m_around.x) / side, top = (inside.y - m_around.y) / side;
    const auto right = (inside.right() - 1 - m_around.x) / side, bottom = (inside.bottom() - 1 - m_around.y) / side;
    return {left, top, right - left + 1, bottom - top + 1};
}

template <class Visit>
void BoxIndex::forEachSquare(const Rect& area, Visit visit) const {
    const Rect squares = squaresOf(area);
    for (auto y = squares.y; y < squares.bottom(); ++y)
        for (auto x = squares.x; x < squares.right(); ++x) visit(squareAt(x, y));
}

} // namespace delve::editor

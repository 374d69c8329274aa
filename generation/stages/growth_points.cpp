#include "generation/stages/growth_points.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// So often is a place drawn for one point, before packing begins.
constexpr int maxDraws = 200;

/// Walks over the cells of a rectangle row by row, from one of its corners inward.
class CornerWalk {
public:
    CornerWalk(const Rect& area, bool fromRight, bool fromBottom)
        : m_area(area), m_fromRight(fromRight), m_fromBottom(fromBottom), m_left(area.area()) {}

    [[nodiscard]] bool ended() const { return m_left == 0; }
    [[nodiscard]] Cell next() {
        const auto i = m_area.area() - m_left--;
        const auto x = static_cast<std::int32_t>(i % m_area.width);
        const auto y = static_cast<std::int32_t>(i / m_area.width);
        return {m_fromRight ? m_area.right() - 1 - x : m_area.x + x,
                m_fromBottom ? m_area.bottom() - 1 - y : m_area.y + y};
    }

private:
    Rect m_area;
    bool m_fromRight;
    bool m_fromBottom;
    std::int64_t m_left;
};

bool isRight(std::size_t quadrant) { return quadrant % 2 == 1; }
bool isBottom(std::size_t quadrant) { return quadrant / 2 == 1; }

/// `length` cells cut in two about their centre, without the outermost ones.
struct Half {
    std::int32_t from;
    std::int32_t length;
};
Half half(std::int32_t length, bool second) {
    if (length < 4)
        return {1, second ? std::max(0, length - 2) : 0}; // the one cell that such a map has lies at its centre
    const std::int32_t first = second ? (length + 1) / 2 : 1;
    const std::int32_t end = second ? length - 1 : length / 2;
    return {first, end - first};
}

} // namespace

Rect GrowthPoints::quadrant(std::size_t index) const {
    const auto columns = half(m_draft.size().width, isRight(index));
    const auto rows = half(m_draft.size().height, isBottom(index));
    return {columns.from, rows.from, columns.length, rows.length};
}

bool GrowthPoints::scatter(const std::array<std::int64_t, quadrants>& shares, Stream& random,
                           std::vector<Cell>& points) {
    for (std::size_t q = 0; q < quadrants; ++q) {
        const Rect area = quadrant(q);
        if (shares[q] > area.area()) return false;
        for (std::int64_t i = 0; i < shares[q]; ++i) {
            if (i % 4096 == 0 && m_draft.stopped()) return false;
            int draws = 0;
            Cell cell;
            do {
                if (++draws > maxDraws) return false;
                const auto x = random.below(static_cast<std::uint64_t>(area.width));
                const auto y = random.below(static_cast<std::uint64_t>(area.height));
                cell = {area.x + static_cast<std::int32_t>(x), area.y + static_cast<std::int32_t>(y)};
            } while (!fits(cell));
            m_occupied.set(cell);
            points.push_back(cell);
        }
    }
    return true;
}

GrowthPoints::Lists GrowthPoints::packed() {
    Lists lists;
    std::vector<CornerWalk> walks;
    for (std::size_t q = 0; q < quadrants; ++q) walks.emplace_back(quadrant(q), isRight(q), isBottom(q));
    std::uint32_t looked = 0;
    // One point each in turn, so that no quadrant takes its neighbours' places along the centre.
    for (bool any = true; any;) {
        any = false;
        for (std::size_t q = 0; q < quadrants; ++q) {
            while (!walks[q].ended()) {
                if (++looked % 65'536 == 0 && m_draft.stopped()) return {};
                const Cell cell = walks[q].next();
                if (!fits(cell)) continue;
                m_occupied.set(cell);
                lists[q].push_back(cell);
                any = true;
                break;
            }
        }
    }
    return lists;
}

std::vector<Cell> GrowthPoints::pack(const std::array<std::int64_t, quadrants>& shares, Stream& random) {
    auto lists = packed();
    // Without pins no quadrant gets more than one above the one with least.
    auto max = static_cast<std::int64_t>(std::ranges::min(lists, {}, &std::vector<Cell>::size).size()) + 1;
    if (m_draft.anyPins()) max = *std::ranges::max_element(shares);
    std::vector<Cell> points;
    for (std::size_t q = 0; q < quadrants; ++q) {
        random.shuffle(std::span(lists[q]));
        const auto n = std::min({shares[q], max, static_cast<std::int64_t>(lists[q].size())});
        points.insert(points.end(), lists[q].begin(), lists[q].begin() + n);
    }
    return points;
}

std::optional<std::vector<Cell>> GrowthPoints::draw(std::int64_t wanted, Stream& random) {
    // Which quadrants get one more, where the number cannot be split evenly, is drawn.
    std::array<std::size_t, quadrants> order{0, 1, 2, 3};
    random.shuffle(std::span<std::size_t>(order));
    std::array<std::int64_t, quadrants> shares{};
    for (std::size_t i = 0; i < quadrants; ++i)
        shares[order[i]] = wanted / 4 + (static_cast<std::int64_t>(i) < wanted % 4 ? 1 : 0);

    std::vector<Cell> points;
    points.reserve(static_cast<std::size_t>(std::min(wanted, m_draft.size().area() / 4 + 1)));
    if (!scatter(shares, random, points)) {
        m_occupied = m_draft.takenCells();
        if (!m_draft.stopped()) points = pack(shares, random);
        m_occupied = m_draft.takenCells();
        for (const auto point : points) m_occupied.set(point);
    }
    return m_draft.stopped() ? std::nullopt : std::optional(std::move(points));
}

} // namespace delve::generation

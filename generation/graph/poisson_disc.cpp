#include "generation/graph/poisson_disc.h"

#include "generation/level/bit_runs.h"

#include <algorithm>

namespace delve {
namespace {

/// Twice the square of the largest map's diagonal: beyond it every spacing is alike, and the ring around a point that
/// tries are drawn from would have no cell within the reach.
constexpr std::int64_t largestSpacing = std::int64_t{4} * largestSide * largestSide;

/// The largest whole number whose square is below `square`, which is above 0 and at most 4 times the largest spacing.
std::int32_t rootBelow(std::int64_t square) {
    std::int32_t root = 0;
    for (std::int32_t step = 1 << 15; step > 0; step /= 2)
        if (const std::int64_t next = root + step; next * next < square) root += step;
    return root;
}

} // namespace

PoissonDisc::PoissonDisc(const BitGrid& places, std::int64_t squaredSpacing)
    : m_free(places), m_spacing(std::min(squaredSpacing, largestSpacing)), m_reach(rootBelow(4 * m_spacing)) {
    const auto rows = rootBelow(m_spacing);
    m_half.reserve(static_cast<std::size_t>(rows) + 1);
    for (std::int64_t dy = 0; dy <= rows; ++dy) m_half.push_back(rootBelow(m_spacing - dy * dy));
}

void PoissonDisc::keep(Cell point) { put(point); }

void PoissonDisc::put(Cell point) {
    m_points.push_back(point);
    const Size size = m_free.size();
    const auto rows = static_cast<std::int32_t>(m_half.size()) - 1;
    const auto last = std::min(size.height - 1, point.y + rows);
    for (auto y = std::max(0, point.y - rows); y <= last; ++y) {
        const auto half = m_half[static_cast<std::size_t>(std::abs(y - point.y))];
        const auto from = std::max(0, point.x - half);
        const auto to = std::min(size.width, point.x + half + 1);
        if (from < to) m_free.setRun(y, from, to - from, false);
    }
}

/// A cell of the ring from once to twice the spacing around a point, where it is free; each as likely as another. More
/// than half of the cells drawn lie in the ring.
std::optional<Cell> PoissonDisc::drawAround(Cell point, Stream& random) const {
    const auto side = static_cast<std::uint64_t>(2 * m_reach + 1);
    for (;;) {
        const auto drawn = random.below(side * side);
        const auto dx = static_cast<std::int64_t>(drawn % side) - m_reach;
        const auto dy = static_cast<std::int64_t>(drawn / side) - m_reach;
        const auto square = dx * dx + dy * dy;
        if (square < m_spacing || square >= 4 * m_spacing) continue;
        const Cell cell{point.x + static_cast<std::int32_t>(dx), point.y + static_cast<std::int32_t>(dy)};
        return m_free.has(cell) ? std::optional(cell) : std::nullopt;
    }
}

bool PoissonDisc::growFrom(std::vector<Cell>& active, Stream& random, const std::function<bool()>& stopped) {
    for (std::uint32_t round = 1; !active.empty(); ++round) {
        if (round % 1024 == 0 && stopped && stopped()) return false;
        const auto chosen = static_cast<std::size_t>(random.below(active.size()));
        std::optional<Cell> found;
        for (int i = 0; i < tries && !found; ++i) found = drawAround(active[chosen], random);
        if (found) {
            put(*found);
            active.push_back(*found);
        } else {
            active[chosen] = active.back();
            active.pop_back();
        }
    }
    return true;
}

std::vector<Cell> PoissonDisc::placesLeft() const {
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < m_free.size().height; ++y)
        forEachBit(m_free.row(y), [&](std::int32_t x) { cells.push_back({x, y}); });
    return cells;
}

/// A random free place, all equally likely. If they are rare they are listed first.
std::optional<Cell> PoissonDisc::drawFree(Stream& random) const {
    const auto size = m_free.size();
    for (int i = 0; i < 1000; ++i) {
        const auto x = random.below(static_cast<std::uint64_t>(size.width));
        const auto y = random.below(static_cast<std::uint64_t>(size.height));
        const Cell cell{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
        if (m_free.at(cell)) return cell;
    }
    const auto left = placesLeft();
    if (left.empty()) return std::nullopt;
    return left[static_cast<std::size_t>(random.below(left.size()))];
}

bool PoissonDisc::strew(Stream& random, const std::function<bool()>& stopped) {
    if (m_points.empty())
        if (const auto first = drawFree(random)) put(*first);
    std::vector<Cell> active = m_points;
    if (!growFrom(active, random, stopped)) return false;
    auto left = placesLeft();
    random.shuffle(std::span(left));
    for (const Cell cell : left)
        if (m_free.at(cell)) put(cell);
    return true;
}

} // namespace delve

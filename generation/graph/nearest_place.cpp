#include "generation/graph/nearest_place.h"

#include "generation/level/pieces.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace delve {
namespace {

constexpr std::int32_t smallestBlock = 16;

std::int64_t squaredDistance(Cell a, Cell b) {
    const std::int64_t dx = a.x - b.x;
    const std::int64_t dy = a.y - b.y;
    return dx * dx + dy * dy;
}

/// Halves the map again and again. Each half takes on the candidates of the whole that are not everywhere farther than
/// another one.
class NearestPlaces {
public:
    NearestPlaces(Size size, std::span<const Cell> places, std::vector<std::uint32_t>& into,
                  const std::function<bool()>& stopped)
        : m_size(size), m_places(places), m_into(into), m_stopped(stopped), m_candidates(places.size()) {
        std::iota(m_candidates.begin(), m_candidates.end(), 0u);
    }

    bool all() {
        const auto mustStop = [this] { return m_stopped && m_stopped(); };
        return resizeInPieces(m_into, static_cast<std::size_t>(m_size.area()), mustStop) &&
               block(wholeOf(m_size), 0, m_candidates.size());
    }

private:
    /// The candidates of a block lie behind those of the block that it is part of, from `first` to `last`.
    bool block(const Rect& area, std::size_t first, std::size_t last) {
        const bool small = area.width <= smallestBlock && area.height <= smallestBlock;
        if (last - first == 1) {
            fill(area, m_candidates[first]);
        } else if (small) {
            compare(area, first, last);
        } else {
            if (area.area() >= 65'536 && m_stopped && m_stopped()) return false;
            for (const Rect& half : halvesOf(area)) {
                const auto own = keepNearOnes(half, first, last);
                if (!block(half, last, last + own)) return false;
                m_candidates.resize(last);
            }
        }
        return true;
    }

    /// Two parts that fall on multiples of the smallest block.
    static std::array<Rect, 2> halvesOf(const Rect& area) {
        const auto half = [](std::int32_t length) {
            return (length / 2 + smallestBlock - 1) / smallestBlock * smallestBlock;
        };
        if (area.width >= area.height) {
            const auto left = half(area.width);
            return {{{area.x, area.y, left, area.height}, {area.x + left, area.y, area.width - left, area.height}}};
        }
        const auto upper = half(area.height);
        return {{{area.x, area.y, area.width, upper}, {area.x, area.y + upper, area.width, area.height - upper}}};
    }

    /// Appends those that can be nearest to a cell of the area. How much farther one place is than another grows or
    /// falls evenly over the map, so it is least at a corner: a place that is farther at all four is so everywhere.
    std::size_t keepNearOnes(const Rect& area, std::size_t first, std::size_t last) {
        const std::array<Cell, 4> corners{{area.topLeft(),
                                           {area.right() - 1, area.y},
                                           {area.x, area.bottom() - 1},
                                           {area.right() - 1, area.bottom() - 1}}};
        const auto rival = nearestTo(area.centre(), first, last);
        std::array<std::int64_t, 4> best{};
        for (std::size_t i = 0; i < 4; ++i) best[i] = squaredDistance(corners[i], m_places[rival]);
        for (auto i = first; i < last; ++i) {
            const auto place = m_candidates[i];
            const bool near = place == rival || [&] {
                for (std::size_t k = 0; k < 4; ++k) {
                    const auto farther = squaredDistance(corners[k], m_places[place]) - best[k];
                    if (farther < 0 || (farther == 0 && place < rival)) return true;
                }
                return false;
            }();
            if (near) m_candidates.push_back(place);
        }
        return m_candidates.size() - last;
    }

    [[nodiscard]] std::uint32_t nearestTo(Cell cell, std::size_t first, std::size_t last) const {
        auto nearest = m_candidates[first];
        for (auto i = first + 1; i < last; ++i)
            if (squaredDistance(cell, m_places[m_candidates[i]]) < squaredDistance(cell, m_places[nearest]))
                nearest = m_candidates[i];
        return nearest;
    }

    [[nodiscard]] std::uint32_t* at(Cell cell) {
        return m_into.data() + static_cast<std::ptrdiff_t>(cell.y) * m_size.width + cell.x;
    }

    void fill(const Rect& area, std::uint32_t place) {
        for (auto y = area.y; y < area.bottom(); ++y) std::fill_n(at({area.x, y}), area.width, place);
    }

    /// Looks at every candidate for every cell, row by row. Candidates rise, so the first of equals stays. Squares of
    /// distances on the largest map fit into 31 bits.
    void compare(const Rect& area, std::size_t first, std::size_t last) {
        for (auto y = area.y; y < area.bottom(); ++y) {
            std::array<std::int32_t, smallestBlock> min;
            std::array<std::uint32_t, smallestBlock> nearest;
            min.fill(0x7fffffff);
            nearest.fill(0);
            for (auto i = first; i < last; ++i) {
                const auto place = m_candidates[i];
                const std::int32_t dx = area.x - m_places[place].x;
                const std::int32_t dy = y - m_places[place].y;
                for (std::int32_t x = 0; x < smallestBlock; ++x) {
                    const auto k = static_cast<std::size_t>(x);
                    const std::int32_t square = (dx + x) * (dx + x) + dy * dy;
                    nearest[k] = square < min[k] ? place : nearest[k];
                    min[k] = std::min(min[k], square);
                }
            }
            std::copy_n(nearest.begin(), area.width, at({area.x, y}));
        }
    }

    Size m_size;
    std::span<const Cell> m_places;
    std::vector<std::uint32_t>& m_into;
    const std::function<bool()>& m_stopped;
    std::vector<std::uint32_t> m_candidates; ///< of the blocks that are being worked on, one behind the other
};

} // namespace

bool findNearestPlaces(Size size, std::span<const Cell> places, std::vector<std::uint32_t>& into,
                       const std::function<bool()>& stopped) {
    return NearestPlaces(size, places, into, stopped).all();
}

} // namespace delve

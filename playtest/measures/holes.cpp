#include "playtest/measures/holes.h"

#include "generation/level/patience.h"

#include <array>

namespace delve::play {
namespace {

/// Floods over the cells outside the main region. The cells beyond the map are outside it as well, so that whatever
/// touches the border of the map is one part with them.
class Flood {
public:
    Flood(const CellMap& map, Patience& patience) : m_map(map), m_seen(map.area()), m_patience(patience) {
        const auto down = map.down();
        m_around = {-down - 1, -down, -down + 1, -1, 1, down - 1, down, down + 1};
        const auto size = map.size();
        for (std::int32_t y = -1; y <= size.height; ++y) { // the rim of the map; what lies beyond is not entered
            close(map.indexOf({-2, y}));
            close(map.indexOf({size.width + 1, y}));
        }
        for (std::int32_t x = -2; x <= size.width + 1; ++x) {
            close(map.indexOf({x, -2}));
            close(map.indexOf({x, size.height + 1}));
        }
        (void)isHole(map.indexOf({-1, -1}));
    }
    /// Is the part of this cell a hole? False if it was visited before.
    bool isHole(std::size_t first) {
        if (m_seen[first]) return false;
        bool opaque = false;
        m_cells.assign(1, first);
        m_seen[first] = true;
        std::size_t count = 0;
        for (; !m_cells.empty() && !m_patience.ended(); ++count) {
            const auto cell = m_cells.back();
            m_cells.pop_back();
            opaque = opaque || !m_map.is(cell, CellMap::seeThrough);
            for (const auto step : m_around) {
                const auto next = beside(cell, step);
                if (m_seen[next] || m_map.is(next, CellMap::mainRegion)) continue;
                m_seen[next] = true;
                m_cells.push_back(next);
            }
        }
        return opaque && count >= fewestHoleCells;
    }

private:
    void close(std::size_t index) { m_seen[index] = true; }

    const CellMap& m_map;
    std::vector<char> m_seen;
    Patience& m_patience;
    std::array<std::ptrdiff_t, 8> m_around{};
    std::vector<std::size_t> m_cells; ///< of the part, still to be looked at
};

} // namespace

std::int64_t countHoles(const CellMap& map, const std::function<bool()>& stopped) {
    Patience patience(stopped);
    Flood flood(map, patience);
    std::int64_t holes = 0;
    for (std::int32_t y = 0; y < map.size().height && !patience.ended(); ++y)
        for (std::int32_t x = 0; x < map.size().width; ++x) {
            const auto index = map.indexOf({x, y});
            if (!map.is(index, CellMap::mainRegion) && flood.isHole(index)) ++holes;
        }
    return holes;
}

} // namespace delve::play

#include "generation/graph/way_cuts.h"

#include "generation/graph/paths.h"
#include "generation/level/sides.h"

#include <algorithm>

namespace delve {
namespace {

constexpr std::size_t cellsBetweenQuestions = std::size_t{1} << 16;

class WayFlood {
public:
    WayFlood(const BitGrid& open, std::span<const Cell> to, const std::function<bool()>& stopped)
        : m_open(open), m_stopped(stopped), m_ends(open.size()), m_onWay(open.size()), m_seen(open.size()) {
        for (const Cell cell : to)
            if (open.has(cell)) m_ends.set(cell);
    }

    /// False if there is no way, or when stopped.
    [[nodiscard]] bool findWay(Cell from, std::span<const Cell> to) {
        if (!m_open.has(from)) return false;
        findDistances(m_open, to, m_left, m_stopped);
        if ((m_stopped && m_stopped()) || m_left.at(from) == Distances::unreachable) return false;
        m_way.push_back(from);
        for (auto left = m_left.at(from); left > 0; --left)
            for (const Cell side : sidesInReadingOrder)
                if (const Cell next = m_way.back() + side; m_open.has(next) && m_left.at(next) == left - 1) {
                    m_way.push_back(next);
                    break;
                }
        for (const Cell cell : m_way) m_onWay.set(cell);
        return true;
    }

    [[nodiscard]] std::optional<std::vector<WayCut>> cuts() {
        std::vector<WayCut> found;
        for (std::uint32_t step = 0; step + 1 < m_way.size(); ++step) {
            if (step > 0 && m_reached == step) found.push_back({m_way[step], step});
            if (!floodFrom(m_way[step])) return {};
        }
        return found;
    }

private:
    /// Goes over all that lies beside the way, and notes the farthest step of it that is touched.
    [[nodiscard]] bool floodFrom(Cell start) {
        m_waiting.push_back(start);
        while (!m_waiting.empty()) {
            const Cell cell = m_waiting.back();
            m_waiting.pop_back();
            if (++m_looked % cellsBetweenQuestions == 0 && m_stopped && m_stopped()) return false;
            for (const Cell side : sidesInReadingOrder) touch(cell + side);
        }
        return true;
    }

    void touch(Cell cell) {
        if (!m_open.has(cell)) return;
        if (m_ends.at(cell)) m_reached = static_cast<std::uint32_t>(m_way.size() - 1);
        else if (m_onWay.at(cell)) m_reached = std::max(m_reached, stepOf(cell));
        else if (!m_seen.at(cell)) {
            m_seen.set(cell);
            m_waiting.push_back(cell);
        }
    }

    /// Of a cell of the way, which is a shortest one.
    [[nodiscard]] std::uint32_t stepOf(Cell cell) const { return m_left.at(m_way.front()) - m_left.at(cell); }

    const BitGrid& m_open;
    const std::function<bool()>& m_stopped;
    BitGrid m_ends;
    BitGrid m_onWay;
    BitGrid m_seen;
    std::vector<Cell> m_way;
    Distances m_left; ///< steps to the nearest end
    std::vector<Cell> m_waiting;
    std::uint32_t m_reached = 0;
    std::size_t m_looked = 0;
};

} // namespace

std::optional<std::vector<WayCut>> cutsOfWay(const BitGrid& open, Cell from, std::span<const Cell> to,
                                             const std::function<bool()>& stopped) {
    WayFlood flood(open, to, stopped);
    if (!flood.findWay(from, to)) return {};
    return flood.cuts();
}

} // namespace delve

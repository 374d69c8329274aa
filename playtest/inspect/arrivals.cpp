#include "playtest/inspect/arrivals.h"

#include "playtest/rules/destinations.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace delve::play {
namespace {

constexpr std::size_t askedEvery = 256; ///< a landing may be looked for in 2,000 cells

/// Adds where the portals and the chasms of one level lead.
class Arriving {
public:
    Arriving(const PreparedWorld& prepared, const std::function<bool()>& stopped)
        : m_prepared(prepared), m_stopped(stopped), m_cells(prepared.levels.size()) {}

    /// False if it was stopped.
    bool addPortals(std::uint32_t level) {
        Destinations destinations(*m_prepared.places); // for this level: a world may have very many
        for (const auto& thing : *m_prepared.level(level).things) {
            if (isStopped()) return false;
            if (thing.kind != ThingKind::Portal) continue;
            if (const auto to = destinations.of(level, thing)) m_cells[to->level].push_back(to->cell);
        }
        return true;
    }
    bool addChasms(std::uint32_t level) {
        for (const Cell chasm : m_prepared.levels[level].chasms) {
            if (isStopped()) return false;
            if (const auto to = landingOf(m_prepared, {level, chasm})) m_cells[to->level].push_back(to->at);
        }
        return true;
    }
    std::vector<std::vector<Cell>> take() {
        for (auto& cells : m_cells) {
            std::ranges::sort(cells);
            cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        }
        return std::move(m_cells);
    }

private:
    bool isStopped() { return ++m_count % askedEvery == 0 && m_stopped(); }

    const PreparedWorld& m_prepared;
    const std::function<bool()>& m_stopped;
    std::vector<std::vector<Cell>> m_cells;
    std::size_t m_count = 0;
};

} // namespace

std::vector<std::vector<Cell>> findArrivals(const PreparedWorld& prepared, const std::function<bool()>& stopped) {
    Arriving arriving(prepared, stopped);
    for (std::uint32_t level = 0; level < prepared.levels.size(); ++level)
        if (!arriving.addPortals(level) || !arriving.addChasms(level)) break;
    return arriving.take();
}

} // namespace delve::play

#pragma once

#include "generation/random/stream.h"
#include "generation/stages/critical_path.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace delve::generation {

/// Draws free cells in the parts of the critical path, those near to the way more often, or those far from it. Together
/// its draws take time by the cells, however few of them suit.
class PacingSpots {
public:
    enum class Nearness : std::uint8_t { ToTheWay, FarOff };
    enum class Care : std::uint8_t {
        Great, ///< no bottleneck, and some steps from the start
        Small, ///< not beside the start
    };

    PacingSpots(const Draft& draft, const CriticalPath& way, Nearness nearness, Care care)
        : m_draft(draft), m_way(way), m_nearness(nearness), m_care(care) {}

    /// A cell of a part for which accept(cell) holds. What it refuses once, it has to refuse ever after.
    template <class Accept>
    [[nodiscard]] std::optional<Cell> draw(Stream& random, std::size_t part, Accept accept) {
        constexpr int tries = 16;
        const auto cells = m_way.freeIn(part);
        const auto suits = [&](Cell cell) { return mayTake(cell) && accept(cell); };
        for (int i = 0; i < tries && m_refused[part] < cells.size(); ++i) {
            const auto one = random.below(cells.size());
            const auto other = random.below(cells.size());
            const bool near = m_nearness == Nearness::ToTheWay;
            const Cell cell = m_way.cellAt(cells[near ? std::min(one, other) : std::max(one, other)]);
            if (suits(cell)) return cell;
        }
        // Then in order, each only once: those before were refused or taken.
        while (m_refused[part] < cells.size()) {
            const auto next = m_refused[part]++;
            const Cell cell = m_way.cellAt(cells[m_nearness == Nearness::ToTheWay ? next : cells.size() - 1 - next]);
            if (suits(cell)) return cell;
        }
        return {};
    }

private:
    [[nodiscard]] bool mayTake(Cell cell) const;

    const Draft& m_draft;
    const CriticalPath& m_way;
    Nearness m_nearness;
    Care m_care;
    std::array<std::size_t, CriticalPath::parts> m_refused{}; ///< so many of each part are left out, from one end
};

} // namespace delve::generation

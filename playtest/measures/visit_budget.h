#pragma once

#include <algorithm>
#include <cstdint>

namespace delve::play {

/// How many cells the searches of one measure may visit before it gives up. Searches from each cell of a region of up
/// to 2,896 fit into it; the most takes some three seconds.
class VisitBudget {
public:
    static constexpr std::int64_t forEachCell = 512;
    static constexpr std::int64_t least = std::int64_t{1} << 23;
    static constexpr std::int64_t most = std::int64_t{1} << 28;

    /// For a region of so many cells.
    explicit VisitBudget(std::int64_t cells) : m_all(std::clamp(forEachCell * cells, least, most)) {}

    /// False if they are more than are left.
    [[nodiscard]] bool spend(std::int64_t visits) {
        m_spent += visits;
        return m_spent <= m_all;
    }
    [[nodiscard]] std::int64_t spent() const { return m_spent; }

private:
    std::int64_t m_all;
    std::int64_t m_spent = 0;
};

} // namespace delve::play

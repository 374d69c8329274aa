#pragma once

#include <cstddef>
#include <functional>
#include <utility>

namespace delve {

/// Asks whether to stop, but only once in many cells: some milliseconds of work. For loops over cells, things or
/// whatever else a large map has many of.
class Patience {
public:
    /// Where an element takes longer than a cell, it counts as many.
    static constexpr std::size_t cellsBetweenQuestions = std::size_t{1} << 16;

    explicit Patience(std::function<bool()> stopped) : m_stopped(std::move(stopped)) {}
    /// After so many cells more; stays true.
    [[nodiscard]] bool ended(std::size_t cells = 1) {
        m_cells += cells;
        if (m_cells < cellsBetweenQuestions) return m_ended;
        m_cells = 0;
        m_ended = m_ended || (m_stopped && m_stopped());
        return m_ended;
    }

private:
    std::function<bool()> m_stopped;
    std::size_t m_cells = 0;
    bool m_ended = false;
};

} // namespace delve

#pragma once

#include "generation/stages/collapse_board.h"

#include <vector>

/// How a collapse went, for the trace: a few snapshots half-way, and at the end what was decided in which order, with
/// which rule table.
namespace delve::generation {

class CollapseTrace {
public:
    CollapseTrace(Draft& draft, const collapse::Modules& modules, const CollapseBoard& board,
                  const collapse::Collapsed& made);

    /// The module of this position was laid, in the order in which they were settled.
    void laid(std::uint32_t index);
    void finish();

private:
    void addWaiting(std::uint32_t index);
    void recordSnapshot();

    Draft& m_draft;
    const collapse::Modules& m_modules;
    const CollapseBoard& m_board;
    const collapse::Collapsed& m_made;
    std::size_t m_snapshots; ///< how many are recorded half-way
    std::size_t m_laid = 0;
    std::vector<Cell> m_latest;       ///< laid since the last snapshot
    std::vector<std::uint8_t> m_seen; ///< laid, or waiting beside what is laid
    std::vector<std::uint32_t> m_waiting;
};

} // namespace delve::generation

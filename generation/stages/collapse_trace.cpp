#include "generation/stages/collapse_trace.h"

#include <algorithm>

namespace delve::generation {
namespace {

constexpr std::size_t maxSnapshots = 24;
/// All looks together hold at most so many cells, so that a trace of a huge map stays small.
constexpr std::int64_t maxCells = 64 * 1024 * 1024;
constexpr std::uint8_t isLaid = 1, isWaiting = 2;

} // namespace

CollapseTrace::CollapseTrace(Draft& draft, const collapse::Modules& modules, const CollapseBoard& board,
                             const collapse::Collapsed& made)
    : m_draft(draft), m_modules(modules), m_board(board), m_made(made),
      m_snapshots(
          std::min({maxSnapshots, made.order.size() / 2, static_cast<std::size_t>(maxCells / draft.size().area())})),
      m_seen(made.modules.size()) {}

void CollapseTrace::addWaiting(std::uint32_t index) {
    for (const auto side : directionsClockwise) {
        const Cell other = m_board.moduleAt(index) + towards(side);
        if (!m_board.size.contains(other)) continue;
        const auto place = static_cast<std::uint32_t>(m_board.indexOf(other));
        if (m_seen[place] != 0 || m_made.modules[place] == collapse::noModule) continue;
        m_seen[place] = isWaiting;
        m_waiting.push_back(place);
    }
}

void CollapseTrace::laid(std::uint32_t index) {
    m_seen[index] = isLaid;
    m_latest.push_back(m_board.areaOf(m_board.moduleAt(index)).centre());
    addWaiting(index);
    ++m_laid;
    const auto due = [&](std::size_t laid) { return laid * (m_snapshots + 1) / m_made.order.size(); };
    if (m_snapshots > 0 && m_laid < m_made.order.size() && due(m_laid) != due(m_laid - 1)) recordSnapshot();
}

void CollapseTrace::recordSnapshot() {
    std::erase_if(m_waiting, [&](std::uint32_t place) { return m_seen[place] == isLaid; });
    Mark waiting{"waiting", Mark::Shape::Points, {}};
    for (const auto place : m_waiting) waiting.cells.push_back(m_board.areaOf(m_board.moduleAt(place)).centre());
    m_draft.mark({"just settled", Mark::Shape::Points, std::exchange(m_latest, {})});
    m_draft.mark(std::move(waiting));
    m_draft.recordSnapshot();
}

void CollapseTrace::finish() {
    Mark order{"order", Mark::Shape::Texts, {}};
    for (const auto index : m_made.order) {
        order.cells.push_back(m_board.cornerOf(m_board.moduleAt(index)));
        order.texts.push_back(m_modules.nameOf(m_made.modules[index]));
    }
    m_draft.mark(std::move(order));
    Mark contradictions{"contradictions", Mark::Shape::Points, {}};
    for (const Cell cell : m_made.contradictions) contradictions.cells.push_back(m_board.areaOf(cell).centre());
    if (!contradictions.cells.empty()) m_draft.mark(std::move(contradictions));
    m_draft.mark({"rules", Mark::Shape::Texts, {}, {collapse::ruleTableText(m_modules.table())}});
}

} // namespace delve::generation

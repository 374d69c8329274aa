#include "generation/stages/critical_path.h"

#include "generation/graph/spread_labels.h"
#include "generation/level/bit_runs.h"
#include "generation/level/pieces.h"
#include "generation/level/sides.h"
#include "generation/stages/winning_cells.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace delve::generation {
namespace {

/// Tiles that say who may pass.
struct Bars {
    bool ledges = false;
    std::vector<Cell> secretDoors;
};

std::optional<Bars> findBars(const Draft& draft) {
    Bars bars;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 64 == 0 && draft.stopped()) return {};
        const auto row = draft.row(y);
        for (std::int32_t x = 0; x < draft.size().width; ++x) {
            const Tile tile = row[static_cast<std::size_t>(x)];
            if (tile == Tile::Floor || tile == Tile::Wall) continue; // most are
            if (draft.catalogue().ledge(tile)) bars.ledges = true;
            else if (draft.catalogue().secret(tile)) bars.secretDoors.push_back({x, y});
        }
    }
    return bars;
}

bool mayStep(const Draft& draft, Cell from, Cell to) {
    const auto step = directionOf(to - from);
    return !draft.catalogue().holdsBack(draft.at(from), step) && !draft.catalogue().holdsBack(draft.at(to), step);
}

/// The ground on which, or from beside which, a level is won.
std::vector<Cell> goalsOf(const Draft& draft) {
    auto goals = thingsThatWin(draft);
    for (const Cell cell : cellsThatEndTheGame(draft))
        for (const Cell side : sidesInReadingOrder)
            if (draft.walkableCells().has(cell + side)) goals.push_back(cell + side);
    return goals;
}

} // namespace

bool CriticalPath::find(Cell start) { return findWay(start) && label(); }

bool CriticalPath::findWay(Cell start) {
    const auto bars = findBars(m_draft);
    if (!bars) return false;
    auto& open = m_draft.workspace().bits[0];
    open = m_draft.walkableCells();
    for (const Cell door : bars->secretDoors) open.clear(door);
    if (!findDistances(open, start, bars->ledges)) return false;
    const auto goals = goalsOf(m_draft);
    auto found = reached(goals);
    if (found.empty() && !goals.empty() && !bars->secretDoors.empty()) {
        if (!findDistances(m_draft.walkableCells(), start, bars->ledges)) return false;
        found = reached(goals);
    }
    const auto nearest =
        std::ranges::min_element(found, {}, [this](Cell cell) { return std::pair(stepsTo(cell), cell); });
    m_hasGoal = nearest != found.end();
    walkBack(nearest == found.end() ? farthest() : *nearest, bars->ledges);
    return true;
}

bool CriticalPath::findDistances(const BitGrid& open, Cell start, bool ledges) {
    const auto rule = [this](Cell from, Cell to) { return mayStep(m_draft, from, to); };
    const auto stopped = [this] { return m_draft.stopped(); };
    delve::findDistances(open, std::span(&start, 1), m_draft.workspace().distances, stopped,
                         ledges ? StepRule(rule) : StepRule());
    return !m_draft.stopped();
}

std::vector<Cell> CriticalPath::reached(const std::vector<Cell>& goals) const {
    std::vector<Cell> found;
    for (const Cell cell : goals)
        if (stepsTo(cell) != Distances::unreachable) found.push_back(cell);
    return found;
}

Cell CriticalPath::farthest() const {
    Cell found;
    std::int64_t most = -1;
    for (std::int32_t y = 0; y < m_draft.size().height; ++y)
        forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) {
            const auto steps = stepsTo({x, y});
            if (steps == Distances::unreachable || std::int64_t{steps} <= most) return;
            most = steps;
            found = {x, y};
        });
    return found;
}

void CriticalPath::walkBack(Cell end, bool ledges) {
    m_cells.assign(1, end);
    for (auto steps = stepsTo(end); steps > 0 && steps != Distances::unreachable; --steps)
        for (const Cell side : sidesInReadingOrder) {
            const Cell before = m_cells.back() + side;
            if (!m_draft.size().contains(before) || stepsTo(before) != steps - 1) continue;
            if (ledges && !mayStep(m_draft, before, m_cells.back())) continue;
            m_cells.push_back(before);
            break;
        }
    std::ranges::reverse(m_cells);
}

bool CriticalPath::label() {
    auto& labels = m_draft.workspace().bytes;
    const auto stopped = [this] { return m_draft.stopped(); };
    if (!assignInPieces(labels, static_cast<std::size_t>(m_draft.size().area()), offThePath, stopped)) return false;
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        labels[indexOf(m_cells[i])] = static_cast<std::uint8_t>(i * parts / m_cells.size());
    auto& found = m_draft.workspace().numbers[0];
    found.clear();
    found.reserve(static_cast<std::size_t>(m_draft.walkableCells().count()));
    m_first.fill(0);
    const auto visit = [&](Cell cell) {
        if (!isFree(cell)) return;
        found.push_back(static_cast<std::uint32_t>(indexOf(cell)));
        ++m_first[partOf(cell) + std::size_t{1}];
    };
    if (!spreadLabels(m_draft.walkableCells(), m_cells, labels, visit, stopped)) return false;
    sortFree(found);
    m_draft.workspace().doneWith(found);
    return !m_draft.stopped();
}

bool CriticalPath::isFree(Cell cell) const {
    return m_draft.takesThing(cell) && !m_draft.catalogue().passage(m_draft.at(cell));
}

/// By part, and within one in the order in which they were found.
void CriticalPath::sortFree(const std::vector<std::uint32_t>& found) {
    for (std::size_t part = 0; part < parts; ++part) m_first[part + 1] += m_first[part];
    auto& sorted = m_draft.workspace().numbers[1];
    sorted.resize(found.size());
    auto next = m_first;
    for (const auto index : found) sorted[next[m_draft.workspace().bytes[index]]++] = index;
}

} // namespace delve::generation

#include "generation/stages/mission/critical_walk.h"

#include "generation/level/sides.h"

#include <algorithm>
#include <array>

namespace delve::generation {
namespace {

using Target = std::optional<std::pair<Cell, std::uint32_t>>;

void keepNearest(Target& best, Cell cell, std::uint32_t colour, const Distances& steps) {
    const auto away = steps.at(cell);
    if (away != Distances::unreachable && (!best || away < steps.at(best->first))) best = std::pair(cell, colour);
}

} // namespace

BitGrid PlannedGround::openWith(std::uint64_t held) const {
    BitGrid open = m_plan.draft.walkableCells();
    for (const auto& gate : m_plan.newGates) {
        const auto& set = m_plan.gates[gate.edge];
        const bool shut =
            set.kind == Gate::Kind::Secret || (set.kind == Gate::Kind::Lock && (held >> set.colour & 1) == 0);
        if (shut) open.clear(gate.site.cell);
    }
    for (const auto& [cell, colour] : m_plan.placedLocks)
        if ((held >> colour & 1) == 0) open.clear(cell);
    for (const auto& area : m_plan.ground.areas)
        if (m_plan.draft.catalogue().secret(m_plan.draft.at(area.first))) open.clear(area.first);
    return open;
}

StepRule PlannedGround::stepRule() const {
    std::vector<std::pair<Cell, Direction>> ledges;
    for (const auto& gate : m_plan.newGates) {
        const auto kind = m_plan.gates[gate.edge].kind;
        if (kind == Gate::Kind::Forward) ledges.emplace_back(gate.site.cell, gate.site.forward);
        if (kind == Gate::Kind::Backward) ledges.emplace_back(gate.site.cell, opposite(gate.site.forward));
    }
    for (const auto& area : m_plan.ground.areas) {
        const Tile tile = m_plan.draft.at(area.first);
        if (m_plan.draft.catalogue().ledge(tile))
            ledges.emplace_back(area.first, m_plan.draft.catalogue().ledgeDirection(tile));
    }
    if (ledges.empty()) return {};
    return [ledges](Cell from, Cell to) {
        return std::ranges::none_of(ledges, [&](const auto& ledge) {
            return (ledge.first == from || ledge.first == to) && directionOf(to - from) != ledge.second;
        });
    };
}

std::vector<Cell> keysOf(const MissionPlan& plan, std::uint64_t colours) {
    std::vector<Cell> cells;
    for (const auto& key : plan.newKeys)
        if ((colours >> key.colour & 1) != 0) cells.push_back(key.cell);
    for (const auto& [cell, colour] : plan.placedKeys)
        if ((colours >> colour & 1) != 0) cells.push_back(cell);
    return cells;
}

std::optional<std::pair<Cell, std::uint32_t>> nearestKey(const MissionPlan& plan, std::uint64_t colours,
                                                         const Distances& steps) {
    Target best;
    for (const auto& key : plan.newKeys)
        if ((colours >> key.colour & 1) != 0) keepNearest(best, key.cell, key.colour, steps);
    for (const auto& [cell, colour] : plan.placedKeys)
        if ((colours >> colour & 1) != 0) keepNearest(best, cell, colour, steps);
    return best;
}

bool CriticalWalk::find() {
    auto left = m_needed[m_plan.goal()];
    Cell at = m_plan.ends.startCell;
    std::uint64_t held = 0;
    while (true) {
        findSteps(at, held, left);
        if (m_plan.stopped()) return false;
        const auto target = next(left);
        if (!target) return false;
        addLeg(target->first);
        if (held == 0) m_firstLeg = m_cells.size();
        if (held == 0 && m_keepsSteps) m_fromStart = m_steps;
        length += m_steps.at(target->first);
        if (target->second == GroundGraph::none) return true;
        at = target->first;
        held |= std::uint64_t{1} << target->second;
        left &= ~held;
    }
}

/// No farther than to the end of a leg, where only the leg is asked for.
void CriticalWalk::findSteps(Cell at, std::uint64_t held, std::uint64_t left) {
    const std::array from{at};
    const auto open = m_ground.openWith(held);
    const auto stopped = [this] { return m_plan.stopped(); };
    if (held == 0 && m_keepsSteps) return findDistances(open, from, m_steps, stopped, m_ground.stepRule());
    const auto keys = keysOf(m_plan, left);
    const std::span to(left != 0 ? keys : m_plan.ends.goalGround);
    (void)findDistancesTo(to, open, from, m_steps, stopped, m_ground.stepRule());
}

/// The nearest key of these colours; the goal where none is left.
std::optional<std::pair<Cell, std::uint32_t>> CriticalWalk::next(std::uint64_t left) const {
    if (left != 0) return nearestKey(m_plan, left, m_steps);
    Target best;
    for (const Cell cell : m_plan.ends.goalGround) keepNearest(best, cell, GroundGraph::none, m_steps);
    return best;
}

/// A shortest way to a cell; the first neighbour that is one step nearer, each time.
void CriticalWalk::addLeg(Cell to) {
    const auto first = m_cells.size();
    const auto mayStep = m_ground.stepRule();
    m_cells.push_back(to);
    while (m_steps.at(m_cells.back()) != 0) {
        const Cell cell = m_cells.back();
        for (const Cell side : sidesInReadingOrder) {
            const Cell before = cell + side;
            if (!m_plan.draft.walkableCells().has(before) || m_steps.at(before) + 1 != m_steps.at(cell)) continue;
            if (mayStep && !mayStep(before, cell)) continue;
            m_cells.push_back(before);
            break;
        }
        if (m_cells.back() == cell) return m_cells.resize(first);
    }
    std::reverse(m_cells.begin() + static_cast<std::ptrdiff_t>(first), m_cells.end());
}

} // namespace delve::generation

#include "generation/stages/mission/lock_sight.h"

#include "generation/graph/line_of_sight.h"
#include "generation/level/bit_runs.h"
#include "generation/level/patience.h"
#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "generation/stages/doors.h"

#include <algorithm>
#include <array>

namespace delve::generation {
namespace {

/// How far players see by the rules of a new world.
const auto sightOfPlayers = static_cast<std::int32_t>(Rules{}.sight);

} // namespace

LockSight::LockSight(MissionPlan& plan)
    : m_plan(plan), m_ground(plan), m_clear(plan.draft.workspace().bits[0]), m_passed(plan.draft.workspace().bits[1]),
      m_stack(plan.draft.workspace().cells[1]) {
    swapMemory();
    findClear();
}

void LockSight::swapMemory() {
    for (std::size_t i = 0; i < m_found.size(); ++i)
        m_found.at(i).steps.steps.swap(m_plan.draft.workspace().numbers[2 + i]);
}

void LockSight::findClear() {
    const auto& draft = m_plan.draft;
    m_clear.reset(draft.size());
    m_passed.reset(draft.size());
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 16 == 0 && m_plan.stopped()) return;
        forEachBit(draft.walkableCells().row(y), [&](std::int32_t x) {
            if (draft.catalogue().seeThrough(draft.at({x, y})) && !takesDoorInHall(draft, {x, y})) m_clear.set({x, y});
        });
    }
}

bool LockSight::sees(Cell from, Cell lock) const {
    return steps(from, lock) <= 2 * sightOfPlayers && seeEachOther(m_clear, from, lock, sightOfPlayers);
}

const Distances* LockSight::stepsFrom(Cell from, std::uint64_t held) {
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        const auto& found = m_found.at(i);
        if (!found.done || found.changes != m_plan.changes() || found.from != from || found.held != held) continue;
        m_last = i;
        return &found.steps;
    }
    m_last = 1 - m_last;
    auto& found = m_found.at(m_last);
    const std::array cells{from};
    m_mayStep = m_ground.stepRule();
    findDistances(
        m_ground.openWith(held), cells, found.steps, [this] { return m_plan.stopped(); }, m_mayStep);
    found.changes = m_plan.changes();
    found.from = from;
    found.held = held;
    found.done = !m_plan.stopped();
    return found.done ? &found.steps : nullptr;
}

/// The colours without whose keys nobody comes to an area, but for one.
std::uint64_t LockSight::neededFor(std::uint32_t area, std::uint32_t colour) const {
    std::uint64_t others = 0;
    for (const auto& gate : m_plan.gates)
        if (gate.kind == Gate::Kind::Lock && gate.colour != colour) others |= std::uint64_t{1} << gate.colour;
    std::uint64_t needed = 0;
    for (; others != 0; others &= others - 1) {
        const auto other = others & (~others + 1);
        const auto reached = m_plan.reachWithout(other, false);
        if (!reached.empty() && !reached[area]) needed |= other;
    }
    return needed;
}

bool LockSight::mayMiss(const Distances& steps, Cell lock, Cell to) {
    m_stack.assign(1, to);
    m_passed.set(to);
    bool misses = false;
    Patience patience([this] { return m_plan.stopped(); });
    for (std::size_t i = 0; i < m_stack.size() && !misses && !patience.ended(); ++i) {
        const Cell cell = m_stack[i];
        misses = steps.at(cell) == 0;
        if (misses) break;
        for (const Cell side : sidesInReadingOrder) {
            const Cell before = cell + side;
            if (!steps.size.contains(before) || steps.at(before) + 1 != steps.at(cell)) continue;
            if (m_passed.at(before) || sees(before, lock) || (m_mayStep && !m_mayStep(before, cell))) continue;
            m_passed.set(before);
            m_stack.push_back(before);
        }
    }
    for (const Cell cell : m_stack) m_passed.clear(cell);
    return misses;
}

/// The walk goes by the nearest of the keys that it needs, one after the other.
bool LockSight::isSeen(std::uint32_t colour) {
    const auto key = std::ranges::find(m_plan.newKeys, colour, &MissionPlan::NewKey::colour);
    if (key == m_plan.newKeys.end()) return false;
    std::vector<Cell> unseen;
    for (const auto& gate : m_plan.newGates)
        if (m_plan.gates[gate.edge] == Gate{Gate::Kind::Lock, colour}) unseen.push_back(gate.site.cell);
    auto left = neededFor(key->area, colour);
    std::uint64_t held = 0;
    Cell at = m_plan.ends.startCell;
    while (!unseen.empty()) {
        const auto* const steps = stepsFrom(at, held);
        if (!steps) return false;
        const auto needed = left != 0 ? nearestKey(m_plan, left, *steps) : std::pair(key->cell, colour);
        if (!needed || steps->at(needed->first) == Distances::unreachable) return false;
        std::erase_if(unseen, [&](Cell lock) { return !mayMiss(*steps, lock, needed->first); });
        if (left == 0) break;
        at = needed->first;
        held |= std::uint64_t{1} << needed->second;
        left &= ~held;
    }
    return unseen.empty();
}

bool LockSight::keepsAll() {
    return std::ranges::all_of(m_kept, [this](std::uint32_t colour) { return isSeen(colour); });
}

} // namespace delve::generation

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

const Distances* LockSight::stepsFrom(Cell from, std::uint64_t held, std::span<const Cell> to) {
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        const auto& found = m_found.at(i);
        if (!found.done || found.changes != m_plan.changes() || found.from != from || found.held != held) continue;
        if (!found.whole && !found.steps.reachesAny(to)) continue;
        m_last = i;
        return &found.steps;
    }
    m_last = 1 - m_last;
    auto& found = m_found.at(m_last);
    const std::array cells{from};
    m_mayStep = m_ground.stepRule();
    found.whole = !findDistancesTo(
        to, m_ground.openWith(held), cells, found.steps, [this] { return m_plan.stopped(); }, m_mayStep);
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

/// Goes back along the shortest walks to a cell, by cells that `passes` lets through. Adds them to `cells`; true if the
/// last of them is where the walks begin.
template <class Passes>
bool LockSight::goBack(const Distances& steps, Cell to, std::vector<Cell>& cells, Passes passes) {
    const auto first = cells.size();
    cells.push_back(to);
    m_passed.set(to);
    Patience patience([this] { return m_plan.stopped(); });
    for (auto i = first; i < cells.size() && steps.at(cells[i]) != 0 && !patience.ended(); ++i) {
        const Cell cell = cells[i];
        for (const Cell side : sidesInReadingOrder) {
            const Cell before = cell + side;
            if (!steps.size.contains(before) || steps.at(before) + 1 != steps.at(cell)) continue;
            if (m_passed.at(before) || !passes(before) || (m_mayStep && !m_mayStep(before, cell))) continue;
            m_passed.set(before);
            cells.push_back(before);
        }
    }
    for (auto i = first; i < cells.size(); ++i) m_passed.clear(cells[i]);
    return steps.at(cells.back()) == 0;
}

bool LockSight::mayMiss(const Distances& steps, Cell lock, Cell to) {
    m_stack.clear();
    return goBack(steps, to, m_stack, [&](Cell cell) { return !sees(cell, lock); });
}

bool LockSight::forEachLeg(const MissionPlan::NewKey& key, std::uint64_t needed,
                           const std::function<bool(const Distances&, Cell)>& visit) {
    std::uint64_t held = 0;
    Cell at = m_plan.ends.startCell;
    while (true) {
        const auto left = needed & ~held;
        const auto ends = left != 0 ? keysOf(m_plan, left) : std::vector{key.cell};
        const auto* const steps = stepsFrom(at, held, ends);
        if (!steps) return false;
        const auto next = left != 0 ? nearestKey(m_plan, left, *steps) : std::pair(key.cell, key.colour);
        if (!next || steps->at(next->first) == Distances::unreachable) return false;
        if (!visit(*steps, next->first) || left == 0) return true;
        at = next->first;
        held |= std::uint64_t{1} << next->second;
    }
}

const MissionPlan::NewKey* LockSight::keyOf(std::uint32_t colour) const {
    const auto key = std::ranges::find(m_plan.newKeys, colour, &MissionPlan::NewKey::colour);
    return key == m_plan.newKeys.end() ? nullptr : &*key;
}

bool LockSight::isSeen(std::uint32_t colour) {
    const auto* const key = keyOf(colour);
    if (!key) return false;
    std::vector<Cell> unseen;
    for (const auto& gate : m_plan.newGates)
        if (m_plan.gates[gate.edge] == Gate{Gate::Kind::Lock, colour}) unseen.push_back(gate.site.cell);
    if (unseen.empty()) return true;
    const auto look = [&](const Distances& steps, Cell to) {
        std::erase_if(unseen, [&](Cell lock) { return !mayMiss(steps, lock, to); });
        return !unseen.empty();
    };
    return forEachLeg(*key, neededFor(key->area, colour), look) && unseen.empty();
}

void LockSight::keep(std::uint32_t colour) {
    m_kept.push_back({colour, 0, m_plan.newGates.size(), {}});
    auto& kept = m_kept.back();
    const auto* const key = keyOf(colour);
    if (!key) return;
    kept.needed = neededFor(key->area, colour);
    const auto add = [&](const Distances& steps, Cell to) {
        return goBack(steps, to, kept.ways, [](Cell) { return true; });
    };
    if (!forEachLeg(*key, kept.needed, add)) kept.ways.clear();
}

std::vector<std::uint32_t> LockSight::takeKept() {
    std::vector<std::uint32_t> colours;
    for (const auto& kept : m_kept) colours.push_back(kept.colour);
    m_kept.clear();
    return colours;
}

/// What is planned only ever takes steps away, so the shortest walks stay the shortest where all of them remain. Keys
/// that come later have other colours, and gates that were known go only where all colours are forgotten.
bool LockSight::isUntouched(const Kept& kept) const {
    const auto& gates = m_plan.newGates;
    const auto* const key = keyOf(kept.colour);
    if (!key || kept.ways.empty() || gates.size() < kept.gates) return false;
    for (auto i = kept.gates; i < gates.size(); ++i)
        if (std::ranges::find(kept.ways, gates[i].site.cell) != kept.ways.end()) return false;
    return neededFor(key->area, kept.colour) == kept.needed;
}

bool LockSight::keepsAll() {
    return std::ranges::all_of(m_kept, [this](const Kept& kept) { return isUntouched(kept) || isSeen(kept.colour); });
}

} // namespace delve::generation

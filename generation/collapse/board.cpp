#include "generation/collapse/board.h"

#include <algorithm>

namespace delve::collapse {

template <std::size_t Words>
Board<Words>::Board(const CollapseTask& task, const SetTables<Words>& tables)
    : m_task(task), m_tables(tables), m_stride(task.size.width + 2), m_steps{-m_stride, 1, m_stride, -1} {
    const auto& modules = *task.modules;
    for (std::size_t module = 0; module < modules.count(); ++module) m_all |= Set::only(module);
    m_fullTakesNothing = anyFitsBesideAny();
    const auto cells = static_cast<std::size_t>(m_stride) * static_cast<std::size_t>(task.size.height + 2);
    m_sets.assign(cells, m_all);
    m_outside.assign(cells, 1);
    m_waiting.assign(cells, 0);
    m_last.assign(cells, none);
    for (std::int32_t y = 0; y < task.size.height; ++y)
        std::fill_n(m_outside.begin() + indexOf({0, y}), task.size.width, std::uint8_t{0});
    for (const auto& limit : task.limits) {
        const auto cell = indexOf(limit.at);
        if (limit.allowed.empty()) m_outside[cell] = 1;
        else m_sets[cell] = m_sets[cell] & Set::of(limit.allowed);
    }
    for (std::uint32_t cell = 0; cell < this->cells(); ++cell) {
        if (isOutside(cell)) {
            m_sets[cell] = {}; // which nothing changes: nobody has to ask where it lies
            continue;
        }
        for (const auto side : directionsClockwise)
            if (isOutside(neighbour(cell, static_cast<std::size_t>(side))))
                m_sets[cell] = m_sets[cell] & Set::of(modules.atRim(side));
    }
}

/// Looks at the four neighbours of a cell whose set changed.
template <std::size_t Words>
bool Board<Words>::pass(std::uint32_t cell) {
    if (m_fullTakesNothing && m_sets[cell] == m_all) return true; // most of those that are to be redone
    const auto allowed = m_tables.beside(m_sets[cell]);
    for (std::size_t direction = 0; direction < 4; ++direction) {
        const auto other = neighbour(cell, direction);
        const Set now = m_sets[other] & allowed[direction];
        if (now == m_sets[other]) continue;
        if (now.empty()) {
            m_conflict = other;
            m_conflictCause = cell;
            return false;
        }
        change(other, now, Cause::neighbour(cell));
    }
    return true;
}

template <std::size_t Words>
bool Board<Words>::askWhetherToStop() {
    constexpr std::uint32_t cellsBetweenQuestions = 1u << 14;
    if (++m_sinceAsked < cellsBetweenQuestions) return false;
    m_sinceAsked = 0;
    m_stopped = m_task.stopped && m_task.stopped();
    return m_stopped;
}

template <std::size_t Words>
bool Board<Words>::propagate() {
    while (m_queueHead < m_queue.size()) {
        const auto cell = m_queue[m_queueHead++];
        m_waiting[cell] = 0;
        if (!askWhetherToStop() && pass(cell)) continue;
        if (!m_waiting[cell]) m_queue[--m_queueHead] = cell;
        m_waiting[cell] = 1;
        return false;
    }
    clearQueue();
    return true;
}

/// If true, a cell that may become anything restricts none of its neighbours.
template <std::size_t Words>
bool Board<Words>::anyFitsBesideAny() const {
    return std::ranges::all_of(m_tables.beside(m_all), [&](const Set& allowed) { return allowed == m_all; });
}

template <std::size_t Words>
bool Board<Words>::settle() {
    for (std::uint32_t cell = 0; cell < cells(); ++cell) {
        if (askWhetherToStop()) return false;
        if (isOutside(cell)) continue;
        if (m_sets[cell].empty()) {
            m_conflict = m_conflictCause = cell;
            return false;
        }
        if (m_fullTakesNothing && m_sets[cell] == m_all) continue;
        if (!pass(cell) || !propagate()) return false;
    }
    forget(trailEnd());
    return true;
}

template <std::size_t Words>
Beside Board<Words>::summary(std::uint32_t cell) const {
    Beside beside;
    if (isOutside(cell)) return beside;
    m_sets[cell].forEach([&](std::size_t module) {
        if (beside.possible++ == 0) beside.module = static_cast<ModuleId>(module);
    });
    return beside;
}

/// Adds the changes of a cell before a place of the trail, back to the one that was a decision.
template <std::size_t Words>
void Board<Words>::collect(std::uint32_t cell, std::uint32_t before, std::vector<std::uint32_t>& places) {
    auto place = lastChange(cell);
    while (place != none && place >= before) place = changeBefore(place);
    for (; place != none && !changeAt(place).seen; place = changeBefore(place)) {
        changeAt(place).seen = true;
        places.push_back(place);
        if (changeAt(place).cause.isDecision()) return;
    }
}

template <std::size_t Words>
std::vector<std::uint32_t> Board<Words>::changesBehind(std::uint32_t cell, std::uint32_t other) {
    std::vector<std::uint32_t> places;
    collect(cell, none, places);
    collect(other, none, places);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (const auto cause = changeAt(places[i]).cause; cause.isNeighbour())
            collect(cause.value(), places[i], places);
    for (const auto place : places) changeAt(place).seen = false;
    return places;
}

template <std::size_t Words>
void Board<Words>::undo(std::uint32_t place) {
    while (trailEnd() > place) {
        const auto& change = m_trail.back();
        m_sets[change.cell] = change.before;
        m_last[change.cell] = change.previous;
        m_trail.pop_back();
    }
    clearQueue();
}

template <std::size_t Words>
void Board<Words>::forget(std::uint32_t place) {
    m_trail.erase(m_trail.begin(), m_trail.begin() + (place - m_base));
    m_base = place;
}

template class Board<1>;
template class Board<2>;
template class Board<4>;
template class Board<8>;

} // namespace delve::collapse

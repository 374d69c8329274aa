#include "generation/collapse/search.h"

#include <algorithm>
#include <array>
#include <utility>

namespace delve::collapse {
namespace {

constexpr std::size_t maxNamedContradictions = 256;
/// At most this many changes are remembered; older decisions can no longer be undone.
constexpr std::uint32_t longestTrail = 1u << 22;
constexpr std::size_t decisionsBetweenQuestions = 256;
/// After this many jumps without progress, places with contradictions are cleared and decided again.
constexpr std::int64_t jumpsBeforeRepairs = 24;
constexpr std::int32_t heatSquare = 4;
/// How far around a place is cleared; farther with each contradiction there, and finally far around. Found by trial,
/// with tables that contradict themselves everywhere: few boards have to restart as a whole.
constexpr std::int32_t smallestRepair = 2;
constexpr std::int32_t largestRepair = 8;
constexpr std::int32_t timesOfEachRepair = 4;
constexpr std::int32_t lastRepair = 24;

} // namespace

template <std::size_t Words>
Search<Words>::Search(const CollapseTask& task, const SetTables<Words>& tables, const Board<Words>& settled,
                      bool repairs)
    : m_task(task), m_modules(*task.modules), m_tables(tables), m_board(settled), m_start(settled),
      m_lean(*task.modules, task.leanThousandths), m_mayRepair(repairs && task.modules->rest() == noModule) {
    const auto cells = m_board.cells();
    m_settled.assign(cells, 0);
    m_placeInOrder.assign(cells, 0);
    m_reached.assign(grows() ? cells : 0, 0);
    m_untouched.assign(grows() ? 0 : cells, 0);
    m_queue.reset(cells);
    enterAll();
}

template <std::size_t Words>
void Search<Words>::enterAll() {
    m_defaultKey = keyOf(m_board.all());
    for (std::uint32_t cell = 0; cell < m_board.cells(); ++cell) {
        if (m_board.isOutside(cell)) continue;
        if (!grows() && m_board[cell] == m_board.all() && !m_board[cell].isSingle()) m_untouched[cell] = 1;
        else evaluate(cell);
    }
    evaluateChanged();
    m_farthest = m_settledCells;
}

/// Evaluating a cell may change further cells, which are appended to the list.
template <std::size_t Words>
void Search<Words>::evaluateChanged() {
    for (std::size_t next = 0; next < m_changed.size();) evaluate(m_changed[next++]);
    m_changed.clear();
}

/// Updates the state of a cell: settled, waiting in the queue, or not yet to be decided.
template <std::size_t Words>
void Search<Words>::evaluate(std::uint32_t cell) {
    if (m_settled[cell]) return;
    if (!m_untouched.empty()) m_untouched[cell] = 0;
    const auto& set = m_board[cell];
    if (set.isSingle()) return settle(cell);
    if (grows() && m_reached[cell] == 0 && set.has(m_modules.rest())) return m_queue.remove(cell);
    m_queue.put(cell, set == m_board.all() ? m_defaultKey : keyOf(set));
}

template <std::size_t Words>
void Search<Words>::settle(std::uint32_t cell) {
    const auto module = static_cast<ModuleId>(m_board[cell].first());
    m_queue.remove(cell);
    m_settled[cell] = 1;
    ++m_settledCells;
    m_placeInOrder[cell] = static_cast<std::uint32_t>(m_order.size());
    m_order.push_back(cell);
    m_grown += module != m_modules.rest();
    m_lean.place(module, 1);
    reach(cell, 1);
}

template <std::size_t Words>
void Search<Words>::unsettle(std::uint32_t cell) {
    const auto module = static_cast<ModuleId>(m_board[cell].first());
    m_settled[cell] = 0;
    --m_settledCells;
    m_grown -= module != m_modules.rest();
    m_lean.place(module, -1);
    reach(cell, -1);
    m_changed.push_back(cell);
}

/// Growth: the cells that a settled one is open to may now be decided.
template <std::size_t Words>
void Search<Words>::reach(std::uint32_t cell, int change) {
    if (!grows()) return;
    const auto open = m_modules[m_board[cell].first()].open;
    for (std::size_t direction = 0; direction < 4; ++direction) {
        if (!(open >> direction & 1)) continue;
        const auto other = m_board.neighbour(cell, direction);
        if (m_board.isOutside(other)) continue;
        m_reached[other] = static_cast<std::uint8_t>(m_reached[other] + change);
        m_changed.push_back(other);
    }
}

/// Checks again the cells that changed, from a place of the trail on, and those that were undone before.
template <std::size_t Words>
void Search<Words>::look(std::uint32_t from) {
    const auto first = std::max(from, m_board.trailBegin());
    for (auto place = first; place < m_board.trailEnd(); ++place) {
        const auto before = m_board.changeBefore(place);
        if (before == Board<Words>::none || before < first) evaluate(m_board.changeAt(place).cell); // each cell once
    }
    evaluateChanged();
}

/// The cell to decide next, or none.
template <std::size_t Words>
std::uint32_t Search<Words>::next() {
    while (m_cursor < m_untouched.size() && !m_untouched[m_cursor]) ++m_cursor;
    const bool anyUntouched = m_cursor < m_untouched.size();
    if (m_queue.empty()) return anyUntouched ? m_cursor : Board<Words>::none;
    if (anyUntouched && CellQueue::entry(m_defaultKey, m_cursor) < m_queue.top()) return m_cursor;
    return CellQueue::cellOf(m_queue.top());
}

/// Where a pattern begins to grow: somewhere in the middle half of the board.
template <std::size_t Words>
std::uint32_t Search<Words>::firstOfGrowth(Stream& random) {
    constexpr int tries = 64;
    const auto takesFirst = [&](std::uint32_t cell) {
        return !m_board.isOutside(cell) && !m_settled[cell] && !(m_board[cell] & m_first).empty();
    };
    const auto [width, height] = m_task.size;
    for (const auto& orientations : m_modules.first()) {
        m_first = {};
        for (const auto module : orientations) m_first |= Set::only(module);
        for (int i = 0; i < tries; ++i) {
            const auto x = static_cast<std::int32_t>(random.between(width / 4, (width - 1) - width / 4));
            const auto y = static_cast<std::int32_t>(random.between(height / 4, (height - 1) - height / 4));
            if (const auto cell = m_board.indexOf({x, y}); takesFirst(cell)) return cell;
        }
        for (std::uint32_t cell = 0; cell < m_board.cells(); ++cell)
            if (takesFirst(cell)) return cell;
    }
    return Board<Words>::none;
}

template <std::size_t Words>
std::uint32_t Search<Words>::draw(const Set& from, Stream& random) {
    std::array<std::uint64_t, 64 * Words> weights;
    std::array<std::uint16_t, 64 * Words> modules;
    std::size_t count = 0;
    std::int64_t maxRaised = 0;
    if (m_lean.leans())
        from.forEach([&](std::size_t module) {
            const auto raised = m_lean.raised(static_cast<ModuleId>(module));
            maxRaised = count++ == 0 ? raised : std::max(maxRaised, raised);
        });
    count = 0;
    from.forEach([&](std::size_t module) {
        modules[count] = static_cast<std::uint16_t>(module);
        weights[count++] =
            m_lean.leans() ? m_lean.weight(static_cast<ModuleId>(module), maxRaised) : m_modules[module].weight;
    });
    return modules[random.weighted(std::span(weights.data(), count))];
}

template <std::size_t Words>
std::uint32_t Search<Words>::drawAt(std::uint32_t cell, Stream& random) {
    const bool begins = grows() && m_queue.empty();
    return draw(begins ? m_board[cell] & m_first : m_board[cell], random);
}

template <std::size_t Words>
bool Search<Words>::decide(std::uint32_t cell, std::uint32_t module) {
    const auto from = m_board.trailEnd();
    const auto level = m_repairing ? 0 : m_decisions.size();
    if (!m_repairing) m_decisions.push_back({cell, module, from, static_cast<std::uint32_t>(m_order.size())});
    if (!m_untouched.empty()) m_untouched[cell] = 0;
    m_board.change(cell, Set::only(module), Cause::decision(level));
    return follow(from);
}

/// The next of the decisions that a jump undid, if it is still possible.
template <std::size_t Words>
std::optional<typename Search<Words>::Decision> Search<Words>::nextAgain() {
    while (!m_again.empty()) {
        const Decision decision = m_again.back();
        m_again.pop_back();
        const bool waits = !m_settled[decision.cell] && (!grows() || m_reached[decision.cell] > 0);
        if (waits && m_board[decision.cell].has(decision.module)) return decision;
    }
    return {};
}

/// Propagates the decisions, and resolves the contradictions that follow.
template <std::size_t Words>
bool Search<Words>::follow(std::uint32_t from) {
    while (!m_board.propagate())
        if (!resolve(from)) return false;
    look(from);
    if (m_repairing) m_board.forget(m_board.trailEnd());
    if (m_settledCells <= m_farthest) return true;
    m_farthest = m_settledCells;
    m_jumpsSince = 0;
    return true;
}

/// Resolves one contradiction; `from` becomes the first change that has to be checked again.
template <std::size_t Words>
bool Search<Words>::resolve(std::uint32_t& from) {
    m_stopped = m_board.stopped() || (m_task.stopped && m_task.stopped());
    if (m_stopped) return false;
    ++m_contradicted;
    if (m_contradictions.size() < maxNamedContradictions) m_contradictions.push_back(where());
    if (!m_repairing) {
        if (!jumpBack()) return false;
        from = std::min(from, m_board.trailEnd() - 1);
        if (m_mayRepair && m_jumpsSince >= jumpsBeforeRepairs) beginRepairs(from);
        return true;
    }
    ++m_jumps;
    if (++m_jumpsSince > m_task.maxJumps) return false;
    beginRepairs(from);
    redoAround(m_board.conflict());
    return true;
}

/// The levels of the decisions behind a contradiction.
template <std::size_t Words>
typename Search<Words>::Levels Search<Words>::explain(std::uint32_t cell, std::uint32_t other) {
    Levels levels;
    m_named.resize(m_decisions.size());
    const auto name = [&](std::uint32_t level) {
        if (std::exchange(m_named[level], std::uint8_t{1}) == 0) levels.push_back(level);
    };
    for (const auto place : m_board.changesBehind(cell, other)) {
        const auto cause = m_board.changeAt(place).cause;
        if (cause.isDecision()) name(cause.value());
        if (cause.isRefuted()) std::ranges::for_each(m_reasons[cause.value()], name);
    }
    for (const auto level : levels) m_named[level] = 0;
    std::ranges::sort(levels);
    return levels;
}

template <std::size_t Words>
void Search<Words>::takeBack(const Decision& decision) {
    for (auto place = decision.trail; place < m_board.trailEnd(); ++place)
        m_changed.push_back(m_board.changeAt(place).cell);
    for (; m_order.size() > decision.order; m_order.pop_back()) unsettle(m_order.back());
    m_board.undo(decision.trail);
}

/// Undoes the decision of a level and all after it, to be made again.
template <std::size_t Words>
void Search<Words>::takeBackFrom(std::size_t level) {
    takeBack(m_decisions[level]);
    for (; m_decisions.size() > level; m_decisions.pop_back()) m_again.push_back(m_decisions.back());
}

/// From here on nothing is undone any more; the changes still have to be checked.
template <std::size_t Words>
void Search<Words>::beginRepairs(std::uint32_t from) {
    m_repairing = true;
    if (m_heat.empty())
        m_heat.assign(static_cast<std::size_t>(m_task.size.width / heatSquare + 1) *
                          static_cast<std::size_t>(m_task.size.height / heatSquare + 1),
                      0);
    for (auto place = std::max(from, m_board.trailBegin()); place < m_board.trailEnd(); ++place)
        m_changed.push_back(m_board.changeAt(place).cell);
    m_board.forget(m_board.trailEnd());
}

/// How far around a cell to clear: the more contradictions there, the farther, and then from the beginning.
template <std::size_t Words>
std::int32_t Search<Words>::radiusAt(Cell cell) {
    const auto row = static_cast<std::size_t>(m_task.size.width / heatSquare + 1);
    auto& heat =
        m_heat[static_cast<std::size_t>(cell.y / heatSquare) * row + static_cast<std::size_t>(cell.x / heatSquare)];
    const auto radius = smallestRepair + heat / timesOfEachRepair;
    ++heat;
    if (radius < largestRepair) return radius;
    heat = 0;
    return lastRepair;
}

/// All cells around one, and somewhat farther out those that are not settled: what they may still become may follow
/// from what is cleared.
template <std::size_t Words>
std::vector<std::uint32_t> Search<Words>::cellsToRedo(Cell middle, std::int32_t radius) const {
    constexpr std::int32_t farther = 8;
    const Rect area = Rect{middle.x, middle.y, 1, 1}.grown(radius + farther).intersected(wholeOf(m_task.size));
    const Rect core = Rect{middle.x, middle.y, 1, 1}.grown(radius);
    std::vector<std::uint32_t> cells;
    for (auto y = area.y; y < area.bottom(); ++y)
        for (auto x = area.x; x < area.right(); ++x) {
            const auto cell = m_board.indexOf({x, y});
            if (m_board.isOutside(cell) || m_untouched[cell]) continue;
            if (core.contains({x, y}) || !m_settled[cell]) cells.push_back(cell);
        }
    return cells;
}

/// A pocket that was closed the wrong way may take very long to search: clears the decisions around a cell.
template <std::size_t Words>
void Search<Words>::redoAround(std::uint32_t cell) {
    const Cell middle = m_board.cellOf(cell);
    for (const auto other : cellsToRedo(middle, radiusAt(middle))) {
        if (m_settled[other]) unsettle(other);
        else m_changed.push_back(other);
        m_board.reset(other, m_start[other]);
        for (std::size_t direction = 0; direction < 4; ++direction)
            if (const auto beside = m_board.neighbour(other, direction); !m_board.isOutside(beside))
                m_board.queue(beside);
    }
}

template <std::size_t Words>
bool Search<Words>::jumpBack() {
    auto levels = explain(m_board.conflict(), m_board.conflictCause());
    while (true) {
        if (levels.empty() || levels.back() < m_committed) {
            m_proven = levels.empty() && m_committed == 0;
            return false;
        }
        ++m_jumps;
        if (++m_jumpsSince > m_task.maxJumps) return false;
        const auto level = levels.back();
        levels.pop_back();
        const Decision decision = m_decisions[level];
        takeBackFrom(level);
        m_again.pop_back();
        auto left = m_board[decision.cell];
        left.remove(decision.module);
        m_reasons.push_back(levels);
        m_board.change(decision.cell, left, Cause::refuted(m_reasons.size() - 1));
        if (!left.empty()) return true;
        levels = explain(decision.cell, decision.cell);
    }
}

template <std::size_t Words>
void Search<Words>::forgetOld() {
    if (m_repairing || m_board.trailEnd() - m_board.trailBegin() < longestTrail) return;
    const auto half = m_decisions.begin() + static_cast<std::ptrdiff_t>((m_committed + m_decisions.size()) / 2);
    m_committed = static_cast<std::size_t>(half - m_decisions.begin());
    m_board.forget(half->trail);
}

template <std::size_t Words>
CollapseOutcome::Kind Search<Words>::run(Stream& random) {
    for (std::size_t i = 0;; ++i) {
        if (i % decisionsBetweenQuestions == 0 && m_task.stopped && m_task.stopped()) return Tried::Stopped;
        bool followed = false;
        if (const auto again = nextAgain()) {
            followed = decide(again->cell, again->module);
        } else {
            auto cell = next();
            if (cell == Board<Words>::none && grows() && m_grown == 0) cell = firstOfGrowth(random);
            if (cell == Board<Words>::none) return Tried::Made;
            followed = decide(cell, drawAt(cell, random));
        }
        if (!followed) return m_stopped ? Tried::Stopped : Tried::Contradiction;
        forgetOld();
    }
}

template <std::size_t Words>
void Search<Words>::report(Collapsed& into) const {
    into.contradicted += m_contradicted;
    into.jumps += m_jumps;
    for (const Cell cell : m_contradictions)
        if (into.contradictions.size() < maxNamedContradictions) into.contradictions.push_back(cell);
    const auto width = m_task.size.width;
    const auto height = m_task.size.height;
    const auto number = [&](Cell cell) { return static_cast<std::uint32_t>(cell.y * width + cell.x); };
    into.modules.assign(static_cast<std::size_t>(m_task.size.area()), noModule);
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width; ++x) {
            const auto cell = m_board.indexOf({x, y});
            if (m_board.isOutside(cell)) continue;
            const bool isRest = grows() && !m_settled[cell];
            into.modules[number({x, y})] = isRest ? m_modules.rest() : static_cast<ModuleId>(m_board[cell].first());
        }
    into.order.clear();
    for (std::size_t i = 0; i < m_order.size(); ++i)
        if (m_settled[m_order[i]] && m_placeInOrder[m_order[i]] == i)
            into.order.push_back(number(m_board.cellOf(m_order[i])));
}

template class Search<1>;
template class Search<2>;
template class Search<4>;
template class Search<8>;

} // namespace delve::collapse

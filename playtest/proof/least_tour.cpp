#include "playtest/proof/least_tour.h"

#include "generation/level/patience.h"
#include "generation/level/pieces.h"
#include "generation/level/sides.h"
#include "playtest/proof/walk_goals.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>

namespace delve::play {
namespace {

constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max() / 2;
constexpr std::size_t stopsBetweenQuestions = std::size_t{1} << 14;

/// The steps from one place to each of several others.
class StepsTo {
public:
    StepsTo(const Game& game, Walk& walk, const std::vector<Place>& targets)
        : m_game(game), m_walk(walk), m_targets(targets) {
        for (const auto& target : targets) cellsOf(m_isTarget, target.level).set(target.at);
    }

    /// Whoever is at a target at first has to come back to it.
    std::vector<std::uint32_t> from(const Place& source, const std::function<bool()>& stopped) {
        m_found.assign(m_targets.size(), never);
        m_left = m_targets.size();
        m_stops.clear();
        m_stops.push_back({source, 0});
        for (std::size_t i = 0; i < m_stops.size() && m_left > 0; ++i) {
            if ((i + 1) % stopsBetweenQuestions == 0 && stopped()) break;
            for (const auto step : directionsClockwise) stepFrom(m_stops[i], step);
        }
        for (std::size_t i = 0; i < m_stops.size(); ++i)
            cellsOf(m_visited, m_stops[i].first.level).clear(m_stops[i].first.at);
        return m_found;
    }

private:
    using CellsByLevel = std::unordered_map<std::uint32_t, BitGrid>;

    BitGrid& cellsOf(CellsByLevel& cells, std::uint32_t level) {
        return cells.try_emplace(level, m_game.level(level).size()).first->second;
    }

    void stepFrom(std::pair<Place, std::uint32_t> stop, Direction step) {
        const auto way = m_walk.wayFrom(stop.first, step, {.lock = [](const std::string&) { return false; }});
        if (way.out) arrive(*way.out, stop.second + 1);
        if (way.to) arrive(*way.to, stop.second + 1);
        if (way.held) arrive(*way.held, stop.second + 1);
    }

    void arrive(const Place& place, std::uint32_t steps) {
        auto& visited = cellsOf(m_visited, place.level);
        if (visited.at(place.at)) return;
        visited.set(place.at);
        m_stops.push_back({place, steps});
        if (!cellsOf(m_isTarget, place.level).at(place.at)) return;
        const auto target = std::ranges::find(m_targets, place) - m_targets.begin();
        m_found[static_cast<std::size_t>(target)] = steps;
        --m_left;
    }

    const Game& m_game;
    Walk& m_walk;
    const std::vector<Place>& m_targets;
    CellsByLevel m_isTarget;
    CellsByLevel m_visited;
    LongList<std::pair<Place, std::uint32_t>> m_stops;
    std::vector<std::uint32_t> m_found;
    std::size_t m_left = 0;
};

/// `steps[0]` from the start to each place, `steps[1 + i]` from place i.
LeastTour exactTour(const std::vector<std::vector<std::uint32_t>>& steps, const std::vector<Place>& places) {
    const auto count = places.size();
    const std::size_t sets = std::size_t{1} << count;
    std::vector<std::uint32_t> least(sets * count, never); // by the set of places visited, and the last of them
    for (std::size_t i = 0; i < count; ++i) least[(std::size_t{1} << i) * count + i] = steps[0][i];
    for (std::size_t set = 1; set < sets; ++set)
        for (std::size_t last = 0; last < count; ++last) {
            const auto soFar = least[set * count + last];
            if (soFar >= never) continue;
            for (std::size_t next = 0; next < count; ++next) {
                if ((set >> next & 1) != 0) continue;
                auto& known = least[(set | std::size_t{1} << next) * count + next];
                known = std::min(known, soFar + steps[1 + last][next]);
            }
        }
    LeastTour tour;
    const auto all = least.end() - static_cast<std::ptrdiff_t>(count);
    auto last = static_cast<std::size_t>(std::min_element(all, least.end()) - all);
    auto set = sets - 1;
    if (least[set * count + last] >= never) return {};
    tour.atLeast = least[set * count + last];
    while (true) {
        tour.places.push_back(places[last]);
        const auto rest = set & ~(std::size_t{1} << last);
        if (rest == 0) break;
        std::size_t before = 0;
        while (least[rest * count + before] >= never ||
               least[rest * count + before] + steps[1 + before][last] != least[set * count + last])
            ++before;
        set = rest;
        last = before;
    }
    std::ranges::reverse(tour.places);
    return tour;
}

/// The least spanning tree of some cells by their distances over the ground: each cell of the ground belongs to the
/// nearest of them, and two that border on each other may be joined there (after Mehlhorn).
class SpanningTree {
public:
    SpanningTree(const BitGrid& ground, const std::vector<Cell>& cells)
        : m_ground(ground), m_cells(cells), m_root(cells.size()) {
        std::iota(m_root.begin(), m_root.end(), 0u);
    }

    /// 0 if it was stopped.
    std::int64_t steps(const std::function<bool()>& stopped) {
        if (!begin(stopped)) return 0;
        Patience patience(stopped);
        constexpr std::size_t cellsOfSpread = 4;
        for (std::size_t i = 0; i < m_waiting.size(); ++i) {
            if (patience.ended(cellsOfSpread)) return 0;
            spreadFrom(m_waiting[i]);
        }
        std::int64_t sum = 0;
        for (const auto number : bordersByLength(patience)) {
            if (patience.ended()) return 0;
            const auto& border = m_borders[number];
            const auto rootA = rootOf(border.a);
            const auto rootB = rootOf(border.b);
            if (rootA == rootB) continue;
            m_root[rootA] = rootB;
            sum += border.steps;
        }
        return sum;
    }

private:
    struct Border {
        std::uint32_t steps; ///< from one cell to the other
        std::uint32_t a;     ///< their owners
        std::uint32_t b;
    };

    bool begin(const std::function<bool()>& stopped) {
        const auto area = static_cast<std::size_t>(m_ground.size().area());
        if (!assignInPieces(m_owner, area, never, stopped)) return false;
        if (!assignInPieces(m_steps, area, std::uint32_t{0}, stopped)) return false;
        for (std::uint32_t i = 0; i < m_cells.size(); ++i) {
            if (m_owner[indexOf(m_cells[i])] != never) continue;
            m_owner[indexOf(m_cells[i])] = i;
            m_waiting.push_back(m_cells[i]);
        }
        return true;
    }

    /// Their numbers, the shortest first. Of equals any order gives the same sum.
    std::vector<std::uint32_t> bordersByLength(Patience& patience) const {
        std::uint32_t longest = 0;
        for (const auto& border : m_borders) longest = std::max(longest, border.steps);
        std::vector<std::uint32_t> begins(std::size_t{longest} + 2, 0);
        for (const auto& border : m_borders) ++begins[border.steps + 1];
        for (std::size_t i = 1; i < begins.size(); ++i) begins[i] += begins[i - 1];
        std::vector<std::uint32_t> numbers(m_borders.size());
        for (std::uint32_t i = 0; i < m_borders.size() && !patience.ended(); ++i)
            numbers[begins[m_borders[i].steps]++] = i;
        return numbers;
    }

    void spreadFrom(Cell cell) {
        const auto here = indexOf(cell);
        for (const Cell side : sidesClockwise) {
            const Cell to = cell + side;
            if (!m_ground.size().contains(to) || !m_ground.at(to)) continue;
            const auto there = indexOf(to);
            if (m_owner[there] == never) {
                m_owner[there] = m_owner[here];
                m_steps[there] = m_steps[here] + 1;
                m_waiting.push_back(to);
            } else if (m_owner[there] != m_owner[here]) {
                m_borders.push_back({m_steps[here] + m_steps[there] + 1, m_owner[here], m_owner[there]});
            }
        }
    }
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_ground.size().width) +
               static_cast<std::size_t>(cell.x);
    }
    std::uint32_t rootOf(std::uint32_t i) {
        for (; m_root[i] != i; i = m_root[i]) m_root[i] = m_root[m_root[i]];
        return i;
    }

    const BitGrid& m_ground;
    const std::vector<Cell>& m_cells;
    std::vector<std::uint32_t> m_owner;
    std::vector<std::uint32_t> m_steps;
    std::vector<std::uint32_t> m_root;
    std::vector<Cell> m_waiting;
    std::vector<Border> m_borders;
};

bool hasPortal(const Game& start) {
    return std::ranges::any_of(start.world().levels, [](const Level& level) {
        return std::ranges::find(*level.things, ThingKind::Portal, &Thing::kind) != level.things->end();
    });
}

/// As if all locks were open. Where a portal may be a short cut, each place takes at least one step; but one step may
/// take what lies on a portal, as on `passed` of the places, and what lies where it leads.
std::int64_t boundOf(const Game& start, const std::vector<Place>& places, std::int64_t passed,
                     const std::function<bool()>& stopped) {
    constexpr std::int64_t mostCells = std::int64_t{1} << 22;
    const auto& first = start.players[0].place;
    const auto isElsewhere = [&](const Place& place) { return place.level != first.level; };
    const auto& level = start.level(first.level);
    const bool mayCut = start.world().levels.size() > 1 || hasPortal(start);
    const auto count = static_cast<std::int64_t>(places.size());
    const auto steps = passed == 0 ? count : std::max(count - passed, (count + 1) / 2);
    const auto visits = steps - (std::ranges::find(places, first) != places.end());
    if (mayCut || level.size().area() > mostCells || std::ranges::any_of(places, isElsewhere)) return visits;
    std::vector<Cell> cells{first.at};
    for (const auto& place : places) cells.push_back(place.at);
    return std::max(visits, SpanningTree(start.prepared->levels[first.level].walkable, cells).steps(stopped));
}

/// With what is taken in passing; whatever an encounter or a store on a portal may do. Nothing if the search gives up.
std::optional<std::int64_t> stepsOfWholeTour(const Game& start, const std::vector<std::string>& colours,
                                             const std::vector<Place>& places, const std::function<bool()>& stopped) {
    if (places.size() > Walk::maxPlaces || colours.size() > Walk::maxColours) return {};
    Walk walk(start, colours, 0);
    walk.beLenient();
    walk.stopWhen([questions = 0, &stopped]() mutable {
        constexpr int mostQuestions = 64; // a million cells
        return ++questions > mostQuestions || stopped();
    });
    const auto steps = walk.nearest({.all = places, .passing = passingOf(start)});
    return steps ? std::optional(static_cast<std::int64_t>(steps->size())) : std::nullopt;
}

} // namespace

LeastTour leastTour(const Game& start, const std::vector<std::string>& colours, const std::vector<Place>& places,
                    const std::function<bool()>& stopped) {
    if (places.empty()) return {};
    const auto passed = hasPortal(start) ? std::ranges::count_if(places, passingOf(start)) : 0;
    if (passed > 0 || !colours.empty())
        if (const auto steps = stepsOfWholeTour(start, colours, places, stopped)) return {*steps, {}, true};
    if (places.size() > mostOfExactTour || passed > 0 || !colours.empty())
        return {boundOf(start, places, passed, stopped), {}, passed > 0};
    Walk walk(start, colours, 0);
    walk.beLenient();
    StepsTo stepsTo(start, walk, places);
    std::vector<std::vector<std::uint32_t>> steps{stepsTo.from(start.players[0].place, stopped)};
    for (const auto& place : places) steps.push_back(stepsTo.from(place, stopped));
    return stopped() ? LeastTour{} : exactTour(steps, places);
}

} // namespace delve::play

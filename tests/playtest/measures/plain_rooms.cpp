#include "tests/playtest/measures/plain_cells.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace delve::test {
namespace {

struct Rooms {
    Numbers own;       ///< by cell: the room that it lies in, −1 for none
    Numbers territory; ///< by cell: the room that it belongs to
    std::vector<long long> sizes;
    PlainGraph links;

    explicit Rooms(const PlainLevel& level) : own(level.area(), -1), territory(level.area(), -1) {
        for (const auto& cells : level.rooms) {
            long long size = 0;
            for (const auto& [x, y] : cells)
                if (level.walk(x, y) && own[y * level.width + x] < 0) {
                    own[y * level.width + x] = static_cast<int>(sizes.size());
                    ++size;
                }
            if (size > 0) sizes.push_back(size);
        }
        if (sizes.empty()) return;
        const auto graph = graphOfCells(level, level.walkable);
        for (int i = 0; i < level.area(); ++i) {
            if (!level.walkable[i]) continue;
            const auto steps = plainSteps(graph, i);
            std::pair best{1 << 30, -1};
            for (int j = 0; j < level.area(); ++j)
                if (steps[j] >= 0 && own[j] >= 0) best = std::min(best, {steps[j], own[j]});
            territory[i] = best.second;
        }
        std::vector<std::set<int>> linked(sizes.size());
        for (int i = 0; i < level.area(); ++i)
            for (const int j : graph[i])
                if (territory[i] != territory[j]) linked[territory[i]].insert(territory[j]);
        for (const auto& set : linked) links.emplace_back(set.begin(), set.end());
    }
    [[nodiscard]] int count() const { return static_cast<int>(sizes.size()); }
};

long long partsOf(const PlainGraph& graph) {
    std::set<int> first;
    for (int i = 0; i < static_cast<int>(graph.size()); ++i) {
        const auto steps = plainSteps(graph, i);
        int lowest = 0;
        while (steps[lowest] < 0) ++lowest;
        first.insert(lowest);
    }
    return static_cast<long long>(first.size());
}

void measureCuts(const PlainGraph& graph, Values& values) {
    const auto count = static_cast<long long>(graph.size());
    Numbers rooms(graph.size());
    std::iota(rooms.begin(), rooms.end(), 0);
    const auto cuts = cutsOf(graph, rooms);
    setWhole(values, "chokepoints", cuts.chokes);
    setRatio(values, "chokepoint-weight", cuts.chokeWeight, count);
    setWhole(values, "bridges", cuts.bridges);
    setRatio(values, "bridge-weight", cuts.bridgeWeight, count);
}

void measureDegrees(const PlainGraph& graph, Values& values) {
    const auto count = static_cast<long long>(graph.size());
    std::vector<long long> with(5), many;
    for (const auto& links : graph) {
        ++with[std::min<std::size_t>(links.size(), 4)];
        if (links.size() >= 2) many.push_back(static_cast<long long>(links.size()));
    }
    setWhole(values, "dead-end-rooms", with[1]);
    for (int n = 0; n <= 4; ++n)
        setPercent(values, "rooms-with-" + std::to_string(n) + (n == 1 ? "-link" : "-links"), with[n], count);
    setMean(values, "branching", many);
}

void measureTraffic(const PlainGraph& graph, Values& values) {
    const int count = static_cast<int>(graph.size());
    if (count < 3) return;
    std::vector<long long> passed(count);
    for (int from = 0; from < count; ++from) {
        const auto steps = plainSteps(graph, from);
        for (int to = 0; to < count; ++to) {
            if (steps[to] < 0) continue;
            for (int at = to; at != from;) {
                if (at != to) ++passed[at];
                for (const int before : graph[at]) // ascending
                    if (steps[before] == steps[at] - 1) {
                        at = before;
                        break;
                    }
            }
        }
    }
    const long long pairs = static_cast<long long>(count - 1) * (count - 2);
    long long sum = 0;
    for (const auto one : passed) sum += one;
    setPercent(values, "busiest-room", *std::max_element(passed.begin(), passed.end()), pairs);
    setPercent(values, "traffic", sum, pairs * count);
}

int startOf(const PlainLevel& level, bool second) {
    for (const auto& thing : level.things)
        if (thing.kind == ThingKind::Start && thing.second == second)
            return level.walk(thing.x, thing.y) ? thing.y * level.width + thing.x : -1;
    return -1;
}

/// A walk to what the objective needs, told by its end.
struct Path {
    int end = -1;
    int steps = -1;
    int met = -1; ///< the end, if it is walked against
    bool fought = false;
};

/// Looks at one place after another that the objective may mean.
struct Goals {
    const PlainLevel& level;
    int start;
    Numbers steps;
    Path nearest = {}, farthest = {};

    Goals(const PlainLevel& of, int from) : level(of), start(from), steps(plainSteps(graphOfSteps(of), from)) {}

    void stand(int at) { add({at, steps[at], -1, false}); }
    void meet(int at, bool fought = false) {
        add({at, plainSteps(graphOfSteps(level, at, fought), start)[at], at, fought});
    }

private:
    void add(const Path& path) {
        if (path.steps < 0) return;
        const auto near = [](const Path& one) { return std::pair(one.steps, one.end); };
        const auto far = [](const Path& one) { return std::pair(-one.steps, one.end); };
        if (nearest.end < 0 || near(path) < near(nearest)) nearest = path;
        if (farthest.end < 0 || far(path) < far(farthest)) farthest = path;
    }
};

Path criticalPath(const PlainLevel& level, int start) {
    Goals goals(level, start);
    const auto& word = level.objective;
    for (const auto& thing : level.things) {
        const int at = thing.y * level.width + thing.x;
        if (word == "boss" && thing.kind == ThingKind::Boss) goals.meet(at, true);
        const auto stood = word == "collect" ? ThingKind::Flower : ThingKind::Goal;
        if ((word == "collect" || word == "journey") && thing.kind == stood) goals.stand(at);
    }
    for (int i = 0; i < level.area(); ++i) {
        if (word == "explore") goals.stand(i);
        if ((word == "exit" && level.endsGame[i] == 1) || (word == "gate" && level.endsGame[i] == 2)) goals.meet(i);
    }
    return word == "collect" || word == "explore" ? goals.farthest : goals.nearest;
}

/// Back from its end, each step to the lowest cell that it may have come from.
Numbers cellsOf(const PlainLevel& level, const Path& path, int start) {
    const auto graph = graphOfSteps(level, path.met, path.fought);
    const auto steps = plainSteps(graph, start);
    Numbers cells{path.end};
    for (int far = path.steps; far > 0; --far)
        for (int before = 0; before < level.area(); ++before)
            if (steps[before] == far - 1 && std::count(graph[before].begin(), graph[before].end(), cells.back()) > 0) {
                cells.push_back(before);
                break;
            }
    return cells;
}

void measureDanger(const PlainLevel& level, const Numbers& steps, int length, Values& values) {
    std::vector<long long> tenth(10);
    for (const auto& thing : level.things) {
        if (thing.kind != ThingKind::Enemy && thing.kind != ThingKind::Boss && thing.kind != ThingKind::Encounter)
            continue;
        const int far = steps[thing.y * level.width + thing.x];
        if (far < 0 || far > length) continue;
        ++tenth[far * 10 / (length + 1)];
    }
    setMean(values, "danger", tenth);
    for (std::size_t i = 0; i < 10; ++i) setWhole(values, "danger-" + std::to_string(i + 1), tenth[i]);
    const auto most = std::max_element(tenth.begin(), tenth.end());
    if (*most > 0) setWhole(values, "danger-peak", most - tenth.begin() + 1);
}

void measurePath(const PlainLevel& level, const Rooms& rooms, Values& values) {
    const int start = startOf(level, false);
    if (start < 0) return;
    const auto steps = plainSteps(graphOfSteps(level), start);
    long long reached = 0, farthest = 0, nearer = 0;
    const auto path = criticalPath(level, start);
    for (const int far : steps) {
        reached += far >= 0;
        farthest = std::max<long long>(farthest, far);
        nearer += far >= 0 && far < path.steps;
    }
    setPercent(values, "reach", reached, std::count(level.walkable.begin(), level.walkable.end(), 1));
    if (path.end < 0) return;
    setWhole(values, "path", path.steps);
    setRatio(values, "goal-distance", path.steps, farthest);
    setPercent(values, "exploration", nearer, reached);
    measureDanger(level, steps, path.steps, values);
    if (rooms.count() == 0) return;
    std::set<int> passed;
    for (const int cell : cellsOf(level, path, start))
        if (rooms.own[cell] >= 0) passed.insert(rooms.own[cell]);
    setPercent(values, "linearity", static_cast<long long>(passed.size()), rooms.count());
}

} // namespace

void measureRooms(const PlainLevel& level, Values& values) {
    const Rooms rooms(level);
    setWhole(values, "rooms", rooms.count());
    measurePath(level, rooms, values);
    if (rooms.count() == 0) return;
    long long ends = 0;
    for (const auto& links : rooms.links) ends += static_cast<long long>(links.size());
    setWhole(values, "room-loops", ends / 2 - rooms.count() + partsOf(rooms.links));
    measureCuts(rooms.links, values);
    measureDegrees(rooms.links, values);
    measureTraffic(rooms.links, values);
    setMean(values, "room-size", rooms.sizes);
    setSpread(values, "room-size-spread", rooms.sizes);
}

std::optional<long long> plainBacktracking(const PlainLevel& level, const std::vector<std::vector<int>>& walks) {
    const Rooms rooms(level);
    long long again = 0;
    bool comes = false;
    for (const auto& walk : walks) {
        Numbers visits; // the rooms one after another, −1 between them for another level
        for (const int cell : walk) {
            comes = comes || cell >= 0;
            if (cell < 0 || rooms.own[cell] >= 0) visits.push_back(cell < 0 ? -1 : rooms.own[cell]);
        }
        visits.erase(std::unique(visits.begin(), visits.end()), visits.end());
        std::erase(visits, -1);
        again += static_cast<long long>(visits.size()) -
                 static_cast<long long>(std::set<int>(visits.begin(), visits.end()).size());
    }
    if (!comes || rooms.count() == 0) return {};
    return again;
}

void measureThings(const PlainLevel& level, Values& values) {
    const auto graph = graphOfCells(level, level.walkable), paths = graphOfSteps(level);
    const auto ground = plainGround(level);
    std::vector<Numbers> fromResource;
    for (const auto& thing : level.things)
        if (thing.kind == ThingKind::Flower || thing.kind == ThingKind::Coin || thing.kind == ThingKind::Chest)
            if (ground[thing.y * level.width + thing.x])
                fromResource.push_back(plainSteps(graph, thing.y * level.width + thing.x));
    if (!fromResource.empty()) {
        std::vector<long long> nearest;
        for (int i = 0; i < level.area(); ++i) {
            if (!ground[i]) continue;
            int best = fromResource[0][i];
            for (const auto& steps : fromResource) best = std::min(best, steps[i]);
            nearest.push_back(best);
        }
        setMean(values, "resource-distance", nearest);
    }
    const int one = startOf(level, false), two = startOf(level, true);
    if (one < 0 || two < 0) return;
    const auto first = plainSteps(paths, one), second = plainSteps(paths, two);
    long long more = 0, flowers = 0;
    for (const auto& thing : level.things) {
        if (thing.kind != ThingKind::Flower) continue;
        ++flowers;
        const int i = thing.y * level.width + thing.x;
        const int a = first[i] < 0 ? 1 << 30 : first[i], b = second[i] < 0 ? 1 << 30 : second[i];
        more += a < b ? 1 : b < a ? -1 : 0;
    }
    if (flowers > 0) setWhole(values, "unfairness", more < 0 ? -more : more);
}

} // namespace delve::test

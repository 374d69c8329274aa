#include "tests/playtest/measures/plain_level.h"

#include "generation/level/rules.h"
#include "tests/playtest/measures/plain_cells.h"

#include <algorithm>
#include <cmath>

namespace delve::test {

PlainLevel::PlainLevel(const World& world, const Level& level)
    : width(level.size().width), height(level.size().height), objective(world.rules->objective) {
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const auto& kind = world.tiles[level.tiles.at({x, y})];
            walkable.push_back(kind.walk == Walk::Yes);
            seeThrough.push_back(kind.seeThrough);
            endsGame.push_back(kind.name == "gate" ? 2 : kind.name == "golden-exit" ? 1 : 0);
            leads.push_back(kind.name == "ledge-north"   ? 0
                            : kind.name == "ledge-east"  ? 1
                            : kind.name == "ledge-south" ? 2
                            : kind.name == "ledge-west"  ? 3
                                                         : -1);
        }
    auto sorted = *level.rooms;
    std::ranges::stable_sort(sorted, {}, [](const Room& room) { return room.id; });
    for (const auto& room : sorted) {
        auto& cells = rooms.emplace_back();
        std::vector<Rect> pieces;
        for (const auto& run : room.shape)
            pieces.push_back({run.at.x, run.at.y, run.down ? 1 : run.length, run.down ? run.length : 1});
        if (pieces.empty()) pieces.push_back(room.box);
        for (const auto& piece : pieces)
            for (int y = piece.y; y < piece.y + piece.height; ++y)
                for (int x = piece.x; x < piece.x + piece.width; ++x) cells.emplace_back(x, y);
    }
    for (const auto& thing : *level.things)
        things.push_back({thing.kind, thing.at.x, thing.at.y, thing.kind == ThingKind::Start && playerOf(thing) == 2});
}

Numbers plainSteps(const PlainGraph& graph, int from, int lost) {
    Numbers steps(graph.size(), -1);
    steps[from] = 0;
    Numbers now{from};
    for (int count = 1; !now.empty(); ++count) {
        Numbers next;
        for (const int place : now)
            for (const int other : graph[place])
                if (other != lost && steps[other] < 0) {
                    steps[other] = count;
                    next.push_back(other);
                }
        now = next;
    }
    return steps;
}

PlainGraph graphOfCells(const PlainLevel& level, const std::vector<char>& is) {
    PlainGraph graph(level.area());
    const int ways[4][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
    for (int y = 0; y < level.height; ++y)
        for (int x = 0; x < level.width; ++x)
            for (const auto& way : ways) {
                const int i = y * level.width + x, j = (y + way[1]) * level.width + x + way[0];
                if (is[i] && level.on(x + way[0], y + way[1]) && is[j]) graph[i].push_back(j);
            }
    return graph;
}

PlainGraph graphOfSteps(const PlainLevel& level, int met, bool fought) {
    const int ways[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    PlainGraph graph(level.area());
    for (int i = 0; i < level.area(); ++i)
        for (int way = 0; way < 4; ++way) {
            const int x = i % level.width + ways[way][0], y = i / level.width + ways[way][1];
            const int j = y * level.width + x;
            if (!level.walkable[i] || !level.on(x, y)) continue;
            if (level.leads[i] >= 0 && level.leads[i] != way && !(fought && j == met)) continue;
            const bool enters = level.walkable[j] && (level.leads[j] < 0 || level.leads[j] == way);
            if (enters || j == met) graph[i].push_back(j);
        }
    return graph;
}

namespace {

/// How many places a search has found; marks them.
long long noteFound(const Numbers& steps, std::vector<char>& seen) {
    long long count = 0;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i] >= 0) {
            seen[i] = 1;
            ++count;
        }
    return count;
}

void cutPlace(const PlainGraph& graph, int lost, PlainCuts& cuts) {
    std::vector<char> seen(graph.size());
    long long others = 0, largest = 0;
    for (const int first : graph[lost]) { // each rest has a neighbour of what is lost
        if (seen[first]) continue;
        const auto size = noteFound(plainSteps(graph, first, lost), seen);
        others += size;
        largest = std::max(largest, size);
    }
    cuts.chokes += others > largest;
    cuts.chokeWeight += others - largest;
}

} // namespace

PlainCuts cutsOf(const PlainGraph& graph, const Numbers& places) {
    PlainCuts cuts;
    for (const int place : places) cutPlace(graph, place, cuts);
    auto without = graph;
    for (const int a : places)
        for (const int b : graph[a]) {
            if (b < a) continue;
            std::erase(without[a], b);
            std::erase(without[b], a);
            std::vector<char> seen(graph.size());
            const auto one = noteFound(plainSteps(without, a), seen);
            if (!seen[b]) {
                ++cuts.bridges;
                cuts.bridgeWeight += std::min(one, noteFound(plainSteps(without, b), seen));
            }
            without[a] = graph[a];
            without[b] = graph[b];
        }
    return cuts;
}

namespace {

std::vector<Numbers> regionsOf(const PlainLevel& level) {
    const auto graph = graphOfCells(level, level.walkable);
    std::vector<Numbers> regions;
    std::vector<char> seen(level.area());
    for (int i = 0; i < level.area(); ++i) {
        if (!level.walkable[i] || seen[i]) continue;
        const auto steps = plainSteps(graph, i);
        Numbers cells;
        for (int j = 0; j < level.area(); ++j)
            if (steps[j] >= 0) {
                seen[j] = 1;
                cells.push_back(j);
            }
        regions.push_back(cells);
    }
    return regions;
}

void measureReach(const PlainLevel& level, Values& values) {
    const auto regions = regionsOf(level);
    setWhole(values, "regions", static_cast<long long>(regions.size()));
    const long long floor = std::count(level.walkable.begin(), level.walkable.end(), 1);
    setPercent(values, "floor", floor, level.area());
    long long most = 0;
    for (const auto& region : regions) most = std::max<long long>(most, static_cast<long long>(region.size()));
    setPercent(values, "main-region", most, level.area());

    long long best = 0;
    std::vector<long long> alike(4);
    for (int y = 0; y < level.height; ++y)
        for (int x = 0; x < level.width; ++x) {
            if (!level.walk(x, y)) continue;
            alike[0] += level.walk(level.width - 1 - x, y);
            alike[1] += level.walk(x, level.height - 1 - y);
            if (level.width != level.height) continue;
            alike[2] += level.walk(y, x);
            alike[3] += level.walk(level.width - 1 - y, level.width - 1 - x);
        }
    best = *std::max_element(alike.begin(), alike.end());
    setPercent(values, "symmetry", best, floor);
}

} // namespace

std::vector<char> plainGround(const PlainLevel& level) {
    std::vector<char> ground(level.area());
    const auto regions = regionsOf(level);
    const Numbers* largest = nullptr;
    for (const auto& region : regions)
        if (!largest || region.size() > largest->size()) largest = &region;
    if (largest)
        for (const int i : *largest) ground[i] = 1;
    return ground;
}

bool hasTwoMainRegions(const PlainLevel& level) {
    std::vector<std::size_t> sizes{0, 0};
    for (const auto& region : regionsOf(level)) sizes.push_back(region.size());
    std::sort(sizes.rbegin(), sizes.rend());
    return sizes[0] == sizes[1];
}

void setWhole(Values& values, const std::string& id, long long number) { values[id] = 1000 * number; }
void setRatio(Values& values, const std::string& id, long long a, long long b) {
    if (b == 0) return;
    const long long down = 1000 * a / b;
    values[id] = 2 * (1000 * a % b) >= b ? down + 1 : down;
}
void setPercent(Values& values, const std::string& id, long long a, long long b) {
    setRatio(values, id, a, b);
    if (b != 0) values[id] *= 100;
}
void setMean(Values& values, const std::string& id, const std::vector<long long>& numbers) {
    long long sum = 0;
    for (const auto number : numbers) sum += number;
    setRatio(values, id, sum, static_cast<long long>(numbers.size()));
}
void setSpread(Values& values, const std::string& id, const std::vector<long long>& numbers) {
    const auto count = static_cast<long long>(numbers.size());
    long long sum = 0, squares = 0;
    for (const auto number : numbers) sum += number;
    for (const auto number : numbers) squares += number * number;
    if (sum == 0) return;
    // The greatest t with (t / 1000)² <= variance / mean²
    __extension__ using Wide = __int128;
    const auto right = static_cast<Wide>(count * squares - sum * sum) * 1000000;
    long long thousandths = 0;
    while (static_cast<Wide>(thousandths + 1) * (thousandths + 1) * sum * sum <= right) ++thousandths;
    values[id] = thousandths;
}

Values plainMeasures(const PlainLevel& level) {
    Values values;
    measureReach(level, values);
    measureGround(level, values);
    measureFoundRooms(level, values);
    measureSight(level, values);
    measureRooms(level, values);
    measureThings(level, values);
    return values;
}

} // namespace delve::test

#include "tests/playtest/measures/plain_cells.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace delve::test {
namespace {

struct Ground {
    const PlainLevel& level;
    std::vector<char> is;
    PlainGraph graph;
    Numbers cells;

    explicit Ground(const PlainLevel& of) : level(of), is(plainGround(of)), graph(graphOfCells(of, is)) {
        for (int i = 0; i < level.area(); ++i)
            if (is[i]) cells.push_back(i);
    }
    [[nodiscard]] bool at(int x, int y) const { return level.on(x, y) && is[y * level.width + x]; }
    [[nodiscard]] int x(int i) const { return i % level.width; }
    [[nodiscard]] int y(int i) const { return i / level.width; }
};

int holesOf(const Ground& ground) {
    const auto& level = ground.level;
    std::vector<char> seen(ground.is);
    int holes = 0;
    for (int i = 0; i < level.area(); ++i) {
        if (seen[i]) continue;
        Numbers cells{i};
        seen[i] = 1;
        bool border = false, opaque = false;
        for (std::size_t k = 0; k < cells.size(); ++k) {
            const int x = ground.x(cells[k]), y = ground.y(cells[k]);
            if (x == 0 || y == 0 || x == level.width - 1 || y == level.height - 1) border = true;
            if (!level.seeThrough[cells[k]]) opaque = true;
            for (int b = y - 1; b <= y + 1; ++b)
                for (int a = x - 1; a <= x + 1; ++a)
                    if (level.on(a, b) && !seen[b * level.width + a]) {
                        seen[b * level.width + a] = 1;
                        cells.push_back(b * level.width + a);
                    }
        }
        if (!border && opaque && cells.size() >= 3) ++holes;
    }
    return holes;
}

bool narrow(const PlainLevel& level, int x, int y) {
    return (!level.walk(x - 1, y) && !level.walk(x + 1, y)) || (!level.walk(x, y - 1) && !level.walk(x, y + 1));
}

bool amid(const Ground& ground, int x, int y, int margin) {
    for (int b = y - margin; b <= y + margin; ++b)
        for (int a = x - margin; a <= x + margin; ++a)
            if (!ground.at(a, b)) return false;
    return true;
}

void measureWalks(const Ground& ground, Values& values) {
    const auto& level = ground.level;
    std::vector<Numbers> steps(level.area());
    int longest = 0;
    for (const int i : ground.cells) {
        steps[i] = plainSteps(ground.graph, i);
        longest = std::max(longest, *std::max_element(steps[i].begin(), steps[i].end()));
    }
    if (!ground.cells.empty()) setRatio(values, "longest-walk", longest, level.width + level.height);
    int worst = -1, walls = 0;
    for (const int i : ground.cells)
        for (const int way : {0, 1}) {
            const int x = ground.x(i) + (way ? 0 : 1), y = ground.y(i) + (way ? 1 : 0);
            const int u = x + (way ? 0 : 1), v = y + (way ? 1 : 0);
            if (!ground.at(u, v) || level.walk(x, y) || level.seeThrough[y * level.width + x]) continue;
            ++walls;
            worst = std::max(worst, steps[i][v * level.width + u]);
        }
    if (worst >= 0) setWhole(values, "worst-detour", worst);
    setRatio(values, "thin-walls", 1000 * walls, static_cast<long long>(ground.cells.size()));
}

void measureHalls(const PlainLevel& level, Values& values) {
    int straight = 0, bends = 0;
    for (int y = 0; y < level.height; ++y)
        for (int x = 0; x < level.width; ++x) {
            if (!level.walk(x, y)) continue;
            std::vector<std::pair<int, int>> ways;
            for (const auto& [a, b] : {std::pair{0, -1}, {1, 0}, {0, 1}, {-1, 0}})
                if (level.walk(x + a, y + b)) ways.emplace_back(a, b);
            if (ways.size() != 2) continue;
            const int a = ways[0].first + ways[1].first, b = ways[0].second + ways[1].second;
            if (a == 0 && b == 0) ++straight;
            else if (!level.walk(x + a, y + b)) ++bends;
        }
    setPercent(values, "straightness", straight, straight + bends);
}

} // namespace

int largestPlainBlock(const PlainGraph& graph, const Numbers& places) {
    if (places.empty()) return 0;
    std::map<std::pair<int, int>, int> number; // of an edge
    for (const int i : places)
        for (const int j : graph[i])
            if (i < j) number.emplace(std::pair{i, j}, static_cast<int>(number.size()));
    Numbers group(number.size());
    std::iota(group.begin(), group.end(), 0);
    const auto find = [&](int edge) {
        while (group[edge] != edge) edge = group[edge] = group[group[edge]];
        return edge;
    };
    const auto edgeOf = [&](int a, int b) { return number.at({std::min(a, b), std::max(a, b)}); };
    for (const int i : places) // two edges at a place lie on a ring if their other ends are connected without it
        for (const int a : graph[i]) {
            const auto steps = plainSteps(graph, a, i);
            for (const int b : graph[i])
                if (steps[b] >= 0) group[find(edgeOf(i, a))] = find(edgeOf(i, b));
        }
    std::map<int, std::set<int>> blocks;
    for (const auto& [ends, edge] : number) blocks[find(edge)].insert({ends.first, ends.second});
    std::size_t largest = 1;
    for (const auto& [edge, ends] : blocks) largest = std::max(largest, ends.size());
    return static_cast<int>(largest);
}

void measureGround(const PlainLevel& level, Values& values) {
    const Ground ground(level);
    measureHalls(level, values);
    const auto count = static_cast<long long>(ground.cells.size());
    if (count == 0) return;
    const int holes = holesOf(ground);
    setWhole(values, "loops", holes);
    setRatio(values, "loop-density", 1000 * holes, count);
    int ends = 0, thin = 0, three = 0, five = 0;
    for (const int i : ground.cells) {
        const int x = ground.x(i), y = ground.y(i);
        ends += ground.graph[i].size() == 1;
        thin += narrow(level, x, y);
        three += amid(ground, x, y, 1);
        five += amid(ground, x, y, 2);
    }
    setRatio(values, "dead-ends", 1000 * ends, count);
    setPercent(values, "narrow", thin, count);
    setPercent(values, "open-3x3", three, count);
    setPercent(values, "open-5x5", five, count);
    setPercent(values, "cut-ground", count - largestPlainBlock(ground.graph, ground.cells), count);
    const auto cuts = cutsOf(ground.graph, ground.cells);
    setRatio(values, "choke-cells", 1000 * cuts.chokes, count);
    setRatio(values, "choke-cell-weight", cuts.chokeWeight, count);
    setRatio(values, "bridge-steps", 1000 * cuts.bridges, count);
    setRatio(values, "bridge-step-weight", cuts.bridgeWeight, count);
    measureWalks(ground, values);
}

namespace {

using PlainRoom = std::vector<std::pair<int, int>>;

/// The parts of at least 6 cells of what squares of 2 x 2 cells of the ground cover.
std::vector<PlainRoom> foundRooms(const Ground& ground) {
    std::vector<char> opened(ground.level.area());
    for (const int i : ground.cells)
        for (const int a : {ground.x(i) - 1, ground.x(i)})
            for (const int b : {ground.y(i) - 1, ground.y(i)})
                if (ground.at(a, b) && ground.at(a + 1, b) && ground.at(a, b + 1) && ground.at(a + 1, b + 1))
                    opened[i] = 1;
    const auto graph = graphOfCells(ground.level, opened);
    std::vector<PlainRoom> rooms;
    for (int i = 0; i < ground.level.area(); ++i) {
        if (!opened[i]) continue;
        const auto steps = plainSteps(graph, i);
        PlainRoom room;
        for (int j = 0; j < ground.level.area(); ++j)
            if (steps[j] >= 0) {
                room.emplace_back(ground.x(j), ground.y(j));
                opened[j] = 0;
            }
        if (room.size() >= 6) rooms.push_back(room);
    }
    return rooms;
}

struct Box {
    int left, top, right, low;

    explicit Box(const PlainRoom& room) : left(room[0].first), top(room[0].second), right(left), low(top) {
        for (const auto& [x, y] : room) {
            left = std::min(left, x), right = std::max(right, x);
            top = std::min(top, y), low = std::max(low, y);
        }
    }
    [[nodiscard]] long long area() const { return static_cast<long long>(right - left + 1) * (low - top + 1); }
};

long long edgesOf(const PlainRoom& room) {
    const std::set<std::pair<int, int>> set(room.begin(), room.end());
    long long edges = 0;
    for (const auto& [x, y] : room)
        for (const auto& [a, b] : {std::pair{1, 0}, {0, 1}, {-1, 0}, {0, -1}}) edges += !set.count({x + a, y + b});
    return edges;
}

/// A corner of the outline is where four cells meet of which one or three are of the room; or two, crosswise.
long long cornersOf(const PlainRoom& room, const Box& box) {
    const std::set<std::pair<int, int>> set(room.begin(), room.end());
    long long corners = 0;
    for (int y = box.top - 1; y <= box.low; ++y)
        for (int x = box.left - 1; x <= box.right; ++x) {
            const bool a = set.count({x, y}), b = set.count({x + 1, y}), c = set.count({x, y + 1}),
                       d = set.count({x + 1, y + 1});
            const int sum = a + b + c + d;
            corners += sum == 1 || sum == 3 ? 1 : sum == 2 && a == d ? 2 : 0;
        }
    return corners;
}

/// The first size of which so many percent are no larger.
long long sizeOf(const std::vector<long long>& sizes, long long percent) {
    std::size_t i = 0;
    while (100 * static_cast<long long>(i + 1) < percent * static_cast<long long>(sizes.size())) ++i;
    return sizes[i];
}

} // namespace

void measureFoundRooms(const PlainLevel& level, Values& values) {
    std::vector<long long> sizes;
    std::set<PlainRoom> shapes;
    long long cells = 0, plain = 0, edges = 0, corners = 0;
    for (auto& room : foundRooms(Ground(level))) {
        const Box box(room);
        const auto size = static_cast<long long>(room.size());
        sizes.push_back(size);
        cells += size;
        plain += size == box.area() ? size : 0;
        edges += edgesOf(room);
        corners += cornersOf(room, box);
        for (auto& [x, y] : room) x -= box.left, y -= box.top;
        std::sort(room.begin(), room.end());
        shapes.insert(room);
    }
    if (sizes.empty()) return;
    std::sort(sizes.begin(), sizes.end());
    setWhole(values, "median-room", sizeOf(sizes, 50));
    setWhole(values, "large-room", sizeOf(sizes, 90));
    setRatio(values, "corners", 100 * corners, edges);
    setPercent(values, "rectangles", plain, cells);
    setPercent(values, "shapes", static_cast<long long>(shapes.size()), static_cast<long long>(sizes.size()));
}

} // namespace delve::test

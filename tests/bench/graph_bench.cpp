#include "generation/graph/links.h"
#include "generation/graph/paths.h"
#include "generation/graph/regions.h"
#include "tests/bench/bench_maps.h"

#include <benchmark/benchmark.h>
#include <boost/polygon/voronoi.hpp>

#include <algorithm>
#include <array>
#include <ctime>
#include <string>

using namespace delve;

namespace {

void report(benchmark::State& state, Size size) { state.SetItemsProcessed(state.iterations() * size.area()); }

void components(benchmark::State& state, const BitGrid& open) {
    Regions found;
    findRegions(open, found); // repeated searches reuse its memory
    for (auto _ : state) {
        findRegions(open, found);
        benchmark::DoNotOptimize(found.regions.data());
    }
    report(state, open.size());
    state.counters["regions"] = static_cast<double>(found.count());
}

void componentsByBoost(benchmark::State& state, const BitGrid& open) {
    for (auto _ : state) benchmark::DoNotOptimize(regionsByBoost(open).count());
    report(state, open.size());
}

void addComponents(std::int32_t side) {
    const auto add = [side](const std::string& name, auto makeMap) {
        const std::string end = name + "/" + std::to_string(side);
        const auto ours = [makeMap, open = BitGrid()](benchmark::State& state) mutable {
            if (open.size().area() == 0) open = makeMap();
            components(state, open);
        };
        benchmark::RegisterBenchmark(("components/" + end).c_str(), ours)->Unit(benchmark::kMillisecond);
        const auto boosts = [makeMap](benchmark::State& state) { componentsByBoost(state, makeMap()); };
        benchmark::RegisterBenchmark(("components_boost/" + end).c_str(), boosts)->Unit(benchmark::kMillisecond);
    };
    const Size size{side, side};
    for (const std::uint64_t permille : {300, 500, 593, 800})
        add("noise" + std::to_string(permille), [=] { return bench::noise(size, permille); });
    add("cave", [=] { return bench::cave(size); });
    add("maze", [=] { return bench::maze(size, 1); });
}

constexpr Cell firstCorner{1, 1};
Cell lastCorner(const BitGrid& open) { return {open.size().width - 2, open.size().height - 2}; }

void pathOverMaze(benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    const BitGrid open = bench::maze({side, side}, 1);
    for (auto _ : state) benchmark::DoNotOptimize(shortestPath(open, firstCorner, lastCorner(open)));
    report(state, open.size());
}
BENCHMARK(pathOverMaze)->Arg(65)->Arg(513)->Arg(4097)->Unit(benchmark::kMillisecond);

void pathOverMazeByBoost(benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    const BitGrid open = bench::maze({side, side}, 1);
    for (auto _ : state) benchmark::DoNotOptimize(shortestPathByBoost(open, firstCorner, lastCorner(open)));
    report(state, open.size());
}
BENCHMARK(pathOverMazeByBoost)->Arg(65)->Arg(513)->Unit(benchmark::kMillisecond);

void distancesInMaze(benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    const BitGrid open = bench::maze({side, side}, 1);
    Distances found;
    for (auto _ : state) findDistances(open, std::span(&firstCorner, 1), found);
    report(state, open.size());
}
BENCHMARK(distancesInMaze)->Arg(513)->Arg(4097)->Unit(benchmark::kMillisecond);

void distancesInCave(benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    const BitGrid open = bench::cave({side, side});
    const Regions regions = findRegions(open);
    const Cell from = regions.regions[regions.largest()].first;
    Distances found;
    for (auto _ : state) findDistances(open, std::span(&from, 1), found);
    report(state, open.size());
}
BENCHMARK(distancesInCave)->Arg(513)->Arg(4097)->Unit(benchmark::kMillisecond);

std::vector<Cell> scattered(std::int64_t count) {
    Stream random(static_cast<std::uint64_t>(count));
    std::vector<Cell> points(static_cast<std::size_t>(count));
    for (auto& point : points) {
        point.x = static_cast<std::int32_t>(random.below(largestSide));
        point.y = static_cast<std::int32_t>(random.below(largestSide));
    }
    return points;
}

/// Boost.Polygon alone: the diagram, no links.
std::size_t diagramByBoost(const std::vector<Cell>& cells) {
    std::vector<boost::polygon::point_data<int>> points;
    points.reserve(cells.size());
    for (const Cell cell : cells) points.emplace_back(cell.x, cell.y);
    boost::polygon::voronoi_diagram<double> diagram;
    boost::polygon::construct_voronoi(points.begin(), points.end(), &diagram);
    return diagram.num_edges();
}

/// The current time of Boost.Polygon alone, in milliseconds: the median of three.
double timeOfDiagram(const std::vector<Cell>& cells) {
    std::array<double, 3> times{};
    for (auto& time : times) {
        const auto begin = std::clock();
        benchmark::DoNotOptimize(diagramByBoost(cells));
        time = 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    }
    std::ranges::sort(times);
    return times[1];
}

/// With its links. Target: at most 1.2 times what the diagram takes in the same minute.
void triangulationOfPoints(benchmark::State& state) {
    const auto points = scattered(state.range(0));
    state.counters["asked"] = 1.2 * timeOfDiagram(points);
    for (auto _ : state) benchmark::DoNotOptimize(triangulation(points));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(triangulationOfPoints)->Arg(1000)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void voronoiByBoost(benchmark::State& state) {
    const auto points = scattered(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(diagramByBoost(points));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(voronoiByBoost)->Arg(1000)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void spanningTreeOfTriangulation(benchmark::State& state) {
    const auto points = scattered(state.range(0));
    const auto edges = triangulation(points);
    std::vector<std::int64_t> weights(edges.size());
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Cell d = points[edges[i].a] - points[edges[i].b];
        weights[i] = std::int64_t{d.x} * d.x + std::int64_t{d.y} * d.y;
    }
    for (auto _ : state) benchmark::DoNotOptimize(spanningTree(points.size(), edges, weights));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(spanningTreeOfTriangulation)->Arg(30)->Arg(1000)->Arg(140'000)->Unit(benchmark::kMillisecond);

const bool added = [] {
    addComponents(512);
    addComponents(4001);
    return true;
}();

} // namespace

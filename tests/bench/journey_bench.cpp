#include "generation/graph/nearest_place.h"
#include "generation/graph/poisson_disc.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

#include <benchmark/benchmark.h>

using namespace delve;

namespace {

BitGrid everywhere(Size size) {
    BitGrid places(size);
    for (std::int32_t y = 0; y < size.height; ++y) places.setRun(y, 0, size.width);
    return places;
}

/// The squared spacing at which about this many points fit.
std::int64_t spacingFor(Size size, std::int64_t points) { return size.area() * 700 / (1000 * points); }

void poissonDisc(benchmark::State& state) {
    const Size size{4096, 4096};
    const auto places = everywhere(size);
    Stream random(1);
    std::size_t points = 0;
    for (auto _ : state) {
        PoissonDisc disc(places, spacingFor(size, state.range(0)));
        benchmark::DoNotOptimize(disc.strew(random));
        points += disc.points().size();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(points));
}
BENCHMARK(poissonDisc)->Arg(1000)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

void lands(benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    PoissonDisc disc(everywhere({side, side}), spacingFor({side, side}, side * side / 1049));
    Stream random(1);
    benchmark::DoNotOptimize(disc.strew(random));
    std::vector<std::uint32_t> nearest;
    for (auto _ : state) benchmark::DoNotOptimize(findNearestPlaces({side, side}, disc.points(), nearest));
    state.SetItemsProcessed(state.iterations() * side * side);
    state.counters["sites"] = static_cast<double>(disc.points().size());
}
BENCHMARK(lands)->Arg(256)->Arg(1024)->Arg(4096)->Unit(benchmark::kMillisecond);

/// The whole world: 24 sites, their towns, the houses of these.
void journeyOfTwentyFourSites(benchmark::State& state) {
    generation::Workspace workspace;
    std::uint64_t seed = 0;
    std::size_t levels = 0;
    for (auto _ : state) {
        const auto made = generation::generateWorld(generation::builtInRecipes().find("journey")->withSeed(++seed),
                                                    {128, 96}, workspace);
        if (!made) return state.SkipWithError(inEnglish(made.failure().message).c_str());
        levels += made->world.levels.size();
    }
    state.counters["levels"] = static_cast<double>(levels) / static_cast<double>(state.iterations());
}
BENCHMARK(journeyOfTwentyFourSites)->Unit(benchmark::kMillisecond);

} // namespace

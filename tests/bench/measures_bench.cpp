#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/measures/measure.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace delve;

namespace {

void measures(benchmark::State& state, const std::string& recipe, Size size, bool commonOnly) {
    generation::Workspace workspace;
    const auto made =
        generation::generateWorld(generation::builtInRecipes().find(recipe)->withSeed(7), size, workspace);
    if (!made) return state.SkipWithError("nothing was generated");
    for (auto _ : state) benchmark::DoNotOptimize(play::measure(made->world, 0, {.commonOnly = commonOnly}));
    state.SetItemsProcessed(state.iterations() * size.area());
}

const bool registered = [] {
    for (const std::string recipe : {"grown-rooms", "rooms-and-mazes", "caves", "keep"}) {
        const auto add = [&](const std::string& name, std::int32_t side, bool commonOnly) {
            const auto end = recipe + "/" + std::to_string(side) + "x" + std::to_string(side);
            benchmark::RegisterBenchmark((name + "/" + end).c_str(), measures, recipe, Size{side, side}, commonOnly)
                ->Unit(benchmark::kMillisecond);
        };
        add("measures/all", 128, false);
        add("measures/common", 128, true);
        add("measures/common", 256, true);
    }
    return true;
}();

} // namespace

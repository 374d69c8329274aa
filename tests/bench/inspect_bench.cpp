#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/inspect/inspect.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <utility>

using namespace delve;

namespace {

/// As after each stroke: without the proof, which comes later.
void inspections(benchmark::State& state, const std::string& recipe) {
    constexpr Size size{257, 257}; // rooms-and-mazes takes odd sides only
    generation::Workspace workspace;
    auto made = generation::generateWorld(generation::builtInRecipes().find(recipe)->withSeed(7), size, workspace);
    if (!made) return state.SkipWithError("nothing was generated");
    const auto world = std::make_shared<const World>(std::move(made->world));
    for (auto _ : state) benchmark::DoNotOptimize(play::inspect(world));
}

const bool registered = [] {
    for (const auto& recipe : generation::builtInRecipes())
        benchmark::RegisterBenchmark(("inspect/" + recipe.name + "/256x256").c_str(), inspections, recipe.name)
            ->Unit(benchmark::kMillisecond);
    return true;
}();

} // namespace

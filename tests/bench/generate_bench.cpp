#include "generation/recipes/recipes.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace delve;

namespace {

constexpr Size sizes[] = {{80, 45}, {256, 256}, {1024, 1024}, {4096, 4096}};

std::string nameOf(Size size) { return std::to_string(size.width) + "x" + std::to_string(size.height); }

/// The whole recipe, guarantees included, with another seed each time; a worker's memory is warm, as in a window.
void wholeRecipe(benchmark::State& state, const RecipeInfo& recipe, Size size) {
    Workspace workspace;
    std::uint64_t seed = 0;
    std::size_t rooms = 0;
    for (auto _ : state) {
        auto made = generateWorld(recipe.withSeed(++seed), size, workspace);
        if (!made) return state.SkipWithError(inEnglish(made.failure().message).c_str());
        rooms += made->world.levels[0].rooms->size();
    }
    state.SetItemsProcessed(state.iterations() * size.area());
    state.counters["rooms"] = static_cast<double>(rooms) / static_cast<double>(state.iterations());
}

/// Where the time goes: each stage by itself, as the trace measures it, in milliseconds. What the pipeline does of
/// itself is in it only where it changed something.
void eachStage(benchmark::State& state, const RecipeInfo& recipe, Size size) {
    Workspace workspace;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        Trace trace;
        auto made = generateWorld(recipe.withSeed(++seed), size, workspace, nullptr, &trace);
        if (!made) return state.SkipWithError(inEnglish(made.failure().message).c_str());
        for (const auto& stage : trace.stages) {
            const auto name = stage.instance.empty() ? "pipeline " + stage.stage : stage.instance;
            state.counters[name] += static_cast<double>(stage.nanoseconds) / 1e6;
        }
    }
    for (auto& [name, counter] : state.counters) counter.value /= static_cast<double>(state.iterations());
}

const bool registered = [] {
    for (const auto& recipe : allRecipes())
        for (const auto size : sizes) {
            const std::string end = std::string(recipe.name) + "/" + nameOf(size);
            const auto whole = [&recipe, size](benchmark::State& state) { wholeRecipe(state, recipe, size); };
            benchmark::RegisterBenchmark(("generate/" + end).c_str(), whole)->Unit(benchmark::kMillisecond);
            const auto stages = [&recipe, size](benchmark::State& state) { eachStage(state, recipe, size); };
            benchmark::RegisterBenchmark(("stages/" + end).c_str(), stages)->Unit(benchmark::kMillisecond);
        }
    return true;
}();

} // namespace

#include "generation/pipeline/parameter.h"
#include "generation/pipeline/trace.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace delve;

namespace {

constexpr Size sizes[] = {{80, 45}, {256, 256}, {1024, 1024}, {4096, 4096}};
/// The sizes that have a time limit.
constexpr Size sizesOfPartition[] = {{80, 50}, {1000, 1000}, {4000, 4000}};
constexpr Size sizesOfMazes[] = {{81, 51}, {1001, 1001}, {4001, 4001}};

std::string nameOf(Size size) { return std::to_string(size.width) + "x" + std::to_string(size.height); }

/// A workspace as a thread of the window has it: warm from a previous run of the same size.
generation::Workspace& warmWorkspace(const generation::RecipeInfo& recipe, Size size) {
    static generation::Workspace workspace;
    if (static_cast<std::int64_t>(workspace.tiles.size()) != size.area())
        (void)generation::generateWorld(recipe.withSeed(0), size, workspace);
    return workspace;
}

/// The whole recipe, guarantees included, with another seed each time.
void wholeRecipe(benchmark::State& state, const generation::RecipeInfo& recipe, Size size, std::uint64_t& seed) {
    generation::Workspace& workspace = warmWorkspace(recipe, size);
    std::size_t rooms = 0;
    for (auto _ : state) {
        auto made = generation::generateWorld(recipe.withSeed(++seed), size, workspace);
        if (!made) return state.SkipWithError(inEnglish(made.failure().message).c_str());
        rooms += made->world.levels[0].rooms->size();
    }
    state.SetItemsProcessed(state.iterations() * size.area());
    state.counters["rooms"] = static_cast<double>(rooms) / static_cast<double>(state.iterations());
}

/// The time of each stage, as the trace measures it, in milliseconds. Work of the pipeline itself is included only
/// if it changed something.
void eachStage(benchmark::State& state, const generation::RecipeInfo& recipe, Size size) {
    generation::Workspace workspace;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        generation::Trace trace;
        auto made = generation::generateWorld(recipe.withSeed(++seed), size, workspace, nullptr, &trace);
        if (!made) return state.SkipWithError(inEnglish(made.failure().message).c_str());
        for (const auto& stage : trace.stages) {
            const auto name = stage.instance.empty() ? "pipeline " + stage.stage : stage.instance;
            state.counters[name] += static_cast<double>(stage.nanoseconds) / 1e6;
        }
    }
    for (auto& [name, counter] : state.counters) counter.value /= static_cast<double>(state.iterations());
}

void addWhole(const generation::RecipeInfo& recipe, Size size) {
    const auto whole = [&recipe, size, seed = std::uint64_t{0}](benchmark::State& state) mutable {
        wholeRecipe(state, recipe, size, seed);
    };
    benchmark::RegisterBenchmark(("generate/" + std::string(recipe.name) + "/" + nameOf(size)).c_str(), whole)
        ->Unit(benchmark::kMillisecond);
}

void addStages(const generation::RecipeInfo& recipe, Size size) {
    const auto stages = [&recipe, size](benchmark::State& state) { eachStage(state, recipe, size); };
    benchmark::RegisterBenchmark(("stages/" + std::string(recipe.name) + "/" + nameOf(size)).c_str(), stages)
        ->Unit(benchmark::kMillisecond)
        ->Repetitions(1);
}

const bool registered = [] {
    for (const auto& recipe : generation::builtInRecipes())
        for (const auto size : sizes) {
            addWhole(recipe, size);
            addStages(recipe, size);
        }
    for (const auto size : sizesOfPartition) addWhole(*generation::builtInRecipes().find("partition"), size);
    for (const auto size : sizesOfMazes) addWhole(*generation::builtInRecipes().find("rooms-and-mazes"), size);
    return true;
}();

} // namespace

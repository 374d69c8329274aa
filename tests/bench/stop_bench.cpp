#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/bench/processor_time.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <string>
#include <vector>

using namespace delve;

namespace {

/// Never stops, and measures the time between two checks for a stop: so long a person waits after stopping.
class Waiting : public generation::Feedback {
public:
    explicit Waiting(std::size_t stages) : m_longest(stages + 1) {}

    [[nodiscard]] bool stopped() const override {
        const double waited = bench::processorTime() - m_last;
        // The progress counts finished stages, in thousandths of all stages, rounded down.
        const auto through = (static_cast<std::size_t>(progress()) * (m_longest.size() - 1) + 999) / 1000;
        m_longest[through] = std::max(m_longest[through], waited);
        m_last = bench::processorTime();
        return false;
    }
    void begin() { m_last = bench::processorTime(); }
    /// In milliseconds, for each stage; the last is for the pipeline's work after the stages.
    [[nodiscard]] const std::vector<double>& longest() const { return m_longest; }

private:
    mutable double m_last = 0;
    mutable std::vector<double> m_longest;
};

/// The longest time between two questions whether to stop, in milliseconds, overall and in each stage.
/// `run(seed, workspace, feedback)` generates a level with these stages. All runs have the same seed, and the shortest
/// of their longest times counts: what else happens on the machine only lengthens the others.
template <class Run>
void longestWait(benchmark::State& state, const std::vector<RecipeStage>& stages, const Run& run) {
    constexpr std::uint64_t seed = 1;
    generation::Workspace workspace;
    std::vector<double> longest(stages.size() + 1, std::numeric_limits<double>::infinity());
    for (auto _ : state) {
        Waiting feedback(stages.size());
        feedback.begin();
        auto made = run(seed, workspace, feedback);
        (void)feedback.stopped();
        if (!made) return state.SkipWithError(inEnglish(made.failure().message).c_str());
        std::ranges::transform(longest, feedback.longest(), longest.begin(),
                               [](double a, double b) { return std::min(a, b); });
    }
    for (std::size_t i = 0; i < stages.size(); ++i) state.counters[stages[i].id] = longest[i];
    state.counters["guarantees"] = longest.back();
    state.counters["LONGEST"] = std::ranges::max(longest);
}

constexpr Size largest{4096, 4096};

RecipeStage with(RecipeStage stage, std::string_view parameter, std::int64_t value) {
    stage.set(parameter, Decimal::of(value));
    return stage;
}
RecipeStage withRooms(RecipeStage stage, std::int64_t rooms) {
    stage.set("rooms", Range{Decimal::of(rooms), Decimal::of(rooms)});
    return stage;
}

/// Few rooms, as large as the map has space for, and all that is placed in rooms.
std::vector<RecipeStage> largeRooms() {
    auto rooms = with(withRooms(generation::stageOf("rooms", "grow-rooms"), 3), "growths", 10'000);
    rooms.set("stop", Decimal::of(0));
    auto start = generation::stageOf("start", "start");
    start.set("way", std::string("farthest-room"));
    return {rooms,
            generation::stageOf("halls", "straight-halls"),
            generation::stageOf("walls", "walls"),
            generation::stageOf("boss", "store-and-boss"),
            start,
            with(generation::stageOf("enemies", "enemies"), "depth", 100),
            with(generation::stageOf("lamps", "lamps"), "rooms-for-lamp", 1),
            generation::stageOf("coins", "coins")};
}

/// One zone as large as the map, in which floor fits only between the pins.
std::vector<RecipeStage> amongPins() {
    return {withRooms(generation::stageOf("rooms", "partition-rooms"), 1), generation::stageOf("walls", "walls"),
            generation::stageOf("start", "start")};
}

Level blank() { return {.tiles = Grid(largest)}; }
/// Pinned walls on every fifth row and column: a floor of two cells a side just fits between them.
Level lattice() {
    Level base = blank();
    BitGrid mask(largest);
    for (std::int32_t y = 0; y < largest.height; ++y)
        for (std::int32_t x = 0; x < largest.width; ++x) {
            if (x % 5 != 0 && y % 5 != 0) continue;
            base.tiles.set({x, y}, Tile::Wall);
            mask.set({x, y});
        }
    base.pinned.write() = std::move(mask);
    return base;
}

void longestWaitOver(benchmark::State& state, const std::vector<RecipeStage>& stages, const Level& base) {
    generation::GenerateRequest request;
    request.recipe.name = "bench";
    request.recipe.stages = stages;
    request.size = base.size();
    request.base = &base;
    longestWait(state, stages,
                [&](std::uint64_t seed, generation::Workspace& workspace, generation::Feedback& feedback) {
                    request.recipe.seed = seed;
                    return generation::generate(request, generation::builtInStages(), workspace, &feedback);
                });
}

void add(const std::string& name, const std::function<void(benchmark::State&)>& run) {
    benchmark::RegisterBenchmark(("stop/" + name).c_str(), run)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(3)
        ->Repetitions(1);
}

void addRecipe(const generation::RecipeInfo& recipe, Size size) {
    add(std::string(recipe.name) + "/" + std::to_string(size.width), [&recipe, size](benchmark::State& state) {
        longestWait(state, recipe.stages,
                    [&](std::uint64_t seed, generation::Workspace& workspace, generation::Feedback& feedback) {
                        return generation::generateWorld(recipe.withSeed(seed), size, workspace, &feedback);
                    });
    });
}

const bool registered = [] {
    for (const auto& recipe : generation::builtInRecipes()) {
        addRecipe(recipe, {1024, 1024});
        addRecipe(recipe, largest);
    }
    add("large-rooms/4096", [](benchmark::State& state) { longestWaitOver(state, largeRooms(), blank()); });
    add("among-pins/4096", [](benchmark::State& state) { longestWaitOver(state, amongPins(), lattice()); });
    return true;
}();

} // namespace

#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/proof/proof.h"
#include "tests/bench/processor_time.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <vector>

using namespace delve;

namespace {

std::vector<std::shared_ptr<const World>> worldsOf(const std::string& recipe, Size size, std::uint64_t seeds) {
    generation::Workspace workspace;
    std::vector<std::shared_ptr<const World>> worlds;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        auto made =
            generation::generateWorld(generation::builtInRecipes().find(recipe)->withSeed(seed), size, workspace);
        if (made) worlds.push_back(std::make_shared<const World>(std::move(made->world)));
    }
    return worlds;
}

/// The mean of several seeds, since a fight that is lost is tried again.
void proofs(benchmark::State& state, const std::string& recipe, Size size, bool softLocks) {
    constexpr std::uint64_t seeds = 20;
    const auto worlds = worldsOf(recipe, size, size.area() > 100'000 ? 2 : seeds);
    std::size_t next = 0;
    for (auto _ : state) {
        const auto proof = play::prove(worlds[next++ % worlds.size()], {.softLocks = softLocks});
        if (!proof || proof->verdict != play::Verdict::Winnable) return state.SkipWithError("not won");
    }
}

/// Never stops, and measures the time between two questions whether to stop.
class Waiting : public generation::Feedback {
public:
    [[nodiscard]] bool stopped() const override {
        m_longest = std::max(m_longest, bench::processorTime() - m_last);
        m_last = bench::processorTime();
        return false;
    }
    [[nodiscard]] double longest() const { return m_longest; }

private:
    mutable double m_last = bench::processorTime();
    mutable double m_longest = 0;
};

void longestWait(benchmark::State& state, const std::string& recipe) {
    const auto worlds = worldsOf(recipe, {4096, 4096}, 1);
    double longest = std::numeric_limits<double>::infinity();
    for (auto _ : state) {
        const Waiting feedback;
        const auto proof = play::prove(worlds.front(), {.feedback = &feedback, .softLocks = true});
        (void)feedback.stopped();
        if (!proof) return state.SkipWithError("stopped");
        longest = std::min(longest, feedback.longest());
    }
    state.counters["LONGEST"] = longest;
}

const bool registered = [] {
    const auto add = [](const std::string& recipe, const std::string& name, Size size, bool softLocks = false) {
        const auto whole = std::string(softLocks ? "proof-and-soft-locks/" : "proof/") + recipe + "/" + name;
        benchmark::RegisterBenchmark(whole.c_str(), proofs, recipe, size, softLocks)->Unit(benchmark::kMillisecond);
    };
    for (const std::string recipe :
         {"grown-rooms", "spanning-halls", "rooms-and-mazes", "partition", "caves", "keep", "house"})
        add(recipe, "80x45", {81, 45}); // rooms-and-mazes takes odd sides only
    for (const std::string recipe : {"rooms-and-mazes", "partition", "caves", "keep", "depths"})
        add(recipe, "1024x1024", {1025, 1025});
    add("journey", "24 sites", {128, 96});
    for (const std::string recipe : {"keep", "grown-rooms"}) add(recipe, "80x45", {81, 45}, true);
    add("journey", "24 sites", {128, 96}, true);
    for (const std::string recipe : {"caves", "grown-rooms"})
        benchmark::RegisterBenchmark(("stop/proof/" + recipe).c_str(), longestWait, recipe)
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1)
            ->Repetitions(1);
    return true;
}();

} // namespace

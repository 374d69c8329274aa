#include "generation/recipes/recipes.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <string>
#include <vector>

#include <time.h>

using namespace delve;

namespace {

/// The processor's time of this thread, so that what else runs on the machine does not count.
double milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// Never says stop, and measures how long it was not asked: so long somebody who stops has to wait.
class Waiting : public Feedback {
public:
    explicit Waiting(std::size_t stages) : m_longest(stages + 1) {}

    [[nodiscard]] bool stopped() const override {
        const double waited = milliseconds() - m_last;
        // The progress counts the stages that are through, in thousandths of them all, rounded down.
        const auto through = (static_cast<std::size_t>(progress()) * (m_longest.size() - 1) + 999) / 1000;
        m_longest[through] = std::max(m_longest[through], waited);
        m_last = milliseconds();
        return false;
    }
    void begin() { m_last = milliseconds(); }
    /// In milliseconds, in each stage; the last is what the pipeline does after them.
    [[nodiscard]] const std::vector<double>& longest() const { return m_longest; }

private:
    mutable double m_last = 0;
    mutable std::vector<double> m_longest;
};

/// The longest time between two questions whether to stop, in milliseconds, in all runs and in each stage.
void longestWait(benchmark::State& state, const RecipeInfo& recipe, Size size) {
    Workspace workspace;
    Waiting feedback(recipe.stages.size());
    std::uint64_t seed = 0;
    for (auto _ : state) {
        feedback.progress(0);
        feedback.begin();
        auto made = generateWorld(recipe.withSeed(++seed), size, workspace, &feedback);
        (void)feedback.stopped();
        if (!made) return state.SkipWithError(inEnglish(made.failure().message).c_str());
    }
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) state.counters[recipe.stages[i].id] = feedback.longest()[i];
    state.counters["guarantees"] = feedback.longest().back();
    state.counters["LONGEST"] = std::ranges::max(feedback.longest());
}

const bool registered = [] {
    for (const auto& recipe : allRecipes())
        for (const Size size : {Size{1024, 1024}, Size{4096, 4096}}) {
            const auto name = "stop/" + std::string(recipe.name) + "/" + std::to_string(size.width);
            const auto run = [&recipe, size](benchmark::State& state) { longestWait(state, recipe, size); };
            benchmark::RegisterBenchmark(name.c_str(), run)->Unit(benchmark::kMillisecond)->Iterations(3);
        }
    return true;
}();

} // namespace

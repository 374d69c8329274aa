#include "editor/drawing/first_person.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/rules/step.h"
#include "tests/bench/report/reporter.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>

using namespace delve;

namespace {

constexpr QSize pictureSize(1280, 720);

play::Game played(const char* recipe) {
    generation::Workspace workspace;
    auto made = generation::generateWorld(generation::builtInRecipes().find(recipe)->withSeed(7), {80, 45}, workspace);
    return std::move(*play::startGame(std::make_shared<const World>(std::move(made->world)), 7));
}

/// A random walk through the level, with a turn and a half step between two pictures.
void frames(benchmark::State& state, const char* recipe, bool lights) {
    play::Game game = played(recipe);
    editor::FirstPerson view;
    Stream random(1);
    editor::Eye before = editor::eyeOf(game.players[0]);
    std::int64_t cells = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const auto direction = static_cast<Direction>(random.below(4));
        const auto command =
            game.mode == play::Mode::Walking ? play::Command::move(0, direction) : play::Command::back();
        auto next = play::step(game, command).game;
        if (!next.over()) game = std::move(next);
        const editor::Eye now = editor::eyeOf(game.players[0]);
        const editor::Eye eye =
            steps({0, 0}, {static_cast<int>(now.x - before.x), static_cast<int>(now.y - before.y)}) > 1
                ? now
                : editor::between(before, now, 0.5);
        before = now;
        state.ResumeTiming();
        benchmark::DoNotOptimize(view.draw(game, 0, eye, lights, pictureSize).constBits());
        cells += static_cast<std::int64_t>(view.drawn().size());
    }
    state.counters["cells"] = benchmark::Counter(static_cast<double>(cells), benchmark::Counter::kAvgIterations);
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    for (const char* recipe : {"grown-rooms", "spanning-halls", "caves", "depths", "town", "journey"})
        for (const bool lights : {true, false})
            benchmark::RegisterBenchmark(
                (std::string("first person/") + recipe + (lights ? "" : " in the dark")).c_str(),
                [recipe, lights](benchmark::State& state) { frames(state, recipe, lights); })
                ->Unit(benchmark::kMillisecond);
    return delve::bench::runBenchmarks(argc, argv, "first_person.json");
}

#include "generation/recipes/recipes.h"
#include "playtest/rules/step.h"
#include "playtest/shell/saved_game.h"
#include "playtest/sight/sight.h"
#include "tests/bench/bench_maps.h"

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace delve;

namespace {

World made(std::string_view recipe, Size size, std::uint64_t seed) {
    Workspace workspace;
    auto world = generateWorld(findRecipe(recipe)->withSeed(seed), size, workspace);
    return world ? std::move(world->world) : World{};
}

/// From every walkable cell in turn, so that no branch is learnt by heart.
void lookFromEverywhere(benchmark::State& state, const BitGrid& open, std::int32_t radius) {
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < open.size().height; ++y)
        for (std::int32_t x = 0; x < open.size().width; ++x)
            if (open.at({x, y})) cells.push_back({x, y});
    Stream random(1);
    random.shuffle(std::span(cells));
    Sight sight;
    SeenCells seen;
    std::size_t next = 0;
    for (auto _ : state) {
        sight.look(open, cells[next], radius, seen);
        benchmark::DoNotOptimize(seen);
        next = next + 1 < cells.size() ? next + 1 : 0;
    }
}

void sightInRooms(benchmark::State& state) {
    auto world = std::make_shared<const World>(made("grown-rooms", {80, 50}, 7));
    lookFromEverywhere(state, groundOf(world)->levels[0].seeThrough, 10);
}
BENCHMARK(sightInRooms)->Name("sight/rooms 80x50 radius 10")->Unit(benchmark::kMicrosecond);

void sightInTheOpen(benchmark::State& state) {
    BitGrid open({400, 400});
    for (std::int32_t y = 0; y < 400; ++y) open.setRun(y, 0, 400);
    lookFromEverywhere(state, open, 50);
}
BENCHMARK(sightInTheOpen)->Name("sight/open radius 50")->Unit(benchmark::kMicrosecond);

/// A level of 80 x 45 with 30 enemies that do not wait to be found.
World crowded() {
    World world = made("spanning-halls", {80, 45}, 7);
    auto& level = world.levels[0];
    std::erase_if(level.things.write(), [](const Thing& thing) { return thing.kind == ThingKind::Enemy; });
    Stream random(3);
    const auto ground = groundOf(std::make_shared<const World>(world));
    for (int placed = 0; placed < 30;) {
        const Cell cell{static_cast<std::int32_t>(random.below(80)), static_cast<std::int32_t>(random.below(45))};
        if (!ground->levels[0].walkable.at(cell) || !ground->levels[0].thingsAt(cell).empty()) continue;
        Thing enemy;
        enemy.kind = ThingKind::Enemy;
        enemy.at = cell;
        enemy.id = bornAt("enemy", cell);
        if (std::ranges::find(*level.things, enemy.id, &Thing::id) != level.things->end()) continue;
        level.things.write().push_back(std::move(enemy));
        ++placed;
    }
    for (auto& kind : world.tables.enemies.write()) {
        kind.speed = 10;
        kind.strength = 0; // so that the game goes on
    }
    return world;
}

/// Only steps in which time passes and all enemies come by the shortest path: where one reaches the player, the game
/// begins anew. `keep`: the game before stays, as for stepping back, so that what changes is copied.
void steps(benchmark::State& state, bool keep) {
    auto game = startGame(std::make_shared<const World>(crowded()), 1);
    if (!game) return state.SkipWithError(inEnglish(game.failure().message).c_str());
    for (auto& enemy : game->enemies.write()) enemy.hunting = true;
    Game now = *game;
    Stream random(5);
    std::int64_t hunters = 0;
    for (auto _ : state) {
        const auto command = Command::move(0, static_cast<Direction>(random.below(4)));
        auto turned = keep ? step(now, command) : step(std::move(now), command);
        now = std::move(turned.game);
        hunters += std::ranges::count(*now.enemies, true, &Enemy::hunting);
        if (now.mode != Mode::Walking) now = *game;
    }
    state.counters["hunting"] = benchmark::Counter(static_cast<double>(hunters), benchmark::Counter::kAvgIterations);
    state.counters["enemies"] = static_cast<double>(now.enemies->size());
}
BENCHMARK_CAPTURE(steps, handed over, false)->Name("step/80x45, 30 enemies")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(steps, kept, true)->Name("step/80x45, 30 enemies, kept")->Unit(benchmark::kMicrosecond);

void save(benchmark::State& state) {
    auto shell = Shell::inPlay(std::make_shared<const World>(crowded()), 1);
    for (auto _ : state) benchmark::DoNotOptimize(savedGameText(*shell));
}
BENCHMARK(save)->Name("save/80x45")->Unit(benchmark::kMillisecond);

void load(benchmark::State& state) {
    auto shell = Shell::inPlay(std::make_shared<const World>(crowded()), 1);
    const auto text = savedGameText(*shell);
    for (auto _ : state) benchmark::DoNotOptimize(readSavedGame(text).ok());
}
BENCHMARK(load)->Name("load/80x45")->Unit(benchmark::kMillisecond);

Shell large() { return *Shell::inPlay(std::make_shared<const World>(made("caves", {1024, 1024}, 7)), 1); }

/// All that saving by itself takes of whoever plays: the rest happens on a thread of its own.
void handOver(benchmark::State& state) {
    const Shell shell = large();
    for (auto _ : state) benchmark::DoNotOptimize(Shell(shell));
}
BENCHMARK(handOver)->Name("hand over what saves itself/1024x1024")->Unit(benchmark::kMicrosecond);

void saveLarge(benchmark::State& state) {
    const Shell shell = large();
    for (auto _ : state) benchmark::DoNotOptimize(savedGameText(shell));
}
BENCHMARK(saveLarge)->Name("save/1024x1024")->Unit(benchmark::kMillisecond);

void loadLarge(benchmark::State& state) {
    const auto text = savedGameText(large());
    for (auto _ : state) benchmark::DoNotOptimize(readSavedGame(text).ok());
}
BENCHMARK(loadLarge)->Name("load/1024x1024")->Unit(benchmark::kMillisecond);

} // namespace

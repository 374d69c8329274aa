#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/rules/step.h"
#include "playtest/shell/saved_game.h"
#include "playtest/sight/sight.h"
#include "tests/bench/bench_maps.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

using namespace delve;

namespace {

World made(std::string_view recipe, Size size, std::uint64_t seed) {
    generation::Workspace workspace;
    auto world = generation::generateWorld(generation::builtInRecipes().find(recipe)->withSeed(seed), size, workspace);
    return world ? std::move(world->world) : World{};
}

/// Looks from every walkable cell in random order, so that the processor cannot learn the branches.
void lookFromEverywhere(benchmark::State& state, const BitGrid& open, std::int32_t radius) {
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < open.size().height; ++y)
        for (std::int32_t x = 0; x < open.size().width; ++x)
            if (open.at({x, y})) cells.push_back({x, y});
    Stream random(1);
    random.shuffle(std::span(cells));
    play::Sight sight;
    play::SeenCells seen;
    std::size_t next = 0;
    for (auto _ : state) {
        sight.look(open, cells[next], radius, seen);
        benchmark::DoNotOptimize(seen);
        next = next + 1 < cells.size() ? next + 1 : 0;
    }
}

void sightInRooms(benchmark::State& state) {
    auto world = std::make_shared<const World>(made("grown-rooms", {80, 50}, 7));
    lookFromEverywhere(state, play::preparedWorldOf(world)->levels[0].seeThrough, 10);
}
BENCHMARK(sightInRooms)->Name("sight/rooms 80x50 radius 10")->Unit(benchmark::kMicrosecond);

void sightInTheOpen(benchmark::State& state) {
    BitGrid open({400, 400});
    for (std::int32_t y = 0; y < 400; ++y) open.setRun(y, 0, 400);
    lookFromEverywhere(state, open, 50);
}
BENCHMARK(sightInTheOpen)->Name("sight/open radius 50")->Unit(benchmark::kMicrosecond);

/// A level of 80 x 45 with 30 fast, harmless enemies.
World crowded() {
    World world = made("spanning-halls", {80, 45}, 7);
    auto& level = world.levels[0];
    std::erase_if(level.things.write(), [](const Thing& thing) { return thing.kind == ThingKind::Enemy; });
    Stream random(3);
    const auto ground = play::preparedWorldOf(std::make_shared<const World>(world));
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

/// Only steps in which time passes and all enemies hunt by the shortest path: when one reaches the player, the game
/// restarts. `keep`: the previous game is kept, as for stepping back, so that changed parts are copied.
void steps(benchmark::State& state, bool keep) {
    auto game = play::startGame(std::make_shared<const World>(crowded()), 1);
    if (!game) return state.SkipWithError(inEnglish(game.failure().message).c_str());
    for (std::size_t i = 0; i < game->enemies.size(); ++i) game->enemies.write(i).hunting = true;
    play::Game now = *game;
    Stream random(5);
    std::int64_t hunters = 0;
    for (auto _ : state) {
        const auto command = play::Command::move(0, static_cast<Direction>(random.below(4)));
        auto result = keep ? play::step(now, command) : play::step(std::move(now), command);
        now = std::move(result.game);
        hunters += std::ranges::count(now.enemies, true, &play::Enemy::hunting);
        if (now.mode != play::Mode::Walking) now = *game;
    }
    state.counters["hunting"] = benchmark::Counter(static_cast<double>(hunters), benchmark::Counter::kAvgIterations);
    state.counters["enemies"] = static_cast<double>(now.enemies.size());
}
BENCHMARK_CAPTURE(steps, handed over, false)->Name("step/80x45, 30 enemies")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(steps, kept, true)->Name("step/80x45, 30 enemies, kept")->Unit(benchmark::kMicrosecond);

/// A repeated pattern of pillars, with coins among them and neither enemies nor an exit, so that a large map differs
/// from a small one only in size.
World wild(Size size) {
    const Size patch{80, 45};
    const BitGrid open = bench::noise(patch, 850);
    World world;
    world.rules.write().objective = "collect";
    world.rules.write().enemies = false;
    auto& level = world.levels.emplace_back();
    level.id = "wild";
    level.tiles = Grid(size, Tile::Wall);
    for (std::int32_t y = 1; y + 1 < size.height; ++y)
        for (std::int32_t x = 1; x + 1 < size.width; ++x)
            if (open.at({x % patch.width, y % patch.height})) level.tiles.set({x, y}, Tile::Floor);
    const Cell middle = wholeOf(size).centre();
    Thing start{bornAt("start", middle), ThingKind::Start, middle, {}, {}, {}};
    start.fields.set("player", Decimal::of(1));
    level.tiles.set(middle, Tile::Floor);
    level.things.write().push_back(std::move(start));
    for (std::int32_t y = 2; y + 1 < size.height; y += 11)
        for (std::int32_t x = 2 + y % 13; x + 1 < size.width; x += 13)
            if (const Cell cell{x, y}; level.tiles.at(cell) == Tile::Floor && cell != middle)
                level.things.write().push_back({bornAt("coin", cell), ThingKind::Coin, cell, {}, {}, {}});
    return world;
}

play::Game begunInTheWild(Size size) { return *play::startGame(std::make_shared<const World>(wild(size)), 1); }

/// Made once, because it takes longer than the measured work.
const play::Game& begunInTheLargeWild() {
    static const play::Game game = begunInTheWild({4096, 4096});
    return game;
}

/// Walks 256 steps away, keeping each game, then restarts from the beginning.
class KeptWalk {
public:
    static constexpr std::size_t length = 256;

    explicit KeptWalk(const play::Game& first) : m_first(first) { begin(); }

    void step() {
        if (m_kept.size() > length) begin();
        if (m_random.chance(1, 8)) m_way = static_cast<Direction>(m_random.below(4));
        m_kept.push_back(play::step(m_kept.back(), play::Command::move(0, m_way)).game);
    }
    [[nodiscard]] std::size_t bytes() const {
        std::size_t all = m_kept.size() * (sizeof(play::Game) + sizeof(play::Player));
        for (std::size_t i = 1; i < m_kept.size(); ++i) all += play::unshared(m_kept[i], m_kept[i - 1]).bytes;
        return all;
    }

private:
    void begin() {
        m_kept.assign(1, m_first);
        m_random = Stream(5);
    }

    play::Game m_first;
    std::vector<play::Game> m_kept;
    Stream m_random{5};
    Direction m_way = Direction::East;
};

void keptSteps(benchmark::State& state) {
    KeptWalk walk(begunInTheWild({80, 45}));
    for (auto _ : state) walk.step();
}
BENCHMARK(keptSteps)->Name("step/80x45, no enemies, kept")->Unit(benchmark::kMicrosecond);

/// The quickest of some walks, in milliseconds a step.
double timeOfSteps(KeptWalk& walk) {
    double best = 1e9;
    for (int i = 0; i < 40; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        for (std::size_t step = 0; step < KeptWalk::length; ++step) walk.step();
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        best = std::min(best, took.count() / static_cast<double>(KeptWalk::length));
    }
    return best;
}

/// Target: at most one and a half times a step on a small map, which is measured here, too.
void keptStepsOnALargeMap(benchmark::State& state) {
    KeptWalk small(begunInTheWild({80, 45}));
    KeptWalk large(begunInTheLargeWild());
    const auto before = timeOfSteps(small);
    for (auto _ : state) large.step();
    state.counters["asked"] = 1.5 * std::min(before, timeOfSteps(small));
    state.counters["quickest"] = timeOfSteps(large);
}
BENCHMARK(keptStepsOnALargeMap)->Name("step/4096x4096, no enemies, kept")->Unit(benchmark::kMicrosecond);

void keepGames(benchmark::State& state) {
    KeptWalk walk(begunInTheLargeWild());
    for (auto _ : state)
        for (std::size_t step = 0; step < KeptWalk::length; ++step) walk.step();
    state.counters["MiB"] = static_cast<double>(walk.bytes()) / (1U << 20U);
}
BENCHMARK(keepGames)->Name("keep 256 games, MiB/4096x4096")->Unit(benchmark::kMillisecond);

void keys(benchmark::State& state, bool asked) {
    auto game = begunInTheWild({80, 45});
    (void)play::keyOf(game); // the key of the world is computed once
    Stream random(5);
    for (auto _ : state) {
        game = play::step(std::move(game), play::Command::move(0, static_cast<Direction>(random.below(4)))).game;
        if (asked) benchmark::DoNotOptimize(play::keyOf(game));
    }
}
BENCHMARK_CAPTURE(keys, asked, true)->Name("step and keyOf/80x45, no enemies")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(keys, unasked, false)->Name("step/80x45, no enemies")->Unit(benchmark::kMicrosecond);

void save(benchmark::State& state) {
    auto shell = play::Shell::inPlay(std::make_shared<const World>(crowded()), 1);
    for (auto _ : state) benchmark::DoNotOptimize(play::savedGameText(*shell));
}
BENCHMARK(save)->Name("save/80x45")->Unit(benchmark::kMillisecond);

void load(benchmark::State& state) {
    auto shell = play::Shell::inPlay(std::make_shared<const World>(crowded()), 1);
    const auto text = play::savedGameText(*shell);
    for (auto _ : state) benchmark::DoNotOptimize(play::readSavedGame(text).ok());
}
BENCHMARK(load)->Name("load/80x45")->Unit(benchmark::kMillisecond);

play::Shell large() { return *play::Shell::inPlay(std::make_shared<const World>(made("caves", {1024, 1024}, 7)), 1); }

/// The cost of an autosave on the player's thread: the rest happens in the background.
void handOver(benchmark::State& state) {
    const play::Shell shell = large();
    for (auto _ : state) benchmark::DoNotOptimize(play::Shell(shell));
}
BENCHMARK(handOver)->Name("hand over what saves itself/1024x1024")->Unit(benchmark::kMicrosecond);

void saveLarge(benchmark::State& state) {
    const play::Shell shell = large();
    for (auto _ : state) benchmark::DoNotOptimize(play::savedGameText(shell));
}
BENCHMARK(saveLarge)->Name("save/1024x1024")->Unit(benchmark::kMillisecond);

void loadLarge(benchmark::State& state) {
    const auto text = play::savedGameText(large());
    for (auto _ : state) benchmark::DoNotOptimize(play::readSavedGame(text).ok());
}
BENCHMARK(loadLarge)->Name("load/1024x1024")->Unit(benchmark::kMillisecond);

} // namespace

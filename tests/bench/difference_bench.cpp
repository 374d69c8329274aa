#include "generation/difference/world_difference.h"
#include "generation/pipeline/workspace.h"
#include "generation/random/stream.h"
#include "generation/recipes/recipes.h"

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace delve;

namespace {

constexpr Size large{4096, 4096};

/// A map as the recipe makes it, with all its rooms, halls and things; made once.
const World& map() {
    static const World world = [] {
        generation::Workspace workspace;
        auto made =
            generation::generateWorld(generation::builtInRecipes().find("grown-rooms")->withSeed(7), large, workspace);
        return made ? std::move(made->world) : World();
    }();
    return world;
}

/// 900 cells and 100 things, all over the map.
World changed(World world) {
    auto& level = world.levels[0];
    Stream random(1);
    for (int i = 0; i < 900; ++i) {
        const auto x = static_cast<std::int32_t>(random.below(4096));
        const auto y = static_cast<std::int32_t>(random.below(4096));
        level.tiles.set({x, y}, level.tiles.at({x, y}) == Tile::Water ? Tile::Grass : Tile::Water);
    }
    auto& things = level.things.write();
    for (std::size_t i = 0; i < 100; ++i) ++things[i * things.size() / 100].at.x;
    return world;
}

/// The world as if read from another file, so that the two share no memory.
World sharingNothing(World world) {
    auto& level = world.levels[0];
    level.tiles = Grid::fromRows(level.size(), level.tiles.rows());
    level.rooms = std::vector(*level.rooms);
    level.links = std::vector(*level.links);
    level.halls = std::vector(*level.halls);
    level.things = std::vector(*level.things);
    return world;
}

void compare(benchmark::State& state, bool shared) {
    if (map().levels.empty()) return state.SkipWithError("no map");
    const World after = shared ? changed(map()) : sharingNothing(changed(map()));
    generation::DifferenceCost cost;
    for (auto _ : state) {
        cost = {};
        benchmark::DoNotOptimize(generation::difference(map(), after, &cost).empty());
    }
    state.counters["chunks"] = static_cast<double>(cost.chunks);
}
BENCHMARK_CAPTURE(compare, shared, true)->Name("difference/1000 changes/4096")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compare, alone, false)
    ->Name("difference/1000 changes, two files/4096")
    ->Unit(benchmark::kMillisecond);

} // namespace

#include "playtest/rules/ground.h"

#include "generation/level/delve/order.h"
#include "generation/level/tile_cells.h"
#include "playtest/rules/numbers.h"

#include <algorithm>

namespace delve {
namespace {

std::int32_t radiusOf(const Thing& lamp) {
    constexpr std::int32_t usual = 5;
    const auto* value = lamp.fields.find("radius");
    const auto* radius = value ? std::get_if<Decimal>(value) : nullptr;
    return radius ? static_cast<std::int32_t>(std::clamp<std::int64_t>(radius->floor(), 1, 64)) : usual;
}

void readTiles(const Level& level, const TileCatalogue& tiles, LevelGround& ground) {
    ground.walkable = walkableCells(level.tiles, tiles);
    ground.seeThrough.reset(level.size());
    forEachCellWhere(
        level.tiles, [&](Tile tile) { return tiles.seeThrough(tile); },
        [&](Cell cell) { ground.seeThrough.set(cell); });
}

void readThings(const Level& level, LevelGround& ground) {
    const auto& things = *level.things;
    for (std::uint32_t i = 0; i < things.size(); ++i) {
        ground.thingsByCell.emplace_back(things[i].at, i);
        if (things[i].kind == ThingKind::Flower) ++ground.flowers;
        if (things[i].kind == ThingKind::Lamp) ground.lamps.push_back({things[i].at, radiusOf(things[i])});
    }
    std::ranges::sort(ground.thingsByCell);
}

/// Games name things by their numbers, and have to find the same ones when they come back from a file.
std::shared_ptr<const World> inFileOrder(const World& world) {
    auto sorted = std::make_shared<World>(world);
    for (auto& level : sorted->levels) level = inFileOrder(level);
    return sorted;
}

} // namespace

std::optional<Place> placeOfStart(const World& world, std::int64_t player) {
    for (std::uint32_t i = 0; i < world.levels.size(); ++i)
        if (const auto* const start = startOf(*world.levels[i].things, player)) return Place{i, start->at};
    return {};
}

std::uint32_t homeOf(const World& world) {
    const auto start = placeOfStart(world, 1);
    return start ? start->level : 0;
}

std::span<const std::pair<Cell, std::uint32_t>> LevelGround::thingsAt(Cell cell) const {
    const auto first = std::ranges::lower_bound(thingsByCell, cell, {}, &std::pair<Cell, std::uint32_t>::first);
    auto last = first;
    while (last != thingsByCell.end() && last->first == cell) ++last;
    return {first, last};
}

std::shared_ptr<const Ground> groundOf(std::shared_ptr<const World> asGiven) {
    const auto world = inFileOrder(*asGiven);
    auto ground = std::make_shared<Ground>();
    ground->levels.resize(world->levels.size());
    for (std::size_t i = 0; i < world->levels.size(); ++i) {
        readTiles(world->levels[i], world->tiles, ground->levels[i]);
        readThings(world->levels[i], ground->levels[i]);
        ground->flowers += ground->levels[i].flowers;
    }
    // Whoever is farther away than an enemy hunts would be lost again at once.
    for (const auto& enemy : *world->tables.enemies)
        ground->farthestEnemySight =
            std::max(ground->farthestEnemySight,
                     static_cast<std::int32_t>(std::min<std::int64_t>(enemy.sight, playNumbers.hunt)));
    ground->home = homeOf(*world);
    ground->places = std::make_unique<const LevelPlaces>(*world);
    ground->world = world;
    return ground;
}

} // namespace delve

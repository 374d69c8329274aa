#pragma once

#include "generation/level/rules.h"
#include "generation/level/world.h"
#include "generation/random/stream.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// Worlds that a file may hold and nobody would draw: many of something, or anything anywhere.
namespace delve::test {

/// A world of one level of this size, all of one tile, to be left by a golden exit.
inline World wholeOfTile(Size size, Tile tile) {
    World world;
    world.rules.write().objective = "exit";
    auto& level = world.levels.emplace_back();
    level.id = "level";
    level.tiles = Grid(size, tile);
    return world;
}

/// Many things at once, without a look at the ids that are taken.
class ThingsToAdd {
public:
    Thing& add(ThingKind kind, Cell at) {
        Thing thing;
        thing.id = std::to_string(m_things.size());
        thing.kind = kind;
        thing.at = at;
        return m_things.emplace_back(std::move(thing));
    }
    void addTo(Level& level) { level.things.write() = std::move(m_things); }

private:
    std::vector<Thing> m_things;
};

/// 10,000 cells with walls around each, and a portal on each of them that leads to the next one, round and round.
inline World portalsInACircle() {
    constexpr std::int32_t side = 100;
    World world = wholeOfTile({2 * side + 1, 2 * side + 1}, Tile::Wall);
    Level& level = world.levels[0];
    const auto cellOf = [](std::int32_t number) {
        const auto place = number % (side * side);
        return Cell{1 + 2 * (place % side), 1 + 2 * (place / side)};
    };
    ThingsToAdd things;
    things.add(ThingKind::Start, cellOf(0));
    for (std::int32_t i = 0; i < side * side; ++i) {
        level.tiles.set(cellOf(i), Tile::Floor);
        things.add(ThingKind::Portal, cellOf(i)).fields.set("cell", cellOf(i + 1));
    }
    things.addTo(level);
    level.tiles.set({0, 3}, Tile::GoldenExit);
    return world;
}

/// A hall with so many locks, each of a colour of its own; with `keys`, each has its key before it.
inline World locksInARow(std::int32_t count, bool keys) {
    World world = wholeOfTile({4 + 2 * count, 3}, Tile::Wall);
    Level& level = world.levels[0];
    for (std::int32_t x = 1; x < 3 + 2 * count; ++x) level.tiles.set({x, 1}, Tile::Floor);
    level.tiles.set({3 + 2 * count, 1}, Tile::GoldenExit);
    ThingsToAdd things;
    things.add(ThingKind::Start, {1, 1});
    for (std::int32_t i = 0; i < count; ++i) {
        const auto part = static_cast<std::uint8_t>(i & 255);
        const Colour colour{part, static_cast<std::uint8_t>(i >> 8), 1};
        if (keys) things.add(ThingKind::Key, {2 + 2 * i, 1}).fields.set("colour", colour);
        things.add(ThingKind::Lock, {3 + 2 * i, 1}).fields.set("colour", colour);
    }
    things.addTo(level);
    return world;
}

/// Two levels of all tiles and all things anywhere, one below the other.
inline World noise(std::uint64_t seed, std::int32_t side) {
    Stream random(seed);
    World world = wholeOfTile({side, side}, Tile::Floor);
    world.levels.push_back(std::as_const(world).levels[0]);
    world.levels[0].properties.set("below", Reference{"cellar"});
    world.levels[1].id = "cellar";
    const auto tiles = world.tiles.all();
    const auto coordinate = [&random, side] {
        return static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(side)));
    };
    for (std::size_t number = 0; number < world.levels.size(); ++number) {
        Level& level = world.levels[number];
        for (std::int32_t y = 0; y < side; ++y)
            for (std::int32_t x = 0; x < side; ++x)
                level.tiles.set({x, y}, tiles[static_cast<std::size_t>(random.below(tiles.size()))]);
        ThingsToAdd things;
        for (std::int32_t i = 0; i < 3 * side; ++i) {
            const auto kind = thingKinds()[static_cast<std::size_t>(random.below(thingKinds().size()))].kind;
            const auto x = coordinate();
            const auto y = coordinate();
            Thing& thing = things.add(kind, {x, y});
            if (kind != ThingKind::Portal) continue;
            thing.fields.set("level", Reference{random.below(3) == 0 ? "level" : "cellar"});
            if (random.below(2) == 0) thing.fields.set("cell", Cell{y, x});
        }
        things.addTo(level);
    }
    return world;
}

} // namespace delve::test

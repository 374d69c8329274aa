#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/level_places.h"
#include "generation/level/world.h"
#include "playtest/rules/pieces.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// A world made ready to be played: what every step asks for, found out once. Shared by all games on that world, and
/// never changed.
namespace delve {

struct Lamp {
    Cell at;
    std::int32_t radius = 0;
};

/// One level of it.
struct LevelGround {
    BitGrid walkable;   ///< by its tiles alone
    BitGrid seeThrough; ///< likewise
    std::vector<Lamp> lamps;
    /// Every thing of the level by its cell: row by row, then in the order of the level.
    std::vector<std::pair<Cell, std::uint32_t>> thingsByCell;
    std::int64_t flowers = 0;

    /// The numbers of the things on a cell.
    [[nodiscard]] std::span<const std::pair<Cell, std::uint32_t>> thingsAt(Cell cell) const;
};

struct Ground {
    std::shared_ptr<const World> world; ///< with its lists in the order of a file
    std::unique_ptr<const LevelPlaces> places; ///< of its levels by their ids: portals name them so
    std::vector<LevelGround> levels;
    std::uint32_t home = 0;   ///< the level on which player one starts: in a journey, the one with the roads
    std::int64_t flowers = 0; ///< in the whole world
    std::int32_t farthestEnemySight = 0;

    [[nodiscard]] const Level& level(std::uint32_t number) const { return world->levels[number]; }
};

/// Where this player starts: on the first level that has a start of theirs. Nothing where there is none.
[[nodiscard]] std::optional<Place> placeOfStart(const World& world, std::int64_t player);
/// The level on which player one starts; the first where there is no start.
[[nodiscard]] std::uint32_t homeOf(const World& world);

[[nodiscard]] std::shared_ptr<const Ground> groundOf(std::shared_ptr<const World> world);

} // namespace delve

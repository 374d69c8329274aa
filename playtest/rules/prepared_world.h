#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/level_places.h"
#include "generation/level/world.h"
#include "playtest/rules/declarations.h"
#include "playtest/rules/pieces.h"
#include "playtest/state/cached_key.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// A world prepared for play: what every step asks for, computed once. Shared by all games on that world, and never
/// changed.
namespace delve::play {

struct Lamp {
    Cell at;
    std::int32_t radius = 0;
};

/// One level of it.
struct PreparedLevel {
    BitGrid walkable;          ///< by its tiles alone
    BitGrid seeThrough;        ///< likewise
    std::int64_t toWalkOn = 0; ///< how many cells can be walked on
    BitGrid openBetweenLocks;  ///< walkable, unless a lock, a barrier, a secret door or a ledge is there; empty where
                               ///< there is none of them
    BitGrid odd;               ///< ledges, secret doors, chasms that lead down; empty where there is none of them
    std::vector<Cell> ledges;  ///< row by row, as are the next two
    std::vector<Cell> secretDoors;
    std::vector<Cell> chasms;           ///< that lead to the level below
    std::optional<std::uint32_t> below; ///< that level
    std::optional<Cell> landing;        ///< where those land on this level who find no ground near; see landingOf()
    std::vector<Lamp> lamps;            ///< by the block of cells in which they hang, row by row
    /// Every thing of the level by its cell: row by row, then in the order of the level.
    std::vector<std::pair<Cell, std::uint32_t>> thingsByCell;
    std::vector<std::uint32_t> rowStarts; ///< where in them each row of the map begins, and where the last one ends
    std::int64_t flowers = 0;
    bool hasEnemies = false; ///< a boss, or others where the rules have them
    bool hasEncounters = false;
    std::optional<Tile> deadly; ///< the first of its tiles that kills

    /// The numbers of the things on a cell.
    [[nodiscard]] std::span<const std::pair<Cell, std::uint32_t>> thingsAt(Cell cell) const {
        return thingsInRow(cell.y, cell.x, 1);
    }
    /// Those of a part of a row, from `x` on.
    [[nodiscard]] std::span<const std::pair<Cell, std::uint32_t>> thingsInRow(std::int32_t y, std::int32_t x,
                                                                              std::int32_t width) const;
    /// Calls visit(cell) for each cell of an area on which things are, row by row.
    template <class Visit>
    void forCellsWithThings(const Rect& area, const Visit& visit) const {
        for (auto y = area.y; y < area.bottom(); ++y) {
            std::optional<Cell> last;
            for (const auto& entry : thingsInRow(y, area.x, area.width)) {
                if (entry.first == last) continue;
                last = entry.first;
                visit(entry.first);
            }
        }
    }
    [[nodiscard]] bool isOdd(Cell cell) const { return odd.size().contains(cell) && odd.at(cell); }
    /// The cells that can be walked on in any direction before anybody has opened or found anything.
    [[nodiscard]] const BitGrid& openAtFirst() const {
        return openBetweenLocks.wordsPerRow() == 0 ? walkable : openBetweenLocks;
    }
    /// The lamps whose light can be seen from a cell, and a few others.
    [[nodiscard]] std::array<std::span<const Lamp>, 3> lampsNear(Cell cell) const;
};

struct PreparedWorld {
    std::shared_ptr<const World> world;        ///< with its lists in file order
    std::unique_ptr<const LevelPlaces> places; ///< of its levels by their ids: portals name them so
    std::vector<PreparedLevel> levels;
    std::uint32_t home = 0;   ///< the level on which player one starts: in a journey, the one with the roads
    std::int64_t flowers = 0; ///< in the whole world
    std::int32_t farthestEnemySight = 0;
    bool mayHaveFights = false;               ///< there are enemies, or encounters with an outcome that is a fight
    Declarations declarations;                ///< among which the objective of the world was found
    const ObjectiveInfo* objective = nullptr; ///< null: no game can be played (see chosenObjective)
    Properties options;                       ///< of the objective

    [[nodiscard]] const Level& level(std::uint32_t number) const { return world->levels[number]; }
    /// Equal for worlds whose files are equal. The first call takes as long as writing such a file.
    [[nodiscard]] Key128 key() const;

private:
    CachedKey m_key;
};

/// Where somebody lands who jumps into this chasm of a level: on the nearest open cell below it, the first of equals
/// row by row; where none is near, at the start there, or else on the first open cell. Nothing if there is none.
[[nodiscard]] std::optional<Place> landingOf(const PreparedWorld& prepared, const Place& chasm);

/// Where this player starts: on the first level with a start of theirs. Nothing if there is none.
[[nodiscard]] std::optional<Place> placeOfStart(const World& world, std::int64_t player);
/// The level on which player one starts; the first where there is no start.
[[nodiscard]] std::uint32_t homeOf(const World& world);

[[nodiscard]] std::shared_ptr<const PreparedWorld>
preparedWorldOf(std::shared_ptr<const World> world, const Declarations& declarations = builtInDeclarations());

} // namespace delve::play

#pragma once

#include "generation/difference/level_difference.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/world.h"

/// What differs between two worlds, as a value that can be shown, taken over in parts, and merged. It is empty for
/// worlds of which a file would hold the same: lists that a file sorts may lie in any order.
namespace delve::generation {

struct TablesDifference {
    ListDifference<EnemyKind> enemies;
    ListDifference<Goods> goods;
    ListDifference<Encounter> encounters;

    [[nodiscard]] bool empty() const { return enemies.empty() && goods.empty() && encounters.empty(); }
    friend bool operator==(const TablesDifference&, const TablesDifference&) = default;
};

struct WorldDifference {
    std::optional<Change<std::string>> name;
    std::optional<Change<std::string>> madeBy;
    std::optional<Change<Shared<Rules>>>
        rules;                      ///< applied rule by rule: those that are the same in both stay as they are
    ListDifference<TileKind> tiles; ///< the world's own
    TablesDifference tables;
    ListDifference<Property> properties;
    ListDifference<Level, LevelDifference> levels;
    std::optional<Change<std::string>> unknown;

    [[nodiscard]] bool empty() const;
    friend bool operator==(const WorldDifference&, const WorldDifference&) = default;
};

/// What it took, for those who measure.
struct DifferenceCost {
    std::size_t chunks = 0; ///< that were compared cell by cell: what two maps share is passed over
};

/// Ids are unique where a file wants them so. A level that got another id is known by what it is made of. Tiles of the
/// world's own are the same where their names are, so that a cell does not change because its tile moved up in the
/// catalogue.
[[nodiscard]] WorldDifference difference(const World& before, const World& after, DifferenceCost* cost = nullptr);
/// Of two levels of one world.
[[nodiscard]] LevelDifference difference(const Level& before, const Level& after, DifferenceCost* cost = nullptr);

/// The world with the difference: of the world before, what a file would hold of the world after. What is not there to
/// be changed or removed is passed over.
[[nodiscard]] World applied(const WorldDifference& difference, World world);

} // namespace delve::generation

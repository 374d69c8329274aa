#pragma once

#include "generation/difference/level_difference.h"
#include "generation/level/blueprint.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/world.h"

/// What differs between two worlds, as a value that can be shown, applied in parts, and merged. It is empty if both
/// worlds give the same file: the order of lists that a file sorts does not count.
namespace delve::generation {

struct TablesDifference {
    ListDifference<EnemyKind> enemies;
    ListDifference<Goods> goods;
    ListDifference<Encounter> encounters;
    ListDifference<Purpose> purposes;
    ListDifference<Blueprint> blueprints;

    [[nodiscard]] bool empty() const {
        return enemies.empty() && goods.empty() && encounters.empty() && purposes.empty() && blueprints.empty();
    }
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

/// The cost of finding a difference, for measurements.
struct DifferenceCost {
    std::size_t chunks = 0; ///< compared cell by cell; those that two maps share are skipped
};

/// Ids are unique where a file wants them so. A level that got another id is
/// recognised by its content. A world's own tiles are matched by name, so
/// that a cell does not change because its tile moved up in the catalogue.
[[nodiscard]] WorldDifference difference(const World& before, const World& after, DifferenceCost* cost = nullptr);
/// Of two levels of one world.
[[nodiscard]] LevelDifference difference(const Level& before, const Level& after, DifferenceCost* cost = nullptr);

/// Applies a difference: the world before becomes what a file of the world after would hold. Changes and removals of
/// missing elements are skipped.
[[nodiscard]] World applied(const WorldDifference& difference, World world);

} // namespace delve::generation

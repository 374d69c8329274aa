#pragma once

#include "generation/level/shared.h"

#include <string_view>
#include <vector>

/// The tables of a world that a person may edit: kinds of enemies, goods of the store, encounters, purposes of rooms,
/// blueprints of set pieces.
/// The world owns them; a new one has the built-in tables. Game and stages interpret them; here they are only stored.
/// The words of the built-in tables are English and can be translated: look them up in the context `tableWords`, where
/// the words of a person's own table are simply not found. To use the rows of a table, include its header.
namespace delve {

/// The context in which the words of the built-in tables are translated.
inline constexpr auto tableWords = "table";

struct EnemyKind;
struct Goods;
struct Encounter;
struct Purpose;
struct Blueprint;

[[nodiscard]] const Shared<std::vector<EnemyKind>>& builtInEnemies();
[[nodiscard]] const Shared<std::vector<Goods>>& builtInGoods();
[[nodiscard]] const Shared<std::vector<Encounter>>& builtInEncounters();
[[nodiscard]] const Shared<std::vector<Purpose>>& builtInPurposes();
[[nodiscard]] const Shared<std::vector<Blueprint>>& builtInBlueprints();

struct Tables {
    Shared<std::vector<EnemyKind>> enemies = builtInEnemies();
    Shared<std::vector<Goods>> goods = builtInGoods();
    Shared<std::vector<Encounter>> encounters = builtInEncounters();
    Shared<std::vector<Purpose>> purposes = builtInPurposes();
    Shared<std::vector<Blueprint>> blueprints = builtInBlueprints();

    [[nodiscard]] const EnemyKind* findEnemy(std::string_view name) const;

    friend bool operator==(const Tables& a, const Tables& b);
};

} // namespace delve

#pragma once

#include "generation/level/shared.h"
#include "generation/level/tile.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The tables of a world that a person may edit: kinds of enemies, goods of the store, encounters. The world owns them;
/// a new one has the built-in tables. What they do is the game's matter; here they are only kept. The words of the
/// built-in tables are English and can be translated: whoever shows one looks it up in `tableWords`, where the words of
/// a person's own table are simply not found.
namespace delve {

/// The context in which the words of the built-in tables are translated.
inline constexpr auto tableWords = "table";

/// The boss is a kind of enemy, too: the one of this name.
inline constexpr std::string_view bossName = "boss";

struct EnemyKind {
    std::string name; ///< what the things on a map call it
    char32_t glyph = U'e';
    Colour colour;
    std::int64_t health = 1;
    std::int64_t strength = 1;   ///< the most that a blow of it takes
    std::int64_t aggression = 0; ///< chance in percent that it hits
    std::int64_t speed = 10;     ///< steps in ten turns: 10 keeps pace with the player
    std::int64_t sight = 6;      ///< how far it sees
    std::int64_t worth = 0;      ///< coins for beating it
    std::string unknown;         ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const EnemyKind&, const EnemyKind&) = default;
};

enum class GoodsEffect : std::uint8_t { Healing, Blade, Armour, Lamp, Supplies };

[[nodiscard]] std::string_view nameOf(GoodsEffect effect);
[[nodiscard]] std::optional<GoodsEffect> goodsEffectFromName(std::string_view name);

struct Goods {
    std::string name;
    GoodsEffect effect = GoodsEffect::Healing;
    std::int64_t amount = 1; ///< by how much health, strength, armour, sight or supplies grow
    std::int64_t price = 1;  ///< in coins
    std::string unknown;

    friend bool operator==(const Goods&, const Goods&) = default;
};

/// What may come of a choice: what the player gains (or loses, below 0), and perhaps a fight.
struct Outcome {
    std::int64_t weight = 1; ///< its share among the outcomes of the choice
    std::string text;
    std::int64_t health = 0;
    std::int64_t supplies = 0;
    std::int64_t coins = 0;
    std::string fight; ///< name of the kind of enemy; empty where there is none
    std::string unknown;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct EncounterChoice {
    std::string text;
    std::vector<Outcome> outcomes;
    std::string unknown;

    friend bool operator==(const EncounterChoice&, const EncounterChoice&) = default;
};

/// One key a choice: 1 to 9.
inline constexpr std::size_t maxChoices = 9;

struct Encounter {
    std::string name;
    bool road = false; ///< met on the roads of a journey; else where a thing on the map says so
    std::string text;
    std::vector<EncounterChoice> choices;
    std::string unknown;

    friend bool operator==(const Encounter&, const Encounter&) = default;
};

[[nodiscard]] const Shared<std::vector<EnemyKind>>& builtInEnemies();
[[nodiscard]] const Shared<std::vector<Goods>>& builtInGoods();
[[nodiscard]] const Shared<std::vector<Encounter>>& builtInEncounters();

struct Tables {
    Shared<std::vector<EnemyKind>> enemies = builtInEnemies();
    Shared<std::vector<Goods>> goods = builtInGoods();
    Shared<std::vector<Encounter>> encounters = builtInEncounters();

    [[nodiscard]] const EnemyKind* findEnemy(std::string_view name) const;

    friend bool operator==(const Tables&, const Tables&) = default;
};

} // namespace delve

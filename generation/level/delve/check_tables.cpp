#include "generation/level/blueprint.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/delve/table_limits.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/printable.h"
#include "generation/level/purpose.h"

#include <algorithm>

namespace delve {
namespace {

using Wrong = std::optional<Failure>;

Wrong outside(std::string where, std::string_view name, std::int64_t value, std::int64_t min, std::int64_t max) {
    return badInput({DELVE_TEXT("delve-file", "Expected a whole number from %1 to %2, found %3."),
                     {std::to_string(min), std::to_string(max), std::to_string(value)}},
                    std::move(where) + '.' + std::string(name));
}

struct Limit {
    std::string_view name;
    std::int64_t value;
    std::int64_t min;
    std::int64_t max;
};

Wrong checkLimits(std::initializer_list<Limit> limits, const std::string& where) {
    for (const auto& limit : limits)
        if (limit.value < limit.min || limit.value > limit.max)
            return outside(where, limit.name, limit.value, limit.min, limit.max);
    return {};
}

/// Rows have names, each its own, and there is at least one of them.
template <class Row>
Wrong checkNames(const std::vector<Row>& rows, std::string_view list, std::size_t max = maxRows) {
    if (rows.empty() || rows.size() > max)
        return badInput({DELVE_TEXT("delve-file", "Expected 1 to %1 rows in this table, found %2."),
                         {std::to_string(max), std::to_string(rows.size())}},
                        std::string(list));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto first = std::ranges::find(rows, rows[i].name, &Row::name);
        if (!rows[i].name.empty() && first == rows.begin() + static_cast<std::ptrdiff_t>(i)) continue;
        return badInput({DELVE_TEXT("delve-file", "Expected a unique name; “%1” is empty or already in use."),
                         {clipped(rows[i].name)}},
                        placeIn(list, i));
    }
    return {};
}

Wrong checkEnemies(const std::vector<EnemyKind>& enemies) {
    if (auto wrong = checkNames(enemies, "enemies")) return wrong;
    for (std::size_t i = 0; i < enemies.size(); ++i) {
        const auto& enemy = enemies[i];
        if (!isPrintableGlyph(enemy.glyph)) return badInput(unprintableGlyph(enemy.glyph), placeIn("enemies", i));
        if (auto wrong = checkLimits({{"health", enemy.health, 1, maxInTable},
                                      {"strength", enemy.strength, 0, maxInTable},
                                      {"aggression", enemy.aggression, 0, 100},
                                      {"speed", enemy.speed, 0, maxSpeed},
                                      {"sight", enemy.sight, 0, maxInTable},
                                      {"worth", enemy.worth, 0, maxInTable},
                                      {"heavy", enemy.heavy, 0, 100},
                                      {"open", enemy.open, 0, 100}},
                                     placeIn("enemies", i)))
            return wrong;
    }
    if (std::ranges::find(enemies, bossName, &EnemyKind::name) != enemies.end()) return {};
    return badInput({DELVE_TEXT("delve-file", "Missing row “%1” in this table."), {std::string(bossName)}}, "enemies");
}

Wrong checkGoods(const std::vector<Goods>& goods) {
    if (auto wrong = checkNames(goods, "goods", maxChoices)) return wrong; // one key each
    for (std::size_t i = 0; i < goods.size(); ++i)
        if (auto wrong =
                checkLimits({{"amount", goods[i].amount, 1, maxInTable}, {"price", goods[i].price, 0, maxInTable}},
                            placeIn("goods", i)))
            return wrong;
    return {};
}

Wrong checkText(const std::string& text, const std::string& where) {
    if (!text.empty()) return {};
    return badInput({DELVE_TEXT("delve-file", "This text must not be empty.")}, where + ".text");
}

Wrong checkOutcomes(const EncounterChoice& choice, const Tables& tables, const std::string& where) {
    if (auto wrong = checkText(choice.text, where)) return wrong;
    if (choice.outcomes.empty())
        return badInput({DELVE_TEXT("delve-file", "Expected at least one outcome of this choice.")}, where);
    for (std::size_t i = 0; i < choice.outcomes.size(); ++i) {
        const auto& outcome = choice.outcomes[i];
        const auto place = where + '.' + placeIn("outcomes", i);
        if (auto wrong = checkLimits({{"weight", outcome.weight, 1, maxInTable},
                                      {"health", outcome.health, -maxInTable, maxInTable},
                                      {"supplies", outcome.supplies, -maxInTable, maxInTable},
                                      {"coins", outcome.coins, -maxInTable, maxInTable}},
                                     place))
            return wrong;
        if (outcome.fight.empty() || tables.findEnemy(outcome.fight)) continue;
        return badInput(
            {DELVE_TEXT("delve-file", "Unknown enemy “%1”. Add it to the table of enemies, or choose another."),
             {clipped(outcome.fight)}},
            place + ".fight");
    }
    return {};
}

Wrong checkEncounter(const Encounter& encounter, const Tables& tables, const std::string& where) {
    if (auto wrong = checkText(encounter.text, where)) return wrong;
    if (encounter.choices.empty() || encounter.choices.size() > maxChoices)
        return badInput(
            {DELVE_TEXT("delve-file", "Expected 1 to %1 choices, one per number key."), {std::to_string(maxChoices)}},
            where + ".choices");
    for (std::size_t i = 0; i < encounter.choices.size(); ++i)
        if (auto wrong = checkOutcomes(encounter.choices[i], tables, where + '.' + placeIn("choices", i))) return wrong;
    return {};
}

/// There is one to meet on the map, and one on the roads, without a thing that names it.
Wrong checkPlaces(const std::vector<Encounter>& encounters) {
    for (const bool road : {false, true})
        if (std::ranges::none_of(encounters,
                                 [road](const Encounter& each) { return each.road == road && !each.named; }))
            return badInput({DELVE_TEXT("delve-file", "Expected at least one encounter on roads and one elsewhere.")},
                            "encounters");
    return {};
}

Wrong checkEncounters(const Tables& tables) {
    const auto& encounters = *tables.encounters;
    if (auto wrong = checkNames(encounters, "encounters")) return wrong;
    for (std::size_t i = 0; i < encounters.size(); ++i)
        if (auto wrong = checkEncounter(encounters[i], tables, placeIn("encounters", i))) return wrong;
    return checkPlaces(encounters);
}

/// The first of two limits may not be above the second.
Wrong checkSpan(std::string_view name, std::int64_t from, std::int64_t to, std::int64_t min, std::int64_t max,
                const std::string& where) {
    if (auto wrong = checkLimits({{name, from, min, max}, {name, to, min, max}}, where)) return wrong;
    if (from <= to) return {};
    return badInput({DELVE_TEXT("delve-file", "Expected two whole numbers [from, to] with from ≤ to.")},
                    where + '.' + std::string(name));
}

/// Which tiles there are is another matter: a world may lose one that is named here, and whoever furnishes says so.
Wrong checkFurnishing(const Furnishing& furnishing, const std::string& where) {
    if (furnishing.piece.empty())
        return badInput({DELVE_TEXT("delve-file", "Expected a decoration, a tile or a thing to furnish with.")}, where);
    if (furnishing.kind == PieceKind::Thing && !isFurniture(furnishing.piece))
        return badInput(
            {DELVE_TEXT("delve-file", "“%1” cannot be furniture. Choose chest, coin, flower, encounter, lamp or sign."),
             {clipped(furnishing.piece)}},
            where + ".thing");
    return checkSpan("number", furnishing.least, furnishing.most, 0, maxPieces, where);
}

Wrong checkPurpose(const Purpose& purpose, const std::string& where) {
    if (auto wrong = checkSpan("cells", purpose.leastCells, purpose.mostCells, 1, maxRoomCells, where)) return wrong;
    if (auto wrong = checkSpan("depth", purpose.fromDepth, purpose.toDepth, 0, 100, where)) return wrong;
    if (auto wrong = checkLimits({{"weight", purpose.weight, 1, maxInTable}}, where)) return wrong;
    if (purpose.furniture.size() > maxFurnishings)
        return badInput({DELVE_TEXT("delve-file", "Expected at most %1 kinds of furniture, found %2."),
                         {std::to_string(maxFurnishings), std::to_string(purpose.furniture.size())}},
                        where + ".furniture");
    for (std::size_t i = 0; i < purpose.furniture.size(); ++i)
        if (auto wrong = checkFurnishing(purpose.furniture[i], where + '.' + placeIn("furniture", i))) return wrong;
    return {};
}

Wrong checkPurposes(const std::vector<Purpose>& purposes) {
    if (auto wrong = checkNames(purposes, "purposes")) return wrong;
    for (std::size_t i = 0; i < purposes.size(); ++i)
        if (auto wrong = checkPurpose(purposes[i], placeIn("purposes", i))) return wrong;
    return {};
}

/// Which tiles, enemies and encounters there are is another matter here, too.
Wrong checkFeature(const Feature& feature, const std::string& where) {
    if (feature.piece.empty())
        return badInput({DELVE_TEXT("delve-file", "Expected a decoration, a tile or a thing as a feature.")}, where);
    if (feature.kind == PieceKind::Thing && !isFeature(feature.piece))
        return badInput(
            {DELVE_TEXT("delve-file", "“%1” cannot be a feature. Choose chest, coin, encounter, enemy, lamp or sign."),
             {clipped(feature.piece)}},
            where + ".thing");
    return checkSpan("number", feature.least, feature.most, 0, mostAreaCells, where);
}

Wrong checkBlueprint(const Blueprint& blueprint, const std::string& where) {
    if (auto wrong =
            checkSpan("cells", blueprint.leastCells, blueprint.mostCells, leastAreaCells, mostAreaCells, where))
        return wrong;
    if (auto wrong = checkSpan("depth", blueprint.fromDepth, blueprint.toDepth, 0, 100, where)) return wrong;
    if (auto wrong = checkLimits({{"weight", blueprint.weight, 1, maxInTable}}, where)) return wrong;
    if (blueprint.features.size() > maxFeatures)
        return badInput({DELVE_TEXT("delve-file", "Expected at most %1 kinds of features, found %2."),
                         {std::to_string(maxFeatures), std::to_string(blueprint.features.size())}},
                        where + ".features");
    for (std::size_t i = 0; i < blueprint.features.size(); ++i)
        if (auto wrong = checkFeature(blueprint.features[i], where + '.' + placeIn("features", i))) return wrong;
    return {};
}

Wrong checkBlueprints(const std::vector<Blueprint>& blueprints) {
    if (auto wrong = checkNames(blueprints, "blueprints")) return wrong;
    for (std::size_t i = 0; i < blueprints.size(); ++i)
        if (auto wrong = checkBlueprint(blueprints[i], placeIn("blueprints", i))) return wrong;
    return {};
}

} // namespace

Done checkTables(const Tables& tables) {
    if (!tables.enemies.sameAs(builtInEnemies()))
        if (auto wrong = checkEnemies(*tables.enemies)) return *wrong;
    if (!tables.goods.sameAs(builtInGoods()))
        if (auto wrong = checkGoods(*tables.goods)) return *wrong;
    const bool asBuilt = tables.encounters.sameAs(builtInEncounters()) && tables.enemies.sameAs(builtInEnemies());
    if (!asBuilt)
        if (auto wrong = checkEncounters(tables)) return *wrong;
    if (!tables.purposes.sameAs(builtInPurposes()))
        if (auto wrong = checkPurposes(*tables.purposes)) return *wrong;
    if (!tables.blueprints.sameAs(builtInBlueprints()))
        if (auto wrong = checkBlueprints(*tables.blueprints)) return *wrong;
    return done();
}

} // namespace delve

#include "generation/level/table_changes.h"

#include "generation/level/blueprint.h"
#include "generation/level/delve/check.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace delve {
namespace {

using Kinds = std::vector<EnemyKind>;

bool has(const Kinds& kinds, std::string_view name) {
    return std::ranges::find(kinds, name, &EnemyKind::name) != kinds.end();
}

struct Renamed {
    std::string before;
    std::string after;
};

/// A new name in the place of a removed one.
template <class Row>
std::vector<Renamed> renamedIn(const std::vector<Row>& before, const std::vector<Row>& after) {
    std::vector<Renamed> renamed;
    if (before.size() != after.size()) return renamed;
    const auto isIn = [](const std::vector<Row>& rows, const std::string& name) {
        return std::ranges::find(rows, name, &Row::name) != rows.end();
    };
    for (std::size_t i = 0; i < before.size(); ++i)
        if (!isIn(after, before[i].name) && !isIn(before, after[i].name))
            renamed.push_back({before[i].name, after[i].name});
    return renamed;
}

void renameInEncounters(Tables& tables, const Renamed& renamed) {
    const auto names = [&renamed](const Outcome& outcome) { return outcome.fight == renamed.before; };
    const auto fights = [&names](const EncounterChoice& choice) { return std::ranges::any_of(choice.outcomes, names); };
    if (std::ranges::none_of(*tables.encounters, [&fights](const Encounter& encounter) {
            return std::ranges::any_of(encounter.choices, fights);
        }))
        return; // it may stay the built-in table
    for (auto& encounter : tables.encounters.write())
        for (auto& choice : encounter.choices)
            for (auto& outcome : choice.outcomes)
                if (names(outcome)) outcome.fight = renamed.after;
}

/// Of the features that are enemies, or those that are encounters.
void renameInBlueprints(Tables& tables, ThingKind kind, const Renamed& renamed) {
    const auto names = [&](const Feature& feature) {
        return feature.which == renamed.before && feature.piece == infoOf(kind).name;
    };
    if (std::ranges::none_of(*tables.blueprints, [&names](const Blueprint& blueprint) {
            return std::ranges::any_of(blueprint.features, names);
        }))
        return;
    for (auto& blueprint : tables.blueprints.write())
        for (auto& feature : blueprint.features)
            if (names(feature)) feature.which = renamed.after;
}

/// `nameIn` says what a thing names, and `field` is where.
void renameOnMaps(World& world, const std::string* (*nameIn)(const Thing&), std::string_view field,
                  const Renamed& renamed) {
    const SharedLevels before = world.levels;
    for (std::size_t level = 0; level < before.size(); ++level) {
        const auto& things = *before[level].things;
        for (std::size_t i = 0; i < things.size(); ++i)
            if (const auto* const name = nameIn(things[i]); name && *name == renamed.before)
                world.levels[level].things.write()[i].fields.set(field, renamed.after);
    }
}

std::optional<Failure> refuseWithoutBoss(const Tables& tables) {
    if (has(*tables.enemies, bossName)) return {};
    return impossible({DELVE_TEXT("world", "“%1” is the boss of every level: this row cannot be removed or renamed."),
                       {std::string(bossName)}});
}

std::optional<Failure> refuseFights(const Tables& tables) {
    for (const auto& encounter : *tables.encounters)
        for (const auto& choice : encounter.choices)
            for (const auto& outcome : choice.outcomes)
                if (!outcome.fight.empty() && !has(*tables.enemies, outcome.fight))
                    return impossible(
                        Message(DELVE_TEXT("world",
                                           "The encounter “%1” leads to a fight with “%2”. Choose another enemy "
                                           "there first."),
                                {encounter.name, outcome.fight})
                            .withWords(tableWords));
    return {};
}

/// A removed kind may not stand on a map; what had no kind before may stay so.
std::optional<Failure> refuseLeftOnMaps(const Kinds& before, const World& after) {
    for (const auto& level : after.levels)
        for (const auto& thing : *level.things) {
            const auto* const kind = kindNamedBy(thing);
            if (!kind || has(*after.tables.enemies, *kind) || has(*builtInEnemies(), *kind)) continue;
            if (!has(before, *kind)) continue;
            return impossible(
                {DELVE_TEXT("world", "“%1” stands in level “%2” at (%3, %4). Choose another kind for that "
                                     "enemy, or delete it."),
                 {*kind, level.name.empty() ? level.id : level.name, std::to_string(thing.at.x),
                  std::to_string(thing.at.y)}},
                {thing.at});
        }
    return {};
}

} // namespace

Result<World> withTables(const World& world, Tables tables) {
    World after = world;
    after.tables = std::move(tables);
    for (const auto& renamed : renamedIn(*world.tables.enemies, *after.tables.enemies)) {
        renameInEncounters(after.tables, renamed);
        renameInBlueprints(after.tables, ThingKind::Enemy, renamed);
        renameOnMaps(after, kindNamedBy, enemyField, renamed);
    }
    for (const auto& renamed : renamedIn(*world.tables.encounters, *after.tables.encounters)) {
        renameInBlueprints(after.tables, ThingKind::Encounter, renamed);
        renameOnMaps(after, encounterNamedBy, encounterField, renamed);
    }
    if (auto refusal = refuseWithoutBoss(after.tables)) return *refusal;
    if (auto refusal = refuseFights(after.tables)) return *refusal;
    if (auto refusal = refuseLeftOnMaps(*world.tables.enemies, after)) return *refusal;
    if (auto checked = checkTables(after.tables); !checked) return std::move(checked).failure();
    return after;
}

} // namespace delve

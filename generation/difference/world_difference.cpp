#include "generation/difference/world_difference.h"

#include "generation/difference/level_parts.h"
#include "generation/difference/named_lists.h"
#include "generation/difference/taken_over.h"
#include "generation/level/blueprint.h"
#include "generation/level/delve/rule_table.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/hash.h"
#include "generation/level/purpose.h"
#include "generation/level/rules.h"

namespace delve::generation {
namespace {

constexpr auto likenessOfTile = [](const TileKind& tile) { return tile.glyph; };
constexpr auto likenessOfEnemy = [](const EnemyKind& enemy) { return enemy.glyph; };
constexpr auto likenessOfGoods = [](const Goods& goods) { return goods.price; };
constexpr auto likenessOfEncounter = [](const Encounter& encounter) { return fnv1a(encounter.text); };
constexpr auto likenessOfPurpose = [](const Purpose& purpose) { return fnv1a(purpose.text); };
constexpr auto likenessOfBlueprint = [](const Blueprint& blueprint) { return fnv1a(blueprint.text); };

TablesDifference tablesBetween(const Tables& before, const Tables& after) {
    return {rowsBetween<&EnemyKind::name>(*before.enemies, *after.enemies, likenessOfEnemy),
            rowsBetween<&Goods::name>(*before.goods, *after.goods, likenessOfGoods),
            rowsBetween<&Encounter::name>(*before.encounters, *after.encounters, likenessOfEncounter),
            rowsBetween<&Purpose::name>(*before.purposes, *after.purposes, likenessOfPurpose),
            rowsBetween<&Blueprint::name>(*before.blueprints, *after.blueprints, likenessOfBlueprint)};
}

template <auto name, class T>
void apply(const ListDifference<T>& difference, Shared<std::vector<T>>& rows) {
    if (!difference.empty()) rows = appliedList(*rows, difference, nameOfElement<name>).list;
}

void apply(const TablesDifference& difference, Tables& tables) {
    apply<&EnemyKind::name>(difference.enemies, tables.enemies);
    apply<&Goods::name>(difference.goods, tables.goods);
    apply<&Encounter::name>(difference.encounters, tables.encounters);
    apply<&Purpose::name>(difference.purposes, tables.purposes);
    apply<&Blueprint::name>(difference.blueprints, tables.blueprints);
}

void apply(const std::optional<Change<Shared<Rules>>>& change, Shared<Rules>& shared) {
    if (!change) return;
    const Rules& before = *change->before;
    const Rules& after = *change->after;
    Rules& rules = shared.write();
    const auto take = [&](auto member) {
        if (before.*member != after.*member) rules.*member = after.*member;
    };
    take(&Rules::objective);
    take(&Rules::unknown);
    for (const auto& rule : ruleTable) {
        if (rule.number) take(rule.number);
        if (rule.flag) take(rule.flag);
        if (rule.decimal) take(rule.decimal);
    }
}

Matches matchLevels(const SharedLevels& before, const SharedLevels& after) {
    Matches matches(before.size(), after.size());
    matches.pair([&](std::size_t i) { return std::string_view(before[i].id); },
                 [&](std::size_t i) { return std::string_view(after[i].id); });
    if (matches.canPairMore())
        matches.pair([&](std::size_t i) { return fingerprint(before[i]); },
                     [&](std::size_t i) { return fingerprint(after[i]); });
    return matches;
}

using LevelsDifference = ListDifference<Level, LevelDifference>;

LevelsDifference levelsBetween(const SharedLevels& before, const SharedLevels& after, const TileMap& tiles,
                               DifferenceCost* cost) {
    const auto matches = matchLevels(before, after);
    const auto compare = [&](std::size_t was, std::size_t is) {
        auto level = levelsBetween(before[was], after[is], tiles, cost);
        return level.empty() ? std::nullopt : std::optional(std::move(level));
    };
    auto levels = listDifference<LevelDifference>(before, after, matches, compare);
    levels.order = newOrder(after, matches, nameOfElement<&Level::id>);
    return levels;
}

Level withTilesOf(const TileMap& tiles, Level level) {
    LevelDifference nothing;
    nothing.id = {level.id, level.id};
    return applied(nothing, std::move(level), tiles);
}

std::vector<Level> applied(const LevelsDifference& difference, std::vector<Level> levels, const TileMap& tiles) {
    const auto find = [](auto& finder, const LevelDifference& level) {
        return finder.find(level.id.before, [](std::size_t) { return true; });
    };
    const auto take = [](Level& level, const LevelDifference& changed) {
        level = applied(changed, std::move(level), {});
    };
    if (!tiles.isIdentity()) // also those that did not change
        for (auto& level : levels) level = withTilesOf(tiles, std::move(level));
    return appliedList(std::move(levels), difference, nameOfElement<&Level::id>, find, take).list;
}

} // namespace

bool WorldDifference::empty() const {
    return !name && !madeBy && !rules && tiles.empty() && tables.empty() && properties.empty() && levels.empty() &&
           !unknown;
}

WorldDifference difference(const World& before, const World& after, DifferenceCost* cost) {
    WorldDifference world;
    world.name = changeOf(before.name, after.name);
    world.madeBy = changeOf(before.madeBy, after.madeBy);
    world.rules = changeOf(before.rules, after.rules);
    const auto tiles = matchByName<&TileKind::name>(before.tiles.custom(), after.tiles.custom(), likenessOfTile);
    world.tiles = listDifference(before.tiles.custom(), after.tiles.custom(), tiles);
    world.tiles.order = newOrder(after.tiles.custom(), tiles, nameOfElement<&TileKind::name>);
    world.tables = tablesBetween(before.tables, after.tables);
    world.properties = propertiesBetween(before.properties, after.properties);
    world.levels = levelsBetween(before.levels, after.levels, TileMap(tiles.after()), cost);
    world.unknown = changeOf(before.unknown, after.unknown);
    return world;
}

LevelDifference difference(const Level& before, const Level& after, DifferenceCost* cost) {
    return levelsBetween(before, after, {}, cost);
}

World applied(const WorldDifference& difference, World world) {
    takeOver(world.name, difference.name);
    takeOver(world.madeBy, difference.madeBy);
    apply(difference.rules, world.rules);
    TileMap tiles;
    if (!difference.tiles.empty()) {
        auto own = appliedList(world.tiles.custom(), difference.tiles, nameOfElement<&TileKind::name>);
        if (auto catalogue = TileCatalogue::of(std::move(own.list))) {
            world.tiles = *std::move(catalogue);
            tiles = TileMap(own.after);
        }
    }
    apply(difference.tables, world.tables);
    world.properties = applied(difference.properties, world.properties);
    const auto levels = applied(difference.levels, {world.levels.begin(), world.levels.end()}, tiles);
    world.levels = SharedLevels(levels.begin(), levels.end());
    takeOver(world.unknown, difference.unknown);
    return world;
}

} // namespace delve::generation

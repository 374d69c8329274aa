#include "generation/level/enemy_kind.h"
#include "generation/level/locks.h"
#include "generation/level/rules.h"
#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"
#include "playtest/inspect/nearest.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

/// Things that are there for nothing.
namespace delve::play {
namespace {

struct Taken {
    ThingKind kind;
    Text message;
};

/// What players pick up or visit.
constexpr std::array taken{
    Taken{ThingKind::Flower, DELVE_TEXT("inspect", "The flower at (%1, %2) cannot be reached.")},
    Taken{ThingKind::Chest, DELVE_TEXT("inspect", "The chest at (%1, %2) cannot be reached.")},
    Taken{ThingKind::Coin, DELVE_TEXT("inspect", "The coin at (%1, %2) cannot be reached.")},
    Taken{ThingKind::Key, DELVE_TEXT("inspect", "The key at (%1, %2) cannot be reached.")},
    Taken{ThingKind::Store, DELVE_TEXT("inspect", "The store at (%1, %2) cannot be reached.")},
};

/// Must each thing of the kind be reached to win? Then a check of the objective says so.
bool allNeeded(const Inspected& inspected, ThingKind kind) {
    return inspected.objective() && std::ranges::any_of(inspected.objective()->needs, [&](const ObjectiveNeed& need) {
               return need.all && need.thing == kind;
           });
}

/// Would a lock be left without a key?
bool isLastKey(const Inspected& inspected, const Thing& thing) {
    if (thing.kind != ThingKind::Key) return false;
    const auto colour = colourOf(thing);
    return inspected.keysOf(colour).size() == 1 && inspected.lockColours().contains(colour);
}

void findUnreached(const Inspected& inspected, Found& found) {
    if (inspected.starts().empty()) return;
    // What lies behind a lock whose key is the matter: the checks of locks say so.
    const auto& reached = inspected.reachedWithAllKeys()[found.level()];
    for (const auto& thing : *inspected.level(found.level()).things) {
        const auto row = std::ranges::find(taken, thing.kind, &Taken::kind);
        if (row == taken.end() || reached.has(thing.at) || allNeeded(inspected, thing.kind)) continue;
        if (found.leaveOut()) continue;
        std::vector<Fix> fixes;
        if (const auto place = found.places().take(inspected.freeCells(found.level()), thing.at))
            fixes.push_back(
                fixByMoving(DELVE_TEXT("inspect", "Move it to the nearest ground"), found.level(), thing, *place));
        if (!isLastKey(inspected, thing))
            fixes.push_back(fixByRemoving(DELVE_TEXT("inspect", "Remove it"), found.level(), thing));
        found.add(Severity::Warning, {row->message, argumentsOf(thing.at)}, {thing.at}, std::move(fixes), thing.id);
    }
}

/// Those of the built-in table, which recipes place, are played in every world: another row stands for each.
bool isPlayed(const Tables& tables, std::string_view kind) {
    return tables.findEnemy(kind) || Tables().findEnemy(kind);
}

std::vector<Fix> fixesOfUnknown(const Inspected& inspected, std::uint32_t level, const Thing& enemy) {
    std::vector<Fix> fixes;
    const auto& kinds = *inspected.world().tables.enemies;
    const auto other = std::ranges::find_if(kinds, [](const EnemyKind& each) { return each.name != bossName; });
    if (other != kinds.end()) {
        Thing mended = enemy;
        mended.fields.set(enemyField, other->name);
        fixes.push_back(fixByMoving(DELVE_TEXT("inspect", "Make it a kind from the table"), level, mended, enemy.at));
    }
    fixes.push_back(fixByRemoving(DELVE_TEXT("inspect", "Remove it"), level, enemy));
    return fixes;
}

/// Where enemies play, no game can begin with one.
void findUnknownEnemies(const Inspected& inspected, Found& found) {
    const auto severity = inspected.world().rules->enemies ? Severity::Error : Severity::Warning;
    for (const auto& thing : *inspected.level(found.level()).things) {
        const auto* const name = kindNamedBy(thing);
        if (!name || isPlayed(inspected.world().tables, *name) || found.leaveOut()) continue;
        auto arguments = argumentsOf(thing.at);
        arguments.push_back(*name);
        found.add(severity,
                  {DELVE_TEXT("inspect", "The enemy at (%1, %2) is of the kind \"%3\", which the table does not have."),
                   std::move(arguments)},
                  {thing.at}, fixesOfUnknown(inspected, found.level(), thing), thing.id);
    }
}

} // namespace

CheckInfo unreachedThingCheck() {
    return {"unreachable-thing", DELVE_TEXT("inspect", "Unreachable thing"),
            DELVE_TEXT("inspect", "A flower, a chest, a coin, a key or a store that nobody can get to."),
            findUnreached};
}

CheckInfo unknownEnemyCheck() {
    return {"unknown-enemy", DELVE_TEXT("inspect", "Unknown enemy"),
            DELVE_TEXT("inspect", "The kind of an enemy is not in the table of enemies."), findUnknownEnemies};
}

} // namespace delve::play

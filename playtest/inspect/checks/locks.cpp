#include "playtest/inspect/check.h"

#include "generation/level/locks.h"
#include "playtest/inspect/inspected.h"

#include <algorithm>
#include <map>

/// Each lock needs a key of its colour that can be had before it is opened.
namespace delve::play {
namespace {

/// The places of one colour's keys in the world.
std::vector<std::pair<std::uint32_t, const Thing*>> keysOf(const Inspected& inspected, const std::string& colour) {
    std::vector<std::pair<std::uint32_t, const Thing*>> keys;
    for (std::uint32_t level = 0; level < inspected.prepared().levels.size(); ++level)
        for (const auto& thing : *inspected.level(level).things)
            if (thing.kind == ThingKind::Key && colourOf(thing) == colour) keys.emplace_back(level, &thing);
    return keys;
}

std::map<std::string, std::vector<const Thing*>> locksByColour(const Level& level) {
    std::map<std::string, std::vector<const Thing*>> locks;
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Lock) locks[colourOf(thing)].push_back(&thing);
    return locks;
}

std::vector<Cell> cellsOf(const std::vector<const Thing*>& things) {
    std::vector<Cell> cells;
    for (const auto* const thing : things) cells.push_back(thing->at);
    return cells;
}

Fix removeAll(const std::vector<const Thing*>& locks, std::uint32_t level) {
    Fix fix{.label = DELVE_TEXT("inspect", "Remove the locks"), .level = level};
    for (const auto* const lock : locks) fix.things.push_back({lock->id, {}});
    return fix;
}

/// An error if the world cannot be won for want of keys; else only a part of it is shut for good.
Severity severityOf(const Inspected& inspected) {
    const bool inTheWay = !meetsNeeds(inspected.prepared(), inspected.reached()) &&
                          meetsNeeds(inspected.prepared(), inspected.reachedWithAllKeys());
    return inTheWay ? Severity::Error : Severity::Warning;
}

void findWithoutKey(const Inspected& inspected, Found& found) {
    for (const auto& [colour, locks] : locksByColour(inspected.level(found.level()))) {
        if (!keysOf(inspected, colour).empty()) continue;
        std::vector<Fix> fixes;
        if (const auto far = inspected.farthestReached(found.level())) {
            Properties fields;
            if (const auto* value = locks.front()->fields.find("colour")) fields.set("colour", *value);
            fixes.push_back(
                fixByPlacing(DELVE_TEXT("inspect", "Place a key"), found.level(), ThingKind::Key, *far, fields));
        }
        fixes.push_back(removeAll(locks, found.level()));
        found.add(severityOf(inspected),
                  {DELVE_TEXT("inspect", "There is no key for the lock at (%1, %2)."), argumentsOf(locks.front()->at)},
                  cellsOf(locks), std::move(fixes));
    }
}

/// Keys that somebody with all keys would reach, and nobody else: behind their own lock, or two behind each other's.
void findBehindLock(const Inspected& inspected, Found& found) {
    if (inspected.starts().empty()) return;
    for (const auto& [colour, locks] : locksByColour(inspected.level(found.level()))) {
        const auto keys = keysOf(inspected, colour);
        const auto within = [&](const std::vector<BitGrid>& reached) {
            return std::ranges::any_of(keys, [&](const auto& key) {
                const auto& cells = reached[key.first];
                return cells.size().contains(key.second->at) && cells.at(key.second->at);
            });
        };
        if (keys.empty() || within(inspected.reached()) || !within(inspected.reachedWithAllKeys())) continue;
        std::vector<Fix> fixes;
        const auto& [level, key] = keys.front();
        if (const auto place = inspected.nearestFree(level, key->at))
            fixes.push_back(fixByMoving(DELVE_TEXT("inspect", "Move the key before the lock"), level, *key, *place));
        fixes.push_back(removeAll(locks, found.level()));
        auto cells = cellsOf(locks);
        if (level == found.level()) cells.push_back(key->at);
        found.add(severityOf(inspected),
                  {DELVE_TEXT("inspect", "The key for the lock at (%1, %2) lies behind a lock that it is needed for."),
                   argumentsOf(locks.front()->at)},
                  std::move(cells), std::move(fixes));
    }
}

} // namespace

CheckInfo lockWithoutKeyCheck() {
    return {"lock-without-key", DELVE_TEXT("inspect", "Lock without a key"),
            DELVE_TEXT("inspect", "No key of the world opens this lock."), findWithoutKey};
}

CheckInfo keyBehindLockCheck() {
    return {
        "key-behind-lock", DELVE_TEXT("inspect", "Key behind its lock"),
        DELVE_TEXT("inspect", "A key can only be reached through a lock that it opens, or that needs a key behind it."),
        findBehindLock};
}

} // namespace delve::play

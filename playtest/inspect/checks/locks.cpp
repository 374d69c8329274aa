#include "playtest/inspect/check.h"

#include "generation/level/locks.h"
#include "playtest/inspect/inspected.h"
#include "playtest/inspect/nearest.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

/// Each lock needs a key of its colour that can be had before it is opened.
namespace delve::play {
namespace {

using Keys = Inspected::Keys;

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
    return inspected.onlyKeysAreMissing() ? Severity::Error : Severity::Warning;
}

/// Nothing where nobody comes to the level.
std::optional<Fix> placeKey(const Inspected& inspected, const Thing& lock, Found& found) {
    const auto level = found.level();
    const auto far = inspected.farthestReached(level);
    const auto place = far ? found.places().take(inspected.freeCells(level), *far) : std::nullopt;
    if (!place) return {};
    Properties fields;
    if (const auto* value = lock.fields.find("colour")) fields.set("colour", *value);
    return fixByPlacing(DELVE_TEXT("inspect", "Place a key"), level, ThingKind::Key, *place, fields);
}

void findWithoutKey(const Inspected& inspected, Found& found) {
    for (const auto& [colour, locks] : locksByColour(inspected.level(found.level()))) {
        if (!inspected.keysOf(colour).empty() || found.leaveOut()) continue;
        std::vector<Fix> fixes;
        if (auto key = placeKey(inspected, *locks.front(), found)) fixes.push_back(*std::move(key));
        fixes.push_back(removeAll(locks, found.level()));
        found.add(severityOf(inspected),
                  {DELVE_TEXT("inspect", "There is no key for the lock at (%1, %2)."), argumentsOf(locks.front()->at)},
                  cellsOf(locks), std::move(fixes), locks.front()->id);
    }
}

bool isAnyIn(const std::vector<BitGrid>& reached, const Keys& keys) {
    return std::ranges::any_of(keys, [&](const auto& key) { return reached[key.first].has(key.second->at); });
}

/// The key is moved if it lies on the level of the lock, which alone the fix may change.
std::optional<Fix> bringKey(const Inspected& inspected, const Keys& keys, const Thing& lock, Found& found) {
    const auto level = found.level();
    const auto here = std::ranges::find(keys, level, [](const auto& key) { return key.first; });
    if (here == keys.end()) return placeKey(inspected, lock, found);
    const auto place = found.places().take(inspected.freeCells(level), here->second->at);
    if (!place) return {};
    return fixByMoving(DELVE_TEXT("inspect", "Move the key before the lock"), level, *here->second, *place);
}

/// Keys of which none can be reached: they lie behind their own lock, behind each other's, or where no way leads.
void findBehindLock(const Inspected& inspected, Found& found) {
    if (inspected.starts().empty()) return;
    for (const auto& [colour, locks] : locksByColour(inspected.level(found.level()))) {
        const auto& keys = inspected.keysOf(colour);
        if (keys.empty() || isAnyIn(inspected.reached(), keys) || found.leaveOut()) continue;
        std::vector<Fix> fixes;
        if (auto key = bringKey(inspected, keys, *locks.front(), found)) fixes.push_back(*std::move(key));
        fixes.push_back(removeAll(locks, found.level()));
        auto cells = cellsOf(locks);
        for (const auto& key : keys)
            if (key.first == found.level()) cells.push_back(key.second->at);
        const Text sentence =
            isAnyIn(inspected.reachedWithAllKeys(), keys)
                ? DELVE_TEXT("inspect", "The key for the lock at (%1, %2) lies behind a lock that it is needed for.")
                : DELVE_TEXT("inspect", "The key for the lock at (%1, %2) cannot be reached.");
        found.add(severityOf(inspected), {sentence, argumentsOf(locks.front()->at)}, std::move(cells), std::move(fixes),
                  locks.front()->id);
    }
}

} // namespace

CheckInfo lockWithoutKeyCheck() {
    return {"lock-without-key", DELVE_TEXT("inspect", "Lock without a key"),
            DELVE_TEXT("inspect", "No key of the world opens this lock."), findWithoutKey};
}

CheckInfo keyBehindLockCheck() {
    return {"key-behind-lock", DELVE_TEXT("inspect", "Key behind its lock"),
            DELVE_TEXT("inspect",
                       "A key can only be reached through a lock that it opens, or that needs a key behind it; "
                       "or nobody can get to it at all."),
            findBehindLock};
}

} // namespace delve::play

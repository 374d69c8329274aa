#include "generation/level/locks.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace delve {
namespace {

std::int64_t squaredDistance(Cell a, Cell b) {
    const std::int64_t x = a.x - b.x;
    const std::int64_t y = a.y - b.y;
    return x * x + y * y;
}

/// Of one colour.
struct Colourful {
    std::vector<const Thing*> keys;
    std::vector<const Thing*> locks;
};

void addPairs(const Colourful& colour, std::vector<KeyAndLock>& pairs) {
    const auto& keys = colour.keys;
    const auto& locks = colour.locks;
    if (keys.empty() || locks.empty()) return;
    if (keys.size() <= mostPairsOfColour / locks.size()) {
        for (const auto* const key : keys)
            for (const auto* const lock : locks) pairs.push_back({key, lock});
        return;
    }
    for (std::size_t i = 0; i < std::max(keys.size(), locks.size()); ++i)
        pairs.push_back({keys[i % keys.size()], locks[i % locks.size()]});
}

} // namespace

std::string colourOf(const Thing& thing) {
    const auto* value = thing.fields.find("colour");
    if (!value) return {};
    if (const auto* colour = std::get_if<Colour>(value)) return toText(*colour);
    const auto* word = std::get_if<std::string>(value);
    return word ? *word : std::string();
}

bool opens(const Thing& key, const Thing& lock) { return colourOf(key) == colourOf(lock); }

std::vector<const Thing*> partnersOf(const Thing& thing, std::span<const Thing> things) {
    if (thing.kind != ThingKind::Key && thing.kind != ThingKind::Lock) return {};
    const auto wanted = thing.kind == ThingKind::Key ? ThingKind::Lock : ThingKind::Key;
    const auto colour = colourOf(thing);
    std::vector<const Thing*> partners;
    for (const auto& other : things)
        if (other.kind == wanted && colourOf(other) == colour) partners.push_back(&other);
    std::ranges::stable_sort(partners, {},
                             [&thing](const Thing* other) { return squaredDistance(thing.at, other->at); });
    return partners;
}

std::vector<KeyAndLock> keysWithLocks(std::span<const Thing> things) {
    std::map<std::string, Colourful> colours;
    for (const auto& thing : things) {
        if (thing.kind == ThingKind::Key) colours[colourOf(thing)].keys.push_back(&thing);
        if (thing.kind == ThingKind::Lock) colours[colourOf(thing)].locks.push_back(&thing);
    }
    std::vector<KeyAndLock> pairs;
    for (const auto& [name, colour] : colours) addPairs(colour, pairs);
    return pairs;
}

} // namespace delve

#include "generation/level/mission_places.h"

#include "generation/level/locks.h"
#include "generation/level/printable.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace delve {
namespace {

/// The ids that a mission names, with the place in the level's list of what is called so. Asked, never gone through.
using PlacesById = std::unordered_map<std::string_view, std::size_t>;
constexpr auto gone = static_cast<std::size_t>(-1);

void wish(PlacesById& places, const std::vector<std::string>& ids) {
    for (const auto& id : ids) places.emplace(id, gone);
}

template <class T>
void find(PlacesById& places, const std::vector<T>& list) {
    if (places.empty()) return;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (const auto wished = places.find(list[i].id); wished != places.end()) wished->second = i;
}

/// Calls each(place) for those that are there, once each.
template <class Each>
void eachOf(const std::vector<std::string>& ids, const PlacesById& places, Each each) {
    std::unordered_set<std::size_t> seen;
    for (const auto& id : ids)
        if (const auto place = places.at(id); place != gone && seen.insert(place).second) each(place);
}

std::string written(std::int32_t number) { return std::to_string(number); }

Message phraseOf(const Thing& thing) {
    const auto colour = colourOf(thing);
    const bool isKey = thing.kind == ThingKind::Key;
    std::vector<std::string> arguments{written(thing.at.x), written(thing.at.y)};
    if (colour.empty())
        return {isKey ? DELVE_TEXT("mission", "key at (%1, %2)") : DELVE_TEXT("mission", "lock at (%1, %2)"),
                std::move(arguments)};
    arguments.push_back(safeLine(colour));
    return {isKey ? DELVE_TEXT("mission", "key “%3” at (%1, %2)") : DELVE_TEXT("mission", "lock “%3” at (%1, %2)"),
            std::move(arguments)};
}

Text phraseOf(MissionSign sign) {
    switch (sign) {
    case MissionSign::Ledge: return DELVE_TEXT("mission", "ledge at (%1, %2)");
    case MissionSign::SecretDoor: return DELVE_TEXT("mission", "secret door at (%1, %2)");
    case MissionSign::Grate: break;
    }
    return DELVE_TEXT("mission", "grate at (%1, %2)");
}

} // namespace

std::vector<Cell> CyclePlaces::corners(const Level& level) const {
    std::vector<Cell> cells;
    for (const Cell cell : cycle->cells)
        if (level.size().contains(cell)) cells.push_back(cell);
    for (const auto id : rooms) {
        const Rect& box = (*level.rooms)[id].box;
        cells.push_back(box.topLeft());
        cells.push_back({box.right() - 1, box.bottom() - 1});
    }
    for (const auto* const things : {&locks, &keys})
        for (const auto* const thing : *things) cells.push_back(thing->at);
    return cells;
}

std::vector<CyclePlaces> cyclesOf(const Level& level) {
    PlacesById rooms;
    PlacesById things;
    for (const auto& cycle : level.mission->cycles) {
        wish(rooms, cycle.rooms);
        wish(things, cycle.locks);
        wish(things, cycle.keys);
    }
    find(rooms, *level.rooms);
    find(things, *level.things);
    std::vector<CyclePlaces> found;
    for (const auto& cycle : level.mission->cycles) {
        auto& places = found.emplace_back();
        places.cycle = &cycle;
        eachOf(cycle.rooms, rooms, [&](std::size_t place) { places.rooms.push_back(static_cast<RoomId>(place)); });
        const auto add = [&](std::vector<const Thing*>& to, ThingKind kind, std::size_t place) {
            if (const Thing& thing = (*level.things)[place]; thing.kind == kind) to.push_back(&thing);
        };
        eachOf(cycle.locks, things, [&](std::size_t place) { add(places.locks, ThingKind::Lock, place); });
        eachOf(cycle.keys, things, [&](std::size_t place) { add(places.keys, ThingKind::Key, place); });
    }
    return found;
}

std::vector<LockAndKey> pairsIn(const CyclePlaces& places) {
    struct OfColour {
        std::vector<const Thing*> keys;
        std::size_t locks = 0;
        const Thing* lastLock = nullptr;
    };
    std::map<std::string, OfColour> colours;
    for (const auto* const key : places.keys) colours[colourOf(*key)].keys.push_back(key);
    std::vector<LockAndKey> pairs;
    for (const auto* const lock : places.locks) {
        auto& colour = colours[colourOf(*lock)];
        const auto next = std::min(colour.locks++, colour.keys.size() - 1);
        pairs.push_back({lock, colour.keys.empty() ? nullptr : colour.keys[next]});
        colour.lastLock = lock;
    }
    for (const auto* const key : places.keys) { // those that are more than the locks
        auto& colour = colours[colourOf(*key)];
        if (colour.locks > 0) --colour.locks;
        else pairs.push_back({colour.lastLock, key});
    }
    return pairs;
}

std::optional<MissionSign> signAt(Cell cell, const Level& level, const TileCatalogue& tiles) {
    if (!level.size().contains(cell)) return {};
    const Tile tile = level.tiles.at(cell);
    if (tiles.ledge(tile)) return MissionSign::Ledge;
    if (tiles.secret(tile)) return MissionSign::SecretDoor;
    if (tile == Tile::Grate || tiles[tile].serves == Tile::Grate) return MissionSign::Grate;
    return {};
}

Text labelOf(MissionPattern pattern) {
    switch (pattern) {
    case MissionPattern::LockAndKey: return DELVE_TEXT("mission", "Lock and key");
    case MissionPattern::TwoWays: return DELVE_TEXT("mission", "Two ways");
    case MissionPattern::HiddenShortcut: return DELVE_TEXT("mission", "Hidden shortcut");
    case MissionPattern::OneWay: return DELVE_TEXT("mission", "One way");
    case MissionPattern::Foreshadowing: return DELVE_TEXT("mission", "Foreshadowing");
    case MissionPattern::GuardedTreasure: break;
    }
    return DELVE_TEXT("mission", "Guarded treasure");
}

std::vector<std::vector<Message>> linesOf(const CyclePlaces& places, const Level& level, const TileCatalogue& tiles) {
    std::vector<std::vector<Message>> lines;
    if (const auto count = static_cast<std::int64_t>(places.rooms.size()); count > 0)
        lines.push_back({Message{DELVE_TEXT_N("mission", "%n room(s)"), count, {}}});
    for (const auto& pair : pairsIn(places)) {
        auto& line = lines.emplace_back();
        for (const auto* const thing : {pair.lock, pair.key})
            if (thing) line.push_back(phraseOf(*thing));
    }
    for (const Cell cell : places.cycle->cells)
        if (const auto sign = signAt(cell, level, tiles))
            lines.push_back({Message{phraseOf(*sign), {written(cell.x), written(cell.y)}}});
    return lines;
}

} // namespace delve

#include "generation/difference/level_difference.h"

#include "generation/difference/layer_difference.h"
#include "generation/difference/level_parts.h"
#include "generation/difference/named_links.h"
#include "generation/difference/named_lists.h"
#include "generation/difference/taken_over.h"

namespace delve::generation {
namespace {

constexpr auto itself = [](const std::string& id) { return std::string_view(id); };

ListDifference<Thing> thingsBetween(const Shared<std::vector<Thing>>& before, const Shared<std::vector<Thing>>& after) {
    if (before == after) return {};
    const auto matches = matchByName<&Thing::id>(*before, *after, [](const Thing& thing) { return thing.at; });
    return listDifference(*before, *after, matches);
}

ListDifference<std::string> idsBetween(const std::vector<std::string>& before, const std::vector<std::string>& after) {
    if (before == after) return {};
    Matches matches(before.size(), after.size());
    matches.pair([&](std::size_t i) { return itself(before[i]); }, [&](std::size_t i) { return itself(after[i]); });
    return listDifference(before, after, matches);
}

/// Rooms, and what refers to them.
void compareRooms(const Level& before, const Level& after, LevelDifference& level) {
    if (before.rooms == after.rooms && before.links == after.links && before.halls == after.halls) return;
    const auto& was = *before.rooms;
    const auto& is = *after.rooms;
    const auto matches = matchByName<&Room::id>(was, is, [](const Room& room) { return room.box.topLeft(); });
    level.rooms = listDifference(was, is, matches);
    const auto namesBefore = roomNames(was, is, matches.after());
    const auto namesAfter = roomNames(is);
    if (namesBefore != namesAfter || before.links != after.links)
        level.links = linksBetween(named(*before.links, namesBefore), named(*after.links, namesAfter));
    if (namesBefore != namesAfter || before.halls != after.halls)
        level.halls = hallsBetween(named(*before.halls, namesBefore), named(*after.halls, namesAfter));
}

void applyRooms(const LevelDifference& difference, Level& level) {
    if (difference.rooms.empty() && difference.links.empty() && difference.halls.empty()) return;
    const auto before = level.rooms;
    auto rooms = appliedList(*before, difference.rooms, nameOfElement<&Room::id>);
    const auto names = roomNames(*before, rooms.list, rooms.after);
    level.links = placed(applied(difference.links, named(*level.links, names)), rooms.list);
    level.halls = placed(applied(difference.halls, named(*level.halls, names)), rooms.list);
    level.rooms = std::move(rooms.list);
}

void applyThings(const LevelDifference& difference, Level& level) {
    if (!difference.things.empty())
        level.things = appliedList(*level.things, difference.things, nameOfElement<&Thing::id>).list;
    if (difference.pinnedThings.empty()) return;
    auto ids = appliedList(*level.pinnedThings, difference.pinnedThings, itself).list;
    std::ranges::sort(ids);
    level.pinnedThings = std::move(ids);
}

} // namespace

bool LevelDifference::empty() const {
    const bool lists = layers.empty() && rooms.empty() && links.empty() && halls.empty() && things.empty() &&
                       pinnedThings.empty() && properties.empty();
    const bool places = !size && cells.empty() && pinned.empty() && keptEmpty.empty();
    return id.before == id.after && !name && lists && places && recipe.empty() && !unknown && !unknownOfPins &&
           !unknownOfKeptEmpty && !mission;
}

LevelDifference levelsBetween(const Level& before, const Level& after, const TileMap& tiles, DifferenceCost* cost) {
    LevelDifference level;
    level.id = {before.id, after.id};
    level.name = changeOf(before.name, after.name);
    level.size = changeOf(before.size(), after.size());
    level.cells = cellsBetween(before.tiles, after.tiles, tiles, cost);
    level.layers = layersBetween(before.layers, after.layers, tiles, cost);
    level.pinned = bitsBetween(before, after, &Level::pinned);
    level.keptEmpty = bitsBetween(before, after, &Level::keptEmpty);
    compareRooms(before, after, level);
    level.things = thingsBetween(before.things, after.things);
    level.pinnedThings = idsBetween(*before.pinnedThings, *after.pinnedThings);
    level.mission = changeOf(before.mission, after.mission);
    level.recipe = difference(before.recipe, after.recipe);
    level.properties = propertiesBetween(before.properties, after.properties);
    level.unknown = changeOf(before.unknown, after.unknown);
    level.unknownOfPins = changeOf(*before.unknownOfPins, *after.unknownOfPins);
    level.unknownOfKeptEmpty = changeOf(*before.unknownOfKeptEmpty, *after.unknownOfKeptEmpty);
    return level;
}

Level applied(const LevelDifference& difference, Level level, const TileMap& tiles) {
    const Size size = difference.size ? difference.size->after : level.size();
    auto pinned = applied(difference.pinned, level, &Level::pinned, size);
    auto keptEmpty = applied(difference.keptEmpty, level, &Level::keptEmpty, size);
    level.pinned = std::move(pinned);
    level.keptEmpty = std::move(keptEmpty);
    level.id = difference.id.after;
    takeOver(level.name, difference.name);
    level.tiles = applied(difference.cells, std::move(level.tiles), size, tiles);
    level.layers = applied(difference.layers, std::move(level.layers), tiles);
    applyRooms(difference, level);
    applyThings(difference, level);
    takeOver(level.mission, difference.mission);
    level.recipe = applied(difference.recipe, std::move(level.recipe));
    level.properties = applied(difference.properties, level.properties);
    takeOver(level.unknown, difference.unknown);
    if (difference.unknownOfPins) level.unknownOfPins = difference.unknownOfPins->after;
    if (difference.unknownOfKeptEmpty) level.unknownOfKeptEmpty = difference.unknownOfKeptEmpty->after;
    return level;
}

} // namespace delve::generation

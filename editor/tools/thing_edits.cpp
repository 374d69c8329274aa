#include "editor/tools/thing_edits.h"

#include "editor/tools/pins.h"
#include "generation/level/fresh_id.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace delve::editor {
namespace {

std::string freshId(const Level& level, ThingKind kind, Cell cell) {
    return delve::freshId(infoOf(kind).name, cell, [&level](const std::string& id) { return findThing(level, id); });
}

/// Does it need a walkable cell? A lamp, a sign or a picture of a portal may hang on a wall.
bool isWalkedTo(ThingKind kind) {
    constexpr std::array others{ThingKind::Lock, ThingKind::Portal, ThingKind::Barrier, ThingKind::Lamp,
                                ThingKind::Sign};
    return std::ranges::find(others, kind) == others.end();
}

/// What the tile of a cell of the map says about it.
Done mayStandOnTile(const Level& level, const TileCatalogue& tiles, ThingKind kind, Cell cell) {
    if (level.tiles.at(cell) == Tile::Void)
        return impossible({DELVE_TEXT("tool", "Things cannot stand on void; paint floor here first.")}, {cell});
    if (kind == ThingKind::Lock && !tiles.door(level.tiles.at(cell)))
        return impossible({DELVE_TEXT("tool", "A lock needs a door; paint a door here first.")}, {cell});
    if (isWalkedTo(kind) && !tiles.walkable(level.tiles.at(cell)))
        return impossible({DELVE_TEXT("tool", "This thing needs a walkable cell; choose another one.")}, {cell});
    return done();
}

Done mayStand(const Level& level, const TileCatalogue& tiles, ThingKind kind, Cell cell) {
    if (!level.size().contains(cell))
        return impossible({DELVE_TEXT("tool", "Things must be on the map; choose a cell inside it.")});
    if (thingAt(level, cell))
        return impossible({DELVE_TEXT("tool", "Another thing is here; move or erase it first.")}, {cell});
    return mayStandOnTile(level, tiles, kind, cell);
}

/// Erases the things that the placed one replaces, and adds their cells to `left`.
void makeWayFor(Level& level, const Thing& placed, bool pins, std::vector<Cell>& left) {
    if (placed.kind != ThingKind::Start) return; // other kinds replace nothing: save the search through all things
    std::vector<std::string> ids;
    for (const auto& other : *level.things) {
        if (!replaces(placed, other)) continue;
        ids.push_back(other.id);
        left.push_back(other.at);
    }
    eraseThings(level, ids, pins);
}

/// The things that can stand on their cells; of several that replace each other, only the first.
std::vector<Thing> thatCanStand(const Level& level, std::vector<Thing> things) {
    BitGrid taken(level.size());
    for (const auto& thing : *level.things) taken.set(thing.at);
    std::vector<Thing> starts;
    std::erase_if(things, [&](const Thing& thing) {
        const bool off = !level.size().contains(thing.at);
        if (off || taken.at(thing.at) || level.tiles.at(thing.at) == Tile::Void) return true;
        if (std::ranges::any_of(starts, [&thing](const Thing& start) { return replaces(thing, start); })) return true;
        if (thing.kind == ThingKind::Start) starts.push_back(thing);
        taken.set(thing.at);
        return false;
    });
    return things;
}

} // namespace

bool replaces(const Thing& placed, const Thing& other) {
    return placed.kind == ThingKind::Start && other.kind == ThingKind::Start && playerOf(placed) == playerOf(other);
}

bool movedStart(const Level& before, const Level& after) {
    return std::ranges::any_of(*before.things, [&after](const Thing& was) {
        if (was.kind != ThingKind::Start) return false;
        const auto stands = [&was](const Thing& now) { return replaces(now, was) && now.at == was.at; };
        return startOf(*after.things, playerOf(was)) && std::ranges::none_of(*after.things, stands);
    });
}

const Thing* thingAt(const Level& level, Cell cell) {
    const auto found = std::ranges::find(*level.things, cell, &Thing::at);
    return found == level.things->end() ? nullptr : &*found;
}

const Thing* findThing(const Level& level, std::string_view id) {
    const auto found = std::ranges::find(*level.things, id, &Thing::id);
    return found == level.things->end() ? nullptr : &*found;
}

Properties fieldsOf(ThingKind kind, const Properties& wanted) {
    Properties fields;
    for (const auto& field : infoOf(kind).fields) {
        if (const auto* value = wanted.find(field.name)) fields.set(field.name, *value);
        else if (field.type == ThingField::Type::Whole) fields.set(field.name, Decimal::of(field.defaultValue));
    }
    return fields;
}

bool suits(const Level& level, const TileCatalogue& tiles, ThingKind kind, Cell cell) {
    return mayStandOnTile(level, tiles, kind, cell).ok();
}

Result<std::string> placeThing(Level& level, const TileCatalogue& tiles, Thing thing, bool pins) {
    if (auto may = mayStand(level, tiles, thing.kind, thing.at); !may) return std::move(may).failure();
    std::vector<Cell> left;
    makeWayFor(level, thing, pins, left);
    if (thing.id.empty() || findThing(level, thing.id)) thing.id = freshId(level, thing.kind, thing.at);
    const std::string id = thing.id;
    keepEmpty(level, thing.at, false);
    level.things.write().push_back(std::move(thing));
    if (pins) pinThings(level, std::span(&id, 1), true);
    return id;
}

std::vector<Cell> placeThings(Level& level, std::vector<Thing> things, bool pins) {
    things = thatCanStand(level, std::move(things));
    if (things.empty()) return {};
    std::vector<Cell> left;
    for (const auto& thing : things) makeWayFor(level, thing, pins, left);
    std::unordered_set<std::string> ids;
    for (const auto& thing : *level.things) ids.insert(thing.id);
    std::vector<std::string> placed;
    BitGrid cells(level.size());
    auto& list = level.things.write();
    for (auto& thing : things) {
        if (thing.id.empty() || ids.contains(thing.id))
            thing.id = delve::freshId(infoOf(thing.kind).name, thing.at,
                                      [&ids](const std::string& id) { return ids.contains(id); });
        ids.insert(thing.id);
        cells.set(thing.at);
        placed.push_back(thing.id);
        list.push_back(std::move(thing));
    }
    allowThings(level, cells);
    if (pins) pinThings(level, placed, true);
    return left;
}

void swapStarts(Level& level, const Thing& before, const Thing& after) {
    if (before.kind != ThingKind::Start || playerOf(before) == playerOf(after)) return;
    for (auto& other : level.things.write())
        if (other.id != after.id && replaces(after, other)) other.fields.set("player", Decimal::of(playerOf(before)));
}

Done moveThing(Level& level, const TileCatalogue& tiles, std::string_view id, Cell to, bool pins) {
    const auto* const thing = findThing(level, id);
    if (!thing || thing->at == to) return done();
    if (auto may = mayStand(level, tiles, thing->kind, to); !may) return may;
    const auto place = static_cast<std::size_t>(thing - level.things->data());
    const Cell from = thing->at;
    const std::string moved(id);
    level.things.write()[place].at = to;
    keepEmpty(level, to, false);
    if (!pins) return done();
    keepEmpty(level, from, true);
    pinThings(level, std::span(&moved, 1), true);
    return done();
}

void eraseThings(Level& level, std::span<const std::string> ids, bool pins) {
    if (ids.empty()) return;
    const std::unordered_set<std::string_view> gone(ids.begin(), ids.end());
    std::vector<Thing> left;
    left.reserve(level.things->size());
    for (const auto& thing : *level.things) {
        if (!gone.contains(thing.id)) left.push_back(thing);
        else if (pins) keepEmpty(level, thing.at, true);
    }
    if (left.size() == level.things->size()) return;
    level.things = std::move(left);
    pinThings(level, ids, false);
}

Message stepOn(const Text& text, ThingKind kind) {
    const auto& label = infoOf(kind).label;
    return Message{text, {label.source}}.withWords(label.context);
}

} // namespace delve::editor

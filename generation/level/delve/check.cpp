#include "generation/level/delve/check.h"

#include "generation/level/delve/id_table.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/delve/rule_table.h"
#include "generation/level/delve_file.h"
#include "generation/level/printable.h"
#include "generation/level/rules.h"

#include <algorithm>
#include <initializer_list>

namespace delve {
namespace {

using Wrong = std::optional<Failure>;

bool contains(Size size, const Rect& area) {
    return !area.empty() && area.x >= 0 && area.y >= 0 && area.x < size.width && area.y < size.height &&
           area.width <= size.width - area.x && area.height <= size.height - area.y;
}

bool contains(Size size, const Run& run) {
    return run.length >= 1 && size.contains(run.at) &&
           run.length <= (run.down ? size.height - run.at.y : size.width - run.at.x);
}

/// The first of the runs that is not inside; null where all are.
const Run* findOutside(Size size, const std::vector<Run>& runs) {
    const auto found = std::ranges::find_if(runs, [&](const Run& run) { return !contains(size, run); });
    return found == runs.end() ? nullptr : &*found;
}

/// Numbers as a file lists them: "[3, 4]".
std::string asList(std::initializer_list<std::int32_t> numbers) {
    std::string list;
    for (const auto number : numbers) list += (list.empty() ? "[" : ", ") + std::to_string(number);
    return list + ']';
}
std::string listOf(Cell cell) { return asList({cell.x, cell.y}); }
std::string listOf(const Rect& area) { return asList({area.x, area.y, area.width, area.height}); }
std::string listOf(const Run& run) { return asList({run.at.x, run.at.y, run.length}); }

Wrong offTheMap(Size size, std::string cells, std::string where) {
    return badInput({DELVE_TEXT("delve-file", "Expected cells inside the map of %1 x %2 cells, found %3."),
                     {std::to_string(size.width), std::to_string(size.height), std::move(cells)}},
                    std::move(where));
}

Wrong checkId(IdTable& ids, std::string_view id, std::string_view list, std::size_t index) {
    if (!id.empty() && ids.add(id).isNew) return {};
    return badInput({DELVE_TEXT("delve-file", "Expected a unique id; “%1” is empty or already in use."), {clipped(id)}},
                    placeIn(list, index));
}

Wrong checkRooms(const Level& level, RoomIds known) {
    const auto& rooms = *level.rooms;
    IdTable ids(known == RoomIds::Unique ? 0 : rooms.size());
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        const Room& room = rooms[i];
        if (known == RoomIds::Unchecked)
            if (auto wrong = checkId(ids, room.id, "rooms", i)) return wrong;
        if (!contains(level.size(), room.box)) return offTheMap(level.size(), listOf(room.box), placeIn("rooms", i));
        if (const auto* run = findOutside(level.size(), room.shape))
            return offTheMap(level.size(), listOf(*run), placeIn("rooms", i));
        if (room.from && !level.size().contains(*room.from))
            return offTheMap(level.size(), listOf(*room.from), placeIn("rooms", i));
    }
    return {};
}

Wrong checkLinks(const Level& level) {
    const auto rooms = level.rooms->size();
    const auto& links = *level.links;
    for (std::size_t i = 0; i < links.size(); ++i)
        for (const RoomId end : {links[i].a, links[i].b})
            if (end >= rooms)
                return badInput({DELVE_TEXT("delve-file", "A link ends at unknown room number %1; there are %2 rooms."),
                                 {std::to_string(end), std::to_string(rooms)}},
                                placeIn("links", i));
    return {};
}

Wrong checkHalls(const Level& level) {
    const auto rooms = level.rooms->size();
    const auto& halls = *level.halls;
    for (std::size_t i = 0; i < halls.size(); ++i) {
        for (const RoomId end : {halls[i].a, halls[i].b})
            if (end >= rooms && end != noRoom)
                return badInput({DELVE_TEXT("delve-file", "A hall ends at unknown room number %1; there are %2 rooms."),
                                 {std::to_string(end), std::to_string(rooms)}},
                                placeIn("halls", i));
        if (const auto* run = findOutside(level.size(), halls[i].runs))
            return offTheMap(level.size(), listOf(*run), placeIn("halls", i));
    }
    return {};
}

bool fits(const ThingField& field, const PropertyValue& value) {
    using Type = ThingField::Type;
    const auto* number = std::get_if<Decimal>(&value);
    switch (field.type) {
    case Type::Whole:
        return number && number->whole() && *number >= Decimal::of(field.min) && *number <= Decimal::of(field.max);
    case Type::Colour: return std::holds_alternative<Colour>(value) || std::holds_alternative<std::string>(value);
    case Type::Level: return std::holds_alternative<Reference>(value) || std::holds_alternative<std::string>(value);
    case Type::CellInLevel: return std::holds_alternative<Cell>(value);
    case Type::Word:
    case Type::Text: break;
    }
    return std::holds_alternative<std::string>(value);
}

/// What should stand there instead of a value that does not fit.
Message expectedIn(const ThingField& field, const PropertyValue& value) {
    using Type = ThingField::Type;
    std::string name(field.name);
    const auto* number = std::get_if<Decimal>(&value);
    switch (field.type) {
    case Type::Whole:
        if (number)
            return {DELVE_TEXT("delve-file", "Expected a whole number from %1 to %2 for “%3”, found %4."),
                    {std::to_string(field.min), std::to_string(field.max), std::move(name), toText(*number)}};
        return {DELVE_TEXT("delve-file", "Expected a whole number from %1 to %2 for “%3”."),
                {std::to_string(field.min), std::to_string(field.max), std::move(name)}};
    case Type::Colour: return {DELVE_TEXT("delve-file", "Expected a colour for “%1”."), {std::move(name)}};
    case Type::Level: return {DELVE_TEXT("delve-file", "Expected a level for “%1”."), {std::move(name)}};
    case Type::CellInLevel: return {DELVE_TEXT("delve-file", "Expected a cell for “%1”."), {std::move(name)}};
    case Type::Word:
    case Type::Text: break;
    }
    return {DELVE_TEXT("delve-file", "Expected a text for “%1”."), {std::move(name)}};
}

Wrong checkFields(const Thing& thing, const std::string& where) {
    for (const auto& field : infoOf(thing.kind).fields) {
        const auto* value = thing.fields.find(field.name);
        if (!value || fits(field, *value)) continue;
        return Failure{Failure::Kind::BadInput, expectedIn(field, *value), {thing.at}, where};
    }
    return {};
}

/// The levels of a world by their ids; each has one of its own.
class LevelTable {
public:
    explicit LevelTable(const World& world) : m_levels(world.levels), m_ids(world.levels.size()) {}
    /// Adds the next level of the world; returns what is wrong with its id.
    Wrong add(std::size_t index) { return checkId(m_ids, m_levels[index].id, "levels", index); }
    /// Called when all are known.
    [[nodiscard]] const Level* find(std::string_view id) {
        const auto entry = m_ids.add(id);
        return entry.number < m_levels.size() ? &m_levels[entry.number] : nullptr;
    }

private:
    const SharedLevels& m_levels;
    IdTable m_ids;
};

/// A portal that names neither level nor cell leads nowhere yet: somebody has just placed it. One that names only a
/// cell stays in its level.
Wrong checkPortal(LevelTable& levels, const Level& level, const Thing& thing, const std::string& where) {
    const auto* to = thing.fields.find("level");
    const auto* cell = thing.fields.find("cell");
    const Level* target = &level;
    if (to) {
        const auto* reference = std::get_if<Reference>(to);
        const auto& id = reference ? reference->id : std::get<std::string>(*to);
        target = levels.find(id);
        if (!target) {
            return Failure{Failure::Kind::BadInput,
                           {DELVE_TEXT("delve-file", "This portal leads to an unknown level “%1”."), {clipped(id)}},
                           {thing.at},
                           where};
        }
    }
    if (!cell || target->size().contains(std::get<Cell>(*cell))) return {};
    return Failure{Failure::Kind::BadInput,
                   {DELVE_TEXT("delve-file", "This portal leads outside the map of level “%1”."), {target->id}},
                   {thing.at},
                   where};
}

/// The ids of pinned things, each once and each that of a thing; `ids` holds those of the things.
Wrong checkPinned(const std::vector<std::string>& pinned, IdTable& ids) {
    IdTable once;
    for (std::size_t i = 0; i < pinned.size(); ++i) {
        if (!ids.add(pinned[i]).isNew && once.add(pinned[i]).isNew) continue;
        return badInput(
            {DELVE_TEXT("delve-file", "Pinned thing “%1” is unknown or listed twice."), {clipped(pinned[i])}},
            placeIn("pinnedThings", i));
    }
    return {};
}

Wrong checkThings(LevelTable& levels, const Level& level) {
    const auto& things = *level.things;
    IdTable ids(things.size());
    constexpr std::size_t ahead = 8; // about as long as a prefetch takes
    for (std::size_t i = 0; i < things.size(); ++i) {
        const Thing& thing = things[i];
        if (i + ahead < things.size()) ids.expect(things[i + ahead].id);
        if (auto wrong = checkId(ids, thing.id, "things", i)) return wrong;
        if (!level.size().contains(thing.at)) return offTheMap(level.size(), listOf(thing.at), placeIn("things", i));
        if (infoOf(thing.kind).fields.empty()) continue;
        const auto where = placeIn("things", i);
        if (auto wrong = checkFields(thing, where)) return wrong;
        if (thing.kind != ThingKind::Portal) continue;
        if (auto wrong = checkPortal(levels, level, thing, where)) return wrong;
    }
    return checkPinned(*level.pinnedThings, ids);
}

/// Only its cells: a room or a thing that it names may have been removed since.
Wrong checkMission(const Level& level) {
    const auto& cycles = level.mission->cycles;
    for (std::size_t i = 0; i < cycles.size(); ++i)
        for (const Cell cell : cycles[i].cells)
            if (!level.size().contains(cell))
                return offTheMap(level.size(), listOf(cell), "mission." + placeIn("cycles", i));
    return {};
}

Wrong checkShape(const Level& level) {
    if (!isLevelSize(level.size().width, level.size().height))
        return badInput(
            {DELVE_TEXT("delve-file", "Expected a width and height of 1 to %1 cells."), {std::to_string(largestSide)}},
            "width");
    for (std::size_t i = 0; i < level.layers.size(); ++i) {
        const auto& layer = level.layers[i];
        if (const auto size = layer.tiles.size(); size != level.size())
            return badInput({DELVE_TEXT("delve-file", "Expected a layer as large as its level, found %1 x %2 cells."),
                             {std::to_string(size.width), std::to_string(size.height)}},
                            placeIn("layers", i));
        if (layer.opacity < 0 || layer.opacity > 100)
            return badInput({DELVE_TEXT("delve-file", "Expected an opacity from 0 to 100 percent, found %1."),
                             {std::to_string(layer.opacity)}},
                            placeIn("layers", i));
    }
    return {};
}

Wrong checkTiles(const std::vector<TileKind>& tiles) {
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (!isPrintableGlyph(tiles[i].glyph)) return badInput(unprintableGlyph(tiles[i].glyph), placeIn("tiles", i));
    return {};
}

Wrong checkRules(const Rules& rules) {
    for (const auto& rule : ruleTable) {
        const auto value = rule.number    ? Decimal::of(rules.*rule.number)
                           : rule.decimal ? rules.*rule.decimal
                                          : Decimal{};
        if (rule.flag || (value >= Decimal::of(rule.min) && value <= Decimal::of(rule.max))) continue;
        return badInput({DELVE_TEXT("delve-file", "Expected a number from %1 to %2, found %3."),
                         {std::to_string(rule.min), std::to_string(rule.max), toText(value)}},
                        "rules." + std::string(rule.name));
    }
    return {};
}

Wrong checkStages(const Recipe& recipe) {
    IdTable ids;
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        if (auto wrong = checkId(ids, recipe.stages[i].id, "stages", i)) return wrong;
        if (recipe.stages[i].version < 1)
            return badInput({DELVE_TEXT("delve-file", "Expected version 1 or higher, found %1."),
                             {std::to_string(recipe.stages[i].version)}},
                            placeIn("stages", i));
    }
    return {};
}

Wrong checkLevel(LevelTable& levels, const Level& level, RoomIds rooms) {
    if (auto wrong = checkShape(level)) return wrong;
    if (level.recipe)
        if (auto wrong = checkStages(*level.recipe)) {
            wrong->where = "recipe." + wrong->where;
            return wrong;
        }
    if (auto wrong = checkRooms(level, rooms)) return wrong;
    if (auto wrong = checkLinks(level)) return wrong;
    if (auto wrong = checkHalls(level)) return wrong;
    if (auto wrong = checkMission(level)) return wrong;
    return checkThings(levels, level);
}

} // namespace

std::string placeIn(std::string_view list, std::size_t index) {
    return std::string(list) + '[' + std::to_string(index) + ']';
}

Done checkWorld(const World& world, RoomIds rooms) {
    if (auto wrong = checkRules(*world.rules)) return *wrong;
    if (auto wrong = checkTiles(world.tiles.custom())) return *wrong;
    if (auto tables = checkTables(world.tables); !tables) return tables;
    if (world.levels.empty())
        return badInput({DELVE_TEXT("delve-file", "Expected at least one level in “levels”.")}, "levels");
    LevelTable levels(world);
    for (std::size_t i = 0; i < world.levels.size(); ++i)
        if (auto wrong = levels.add(i)) return *wrong;
    for (std::size_t i = 0; i < world.levels.size(); ++i) {
        if (auto wrong = checkLevel(levels, world.levels[i], rooms)) {
            wrong->where = placeIn("levels", i) + '.' + wrong->where;
            return *wrong;
        }
    }
    return done();
}

Done checkRecipe(const Recipe& recipe) {
    if (auto wrong = checkStages(recipe)) return *wrong;
    return done();
}

} // namespace delve

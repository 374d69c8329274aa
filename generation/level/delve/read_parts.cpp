#include "generation/level/delve/read_parts.h"

#include "generation/level/delve/members.h"
#include "generation/level/delve/rule_table.h"
#include "generation/level/delve/write_parts.h"
#include "generation/level/printable.h"
#include "generation/level/rules.h"
#include "generation/level/utf8.h"

#include <algorithm>
#include <limits>

namespace delve {
namespace {

constexpr auto lastColumn = largestSide - 1;

/// One of a few names. `fromName` gives nothing for others; the sentence names what is allowed.
template <class FromName>
auto readName(JsonValue value, FromName fromName, const Text& sentence) {
    const auto kind = fromName(value.text());
    if (!kind) value.expected(sentence);
    return kind.value_or(typename decltype(kind)::value_type{});
}

std::string readText(JsonValue value) { return std::string(value.text()); }

std::vector<Run> readRuns(JsonValue value) {
    std::vector<Run> runs;
    runs.reserve(value.size());
    value.elements([&](JsonValue element) { runs.push_back(readRun(element)); });
    return runs;
}

constexpr std::array<Member<TileKind>, 8> tileMembers{{
    {"name", Needed::Yes, [](TileKind& tile, JsonValue value) { tile.name = value.text(); }},
    {"glyph", Needed::Yes, [](TileKind& tile, JsonValue value) { tile.glyph = readGlyph(value); }},
    {"colour", Needed::Yes, [](TileKind& tile, JsonValue value) { tile.colour = readColour(value); }},
    {"walk", Needed::Yes,
     [](TileKind& tile, JsonValue value) {
         tile.walk =
             readName(value, walkFromName, DELVE_TEXT("delve-file", "Expected no, yes or ends-game, found %1."));
     }},
    {"seeThrough", Needed::Yes, [](TileKind& tile, JsonValue value) { tile.seeThrough = value.yesNo(); }},
    {"serves", Needed::No,
     [](TileKind& tile, JsonValue value) {
         tile.serves = readName(value, builtInTileFromName,
                                DELVE_TEXT("delve-file", "Expected a built-in tile such as lava, found %1."));
     }},
    {"source", Needed::No, [](TileKind& tile, JsonValue value) { tile.source = value.text(); }},
    {"picture", Needed::No, [](TileKind& tile, JsonValue value) { tile.picture = value.text(); }},
}};

constexpr std::array<Member<Room>, 9> roomMembers{{
    {"id", Needed::Yes, [](Room& room, JsonValue value) { room.id = value.text(); }},
    {"kind", Needed::Yes,
     [](Room& room, JsonValue value) {
         room.kind = readName(value, roomKindFromName,
                              DELVE_TEXT("delve-file", "Expected room, store, boss, start, site or house, found %1."));
     }},
    {"x", Needed::Yes, [](Room& room, JsonValue value) { room.box.x = value.whole32(0, lastColumn); }},
    {"y", Needed::Yes, [](Room& room, JsonValue value) { room.box.y = value.whole32(0, lastColumn); }},
    {"width", Needed::Yes, [](Room& room, JsonValue value) { room.box.width = value.whole32(1, largestSide); }},
    {"height", Needed::Yes, [](Room& room, JsonValue value) { room.box.height = value.whole32(1, largestSide); }},
    {"shape", Needed::No, [](Room& room, JsonValue value) { room.shape = readRuns(value); }},
    {"from", Needed::No, [](Room& room, JsonValue value) { room.from = readCell(value); }},
    {"properties", Needed::No, [](Room& room, JsonValue value) { room.properties = readProperties(value); }},
}};

LinkKind readLinkKind(JsonValue value) {
    return readName(value, linkKindFromName,
                    DELVE_TEXT("delve-file", "Expected candidate, tree, extra, near, sibling, hall or repair, "
                                             "found %1."));
}

struct NamedLink {
    Link& link;
    NameQueue& names;
};

constexpr std::array<Member<NamedLink>, 3> linkMembers{{
    {"a", Needed::Yes, [](NamedLink& to, JsonValue value) { to.link.a = to.names.ask(value.text()); }},
    {"b", Needed::Yes, [](NamedLink& to, JsonValue value) { to.link.b = to.names.ask(value.text()); }},
    {"kind", Needed::Yes, [](NamedLink& to, JsonValue value) { to.link.kind = readLinkKind(value); }},
}};

struct NamedHall {
    Hall& hall;
    NameQueue& names;
};

constexpr std::array<Member<NamedHall>, 4> hallMembers{{
    {"a", Needed::No, [](NamedHall& to, JsonValue value) { to.hall.a = to.names.ask(value.text()); }},
    {"b", Needed::No, [](NamedHall& to, JsonValue value) { to.hall.b = to.names.ask(value.text()); }},
    {"kind", Needed::No, [](NamedHall& to, JsonValue value) { to.hall.kind = readLinkKind(value); }},
    {"runs", Needed::Yes, [](NamedHall& to, JsonValue value) { to.hall.runs = readRuns(value); }},
}};

/// The end stands for the length until all is read.
constexpr std::array<Member<Run>, 3> pinMembers{{
    {"row", Needed::Yes, [](Run& run, JsonValue value) { run.at.y = value.whole32(0, lastColumn); }},
    {"from", Needed::Yes, [](Run& run, JsonValue value) { run.at.x = value.whole32(0, lastColumn); }},
    {"to", Needed::Yes, [](Run& run, JsonValue value) { run.length = value.whole32(0, lastColumn); }},
}};

constexpr std::array<Member<Thing>, 5> thingMembers{{
    {"id", Needed::Yes, [](Thing& thing, JsonValue value) { thing.id = value.text(); }},
    {"kind", Needed::Yes, [](Thing&, JsonValue) {}}, // read before the others, since it says what they mean
    {"x", Needed::Yes, [](Thing& thing, JsonValue value) { thing.at.x = value.whole32(0, lastColumn); }},
    {"y", Needed::Yes, [](Thing& thing, JsonValue value) { thing.at.y = value.whole32(0, lastColumn); }},
    {"properties", Needed::No, [](Thing& thing, JsonValue value) { thing.properties = readProperties(value); }},
}};

PropertyValue readField(JsonValue value, const ThingField& field) {
    using Type = ThingField::Type;
    switch (field.type) {
    case Type::Whole: return Decimal::of(value.whole(field.min, field.max));
    case Type::Level: return Reference{readText(value)};
    case Type::CellInLevel: return readCell(value);
    case Type::Colour:
        if (const auto colour = colourFromText(value.text())) return *colour;
        return readText(value); // a colour may also be a word
    case Type::Word:
    case Type::Text: break;
    }
    return readText(value);
}

ThingKind readThingKind(JsonValue thing) {
    const auto kind = thing.find("kind");
    if (!kind) return ThingKind::Flower; // the table refuses it
    return readName(*kind, thingKindFromName,
                    DELVE_TEXT("delve-file", "Expected a kind of thing such as flower, found %1."));
}

const ThingField* fieldOf(ThingKind kind, std::string_view name) {
    for (const auto& field : infoOf(kind).fields)
        if (field.name == name) return &field;
    return nullptr;
}

UnknownValue readUnknown(JsonValue value) { return {std::string(value.raw())}; }

/// A colour or a reference; with any other member beside it, its meaning is known only to a later version.
PropertyValue readObjectProperty(JsonValue value) {
    std::optional<JsonValue> colour, reference;
    std::size_t count = 0;
    value.members([&](std::string_view name, JsonValue content, std::string_view) {
        if (name == "colour") colour = content;
        if (name == "ref") reference = content;
        ++count;
    });
    if (count == 1 && colour) return readColour(*colour);
    if (count == 1 && reference) return Reference{readText(*reference)};
    return readUnknown(value);
}

PropertyValue readListProperty(JsonValue value) {
    std::size_t numbers = 0;
    value.elements([&](JsonValue element) { numbers += element.kind() == JsonKind::Number ? 1 : 0; });
    if (value.size() != 2 || numbers != 2) return readUnknown(value);
    return readCell(value);
}

PropertyValue readPropertyValue(JsonValue value) {
    switch (value.kind()) {
    case JsonKind::False: return false;
    case JsonKind::True: return true;
    case JsonKind::Number: return value.decimal();
    case JsonKind::Text: return readText(value);
    case JsonKind::Array: return readListProperty(value);
    case JsonKind::Object: return readObjectProperty(value);
    case JsonKind::Null: break;
    }
    return readUnknown(value);
}

constexpr std::array<Member<RecipeStage>, 5> stageMembers{{
    {"id", Needed::Yes, [](RecipeStage& stage, JsonValue value) { stage.id = value.text(); }},
    {"stage", Needed::Yes, [](RecipeStage& stage, JsonValue value) { stage.stage = value.text(); }},
    {"version", Needed::Yes,
     [](RecipeStage& stage, JsonValue value) {
         stage.version = value.whole32(1, std::numeric_limits<std::int32_t>::max());
     }},
    {"enabled", Needed::No, [](RecipeStage& stage, JsonValue value) { stage.enabled = value.yesNo(); }},
    {"reroll", Needed::No, [](RecipeStage& stage, JsonValue value) { stage.reroll = value.bits64(); }},
}};

/// The possible values of a parameter; anything else is kept as an unknown member.
std::optional<ParameterValue> readParameter(JsonValue value) {
    if (value.kind() == JsonKind::True || value.kind() == JsonKind::False) return value.yesNo();
    if (value.kind() == JsonKind::Text) return readText(value);
    if (const auto number = value.asDecimal()) return *number;
    if (value.kind() != JsonKind::Array) return {};
    std::vector<std::optional<Decimal>> ends;
    value.elements([&](JsonValue end) { ends.push_back(end.asDecimal()); });
    if (ends.size() != 2 || !ends[0] || !ends[1]) return {};
    return Range{*ends[0], *ends[1]};
}

RecipeStage readStage(JsonValue value) {
    RecipeStage stage;
    readMembers(value, stageMembers, stage, [&](std::string_view name, JsonValue content, std::string_view member) {
        if (auto parameter = readParameter(content))
            stage.parameters.push_back({std::string(name), std::move(*parameter)});
        else keepUnknown(stage.unknown, member);
    });
    return stage;
}

constexpr std::array<Member<Recipe>, 4> recipeMembers{{
    {"name", Needed::Yes, [](Recipe& recipe, JsonValue value) { recipe.name = value.text(); }},
    {"version", Needed::No,
     [](Recipe& recipe, JsonValue value) {
         recipe.version = value.whole32(1, std::numeric_limits<std::int32_t>::max());
     }},
    {"seed", Needed::Yes, [](Recipe& recipe, JsonValue value) { recipe.seed = value.bits64(); }},
    {"stages", Needed::Yes,
     [](Recipe& recipe, JsonValue value) {
         value.elements([&](JsonValue stage) { recipe.stages.push_back(readStage(stage)); });
     }},
}};

void readRule(Rules& rules, const Rule& rule, JsonValue value) {
    if (rule.number) rules.*rule.number = value.whole(rule.min, rule.max);
    if (rule.flag) rules.*rule.flag = value.yesNo();
    if (!rule.decimal) return;
    rules.*rule.decimal = value.decimal();
    if (rules.*rule.decimal < Decimal::of(rule.min) || rules.*rule.decimal > Decimal::of(rule.max))
        value.expected(DELVE_TEXT("delve-file", "Expected a percentage from 0 to 100, found %1."));
}

} // namespace

Colour readColour(JsonValue value) {
    const auto colour = colourFromText(value.text());
    if (!colour) value.expected(DELVE_TEXT("delve-file", "Expected a colour such as \"#1a2b3c\", found %1."));
    return colour.value_or(Colour{});
}

char32_t readGlyph(JsonValue value) {
    const auto text = value.text();
    const auto first = firstCodePoint(text);
    if (first.bytes == 0 || first.bytes != text.size())
        value.expected(DELVE_TEXT("delve-file", "Expected one glyph in quotes, found %1."));
    else if (!isPrintableGlyph(first.value)) value.refuse(unprintableGlyph(first.value));
    return first.value;
}

Cell readCell(JsonValue value) {
    const auto parts = value.fewElements(2, 2);
    if (parts.empty()) return {};
    const auto x = parts[0].whole32(0, lastColumn);
    return {x, parts[1].whole32(0, lastColumn)};
}

Run readRun(JsonValue value) {
    const auto parts = value.fewElements(3, 4);
    if (parts.empty()) return {};
    Run run;
    run.at.x = parts[0].whole32(0, lastColumn);
    run.at.y = parts[1].whole32(0, lastColumn);
    run.length = parts[2].whole32(1, largestSide);
    run.down = parts.size() == 4;
    if (run.down && parts[3].text() != "down")
        parts[3].expected(DELVE_TEXT("delve-file", "Expected \"down\", found %1."));
    return run;
}

Run readPin(JsonValue value, std::vector<UnknownOfRun>& unknown) {
    Run run;
    std::string others;
    readMembers(value, pinMembers, run, others);
    const auto last = run.length;
    if (last < run.at.x)
        value.refuse({DELVE_TEXT("delve-file", "This pin ends before it begins. Swap “from” and “to”.")});
    run.length = last - run.at.x + 1;
    if (!others.empty()) unknown.push_back({run, std::move(others)});
    return run;
}

Rules readRules(JsonValue value) {
    Rules rules;
    value.members([&](std::string_view name, JsonValue content, std::string_view member) {
        const auto rule = std::ranges::find(ruleTable, name, &Rule::name);
        if (name == "objective") rules.objective = content.text();
        else if (rule != ruleTable.end()) readRule(rules, *rule, content);
        else keepUnknown(rules.unknown, member);
    });
    return rules;
}

TileKind readTile(JsonValue value) {
    TileKind tile;
    readMembers(value, tileMembers, tile, tile.unknown);
    return tile;
}

Properties readProperties(JsonValue value) {
    std::vector<Property> list;
    value.members([&](std::string_view name, JsonValue content, std::string_view) {
        list.push_back({std::string(name), readPropertyValue(content)});
    });
    return Properties(std::move(list));
}

Recipe readRecipe(JsonValue value) {
    Recipe recipe;
    readMembers(value, recipeMembers, recipe, recipe.unknown);
    return recipe;
}

void readRoom(JsonValue value, Room& into) { readMembers(value, roomMembers, into, into.unknown); }

void readLink(JsonValue value, NameQueue& names, Link& into) {
    NamedLink result{into, names};
    readMembers(value, linkMembers, result, into.unknown);
}

void readHall(JsonValue value, NameQueue& names, Hall& into) {
    NamedHall result{into, names};
    readMembers(value, hallMembers, result, into.unknown);
}

void readThing(JsonValue value, Thing& into) {
    std::string unknown;
    into.kind = readThingKind(value);
    readMembers(value, thingMembers, into, [&](std::string_view name, JsonValue content, std::string_view member) {
        if (const auto* field = fieldOf(into.kind, name)) into.fields.set(name, readField(content, *field));
        else keepUnknown(unknown, member);
    });
    into.unknown = std::move(unknown);
}

} // namespace delve

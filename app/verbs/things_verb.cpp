#include "app/console/failures.h"
#include "app/console/json_writer.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/place_json.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/words.h"
#include "editor/things/search.h"
#include "editor/work/out_of_memory.h"
#include "generation/level/printable.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace delve::app {
namespace {

using editor::Found;
using editor::FoundRow;
using Among = editor::SearchOrder::Among;

struct Part {
    std::string_view name;
    Among among;
};
constexpr Part parts[] = {{"things", Among::Things}, {"rooms", Among::Rooms}, {"tiles", Among::Tiles}};

Result<editor::SearchOrder> orderFrom(const Arguments& arguments) {
    editor::SearchOrder order;
    order.words = QString::fromStdString(arguments.value("find").value_or(""));
    const auto kind = arguments.value("kind");
    if (!kind) return order;
    const auto* const part = std::ranges::find(parts, *kind, &Part::name);
    if (part != std::end(parts)) {
        order.among = part->among;
        if (order.among == Among::Tiles && order.words.trimmed().isEmpty())
            return badInput({DELVE_TEXT("command line", "--kind tiles needs the name of a tile. Add --find NAME.")});
        return order;
    }
    order.kind = thingKindFromName(*kind);
    if (order.kind) return order;
    std::vector<std::string> names;
    for (const auto& each : parts) names.emplace_back(each.name);
    for (const auto& each : thingKinds()) names.emplace_back(each.name);
    return badInput({DELVE_TEXT("command line", "Unknown kind \"%1\". Expected one of: %2."), {*kind, listed(names)}});
}

/// As files have it, whatever the language.
std::string kindOf(const Found& found, const FoundRow& row) {
    if (const auto* const thing = found.thing(row)) return std::string(infoOf(thing->kind).name);
    if (const auto* const room = found.room(row)) return std::string(nameOf(room->kind));
    return found.world().tiles[found.area(row)->tile].name;
}

std::string idOf(const Found& found, const FoundRow& row) {
    if (const auto* const thing = found.thing(row)) return thing->id;
    const auto* const room = found.room(row);
    return room ? room->id : std::string();
}

std::string partOf(const FoundRow& row) {
    switch (row.of) {
    case FoundRow::Of::Things: return "thing";
    case FoundRow::Of::Rooms: return "room";
    case FoundRow::Of::Areas: break;
    }
    return "tiles";
}

void printText(const Found& found, Console& console) {
    for (const auto& row : found.rows) {
        const Cell at = found.placeOf(row);
        const auto details = found.detailsOf(row).toStdString();
        std::string line =
            partOf(row) + ' ' + safeLine(kindOf(found, row)) + ' ' + std::to_string(at.x) + ',' + std::to_string(at.y);
        if (const auto id = idOf(found, row); !id.empty()) line += ' ' + safeLine(id);
        if (!details.empty()) line += " – " + details;
        console.print(line + '\n');
    }
    console.print(oneLine({DELVE_TEXT_N("command line", "%n found."), found.count(), {}}) + '\n');
    if (found.tiles.cells > 0)
        console.print(oneLine({DELVE_TEXT_N("command line", "Tiles: %n cell(s)."), found.tiles.cells, {}}) + '\n');
}

struct WriteValue {
    JsonWriter& json;
    void operator()(bool value) const { json.truth(value); }
    void operator()(Decimal value) const { json.number(value); }
    void operator()(const std::string& value) const { json.text(value); }
    void operator()(Colour value) const { json.text(toText(value)); }
    void operator()(const Reference& value) const { json.text(value.id); }
    void operator()(Cell value) const { writeCell(json, value); }
    void operator()(const UnknownValue& value) const { json.text(value.json); }
};

void writeProperties(JsonWriter& json, const char* name, const Properties& properties) {
    if (properties.empty()) return;
    json.key(name);
    json.beginObject();
    for (const auto& property : properties) {
        json.key(property.name);
        std::visit(WriteValue{json}, property.value);
    }
    json.endObject();
}

void writeBox(JsonWriter& json, const Rect& box) {
    json.key("box");
    json.beginArray();
    for (const auto number : {box.x, box.y, box.width, box.height}) json.number(std::int64_t{number});
    json.endArray();
}

void writeRow(JsonWriter& json, const Found& found, const FoundRow& row) {
    json.beginObject(JsonWriter::Layout::Inline);
    json.key("what");
    json.text(partOf(row));
    json.key("kind");
    json.text(kindOf(found, row));
    if (row.of != FoundRow::Of::Areas) {
        json.key("id");
        json.text(idOf(found, row));
    }
    json.key("cell");
    writeCell(json, found.placeOf(row));
    if (const auto* const thing = found.thing(row)) {
        writeProperties(json, "fields", thing->fields);
        writeProperties(json, "properties", thing->properties);
    }
    if (const auto* const room = found.room(row)) {
        writeBox(json, room->box);
        writeProperties(json, "properties", room->properties);
    }
    if (const auto* const area = found.area(row)) {
        writeBox(json, area->box);
        json.key("cells");
        json.number(area->cells);
    }
    json.endObject();
}

void printJson(const Found& found, Console& console) {
    JsonWriter json([&](std::string_view piece) { return console.print(piece); });
    json.beginObject();
    json.key("level");
    json.text(found.level().id);
    json.key("count");
    json.number(found.count());
    json.key("cellsOfTiles");
    json.number(found.tiles.cells);
    json.key("found");
    json.beginArray();
    for (const auto& row : found.rows) {
        if (!json.wanted()) break;
        writeRow(json, found, row);
    }
    json.endArray();
    json.endObject();
    (void)json.finish();
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    const auto order = orderFrom(arguments);
    if (!order) return complain(console, order.failure(), ExitStatus::Words);
    const auto source = sourceFrom(arguments.operands[0], arguments.value("from"));
    if (!source) return complain(console, source.failure(), ExitStatus::Words);
    auto imported = editor::orOutOfMemory([&] { return readSource(*source); });
    if (!imported) return complain(console, imported.failure(), ExitStatus::File, source->word);
    sayNotes(console, imported->notes, source->word);
    const auto world = std::make_shared<const World>(std::move(imported->world));
    const auto level = levelOf(*world, arguments.value("level"));
    if (!level) return complain(console, level.failure(), ExitStatus::Words, source->word);
    const auto number = world->levels.placeOf(**level);
    const auto found = editor::orOutOfMemory([&] { return editor::search(world, number, *order, context.feedback); });
    if (!found) {
        if (found.failure().cancelled()) return console.fail(ExitStatus::Stopped, stoppedMessage());
        return complain(console, found.failure(), ExitStatus::Impossible, source->word);
    }
    if (arguments.has("json")) printJson(**found, console);
    else printText(**found, console);
    return (*found)->rows.empty() ? ExitStatus::No : ExitStatus::Success;
}

} // namespace

Verb thingsVerb() {
    Verb verb;
    verb.syntax.verb = "things";
    verb.summary = DELVE_TEXT("command line", "Lists the things and rooms of a level, and finds tiles.");
    verb.details = {DELVE_TEXT("command line",
                               "Each thing and each room is one line: what it is, its kind, its cell, its id, and what "
                               "tells it from others. With --find, only those that have all of these words in their "
                               "kind, id, text, place or properties are listed, and the areas of the tiles of that "
                               "name: of an area the first cell, and how many cells it has. At most 10000 areas are "
                               "listed; the last line counts all. The exit status is 1 if nothing is found.")};
    verb.syntax.operands = {{"FILE", DELVE_TEXT("command line", "the map"), 1, 1, Completes::File, true}};
    verb.syntax.options = {
        {.name = "find", .value = "WORDS", .help = DELVE_TEXT("command line", "lists only what has all these words")},
        {.name = "kind",
         .value = "KIND",
         .help =
             DELVE_TEXT("command line", "lists only things, rooms or tiles, or the things of one kind, such as key")},
        levelOption(),
        fromOption(),
        {.name = "json", .help = DELVE_TEXT("command line", "prints one JSON object instead")},
        quietOption(),
    };
    verb.examples = {
        {"things castle.delve", DELVE_TEXT("command line", "lists all things and rooms of the first level")},
        {"things castle.delve --kind key --json", DELVE_TEXT("command line", "prints its keys as JSON")},
        {"things garden.delve --find water",
         DELVE_TEXT("command line", "lists its lakes, and whatever else says water")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app

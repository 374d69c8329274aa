#include "app/verbs/inspect_mission.h"

#include "app/verbs/place_json.h"
#include "app/words/words.h"
#include "generation/level/locks.h"
#include "generation/level/mission_places.h"

#include <cstddef>
#include <string>

namespace delve::app {
namespace {

void writeThings(JsonWriter& json, const char* name, const std::vector<const Thing*>& things) {
    json.key(name);
    json.beginArray();
    for (const auto* const thing : things) {
        json.beginObject(JsonWriter::Layout::Inline);
        json.key("id");
        json.text(thing->id);
        json.key("colour");
        json.text(colourOf(*thing));
        json.key("cell");
        writeCell(json, thing->at);
        json.endObject();
    }
    json.endArray();
}

void writeCycle(JsonWriter& json, const Level& level, const CyclePlaces& places) {
    json.beginObject();
    json.key("pattern");
    json.text(nameOf(places.cycle->pattern));
    json.key("rooms");
    json.beginArray();
    for (const auto room : places.rooms) json.text((*level.rooms)[room].id);
    json.endArray();
    writeThings(json, "locks", places.locks);
    writeThings(json, "keys", places.keys);
    json.key("cells");
    json.beginArray();
    for (const Cell cell : places.cycle->cells) writeCell(json, cell);
    json.endArray();
    json.endObject();
}

} // namespace

void printMission(const World& world, std::uint32_t number, Console& console) {
    const Level& level = world.levels[number];
    const auto cycles = cyclesOf(level);
    if (cycles.empty()) return;
    console.print('\n' + oneLine({DELVE_TEXT("command line", "Mission of %1"), {level.id}}) + "\n\n");
    for (std::size_t i = 0; i < cycles.size(); ++i) {
        const auto pattern = cycles[i].cycle->pattern;
        console.print("  " + std::to_string(i + 1) + ". " + translated({labelOf(pattern)}) + "  [" +
                      std::string(nameOf(pattern)) + "]\n");
        for (const auto& line : linesOf(cycles[i], level, world.tiles)) {
            std::string text;
            for (const auto& piece : line) text += (text.empty() ? "" : " – ") + oneLine(piece);
            console.print("     " + text + '\n');
        }
    }
}

void writeMissions(JsonWriter& json, const World& world, const std::vector<std::uint32_t>& levels) {
    json.beginObject();
    for (const auto number : levels) {
        const Level& level = world.levels[number];
        const auto cycles = cyclesOf(level);
        if (cycles.empty()) continue;
        json.key(level.id);
        json.beginArray();
        for (const auto& places : cycles) writeCycle(json, level, places);
        json.endArray();
    }
    json.endObject();
}

} // namespace delve::app

#include "app/verbs/place_json.h"

namespace delve::app {

void writeCell(JsonWriter& json, Cell cell) {
    json.beginArray();
    json.number(cell.x);
    json.number(cell.y);
    json.endArray();
}

void writePlace(JsonWriter& json, const World& world, const play::Place& place) {
    json.key("level");
    json.text(world.levels[place.level].id);
    json.key("cell");
    writeCell(json, place.at);
}

} // namespace delve::app

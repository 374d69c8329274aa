#include "app/verbs/trace_file.h"

#include "app/words/words.h"
#include "generation/level/utf8.h"

namespace delve::app {
namespace {

using Layout = JsonWriter::Layout;

void member(JsonWriter& json, std::string_view key, std::string_view text) {
    json.key(key);
    json.text(text);
}

void member(JsonWriter& json, std::string_view key, std::int64_t number) {
    json.key(key);
    json.number(number);
}

void writeCell(JsonWriter& json, Cell cell) {
    json.beginArray(Layout::Inline);
    json.number(std::int64_t{cell.x});
    json.number(std::int64_t{cell.y});
    json.endArray();
}

void writeRows(JsonWriter& json, const Grid& tiles, const TileCatalogue& catalogue) {
    const Size size = tiles.size();
    std::vector<Tile> row(static_cast<std::size_t>(size.width));
    json.beginArray();
    for (std::int32_t y = 0; y < size.height && json.wanted(); ++y) {
        tiles.readRow(y, 0, row);
        std::string glyphs;
        for (const Tile tile : row) appendUtf8(glyphs, catalogue[tile].glyph);
        json.text(glyphs);
    }
    json.endArray();
}

void writeBox(JsonWriter& json, const Rect& box) {
    member(json, "x", box.x);
    member(json, "y", box.y);
    member(json, "width", box.width);
    member(json, "height", box.height);
}

void writeRooms(JsonWriter& json, const std::vector<Room>& rooms) {
    json.beginArray();
    for (const auto& room : rooms) {
        json.beginObject(Layout::Inline);
        member(json, "id", room.id);
        member(json, "kind", nameOf(room.kind));
        writeBox(json, room.box);
        if (room.from) {
            json.key("from");
            writeCell(json, *room.from);
        }
        json.endObject();
    }
    json.endArray();
}

void writeLinks(JsonWriter& json, const Level& level) {
    json.beginArray();
    for (const auto& link : *level.links) {
        json.beginObject(Layout::Inline);
        if (link.a < level.rooms->size()) member(json, "a", (*level.rooms)[link.a].id);
        if (link.b < level.rooms->size()) member(json, "b", (*level.rooms)[link.b].id);
        member(json, "kind", nameOf(link.kind));
        json.endObject();
    }
    json.endArray();
}

void writePair(JsonWriter& json, generation::Mark::Shape shape, Cell first, Cell second) {
    if (shape == generation::Mark::Shape::Boxes) {
        json.beginObject(Layout::Inline);
        writeBox(json, {first.x, first.y, second.x - first.x + 1, second.y - first.y + 1});
        json.endObject();
        return;
    }
    json.beginArray(Layout::Inline);
    writeCell(json, first);
    writeCell(json, second);
    json.endArray();
}

/// A text and its place; a text about the whole map has none.
void writeTexts(JsonWriter& json, const generation::Mark& mark) {
    for (std::size_t i = 0; i < mark.texts.size(); ++i) {
        json.beginObject(Layout::Inline);
        if (i < mark.cells.size()) {
            member(json, "x", mark.cells[i].x);
            member(json, "y", mark.cells[i].y);
        }
        member(json, "text", mark.texts[i]);
        json.endObject();
    }
}

void writeMark(JsonWriter& json, const generation::Mark& mark) {
    json.key(mark.name);
    json.beginArray();
    if (mark.shape == generation::Mark::Shape::Points)
        for (const Cell cell : mark.cells) writeCell(json, cell);
    else if (mark.shape == generation::Mark::Shape::Texts) writeTexts(json, mark);
    else
        for (std::size_t i = 0; i + 1 < mark.cells.size(); i += 2)
            writePair(json, mark.shape, mark.cells[i], mark.cells[i + 1]);
    json.endArray();
}

void writeNotes(JsonWriter& json, const generation::StageTrace& stage) {
    json.beginObject();
    for (const auto& mark : stage.marks) writeMark(json, mark);
    json.key("messages");
    json.beginArray();
    for (const auto& note : stage.notes) json.text(translated(note));
    json.endArray();
    json.endObject();
}

void writeStage(JsonWriter& json, const generation::StageTrace& stage, const TileCatalogue& tiles) {
    json.beginObject();
    member(json, "stage", stage.stage);
    member(json, "id", stage.instance);
    if (stage.halfWay) {
        json.key("halfWay");
        json.truth(true);
    }
    json.key("rows");
    writeRows(json, stage.level.tiles, tiles);
    json.key("rooms");
    writeRooms(json, *stage.level.rooms);
    json.key("links");
    writeLinks(json, stage.level);
    json.key("notes");
    writeNotes(json, stage);
    json.endObject();
}

} // namespace

bool writeTrace(const generation::Trace& trace, const Recipe& recipe, const TileCatalogue& tiles,
                const JsonWriter::Sink& sink) {
    JsonWriter json(sink);
    json.beginObject();
    member(json, "recipe", recipe.name);
    json.key("seed");
    json.natural(recipe.seed);
    json.key("stages");
    json.beginArray();
    for (const auto& stage : trace.stages) writeStage(json, stage, tiles);
    json.endArray();
    json.endObject();
    return json.finish();
}

} // namespace delve::app

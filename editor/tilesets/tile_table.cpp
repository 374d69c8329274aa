#include "editor/tilesets/tile_table.h"

#include "generation/level/delve/json_stream.h"
#include "generation/level/delve/json_text.h"

namespace delve::editor {
namespace {

constexpr std::string_view noThing = "none";

class TableReader : public JsonListener {
public:
    bool enters(std::string_view, JsonKind) override { return false; }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue value) override {
        value.members([this](std::string_view name, JsonValue member, std::string_view) {
            if (name == "ground") m_table.ground = member.text();
            else if (name == "tiles") readTiles(member);
            else if (name == "things") readThings(member);
            else
                member.refuse(
                    {DELVE_TEXT("tileset", "Unknown member “%1”. Expected ground, tiles or things."), {clipped(name)}});
        });
    }
    [[nodiscard]] TileTable take() { return std::move(m_table); }

private:
    void readTiles(JsonValue value) {
        value.members([this](std::string_view piece, JsonValue name, std::string_view) {
            const auto tile = builtInTileFromName(name.text());
            if (!tile) name.expected(DELVE_TEXT("tileset", "Expected a built-in tile such as wall, found %1."));
            else m_table.tiles.emplace(piece, *tile);
        });
    }
    void readThings(JsonValue value) {
        value.members([this](std::string_view name, JsonValue word, std::string_view) {
            const auto kind = thingKindFromName(word.text());
            if (!kind && word.text() != noThing)
                word.expected(DELVE_TEXT("tileset", "Expected a kind of thing such as flower, or none, found %1."));
            else m_table.things.emplace(name, kind);
        });
    }

    TileTable m_table;
};

/// `"tiles": { … }`, a line for each.
template <class Entries, class Word>
void addMember(std::string& text, std::string_view name, const Entries& entries, Word word) {
    text.append(text.size() > 2 ? ",\n  \"" : "  \"").append(name).append("\": {");
    std::string_view before = "\n    ";
    for (const auto& entry : entries) {
        text += before;
        appendJsonText(text, entry.first);
        text += ": ";
        appendJsonText(text, word(entry.second));
        before = ",\n    ";
    }
    text += entries.empty() ? "}" : "\n  }";
}

} // namespace

Result<TileTable> readTileTable(std::string_view text) {
    TableReader reader;
    if (auto read = readJson(piecesOf(text), reader); !read) return std::move(read).failure();
    return reader.take();
}

std::string textOf(const TileTable& table) {
    std::string text = "{\n";
    if (!table.ground.empty()) {
        text += "  \"ground\": ";
        appendJsonText(text, table.ground);
    }
    addMember(text, "tiles", table.tiles, [](Tile tile) { return nameOfBuiltIn(tile); });
    addMember(text, "things", table.things,
              [](const std::optional<ThingKind>& kind) { return kind ? infoOf(*kind).name : noThing; });
    return text + "\n}\n";
}

} // namespace delve::editor

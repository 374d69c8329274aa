#pragma once

#include "editor/tiled/tiled_files.h"
#include "editor/tiled/tiled_map.h"
#include "editor/tiled/tiled_members.h"
#include "generation/level/delve/json_tape.h"

#include <QString>

#include <optional>

/// Reads those parts of Tiled's JSON that come as whole values: properties, objects and tilesets. What is wrong is
/// refused on the tape of the value. Used by read_tiled.h and tiled_parts.h.
namespace delve::editor {

class TmjParts {
public:
    /// `file` is where the JSON lies: what it names is named from there.
    TmjParts(TiledFiles& files, QString file) : m_files(files), m_file(std::move(file)) {}

    void properties(JsonValue value, TiledProperties& into);
    /// The types of properties, which old files have apart.
    static void propertyTypes(JsonValue value, TiledProperties& into);
    void object(JsonValue value, std::vector<TiledObject>& into, bool ofTemplate = false);
    /// Of a map, or of a template: it may name a file.
    void tileset(JsonValue value, std::vector<TiledTileset>& into);
    void tilesetMembers(JsonValue value, TiledTileset& into);
    void image(std::string_view name, JsonValue value, std::optional<TiledImage>& into);
    /// Keeps a member that nobody knows: as raw JSON; or those that we kept before, as they were.
    void keep(std::string_view name, JsonValue value, TiledUnknown& unknown);
    void refuse(JsonValue value, Failure failure);
    void refuse(JsonValue value, const Done& done) {
        if (!done) refuse(value, done.failure());
    }
    /// A single value into one of Tiled's structs; false where nobody knows it, or where it is not single.
    template <class Of>
    bool single(std::string_view name, JsonValue value, Of& into);

    [[nodiscard]] TiledFiles& files() { return m_files; }
    /// Of what a value named, if that is why it was refused.
    [[nodiscard]] const std::optional<Failure>& failure() const { return m_failure; }

private:
    void property(JsonValue value, TiledProperties& into, int depth);
    void propertyOf(std::string_view name, JsonValue value, TiledProperties& into, int depth);
    void valueOfProperty(JsonValue value, TiledProperty& into, int depth);
    void points(JsonValue value, TiledObject& into);
    void objectText(JsonValue value, TiledObject& into);
    void tiles(JsonValue value, TiledTileset& into);
    void tile(JsonValue value, TiledTile& into);
    void tileProperties(JsonValue value, TiledTileset& into, bool types);
    void terrains(JsonValue value, TiledTileset& into);
    void terrainTile(JsonValue value, TiledTerrains& into);
    /// False where there is no more budget, or something is refused already.
    [[nodiscard]] bool takePart(JsonValue value) {
        refuse(value, m_files.budget().takePart(value.raw().size()));
        return !value.refused();
    }

    TiledFiles& m_files;
    QString m_file;
    std::optional<Failure> m_failure;
};

/// The text of a value as readMember() takes it; nothing for a list or an object.
[[nodiscard]] std::optional<std::string_view> singleValue(JsonValue value);

template <class Of>
bool TmjParts::single(std::string_view name, JsonValue value, Of& into) {
    const auto text = singleValue(value);
    if (!text) return false;
    const auto read = readMember(into, name, *text);
    if (read == MemberRead::Wrong)
        value.refuse({DELVE_TEXT("tiled", "Unexpected value “%2” of “%1”. Save the file again in Tiled."),
                      {clipped(name), clipped(*text)}});
    return read != MemberRead::Unknown;
}

} // namespace delve::editor

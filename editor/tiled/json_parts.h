#pragma once

#include "editor/tiled/json_writer.h"
#include "editor/tiled/tiled_map.h"
#include "editor/tiled/write_tiled.h"

#include <vector>

/// Writes those parts of Tiled's JSON that maps and tilesets are made of. Used by write_json.cpp.
namespace delve::editor {

class JsonParts {
public:
    /// With `kept` they are for a world to keep (kept_tiled.h): with marks of ours and all that is unknown, and without
    /// what goes without saying.
    JsonParts(JsonWriter& json, const TiledWriting& how, const TiledMarks* kept = nullptr)
        : m_json(json), m_how(how), m_kept(kept) {}

    /// Of a property of the type class: its members.
    void classMembers(const TiledProperty& property);
    void properties(const TiledProperties& properties);
    void unknown(const TiledUnknown& unknown);
    /// `tileset`: whose picture it is; null: a layer's.
    void image(const TiledImage& image, const TiledTileset* tileset);
    void tilesetMembers(const TiledTileset& tileset);
    void objects(const std::vector<TiledObject>& objects);
    /// What layers of all kinds have.
    void layerMembers(const TiledLayer& layer);

private:
    void property(const TiledProperty& property);
    void valueOf(const TiledProperty& property, std::string_view name);
    void tile(const TiledTileset& tileset, const TiledTile& tile);
    void terrains(const TiledTerrains& terrains);
    void object(const TiledObject& object);
    void shapeOf(const TiledObject& object);
    void points(const char* name, const TiledObject& object);
    void collision(const std::vector<TiledObject>& shapes);
    /// Unless it goes without saying.
    template <class Value>
    void member(std::string_view name, const Value& value, const Value& usual) {
        if (!m_kept || value != usual) m_json.member(name, value);
    }

    JsonWriter& m_json;
    const TiledWriting& m_how;
    const TiledMarks* m_kept;
};

} // namespace delve::editor

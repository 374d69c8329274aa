#include "editor/files/progress.h"
#include "editor/tiled/json_parts.h"
#include "editor/tiled/json_writer.h"
#include "editor/tiled/write_tiled.h"

#include <string>

namespace delve::editor {
namespace {

const char* nameOf(TiledLayer::Kind kind) {
    switch (kind) {
    case TiledLayer::Kind::Tiles: return "tilelayer";
    case TiledLayer::Kind::Objects: return "objectgroup";
    case TiledLayer::Kind::Image: return "imagelayer";
    case TiledLayer::Kind::Group: return "group";
    }
    return "tilelayer";
}

/// Writes a map from the outermost in; for a world to keep, if there are `marks`.
class TiledJson {
public:
    TiledJson(JsonWriter& json, const TiledWriting& how, const TiledMarks* marks = nullptr)
        : m_json(json), m_how(how), m_parts(json, how, marks), m_isKept(marks != nullptr) {}

    [[nodiscard]] Done map(const TiledMap& map);

private:
    void members(const TiledMap& map);
    void tilesets(const TiledMap& map);
    [[nodiscard]] Done layers(const std::vector<TiledLayer>& layers);
    [[nodiscard]] Done layer(const TiledLayer& layer);
    [[nodiscard]] Done contentOf(const TiledLayer& layer);
    [[nodiscard]] Done cells(const TiledLayer& layer);

    JsonWriter& m_json;
    const TiledWriting& m_how;
    JsonParts m_parts;
    bool m_isKept;
};

Done TiledJson::cells(const TiledLayer& layer) {
    if (m_isKept) m_json.member("x", layer.area.x).member("y", layer.area.y);
    m_json.member("width", layer.area.width).member("height", layer.area.height);
    if (m_isKept) return done();
    if (m_how.encoding != TiledEncoding::Csv) {
        const auto packed = packedCells(layer.cells, m_how.encoding, m_how.feedback);
        if (!packed) return packed.failure();
        m_json.member("encoding", "base64").member("compression", compressionOf(m_how.encoding));
        m_json.key("data") << "\"" << std::string_view(packed->constData(), static_cast<std::size_t>(packed->size()))
                           << "\"";
        return done();
    }
    m_json.beginArray("data");
    const auto width = static_cast<std::size_t>(layer.area.width);
    for (std::int32_t y = 0; y < layer.area.height; ++y) {
        if (!goesOn(m_how.feedback, y, layer.area.height)) return cancelled();
        auto& out = m_json.element();
        appendCells(out.text(), std::span(layer.cells).subspan(static_cast<std::size_t>(y) * width, width));
        if (!out.handOn()) return out.finish();
    }
    m_json.end();
    return done();
}

Done TiledJson::contentOf(const TiledLayer& layer) {
    if (layer.kind == TiledLayer::Kind::Tiles) return cells(layer);
    if (layer.kind == TiledLayer::Kind::Group) return layers(layer.layers);
    if (layer.kind == TiledLayer::Kind::Image && layer.image) m_parts.image(*layer.image, nullptr);
    if (layer.kind == TiledLayer::Kind::Objects) {
        m_json.memberUnlessEmpty("draworder", !m_isKept && layer.drawOrder.empty() ? "topdown" : layer.drawOrder);
        m_json.memberUnlessEmpty("color", layer.colour);
        m_parts.objects(layer.objects);
    }
    return done();
}

Done TiledJson::layer(const TiledLayer& layer) {
    m_json.beginObject();
    m_json.member("type", nameOf(layer.kind));
    m_parts.layerMembers(layer);
    if (auto written = contentOf(layer); !written) return written;
    m_json.end();
    return done();
}

Done TiledJson::layers(const std::vector<TiledLayer>& layers) {
    m_json.beginArray("layers");
    for (const auto& one : layers)
        if (auto written = layer(one); !written) return written;
    m_json.end();
    return done();
}

void TiledJson::members(const TiledMap& map) {
    m_json.member("type", "map").member("version", map.version.empty() ? tiledVersion : map.version.c_str());
    m_json.memberUnlessEmpty("tiledversion", map.program).memberUnlessEmpty("class", map.className);
    m_json.member("orientation", map.orientation);
    m_json.memberUnlessEmpty("renderorder", !m_isKept && map.renderOrder.empty() ? "right-down" : map.renderOrder);
    m_json.member("width", map.size.width).member("height", map.size.height);
    m_json.member("tilewidth", map.tile.width).member("tileheight", map.tile.height);
    m_json.member("infinite", m_isKept && map.infinite).memberUnlessEmpty("backgroundcolor", map.background);
    m_json.member("nextlayerid", map.nextLayer).member("nextobjectid", map.nextObject);
    m_parts.unknown(map.unknown);
    m_parts.properties(map.properties);
}

void TiledJson::tilesets(const TiledMap& map) {
    m_json.beginArray("tilesets");
    for (const auto& one : map.tilesets) {
        m_json.beginObject();
        m_json.member("firstgid", one.first);
        if (one.path.empty()) m_parts.tilesetMembers(one);
        else m_json.member("source", one.path);
        m_json.end();
    }
    m_json.end();
}

Done TiledJson::map(const TiledMap& map) {
    m_json.beginObject();
    members(map);
    if (!m_isKept) tilesets(map);
    if (auto written = layers(map.layers); !written) return written;
    m_json.end();
    return m_isKept ? done() : m_json.finish();
}

} // namespace

Done writeTmj(const TiledMap& map, QIODevice& into, const TiledWriting& how) {
    JsonWriter json(into);
    return TiledJson(json, how).map(map);
}

Done writeTsj(const TiledTileset& tileset, QIODevice& into) {
    JsonWriter json(into);
    const TiledWriting how;
    json.beginObject();
    json.member("type", "tileset").member("version", tiledVersion);
    JsonParts(json, how).tilesetMembers(tileset);
    json.end();
    return json.finish();
}

std::string keptJson(const TiledMap& map, const TiledMarks& marks) {
    JsonWriter json;
    const TiledWriting how;
    (void)TiledJson(json, how, &marks).map(map); // nothing of it can fail
    return json.take();
}

std::string keptJson(const std::vector<TiledTileset>& tilesets, const TiledMarks& marks) {
    JsonWriter json;
    const TiledWriting how;
    JsonParts parts(json, how, &marks);
    json.beginArray();
    for (const auto& one : tilesets) {
        json.beginObject();
        json.member("firstgid", one.first).memberUnlessEmpty("source", one.path);
        parts.tilesetMembers(one);
        json.end();
    }
    json.end();
    return json.take();
}

std::string jsonOfClass(const TiledProperty& property) {
    JsonWriter json;
    const TiledWriting how;
    json.beginObject();
    JsonParts(json, how).classMembers(property);
    json.end();
    return json.take();
}

} // namespace delve::editor

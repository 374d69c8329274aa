#include "editor/files/progress.h"
#include "editor/tiled/json_writer.h"
#include "editor/tiled/write_tiled.h"

#include <QJsonDocument>

#include <array>
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

bool isJson(const std::string& text) {
    return QJsonDocument::fromJson('[' + QByteArray::fromStdString(text) + ']').isArray();
}

/// Does the value of a property of this type stand without quotes?
bool isPlain(const TiledProperty& property) {
    constexpr std::array<std::string_view, 4> plain{"int", "float", "bool", "object"};
    return std::find(plain.begin(), plain.end(), property.type) != plain.end() && isJson(property.value);
}

/// Writes the parts of maps and tilesets, from the outermost in.
class TiledJson {
public:
    TiledJson(QIODevice& into, const TiledWriting& how) : m_json(into), m_how(how) {}

    [[nodiscard]] Done map(const TiledMap& map);
    [[nodiscard]] Done tilesetFile(const TiledTileset& tileset);

private:
    void properties(const TiledProperties& properties);
    void property(const TiledProperty& property);
    void classMember(const TiledProperty& property);
    void unknown(const TiledUnknown& unknown);
    void image(const TiledImage& image);
    void tile(const TiledTile& tile);
    void terrains(const TiledTerrains& terrains);
    void tilesetMembers(const TiledTileset& tileset);
    void object(const TiledObject& object);
    void shapeOf(const TiledObject& object);
    void points(const char* name, const TiledObject& object);
    void objects(const std::vector<TiledObject>& objects);
    [[nodiscard]] Done layers(const std::vector<TiledLayer>& layers);
    [[nodiscard]] Done layer(const TiledLayer& layer);
    [[nodiscard]] Done contentOf(const TiledLayer& layer);
    [[nodiscard]] Done cells(const TiledLayer& layer);

    JsonWriter m_json;
    const TiledWriting& m_how;
};

void TiledJson::classMember(const TiledProperty& property) {
    if (property.type == "class") {
        m_json.beginObject(property.name);
        for (const auto& member : property.members) classMember(member);
        m_json.end();
    } else if (isPlain(property)) {
        m_json.raw(property.name, property.value);
    } else {
        m_json.member(property.name, property.value);
    }
}

void TiledJson::property(const TiledProperty& property) {
    m_json.beginObject();
    m_json.member("name", property.name);
    m_json.memberUnlessEmpty("propertytype", property.className);
    m_json.member("type", property.type.empty() ? "string" : property.type.c_str());
    TiledProperty value = property;
    value.name = "value";
    classMember(value);
    m_json.end();
}

void TiledJson::properties(const TiledProperties& properties) {
    if (properties.empty()) return;
    m_json.beginArray("properties");
    for (const auto& one : properties) property(one);
    m_json.end();
}

/// An attribute of an XML file becomes a number where it looks like one, and a text otherwise; elements have no form
/// here.
void TiledJson::unknown(const TiledUnknown& unknown) {
    for (const auto& [name, value] : unknown) {
        if (value.starts_with('<')) continue;
        if (isJson(value)) m_json.raw(name, value);
        else m_json.member(name, value);
    }
}

void TiledJson::image(const TiledImage& image) {
    const auto bytes = m_how.pictureOf ? m_how.pictureOf(image) : QByteArray();
    if (bytes.isEmpty()) m_json.member("image", image.path);
    else m_json.member("image", "data:image/png;base64," + bytes.toBase64().toStdString());
    m_json.member("imagewidth", image.size.width).member("imageheight", image.size.height);
    if (!image.clear.empty()) m_json.member("transparentcolor", '#' + image.clear);
    unknown(image.unknown);
}

void TiledJson::tile(const TiledTile& tile) {
    m_json.beginObject();
    m_json.member("id", tile.id).memberUnlessEmpty("type", tile.className);
    if (tile.image) image(*tile.image);
    if (tile.part)
        m_json.member("x", tile.part->x)
            .member("y", tile.part->y)
            .member("width", tile.part->width)
            .member("height", tile.part->height);
    if (tile.probability != 1) m_json.member("probability", tile.probability);
    if (!tile.animation.empty()) {
        m_json.beginArray("animation");
        for (const auto& frame : tile.animation) {
            m_json.beginObject();
            m_json.member("tileid", frame.tile).member("duration", frame.milliseconds);
            m_json.end();
        }
        m_json.end();
    }
    if (!tile.collision.empty()) {
        m_json.beginObject("objectgroup");
        m_json.member("type", "objectgroup").member("name", "").member("draworder", "index");
        m_json.member("opacity", 1).member("visible", true).member("x", 0).member("y", 0);
        objects(tile.collision);
        m_json.end();
    }
    properties(tile.properties);
    unknown(tile.unknown);
    m_json.end();
}

void TiledJson::terrains(const TiledTerrains& terrains) {
    m_json.beginObject();
    m_json.member("name", terrains.name).memberUnlessEmpty("class", terrains.className);
    m_json.member("type", terrains.type).member("tile", terrains.tile);
    properties(terrains.properties);
    m_json.beginArray("colors");
    for (const auto& colour : terrains.colours) {
        m_json.beginObject();
        m_json.member("name", colour.name).memberUnlessEmpty("class", colour.className);
        m_json.member("color", colour.colour).member("tile", colour.tile).member("probability", colour.probability);
        properties(colour.properties);
        m_json.end();
    }
    m_json.end();
    m_json.beginArray("wangtiles");
    for (const auto& [tile, sides] : terrains.tiles) {
        std::string list;
        for (const auto side : sides) list += (list.empty() ? "[" : ", ") + std::to_string(side);
        m_json.beginObject();
        m_json.member("tileid", tile).raw("wangid", list + ']');
        m_json.end();
    }
    m_json.end();
    m_json.end();
}

void TiledJson::tilesetMembers(const TiledTileset& tileset) {
    m_json.member("name", tileset.name).memberUnlessEmpty("class", tileset.className);
    m_json.member("tilewidth", tileset.tile.width).member("tileheight", tileset.tile.height);
    m_json.member("spacing", tileset.spacing).member("margin", tileset.margin);
    m_json.member("tilecount", tileset.count).member("columns", tileset.columns);
    m_json.memberUnlessEmpty("objectalignment", tileset.objectAlignment);
    if (tileset.offset != Cell{}) {
        m_json.beginObject("tileoffset");
        m_json.member("x", tileset.offset.x).member("y", tileset.offset.y);
        m_json.end();
    }
    if (tileset.image) image(*tileset.image);
    properties(tileset.properties);
    unknown(tileset.unknown);
    if (!tileset.tiles.empty()) {
        m_json.beginArray("tiles");
        for (const auto& one : tileset.tiles) tile(one);
        m_json.end();
    }
    if (tileset.terrains.empty()) return;
    m_json.beginArray("wangsets");
    for (const auto& one : tileset.terrains) terrains(one);
    m_json.end();
}

Done TiledJson::tilesetFile(const TiledTileset& tileset) {
    m_json.beginObject();
    m_json.member("type", "tileset").member("version", tiledVersion);
    tilesetMembers(tileset);
    m_json.end();
    return m_json.finish();
}

void TiledJson::points(const char* name, const TiledObject& object) {
    m_json.beginArray(name);
    for (const auto& point : object.points) {
        m_json.beginObject();
        m_json.member("x", point.x).member("y", point.y);
        m_json.end();
    }
    m_json.end();
}

void TiledJson::shapeOf(const TiledObject& object) {
    switch (object.shape) {
    case TiledShape::Rectangle: break;
    case TiledShape::Tile: m_json.member("gid", object.tile); break;
    case TiledShape::Point: m_json.member("point", true); break;
    case TiledShape::Ellipse: m_json.member("ellipse", true); break;
    case TiledShape::Polygon: points("polygon", object); break;
    case TiledShape::Polyline: points("polyline", object); break;
    case TiledShape::Text:
        m_json.beginObject("text");
        m_json.member("text", object.text);
        unknown(object.unknown);
        m_json.end();
        break;
    }
}

void TiledJson::object(const TiledObject& object) {
    m_json.beginObject();
    m_json.member("id", object.id).memberUnlessEmpty("template", object.templatePath);
    m_json.member("name", object.name).member("type", object.className);
    m_json.member("x", object.at.x).member("y", object.at.y);
    m_json.member("width", object.size.x).member("height", object.size.y);
    m_json.member("rotation", object.rotation).member("visible", object.visible);
    shapeOf(object);
    properties(object.properties);
    if (object.shape != TiledShape::Text) unknown(object.unknown);
    m_json.end();
}

void TiledJson::objects(const std::vector<TiledObject>& objects) {
    m_json.beginArray("objects");
    for (const auto& one : objects) object(one);
    m_json.end();
}

Done TiledJson::cells(const TiledLayer& layer) {
    m_json.member("width", layer.area.width).member("height", layer.area.height);
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
    switch (layer.kind) {
    case TiledLayer::Kind::Tiles: return cells(layer);
    case TiledLayer::Kind::Objects:
        m_json.member("draworder", layer.drawOrder.empty() ? "topdown" : layer.drawOrder.c_str());
        m_json.memberUnlessEmpty("color", layer.colour);
        objects(layer.objects);
        return done();
    case TiledLayer::Kind::Image:
        if (layer.image) image(*layer.image);
        return done();
    case TiledLayer::Kind::Group: return layers(layer.layers);
    }
    return done();
}

Done TiledJson::layer(const TiledLayer& layer) {
    m_json.beginObject();
    m_json.member("type", nameOf(layer.kind)).member("id", layer.id).member("name", layer.name);
    m_json.memberUnlessEmpty("class", layer.className);
    m_json.member("x", 0).member("y", 0).member("opacity", layer.opacity).member("visible", layer.visible);
    if (layer.locked) m_json.member("locked", true);
    m_json.memberUnlessEmpty("tintcolor", layer.tint);
    if (layer.offset.x != 0) m_json.member("offsetx", layer.offset.x);
    if (layer.offset.y != 0) m_json.member("offsety", layer.offset.y);
    if (layer.parallax.x != 1) m_json.member("parallaxx", layer.parallax.x);
    if (layer.parallax.y != 1) m_json.member("parallaxy", layer.parallax.y);
    unknown(layer.unknown);
    properties(layer.properties);
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

Done TiledJson::map(const TiledMap& map) {
    m_json.beginObject();
    m_json.member("type", "map").member("version", map.version.empty() ? tiledVersion : map.version.c_str());
    m_json.memberUnlessEmpty("tiledversion", map.program).memberUnlessEmpty("class", map.className);
    m_json.member("orientation", map.orientation);
    m_json.member("renderorder", map.renderOrder.empty() ? "right-down" : map.renderOrder.c_str());
    m_json.member("width", map.size.width).member("height", map.size.height);
    m_json.member("tilewidth", map.tile.width).member("tileheight", map.tile.height);
    m_json.member("infinite", false).memberUnlessEmpty("backgroundcolor", map.background);
    m_json.member("nextlayerid", map.nextLayer).member("nextobjectid", map.nextObject);
    unknown(map.unknown);
    properties(map.properties);
    m_json.beginArray("tilesets");
    for (const auto& one : map.tilesets) {
        m_json.beginObject();
        m_json.member("firstgid", one.first);
        if (one.path.empty()) tilesetMembers(one);
        else m_json.member("source", one.path);
        m_json.end();
    }
    m_json.end();
    if (auto written = layers(map.layers); !written) return written;
    m_json.end();
    return m_json.finish();
}

} // namespace

Done writeTmj(const TiledMap& map, QIODevice& into, const TiledWriting& how) { return TiledJson(into, how).map(map); }

Done writeTsj(const TiledTileset& tileset, QIODevice& into) {
    const TiledWriting how;
    return TiledJson(into, how).tilesetFile(tileset);
}

} // namespace delve::editor

#include "editor/tiled/json_parts.h"

#include "editor/tiled/raw_json.h"
#include "editor/tiled/tiled_members.h"

#include <algorithm>
#include <array>
#include <string>

namespace delve::editor {
namespace {

/// Does the value of a property of this type stand without quotes? Not each reader knows very long numbers.
bool isPlain(const TiledProperty& property) {
    constexpr std::array<std::string_view, 4> plain{"int", "float", "bool", "object"};
    constexpr std::size_t longest = 40;
    return std::ranges::find(plain, property.type) != plain.end() && property.value.size() <= longest &&
           isPlainJson(property.value);
}

} // namespace

void JsonParts::classMembers(const TiledProperty& property) {
    for (const auto& member : property.members) valueOf(member, member.name);
}

void JsonParts::valueOf(const TiledProperty& property, std::string_view name) {
    if (property.type == "class") {
        m_json.beginObject(name);
        classMembers(property);
        m_json.end();
    } else if (isPlain(property)) {
        m_json.raw(name, property.value);
    } else {
        m_json.member(name, property.value);
    }
}

void JsonParts::property(const TiledProperty& property) {
    m_json.beginObject();
    m_json.member("name", property.name);
    m_json.memberUnlessEmpty("propertytype", property.className);
    m_json.memberUnlessEmpty("type", !m_kept && property.type.empty() ? "string" : property.type);
    valueOf(property, "value");
    if (m_kept && !property.members.empty()) { // with their types, which the value does not tell
        m_json.beginArray("delvewright:members");
        for (const auto& member : property.members) this->property(member);
        m_json.end();
    }
    m_json.end();
}

void JsonParts::properties(const TiledProperties& properties) {
    if (properties.empty()) return;
    m_json.beginArray("properties");
    for (const auto& one : properties) property(one);
    m_json.end();
}

/// An attribute of an XML file becomes a number where it looks like one, and a text otherwise; elements have no form
/// here.
void JsonParts::unknown(const TiledUnknown& unknown) {
    if (m_kept && !unknown.empty()) {
        std::string list;
        for (const auto& [name, value] : unknown) {
            appendJsonText(list += list.empty() ? "[[" : ", [", name);
            appendJsonText(list += ", ", value);
            list += ']';
        }
        m_json.raw("delvewright:unknown", list + ']');
    }
    if (m_kept) return;
    for (const auto& [name, value] : unknown) {
        if (value.starts_with('<')) continue;
        if (isJsonValue(value)) m_json.raw(name, value);
        else m_json.member(name, value);
    }
}

void JsonParts::image(const TiledImage& image, const TiledTileset* tileset) {
    const auto bytes = m_how.pictureOf ? m_how.pictureOf(image) : QByteArray();
    if (bytes.isEmpty()) m_json.member("image", image.path);
    else m_json.member("image", "data:image/png;base64," + bytes.toBase64().toStdString());
    m_json.member("imagewidth", image.size.width).member("imageheight", image.size.height);
    if (!image.clear.empty()) m_json.member("transparentcolor", '#' + image.clear);
    unknown(image.unknown);
    if (m_kept && tileset && m_kept->ofImage) m_kept->ofImage(m_json, *tileset, image);
}

void JsonParts::collision(const std::vector<TiledObject>& shapes) {
    if (shapes.empty()) return;
    m_json.beginObject("objectgroup");
    m_json.member("type", "objectgroup").member("name", "").member("draworder", "index");
    m_json.member("opacity", 1).member("visible", true).member("x", 0).member("y", 0);
    objects(shapes);
    m_json.end();
}

void JsonParts::tile(const TiledTileset& tileset, const TiledTile& tile) {
    m_json.beginObject();
    m_json.member("id", tile.id).memberUnlessEmpty("type", tile.className);
    if (tile.image) image(*tile.image, &tileset);
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
    collision(tile.collision);
    properties(tile.properties);
    unknown(tile.unknown);
    m_json.end();
}

void JsonParts::terrains(const TiledTerrains& terrains) {
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

void JsonParts::tilesetMembers(const TiledTileset& tileset) {
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
    if (tileset.image) image(*tileset.image, &tileset);
    properties(tileset.properties);
    unknown(tileset.unknown);
    if (!tileset.tiles.empty()) {
        m_json.beginArray("tiles");
        for (const auto& one : tileset.tiles) tile(tileset, one);
        m_json.end();
    }
    if (tileset.terrains.empty()) return;
    m_json.beginArray("wangsets");
    for (const auto& one : tileset.terrains) terrains(one);
    m_json.end();
}

void JsonParts::points(const char* name, const TiledObject& object) {
    m_json.beginArray(name);
    for (const auto& point : object.points) {
        m_json.beginObject();
        m_json.member("x", point.x).member("y", point.y);
        m_json.end();
    }
    m_json.end();
}

void JsonParts::shapeOf(const TiledObject& object) {
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
        if (!m_kept) unknown(unknownOf(object, PartOfObject::Text));
        m_json.end();
        break;
    }
}

void JsonParts::object(const TiledObject& object) {
    m_json.beginObject();
    m_json.member("id", object.id).memberUnlessEmpty("template", object.templatePath);
    member("name", object.name, std::string());
    member("type", object.className, std::string());
    m_json.member("x", object.at.x).member("y", object.at.y);
    member("width", object.size.x, 0.0);
    member("height", object.size.y, 0.0);
    member("rotation", object.rotation, 0.0);
    member("visible", object.visible, true);
    unknown(m_kept ? object.unknown : unknownOf(object, PartOfObject::Itself));
    shapeOf(object);
    properties(object.properties);
    if (m_kept && m_kept->ofObject) m_kept->ofObject(m_json, object);
    m_json.end();
}

void JsonParts::objects(const std::vector<TiledObject>& objects) {
    m_json.beginArray("objects");
    for (const auto& one : objects) object(one);
    m_json.end();
}

void JsonParts::layerMembers(const TiledLayer& layer) {
    m_json.member("id", layer.id).member("name", layer.name).memberUnlessEmpty("class", layer.className);
    if (!m_kept) m_json.member("x", 0).member("y", 0);
    member("opacity", layer.opacity, 1.0);
    member("visible", layer.visible, true);
    if (layer.locked) m_json.member("locked", true);
    m_json.memberUnlessEmpty("tintcolor", layer.tint);
    if (layer.offset.x != 0) m_json.member("offsetx", layer.offset.x);
    if (layer.offset.y != 0) m_json.member("offsety", layer.offset.y);
    if (layer.parallax.x != 1) m_json.member("parallaxx", layer.parallax.x);
    if (layer.parallax.y != 1) m_json.member("parallaxy", layer.parallax.y);
    unknown(layer.unknown);
    properties(layer.properties);
    if (m_kept && m_kept->ofLayer) m_kept->ofLayer(m_json, layer);
}

} // namespace delve::editor

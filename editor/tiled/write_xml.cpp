#include "editor/files/progress.h"
#include "editor/tiled/raw_json.h"
#include "editor/tiled/tiled_members.h"
#include "editor/tiled/write_tiled.h"
#include "editor/tiled/xml_writer.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

#include <algorithm>
#include <string>

namespace delve::editor {
namespace {

std::string pairOf(const TiledPoint& point) {
    char digits[80];
    auto* at = std::to_chars(digits, digits + sizeof digits, point.x).ptr;
    *at++ = ',';
    return {digits, std::to_chars(at, digits + sizeof digits, point.y).ptr};
}

const char* nameOf(TiledLayer::Kind kind) {
    switch (kind) {
    case TiledLayer::Kind::Tiles: return "layer";
    case TiledLayer::Kind::Objects: return "objectgroup";
    case TiledLayer::Kind::Image: return "imagelayer";
    case TiledLayer::Kind::Group: return "group";
    }
    return "layer";
}

/// Names come from files: not each can be that of an attribute.
bool isXmlName(std::string_view name) {
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto mayFollow = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '.'; };
    return !name.empty() && isLetter(name.front()) && std::ranges::all_of(name, mayFollow);
}

/// Is this one whole element?
bool isElement(const std::string& text) {
    QXmlStreamReader xml(QByteArray::fromStdString(text));
    while (!xml.atEnd()) xml.readNext();
    return text.starts_with('<') && !xml.hasError();
}

/// Of how a text is drawn: XML has 1 where JSON has true.
TiledUnknown asFlags(TiledUnknown unknown) {
    for (auto& [name, value] : unknown) value = value == "true" ? "1" : value == "false" ? "0" : value;
    return unknown;
}

/// Writes the parts of maps and tilesets, from the outermost in.
class TiledXml {
public:
    TiledXml(QIODevice& into, const TiledWriting& how) : m_xml(into), m_how(how) {}

    [[nodiscard]] Done map(const TiledMap& map);
    void tileset(const TiledTileset& tileset, bool isOwnFile);
    [[nodiscard]] Done finish() { return m_xml.finish(); }

private:
    void properties(const TiledProperties& properties);
    void property(const TiledProperty& property);
    void attributesOf(const TiledUnknown& unknown);
    void elementsOf(const TiledUnknown& unknown);
    void image(const TiledImage& image);
    void tile(const TiledTile& tile);
    void terrains(const TiledTerrains& terrains);
    void object(const TiledObject& object);
    void shapeOf(const TiledObject& object);
    void objects(const TiledLayer& layer);
    [[nodiscard]] Done layers(const std::vector<TiledLayer>& layers);
    [[nodiscard]] Done layer(const TiledLayer& layer);
    [[nodiscard]] Done cells(const TiledLayer& layer);
    [[nodiscard]] Done rows(const TiledLayer& layer);

    XmlWriter m_xml;
    const TiledWriting& m_how;
};

void TiledXml::property(const TiledProperty& property) {
    m_xml.begin("property").attribute("name", property.name);
    if (!property.type.empty() && property.type != "string") m_xml.attribute("type", property.type);
    m_xml.attributeUnlessEmpty("propertytype", property.className);
    if (property.type == "class") properties(property.members);
    else m_xml.attribute("value", property.value);
    m_xml.end();
}

void TiledXml::properties(const TiledProperties& properties) {
    if (properties.empty()) return;
    m_xml.begin("properties");
    for (const auto& one : properties) property(one);
    m_xml.end();
}

/// Of what is unknown, values are attributes. A value from a JSON file may be a quoted text, or have no such form.
void TiledXml::attributesOf(const TiledUnknown& unknown) {
    for (const auto& [name, value] : unknown) {
        const bool isPart = value.starts_with('{') || value.starts_with('[');
        if (!isXmlName(name) || value.starts_with('<') || (isPart && isJsonValue(value))) continue;
        if (!value.starts_with('"')) {
            m_xml.attribute(name, value);
            continue;
        }
        const auto list = QJsonDocument::fromJson('[' + QByteArray::fromStdString(value) + ']');
        m_xml.attribute(name, list.isArray() ? list[0].toString().toStdString() : value);
    }
}

/// And elements, or objects of a JSON file, such as `grid`, are elements.
void TiledXml::elementsOf(const TiledUnknown& unknown) {
    for (const auto& [name, value] : unknown) {
        if (isElement(value)) m_xml.element(value);
        if (!value.starts_with('{') || !isXmlName(name)) continue;
        const auto members = QJsonDocument::fromJson(QByteArray::fromStdString(value)).object();
        m_xml.begin(name);
        for (auto member = members.begin(); member != members.end(); ++member)
            if (const auto key = member.key().toStdString(); isXmlName(key))
                m_xml.attribute(key, member.value().toVariant().toString().toStdString());
        m_xml.end();
    }
}

void TiledXml::image(const TiledImage& image) {
    m_xml.begin("image");
    const auto bytes = m_how.pictureOf ? m_how.pictureOf(image) : QByteArray();
    if (bytes.isEmpty()) m_xml.attribute("source", image.path);
    else m_xml.attribute("format", "png");
    m_xml.attributeUnlessEmpty("trans", image.clear);
    m_xml.attribute("width", image.size.width).attribute("height", image.size.height);
    attributesOf(image.unknown);
    if (!bytes.isEmpty()) {
        m_xml.begin("data").attribute("encoding", "base64");
        m_xml.rawContent() << bytes.toBase64().toStdString();
        m_xml.end();
    }
    m_xml.end();
}

void TiledXml::tile(const TiledTile& tile) {
    m_xml.begin("tile").attribute("id", tile.id).attributeUnlessEmpty("type", tile.className);
    if (tile.part)
        m_xml.attribute("x", tile.part->x)
            .attribute("y", tile.part->y)
            .attribute("width", tile.part->width)
            .attribute("height", tile.part->height);
    if (tile.probability != 1) m_xml.attribute("probability", tile.probability);
    attributesOf(tile.unknown);
    properties(tile.properties);
    if (tile.image) image(*tile.image);
    if (!tile.collision.empty()) {
        m_xml.begin("objectgroup").attribute("draworder", "index");
        for (const auto& shape : tile.collision) object(shape);
        m_xml.end();
    }
    if (!tile.animation.empty()) {
        m_xml.begin("animation");
        for (const auto& frame : tile.animation)
            m_xml.begin("frame").attribute("tileid", frame.tile).attribute("duration", frame.milliseconds).end();
        m_xml.end();
    }
    elementsOf(tile.unknown);
    m_xml.end();
}

void TiledXml::terrains(const TiledTerrains& terrains) {
    m_xml.begin("wangset").attribute("name", terrains.name).attributeUnlessEmpty("class", terrains.className);
    m_xml.attribute("type", terrains.type).attribute("tile", terrains.tile);
    properties(terrains.properties);
    for (const auto& colour : terrains.colours) {
        m_xml.begin("wangcolor").attribute("name", colour.name).attributeUnlessEmpty("class", colour.className);
        m_xml.attribute("color", colour.colour).attribute("tile", colour.tile);
        m_xml.attribute("probability", colour.probability);
        properties(colour.properties);
        m_xml.end();
    }
    for (const auto& [tile, sides] : terrains.tiles) {
        std::string list;
        for (const auto side : sides) list += (list.empty() ? "" : ",") + std::to_string(side);
        m_xml.begin("wangtile").attribute("tileid", tile).attribute("wangid", list).end();
    }
    m_xml.end();
}

void TiledXml::tileset(const TiledTileset& tileset, bool isOwnFile) {
    m_xml.begin("tileset");
    if (isOwnFile) m_xml.attribute("version", tiledVersion);
    else m_xml.attribute("firstgid", tileset.first);
    if (!isOwnFile && !tileset.path.empty()) {
        m_xml.attribute("source", tileset.path).end();
        return;
    }
    m_xml.attribute("name", tileset.name).attributeUnlessEmpty("class", tileset.className);
    m_xml.attribute("tilewidth", tileset.tile.width).attribute("tileheight", tileset.tile.height);
    if (tileset.spacing != 0) m_xml.attribute("spacing", tileset.spacing);
    if (tileset.margin != 0) m_xml.attribute("margin", tileset.margin);
    m_xml.attribute("tilecount", tileset.count).attribute("columns", tileset.columns);
    m_xml.attributeUnlessEmpty("objectalignment", tileset.objectAlignment);
    attributesOf(tileset.unknown);
    if (tileset.offset != Cell{})
        m_xml.begin("tileoffset").attribute("x", tileset.offset.x).attribute("y", tileset.offset.y).end();
    elementsOf(tileset.unknown);
    properties(tileset.properties);
    if (tileset.image) image(*tileset.image);
    for (const auto& one : tileset.tiles) tile(one);
    if (!tileset.terrains.empty()) {
        m_xml.begin("wangsets");
        for (const auto& one : tileset.terrains) terrains(one);
        m_xml.end();
    }
    m_xml.end();
}

void TiledXml::shapeOf(const TiledObject& object) {
    const auto withPoints = [&](const char* element) {
        std::string points;
        for (const auto& point : object.points) points += (points.empty() ? "" : " ") + pairOf(point);
        m_xml.begin(element).attribute("points", points).end();
    };
    switch (object.shape) {
    case TiledShape::Rectangle:
    case TiledShape::Tile: break;
    case TiledShape::Point: m_xml.begin("point").end(); break;
    case TiledShape::Ellipse: m_xml.begin("ellipse").end(); break;
    case TiledShape::Polygon: withPoints("polygon"); break;
    case TiledShape::Polyline: withPoints("polyline"); break;
    case TiledShape::Text:
        m_xml.begin("text");
        attributesOf(asFlags(unknownOf(object, PartOfObject::Text)));
        m_xml.content(object.text);
        m_xml.end();
        break;
    }
}

void TiledXml::object(const TiledObject& object) {
    m_xml.begin("object").attribute("id", object.id);
    m_xml.attributeUnlessEmpty("template", object.templatePath);
    m_xml.attributeUnlessEmpty("name", object.name).attributeUnlessEmpty("type", object.className);
    if (object.shape == TiledShape::Tile) m_xml.attribute("gid", object.tile);
    m_xml.attribute("x", object.at.x).attribute("y", object.at.y);
    if (object.size.x != 0) m_xml.attribute("width", object.size.x);
    if (object.size.y != 0) m_xml.attribute("height", object.size.y);
    if (object.rotation != 0) m_xml.attribute("rotation", object.rotation);
    if (!object.visible) m_xml.attribute("visible", 0);
    const auto unknown = unknownOf(object, PartOfObject::Itself);
    attributesOf(unknown);
    properties(object.properties);
    shapeOf(object);
    elementsOf(unknown);
    m_xml.end();
}

void TiledXml::objects(const TiledLayer& layer) {
    for (const auto& one : layer.objects) object(one);
}

Done TiledXml::rows(const TiledLayer& layer) {
    auto& out = m_xml.rawContent();
    out << "\n";
    const auto width = static_cast<std::size_t>(layer.area.width);
    for (std::int32_t y = 0; y < layer.area.height; ++y) {
        if (!goesOn(m_how.feedback, y, layer.area.height)) return cancelled();
        appendCells(out.text(), std::span(layer.cells).subspan(static_cast<std::size_t>(y) * width, width));
        out << (y + 1 < layer.area.height ? ",\n" : "\n");
        if (!out.handOn()) return out.finish();
    }
    return done();
}

Done TiledXml::cells(const TiledLayer& layer) {
    if (m_how.encoding == TiledEncoding::Csv) {
        m_xml.begin("data").attribute("encoding", "csv");
        if (auto written = rows(layer); !written) return written;
    } else {
        const auto packed = packedCells(layer.cells, m_how.encoding, m_how.feedback);
        if (!packed) return packed.failure();
        m_xml.begin("data").attribute("encoding", "base64").attribute("compression", compressionOf(m_how.encoding));
        m_xml.rawContent() << "\n"
                           << std::string_view(packed->constData(), static_cast<std::size_t>(packed->size())) << "\n";
    }
    m_xml.end();
    return done();
}

Done TiledXml::layer(const TiledLayer& layer) {
    m_xml.begin(nameOf(layer.kind)).attribute("id", layer.id).attribute("name", layer.name);
    m_xml.attributeUnlessEmpty("class", layer.className);
    if (layer.kind == TiledLayer::Kind::Tiles)
        m_xml.attribute("width", layer.area.width).attribute("height", layer.area.height);
    m_xml.attributeUnlessEmpty("color", layer.colour).attributeUnlessEmpty("tintcolor", layer.tint);
    if (!layer.visible) m_xml.attribute("visible", 0);
    if (layer.locked) m_xml.attribute("locked", 1);
    if (layer.opacity != 1) m_xml.attribute("opacity", layer.opacity);
    if (layer.offset.x != 0) m_xml.attribute("offsetx", layer.offset.x);
    if (layer.offset.y != 0) m_xml.attribute("offsety", layer.offset.y);
    if (layer.parallax.x != 1) m_xml.attribute("parallaxx", layer.parallax.x);
    if (layer.parallax.y != 1) m_xml.attribute("parallaxy", layer.parallax.y);
    m_xml.attributeUnlessEmpty("draworder", layer.drawOrder);
    attributesOf(layer.unknown);
    properties(layer.properties);
    auto written = done();
    switch (layer.kind) {
    case TiledLayer::Kind::Tiles: written = cells(layer); break;
    case TiledLayer::Kind::Objects: objects(layer); break;
    case TiledLayer::Kind::Image:
        if (layer.image) image(*layer.image);
        break;
    case TiledLayer::Kind::Group: written = layers(layer.layers); break;
    }
    elementsOf(layer.unknown);
    m_xml.end();
    return written;
}

Done TiledXml::layers(const std::vector<TiledLayer>& layers) {
    for (const auto& one : layers)
        if (auto written = layer(one); !written) return written;
    return done();
}

Done TiledXml::map(const TiledMap& map) {
    m_xml.begin("map").attribute("version", map.version.empty() ? tiledVersion : map.version);
    m_xml.attributeUnlessEmpty("tiledversion", map.program).attributeUnlessEmpty("class", map.className);
    m_xml.attribute("orientation", map.orientation);
    m_xml.attribute("renderorder", map.renderOrder.empty() ? "right-down" : map.renderOrder);
    m_xml.attribute("width", map.size.width).attribute("height", map.size.height);
    m_xml.attribute("tilewidth", map.tile.width).attribute("tileheight", map.tile.height);
    m_xml.attribute("infinite", 0).attributeUnlessEmpty("backgroundcolor", map.background);
    m_xml.attribute("nextlayerid", map.nextLayer).attribute("nextobjectid", map.nextObject);
    attributesOf(map.unknown);
    elementsOf(map.unknown);
    properties(map.properties);
    for (const auto& one : map.tilesets) tileset(one, false);
    if (auto written = layers(map.layers); !written) return written;
    m_xml.end();
    return m_xml.finish();
}

} // namespace

Done writeTmx(const TiledMap& map, QIODevice& into, const TiledWriting& how) { return TiledXml(into, how).map(map); }

Done writeTsx(const TiledTileset& tileset, QIODevice& into) {
    const TiledWriting how;
    TiledXml xml(into, how);
    xml.tileset(tileset, true);
    return xml.finish();
}

} // namespace delve::editor

#include "editor/tiled/read_kept.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

constexpr int maxDepth = 64; ///< of groups and of classes within classes

std::string text(const QJsonValue& value) { return value.toString().toStdString(); }

/// A value as it would stand in a file.
std::string jsonOf(const QJsonValue& value) {
    const auto list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2).toStdString();
}

Size sizeOf(const QJsonObject& object, const char* width, const char* height) {
    return {object[QLatin1String(width)].toInt(), object[QLatin1String(height)].toInt()};
}

/// The members but those of the list, which has a blank before and after each name.
TiledUnknown unknownOf(const QJsonObject& object, const char* known) {
    TiledUnknown unknown;
    for (auto member = object.begin(); member != object.end(); ++member)
        if (!QLatin1String(known).contains(u' ' + member.key() + u' '))
            unknown.emplace_back(member.key().toStdString(), jsonOf(member.value()));
    return unknown;
}

TiledProperty propertyOf(const std::string& name, const std::string& type, const QJsonValue& value, int depth) {
    TiledProperty property{name, type, {}, {}};
    if (value.isObject() && depth < maxDepth) {
        property.type = "class";
        const auto members = value.toObject();
        for (auto member = members.begin(); member != members.end(); ++member)
            property.members.push_back(propertyOf(member.key().toStdString(), {}, member.value(), depth + 1));
    } else {
        property.value = value.isString() ? text(value) : jsonOf(value);
        if (property.type.empty() && value.isBool()) property.type = "bool";
        if (property.type.empty() && value.isDouble()) property.type = "float";
    }
    return property;
}

TiledProperties propertiesOf(const QJsonObject& object) {
    TiledProperties properties;
    for (const auto& value : object[QLatin1String("properties")].toArray()) {
        const auto one = value.toObject();
        properties.push_back(propertyOf(text(one[QLatin1String("name")]), text(one[QLatin1String("type")]),
                                        one[QLatin1String("value")], 0));
        properties.back().className = text(one[QLatin1String("propertytype")]);
    }
    return properties;
}

std::string classOf(const QJsonObject& object) {
    const auto name = text(object[QLatin1String("class")]);
    return name.empty() ? text(object[QLatin1String("type")]) : name;
}

std::vector<TiledPoint> pointsOf(const QJsonArray& list) {
    std::vector<TiledPoint> points;
    for (const auto& value : list) {
        const auto point = value.toObject();
        points.push_back({point[QLatin1String("x")].toDouble(), point[QLatin1String("y")].toDouble()});
    }
    return points;
}

TiledImage imageOf(const QJsonObject& object) {
    TiledImage image{text(object[QLatin1String("image")]), sizeOf(object, "imagewidth", "imageheight"), {}, {}};
    image.clear = text(object[QLatin1String("transparentcolor")]);
    if (image.clear.starts_with('#')) image.clear.erase(0, 1);
    return image;
}

void takeShape(TiledObject& made, const QJsonObject& object) {
    const auto has = [&](const char* name) { return object.contains(QLatin1String(name)); };
    if (has("gid")) {
        made.shape = TiledShape::Tile;
        made.tile = static_cast<TiledCell>(object[QLatin1String("gid")].toInteger());
    } else if (has("point")) {
        made.shape = TiledShape::Point;
    } else if (has("ellipse")) {
        made.shape = TiledShape::Ellipse;
    } else if (has("polygon")) {
        made.shape = TiledShape::Polygon;
        made.points = pointsOf(object[QLatin1String("polygon")].toArray());
    } else if (has("polyline")) {
        made.shape = TiledShape::Polyline;
        made.points = pointsOf(object[QLatin1String("polyline")].toArray());
    } else if (has("text")) {
        made.shape = TiledShape::Text;
        const auto words = object[QLatin1String("text")].toObject();
        made.text = text(words[QLatin1String("text")]);
        for (auto& one : unknownOf(words, " text ")) made.unknown.push_back(std::move(one));
    }
}

TiledObject objectOf(const QJsonObject& object) {
    TiledObject made;
    made.id = object[QLatin1String("id")].toInteger();
    made.name = text(object[QLatin1String("name")]);
    made.className = classOf(object);
    made.templatePath = text(object[QLatin1String("template")]);
    made.at = {object[QLatin1String("x")].toDouble(), object[QLatin1String("y")].toDouble()};
    made.size = {object[QLatin1String("width")].toDouble(), object[QLatin1String("height")].toDouble()};
    made.rotation = object[QLatin1String("rotation")].toDouble();
    made.visible = object[QLatin1String("visible")].toBool(true);
    made.properties = propertiesOf(object);
    made.unknown = unknownOf(object, " id name type class template x y width height rotation visible gid point ellipse "
                                     "polygon polyline text properties ");
    takeShape(made, object);
    return made;
}

std::vector<TiledObject> objectsOf(const QJsonArray& list) {
    std::vector<TiledObject> objects;
    for (const auto& value : list) objects.push_back(objectOf(value.toObject()));
    return objects;
}

TiledTile tileOf(const QJsonObject& object) {
    TiledTile tile;
    tile.id = static_cast<std::uint32_t>(object[QLatin1String("id")].toInteger());
    tile.className = classOf(object);
    if (object.contains(QLatin1String("image"))) tile.image = imageOf(object);
    const Size part = sizeOf(object, "width", "height");
    if (part != Size{})
        tile.part = {object[QLatin1String("x")].toInt(), object[QLatin1String("y")].toInt(), part.width, part.height};
    tile.probability = object[QLatin1String("probability")].toDouble(1);
    for (const auto& value : object[QLatin1String("animation")].toArray()) {
        const auto frame = value.toObject();
        tile.animation.push_back({static_cast<std::uint32_t>(frame[QLatin1String("tileid")].toInteger()),
                                  frame[QLatin1String("duration")].toInt()});
    }
    tile.collision = objectsOf(object[QLatin1String("objectgroup")].toObject()[QLatin1String("objects")].toArray());
    tile.properties = propertiesOf(object);
    tile.unknown = unknownOf(object, " id type class image imagewidth imageheight transparentcolor x y width height "
                                     "probability animation objectgroup properties picture ");
    return tile;
}

TiledTerrains terrainsOf(const QJsonObject& object) {
    TiledTerrains terrains{text(object[QLatin1String("name")]), text(object[QLatin1String("class")]),
                           text(object[QLatin1String("type")]), object[QLatin1String("tile")].toInt(-1)};
    for (const auto& value : object[QLatin1String("colors")].toArray()) {
        const auto colour = value.toObject();
        terrains.colours.push_back({text(colour[QLatin1String("name")]), text(colour[QLatin1String("class")]),
                                    text(colour[QLatin1String("color")]), colour[QLatin1String("tile")].toInt(-1),
                                    colour[QLatin1String("probability")].toDouble(1), propertiesOf(colour)});
    }
    for (const auto& value : object[QLatin1String("wangtiles")].toArray()) {
        const auto tile = value.toObject();
        const auto sides = tile[QLatin1String("wangid")].toArray();
        std::array<std::uint8_t, 8> all{};
        for (qsizetype i = 0; i < std::min<qsizetype>(8, sides.size()); ++i)
            all[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(sides[i].toInt());
        terrains.tiles.emplace_back(static_cast<std::uint32_t>(tile[QLatin1String("tileid")].toInteger()), all);
    }
    terrains.properties = propertiesOf(object);
    return terrains;
}

TiledLayer::Kind kindOf(const std::string& type) {
    if (type == "objectgroup") return TiledLayer::Kind::Objects;
    if (type == "imagelayer") return TiledLayer::Kind::Image;
    return type == "group" ? TiledLayer::Kind::Group : TiledLayer::Kind::Tiles;
}

std::vector<TiledLayer> layersOf(const QJsonArray& list, int depth);

TiledLayer layerOf(const QJsonObject& object, int depth) {
    TiledLayer layer;
    layer.kind = kindOf(text(object[QLatin1String("type")]));
    layer.id = object[QLatin1String("id")].toInteger();
    layer.name = text(object[QLatin1String("name")]);
    layer.className = text(object[QLatin1String("class")]);
    layer.visible = object[QLatin1String("visible")].toBool(true);
    layer.locked = object[QLatin1String("locked")].toBool();
    layer.opacity = object[QLatin1String("opacity")].toDouble(1);
    layer.tint = text(object[QLatin1String("tintcolor")]);
    layer.offset = {object[QLatin1String("offsetx")].toDouble(), object[QLatin1String("offsety")].toDouble()};
    layer.parallax = {object[QLatin1String("parallaxx")].toDouble(1), object[QLatin1String("parallaxy")].toDouble(1)};
    layer.properties = propertiesOf(object);
    layer.unknown = unknownOf(object, " type id name class visible locked opacity tintcolor offsetx offsety parallaxx "
                                      "parallaxy draworder color properties objects layers image data chunks encoding "
                                      "compression x y width height startx starty imagewidth imageheight "
                                      "transparentcolor picture ");
    layer.drawOrder = text(object[QLatin1String("draworder")]);
    layer.colour = text(object[QLatin1String("color")]);
    if (layer.kind == TiledLayer::Kind::Image) layer.image = imageOf(object);
    layer.objects = objectsOf(object[QLatin1String("objects")].toArray());
    if (depth < maxDepth) layer.layers = layersOf(object[QLatin1String("layers")].toArray(), depth + 1);
    return layer;
}

std::vector<TiledLayer> layersOf(const QJsonArray& list, int depth) {
    std::vector<TiledLayer> layers;
    for (const auto& value : list) layers.push_back(layerOf(value.toObject(), depth));
    return layers;
}

} // namespace

TiledTileset tilesetFromJson(const QJsonObject& object) {
    TiledTileset tileset;
    tileset.first = static_cast<std::uint32_t>(object[QLatin1String("firstgid")].toInteger(1));
    tileset.path = text(object[QLatin1String("source")]);
    tileset.name = text(object[QLatin1String("name")]);
    tileset.className = text(object[QLatin1String("class")]);
    tileset.tile = sizeOf(object, "tilewidth", "tileheight");
    tileset.spacing = object[QLatin1String("spacing")].toInt();
    tileset.margin = object[QLatin1String("margin")].toInt();
    tileset.columns = object[QLatin1String("columns")].toInt();
    tileset.count = static_cast<std::uint32_t>(object[QLatin1String("tilecount")].toInteger());
    const auto offset = object[QLatin1String("tileoffset")].toObject();
    tileset.offset = {offset[QLatin1String("x")].toInt(), offset[QLatin1String("y")].toInt()};
    tileset.objectAlignment = text(object[QLatin1String("objectalignment")]);
    if (object.contains(QLatin1String("image"))) tileset.image = imageOf(object);
    for (const auto& tile : object[QLatin1String("tiles")].toArray()) tileset.tiles.push_back(tileOf(tile.toObject()));
    for (const auto& terrains : object[QLatin1String("wangsets")].toArray())
        tileset.terrains.push_back(terrainsOf(terrains.toObject()));
    tileset.properties = propertiesOf(object);
    tileset.unknown = unknownOf(object, " firstgid source name class tilewidth tileheight spacing margin columns type "
                                        "tilecount tileoffset image imagewidth imageheight transparentcolor tiles "
                                        "wangsets properties picture version tiledversion objectalignment ");
    return tileset;
}

TiledMap mapFromJson(const QJsonObject& object) {
    TiledMap map;
    map.className = text(object[QLatin1String("class")]);
    map.renderOrder = text(object[QLatin1String("renderorder")]);
    map.size = sizeOf(object, "width", "height");
    map.tile = sizeOf(object, "tilewidth", "tileheight");
    map.background = text(object[QLatin1String("backgroundcolor")]);
    map.nextLayer = object[QLatin1String("nextlayerid")].toInteger(1);
    map.nextObject = object[QLatin1String("nextobjectid")].toInteger(1);
    map.layers = layersOf(object[QLatin1String("layers")].toArray(), 0);
    map.properties = propertiesOf(object);
    map.unknown = unknownOf(object, " type version tiledversion class orientation renderorder width height tilewidth "
                                    "tileheight infinite backgroundcolor nextlayerid nextobjectid layers tilesets "
                                    "properties compressionlevel ");
    return map;
}

} // namespace delve::editor

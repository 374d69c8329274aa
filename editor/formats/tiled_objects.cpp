#include "editor/formats/tiled_objects.h"

#include "editor/formats/cell_corners.h"
#include "editor/tiled/own_map.h"
#include "editor/tiled/written_properties.h"

#include <algorithm>

namespace delve::editor {
namespace {

TiledLayer objectLayer(const char* name) {
    TiledLayer layer;
    layer.kind = TiledLayer::Kind::Objects;
    layer.name = name;
    layer.drawOrder = "index";
    return layer;
}

TiledPoint cornerOf(Cell cell, Size pixels) {
    return {static_cast<double>(cell.x) * pixels.width, static_cast<double>(cell.y) * pixels.height};
}
TiledPoint middleOf(Cell cell, Size pixels) { return {(cell.x + 0.5) * pixels.width, (cell.y + 0.5) * pixels.height}; }

/// Points of a polygon or polyline are counted from the first.
void setPoints(TiledObject& object, const std::vector<TiledPoint>& points) {
    object.at = points.front();
    for (const auto& point : points) object.points.push_back({point.x - object.at.x, point.y - object.at.y});
}

TiledObject objectOf(const Room& room, Size pixels) {
    TiledObject object;
    object.name = room.id;
    object.className = nameOf(room.kind);
    const auto corners = cornersOf(room.shape);
    if (corners.empty()) {
        object.at = cornerOf({room.box.x, room.box.y}, pixels);
        object.size = cornerOf({room.box.width, room.box.height}, pixels);
    } else {
        std::vector<TiledPoint> points;
        for (const auto& corner : corners) points.push_back(cornerOf(corner, pixels));
        object.shape = TiledShape::Polygon;
        setPoints(object, points);
    }
    addProperties(object.properties, room.properties);
    return object;
}

TiledPoint middleOf(const Room& room, Size pixels) {
    const auto corner = cornerOf({room.box.x, room.box.y}, pixels);
    return {corner.x + room.box.width * pixels.width / 2.0, corner.y + room.box.height * pixels.height / 2.0};
}

std::string endsOf(const Level& level, RoomId a, RoomId b) {
    const auto& rooms = *level.rooms;
    const auto nameOfRoom = [&](RoomId id) { return id < rooms.size() ? rooms[id].id : std::string("-"); };
    return nameOfRoom(a) + " – " + nameOfRoom(b);
}

TiledLayer roomsLayer(const Level& level, Size pixels) {
    auto layer = objectLayer("rooms");
    for (const auto& room : *level.rooms) layer.objects.push_back(objectOf(room, pixels));
    return layer;
}

TiledLayer linksLayer(const Level& level, Size pixels) {
    auto layer = objectLayer("links");
    const auto& rooms = *level.rooms;
    for (const auto& link : *level.links) {
        if (link.a >= rooms.size() || link.b >= rooms.size()) continue;
        TiledObject object;
        object.name = endsOf(level, link.a, link.b);
        object.className = nameOf(link.kind);
        object.shape = TiledShape::Polyline;
        setPoints(object, {middleOf(rooms[link.a], pixels), middleOf(rooms[link.b], pixels)});
        layer.objects.push_back(std::move(object));
    }
    return layer;
}

TiledLayer hallsLayer(const Level& level, Size pixels) {
    auto layer = objectLayer("halls");
    for (const auto& hall : *level.halls) {
        std::vector<TiledPoint> points;
        for (const auto& run : hall.runs) {
            points.push_back(middleOf(run.at, pixels));
            if (run.length > 1) points.push_back(middleOf(run.last(), pixels));
        }
        if (points.empty()) continue;
        TiledObject object;
        object.name = endsOf(level, hall.a, hall.b);
        object.className = nameOf(hall.kind);
        object.shape = points.size() > 1 ? TiledShape::Polyline : TiledShape::Point;
        if (points.size() > 1) setPoints(object, points);
        else object.at = points.front();
        layer.objects.push_back(std::move(object));
    }
    return layer;
}

bool isField(ThingKind kind, std::string_view name) {
    const auto fields = infoOf(kind).fields;
    return std::ranges::find(fields, name, &ThingField::name) != fields.end();
}

TiledObject objectOf(const Thing& thing, Size pixels, CellPieces::Number piece) {
    TiledObject object;
    object.name = thing.id;
    object.className = infoOf(thing.kind).name;
    object.shape = TiledShape::Tile;
    object.tile = piece;
    object.at = cornerOf({thing.at.x, thing.at.y + 1}, pixels); // a tile object is held at its bottom left
    object.size = cornerOf({1, 1}, pixels);
    return object;
}

} // namespace

TiledProperties propertiesOf(const Thing& thing, const Level& level) {
    TiledProperties properties;
    addProperties(properties, thing.fields);
    for (const auto& property : thing.properties) {
        auto own = tiledPropertyOf(property);
        if (isField(thing.kind, property.name)) own.name.insert(0, ownPropertyPrefix);
        properties.push_back(std::move(own));
    }
    if (!thing.unknown.empty())
        properties.push_back({std::string(delvewrightProperty), "string", "json", '{' + thing.unknown.text() + '}'});
    if (std::ranges::binary_search(*level.pinnedThings, thing.id))
        properties.push_back({std::string(pinnedProperty), "bool", {}, "true"});
    return properties;
}

TiledLayer thingsLayer(const Level& level, CellPieces& pieces, Size cellPixels, std::int64_t& nextObject) {
    auto layer = objectLayer("things");
    const auto& things = *level.things;
    for (const auto& thing : things) {
        const Standing one(std::span(&thing, 1), &pieces.looks().skin());
        layer.objects.push_back(objectOf(thing, cellPixels, pieces.ofThing(one.looks().front(), thing.at)));
        layer.objects.back().properties = propertiesOf(thing, level);
        layer.objects.back().id = nextObject++;
    }
    return layer;
}

std::vector<TiledLayer> planLayers(const Level& level, Size cellPixels, std::int64_t& nextObject) {
    std::vector<TiledLayer> layers;
    for (auto&& layer : {roomsLayer(level, cellPixels), hallsLayer(level, cellPixels), linksLayer(level, cellPixels)}) {
        if (layer.objects.empty()) continue;
        layers.push_back(layer);
        layers.back().visible = false;
        layers.back().properties = {{std::string(planProperty), "bool", {}, "true"}};
        for (auto& object : layers.back().objects) object.id = nextObject++;
    }
    return layers;
}

} // namespace delve::editor

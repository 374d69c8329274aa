#include "editor/tiled/own_map.h"

#include "editor/tiled/imported_things.h"
#include "editor/tiled/tileset_pieces.h"
#include "editor/tiled/written_properties.h"
#include "editor/tilesets/kept_properties.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace delve::editor {
namespace {

bool isOn(const TiledLayer& layer, std::string_view property) {
    return propertyOf(layer.properties, property) == "true";
}

bool isPlan(const TiledLayer& layer) { return layer.kind == TiledLayer::Kind::Objects && isOn(layer, planProperty); }

/// What no layer of ours has.
bool isShapedByTiled(const TiledLayer& layer) {
    return layer.offset != TiledPoint{} || layer.parallax != TiledPoint{1, 1} || !layer.tint.empty() ||
           !layer.className.empty() || !layer.unknown.empty() || !layer.colour.empty();
}

bool isPlainlyShown(const TiledLayer& layer) { return layer.visible && !layer.locked && layer.opacity == 1; }

bool isAsWeWrite(const TiledObject& object) {
    return object.rotation == 0 && object.visible && object.unknown.empty() && object.templatePath.empty();
}

bool isAsWeWrite(const TiledLayer& layer, const std::function<bool(std::int64_t)>& isThing) {
    if (isShapedByTiled(layer)) return false;
    if (layer.kind == TiledLayer::Kind::Tiles && layer.properties.size() == 1)
        return isOn(layer, levelProperty) ? isPlainlyShown(layer)
                                          : !propertyOf(layer.properties, decorationProperty).empty();
    return layer.kind == TiledLayer::Kind::Objects && layer.name == "things" && layer.properties.empty() &&
           isPlainlyShown(layer) && std::ranges::all_of(layer.objects, [&](const TiledObject& object) {
               return isThing(object.id) && isAsWeWrite(object);
           });
}

bool isDrawn(const TiledTile& tile) {
    const auto isOurs = [](const TiledProperty& property) {
        return property.name == "walkable" || property.name == "seeThrough";
    };
    return !tile.className.empty() && tile.collision.empty() && tile.unknown.empty() && !tile.image &&
           std::ranges::all_of(tile.properties, isOurs);
}

/// As we draw them, and nobody changed it.
bool isDrawn(const TiledTileset& tileset) {
    return !tileset.tiles.empty() && tileset.terrains.empty() && tileset.properties.empty() &&
           std::ranges::all_of(tileset.tiles, [](const TiledTile& tile) { return isDrawn(tile); });
}

void addUsed(const TiledMap& map, const std::vector<TiledLayer>& layers, std::set<const TiledTileset*>& used) {
    for (const auto& layer : layers) {
        for (const auto& object : layer.objects)
            if (const auto piece = object.shape == TiledShape::Tile ? pieceOf(map, object.tile) : std::nullopt)
                used.insert(piece->tileset);
        addUsed(map, layer.layers, used);
    }
}

std::size_t removePlans(std::vector<TiledLayer>& layers) {
    std::size_t objects = 0;
    for (auto& layer : layers) objects += isPlan(layer) ? layer.objects.size() : removePlans(layer.layers);
    std::erase_if(layers, isPlan);
    return objects;
}

} // namespace

std::string_view propertyOf(const TiledProperties& properties, std::string_view name) {
    const auto found = std::ranges::find(properties, name, &TiledProperty::name);
    return found == properties.end() ? std::string_view() : std::string_view(found->value);
}

bool isOwnMap(const TiledMap& map) {
    return std::ranges::find(map.properties, delvewrightProperty, &TiledProperty::name) != map.properties.end();
}

std::optional<OwnMap> ownMapOf(const TiledMap& map, Size size) {
    if (!isOwnMap(map)) return {};
    OwnMap own;
    const auto text = propertyOf(map.properties, delvewrightProperty);
    if (text.empty()) return own;
    auto read = readDelve(text);
    own.damaged = !read || read->levels.size() != 1 || read->levels.front().size() != size;
    if (!own.damaged) own.world = std::move(*read);
    return own;
}

std::size_t removePlans(TiledMap& map) { return removePlans(map.layers); }

std::size_t planObjects(const Level& level) {
    const auto rooms = level.rooms->size();
    const auto isDrawn = [rooms](const Link& link) { return link.a < rooms && link.b < rooms; };
    const auto hasRuns = [](const Hall& hall) { return !hall.runs.empty(); };
    return rooms + static_cast<std::size_t>(std::ranges::count_if(*level.links, isDrawn)) +
           static_cast<std::size_t>(std::ranges::count_if(*level.halls, hasRuns));
}

bool wasExtended(const TiledMap& map, const std::vector<FlatLayer>& layers,
                 const std::function<bool(std::int64_t)>& isThing) {
    const auto isOfTiled = [](const auto& unknown) { // which it writes into every .tmj
        return unknown.first == "compressionlevel" && unknown.second == "-1";
    };
    if (!std::ranges::all_of(map.unknown, isOfTiled) || !map.className.empty() || !map.background.empty()) return true;
    const auto isGroup = [](const TiledLayer& layer) { return layer.kind == TiledLayer::Kind::Group; };
    if (map.tilesets.size() > 1 || std::ranges::any_of(map.layers, isGroup)) return true;
    return !std::ranges::all_of(layers, [&](const FlatLayer& flat) { return isAsWeWrite(*flat.layer, isThing); });
}

void removeDrawnTilesets(TiledMap& map) {
    std::set<const TiledTileset*> used;
    addUsed(map, map.layers, used);
    std::vector<TiledTileset> left;
    for (auto& tileset : map.tilesets)
        if (used.contains(&tileset) || !isDrawn(tileset)) left.push_back(std::move(tileset));
    if (!left.empty()) map.tilesets = std::move(left); // a map without any is none of Tiled's
}

std::vector<std::string> takeProperties(const TiledMap& map, const World& world, Level& level) {
    std::unordered_map<std::string_view, const TiledProperty*> naming;
    const auto names = namingProperties(world, level);
    for (const auto& property : names) naming.emplace(property.name, &property);
    std::vector<std::string> changed;
    std::vector<Property> list;
    for (const auto& property : map.properties) {
        if (property.name.empty() || property.name == delvewrightProperty || property.name == tiledProperty ||
            property.name == ldtkProperty)
            continue;
        const auto* const before = level.properties.find(property.name);
        const bool same = before && tiledPropertyOf({property.name, *before}).value == property.value;
        if (const auto found = naming.find(property.name); found != naming.end()) {
            if (found->second->value != property.value && !same) changed.push_back(property.name);
            continue;
        }
        list.push_back({property.name, same ? *before : valueOf(property)});
    }
    for (const auto& property : level.properties) // hidden behind one of the map's, or for another program
        if (naming.contains(property.name) || property.name == ldtkProperty) list.push_back(property);
    level.properties = Properties(std::move(list));
    return changed;
}

} // namespace delve::editor

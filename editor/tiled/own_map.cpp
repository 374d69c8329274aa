#include "editor/tiled/own_map.h"

#include "generation/level/delve_file.h"
#include "generation/level/rules.h"

#include <algorithm>

namespace delve::editor {

std::string_view propertyOf(const TiledProperties& properties, std::string_view name) {
    const auto found = std::ranges::find(properties, name, &TiledProperty::name);
    return found == properties.end() ? std::string_view() : std::string_view(found->value);
}

bool isPlanLayer(const TiledLayer& layer) {
    static constexpr std::string_view names[] = {"rooms", "links", "halls"};
    return layer.kind == TiledLayer::Kind::Objects && std::ranges::find(names, layer.name) != std::end(names);
}

bool isOwnLayer(const TiledLayer& layer) {
    if (layer.kind == TiledLayer::Kind::Tiles)
        return propertyOf(layer.properties, levelProperty) == "true" ||
               !propertyOf(layer.properties, decorationProperty).empty();
    return isPlanLayer(layer) || (layer.kind == TiledLayer::Kind::Objects && layer.name == "things");
}

std::optional<OwnMap> ownMapOf(const TiledMap& map, const std::vector<FlatLayer>& layers, Size size) {
    const auto property = std::ranges::find(map.properties, delvewrightProperty, &TiledProperty::name);
    const auto isLevel = [](const FlatLayer& flat) {
        return flat.layer->kind == TiledLayer::Kind::Tiles &&
               propertyOf(flat.layer->properties, levelProperty) == "true";
    };
    const bool hasProperty = property != map.properties.end();
    if (!hasProperty && std::ranges::none_of(layers, isLevel)) return {};
    OwnMap own;
    if (!hasProperty || property->value.empty()) return own;
    auto read = readDelve(property->value);
    own.damaged = !read || read->levels.size() != 1 || read->levels.front().size() != size;
    if (!own.damaged) own.world = std::move(*read);
    return own;
}

} // namespace delve::editor

#include "editor/tiled/written_properties.h"

#include "editor/tilesets/kept_properties.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"

#include <set>
#include <variant>

namespace delve::editor {
namespace {

/// Types of Tiled are 32 bits wide.
bool isInt(Decimal number) {
    constexpr std::int64_t most = 0x7fffffff;
    return number.whole() && number.floor() <= most && number.floor() >= -most;
}

struct ToTiled {
    TiledProperty operator()(bool yes) const { return {{}, "bool", {}, yes ? "true" : "false"}; }
    TiledProperty operator()(Decimal number) const { return {{}, isInt(number) ? "int" : "float", {}, toText(number)}; }
    TiledProperty operator()(const std::string& text) const { return {{}, "string", {}, text}; }
    TiledProperty operator()(Colour colour) const { return {{}, "color", {}, "#ff" + toText(colour).substr(1)}; }
    TiledProperty operator()(const Reference& reference) const { return {{}, "string", "reference", reference.id}; }
    TiledProperty operator()(Cell cell) const {
        return {{}, "string", "cell", std::to_string(cell.x) + ", " + std::to_string(cell.y)};
    }
    TiledProperty operator()(const UnknownValue& unknown) const { return {{}, "string", "json", unknown.json}; }
};

void add(TiledProperties& into, const char* name, const std::string& value) {
    if (!value.empty()) into.push_back({name, "string", {}, value});
}

} // namespace

TiledProperty tiledPropertyOf(const Property& property) {
    auto made = std::visit(ToTiled(), property.value);
    made.name = property.name;
    return made;
}

void addProperties(TiledProperties& into, const Properties& properties) {
    std::set<std::string> names; // no two properties of ours have the same one
    for (const auto& other : into) names.insert(other.name);
    for (const auto& property : properties)
        if (!names.contains(property.name)) into.push_back(tiledPropertyOf(property));
}

std::string textWithoutCells(const World& world, const Level& level) {
    World part = world;
    part.properties.remove(tilesetsProperty);
    Level bare = level;
    bare.properties.remove(tiledProperty);
    bare.tiles = Grid(level.size());
    for (auto& layer : bare.layers) layer.tiles = Grid(level.size());
    bare.things = {};
    bare.pinnedThings = {}; // a thing that is not there cannot be pinned: objects say it
    part.levels = {bare};
    return delveText(part);
}

TiledProperties namingProperties(const World& world, const Level& level) {
    TiledProperties properties;
    add(properties, "world", world.name);
    add(properties, "level", level.id);
    add(properties, "name", level.name);
    add(properties, "objective", world.rules->objective);
    if (level.recipe) {
        add(properties, "recipe", level.recipe->name);
        properties.push_back({"recipe-version", "int", {}, std::to_string(level.recipe->version)});
        add(properties, "seed", std::to_string(level.recipe->seed)); // wider than an int of Tiled
    }
    return properties;
}

TiledProperties mapProperties(const World& world, const Level& level) {
    auto properties = namingProperties(world, level);
    Properties own = level.properties;
    own.remove(tiledProperty);
    own.remove(ldtkProperty);
    own.remove(delvewrightProperty);
    addProperties(properties, own);
    properties.push_back({std::string(delvewrightProperty), "string", {}, textWithoutCells(world, level)});
    return properties;
}

} // namespace delve::editor

#include "editor/ldtk/ldtk_kept.h"

#include "editor/ldtk/ldtk_project.h"
#include "generation/level/delve/json_text.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// An object, member by member.
class Members {
public:
    /// Begins with members that stand in the file.
    explicit Members(const std::string& raw) : m_text('{' + raw), m_empty(raw.empty()) {}
    void add(std::string_view name, std::string_view json) {
        m_text.append(std::exchange(m_empty, false) ? "\"" : ", \"").append(name).append("\": ").append(json);
    }
    [[nodiscard]] std::string text() const { return m_text + '}'; }

private:
    std::string m_text;
    bool m_empty;
};

std::string inQuotes(std::string_view value) {
    std::string text;
    appendJsonText(text, value);
    return text;
}

/// The elements of a list, as `each` writes them.
template <class List, class Each>
std::string listOf(const List& list, Each each) {
    std::string text = "[";
    for (const auto& element : list) text.append(text.size() > 1 ? ", " : "").append(each(element));
    return text + ']';
}

std::string pair(Cell cell) { return '[' + std::to_string(cell.x) + ',' + std::to_string(cell.y) + ']'; }

/// LDtk finds the cell of a tile by its number, and puts one on top of those that stand before it.
std::string textOf(const LdtkTile& tile, const LdtkLayer& layer) {
    const auto side = std::max(layer.gridSize, 1);
    const auto cell = std::int64_t{tile.at.y / side} * layer.size.width + tile.at.x / side;
    return "{\"px\":" + pair(tile.at) + ",\"src\":" + pair(tile.source) + ",\"f\":" + std::to_string(tile.flips) +
           ",\"t\":" + std::to_string(tile.number) + ",\"d\":[" + std::to_string(cell) + "],\"a\":1}";
}

std::string markOf(const LdtkPlaces::OfLayer& layer) {
    Members mark{{}};
    if (layer.isLevel) mark.add("level", "true");
    if (layer.emptyIsFloor) mark.add("emptyIsFloor", "true");
    if (!layer.values.empty()) mark.add("values", inQuotes(layer.values));
    mark.add("pieces", listOf(layer.pieces, inQuotes));
    return mark.text();
}

std::string textOf(const LdtkLayer& layer, const LdtkPlaces& places) {
    Members text(layer.kept);
    const auto found = places.layers.find(&layer);
    const bool placed = found != places.layers.end() && found->second.placed;
    const bool values = placed && (found->second.isLevel || !found->second.values.empty());
    if (placed) text.add(ldtkMark, markOf(found->second));
    if (layer.type == "IntGrid" && !values)
        text.add("intGridCsv", listOf(layer.values, [](std::int32_t value) { return std::to_string(value); }));
    if (layer.type == "Tiles" && placed)
        text.add("gridTiles",
                 listOf(found->second.others, [&layer](const LdtkTile* tile) { return textOf(*tile, layer); }));
    if (layer.type == "Tiles" && !placed)
        text.add("gridTiles", listOf(layer.tiles, [&layer](const LdtkTile& tile) { return textOf(tile, layer); }));
    if (layer.type != "Tiles") text.add("autoLayerTiles", '[' + layer.keptTiles + ']');
    text.add("entityInstances", listOf(layer.entities, [&](const LdtkEntity& entity) {
                 Members kept(entity.kept);
                 if (const auto thing = places.entities.find(&entity); thing != places.entities.end())
                     kept.add(ldtkMark, "{\"thing\": " + inQuotes(thing->second.thing) +
                                            ", \"cell\": " + pair(thing->second.at) + '}');
                 return kept.text();
             }));
    return text.text();
}

/// About how long the text will be.
std::int64_t bytesOf(const LdtkLevel& level) {
    constexpr std::int64_t ofValue = 4, ofTile = 80;
    auto bytes = static_cast<std::int64_t>(level.kept.size());
    for (const auto& layer : level.layers) {
        bytes += static_cast<std::int64_t>(layer.kept.size() + layer.keptTiles.size());
        bytes += static_cast<std::int64_t>(layer.values.size()) * ofValue;
        bytes += static_cast<std::int64_t>(layer.tiles.size()) * ofTile;
        for (const auto& entity : layer.entities) bytes += static_cast<std::int64_t>(entity.kept.size()) + ofTile;
    }
    return bytes;
}

} // namespace

std::string keptProjectText(const LdtkProject& project) {
    Members text(project.kept);
    if (!project.keptWorlds.empty())
        text.add("worlds", listOf(project.keptWorlds, [](const std::string& world) { return '{' + world + '}'; }));
    return text.text();
}

std::string keptLevelText(const LdtkLevel& level, const LdtkPlaces& places, std::int64_t& left) {
    left -= bytesOf(level);
    if (left < 0) return {};
    Members text(level.kept);
    text.add(ldtkMark, "{\"world\": " + std::to_string(level.worldNumber) + '}');
    text.add("layerInstances", listOf(level.layers, [&](const LdtkLayer& layer) { return textOf(layer, places); }));
    return text.text();
}

} // namespace delve::editor

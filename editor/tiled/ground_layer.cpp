#include "editor/tiled/ground_layer.h"

#include "editor/tiled/own_map.h"
#include "editor/tilesets/tile_words.h"
#include "generation/level/delve/json_tape.h"

#include <algorithm>
#include <tuple>

namespace delve::editor {
namespace {

constexpr std::string_view groundProperty = "ground";

bool isTiles(const FlatLayer& flat) {
    return flat.layer->kind == TiledLayer::Kind::Tiles && !flat.layer->cells.empty();
}

bool saysSo(const TiledLayer& layer) {
    if (layer.className == groundProperty) return true;
    return std::ranges::any_of(layer.properties, [](const TiledProperty& property) {
        return (property.name == groundProperty || property.name == levelProperty) && property.value == "true";
    });
}

Failure noSuchLayer(const std::vector<FlatLayer>& layers, std::string_view wanted) {
    constexpr std::size_t most = 20;
    std::string names;
    std::size_t count = 0;
    for (const auto& flat : layers) {
        if (!isTiles(flat) || ++count > most) continue;
        names += (names.empty() ? "" : ", ") + clipped(flat.layer->name);
    }
    return badInput({DELVE_TEXT("tiled", "The map has no tile layer “%1”. Expected one of: %2."),
                     {clipped(wanted), names + (count > most ? ", …" : "")}});
}

/// How many of its cells are solid, and how many are not empty. Of very large layers some are looked at.
std::pair<std::int64_t, std::int64_t> solidity(const TiledLayer& layer, const std::vector<std::optional<Tile>>& said) {
    const TileCatalogue builtIn;
    const auto step = 1 + layer.cells.size() / (std::size_t{1} << 20);
    std::pair<std::int64_t, std::int64_t> counts;
    for (std::size_t i = 0; i < layer.cells.size(); i += step) {
        const auto& tile = said[layer.cells[i]];
        if (tile && *tile != Tile::Void && !builtIn.walkable(*tile)) ++counts.first;
        if (layer.cells[i] != 0) ++counts.second;
    }
    return counts;
}

} // namespace

Result<std::size_t> groundLayer(const std::vector<FlatLayer>& layers, std::string_view wanted,
                                const std::vector<std::optional<Tile>>& said) {
    constexpr int unnamed = 1000;
    using Order = std::tuple<bool, int, std::int64_t, std::int64_t>; // the least is the best
    std::optional<Order> best;
    std::size_t found = layers.size();
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (!isTiles(layers[i])) continue;
        const auto& layer = *layers[i].layer;
        if (!wanted.empty() && layer.name == wanted) return i;
        const auto [solid, filled] = solidity(layer, said);
        const Order order{!saysSo(layer), groundRank(layer.name).value_or(unnamed), -solid, -filled};
        if (best && order >= *best) continue;
        best = order;
        found = i;
    }
    if (!wanted.empty()) return noSuchLayer(layers, wanted);
    if (found < layers.size()) return found;
    return badInput({DELVE_TEXT("tiled", "The map has no tile layer with tiles. Paint one in Tiled.")});
}

} // namespace delve::editor

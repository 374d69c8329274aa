#include "generation/difference/layer_difference.h"

#include "generation/difference/named_lists.h"
#include "generation/difference/taken_over.h"

namespace delve::generation {
namespace {

bool hasSameTiles(const DecorationLayer& before, const DecorationLayer& after) {
    return before.over == after.over && before.tiles == after.tiles;
}

Matches match(const Layers& before, const Layers& after) {
    Matches matches(before.size(), after.size());
    matches.pair([&](std::size_t i) { return std::string_view(before[i].name); },
                 [&](std::size_t i) { return std::string_view(after[i].name); });
    const auto any = [](std::size_t) { return 0; };
    matches.pair(any, any, [&](std::size_t was, std::size_t is) { return hasSameTiles(before[was], after[is]); });
    return matches;
}

LayerDifference between(const DecorationLayer& before, const DecorationLayer& after, const TileMap& tiles,
                        DifferenceCost* cost) {
    LayerDifference layer;
    layer.name = {before.name, after.name};
    layer.over = changeOf(before.over, after.over);
    layer.size = changeOf(before.tiles.size(), after.tiles.size());
    layer.cells = cellsBetween(before.tiles, after.tiles, tiles, cost);
    layer.hidden = changeOf(before.hidden, after.hidden);
    layer.locked = changeOf(before.locked, after.locked);
    layer.opacity = changeOf(before.opacity, after.opacity);
    layer.generated = changeOf(before.generated, after.generated);
    layer.unknown = changeOf(before.unknown, after.unknown);
    return layer;
}

void applyTo(DecorationLayer& layer, const LayerDifference& difference, const TileMap& tiles) {
    layer.name = difference.name.after;
    takeOver(layer.over, difference.over);
    const Size size = difference.size ? difference.size->after : layer.tiles.size();
    layer.tiles = applied(difference.cells, std::move(layer.tiles), size, tiles);
    takeOver(layer.hidden, difference.hidden);
    takeOver(layer.locked, difference.locked);
    takeOver(layer.opacity, difference.opacity);
    takeOver(layer.generated, difference.generated);
    takeOver(layer.unknown, difference.unknown);
}

} // namespace

bool LayerDifference::empty() const {
    return name.before == name.after && !over && !size && cells.empty() && !hidden && !locked && !opacity &&
           !generated && !unknown;
}

LayersDifference layersBetween(const Layers& before, const Layers& after, const TileMap& tiles, DifferenceCost* cost) {
    const auto matches = match(before, after);
    const auto compare = [&](std::size_t was, std::size_t is) {
        auto layer = between(before[was], after[is], tiles, cost);
        layer.place = was;
        return layer.empty() ? std::nullopt : std::optional(std::move(layer));
    };
    auto layers = listDifference<LayerDifference>(before, after, matches, compare);
    layers.order = newOrder(after, matches, nameOfElement<&DecorationLayer::name>);
    return layers;
}

Layers applied(const LayersDifference& difference, Layers layers, const TileMap& tiles) {
    if (!tiles.isIdentity()) // also of those that did not change
        for (auto& layer : layers) layer.tiles = applied({}, std::move(layer.tiles), layer.tiles.size(), tiles);
    const auto find = [](auto& finder, const LayerDifference& layer) {
        return finder.find(layer.name.before, [&](std::size_t place) { return place == layer.place; });
    };
    const auto take = [](DecorationLayer& layer, const LayerDifference& changed) { applyTo(layer, changed, {}); };
    return appliedList(std::move(layers), difference, nameOfElement<&DecorationLayer::name>, find, take).list;
}

} // namespace delve::generation

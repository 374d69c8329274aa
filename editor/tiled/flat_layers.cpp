#include "editor/tiled/flat_layers.h"

namespace delve::editor {
namespace {

FlatLayer within(const FlatLayer& group, TiledLayer& layer) {
    const bool shifted = layer.offset != TiledPoint{} || layer.parallax != TiledPoint{1, 1} || !layer.tint.empty();
    return {&layer, group.visible && layer.visible, group.locked || layer.locked, group.opacity * layer.opacity,
            group.shifted || shifted};
}

/// Groups lie in groups no deeper than the readers allow.
void add(std::vector<FlatLayer>& flat, const FlatLayer& group, std::vector<TiledLayer>& layers) {
    for (auto& layer : layers) {
        const auto here = within(group, layer);
        if (layer.kind == TiledLayer::Kind::Group) add(flat, here, layer.layers);
        else flat.push_back(here);
    }
}

} // namespace

std::vector<FlatLayer> flatLayers(TiledMap& map) {
    std::vector<FlatLayer> flat;
    add(flat, {}, map.layers);
    return flat;
}

} // namespace delve::editor

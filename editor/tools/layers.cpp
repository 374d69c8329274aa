#include "editor/tools/layers.h"

#include <algorithm>
#include <utility>

namespace delve::editor {

std::vector<LayerPlace> layerStack(const Level& level) {
    std::vector<LayerPlace> stack;
    const auto addSide = [&](bool over) {
        for (auto i = level.layers.size(); i-- > 0;)
            if (level.layers[i].over == over) stack.emplace_back(i);
    };
    addSide(true);
    stack.emplace_back();
    addSide(false);
    return stack;
}

std::optional<std::size_t> moveLayer(Level& level, std::size_t layer, bool up) {
    const auto stack = layerStack(level);
    const auto here = std::ranges::find(stack, LayerPlace(layer));
    if (here == stack.end() || (up ? here == stack.begin() : here + 1 == stack.end())) return {};
    const auto other = up ? *(here - 1) : *(here + 1);
    auto& layers = level.layers;
    if (other) { // on the same side: swap them
        std::swap(layers[layer], layers[*other]);
        return *other;
    }
    // To the other side of the tiles, next to them: the first of those over, or the last of those under.
    DecorationLayer moved = std::move(layers[layer]);
    layers.erase(layers.begin() + static_cast<std::ptrdiff_t>(layer));
    moved.over = up;
    const auto place = up ? layers.begin() : layers.end();
    return static_cast<std::size_t>(layers.insert(place, std::move(moved)) - layers.begin());
}

std::optional<Message> layerRefusal(const Level& level, LayerPlace place) {
    if (!place || *place >= level.layers.size()) return {};
    const auto& layer = level.layers[*place];
    if (layer.hidden)
        return Message{DELVE_TEXT("tool", "The layer “%1” is hidden; show it to change it."), {layer.name}};
    if (layer.locked)
        return Message{DELVE_TEXT("tool", "The layer “%1” is locked; unlock it to change it."), {layer.name}};
    return {};
}

std::optional<Message> layerRefusal(const Level& before, const Level& after) {
    if (before.layers.size() != after.layers.size()) return {};
    for (std::size_t i = 0; i < before.layers.size(); ++i) {
        auto refusal = layerRefusal(before, LayerPlace(i));
        if (refusal && !(before.layers[i].tiles == after.layers[i].tiles)) return refusal;
    }
    return {};
}

} // namespace delve::editor

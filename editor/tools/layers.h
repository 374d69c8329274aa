#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"

#include <cstddef>
#include <optional>
#include <vector>

/// The decoration layers of a level in stacking order, including the level's own tiles.
namespace delve::editor {

/// A place in the stack: a layer, or nothing for the level's own tiles.
using LayerPlace = std::optional<std::size_t>;

/// From the top layer, which is drawn last, to the bottom.
[[nodiscard]] std::vector<LayerPlace> layerStack(const Level& level);
/// Moves a layer one place up or down the stack; it can move past the level's own tiles. Returns its new number;
/// nothing, and no change, if there is no further place.
std::optional<std::size_t> moveLayer(Level& level, std::size_t layer, bool up);

/// A layer that stages generated, and on which a person has worked: regeneration leaves it as it is from now on.
inline void takeOver(Level& level, std::size_t layer) { level.layers[layer].generated = false; }

/// Why nothing may be painted on a layer; nothing where it may.
[[nodiscard]] std::optional<Message> layerRefusal(const Level& level, LayerPlace place);
/// The same for all layers whose tiles differ between two states of a level.
[[nodiscard]] std::optional<Message> layerRefusal(const Level& before, const Level& after);

} // namespace delve::editor

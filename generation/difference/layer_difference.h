#pragma once

#include "generation/difference/cells.h"

namespace delve::generation {

using LayersDifference = ListDifference<DecorationLayer, LayerDifference>;
using Layers = std::vector<DecorationLayer>;

[[nodiscard]] LayersDifference layersBetween(const Layers& before, const Layers& after, const TileMap& tiles,
                                             DifferenceCost* cost);
[[nodiscard]] Layers applied(const LayersDifference& difference, Layers layers, const TileMap& tiles);

} // namespace delve::generation

#pragma once

#include "editor/tiled/tiled_map.h"

#include <string>
#include <vector>

/// The layers of a map without their groups: what a layer is, with what the groups around it say.
namespace delve::editor {

struct FlatLayer {
    TiledLayer* layer = nullptr;
    bool visible = true;
    bool locked = false;
    double opacity = 1;
    bool shifted = false; ///< is drawn elsewhere than its cells lie, or tinted, or moves by itself
};

/// All but the groups, the lowest first. They point into the map.
[[nodiscard]] std::vector<FlatLayer> flatLayers(TiledMap& map);

} // namespace delve::editor

#pragma once

#include "editor/tiled/tiled_map.h"

namespace delve::editor {

/// Gives objects, and layers, a number of their own where they have none, or one that another has, too; and the map the
/// numbers of the next ones.
void settleIds(TiledMap& map);

} // namespace delve::editor

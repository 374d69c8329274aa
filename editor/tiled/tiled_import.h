#pragma once

#include "editor/tiled/tiled_files.h"
#include "editor/tiled/tiled_map.h"
#include "editor/tilesets/import_choices.h"
#include "editor/tilesets/tile_table.h"
#include "generation/level/world.h"

#include <string>
#include <vector>

namespace delve::generation {
class Feedback;
}

/// Makes a world of a map of Tiled: its ground layer becomes the tiles of a level, its other tile layers decoration
/// layers, and those of its objects that are of our kinds things. What a level cannot hold is told, and kept in it.
namespace delve::editor {

struct TiledWorld {
    World world; ///< of one level, called like the file
    std::vector<Message> notes;
    ImportChoices choices; ///< none of a map that we wrote
};

/// `files` gives the pictures. The map is used up.
[[nodiscard]] Result<TiledWorld> worldFromTiled(TiledMap map, TiledFiles& files, const TileTable& table,
                                                generation::Feedback* feedback = nullptr);

} // namespace delve::editor

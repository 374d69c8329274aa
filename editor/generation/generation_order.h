#pragma once

#include "editor/history/selection.h"
#include "generation/level/edit.h"
#include "generation/level/recipe.h"
#include "generation/level/text.h"
#include "generation/level/world.h"
#include "generation/level/world_edit.h"
#include "generation/pipeline/sources.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace delve::generation {
struct Declarations;
}

/// What is ordered from the generator, and what comes of it: values that go from one thread to the other.
namespace delve::editor {

/// What the last generation took and what it could not do as asked.
struct GenerationReport {
    double milliseconds = 0;
    std::vector<Message> notes;
};

struct GenerationOrder {
    Recipe recipe;
    Size size;
    TileCatalogue tiles;
    Level before;                                     ///< its pins hold, and the edit leads from it
    bool live = false;                                ///< one of many in a drag: see Generator::generate
    std::shared_ptr<const std::vector<Level>> stamps; ///< rooms that the person made, to be placed; may be null
    /// The world of `before`, where more of it changes than that level: its inner levels, portals that lead there.
    std::shared_ptr<const World> world = {};
    Selection inside = {}; ///< the cells that are regenerated; of size 0 x 0: all of the level
    /// Hand work in levels within that finds no place in the new world may go; else the result says which does not.
    bool discardsHandWork = false;
    generation::FileReader files = {};                      ///< for stages that read a file beside the map
    const generation::Declarations* declarations = nullptr; ///< those of the generator
};

struct GenerationResult {
    std::uint64_t order = 0;
    Level level;                             ///< shares with the order's `before` whatever is the same
    Edit edit;                               ///< what leads from the order's `before` to `level`
    std::shared_ptr<const World> world = {}; ///< of an order with a world: what became of it
    WorldEdit worldEdit = {};                ///< what leads from the order's world to this one; `edit` is then empty
    GenerationReport report;
    /// The names of levels with hand work that would be lost: nothing was made then, and the person is to be asked.
    std::vector<std::string> handWorkAtStake = {};
};

} // namespace delve::editor

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

/// Generation orders and their results: values that pass between threads.
namespace delve::editor {

/// What the last generation took, and what it could not satisfy.
struct GenerationReport {
    double milliseconds = 0;
    std::vector<Message> notes;
};

struct GenerationOrder {
    Recipe recipe;
    Size size;
    TileCatalogue tiles;
    Level before;                                     ///< its pins are kept, and the edit starts from it
    bool live = false;                                ///< one of many in a drag: see Generator::generate
    std::shared_ptr<const std::vector<Level>> stamps; ///< rooms that the person made, to be placed; may be null
    /// The world of `before`, if more of it changes than that level: its inner levels, portals that lead there.
    std::shared_ptr<const World> world = {};
    Selection inside = {}; ///< the cells that are regenerated; of size 0 x 0: all of the level
    /// Hand work in inner levels may be deleted if the new world has no place for it; otherwise the result lists it.
    bool discardsHandWork = false;
    generation::FileReader files = {};                      ///< for stages that read a file beside the map
    const generation::Declarations* declarations = nullptr; ///< those of the generator
    Tables tables = {};                                     ///< those of the world
};

struct GenerationResult {
    std::uint64_t order = 0;
    Level level;                             ///< shares everything unchanged with the order's `before`
    Edit edit;                               ///< leads from the order's `before` to `level`
    std::shared_ptr<const World> world = {}; ///< the resulting world, for an order with a world
    WorldEdit worldEdit = {};                ///< leads from the order's world to this one; `edit` is then empty
    GenerationReport report;
    /// The names of levels whose hand work would be lost: nothing was generated, and the person has to be asked.
    std::vector<std::string> handWorkAtStake = {};
};

} // namespace delve::editor

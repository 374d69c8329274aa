#pragma once

#include "generation/level/world.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/hand_work.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>

namespace delve::editor {

/// What one order leaves for the next: scratch memory, and what was computed about the world of a drag. For one order
/// at a time.
struct GenerationMemory {
    struct KnownHandWork {
        std::weak_ptr<const World> world; ///< a weak reference, so that this keeps nothing alive
        std::string level;
        generation::HandWork handWork;
    };

    generation::Workspace workspace;
    std::optional<KnownHandWork> handWork = {};
};

/// How many maps of a size may be made at once: a large one takes much memory while it is made.
[[nodiscard]] inline std::size_t lanesFor(Size size) {
    constexpr std::int64_t cellsForOneLane = 1 << 20;
    return size.area() > cellsForOneLane ? 1 : std::numeric_limits<std::size_t>::max();
}

} // namespace delve::editor

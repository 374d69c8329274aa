#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/pipeline/sources.h"
#include "generation/pipeline/stage_registry.h"

#include <span>
#include <string>
#include <vector>

/// Runs a recipe: its stages one after the other over a draft, then what every level must have.
namespace delve::generation {

class Feedback;
struct Trace;
struct Workspace;

struct GenerateRequest {
    Recipe recipe;
    Size size;
    TileCatalogue tiles;
    const Level* base = nullptr; ///< its pins are kept; null for a level from scratch
    std::string levelId = "level";
    std::string levelName;
    std::span<const Level> stamps; ///< rooms that a person made, in these tiles, for the stages that place some
    FileReader files = {};         ///< for stages that read a file beside the map
    Tables tables = {};            ///< those of the world, for stages that place what they list
    bool guaranteed = true;        ///< false: a piece of a level that is joined and walled in as a whole later
};

struct Generated {
    Level level;
    std::vector<Message> notes; ///< what could not be done as asked
};

/// Can this recipe run: every stage known, every parameter allowed, every need given by an earlier stage?
[[nodiscard]] Done check(const Recipe& recipe, const StageRegistry& stages);

/// The level, or the reason why there is none. `feedback` and `trace` may be null. May run on any thread; two at once
/// need a workspace each.
[[nodiscard]] Result<Generated> generate(const GenerateRequest& request, const StageRegistry& stages,
                                         Workspace& workspace, Feedback* feedback = nullptr, Trace* trace = nullptr);

} // namespace delve::generation

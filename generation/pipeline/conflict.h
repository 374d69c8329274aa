#pragma once

#include "generation/level/geometry.h"
#include "generation/level/text.h"
#include "generation/pipeline/stage_registry.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace delve::generation {

class Feedback;
struct GenerateRequest;
struct Workspace;

/// Pins with which a level cannot be made.
struct Conflict {
    std::vector<Cell> cells; ///< rising; with a pinned thing the cell it stands on
    /// With these pins alone it cannot be made either, and without any one of them it can. False where the bound was
    /// reached before: then some may be spared.
    bool irreducible = false;
};

/// For a request that failed: the pins of its base that are to blame (Zeller and Hildebrandt's delta debugging, 2002),
/// those where nothing may be placed among them. Makes the level again and again, at most `maxRuns` times; says so
/// where that was not enough. Nothing where the request succeeds, fails without any pin, or no pin could be told from
/// the others; with fewer than four runs none can, and none is made.
[[nodiscard]] Conflict conflictingPins(const GenerateRequest& request, const StageRegistry& stages,
                                       Workspace& workspace, std::int64_t maxRuns, Feedback* feedback = nullptr);
/// So many runs on a map of this size as take a few seconds on a machine that has nothing else to do.
[[nodiscard]] std::int64_t runsWorthWaiting(Size size);
/// Which cells are to blame, in a sentence that names the first of them; nothing where no pin is.
[[nodiscard]] std::optional<Message> explanationOf(const Conflict& conflict);

} // namespace delve::generation

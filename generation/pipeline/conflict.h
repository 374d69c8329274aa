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

/// Pins that make a level impossible.
struct Conflict {
    std::vector<Cell> cells; ///< ascending; for a pinned thing the cell it stands on
    /// These pins alone make it impossible, and without any one of them it is possible. False if the bound was reached
    /// first: then some of them may be unnecessary.
    bool irreducible = false;
};

/// For a request that failed: the pins of its base that are to blame (Zeller and Hildebrandt's delta debugging, 2002),
/// including cells where nothing may be placed. Generates the level again and again, at most `maxRuns` times; says so
/// if that was not enough. Empty if the request succeeds, fails without any pin, or no pin could be singled out. Fewer
/// than four runs can never single one out, so then it makes none.
[[nodiscard]] Conflict conflictingPins(const GenerateRequest& request, const StageRegistry& stages,
                                       Workspace& workspace, std::int64_t maxRuns, Feedback* feedback = nullptr);
/// How many runs take a few seconds on a map of this size, on an idle machine.
[[nodiscard]] std::int64_t runsWorthWaiting(Size size);
/// Which cells are to blame, in a sentence that names the first of them; nothing if no pin is.
[[nodiscard]] std::optional<Message> explanationOf(const Conflict& conflict);

} // namespace delve::generation

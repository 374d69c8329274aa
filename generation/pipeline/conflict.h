#pragma once

#include "generation/pipeline/pipeline.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace delve {

/// Pins with which a level cannot be made.
struct Conflict {
    std::vector<Cell> cells; ///< rising; with a pinned thing the cell it stands on
    /// With these pins alone it cannot be made either, and without any one of them it can. False where the bound was
    /// reached before: then some may be spared.
    bool irreducible = false;
};

/// For a request that failed: the pins of its base that are to blame (Zeller and Hildebrandt's delta debugging, 2002).
/// Makes the level again and again, at most `mostRuns` times; says so where that was not enough. Nothing where the
/// request succeeds, or fails without any pin.
[[nodiscard]] Conflict conflictingPins(const GenerateRequest& request, StageList stages, Workspace& workspace,
                                       std::int64_t mostRuns, Feedback* feedback = nullptr);
/// So many runs that a person waits for a few seconds at most, on a map of this size.
[[nodiscard]] std::int64_t runsWorthWaiting(Size size);
/// Which cells are to blame, in a sentence that names the first of them; nothing where no pin is.
[[nodiscard]] std::optional<Message> explanationOf(const Conflict& conflict);

} // namespace delve

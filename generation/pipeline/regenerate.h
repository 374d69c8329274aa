#pragma once

#include "generation/pipeline/pipeline.h"

/// Regenerates a part of a level and leaves the rest as it is.
namespace delve::generation {

/// Regenerates the selected cells of `request.base` by the recipe; all others count as pinned, and pins among the
/// selected cells hold. Stages that build run on the selection's bounding box and 8 cells around it, with numbers in
/// proportion to its area. Stages that look at the whole level (its start, its end, its locks) run on the whole, and
/// only if the selection held what they make. Halls continue across the rim.
///
/// `selection` has the size of the base, and `request.size` is that size too. The new level's pins are those of the
/// base. A failure names the cells that stood in the way; the base is never changed.
[[nodiscard]] Result<Generated> regenerateInside(const GenerateRequest& request, const BitGrid& selection,
                                                 const StageRegistry& stages, Workspace& workspace,
                                                 Feedback* feedback = nullptr);

} // namespace delve::generation

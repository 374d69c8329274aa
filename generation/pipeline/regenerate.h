#pragma once

#include "generation/pipeline/pipeline.h"

/// Makes a part of a level anew and leaves the rest as it is.
namespace delve::generation {

/// Makes the selected cells of `request.base` anew by the recipe; all others count as pinned, and so does what is
/// pinned among them. The stages that build run on the selection's bounding box and 8 cells around it, with numbers in
/// proportion to its area; those that look at the whole level (where it starts, where it ends, what is locked) run on
/// the whole, and only where the selection held what they make. Halls go on across the rim.
///
/// `selection` has the size of the base, and `request.size` is that size too. The new level's pins are those of the
/// base. A failure names the cells that stood in the way; the base is never changed.
[[nodiscard]] Result<Generated> regenerateInside(const GenerateRequest& request, const BitGrid& selection,
                                                 const StageRegistry& stages, Workspace& workspace,
                                                 Feedback* feedback = nullptr);

} // namespace delve::generation

#pragma once

#include "generation/pipeline/stage.h"

/// Joins the two children of every inner node of the partition. Over rooms that came from elsewhere it first builds a
/// partition tree of its own.
namespace delve::generation {

struct SiblingsParameters {};

[[nodiscard]] Done siblings(Draft& draft, Stream& random, const SiblingsParameters& parameters);

} // namespace delve::generation

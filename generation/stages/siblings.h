#pragma once

#include "generation/pipeline/stage.h"

/// Joins the two children of every inner node of the partition, and a share of the rooms that face each other beside.
/// Over rooms that came from elsewhere it first builds a partition tree of its own.
namespace delve::generation {

struct SiblingsParameters {
    Percent extra; ///< of the pairs of rooms that face each other and are not joined by the tree
};

[[nodiscard]] Done siblings(Draft& draft, Stream& random, const SiblingsParameters& parameters);

} // namespace delve::generation

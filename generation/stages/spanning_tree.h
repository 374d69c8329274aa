#pragma once

#include "generation/pipeline/stage.h"

/// Keeps of the candidate links those of the least total length that hold all rooms together, and a share of the others
/// as extras. The rest stays in the list as candidates: no hall follows them. Where two stages linked the same rooms,
/// one of these links counts; and what an earlier tree joined stays joined.
namespace delve::generation {

struct SpanningTreeParameters {
    Percent extra = percent(10);
};

[[nodiscard]] Done spanningTreeOfLinks(Draft& draft, Stream& random, const SpanningTreeParameters& parameters);

} // namespace delve::generation

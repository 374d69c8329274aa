#pragma once

#include "generation/pipeline/stage.h"

/// Keeps, of the candidate links, those of the least total length that connect all rooms, and a share of the others as
/// extras. The rest stay in the list as candidates, which no hall follows. If two stages linked the same rooms, one of
/// these links counts; rooms that an earlier tree joined stay joined.
namespace delve::generation {

struct SpanningTreeParameters {
    Percent extra = percent(10);
};

[[nodiscard]] Done spanningTreeOfLinks(Draft& draft, Stream& random, const SpanningTreeParameters& parameters);

} // namespace delve::generation

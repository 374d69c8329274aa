#pragma once

#include "generation/pipeline/stage.h"

/// Links between rooms that are neighbours: the Delaunay triangulation of their centres.
namespace delve::generation {

struct TriangulateParameters {};

[[nodiscard]] Done triangulate(Draft& draft, Stream& random, const TriangulateParameters& parameters);

} // namespace delve::generation

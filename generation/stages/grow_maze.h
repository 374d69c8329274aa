#pragma once

#include "generation/pipeline/stage.h"

/// Fills what is solid with mazes, by the growing-tree method on odd cells. A maze touches neither rooms nor another
/// maze: there is always a cell between them, which `open-connectors` may open.
namespace delve::generation {

struct GrowMazeParameters {
    Percent turn = percent(0);
};

[[nodiscard]] Done growMaze(Draft& draft, Stream& random, const GrowMazeParameters& parameters);

} // namespace delve::generation

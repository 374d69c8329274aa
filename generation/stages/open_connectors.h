#pragma once

#include "generation/pipeline/stage.h"

/// Joins what lies apart, rooms and mazes, by opening cells that have a different region on either side.
namespace delve {

struct OpenConnectorsParameters {
    Percent extra = percent(2);
};

[[nodiscard]] Done openConnectors(Draft& draft, Stream& random, const OpenConnectorsParameters& parameters);
[[nodiscard]] Stage openConnectorsStage();

} // namespace delve

#pragma once

#include "generation/level/registry.h"

namespace delve::generation {

struct StageInfo;

/// Every stage in every version. Passed in, so that this folder knows no stage by name. For code that only passes it
/// on: stage.h says what a stage is.
using StageRegistry = Registry<StageInfo>;

} // namespace delve::generation

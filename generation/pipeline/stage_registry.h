#pragma once

#include "generation/level/registry.h"

namespace delve::generation {

struct StageInfo;

/// Every stage there is, in every version. Handed in, so that this folder knows no single stage. For those who only
/// hand it on: what a stage is stands in stage.h.
using StageRegistry = Registry<StageInfo>;

} // namespace delve::generation

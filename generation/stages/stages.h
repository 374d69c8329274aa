#pragma once

#include "generation/pipeline/stage.h"

/// The stages that are built in. Adding one is a file in this folder and a line in stages.cpp.
namespace delve::generation {

/// Every released version of each, grouped as panels show them. Made once, and never changed; a copy can be added to.
[[nodiscard]] const StageRegistry& builtInStages();

} // namespace delve::generation

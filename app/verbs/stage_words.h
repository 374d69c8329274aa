#pragma once

#include "generation/pipeline/stage.h"

#include <string_view>

/// Names for JSON and lists of what stages are.
namespace delve::app {

[[nodiscard]] std::string_view nameOf(generation::StageGroup group);
/// What a stage needs or gives.
[[nodiscard]] std::string_view nameOf(generation::Part part);

} // namespace delve::app

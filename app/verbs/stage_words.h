#pragma once

#include "generation/pipeline/stage.h"

#include <string_view>

/// Stages as JSON and lists name what they are.
namespace delve {

[[nodiscard]] std::string_view nameOf(StageGroup group);
/// What a stage needs or gives.
[[nodiscard]] std::string_view nameOf(Part part);

} // namespace delve

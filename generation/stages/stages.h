#pragma once

#include "generation/pipeline/stage.h"

#include <span>
#include <string_view>

/// The list of stages. Adding one is a file in this folder and a line in stages.cpp.
namespace delve {

/// Every stage, every released version of it, grouped as panels show them.
[[nodiscard]] std::span<const Stage> allStages();

/// The stage of this name and version; null where there is none.
[[nodiscard]] const Stage* findStage(std::string_view name, std::int32_t version);

/// The newest version of a stage; null where there is none.
[[nodiscard]] const Stage* newestStage(std::string_view name);

} // namespace delve

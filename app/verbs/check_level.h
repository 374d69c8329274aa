#pragma once

#include "app/verbs/check_order.h"
#include "generation/pipeline/feedback.h"
#include "generation/pipeline/workspace.h"
#include "playtest/inspect/problem.h"

#include <memory>
#include <optional>
#include <vector>

/// What the verb `check` demands of a level that a recipe made, and of a map.
namespace delve::app {

/// What is wrong with the level of this recipe, whose seed is set; nothing if it is connected and can be won.
[[nodiscard]] std::optional<Failure> faultOf(const CheckedRecipe& checked, const Recipe& recipe,
                                             const generation::Declarations& declarations,
                                             generation::Workspace& workspace, generation::Feedback& feedback);

/// The first error of each level of a map; that it cannot be won, or is not proven, is one of its home level. Fails
/// only if it was stopped.
[[nodiscard]] Result<std::vector<play::Problem>> errorsOf(const std::shared_ptr<const World>& world,
                                                          const generation::Feedback& feedback);

} // namespace delve::app

#pragma once

#include "app/verbs/check_order.h"
#include "generation/pipeline/feedback.h"
#include "generation/pipeline/workspace.h"
#include "playtest/inspect/problem.h"
#include "playtest/proof/proof.h"

#include <memory>
#include <vector>

/// What the verb `check` demands of a level that a recipe made, and of a map.
namespace delve::app {

/// The level of this recipe, whose seed is set.
[[nodiscard]] Result<std::shared_ptr<const World>> generateLevel(const CheckedRecipe& checked, const Recipe& recipe,
                                                                 const generation::Declarations& declarations,
                                                                 generation::Workspace& workspace,
                                                                 generation::Feedback& feedback);

/// What a generated level has to be, besides connected.
struct Demands {
    bool spans = false; ///< its links connect everything: a repairing hall is a fault
    bool won = true;    ///< by the proof; if not, it is enough that nobody knows why it cannot be won
};

/// The proof of a level that is as demanded; fails with what is wrong.
[[nodiscard]] Result<play::Proof> proofOf(const std::shared_ptr<const World>& world, const Demands& demands,
                                          const generation::Feedback& feedback);

/// The first error of each level of a map; that it cannot be won, or is not proven, is one of its home level. Fails
/// only if it was stopped.
[[nodiscard]] Result<std::vector<play::Problem>> errorsOf(const std::shared_ptr<const World>& world,
                                                          const generation::Feedback& feedback);

} // namespace delve::app

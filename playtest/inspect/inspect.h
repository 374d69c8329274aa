#pragma once

#include "generation/pipeline/feedback.h"
#include "playtest/inspect/check.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/declarations.h"

#include <memory>
#include <optional>

/// Inspection: every check on every level of a world, on a snapshot of it.
namespace delve::play {

struct InspectRequest {
    std::optional<std::uint32_t> level =
        {};                       ///< inspects this one alone, and what concerns the whole world if it is home
    const Proof* proof = nullptr; ///< of the world, if it was proven
    const generation::Feedback* feedback = nullptr;
    const Declarations* declarations = nullptr; ///< null: the built-in ones
    const CheckRegistry* checks = nullptr;      ///< likewise
};

struct Inspection {
    std::vector<Problem> problems; ///< errors first, then by level, in the order of the checks
    std::vector<Problem> ignored;  ///< those that their levels ignore (ignored.h), in the same order
    std::int64_t leftOut = 0;      ///< further ones, of checks that found more than are kept
    bool unwinnable = false; ///< by the proof or, where there is none, because what the objective needs is missing

    [[nodiscard]] std::int64_t count(Severity severity) const;
};

/// Fails only if it was stopped.
[[nodiscard]] Result<Inspection> inspect(std::shared_ptr<const World> world, const InspectRequest& request = {});

} // namespace delve::play

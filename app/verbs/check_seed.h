#pragma once

#include "app/verbs/check_order.h"
#include "generation/pipeline/feedback.h"
#include "generation/pipeline/workspace.h"
#include "playtest/personas/persona_tally.h"
#include "playtest/rules/declarations.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What the verb `check` does with one seed of a recipe: it generates the level, and those below it, checks them, and
/// plays them.
namespace delve::app {

struct JudgedLevel {
    std::int64_t depth = 1;
    bool deeper = false;                   ///< below the one that the seed generates
    std::optional<Failure> fault;          ///< the level is not as it has to be
    std::vector<play::PersonaSums> played; ///< in the order of the personas; empty: no game was asked for, or a fault
};

/// Reports the progress of a part of the work as progress of the whole, and stops when the whole is stopped.
class PartFeedback : public generation::Feedback {
public:
    /// In permille of the whole.
    PartFeedback(Feedback& whole, std::int32_t from, std::int32_t to) : m_whole(whole), m_from(from), m_to(to) {}
    [[nodiscard]] bool stopped() const override {
        m_whole.progress(m_from + progress() * (m_to - m_from) / 1000);
        return m_whole.stopped();
    }

private:
    Feedback& m_whole;
    std::int32_t m_from;
    std::int32_t m_to;
};

/// The level of this recipe, whose seed is set, and the deeper ones that the order asks for, the highest first. If one
/// cannot be generated, it is the last.
[[nodiscard]] std::vector<JudgedLevel> judgeSeed(const CheckedRecipe& checked, const Recipe& recipe,
                                                 const CheckOrder& order, const play::Declarations& declarations,
                                                 generation::Workspace& workspace, generation::Feedback& feedback);

} // namespace delve::app

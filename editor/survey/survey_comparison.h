#pragma once

#include "editor/survey/survey_table.h"
#include "generation/pipeline/feedback.h"

#include <optional>
#include <string>
#include <vector>

/// Two surveys side by side, measure by measure.
namespace delve::editor {

struct ComparedMeasure {
    std::string measure;
    Decimal before; ///< median, as the next one
    Decimal after;
    double higher = 0.5; ///< share of the pairs of a level of each in which that after has more; alike: half a pair
    std::optional<double> probability; ///< that chance alone makes such a difference; nothing: too few levels
    bool beyondChance = false;         ///< with as many measures as there are
};

/// The measures that have values in both, in the order of the second table. Fails only if it was stopped.
[[nodiscard]] Result<std::vector<ComparedMeasure>> compared(const SurveyTable& before, const SurveyTable& after,
                                                            generation::Feedback& feedback);

} // namespace delve::editor

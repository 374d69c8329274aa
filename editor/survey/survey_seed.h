#pragma once

#include "editor/survey/seed_measures.h"
#include "editor/survey/survey_file.h"

/// One seed of a survey or a search: its level is generated and measured.
namespace delve::editor {

/// Fails only if it was stopped. Any number of threads may call it at once.
[[nodiscard]] Result<SurveyedSeed> surveySeed(const MakeWorld& make, const play::MeasureRegistry& measures,
                                              std::uint64_t seed, generation::Workspace& workspace,
                                              generation::Feedback& feedback);

/// The measures of the levels that a search finds: those of a survey, and the others that its condition names.
[[nodiscard]] play::MeasureRegistry soughtMeasures(bool commonOnly, const play::Condition& where);

/// The same for a level that meets the condition; nothing for one that does not, of which nothing else is measured.
[[nodiscard]] Result<std::optional<SurveyedSeed>>
searchSeed(const MakeWorld& make, const play::MeasureRegistry& measures, const play::Condition& where,
           std::uint64_t seed, generation::Workspace& workspace, generation::Feedback& feedback);

/// One in how many seeds fits, rounded; nothing if none does.
[[nodiscard]] std::optional<std::uint64_t> oneIn(std::uint64_t seeds, std::uint64_t fits);

} // namespace delve::editor

#pragma once

#include "app/console/command_context.h"
#include "app/verbs/survey_order.h"
#include "app/verbs/survey_tally.h"

#include <functional>
#include <string_view>

/// Measures the seeds of an order, on all cores, and takes those that its file has already.
namespace delve::app {

/// A fitting row as CSV, and before the first of them the head; false if no more is wanted.
using TakeCsv = std::function<bool(std::string_view)>;

/// Ends early at the limit, or when it is stopped; what was measured by then is in the file and in the tally.
[[nodiscard]] Done runSurvey(const SurveyOrder& order, SurveyTally& tally, const TakeCsv& takeCsv,
                             CommandContext& context);

} // namespace delve::app

#include "editor/survey/survey_comparison.h"

#include "editor/survey/rank_test.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// In their order; some of them if it was stopped.
std::vector<Decimal> valuesOf(const SurveyTable& table, std::size_t column, const generation::Feedback& feedback) {
    std::vector<Decimal> values;
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (row % SurveyTable::rowsBetweenQuestions == 0 && feedback.stopped()) return values;
        if (const auto value = table.valueAt(row, column)) values.push_back(*value);
    }
    if (!feedback.stopped()) std::ranges::sort(values);
    return values;
}

/// Of sorted values, the lower one of the two in the middle, as Distribution has it.
Decimal medianOf(const std::vector<Decimal>& sorted) { return sorted[(sorted.size() - 1) / 2]; }

} // namespace

Result<std::vector<ComparedMeasure>> compared(const SurveyTable& before, const SurveyTable& after,
                                              generation::Feedback& feedback) {
    std::vector<ComparedMeasure> rows;
    std::vector<std::optional<double>> probabilities;
    for (std::size_t column = 0; column < after.measures().size(); ++column) {
        const auto& measure = after.measures()[column];
        const auto other = before.columnOf(measure);
        if (!other) continue;
        auto old = valuesOf(before, *other, feedback);
        auto now = valuesOf(after, column, feedback);
        if (feedback.stopped()) return cancelled();
        if (old.empty() || now.empty()) continue;
        probabilities.push_back(rankTest(old, now));
        rows.push_back({measure, medianOf(old), medianOf(now), shareOfHigher(old, now), probabilities.back()});
    }
    const auto beyond = beyondChance(probabilities);
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].beyondChance = beyond[i];
    return rows;
}

} // namespace delve::editor

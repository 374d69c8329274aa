#pragma once

#include "editor/survey/histogram.h"
#include "editor/survey/survey_table.h"
#include "generation/pipeline/feedback.h"
#include "playtest/conditions/condition.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What a window shows of the rows of a survey: a histogram over two measures, and a list. Found in the background,
/// since there may be hundreds of thousands of rows.
namespace delve::editor {

/// A place in a histogram, whatever its bins.
using ValuePair = std::pair<std::optional<Decimal>, std::optional<Decimal>>;

struct RowsQuestion {
    SurveyTable table;
    std::optional<SurveyTable> beside = {}; ///< its histogram has the same bins
    std::string across;                     ///< a measure
    std::string up;                         ///< another; empty: none
    int mostColumns = 24;
    int mostRows = 16;
    std::optional<play::Condition> where = {};
    std::optional<ValuePair> chosen = {}; ///< only rows in the cell of these values are listed
};

struct RowsAnswer {
    Histogram histogram; ///< of the rows that fit
    std::optional<Histogram> beside;
    std::vector<bool> others;          ///< cells with rows that do not fit; empty without a condition
    std::vector<std::uint32_t> listed; ///< numbers of rows that fit and lie in the chosen cell, by seeds
    std::uint64_t fits = 0;            ///< rows
};

/// Fails only if it was stopped.
[[nodiscard]] Result<RowsAnswer> answered(const RowsQuestion& question, generation::Feedback& feedback);

} // namespace delve::editor

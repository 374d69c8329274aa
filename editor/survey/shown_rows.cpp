#include "editor/survey/shown_rows.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// The two measures of the rows of a table.
class Values {
public:
    Values(const SurveyTable& table, const RowsQuestion& question)
        : m_table(table), m_across(table.columnOf(question.across)), m_up(table.columnOf(question.up)) {}

    [[nodiscard]] std::optional<Decimal> across(std::size_t row) const { return value(row, m_across); }
    [[nodiscard]] std::optional<Decimal> up(std::size_t row) const { return value(row, m_up); }

private:
    [[nodiscard]] std::optional<Decimal> value(std::size_t row, std::optional<std::size_t> column) const {
        return column ? m_table.valueAt(row, *column) : std::nullopt;
    }

    const SurveyTable& m_table;
    std::optional<std::size_t> m_across;
    std::optional<std::size_t> m_up;
};

/// A condition, asked of rows.
class Filter {
public:
    Filter(const SurveyTable& table, const std::optional<play::Condition>& where) : m_table(table), m_where(where) {
        if (!where) return;
        for (auto& measure : play::measuresIn(*where))
            if (const auto column = table.columnOf(measure)) m_columns.emplace_back(std::move(measure), *column);
    }

    [[nodiscard]] bool fits(std::size_t row) const {
        if (!m_where || !m_table.madeAt(row)) return m_table.madeAt(row);
        return play::holds(*m_where, [this, row](std::string_view id) -> std::optional<Decimal> {
            for (const auto& [measure, column] : m_columns)
                if (measure == id) return m_table.valueAt(row, column);
            return {};
        });
    }

private:
    const SurveyTable& m_table;
    const std::optional<play::Condition>& m_where;
    std::vector<std::pair<std::string, std::size_t>> m_columns;
};

Result<Histogram> emptyHistogram(const RowsQuestion& question, const generation::Feedback& feedback) {
    ValueRange across;
    ValueRange up;
    const auto add = [&](const SurveyTable& table) {
        const Values values(table, question);
        for (std::size_t row = 0; row < table.size(); ++row) {
            if (row % SurveyTable::rowsBetweenQuestions == 0 && feedback.stopped()) return;
            if (const auto value = values.across(row)) across.add(*value);
            if (const auto value = values.up(row)) up.add(*value);
        }
    };
    add(question.table);
    if (question.beside) add(*question.beside);
    if (feedback.stopped()) return cancelled();
    return Histogram{across.bins(question.mostColumns),
                     question.up.empty() ? std::nullopt : std::optional(up.bins(question.mostRows))};
}

/// Rows of a file that was measured in parts are not in the order of the seeds.
void sortBySeeds(std::vector<std::uint32_t>& rows, const SurveyTable& table) {
    const auto seed = [&table](std::uint32_t row) { return table.seedAt(row); };
    if (!std::ranges::is_sorted(rows, {}, seed)) std::ranges::sort(rows, {}, seed);
}

/// Adds the rows of a table that fit, and hands each of them to `take`; false if it was stopped.
template <class Take>
bool addRows(const SurveyTable& table, const RowsQuestion& question, Histogram& into,
             const generation::Feedback& feedback, const Take& take) {
    const Values values(table, question);
    const Filter filter(table, question.where);
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (row % SurveyTable::rowsBetweenQuestions == 0 && feedback.stopped()) return false;
        const bool fits = filter.fits(row);
        const auto across = values.across(row);
        const auto up = values.up(row);
        if (fits) into.add(across, up);
        take(row, fits, into.cellOf(across, up));
    }
    return true;
}

} // namespace

Result<RowsAnswer> answered(const RowsQuestion& question, generation::Feedback& feedback) {
    RowsAnswer answer;
    auto empty = emptyHistogram(question, feedback);
    if (!empty) return std::move(empty).failure();
    answer.histogram = *std::move(empty);
    if (question.beside) {
        auto beside = answer.histogram;
        if (!addRows(*question.beside, question, beside, feedback, [](auto, auto, const auto&) {})) return cancelled();
        answer.beside = std::move(beside);
    }
    if (question.where) answer.others.resize(answer.histogram.counts().size());
    const auto width = static_cast<std::size_t>(answer.histogram.columns().count());
    const auto chosen =
        question.chosen ? answer.histogram.cellOf(question.chosen->first, question.chosen->second) : std::nullopt;
    const auto take = [&](std::size_t row, bool fits, const std::optional<HistogramCell>& cell) {
        if (!fits) {
            if (cell && question.where)
                answer.others[static_cast<std::size_t>(cell->row) * width + static_cast<std::size_t>(cell->column)] =
                    true;
            return;
        }
        ++answer.fits;
        if (!question.chosen || (cell && cell == chosen)) answer.listed.push_back(static_cast<std::uint32_t>(row));
    };
    if (!addRows(question.table, question, answer.histogram, feedback, take)) return cancelled();
    sortBySeeds(answer.listed, question.table);
    return answer;
}

} // namespace delve::editor

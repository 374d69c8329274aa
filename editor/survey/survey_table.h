#pragma once

#include "editor/survey/survey_file.h"
#include "generation/level/shared.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The results of a survey in memory: a row for each seed, four bytes a value. Rows are only added. A value; copies
/// share all rows but the last thousand.
namespace delve::editor {

class SurveyTable {
public:
    /// With all measures, so many rows take about 70 MB.
    static constexpr std::size_t mostRows = 250'000;
    /// Whoever goes through them asks so often whether to stop: every few milliseconds.
    static constexpr std::size_t rowsBetweenQuestions = 4096;

    /// The ids of the measures, in the order of the values.
    explicit SurveyTable(std::vector<std::string> measures = {}) : m_measures(std::move(measures)) {}

    void add(const SurveyedSeed& row);

    [[nodiscard]] const std::vector<std::string>& measures() const { return m_measures; }
    [[nodiscard]] std::optional<std::size_t> columnOf(std::string_view measure) const;
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool full() const { return m_size >= mostRows; }
    [[nodiscard]] std::size_t levels() const { return m_levels; } ///< rows whose seed makes a level

    [[nodiscard]] std::uint64_t seedAt(std::size_t row) const { return partOf(row).seeds[row % partRows]; }
    [[nodiscard]] bool madeAt(std::size_t row) const { return partOf(row).made[row % partRows]; }
    [[nodiscard]] std::optional<Decimal> valueAt(std::size_t row, std::size_t column) const;
    [[nodiscard]] SurveyedSeed rowAt(std::size_t row) const;

private:
    static constexpr std::size_t partRows = 1024;
    struct Part {
        std::vector<std::uint64_t> seeds;
        std::vector<std::uint64_t> fingerprints;
        std::vector<bool> made;
        std::vector<std::int32_t> values;         ///< in thousandths, row by row
        std::map<std::size_t, std::int64_t> wide; ///< those that need more room, by their place among the values
    };
    [[nodiscard]] const Part& partOf(std::size_t row) const { return *m_parts[row / partRows]; }

    std::vector<std::string> m_measures;
    std::vector<Shared<Part>> m_parts;
    std::size_t m_size = 0;
    std::size_t m_levels = 0;
};

} // namespace delve::editor

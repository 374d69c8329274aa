#pragma once

#include "app/console/json_writer.h"
#include "app/verbs/survey_order.h"
#include "editor/survey/value_counts.h"

#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

/// The results of the verb `survey` so far.
namespace delve::app {

/// Counts rows in the order of their seeds. The code that ends the program may ask for it on another thread.
class SurveyTally {
public:
    explicit SurveyTally(const SurveyOrder& order);

    /// True if it fits what is asked for, or if nothing is.
    bool add(const editor::SurveyedSeed& row);
    [[nodiscard]] std::uint64_t levels() const { return m_levels; } ///< that could be made
    [[nodiscard]] std::uint64_t fits() const { return m_fits; }

    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string json(bool stopped) const;
    [[nodiscard]] std::string csvHead() const;
    [[nodiscard]] std::string csvRow(const editor::SurveyedSeed& row) const;

private:
    void write(JsonWriter& json, bool stopped) const;
    void writeMeasures(JsonWriter& json) const;
    void writeFound(JsonWriter& json) const;
    [[nodiscard]] bool fits(const editor::SurveyedSeed& row) const;
    [[nodiscard]] Message shareThatFits() const;
    [[nodiscard]] std::string valuesOf(const editor::SurveyedSeed& row) const;

    const SurveyOrder& m_order;
    std::vector<play::MeasureInfo> m_measures;
    std::vector<std::size_t> m_wanted; ///< places of the measures that the condition names
    mutable std::mutex m_mutex;
    std::vector<editor::ValueCounts> m_values; ///< one for each measure
    std::uint64_t m_seeds = 0;
    std::uint64_t m_levels = 0;
    std::uint64_t m_fits = 0;
    std::vector<editor::SurveyedSeed> m_found; ///< the first that fit
};

} // namespace delve::app

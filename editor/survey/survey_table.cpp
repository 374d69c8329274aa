#include "editor/survey/survey_table.h"

#include <algorithm>
#include <limits>

namespace delve::editor {
namespace {

constexpr std::int32_t none = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t isWide = none + 1;

} // namespace

void SurveyTable::add(const SurveyedSeed& row) {
    if (m_size % partRows == 0) m_parts.emplace_back();
    auto& part = m_parts.back().write();
    part.seeds.push_back(row.seed);
    part.fingerprints.push_back(row.fingerprint);
    part.made.push_back(row.made);
    for (std::size_t column = 0; column < m_measures.size(); ++column) {
        const auto value = column < row.values.size() ? row.values[column] : std::nullopt;
        const bool fits =
            value && value->thousandths > isWide && value->thousandths <= std::numeric_limits<std::int32_t>::max();
        if (value && !fits) part.wide.emplace(part.values.size(), value->thousandths);
        part.values.push_back(!value ? none : fits ? static_cast<std::int32_t>(value->thousandths) : isWide);
    }
    ++m_size;
    if (row.made) ++m_levels;
}

std::optional<std::size_t> SurveyTable::columnOf(std::string_view measure) const {
    const auto found = std::ranges::find(m_measures, measure);
    if (found == m_measures.end()) return {};
    return static_cast<std::size_t>(found - m_measures.begin());
}

std::optional<Decimal> SurveyTable::valueAt(std::size_t row, std::size_t column) const {
    const auto& part = partOf(row);
    const auto place = row % partRows * m_measures.size() + column;
    const auto value = part.values[place];
    if (value == none) return {};
    return Decimal::ofThousandths(value == isWide ? part.wide.at(place) : value);
}

SurveyedSeed SurveyTable::rowAt(std::size_t row) const {
    SurveyedSeed found{seedAt(row), madeAt(row), partOf(row).fingerprints[row % partRows], {}};
    if (!found.made) return found;
    for (std::size_t column = 0; column < m_measures.size(); ++column) found.values.push_back(valueAt(row, column));
    return found;
}

} // namespace delve::editor

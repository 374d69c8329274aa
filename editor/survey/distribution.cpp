#include "editor/survey/distribution.h"

#include <algorithm>

namespace delve::editor {

void Distribution::add(Decimal value) { m_values.insert(std::ranges::upper_bound(m_values, value), value); }

Decimal Distribution::quantile(int permille) const {
    const auto count = static_cast<std::int64_t>(m_values.size());
    const auto place = std::clamp<std::int64_t>((count * permille + 999) / 1000 - 1, 0, count - 1);
    return m_values[static_cast<std::size_t>(place)];
}

std::vector<std::int64_t> Distribution::histogram(int bins) const {
    if (m_values.empty()) return {};
    const auto span = max().thousandths - min().thousandths;
    const bool whole = std::ranges::all_of(m_values, &Decimal::whole);
    std::int64_t parts = bins;
    if (whole) parts = std::min<std::int64_t>(parts, span / 1000 + 1);
    if (span == 0) parts = 1;
    const std::int64_t length = whole ? span + 1000 : span + 1; // the last value lies in the last part
    std::vector<std::int64_t> counts(static_cast<std::size_t>(parts));
    for (const auto value : m_values) {
        const auto part = static_cast<double>(value.thousandths - min().thousandths) / static_cast<double>(length);
        const auto place = static_cast<std::int64_t>(part * static_cast<double>(parts));
        ++counts[static_cast<std::size_t>(std::min(place, parts - 1))];
    }
    return counts;
}

int Distribution::percentBelow(Decimal value) const {
    if (m_values.empty()) return 0;
    const auto below = std::ranges::lower_bound(m_values, value) - m_values.begin();
    return static_cast<int>(below * 100 / static_cast<std::int64_t>(m_values.size()));
}

} // namespace delve::editor

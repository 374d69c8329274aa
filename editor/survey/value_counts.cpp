#include "editor/survey/value_counts.h"

#include <algorithm>

namespace delve::editor {

std::optional<Decimal> ValueCounts::quantile(std::uint32_t permille) const {
    if (m_count == 0) return {};
    const auto place = std::max<std::uint64_t>((m_count * permille + 999) / 1000, 1); // from 1
    std::uint64_t seen = 0;
    for (const auto& [value, count] : m_counts) {
        seen += count;
        if (seen >= place) return value;
    }
    return m_counts.rbegin()->first;
}

} // namespace delve::editor

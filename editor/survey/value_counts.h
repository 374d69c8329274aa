#pragma once

#include "generation/level/decimal.h"

#include <cstdint>
#include <map>
#include <optional>

/// How often each value of a measure came: as much memory as there are different values, however many levels.
namespace delve::editor {

class ValueCounts {
public:
    void add(Decimal value) {
        ++m_counts[value];
        ++m_count;
    }
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    /// The least value that so many thousandths of the values do not exceed: 0 the least, 500 the median, 1000 the
    /// greatest. Nothing where there is none.
    [[nodiscard]] std::optional<Decimal> quantile(std::uint32_t permille) const;

private:
    std::map<Decimal, std::uint64_t> m_counts;
    std::uint64_t m_count = 0;
};

} // namespace delve::editor

#pragma once

#include "generation/level/decimal.h"

#include <cstdint>
#include <optional>
#include <vector>

/// How the values of a measure are spread over many levels.
namespace delve::editor {

class Distribution {
public:
    void add(Decimal value);

    [[nodiscard]] bool empty() const { return m_values.empty(); }
    [[nodiscard]] std::size_t count() const { return m_values.size(); }
    [[nodiscard]] Decimal min() const { return m_values.front(); } ///< of one that is not empty, as the next three
    [[nodiscard]] Decimal max() const { return m_values.back(); }
    [[nodiscard]] const std::vector<Decimal>& sorted() const { return m_values; }
    /// The least value that so many thousandths of the values do not exceed; 500: the median.
    [[nodiscard]] Decimal quantile(int permille) const;
    /// How many values lie in each of `bins` equal parts from min() to max(). Of whole numbers that differ by less, as
    /// many parts as there are numbers.
    [[nodiscard]] std::vector<std::int64_t> histogram(int bins) const;

    /// How many percent of the values are lower, rounded down. 0 of an empty one.
    [[nodiscard]] int percentBelow(Decimal value) const;

    friend bool operator==(const Distribution&, const Distribution&) = default;

private:
    std::vector<Decimal> m_values; ///< sorted
};

} // namespace delve::editor

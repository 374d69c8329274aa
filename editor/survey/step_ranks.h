#pragma once

#include "generation/level/decimal.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Do the values of a measure differ over the steps of a sweep by more than chance? Numbers for people to read; nothing
/// else depends on them.
namespace delve::editor {

/// The values of one measure at all steps, as counts: its memory grows with the different values, not with the seeds.
class StepRanks {
public:
    void add(std::size_t step, Decimal value, std::uint32_t times = 1) { m_counts[{value, step}] += times; }

    /// The probability that steps of one distribution differ at least as much in their ranks: the test of Kruskal and
    /// Wallis (1952) with its chi-square approximation, corrected for ties. 1 if too few values are unlike the rest, so
    /// that the approximation would be wrong. Nothing if fewer than two steps have values.
    [[nodiscard]] std::optional<double> chance() const;

private:
    std::map<std::pair<Decimal, std::size_t>, std::uint32_t> m_counts;
};

/// The probability that either of two tests of one thing is that small by chance.
[[nodiscard]] std::optional<double> chanceOfEither(std::optional<double> a, std::optional<double> b);

/// The probability that a chi-square of so many degrees of freedom is at least this.
[[nodiscard]] double chanceOfChiSquare(double value, int degrees);

} // namespace delve::editor

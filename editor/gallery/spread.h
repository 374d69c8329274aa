#pragma once

#include "generation/level/decimal.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Levels as points by two of their measures, and the choice of some that are far apart.
namespace delve::editor {

/// Nothing where a measure has no value.
using TwoValues = std::array<std::optional<Decimal>, 2>;

/// The distances between points: along each of the two measures, the greatest difference among all points is 1,000, and
/// so is that between a value and none.
class PointDistances {
public:
    explicit PointDistances(std::span<const TwoValues> points);
    /// The square of it.
    [[nodiscard]] std::int64_t between(const TwoValues& a, const TwoValues& b) const;
    /// The square of that to the nearest of others; a very large number where there are none.
    [[nodiscard]] std::int64_t toNearest(const TwoValues& point, std::span<const TwoValues> others) const;

private:
    std::array<std::int64_t, 2> m_spans{}; ///< in thousandths
};

/// The places of up to `count` points: each time the one that is farthest from all chosen before it and from `others`;
/// of equals the first.
[[nodiscard]] std::vector<std::size_t> farthestFirst(std::span<const TwoValues> points,
                                                     std::span<const TwoValues> others, std::size_t count);

} // namespace delve::editor

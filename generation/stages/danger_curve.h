#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// How danger grows along the way through a level.
namespace delve::generation {

enum class DangerCurve : std::uint8_t {
    Rising, ///< more in each tenth than in the one before
    Waves,  ///< three swells, each higher than the one before, with rest between
    Flat,   ///< the same in each
};

inline constexpr std::size_t tenthsOfWay = 10;
/// Danger in each tenth of the way, in thousandths of a point of health.
using DangerOfTenths = std::array<std::int64_t, tenthsOfWay>;

/// What share of all danger lies before the end of a tenth, from 1 to 10: in thousandths.
[[nodiscard]] std::int64_t curveAt(DangerCurve curve, std::size_t tenth);

/// A tenth, from 0, for each of these dangers, in their order: so that the sum so far, with what is there already, is
/// nearest to the curve. It strays from it by no more than half of the largest of them.
[[nodiscard]] std::vector<std::uint8_t> spreadOverTenths(DangerCurve curve, std::span<const std::int64_t> losses,
                                                         const DangerOfTenths& there);

/// How far the sum so far strays from the curve at the end of a tenth, at most: in thousandths of all danger.
[[nodiscard]] std::int64_t farthestFromCurve(DangerCurve curve, const DangerOfTenths& danger);

} // namespace delve::generation

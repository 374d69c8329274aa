#pragma once

#include "generation/level/decimal.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Do two samples differ by more than chance? Numbers for people to read; nothing else depends on them.
namespace delve::editor {

/// Fewer values of a sample say nothing.
inline constexpr std::size_t fewestOfSample = 8;

/// The probability that samples of the same spread differ at least as much in their ranks: the two-sided test of Mann
/// and Whitney (1947) with the normal approximation, corrected for ties and for continuity. Nothing for samples that
/// are too small. Sorts both.
[[nodiscard]] std::optional<double> rankTest(std::vector<Decimal>& a, std::vector<Decimal>& b);

/// Of all pairs of a value of each sorted sample, the share in which that of `b` is higher; equal ones count by half.
[[nodiscard]] double shareOfHigher(const std::vector<Decimal>& a, const std::vector<Decimal>& b);

/// Of several such probabilities, which are of differences beyond chance, if one in twenty families of tests may be
/// wrong about any: the method of Holm (1979).
[[nodiscard]] std::vector<bool> beyondChance(std::span<const std::optional<double>> probabilities);

} // namespace delve::editor

#pragma once

#include "playtest/measures/measure.h"
#include "playtest/measures/measured.h"

#include <cstdint>
#include <optional>
#include <span>

/// How values are written: exact whole numbers, and shares that are rounded to the nearest thousandth, half up.
namespace delve::play {

using MaybeValue = std::optional<Decimal>;

[[nodiscard]] inline MaybeValue whole(std::int64_t number) { return Decimal::of(number); }
/// a / b; nothing where b is 0.
[[nodiscard]] inline MaybeValue ratio(std::int64_t a, std::int64_t b) {
    if (b <= 0) return {};
    return Decimal::ofThousandths((2000 * a + b) / (2 * b));
}
/// The same in percent, to a tenth.
[[nodiscard]] inline MaybeValue percent(std::int64_t a, std::int64_t b) {
    if (b <= 0) return {};
    return Decimal::ofThousandths((2000 * a + b) / (2 * b) * 100);
}
[[nodiscard]] inline MaybeValue perThousand(std::int64_t a, std::int64_t b) { return ratio(1000 * a, b); }
[[nodiscard]] MaybeValue mean(std::span<const std::int64_t> values);
/// The standard deviation divided by the mean (the coefficient of variation), rounded down to a thousandth; nothing
/// where the mean is 0. Exact as long as the square of their sum is below 9 * 10^12; beyond, to six digits.
[[nodiscard]] MaybeValue spread(std::span<const std::int64_t> values);

namespace units {
inline constexpr Text cells = DELVE_TEXT("unit", "cells");
inline constexpr Text steps = DELVE_TEXT("unit", "steps");
inline constexpr Text rooms = DELVE_TEXT("unit", "rooms");
inline constexpr Text flowers = DELVE_TEXT("unit", "flowers");
inline constexpr Text percent = DELVE_TEXT("unit", "%");
} // namespace units

} // namespace delve::play

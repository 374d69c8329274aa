#pragma once

#include "generation/level/decimal.h"

#include <cstdint>

/// How sure a share is that was counted over some games.
namespace delve::play {

/// In thousandths.
struct ShareInterval {
    std::int64_t from = 0;
    std::int64_t to = 1000;
    friend bool operator==(const ShareInterval&, const ShareInterval&) = default;
};

/// The 95 % interval of Wilson (1927) for a share of which `won` of `games` were counted:
///
///     (won + z²/2  ±  z · sqrt(won · (games - won) / games + z²/4)) / (games + z²),   z = 1.96
///
/// rounded outwards to whole thousandths. Everything without games. It is computed in whole numbers, so that it is the
/// same on every machine; exact for up to a billion games.
[[nodiscard]] ShareInterval wilsonInterval(std::int64_t won, std::int64_t games);

/// Of a count, in thousandths, rounded half up; 0 of nothing.
[[nodiscard]] std::int64_t thousandthsOf(std::int64_t part, std::int64_t whole);
/// So many tenths as a decimal.
[[nodiscard]] constexpr Decimal inTenths(std::int64_t number) { return Decimal::ofThousandths(number * 100); }

} // namespace delve::play

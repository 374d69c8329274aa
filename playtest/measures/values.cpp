#include "playtest/measures/values.h"

#include <algorithm>
#include <numeric>

namespace delve::play {
namespace {

/// The greatest n with n * n <= square.
std::int64_t root(std::int64_t square) {
    std::int64_t least = 0, most = 3'000'000'000;
    while (least < most) {
        const auto middle = (least + most + 1) / 2;
        if (middle * middle <= square) least = middle;
        else most = middle - 1;
    }
    return least;
}

} // namespace

MaybeValue mean(std::span<const std::int64_t> values) {
    return ratio(std::accumulate(values.begin(), values.end(), std::int64_t{0}),
                 static_cast<std::int64_t>(values.size()));
}

MaybeValue spread(std::span<const std::int64_t> values) {
    const auto count = static_cast<std::int64_t>(values.size());
    const auto sum = std::accumulate(values.begin(), values.end(), std::int64_t{0});
    if (sum == 0) return {};
    std::int64_t squares = 0;
    for (const auto value : values) squares += value * value;
    auto variance = count * squares - sum * sum; // times count * count
    auto square = sum * sum;                     // likewise
    for (; square > 9'000'000'000'000; square /= 2) variance /= 2;
    const auto inMillionths = variance / square * 1'000'000 + variance % square * 1'000'000 / square;
    return Decimal::ofThousandths(root(inMillionths));
}

} // namespace delve::play

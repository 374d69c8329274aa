#include "playtest/personas/share_interval.h"

#include <algorithm>

namespace delve::play {
namespace {

/// The square root, rounded down.
std::int64_t rootOf(std::int64_t square) {
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 31; bit > 0; bit >>= 1) {
        const auto tried = root + bit;
        if (tried <= square / tried) root = tried;
    }
    return root;
}

} // namespace

ShareInterval wilsonInterval(std::int64_t won, std::int64_t games) {
    if (games <= 0) return {};
    won = std::clamp<std::int64_t>(won, 0, games);
    // All in ten thousandths: 10'000 z² = 38'416.
    constexpr std::int64_t scale = 10'000;
    constexpr std::int64_t z2 = 38'416;
    const auto product = won * (games - won);
    const auto variance = product / games * (scale * z2) + product % games * (scale * z2) / games;
    const auto square = variance + z2 * z2 / 4;
    const auto down = rootOf(square);
    const auto up = down * down == square ? down : down + 1;
    const auto middle = scale * won + z2 / 2;
    const auto whole = scale * games + z2;
    const auto from = std::max<std::int64_t>(0, middle - up) * 1000 / whole;
    const auto to = ((middle + up) * 1000 + whole - 1) / whole;
    return {from, std::min<std::int64_t>(to, 1000)};
}

std::int64_t thousandthsOf(std::int64_t part, std::int64_t whole) {
    return whole <= 0 ? 0 : (part * 2000 + whole) / (2 * whole);
}

} // namespace delve::play

#include "generation/stages/danger_curve.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace delve::generation {
namespace {

using Curve = std::array<std::int64_t, tenthsOfWay>;

/// 1, 2, … 10 of 55 parts.
constexpr Curve rising{18, 55, 109, 182, 273, 382, 509, 655, 818, 1000};
constexpr Curve waves{20, 100, 260, 290, 390, 590, 620, 720, 940, 1000};
constexpr Curve flat{100, 200, 300, 400, 500, 600, 700, 800, 900, 1000};

const Curve& sharesOf(DangerCurve curve) {
    switch (curve) {
    case DangerCurve::Rising: return rising;
    case DangerCurve::Waves: return waves;
    case DangerCurve::Flat: break;
    }
    return flat;
}

} // namespace

std::int64_t curveAt(DangerCurve curve, std::size_t tenth) { return sharesOf(curve)[tenth - 1]; }

std::vector<std::uint8_t> spreadOverTenths(DangerCurve curve, std::span<const std::int64_t> losses,
                                           const DangerOfTenths& there) {
    const auto& shares = sharesOf(curve);
    const auto all =
        std::accumulate(losses.begin(), losses.end(), std::accumulate(there.begin(), there.end(), std::int64_t{0}));
    std::vector<std::uint8_t> tenths;
    tenths.reserve(losses.size());
    std::int64_t soFar = 0;
    for (std::size_t tenth = 0; tenth < tenthsOfWay; ++tenth) {
        soFar += there[tenth];
        const bool isLast = tenth + 1 == tenthsOfWay;
        while (tenths.size() < losses.size()) {
            const auto loss = losses[tenths.size()];
            if (!isLast && (2 * soFar + loss) * 1000 > 2 * shares[tenth] * all) break;
            soFar += loss;
            tenths.push_back(static_cast<std::uint8_t>(tenth));
        }
    }
    return tenths;
}

std::int64_t farthestFromCurve(DangerCurve curve, const DangerOfTenths& danger) {
    const auto all = std::accumulate(danger.begin(), danger.end(), std::int64_t{0});
    if (all == 0) return 0;
    std::int64_t farthest = 0;
    std::int64_t soFar = 0;
    for (std::size_t tenth = 0; tenth < tenthsOfWay; ++tenth) {
        soFar += danger[tenth];
        farthest = std::max(farthest, std::abs(soFar * 1000 - sharesOf(curve)[tenth] * all) / all);
    }
    return farthest;
}

} // namespace delve::generation

#include "editor/gallery/spread.h"

#include <algorithm>
#include <limits>

namespace delve::editor {
namespace {

constexpr std::int64_t whole = 1000; ///< the distance of the two ends

std::int64_t spanOf(std::span<const TwoValues> points, std::size_t measure) {
    std::optional<Decimal> min;
    std::optional<Decimal> max;
    for (const auto& point : points) {
        const auto value = point[measure];
        if (!value) continue;
        if (!min || *value < *min) min = value;
        if (!max || *value > *max) max = value;
    }
    return min ? max->thousandths - min->thousandths : 0;
}

/// In thousandths of the span, whatever their size.
std::int64_t part(std::int64_t difference, std::int64_t span) {
    constexpr std::int64_t large = std::int64_t{1} << 50;
    if (span == 0) return 0;
    return span < large ? difference * whole / span : difference / (span / whole);
}

} // namespace

PointDistances::PointDistances(std::span<const TwoValues> points) {
    for (std::size_t measure = 0; measure < m_spans.size(); ++measure) m_spans[measure] = spanOf(points, measure);
}

std::int64_t PointDistances::between(const TwoValues& a, const TwoValues& b) const {
    std::int64_t sum = 0;
    for (std::size_t measure = 0; measure < m_spans.size(); ++measure) {
        const auto& one = a[measure];
        const auto& other = b[measure];
        if (!one && !other) continue;
        const auto apart = one && other ? part(one->thousandths - other->thousandths, m_spans[measure]) : whole;
        sum += apart * apart;
    }
    return sum;
}

std::int64_t PointDistances::toNearest(const TwoValues& point, std::span<const TwoValues> others) const {
    auto nearest = std::numeric_limits<std::int64_t>::max();
    for (const auto& other : others) nearest = std::min(nearest, between(point, other));
    return nearest;
}

std::vector<std::size_t> farthestFirst(std::span<const TwoValues> points, std::span<const TwoValues> others,
                                       std::size_t count) {
    std::vector<TwoValues> all(points.begin(), points.end());
    all.insert(all.end(), others.begin(), others.end());
    const PointDistances distances(all);
    std::vector<std::int64_t> nearest;
    for (const auto& point : points) nearest.push_back(distances.toNearest(point, others));
    std::vector<std::size_t> chosen;
    constexpr std::int64_t taken = -1;
    while (chosen.size() < std::min(count, points.size())) {
        const auto farthest = std::ranges::max_element(nearest) - nearest.begin();
        const auto place = static_cast<std::size_t>(farthest);
        chosen.push_back(place);
        nearest[place] = taken;
        for (std::size_t i = 0; i < points.size(); ++i)
            if (nearest[i] != taken) nearest[i] = std::min(nearest[i], distances.between(points[i], points[place]));
    }
    return chosen;
}

} // namespace delve::editor

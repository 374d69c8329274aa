#include "editor/survey/bins.h"

#include <algorithm>

namespace delve::editor {
namespace {

std::int64_t floorOf(std::int64_t number, std::int64_t step) {
    const auto rest = number % step;
    return number - rest - (rest < 0 ? step : 0);
}

/// 1, 2, 3, 4, 5, 10, 20, 30, …, of which 3 and 4 are used where few parts have room.
std::int64_t roundNumber(int place) {
    std::int64_t number = place % 5 + 1;
    for (int i = 0; i < place / 5; ++i) number *= 10;
    return number;
}

constexpr int fewParts = 12;
constexpr int mostPlaces = 80; ///< up to 5 * 10^15 units

} // namespace

Bins Bins::around(Decimal min, Decimal max, std::int64_t unit, int most) {
    Bins bins;
    bins.m_unit = unit;
    for (int place = 0; place < mostPlaces; ++place) {
        const bool rounder = place % 5 != 2 && place % 5 != 3;
        if (!rounder && most > fewParts) continue;
        bins.m_step = roundNumber(place) * unit;
        bins.m_origin = floorOf(min.thousandths, bins.m_step);
        const auto parts = (max.thousandths - bins.m_origin) / bins.m_step + 1;
        if (parts > std::max(most, 2)) continue; // below and above zero there is one each
        bins.m_count = static_cast<int>(parts);
        break;
    }
    return bins;
}

std::optional<int> Bins::binOf(Decimal value) const {
    if (value.thousandths < m_origin) return {};
    const auto bin = (value.thousandths - m_origin) / m_step;
    return bin < m_count ? std::optional(static_cast<int>(bin)) : std::nullopt;
}

double Bins::placeOf(Decimal value) const {
    const double half = single() ? 0.5 : 0;
    return static_cast<double>(value.thousandths - m_origin) / static_cast<double>(m_step) + half;
}

void ValueRange::add(Decimal value) {
    m_min = m_any ? std::min(m_min, value) : value;
    m_max = m_any ? std::max(m_max, value) : value;
    m_any = true;
    while (value.thousandths % m_unit != 0) m_unit /= 10;
}

} // namespace delve::editor

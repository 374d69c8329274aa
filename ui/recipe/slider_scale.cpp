#include "ui/recipe/slider_scale.h"

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

constexpr std::int64_t magnitudes = 500; ///< from this ratio on, steps of one size serve nobody

std::int64_t unitOf(Decimal least, Decimal most, bool wholeOnly) {
    if (wholeOnly) return 1000;
    return most.thousandths - least.thousandths > 1000 ? 100 : 10;
}

} // namespace

SliderScale::SliderScale(Decimal least, Decimal most, bool wholeOnly)
    : m_least(least), m_most(std::max(least, most)),
      m_byFactors(least.thousandths >= 0 &&
                  most.thousandths / std::max<std::int64_t>(1000, least.thousandths) >= magnitudes),
      m_unit(unitOf(least, most, wholeOnly)),
      m_last(m_byFactors ? positions
                         : static_cast<int>(std::clamp<std::int64_t>((m_most.thousandths - least.thousandths) / m_unit,
                                                                     1, positions))) {}

int SliderScale::positionOf(Decimal value) const {
    const double span = static_cast<double>(m_most.thousandths - m_least.thousandths);
    const double above = static_cast<double>(std::clamp(value, m_least, m_most).thousandths - m_least.thousandths);
    if (span <= 0) return 0;
    const double share = m_byFactors ? std::log1p(above / 1000.0) / std::log1p(span / 1000.0) : above / span;
    return static_cast<int>(std::lround(share * m_last));
}

Decimal SliderScale::valueAt(int position) const {
    if (position <= 0) return m_least;
    if (position >= m_last) return m_most;
    const double span = static_cast<double>(m_most.thousandths - m_least.thousandths);
    const double share = static_cast<double>(position) / m_last;
    if (m_byFactors) return rounded(1000.0 * std::expm1(share * std::log1p(span / 1000.0)));
    return rounded(share * span);
}

Decimal SliderScale::rounded(double thousandths) const {
    const auto units = std::llround(thousandths / static_cast<double>(m_unit));
    return std::min(Decimal::ofThousandths(m_least.thousandths + units * m_unit), m_most);
}

} // namespace delve

#include "editor/generation/value_scale.h"

#include <algorithm>
#include <cmath>

namespace delve::editor {

namespace {

constexpr std::int64_t magnitudes = 500; ///< max / min from which steps grow with the value

std::int64_t unitOf(Decimal min, Decimal max, bool wholeOnly) {
    if (wholeOnly) return 1000;
    return max.thousandths - min.thousandths > 1000 ? 100 : 10;
}

} // namespace

ValueScale::ValueScale(Decimal min, Decimal max, bool wholeOnly)
    : m_min(min), m_max(std::max(min, max)),
      m_byFactors(min.thousandths >= 0 &&
                  max.thousandths / std::max<std::int64_t>(1000, min.thousandths) >= magnitudes),
      m_unit(unitOf(min, max, wholeOnly)),
      m_last(m_byFactors ? positions
                         : static_cast<int>(std::clamp<std::int64_t>((m_max.thousandths - min.thousandths) / m_unit, 1,
                                                                     positions))) {}

int ValueScale::positionOf(Decimal value) const {
    const double span = static_cast<double>(m_max.thousandths - m_min.thousandths);
    const double above = static_cast<double>(std::clamp(value, m_min, m_max).thousandths - m_min.thousandths);
    if (span <= 0) return 0;
    const double share = m_byFactors ? std::log1p(above / 1000.0) / std::log1p(span / 1000.0) : above / span;
    return static_cast<int>(std::lround(share * m_last));
}

Decimal ValueScale::valueAt(int position) const {
    if (position <= 0) return m_min;
    if (position >= m_last) return m_max;
    const double span = static_cast<double>(m_max.thousandths - m_min.thousandths);
    const double share = static_cast<double>(position) / m_last;
    if (m_byFactors) return rounded(1000.0 * std::expm1(share * std::log1p(span / 1000.0)));
    return rounded(share * span);
}

Decimal ValueScale::rounded(double thousandths) const {
    const auto units = std::llround(thousandths / static_cast<double>(m_unit));
    return std::min(Decimal::ofThousandths(m_min.thousandths + units * m_unit), m_max);
}

} // namespace delve::editor

#pragma once

#include "generation/level/decimal.h"

/// Maps the values of a parameter to positions in equal steps, as a slider has them. A range over several magnitudes
/// has a logarithmic scale, so that 1 to 1,000,000 can be set with the mouse. A value.
namespace delve::editor {

class ValueScale {
public:
    static constexpr int positions = 1000; ///< of a logarithmic slider; the maximum of any other

    ValueScale(Decimal min, Decimal max, bool wholeOnly);

    [[nodiscard]] int last() const { return m_last; } ///< the first position is 0
    [[nodiscard]] int positionOf(Decimal value) const;
    [[nodiscard]] Decimal valueAt(int position) const;

private:
    [[nodiscard]] Decimal rounded(double thousandths) const;

    Decimal m_min;
    Decimal m_max;
    bool m_byFactors;
    std::int64_t m_unit; ///< values are rounded to this, in thousandths
    int m_last;
};

} // namespace delve::editor

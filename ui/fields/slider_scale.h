#pragma once

#include "generation/level/decimal.h"

/// Where a value lies on a slider. A range that spans several magnitudes is laid out by factors instead of steps, so
/// that 1 to 1,000,000 can be set by hand. A value; used by the sliders of the parameters.
namespace delve::ui {

class SliderScale {
public:
    static constexpr int positions = 1000; ///< of a slider laid out by factors, and the most of any

    SliderScale(Decimal min, Decimal max, bool wholeOnly);

    [[nodiscard]] int last() const { return m_last; } ///< the first position is 0
    [[nodiscard]] int positionOf(Decimal value) const;
    [[nodiscard]] Decimal valueAt(int position) const;

private:
    [[nodiscard]] Decimal rounded(double thousandths) const;

    Decimal m_min;
    Decimal m_max;
    bool m_byFactors;
    std::int64_t m_unit; ///< what values are rounded to, in thousandths
    int m_last;
};

} // namespace delve::ui

#pragma once

#include "generation/level/decimal.h"

#include <cstdint>
#include <optional>

/// How the values of a measure are cut into parts of equal length, for a picture. The parts begin at round numbers. All
/// values are multiples of a unit (1, 0.1, 0.01 or 0.001), so that each part holds the same number of possible values:
/// of whole numbers, 10 to 14 and 15 to 19. Values.
namespace delve::editor {

class Bins {
public:
    Bins() = default; ///< no parts
    /// So many parts at most, 2 or more, that hold everything from `min` to `max`; `unit` in thousandths.
    [[nodiscard]] static Bins around(Decimal min, Decimal max, std::int64_t unit, int most);

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] Decimal from(int bin) const { return Decimal::ofThousandths(m_origin + bin * m_step); }
    [[nodiscard]] Decimal last(int bin) const { return Decimal::ofThousandths(m_origin + (bin + 1) * m_step - m_unit); }
    [[nodiscard]] bool single() const { return m_step == m_unit; } ///< each part holds one value alone
    /// Nothing for a value beyond all parts.
    [[nodiscard]] std::optional<int> binOf(Decimal value) const;
    /// Where a value lies, in parts from the beginning of the first one: in the middle of its part, if that holds it
    /// alone.
    [[nodiscard]] double placeOf(Decimal value) const;

    friend bool operator==(const Bins&, const Bins&) = default;

private:
    std::int64_t m_origin = 0; ///< in thousandths, as the next two
    std::int64_t m_step = 1;
    std::int64_t m_unit = 1;
    int m_count = 0;
};

/// What bins need to know of the values.
class ValueRange {
public:
    void add(Decimal value);
    [[nodiscard]] bool empty() const { return !m_any; }
    [[nodiscard]] Bins bins(int most) const { return m_any ? Bins::around(m_min, m_max, m_unit, most) : Bins(); }

private:
    Decimal m_min;
    Decimal m_max;
    std::int64_t m_unit = 1000;
    bool m_any = false;
};

} // namespace delve::editor

#pragma once

#include "generation/level/tile.h"

#include <array>
#include <string_view>

/// How people see colours, for tests that colours with different meanings look different to everybody.
namespace delve::test {

/// A colour by lightness, green to red, and blue to yellow: CIE L*a*b* under daylight (D65).
struct Lab {
    double l = 0;
    double a = 0;
    double b = 0;
};

/// Full colour vision, or the kind of cone that is missing.
enum class Vision { Full, NoRed, NoGreen, NoBlue };

inline constexpr std::array visions{Vision::Full, Vision::NoRed, Vision::NoGreen, Vision::NoBlue};

/// "normal vision", "protanopia", "deuteranopia" or "tritanopia".
[[nodiscard]] std::string_view nameOf(Vision vision);

/// A colour of the screen as it appears to such a person.
[[nodiscard]] Lab seenBy(Vision vision, Colour colour);

/// How different two colours are, by CIEDE2000: about 1 is the least that can be seen at all, side by side.
[[nodiscard]] double difference(const Lab& a, const Lab& b);

} // namespace delve::test

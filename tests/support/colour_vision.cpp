#include "tests/support/colour_vision.h"

#include <algorithm>
#include <cmath>

namespace delve::test {
namespace {

constexpr double pi = 3.14159265358979323846;

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// Machado, Oliveira and Fernandes 2009: "A physiologically-based model for simulation of color vision deficiency", the
/// matrices for the complete loss of one kind of cone, for linear light.
constexpr std::array<Matrix, 4> simulations{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

/// From linear sRGB to XYZ relative to daylight (D65).
constexpr Matrix toDaylight{{{0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047},
                             {0.2126729, 0.7151522, 0.0721750},
                             {0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883}}};

Triple product(const Matrix& matrix, const Triple& vector) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = matrix[i][0] * vector[0] + matrix[i][1] * vector[1] + matrix[i][2] * vector[2];
    return result;
}

double linear(std::uint8_t part) {
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double perceived(double light) {
    return light > 216.0 / 24389.0 ? std::cbrt(light) : (24389.0 / 27.0 * light + 16) / 116;
}

double radians(double degrees) { return degrees * pi / 180; }

/// Chroma and hue, with the green-red axis stretched near grey, as the formula requires.
struct Polar {
    double chroma = 0;
    double hue = 0; ///< 0 … 2 pi
};

Polar polarOf(const Lab& colour, double stretch) {
    const double a = colour.a * (1 + stretch);
    const double hue = a == 0 && colour.b == 0 ? 0 : std::atan2(colour.b, a);
    return {std::hypot(a, colour.b), hue < 0 ? hue + 2 * pi : hue};
}

double rootOfSeventh(double chroma) {
    const double seventh = std::pow(chroma, 7);
    return std::sqrt(seventh / (seventh + std::pow(25.0, 7)));
}

/// The angle from the first hue to the second, the short way round.
double turn(const Polar& from, const Polar& to) {
    if (from.chroma * to.chroma == 0) return 0;
    const double turned = to.hue - from.hue;
    if (turned > pi) return turned - 2 * pi;
    return turned < -pi ? turned + 2 * pi : turned;
}

double meanHue(const Polar& a, const Polar& b) {
    const double sum = a.hue + b.hue;
    if (a.chroma * b.chroma == 0) return sum;
    if (std::abs(a.hue - b.hue) <= pi) return sum / 2;
    return sum < 2 * pi ? sum / 2 + pi : sum / 2 - pi;
}

} // namespace

std::string_view nameOf(Vision vision) {
    static constexpr std::array<std::string_view, 4> names{"normal vision", "protanopia", "deuteranopia", "tritanopia"};
    return names[static_cast<std::size_t>(vision)];
}

Lab seenBy(Vision vision, Colour colour) {
    auto light = product(simulations[static_cast<std::size_t>(vision)],
                         {linear(colour.red), linear(colour.green), linear(colour.blue)});
    for (auto& part : light) part = std::clamp(part, 0.0, 1.0);
    const auto [x, y, z] = product(toDaylight, light);
    return {116 * perceived(y) - 16, 500 * (perceived(x) - perceived(y)), 200 * (perceived(y) - perceived(z))};
}

/// After Sharma, Wu and Dalal 2005: "The CIEDE2000 color-difference formula".
double difference(const Lab& a, const Lab& b) {
    const double stretch = 0.5 * (1 - rootOfSeventh((std::hypot(a.a, a.b) + std::hypot(b.a, b.b)) / 2));
    const auto one = polarOf(a, stretch), other = polarOf(b, stretch);
    const double chroma = (one.chroma + other.chroma) / 2;
    const double hue = meanHue(one, other);
    const double fromMiddle = std::pow((a.l + b.l) / 2 - 50, 2);

    const double t = 1 - 0.17 * std::cos(hue - radians(30)) + 0.24 * std::cos(2 * hue) +
                     0.32 * std::cos(3 * hue + radians(6)) - 0.20 * std::cos(4 * hue - radians(63));
    const double lightness = (b.l - a.l) / (1 + 0.015 * fromMiddle / std::sqrt(20 + fromMiddle));
    const double saturation = (other.chroma - one.chroma) / (1 + 0.045 * chroma);
    const double tone =
        2 * std::sqrt(one.chroma * other.chroma) * std::sin(turn(one, other) / 2) / (1 + 0.015 * chroma * t);
    const double blueness = 60 * std::exp(-std::pow((hue - radians(275)) / radians(25), 2));
    const double rotation = -std::sin(radians(blueness)) * 2 * rootOfSeventh(chroma);
    return std::sqrt(lightness * lightness + saturation * saturation + tone * tone + rotation * saturation * tone);
}

} // namespace delve::test

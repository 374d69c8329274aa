#pragma once

#include <QRgb>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What the surfaces of the first person view are covered with.
namespace delve::editor {

/// A square picture at several sizes, each half as wide as the one before, so that distant surfaces do not flicker.
struct Texture {
    static constexpr int bits = 6;
    static constexpr int side = 1 << bits;
    static constexpr int sizes = 5; ///< 64, 32, 16, 8, 4

    std::array<std::vector<QRgb>, sizes> pixels; ///< row by row; premultiplied where it is not all opaque
    /// The size to use if `step` pixels of the largest size fall on one pixel of the picture.
    [[nodiscard]] static int sizeFor(double step) {
        int size = 0;
        for (; step > 1.5 && size + 1 < sizes; step /= 2) ++size;
        return size;
    }
};

/// The greatest whole number that is not above.
[[nodiscard]] inline std::int32_t wholePart(double value) {
    const auto whole = static_cast<std::int32_t>(value);
    return value < whole ? whole - 1 : whole;
}

/// The pixel of a floor at a place, in cells, at one of its sizes.
[[nodiscard]] inline QRgb texelOf(const Texture& texture, double x, double y, int size) {
    const int bits = Texture::bits - size;
    const auto part = [bits](double value) { // just below a whole number, the fraction is rounded up to 1
        return static_cast<std::size_t>((value - wholePart(value)) * (1 << bits)) & ((std::size_t{1} << bits) - 1);
    };
    return texture.pixels[static_cast<std::size_t>(size)][(part(y) << bits) + part(x)];
}

} // namespace delve::editor

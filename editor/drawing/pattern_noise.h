#pragma once

#include "editor/drawing/looks.h"

#include <QRgb>

#include <algorithm>
#include <cstdint>
#include <vector>

/// What the patterns of the first person view are made of: noise in whole numbers, the same on every machine, and a
/// loop over the pixels.
namespace delve::editor {

/// Patterns are squares of so many pixels, row by row from the top; premultiplied where parts are clear.
inline constexpr int patternSide = 64;
using Pattern = std::vector<QRgb>;

/// Noise from -range to range, for each pixel by itself.
[[nodiscard]] inline int grain(int x, int y, std::uint32_t salt, int range) {
    return static_cast<int>(mixed(x, y, salt) % static_cast<std::uint32_t>(2 * range + 1)) - range;
}

/// Noise from -range to range that is smooth between points `step` apart. It repeats after `width` pixels to the right,
/// and after the side of a pattern downwards.
[[nodiscard]] inline int cloud(int x, int y, int step, std::uint32_t salt, int range, int width = patternSide) {
    const int left = x / step;
    const int top = y / step;
    const auto value = [&](int px, int py) {
        return grain(px % (width / step), py % (patternSide / step), salt, range);
    };
    const int fx = x % step;
    const int fy = y % step;
    const int upper = value(left, top) * (step - fx) + value(left + 1, top) * fx;
    const int lower = value(left, top + 1) * (step - fx) + value(left + 1, top + 1) * fx;
    return (upper * (step - fy) + lower * fy) / (step * step);
}

/// A colour, `by` percent brighter; darker if negative.
[[nodiscard]] inline QRgb brighter(QRgb colour, int by) {
    const auto part = [by](int value) { return std::clamp(value + value * by / 100, 0, 255); };
    return qRgb(part(qRed(colour)), part(qGreen(colour)), part(qBlue(colour)));
}

/// The pattern whose pixels are `at(x, y)`.
template <class At>
[[nodiscard]] Pattern pattern(At at) {
    Pattern pixels(std::size_t{patternSide} * patternSide);
    for (int y = 0; y < patternSide; ++y)
        for (int x = 0; x < patternSide; ++x)
            pixels[static_cast<std::size_t>(y) * patternSide + static_cast<std::size_t>(x)] = at(x, y);
    return pixels;
}

} // namespace delve::editor

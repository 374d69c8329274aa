#pragma once

#include <QColor>
#include <QPalette>

/// What a map lies on: void is drawn in one colour, what is beyond the map in another near to it.
namespace delve {

struct Surroundings {
    QRgb voidColour;
    QColor beyond;
};

/// The colours that go with a light or a dark window.
[[nodiscard]] inline Surroundings surroundingsFor(const QPalette& palette) {
    constexpr int middleLightness = 128;
    const bool dark = palette.color(QPalette::Window).lightness() < middleLightness;
    return dark ? Surroundings{qRgb(0x16, 0x18, 0x1d), QColor(0x1f, 0x21, 0x27)}
                : Surroundings{qRgb(0xdd, 0xd9, 0xd1), QColor(0xea, 0xe7, 0xe1)};
}

} // namespace delve

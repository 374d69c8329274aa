#pragma once

#include <QColor>
#include <QPalette>

/// What a map lies on: void is drawn in one colour, what is beyond the map in another near to it. Both are greys of the
/// theme, a little darker than its window.
namespace delve::ui {

struct MapBackdrop {
    QRgb voidColour;
    QColor beyond;
};

/// What nobody has seen, while the lights of a play are off: as dark in a light window as in a dark one.
inline constexpr QRgb unseenColour = qRgb(0x18, 0x18, 0x17);

/// The colours that go with a light or a dark window.
[[nodiscard]] inline MapBackdrop mapBackdrop(const QPalette& palette) {
    constexpr int middleLightness = 128;
    const bool dark = palette.color(QPalette::Window).lightness() < middleLightness;
    return dark ? MapBackdrop{unseenColour, QColor(0x1f, 0x1f, 0x1e)}
                : MapBackdrop{qRgb(0xdc, 0xda, 0xd7), QColor(0xe9, 0xe8, 0xe5)};
}

} // namespace delve::ui

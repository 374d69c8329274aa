#pragma once

#include <QColor>
#include <QPalette>

/// The background of a map: void has one colour, the area beyond the map a similar one. Both are greys of the theme, a
/// little darker than its window.
namespace delve::ui {

struct MapBackdrop {
    QRgb voidColour;
    QColor beyond;
};

/// Unseen cells, while the lights of a play are off: equally dark in the light and the dark theme.
inline constexpr QRgb unseenColour = qRgb(0x18, 0x18, 0x17);

/// The colours for a light or a dark theme.
[[nodiscard]] inline MapBackdrop mapBackdrop(const QPalette& palette) {
    constexpr int middleLightness = 128;
    const bool dark = palette.color(QPalette::Window).lightness() < middleLightness;
    return dark ? MapBackdrop{unseenColour, QColor(0x1f, 0x1f, 0x1e)}
                : MapBackdrop{qRgb(0xdc, 0xda, 0xd7), QColor(0xe9, 0xe8, 0xe5)};
}

} // namespace delve::ui

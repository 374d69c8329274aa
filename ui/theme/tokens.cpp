#include "ui/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace delve::ui {

namespace {

constexpr QColor rgb(int value) { return {(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff}; }

/// The linear value of one channel, by the sRGB transfer function.
double light(int channel) {
    const double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * light(colour.red()) + 0.7152 * light(colour.green()) + 0.0722 * light(colour.blue());
}

} // namespace

Tokens tokensOf(Shade shade) {
    Tokens t;
    const bool dark = shade == Shade::Dark;
    t.window = rgb(dark ? 0x242423 : 0xf2f1ef);
    t.field = rgb(dark ? 0x1b1b1a : 0xffffff);
    t.text = rgb(dark ? 0xe8e6e3 : 0x21201e);
    t.quietText = rgb(dark ? 0xa8a5a0 : 0x5f5c57);
    t.faintText = rgb(dark ? 0x75726d : 0x96928b);
    t.outline = rgb(dark ? 0x777470 : 0x8a867f);
    t.line = rgb(dark ? 0x383735 : 0xd9d7d2);
    t.hover = rgb(dark ? 0x323130 : 0xe6e4e0);
    t.pressed = rgb(dark ? 0x3e3d3a : 0xd8d5cf);
    t.accent = rgb(dark ? 0xe39a52 : 0xa8540f);
    t.onAccent = rgb(dark ? 0x1b1b1a : 0xffffff);
    t.warning = rgb(dark ? 0xf08a78 : 0xa8281a);
    return t;
}

QPalette paletteOf(const Tokens& t) {
    QPalette palette;
    palette.setColor(QPalette::Window, t.window);
    palette.setColor(QPalette::WindowText, t.text);
    palette.setColor(QPalette::Base, t.field);
    palette.setColor(QPalette::AlternateBase, t.window);
    palette.setColor(QPalette::Text, t.text);
    palette.setColor(QPalette::Button, t.window);
    palette.setColor(QPalette::ButtonText, t.text);
    palette.setColor(QPalette::PlaceholderText, t.quietText);
    palette.setColor(QPalette::Dark, t.outline);
    palette.setColor(QPalette::Mid, t.line);
    palette.setColor(QPalette::Midlight, t.hover);
    palette.setColor(QPalette::Light, t.pressed);
    palette.setColor(QPalette::Shadow, t.outline);
    palette.setColor(QPalette::Highlight, t.accent);
    palette.setColor(QPalette::HighlightedText, t.onAccent);
    palette.setColor(QPalette::BrightText, t.warning);
    palette.setColor(QPalette::Link, t.accent);
    palette.setColor(QPalette::LinkVisited, t.accent);
    palette.setColor(QPalette::ToolTipBase, t.field);
    palette.setColor(QPalette::ToolTipText, t.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, t.faintText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, t.faintText);
    palette.setColor(QPalette::Disabled, QPalette::Base, t.window);
    palette.setColor(QPalette::Disabled, QPalette::Dark, t.line);
    return palette;
}

double contrastOf(const QColor& a, const QColor& b) {
    const double ofA = luminance(a);
    const double ofB = luminance(b);
    return (std::max(ofA, ofB) + 0.05) / (std::min(ofA, ofB) + 0.05);
}

} // namespace delve::ui

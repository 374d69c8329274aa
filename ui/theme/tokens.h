#pragma once

#include <QColor>
#include <QPalette>

/// The design tokens: neutral greys, one warm accent, and a grid of eight pixels. All drawing uses the palette made
/// from these, so that switching the theme only changes the palette.
namespace delve::ui {

enum class Shade { Light, Dark };

/// The grid step in device-independent pixels; half of it is the minimum distance between two items.
inline constexpr int gridStep = 8;
inline constexpr int controlHeight = 3 * gridStep;
inline constexpr int cornerRadius = 4;

struct Tokens {
    QColor window; ///< the frame: panels, bars
    QColor field;  ///< background of input fields
    QColor text;
    QColor quietText; ///< captions, units, hints
    QColor faintText; ///< disabled text
    QColor outline;   ///< border of a control
    QColor line;      ///< between two parts of the frame
    QColor hover;
    QColor pressed;
    QColor accent;
    QColor onAccent;
    QColor warning; ///< the bar that reports a failure
};

[[nodiscard]] Tokens tokensOf(Shade shade);

/// The palette role of each token: window → Window, field → Base, text → WindowText, quietText → PlaceholderText,
/// outline → Dark, line → Mid, hover → Midlight, pressed → Light, accent → Highlight, onAccent → HighlightedText,
/// warning → BrightText.
[[nodiscard]] QPalette paletteOf(const Tokens& tokens);

/// Contrast of two colours as WCAG 2 defines it: 1 to 21.
[[nodiscard]] double contrastOf(const QColor& a, const QColor& b);

} // namespace delve::ui

#pragma once

#include <QColor>
#include <QPalette>

/// What the look is made of: neutral greys, one warm accent, and a grid of eight pixels. Everything that is drawn reads
/// the palette made from these, so that a change of shade is a change of palette and nothing else.
namespace delve::ui {

enum class Shade { Light, Dark };

/// The step of the grid, in device-independent pixels; half of it is the least distance between two things.
inline constexpr int gridStep = 8;
inline constexpr int controlHeight = 3 * gridStep;
inline constexpr int cornerRadius = 4;

struct Tokens {
    QColor window; ///< the frame: panels, bars
    QColor field;  ///< what is written into
    QColor text;
    QColor quietText; ///< captions, units, hints
    QColor faintText; ///< what cannot be used now
    QColor outline;   ///< the rim of a control
    QColor line;      ///< between two parts of the frame
    QColor hover;
    QColor pressed;
    QColor accent;
    QColor onAccent;
    QColor warning; ///< the bar that tells of a failure
};

[[nodiscard]] Tokens tokensOf(Shade shade);

/// Where the tokens lie in a palette: window → Window, field → Base, text → WindowText, quietText → PlaceholderText,
/// outline → Dark, line → Mid, hover → Midlight, pressed → Light, accent → Highlight, onAccent → HighlightedText,
/// warning → BrightText.
[[nodiscard]] QPalette paletteOf(const Tokens& tokens);

/// Contrast of two colours as WCAG 2 defines it: 1 to 21.
[[nodiscard]] double contrastOf(const QColor& a, const QColor& b);

} // namespace delve::ui

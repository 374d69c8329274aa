#pragma once

#include <QRect>

#include <vector>

class QRegion;

namespace delve::ui {

/// What has to be painted, as a few rectangles instead of the box around all of it: after a scroll, the strip that came
/// into view and the legend at the other end of the view. Rectangles that lie near each other are joined; they may
/// overlap.
[[nodiscard]] std::vector<QRect> partsToPaint(const QRegion& region);

} // namespace delve::ui

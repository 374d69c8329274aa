#pragma once

#include "generation/level/geometry.h"

#include <QImage>
#include <QPoint>

#include <functional>
#include <span>

/// A picture at another scale, by the exact mean of what each pixel covers: a box filter of whole-number weights.
namespace delve::editor {

/// Reads a part of a row of a picture, from column x on.
using ReadPixels = std::function<void(std::int32_t y, std::int32_t x, std::span<QRgb> into)>;

/// Fills `into` with part of a scaled picture, with `origin` at its top left. Scales from 1/2 up; outside the picture,
/// its border is repeated. The same part of a larger picture has the same pixels, so parts join without a seam.
void resample(QImage& into, QPoint origin, double scale, Size source, const ReadPixels& read);

} // namespace delve::editor

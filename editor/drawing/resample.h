#pragma once

#include "generation/level/geometry.h"

#include <QImage>
#include <QPoint>

#include <functional>
#include <span>

/// A picture at another scale, by the exact mean of what each pixel covers: a box filter of whole-number weights.
namespace delve::editor {

/// Gives a part of a row of a picture from column x on.
using ReadPixels = std::function<void(std::int32_t y, std::int32_t x, std::span<QRgb> into)>;

/// Fills `into` with the window of a scaled picture whose top left is `origin`. Scales from 1/2 up; what lies outside
/// the picture repeats its rim. The same window of a larger picture has the same pixels, so parts fit without a seam.
void resample(QImage& into, QPoint origin, double scale, Size source, const ReadPixels& read);

} // namespace delve::editor

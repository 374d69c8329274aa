#pragma once

#include <QImage>

#include <cstdlib>

/// How tests compare a picture with one that was kept.
namespace delve::test {

/// The share of pixels that differ by more than rasterisers may.
inline double shareApart(const QImage& a, const QImage& b) {
    int apart = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            apart += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q)) > 36;
        }
    return double(apart) / (a.width() * a.height());
}

} // namespace delve::test

#include "editor/drawing/resample.h"
#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <cmath>

using namespace delve;
using namespace delve::editor;

namespace {

QImage noise(int width, int height) {
    Stream random(3);
    QImage image(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) image.setPixel(x, y, 0xff000000u | static_cast<QRgb>(random.below(1u << 24)));
    return image;
}

ReadPixels readerOf(const QImage& image) {
    return [&image](std::int32_t y, std::int32_t x, std::span<QRgb> into) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y)) + x;
        std::copy(row, row + into.size(), into.begin());
    };
}

QImage resampled(const QImage& image, double scale, QRect window) {
    QImage into(window.size(), QImage::Format_RGB32);
    resample(into, window.topLeft(), scale, {image.width(), image.height()}, readerOf(image));
    return into;
}

/// The mean of what a pixel covers, in floating point, by small steps.
double meanRed(const QImage& image, double scale, int x, int y) {
    constexpr int steps = 60;
    double sum = 0;
    for (int j = 0; j < steps; ++j)
        for (int i = 0; i < steps; ++i)
            sum += qRed(image.pixel(std::min(image.width() - 1, static_cast<int>((x + (i + 0.5) / steps) / scale)),
                                    std::min(image.height() - 1, static_cast<int>((y + (j + 0.5) / steps) / scale))));
    return sum / (steps * steps);
}

} // namespace

class ResampleTest : public QObject {
    Q_OBJECT
private slots:
    void atTheSameSizeNothingChanges() {
        const QImage image = noise(37, 23);
        QCOMPARE(resampled(image, 1, image.rect()), image);
    }

    void wholeScalesRepeatPixels() {
        const QImage image = noise(21, 17);
        for (const int scale : {2, 3})
            QCOMPARE(resampled(image, scale, QRect(0, 0, 21 * scale, 17 * scale)),
                     image.scaled(21 * scale, 17 * scale));
    }

    void otherScalesTakeTheMean() {
        const QImage image = noise(40, 40);
        for (const double scale : {0.5, 0.65, 0.77, 0.9, 1.3, 1.7, 2.6}) {
            const int side = static_cast<int>(std::floor(40 * scale));
            const QImage result = resampled(image, scale, QRect(0, 0, side, side));
            for (int y = 0; y < side; y += 3)
                for (int x = 0; x < side; x += 3)
                    QVERIFY2(std::abs(qRed(result.pixel(x, y)) - meanRed(image, scale, x, y)) < 4,
                             qPrintable(QString("scale %1 at %2, %3").arg(scale).arg(x).arg(y)));
        }
    }

    void windowsFitTogether() {
        const QImage image = noise(50, 50);
        for (const double scale : {0.6, 0.83, 1.0, 1.37, 2.0, 3.2}) {
            const int side = static_cast<int>(50 * scale);
            const QImage whole = resampled(image, scale, QRect(0, 0, side, side));
            for (const QRect window : {QRect(3, 5, 11, 7), QRect(14, 5, 9, 20), QRect(side - 5, side - 4, 5, 4)})
                QCOMPARE(resampled(image, scale, window), whole.copy(window));
        }
    }
};

DELVE_TEST(ResampleTest)
#include "resample_test.moc"

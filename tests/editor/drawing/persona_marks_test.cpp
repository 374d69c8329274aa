#include "editor/drawing/persona_marks.h"

#include "editor/drawing/overlay_legend.h"
#include "tests/support/test.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr Size size{64, 48};
const QColor ground(128, 128, 128);

/// The right half was never seen.
BitGrid rightHalf() {
    BitGrid cells(size);
    for (std::int32_t y = 0; y < size.height; ++y) cells.setRun(y, size.width / 2, size.width / 2);
    return cells;
}

QImage painted(const Overlay& marks, double cellPixels, const QRectF& seen = QRectF(0, 0, size.width, size.height)) {
    QImage image((QSizeF(size.width, size.height) * cellPixels).toSize(), QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setClipRect(QRectF(seen.topLeft() * cellPixels, seen.size() * cellPixels));
    painter.scale(cellPixels, cellPixels);
    marks.paint(painter, seen, cellPixels);
    return image;
}

QColor at(const QImage& image, double cellPixels, QPointF place) {
    return image.pixelColor((place * cellPixels).toPoint());
}

bool isRed(const QColor& colour) { return colour.red() > colour.green() + 40; }

} // namespace

/// What is drawn of the games of a persona.
class PersonaMarksTest : public QObject {
    Q_OBJECT
private slots:
    void neverSeenIsHatchedAtEveryZoom_data() {
        QTest::addColumn<double>("pixels");
        for (const double pixels : {0.5, 1.0, 2.0, 3.3, 5.0, 8.0, 32.0})
            QTest::newRow(qPrintable(QString::number(pixels))) << pixels;
    }
    /// Not by colour alone: in grey, light and dark alternate in every piece of it of some pixels.
    void neverSeenIsHatchedAtEveryZoom() {
        QFETCH(double, pixels);
        const auto image = painted(*makePersonaMarks({}, rightHalf()), pixels);
        const auto grey = image.convertToFormat(QImage::Format_Grayscale8);
        constexpr int piece = 8;
        const int middle = image.width() / 2;
        int pieces = 0;
        for (int y = 0; y + piece <= image.height(); y += piece)
            for (int x = middle + 1; x + piece <= image.width(); x += piece, ++pieces) {
                int least = 255, most = 0;
                for (int i = 0; i < piece * piece; ++i) {
                    const int value = qGray(grey.pixel(x + i % piece, y + i / piece));
                    least = std::min(least, value);
                    most = std::max(most, value);
                }
                QVERIFY(most - least > 40);
            }
        QVERIFY(pieces > 0);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < middle - 1; ++x) QCOMPARE(image.pixelColor(x, y), ground);
    }

    /// A strip that is painted while one scrolls fits to what is there.
    void partsFitTogether() {
        const auto marks = makePersonaMarks({{{37, 20}, 3}}, rightHalf());
        for (const double pixels : {1.0, 2.0, 8.0, 32.0}) {
            const auto whole = painted(*marks, pixels);
            const auto left = painted(*marks, pixels, QRectF(0, 0, 37, size.height));
            const auto right = painted(*marks, pixels, QRectF(37, 0, size.width - 37, size.height));
            for (int y = 0; y < whole.height(); ++y)
                for (int x = 0; x < whole.width(); ++x)
                    QCOMPARE((x < 37 * pixels ? left : right).pixel(x, y), whole.pixel(x, y));
        }
    }

    void aDiscLiesWhereGamesWereLost() {
        constexpr double pixels = 16;
        const auto image = painted(*makePersonaMarks({{{10, 10}, 4}, {{30, 20}, 1}}, BitGrid(size)), pixels);
        QVERIFY(isRed(at(image, pixels, {10.5, 10.5})));
        QVERIFY(isRed(at(image, pixels, {30.5, 20.5})));
        QVERIFY(isRed(at(image, pixels, {11.6, 10.5})));  // four times the area: 1.5 cells
        QVERIFY(!isRed(at(image, pixels, {31.6, 20.5}))); // 0.75 cells
        for (const QPointF place : {QPointF(20.5, 10.5), QPointF(10.5, 20.5), QPointF(50.5, 40.5)})
            QCOMPARE(at(image, pixels, place), ground);
    }

    /// A single loss is seen on a map of any size.
    void aDiscIsNeverTooSmall() {
        constexpr double pixels = 0.5;
        const auto image = painted(*makePersonaMarks({{{40, 20}, 100}, {{10, 10}, 1}}, BitGrid(size)), pixels);
        QVERIFY(isRed(at(image, pixels, {10.5, 10.5})));
        QVERIFY(isRed(at(image, pixels, {40.5, 20.5})));
    }

    void numbersStandOnLargeCells() {
        const auto few = makePersonaMarks({{{10, 10}, 4}}, BitGrid(size));
        const auto many = makePersonaMarks({{{10, 10}, 5}}, BitGrid(size)); // a disc of the same size
        QCOMPARE(painted(*few, 16), painted(*many, 16));
        QVERIFY(painted(*few, 32) != painted(*many, 32));
    }

    void signsOfTheLegendDiffer() {
        std::vector<QImage> signs;
        for (const auto& row : legendOfPersonaMarks()) {
            QVERIFY(!row.text.empty());
            QImage sign(legendSignWidth, legendSignHeight, QImage::Format_RGB32);
            sign.fill(QColor(58, 58, 57));
            QPainter painter(&sign);
            painter.setRenderHint(QPainter::Antialiasing);
            row.paint(painter, QRectF(sign.rect()));
            painter.end();
            signs.push_back(sign.convertToFormat(QImage::Format_Grayscale8));
        }
        QCOMPARE(signs.size(), std::size_t{2});
        QVERIFY(signs[0] != signs[1]);
    }
};

DELVE_TEST(PersonaMarksTest)
#include "persona_marks_test.moc"

#include "editor/drawing/problem_marks.h"

#include "tests/support/test.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

#include <vector>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr Size size{24, 16};
const std::vector<Cell> few{{3, 4}, {4, 4}, {5, 4}, {5, 5}};

ProblemMarks marksOf(const std::vector<Cell>& cells, bool error) {
    const std::vector<ProblemMark> marks{{cells, error}};
    return {size, marks};
}

QImage painted(const ProblemMarks& marks, double cellPixels, const QRectF& seen = QRectF(0, 0, 24, 16)) {
    QImage image((QSizeF(size.width, size.height) * cellPixels).toSize(), QImage::Format_RGB32);
    image.fill(Qt::gray);
    QPainter painter(&image);
    painter.setClipRect(QRectF(seen.topLeft() * cellPixels, seen.size() * cellPixels));
    painter.scale(cellPixels, cellPixels);
    marks.paint(painter, seen, cellPixels);
    return image;
}

QImage inGrey(const QImage& image) { return image.convertToFormat(QImage::Format_Grayscale8); }

} // namespace

class ProblemMarksTest : public QObject {
    Q_OBJECT
private slots:
    void nothingIsPaintedWhereNothingIsWrong() {
        const ProblemMarks none(size, {});
        QVERIFY(none.empty());
        for (const double pixels : {2.0, 8.0, 32.0}) {
            QImage plain((QSizeF(size.width, size.height) * pixels).toSize(), QImage::Format_RGB32);
            plain.fill(Qt::gray);
            QCOMPARE(painted(none, pixels), plain);
            const auto marked = painted(marksOf(few, true), pixels);
            QVERIFY(marked != plain);
            const QPoint far(static_cast<int>(20 * pixels), static_cast<int>(12 * pixels));
            QCOMPARE(marked.pixel(far), plain.pixel(far));
        }
    }

    /// By shape, for who sees no colours, at every zoom.
    void errorsAndWarningsDifferWithoutColour() {
        for (const double pixels : {2.0, 8.0, 32.0}) {
            const auto error = inGrey(painted(marksOf(few, true), pixels));
            const auto warning = inGrey(painted(marksOf(few, false), pixels));
            int different = 0;
            for (int y = 0; y < error.height(); ++y)
                for (int x = 0; x < error.width(); ++x)
                    if (std::abs(qGray(error.pixel(x, y)) - qGray(warning.pixel(x, y))) > 24) ++different;
            QVERIFY2(different > 20, qPrintable(QString::number(pixels)));
        }
    }

    /// A strip that is painted while one scrolls fits to what is there.
    void partsFitTogether() {
        const auto marks = marksOf(few, true);
        for (const double pixels : {8.0, 32.0}) {
            const auto whole = painted(marks, pixels);
            const auto left = painted(marks, pixels, QRectF(0, 0, 4, 16));
            const auto right = painted(marks, pixels, QRectF(4, 0, 20, 16));
            for (int y = 0; y < whole.height(); ++y)
                for (int x = 0; x < whole.width(); ++x)
                    QCOMPARE((x < 4 * pixels ? left : right).pixel(x, y), whole.pixel(x, y));
        }
    }

    /// A sign has the same size at every zoom; of those too close, one is seen.
    void signsStayLegible() {
        std::vector<Cell> row;
        std::vector<ProblemMark> marks;
        for (std::int32_t x = 0; x < size.width; ++x) row.push_back({x, 8});
        for (const auto& cell : row) marks.push_back({std::span(&cell, 1), true});
        QVERIFY(!painted(ProblemMarks(size, marks), 1.0).isNull());
        QImage mini(48, 32, QImage::Format_RGB32);
        mini.fill(Qt::gray);
        QPainter painter(&mini);
        ProblemMarks(size, marks).paintOnMiniMap(painter, QRectF(0, 0, 48, 32));
        QVERIFY(mini.pixel(1, 16) != QColor(Qt::gray).rgb());
        QCOMPARE(mini.pixel(24, 2), QColor(Qt::gray).rgb());
    }

    void cellsOffTheMapAreLeftOut() {
        const auto off = marksOf({{30, 4}, {3, 3}}, true);
        QVERIFY(off.empty());
        const auto partly = marksOf({{3, 3}, {30, 4}, {-1, -1}}, true);
        QVERIFY(!partly.empty());
    }
};

DELVE_TEST(ProblemMarksTest)
#include "problem_marks_test.moc"

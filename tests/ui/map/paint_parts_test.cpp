#include "ui/map/paint_parts.h"

#include "tests/support/test.h"

#include <QRegion>
#include <QtTest>

#include <cstdint>
#include <vector>

using namespace delve;
using namespace delve::ui;

namespace {

std::int64_t pixelsOf(const std::vector<QRect>& parts) {
    std::int64_t pixels = 0;
    for (const auto& part : parts) pixels += std::int64_t{part.width()} * part.height();
    return pixels;
}

bool isCovered(const QRegion& region, const std::vector<QRect>& parts) {
    QRegion left = region;
    for (const auto& part : parts) left -= part;
    return left.isEmpty();
}

} // namespace

/// How a view is painted part by part.
class PaintPartsTest : public QObject {
    Q_OBJECT
private slots:
    void nothingHasNoParts() { QVERIFY(partsToPaint({}).empty()); }

    void whatIsWholeStaysWhole() {
        const QRect view(0, 0, 1920, 1080);
        QCOMPARE(partsToPaint(view), std::vector<QRect>{view});
    }

    /// The strip at the right, and the legend that it goes past in the lower left corner.
    void farPartsStayApart() {
        const QRegion region = QRegion(1900, 0, 20, 1080) + QRegion(8, 980, 200, 92);
        const auto parts = partsToPaint(region);
        QVERIFY(isCovered(region, parts));
        QVERIFY(pixelsOf(parts) < 1920 * 1080 / 8);
    }

    /// The cell under the mouse, and the one that was.
    void nearPartsAreJoined() {
        const QRegion region = QRegion(400, 300, 20, 20) + QRegion(432, 316, 20, 20);
        QCOMPARE(partsToPaint(region), std::vector<QRect>{region.boundingRect()});
    }

    /// Each part costs something.
    void manyPartsAreFew() {
        QRegion region;
        for (int i = 0; i < 400; ++i) region += QRect(i % 20 * 90, i / 20 * 50, 4, 4);
        const auto parts = partsToPaint(region);
        QVERIFY(isCovered(region, parts));
        QVERIFY(parts.size() <= 32);
    }
};

DELVE_TEST(PaintPartsTest)
#include "paint_parts_test.moc"

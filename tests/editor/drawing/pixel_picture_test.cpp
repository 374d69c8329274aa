#include "editor/drawing/pixel_picture.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr QRgb red = 0xffff0000;
constexpr QRgb blue = 0xff0000ff;

int count(const PixelPicture& picture, QRgb colour) {
    int found = 0;
    for (int y = 0; y < picture.side(); ++y)
        for (int x = 0; x < picture.side(); ++x) found += picture.image().pixel(x, y) == colour;
    return found;
}

} // namespace

/// A picture drawn pixel by pixel.
class PixelPictureTest : public QObject {
    Q_OBJECT
private slots:
    void aLineHasNoGaps() {
        PixelPicture picture(16);
        picture.begin();
        picture.draw({1, 1}, {9, 4}, red);
        QCOMPARE(count(picture, red), 9);
        QCOMPARE(picture.image().pixel(1, 1), red);
        QCOMPARE(picture.image().pixel(9, 4), red);
    }

    void aStrokeIsOneStep() {
        PixelPicture picture(16);
        picture.begin();
        picture.draw({1, 1}, {4, 1}, red);
        picture.draw({4, 1}, {4, 5}, red);
        picture.begin();
        picture.draw({8, 8}, {8, 8}, blue);
        picture.undo();
        QCOMPARE(count(picture, blue), 0);
        QCOMPARE(count(picture, red), 8);
        picture.undo();
        QCOMPARE(count(picture, red), 0);
        QVERIFY(!picture.canUndo());
        picture.redo();
        picture.redo();
        QCOMPARE(count(picture, blue), 1);
        QVERIFY(!picture.canRedo());
        picture.undo();
        picture.begin();
        picture.draw({0, 0}, {0, 0}, blue);
        QVERIFY(!picture.canRedo());
    }

    void mirrorsDrawOnTheOtherSide() {
        PixelPicture picture(16);
        picture.begin();
        picture.draw({2, 3}, {2, 3}, red, PixelMirror::Both);
        for (const QPoint& at : {QPoint(2, 3), QPoint(13, 3), QPoint(2, 12), QPoint(13, 12)})
            QCOMPARE(picture.image().pixel(at), red);
        QCOMPARE(count(picture, red), 4);
    }

    void fillingStopsAtAnotherColour() {
        PixelPicture picture(16);
        picture.begin();
        picture.draw({8, 0}, {8, 15}, red);
        picture.begin();
        picture.fill({2, 2}, blue);
        QCOMPARE(count(picture, blue), 8 * 16);
        QCOMPARE(picture.image().pixel(12, 2), 0u);
        picture.undo();
        QCOMPARE(count(picture, blue), 0);
    }

    void whatLiesOutsideIsLeftOut() {
        PixelPicture picture(16);
        picture.begin();
        picture.draw({-5, 3}, {20, 3}, red);
        picture.fill({-1, 0}, blue);
        QCOMPARE(count(picture, red), 16);
        QCOMPARE(count(picture, blue), 0);
    }

    void itTurnsAndChangesItsSize() {
        PixelPicture picture(16);
        picture.begin();
        picture.draw({0, 0}, {0, 0}, red);
        picture.flip(Qt::Horizontal);
        QCOMPARE(picture.image().pixel(15, 0), red);
        picture.flip(Qt::Vertical);
        QCOMPARE(picture.image().pixel(15, 15), red);
        picture.resize(32);
        QCOMPARE(picture.side(), 32);
        QCOMPARE(count(picture, red), 4);
        picture.clear();
        QCOMPARE(count(picture, red), 0);
        picture.undo();
        picture.undo();
        QCOMPARE(picture.side(), 16);
    }

    void nothingDrawnIsNoStep() {
        PixelPicture picture(16);
        picture.clear();
        picture.resize(16);
        picture.begin();
        picture.fill({3, 3}, 0);
        QVERIFY(!picture.canUndo());
    }
};

DELVE_TEST(PixelPictureTest)
#include "pixel_picture_test.moc"

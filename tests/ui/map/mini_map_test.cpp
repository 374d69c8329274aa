#include "tests/support/synthetic_map.h"
#include "tests/support/test.h"
#include "ui/map/mini_map.h"

#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// A mini-map of 200 x 160 that shows a map of 100 x 80: two pixels a cell, all of the widget.
struct Shown {
    Shown() : level(test::syntheticMap({100, 80})) {
        map.resize(200, 160);
        map.showLevel(level, {});
        map.show();
    }
    Level level;
    MiniMap map;
};

} // namespace

class MiniMapTest : public QObject {
    Q_OBJECT
private slots:
    void aClickAsksForThePlace() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.map));
        QSignalSpy asked(&shown.map, &MiniMap::centreRequested);
        QTest::mouseClick(&shown.map, Qt::LeftButton, {}, {50, 100});
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][0].toPointF(), QPointF(25, 50));
        QTest::mouseClick(&shown.map, Qt::RightButton, {}, {50, 100});
        QCOMPARE(asked.count(), 1);
    }

    void aDragGoesOnAndStaysOnTheMap() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.map));
        QSignalSpy asked(&shown.map, &MiniMap::centreRequested);
        QTest::mousePress(&shown.map, Qt::LeftButton, {}, {50, 100});
        QMouseEvent move(QEvent::MouseMove, QPointF(-40, 120), shown.map.mapToGlobal(QPointF(-40, 120)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(&shown.map, &move);
        QCOMPARE(asked.last()[0].toPointF(), QPointF(0, 60));
    }

    void arrowsMoveByAQuarterOfTheView() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.map));
        QSignalSpy asked(&shown.map, &MiniMap::centreRequested);
        shown.map.setVisibleCells({20, 20, 40, 20});
        QTest::keyClick(&shown.map, Qt::Key_Right);
        QCOMPARE(asked.last()[0].toPointF(), QPointF(50, 30));
        QTest::keyClick(&shown.map, Qt::Key_Up);
        QCOMPARE(asked.last()[0].toPointF(), QPointF(40, 25));
        QTest::keyClick(&shown.map, Qt::Key_A);
        QCOMPARE(asked.count(), 2);
    }

    void theFrameShowsWhatIsSeen() {
        Shown shown;
        const QImage without = shown.map.grab().toImage();
        shown.map.setVisibleCells({20, 20, 40, 20});
        const QImage with = shown.map.grab().toImage();
        QVERIFY(with.pixel(40, 60) != without.pixel(40, 60));
        QCOMPARE(with.pixel(80, 60), without.pixel(80, 60));
        shown.map.setVisibleCells({50, 40, 0.5, 0.5}); // a very small area is still visible
        QVERIFY(shown.map.grab().toImage() != without);
    }

    void anUpdateOfARegionEqualsTheWholeAgain() {
        for (const Size size : {Size{100, 80}, Size{333, 500}, Size{30, 20}}) {
            MiniMap updated, fresh;
            for (auto* map : {&updated, &fresh}) map->resize(200, 160);
            Level level = test::syntheticMap(size);
            updated.showLevel(level, {});
            updated.grab();
            level.tiles.fill({7, 5, 9, 8}, Tile::Water);
            updated.updateLevel(level, Rect{7, 5, 9, 8});
            fresh.showLevel(level, {});
            QCOMPARE(updated.grab().toImage(), fresh.grab().toImage());
        }
    }

    void anEmptyOneIsPaintedToo() {
        MiniMap map;
        map.resize(100, 100);
        QVERIFY(!map.grab().isNull());
        map.showLevel({}, {});
        QVERIFY(!map.grab().isNull());
        QTest::mouseClick(&map, Qt::LeftButton, {}, {50, 50});
    }

    /// However small the map is drawn.
    void startsExitsAndWhatIsChosenAreSeen() {
        Level level;
        level.tiles = Grid({600, 480}, Tile::Floor);
        MiniMap map;
        map.resize(200, 160);
        map.showLevel(level, {});
        const QImage before = map.grab().toImage();
        level.tiles.set({300, 240}, Tile::Gate);
        level.things = std::vector<Thing>{{"start", ThingKind::Start, {90, 90}, {}, {}, {}}};
        map.showLevel(level, {});
        const QImage signs = map.grab().toImage();
        const auto differAround = [](const QImage& a, const QImage& b, QPoint middle) {
            int count = 0;
            for (int y = -5; y < 5; ++y)
                for (int x = -5; x < 5; ++x) count += a.pixel(middle + QPoint(x, y)) != b.pixel(middle + QPoint(x, y));
            return count;
        };
        QVERIFY(differAround(before, signs, {100, 80}) >= 64);
        QVERIFY(differAround(before, signs, {30, 30}) >= 64);
        QCOMPARE(differAround(before, signs, {150, 120}), 0);
        map.setChosen({{450, 360, 1, 1}});
        QVERIFY(differAround(signs, map.grab().toImage(), {150, 120}) >= 28); // the edge of 8 x 8
        map.setChosen({});
        QCOMPARE(map.grab().toImage(), signs);
    }
};

DELVE_TEST(MiniMapTest)
#include "mini_map_test.moc"

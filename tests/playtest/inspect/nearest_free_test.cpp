#include "playtest/inspect/nearest.h"

#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <limits>
#include <optional>

using namespace delve;
using namespace delve::play;

namespace {

/// The same by looking at every cell.
std::optional<Cell> nearestOfAll(const BitGrid& cells, Cell to) {
    std::optional<Cell> nearest;
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        for (std::int32_t x = 0; x < cells.size().width; ++x) {
            const Cell cell{x, y};
            if (cells.at(cell) && (!nearest || steps(cell, to) < steps(*nearest, to))) nearest = cell;
        }
    return nearest;
}

} // namespace

class NearestFreeTest : public QObject {
    Q_OBJECT
private slots:
    void itIsTheNearestOfAllCells_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("set"); // one cell in so many
        for (const Size size : {Size{1, 1}, Size{7, 5}, Size{64, 3}, Size{65, 9}, Size{130, 40}})
            for (const int set : {2, 20, 500})
                QTest::addRow("%d x %d, one in %d", size.width, size.height, set) << size.width << size.height << set;
    }
    void itIsTheNearestOfAllCells() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, set);
        Stream random(7);
        BitGrid cells(Size{width, height});
        for (std::int32_t y = 0; y < height; ++y)
            for (std::int32_t x = 0; x < width; ++x)
                cells.set({x, y}, random.below(static_cast<std::uint64_t>(set)) == 0);
        for (std::int32_t y = -2; y < height + 2; ++y)
            for (std::int32_t x = -2; x < width + 2; ++x)
                QVERIFY(nearestIn(cells, {x, y}) == nearestOfAll(cells, {x, y}));
    }

    void whatIsLeftOutIsNotNear() {
        BitGrid cells(Size{130, 3});
        for (const Cell cell : {Cell{64, 1}, Cell{70, 1}, Cell{64, 2}}) cells.set(cell);
        BitGrid without(cells.size());
        QVERIFY(nearestIn(cells, {65, 1}, &without) == (Cell{64, 1}));
        without.set({64, 1});
        QVERIFY(nearestIn(cells, {65, 1}, &without) == (Cell{64, 2}));
        without.set({64, 2});
        QVERIFY(nearestIn(cells, {65, 1}, &without) == (Cell{70, 1}));
        without.set({70, 1});
        QVERIFY(!nearestIn(cells, {65, 1}, &without));
    }

    void placesAreSharedOnceAllAreTaken() {
        BitGrid cells(Size{5, 1});
        cells.set({1, 0});
        cells.set({3, 0});
        Places places;
        QVERIFY(places.take(cells, {1, 0}) == (Cell{1, 0}));
        QVERIFY(places.take(cells, {1, 0}) == (Cell{3, 0}));
        QVERIFY(places.take(cells, {1, 0}) == (Cell{1, 0}));
        QVERIFY(!Places().take(BitGrid(cells.size()), {1, 0}));
        QVERIFY(!Places().take(BitGrid(), {1, 0}));
    }

    void nothingIsNearestWhereNoneIsSet() {
        QVERIFY(!nearestIn(BitGrid(), {0, 0}));
        QVERIFY(!nearestIn(BitGrid(Size{100, 3}), {50, 1}));
    }

    void whatLiesFarOffTheMapHasANearestCell() {
        BitGrid cells(Size{100, 3});
        cells.set({3, 2});
        cells.set({90, 0});
        constexpr auto far = std::numeric_limits<std::int32_t>::max();
        QVERIFY(nearestIn(cells, {far, far}) == (Cell{90, 0}));
        QVERIFY(nearestIn(cells, {-far - 1, -far - 1}) == (Cell{3, 2}));
    }
};

DELVE_TEST(NearestFreeTest)
#include "nearest_free_test.moc"

#include "generation/level/grid.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

class GridTest : public QObject {
    Q_OBJECT
private slots:
    void aCopySharesUntilItIsWritten() {
        Grid grid({130, 70}, Tile::Wall);
        grid.set({1, 1}, Tile::Floor);
        Grid copy = grid;
        QVERIFY(copy.sharesChunk(grid, 0));
        copy.set({2, 1}, Tile::Floor);
        QVERIFY(!copy.sharesChunk(grid, 0));
        QCOMPARE(grid.at({2, 1}), Tile::Wall);
        QCOMPARE(copy.at({1, 1}), Tile::Floor);
        QCOMPARE(differingChunks(grid, copy), std::vector<std::size_t>{0});
    }

    void rowsComeBack() {
        Grid grid({130, 70});
        grid.fill({60, 60, 30, 30}, Tile::Floor);
        const auto rows = grid.rows();
        QVERIFY(Grid::fromRows({130, 70}, rows) == grid);
        QCOMPARE(grid.at({129, 69}), Tile::Void);
        QCOMPARE(grid.at({89, 69}), Tile::Floor);
    }
};

DELVE_TEST(GridTest)
#include "grid_test.moc"

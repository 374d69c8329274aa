#include "generation/level/grid.h"
#include "generation/random/stream.h"
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

    void againstAPlainGrid() {
        Stream random(2);
        const auto drawn = [&](std::int32_t n) {
            return static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(n)));
        };
        for (int round = 0; round < 60; ++round) {
            const Size size{1 + drawn(200), 1 + drawn(150)};
            Grid grid(size, Tile::Wall);
            std::vector<Tile> plain(static_cast<std::size_t>(size.area()), Tile::Wall);
            for (int i = 0; i < 40; ++i) {
                const auto tile = static_cast<Tile>(drawn(4));
                const Cell cell{drawn(size.width), drawn(size.height)};
                const Rect area{cell.x - 5, cell.y - 5, drawn(150), drawn(150)};
                std::vector<Tile> row(static_cast<std::size_t>(drawn(size.width - cell.x + 1)), tile);
                const auto place = plain.begin() + cell.y * size.width + cell.x;
                if (i % 3 == 0) {
                    grid.set(cell, tile);
                    *place = tile;
                } else if (i % 3 == 1) {
                    grid.fill(area, tile);
                    const Rect inside = area.intersected(wholeOf(size));
                    for (auto y = inside.y; y < inside.bottom(); ++y)
                        std::fill_n(plain.begin() + y * size.width + inside.x, inside.width, tile);
                } else {
                    grid.writeRow(cell.y, cell.x, row);
                    std::ranges::copy(row, place);
                }
                if (i % 7 == 0)
                    grid.compact(static_cast<std::size_t>(drawn(static_cast<std::int32_t>(grid.chunkCount()))));
            }
            QVERIFY(grid.rows() == plain);
            QVERIFY(Grid::fromRows(size, plain) == grid);
            Grid other = grid;
            const Cell cell{drawn(size.width), drawn(size.height)};
            other.set(cell, Tile::Forest);
            QVERIFY(!(other == grid));
        }
    }

    /// Chunks of a narrow or low map are as narrow or low, and every operation works on them.
    void narrowMapsTakeLittle() {
        for (const Size size : {Size{largestSide, 1}, Size{1, largestSide}, Size{3, 200}, Size{200, 3}, Size{1, 1}}) {
            Grid grid(size, Tile::Wall);
            std::vector<Tile> plain(static_cast<std::size_t>(size.area()), Tile::Wall);
            for (std::size_t i = 0; i < plain.size(); i += 3) {
                const auto x = static_cast<std::int32_t>(i) % size.width;
                const auto y = static_cast<std::int32_t>(i) / size.width;
                plain[i] = Tile::Floor;
                grid.set({x, y}, Tile::Floor);
            }
            QVERIFY(grid.rows() == plain);
            QVERIFY(grid == Grid::fromRows(size, plain));
            const auto table = grid.chunkCount() * 24;
            QVERIFY2(grid.ownBytes() <= 4 * plain.size() + table, qPrintable(QString::number(grid.ownBytes())));
            Grid copy = grid;
            copy.fill(wholeOf(size).intersected({0, 0, 2, 2}), Tile::Grass);
            QVERIFY(copy.at({0, 0}) == Tile::Grass && grid.at({0, 0}) == Tile::Floor);
            for (const auto index : differingChunks(grid, copy)) copy.put(index, grid.handle(index));
            QVERIFY(copy == grid);
        }
    }

    void cellsBeyondTheRimAreVoid() {
        Grid grid({70, 67}, Tile::Wall);
        grid.set({69, 66}, Tile::Floor);
        QCOMPARE(grid.chunk(3).at(5, 2), Tile::Floor);
        QCOMPARE(grid.chunk(3).at(6, 2), Tile::Void);
        QCOMPARE(grid.chunk(3).at(5, 3), Tile::Void);
        const auto again = Grid::fromRows({70, 67}, grid.rows());
        QCOMPARE(again.chunk(3).at(6, 2), Tile::Void);
    }

    void aWholeMapGoesInAndOut() {
        std::vector<Tile> tiles(4096u * 4096u, Tile::Wall);
        for (std::size_t i = 0; i < tiles.size(); i += 97) tiles[i] = Tile::Floor;
        const auto grid = Grid::fromRows({4096, 4096}, tiles);
        std::vector<Tile> back(tiles.size());
        grid.readRows(back);
        QVERIFY(back == tiles);
    }
};

DELVE_TEST(GridTest)
#include "grid_test.moc"

#include "generation/level/cells_by_chunk.h"
#include "generation/level/grid.h"
#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace delve;

namespace {

constexpr std::int32_t side = Grid::chunkSide;

Rect randomRect(Stream& random) {
    const auto number = [&random](int least, int most) {
        return static_cast<std::int32_t>(random.between(least, most));
    };
    return {number(0, 400), number(0, 300), number(0, 150), number(0, 100)};
}

bool holds(const CellsByChunk& cells, Cell cell) {
    return std::ranges::any_of(cells.parts(), [cell](const Rect& part) { return part.contains(cell); });
}

} // namespace

class CellsByChunkTest : public QObject {
    Q_OBJECT
private slots:
    /// Each chunk has the bounding box of its cells: compared with a plain list of cells.
    void everyChunkHasTheRectangleAroundItsCells() {
        Stream random(3);
        for (int i = 0; i < 200; ++i) {
            CellsByChunk cells;
            std::map<Cell, Rect> expected; // by chunk
            for (auto count = random.between(1, 4); count > 0; --count) {
                const Rect area = randomRect(random);
                cells.add(area);
                for (auto y = area.y; y < area.bottom(); ++y)
                    for (auto x = area.x; x < area.right(); ++x) {
                        auto& part = expected[{x / side, y / side}];
                        part = part.united({x, y, 1, 1});
                    }
            }
            std::vector<Rect> parts;
            for (const auto& [chunk, part] : expected) parts.push_back(part);
            QVERIFY(std::ranges::equal(cells.parts(), parts));
        }
    }

    void unitedItHoldsBoth() {
        Stream random(4);
        for (int i = 0; i < 50; ++i) {
            const Rect one = randomRect(random);
            const Rect other = randomRect(random);
            CellsByChunk both(one);
            both.add(CellsByChunk(other));
            CellsByChunk inOne;
            inOne.add(one);
            inOne.add(other);
            QVERIFY(both == inOne);
            QCOMPARE(both.around(), one.united(other));
        }
    }

    void farApartTheyStayApart() {
        CellsByChunk cells;
        cells.add({0, 0, 1, 1});
        cells.add({4000, 4000, 1, 1});
        QCOMPARE(cells.parts().size(), std::size_t{2});
        QVERIFY(!holds(cells, {2000, 2000}));
        QCOMPARE(cells.rectangles().size(), std::size_t{2});
        QCOMPARE(cells.around(), (Rect{0, 0, 4001, 4001}));
    }

    /// For drawing: one rectangle instead of the many that fill it.
    void whatFillsItsRectangleIsDrawnAtOnce() {
        const CellsByChunk cells(Rect{10, 10, 200, 200});
        QCOMPARE(cells.parts().size(), std::size_t{16});
        QCOMPARE(cells.rectangles(), (std::vector<Rect>{{10, 10, 200, 200}}));
    }

    void nothingIsEmpty() {
        QVERIFY(CellsByChunk().empty());
        QVERIFY(CellsByChunk(Rect{3, 3, 0, 5}).empty());
        QVERIFY(CellsByChunk().rectangles().empty());
    }
};

DELVE_TEST(CellsByChunkTest)
#include "cells_by_chunk_test.moc"

#include "generation/graph/short_way.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <vector>

using namespace delve;

/// Searches that give up after some steps, beside a plain flood over the same ground.
class ShortWayTest : public QObject {
    Q_OBJECT

    static std::vector<Cell> cellsOf(const BitGrid& ground) {
        std::vector<Cell> cells;
        for (std::int32_t y = 0; y < ground.size().height; ++y)
            for (std::int32_t x = 0; x < ground.size().width; ++x)
                if (ground.at({x, y})) cells.push_back({x, y});
        return cells;
    }
    static BitGrid drawnGround(Stream& random) {
        const auto width = static_cast<std::int32_t>(random.between(2, 70));
        const auto height = static_cast<std::int32_t>(random.between(2, 12));
        BitGrid ground({width, height});
        for (std::int32_t y = 0; y < height; ++y)
            for (std::int32_t x = 0; x < width; ++x) ground.set({x, y}, random.chance(3, 5));
        ground.set({0, 0});
        return ground;
    }
    static Cell drawnOf(const std::vector<Cell>& cells, Stream& random) { return cells[random.below(cells.size())]; }

private slots:
    void foundWhereAFloodFindsIt() {
        Stream random(1);
        int found = 0;
        int missed = 0;
        for (int n = 0; n < test::countOf(200); ++n) {
            auto ground = drawnGround(random);
            ShortWay search(ground);
            for (int i = 0; i < 20; ++i) {
                const auto cells = cellsOf(ground);
                const Cell from = drawnOf(cells, random);
                const Cell to = drawnOf(cells, random);
                const auto steps = static_cast<std::int64_t>(random.below(30));
                const auto flooded = test::stepsFrom(from, [&](Cell cell) { return ground.has(cell); });
                const auto reached = flooded.find(to);
                const bool expected = reached != flooded.end() && reached->second <= steps;
                QCOMPARE(search.exists(from, to, steps), expected);
                ++(expected ? found : missed);
                const auto x = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(ground.size().width)));
                if (const Cell opened{x, 1}; !ground.at(opened)) {
                    ground.set(opened);
                    search.open(opened);
                }
            }
        }
        QVERIFY(found > 0 && missed > 0);
    }

    void costsNoMoreThanItsSteps() {
        ShortWay search([] {
            BitGrid ground({400, 400});
            for (std::int32_t y = 0; y < 400; ++y) ground.setRun(y, 0, 400, y != 200);
            return ground;
        }());
        QVERIFY(!search.exists({200, 199}, {200, 201}, 20));
        QVERIFY(search.visited() > 100 && search.visited() < 300); // a half disc of ten steps at either side
    }
};

DELVE_TEST(ShortWayTest)
#include "short_way_test.moc"

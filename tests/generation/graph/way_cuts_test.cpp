#include "generation/graph/way_cuts.h"
#include "tests/generation/graph/random_maps.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>
#include <vector>

using namespace delve;

namespace {

Cell randomCell(Stream& random, Size size) {
    const auto x = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.width)));
    const auto y = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.height)));
    return {x, y};
}

/// Can one of the ends be reached without this cell? A way ends at the first end that it comes to.
bool isReachedWithout(const BitGrid& open, Cell from, const std::vector<Cell>& to, Cell without) {
    std::set<Cell> seen{from};
    std::vector<Cell> waiting{from};
    while (!waiting.empty()) {
        const Cell cell = waiting.back();
        waiting.pop_back();
        if (std::ranges::find(to, cell) != to.end()) return true;
        for (const Cell side : {Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}})
            if (const Cell next = cell + side; open.has(next) && next != without && seen.insert(next).second)
                waiting.push_back(next);
    }
    return false;
}

} // namespace

class WayCutsTest : public QObject {
    Q_OBJECT
private slots:
    void theyAreTheCellsWithoutWhichThereIsNoWay() {
        Stream random(21);
        std::size_t cutsSeen = 0;
        std::size_t waysWithoutCut = 0;
        for (int i = 0; i < test::countOf(1500); ++i) {
            const Size size{static_cast<std::int32_t>(random.between(1, 24)),
                            static_cast<std::int32_t>(random.between(1, 16))};
            constexpr std::uint64_t densities[] = {40, 55, 65, 75, 100};
            const BitGrid open = test::noise(random, size, densities[random.below(std::size(densities))]);
            const Cell from = randomCell(random, size);
            std::vector<Cell> to;
            for (auto left = random.between(1, 3); left > 0; --left) to.push_back(randomCell(random, size));
            const auto cuts = cutsOfWay(open, from, to);
            std::erase_if(to, [&](Cell cell) { return !open.at(cell); });
            QCOMPARE(cuts.has_value(), open.at(from) && isReachedWithout(open, from, to, {-1, -1}));
            if (!cuts) continue;
            std::vector<Cell> expected;
            for (std::int32_t y = 0; y < size.height; ++y)
                for (std::int32_t x = 0; x < size.width; ++x)
                    if (const Cell cell{x, y}; open.at(cell) && cell != from &&
                                               std::ranges::find(to, cell) == to.end() &&
                                               !isReachedWithout(open, from, to, cell))
                        expected.push_back(cell);
            std::vector<Cell> found;
            for (const auto& cut : *cuts) {
                QVERIFY(found.empty() || cut.step > (*cuts)[found.size() - 1].step);
                found.push_back(cut.at);
            }
            std::ranges::sort(found);
            QCOMPARE(found, expected);
            cutsSeen += found.size();
            waysWithoutCut += found.empty() ? 1 : 0;
        }
        QVERIFY(test::isShort() || (cutsSeen > 500 && waysWithoutCut > 100));
    }

    void theStepsOfARowFollowEachOther() {
        const BitGrid open = test::mapOf({"###...", "######", "###...", ".....#"});
        const std::vector<Cell> to{{5, 1}};
        const auto cuts = cutsOfWay(open, {0, 1}, to);
        QVERIFY(cuts.has_value());
        // From the middle of the room's edge on, only one row leads out.
        QCOMPARE(*cuts, (std::vector<WayCut>{{{2, 1}, 2}, {{3, 1}, 3}, {{4, 1}, 4}}));
    }

    void aStopGivesNothing() {
        const BitGrid open = test::mapOf({"####", "####"});
        const std::vector<Cell> to{{3, 1}};
        QVERIFY(!cutsOfWay(open, {0, 0}, to, [] { return true; }).has_value());
        QVERIFY(cutsOfWay(open, {0, 0}, to)->empty());
    }
};

DELVE_TEST(WayCutsTest)
#include "way_cuts_test.moc"

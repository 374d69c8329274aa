#include "generation/graph/regions.h"
#include "tests/generation/graph/random_maps.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

namespace {

QByteArray told(const Regions& regions) {
    QByteArray text;
    for (std::size_t y = 0; y + 1 < regions.rowStart.size(); ++y) {
        for (const auto& run : regions.row(static_cast<std::int32_t>(y)))
            text += QByteArray::number(run.x) + '+' + QByteArray::number(run.length) + '=' +
                    QByteArray::number(run.region) + ' ';
        text += '\n';
    }
    for (const auto& region : regions.regions)
        text += QByteArray::number(region.first.x) + ',' + QByteArray::number(region.first.y) + ':' +
                QByteArray::number(static_cast<qlonglong>(region.cells)) + ' ';
    return text;
}

} // namespace

class RegionsTest : public QObject {
    Q_OBJECT
private slots:
    void runsAndBoostAgreeOnRandomMaps() {
        Stream random(1);
        Regions reused;
        for (int i = 0; i < test::countOf(4000); ++i) {
            const BitGrid open = test::randomMap(random);
            findRegions(open, reused);
            QCOMPARE(told(reused), told(regionsByBoost(open)));
        }
    }

    void runsAndBoostAgreeOnLargeMaps() {
        Stream random(2);
        for (const Size size : {Size{511, 257}, Size{640, 64}, Size{65, 1000}}) {
            for (const std::uint64_t percent : {45, 59, 75}) {
                const BitGrid open = test::noise(random, size, percent);
                QCOMPARE(told(findRegions(open)), told(regionsByBoost(open)));
            }
        }
    }

    void stoppedTheyAreNone() {
        Stream random(3);
        const BitGrid open = test::noise(random, {300, 700}, 60);
        Regions reused = findRegions(test::noise(random, {90, 900}, 50));
        int asked = 0;
        for (int most = 0; !findRegions(open, reused, [&] { return asked++ == most; }); ++most, asked = 0) {
            QCOMPARE(reused.count(), std::size_t{0});
            for (std::int32_t y = 0; y < open.size().height; ++y) QVERIFY(reused.row(y).empty());
            QCOMPARE(reused.at({0, 699}), Regions::none);
        }
        QVERIFY(asked > 10);
        QCOMPARE(told(reused), told(regionsByBoost(open)));
    }

    void emptyAndFullMaps() {
        for (const std::int32_t width : {1, 63, 64, 65, 128, 200}) {
            BitGrid open({width, 3});
            QCOMPARE(findRegions(open).count(), std::size_t{0});
            QCOMPARE(findRegions(open).largest(), Regions::none);
            for (std::int32_t y = 0; y < 3; ++y) open.setRun(y, 0, width);
            const Regions full = findRegions(open);
            QCOMPARE(full.count(), std::size_t{1});
            QCOMPARE(full.runs.size(), std::size_t{3});
            QCOMPARE(full.regions[0].cells, std::int64_t{3} * width);
        }
    }

    void stopsAtEveryQuestionAndStartsAgainInTheSameMemory() {
        Stream random(3);
        const BitGrid open = test::noise(random, {130, 300}, 50);
        const QByteArray expected = told(regionsByBoost(open));
        Regions found;
        int allowed = 0;
        for (int asked = 0;; ++allowed, asked = 0) {
            if (findRegions(open, found, [&] { return asked++ == allowed; })) break;
            QCOMPARE(asked, allowed + 1); // no further question after the one that stopped it
        }
        QVERIFY(allowed >= 10); // a question every 64 rows, while finding runs and while numbering them
        QCOMPARE(told(found), expected);
    }

    void aMapOfSizeZeroHasNoRegion() {
        const Regions regions = findRegions(BitGrid());
        QCOMPARE(regions.count(), std::size_t{0});
    }

    void numbersFollowTheLowestCell() {
        // The right arm of the fork begins in the first row, but its lowest cell is found only when the arms meet.
        const Regions regions = findRegions(test::mapOf({
            "...#.#",
            "##...#",
            ".#.###",
            ".###..",
            "#...##",
        }));
        QCOMPARE(regions.count(), std::size_t{4});
        QCOMPARE(regions.at({3, 0}), 0u);
        QCOMPARE(regions.at({5, 0}), 1u);
        QCOMPARE(regions.at({0, 1}), 1u);
        QCOMPARE(regions.at({0, 4}), 2u);
        QCOMPARE(regions.at({5, 4}), 3u);
        QCOMPARE(regions.at({4, 0}), Regions::none);
        QCOMPARE(regions.regions[1].first, (Cell{5, 0}));
        QCOMPARE(regions.regions[1].cells, std::int64_t{11});
    }

    void diagonalNeighboursAreApart() { QCOMPARE(findRegions(test::mapOf({"#.", ".#"})).count(), std::size_t{2}); }

    void theLargestOfEqualsIsTheFirst() {
        const Regions regions = findRegions(test::mapOf({"#.##.##"}));
        QCOMPARE(regions.count(), std::size_t{3});
        QCOMPARE(regions.largest(), 1u);
    }
};

DELVE_TEST(RegionsTest)
#include "regions_test.moc"

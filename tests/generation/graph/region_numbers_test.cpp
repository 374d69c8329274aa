#include "generation/graph/region_numbers.h"
#include "generation/graph/regions.h"
#include "tests/generation/graph/random_maps.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

namespace {

/// The runs with their regions, and the cells where regions begin: the same text for the same regions.
QByteArray told(const RegionNumbers& regions) {
    QByteArray text;
    QByteArray firsts;
    for (std::int32_t y = 0; y < regions.size().height; ++y) {
        regions.forEachRun(y, [&](const RegionNumbers::Run& run) {
            text += QByteArray::number(run.from) + '-' + QByteArray::number(run.to) + '=' +
                    QByteArray::number(run.region) + ' ';
            if (run.isFirst) firsts += QByteArray::number(run.from) + ',' + QByteArray::number(y) + ' ';
        });
        text += '\n';
    }
    return text + firsts;
}

QByteArray told(const Regions& regions, std::int32_t height) {
    QByteArray text;
    for (std::int32_t y = 0; y < height; ++y) {
        for (const auto& run : regions.row(y))
            text += QByteArray::number(run.x) + '-' + QByteArray::number(run.x + run.length) + '=' +
                    QByteArray::number(run.region) + ' ';
        text += '\n';
    }
    for (const auto& region : regions.regions)
        text += QByteArray::number(region.first.x) + ',' + QByteArray::number(region.first.y) + ' ';
    return text;
}

BitGrid cellsOf(const Regions& regions, std::uint32_t region, Size size) {
    BitGrid cells(size);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (const auto& run : regions.row(y))
            if (run.region == region) cells.setRun(y, run.x, run.length);
    return cells;
}

} // namespace

/// Regions in little memory are the regions.
class RegionNumbersTest : public QObject {
    Q_OBJECT

    static void verify(const BitGrid& open) {
        const RegionNumbers numbers(open);
        const Regions regions = findRegions(open);
        QCOMPARE(told(numbers), told(regions, open.size().height));
        QCOMPARE(std::size_t{numbers.count()}, regions.count());
        QVERIFY(numbers.largest() == cellsOf(regions, regions.largest(), open.size()));
    }

private slots:
    void theyAreTheRegionsOfRandomMaps() {
        Stream random(31);
        for (int i = 0; i < test::countOf(4000); ++i) verify(test::randomMap(random));
    }

    void theyAreTheRegionsOfLargeMaps() {
        Stream random(32);
        for (const Size size : {Size{511, 257}, Size{640, 64}, Size{65, 1000}})
            for (const std::uint64_t percent : {45, 59, 75}) verify(test::noise(random, size, percent));
    }

    /// Parts that are joined only farther down, each row by another one.
    void partsThatJoinLateAreOne() {
        verify(test::mapOf({"#.#.#.#.#", "#.#.#.###", "#.#.###..", "#.###....", "###......"}));
        verify(test::mapOf({"#.#.#.#.#", "###.#.#.#", "..###.#.#", "....###.#", "......###"}));
        verify(test::mapOf({"#.#.#.#.#", "#########"}));
    }

    void aMapWithoutCells() {
        QCOMPARE(RegionNumbers().count(), 0u);
        verify(BitGrid({70, 3}));
        verify(BitGrid());
    }

    void itStopsWhenAsked() {
        BitGrid open({10, 200});
        open.setRun(0, 0, 10);
        const RegionNumbers regions(open, [] { return true; });
        QCOMPARE(regions.count(), 0u);
        QVERIFY(regions.size() == Size());
        QVERIFY(regions.largest() == BitGrid());
    }

    void theyTakeOneNumberARun() {
        Stream random(33);
        const BitGrid open = test::noise(random, {512, 512}, 50);
        const auto runs = static_cast<std::int64_t>(findRegions(open).runs.size());
        QCOMPARE(RegionNumbers::bytes(open), 4 * runs + 512 * 512 / 8);
    }
};

DELVE_TEST(RegionNumbersTest)
#include "region_numbers_test.moc"

#include "generation/graph/narrow_bits.h"
#include "generation/graph/paths.h"
#include "generation/graph/regions.h"
#include "tests/generation/graph/random_maps.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

namespace {

/// A part of a map that may reach beyond it on all sides.
Rect drawPart(Stream& random, Size size) {
    const auto width = static_cast<std::int32_t>(random.between(1, 64));
    const auto height = static_cast<std::int32_t>(random.between(1, 64));
    const auto x = static_cast<std::int32_t>(random.between(-40, size.width + 20));
    const auto y = static_cast<std::int32_t>(random.between(-40, size.height + 20));
    return {x, y, width, height};
}

/// The part as a map of its own, with its upper left corner at (0, 0).
BitGrid cutOut(const BitGrid& map, const Rect& part) {
    BitGrid cut({part.width, part.height});
    for (std::int32_t y = 0; y < part.height; ++y)
        for (std::int32_t x = 0; x < part.width; ++x) cut.set({x, y}, map.has({part.x + x, part.y + y}));
    return cut;
}

/// Is each cell set in one exactly where it is in the other?
bool same(const NarrowBits& bits, const BitGrid& cut) {
    const Rect& part = bits.area();
    for (std::int32_t y = part.y - 1; y <= part.bottom(); ++y)
        for (std::int32_t x = part.x - 1; x <= part.right(); ++x)
            if (bits.at({x, y}) != cut.has({x - part.x, y - part.y})) return false;
    return bits.count() == cut.count() && bits.none() == cut.none();
}

Cell drawIn(Stream& random, const Rect& part) {
    const auto x = static_cast<std::int32_t>(random.between(part.x, part.right() - 1));
    const auto y = static_cast<std::int32_t>(random.between(part.y, part.bottom() - 1));
    return {x, y};
}

} // namespace

/// Every answer is compared with that of the searches over whole maps.
class NarrowBitsTest : public QObject {
    Q_OBJECT
private slots:
    void partsAreCutOutAsTheyAre() {
        Stream random(1);
        for (int i = 0; i < test::countOf(2'000); ++i) {
            const BitGrid map = test::randomMap(random);
            const Rect part = drawPart(random, map.size());
            const NarrowBits bits(map, part);
            const auto cut = cutOut(map, part);
            QVERIFY(same(bits, cut));
            BitGrid again(cut.size());
            bits.forEachRun([&](std::int32_t y, std::int32_t x, std::int32_t length) {
                QVERIFY(length > 0 && !bits.at({x - 1, y}) && !bits.at({x + length, y}));
                again.setRun(y - part.y, x - part.x, length);
            });
            QVERIFY(again == cut);
            const Rect other = drawPart(random, map.size());
            const auto seen = bits.seenIn(other);
            for (int k = 0; k < 20; ++k) {
                const Cell cell = drawIn(random, other);
                QCOMPARE(seen.at(cell), bits.at(cell));
            }
        }
    }

    void aFloodReachesARegion() {
        Stream random(2);
        for (int i = 0; i < test::countOf(3'000); ++i) {
            const BitGrid map = test::randomMap(random);
            const Rect part = drawPart(random, map.size());
            const NarrowBits open(map, part);
            NarrowBits seed(part);
            const Cell from = drawIn(random, part);
            seed.set(from);
            const auto cut = cutOut(map, part);
            const auto regions = findRegions(cut);
            const auto region = regions.at(from - part.topLeft());
            BitGrid expected(cut.size());
            for (std::int32_t y = 0; y < part.height; ++y)
                for (const auto& run : regions.row(y))
                    if (run.region == region) expected.setRun(y, run.x, run.length);
            QVERIFY(same(floodFrom(seed, open), expected));
        }
    }

    void stepsAreThoseOfAShortestPath() {
        Stream random(3);
        for (int i = 0; i < test::countOf(3'000); ++i) {
            const BitGrid map = test::randomMap(random);
            const Rect part = drawPart(random, map.size());
            const NarrowBits open(map, part);
            const auto cut = cutOut(map, part);
            const Cell from = drawIn(random, part);
            const Cell to = drawIn(random, part);
            const auto limit = static_cast<std::int32_t>(random.between(0, 80));
            const auto distances = findDistances(cut, std::vector{from - part.topLeft()});
            const auto known = distances.at(to - part.topLeft());
            const bool near = known != Distances::unreachable && known <= static_cast<std::uint32_t>(limit);
            const auto steps = stepsWithin(open, from, to, limit);
            QCOMPARE(steps.has_value(), near);
            if (near) QCOMPARE(*steps, static_cast<std::int32_t>(known));
            QCOMPARE(reachedWithin(open, from, limit).at(to), near);
        }
    }

    void theLargestPieceIsTheLargestRegion() {
        Stream random(4);
        for (int i = 0; i < test::countOf(2'000); ++i) {
            const BitGrid map = test::randomMap(random);
            const Rect part = drawPart(random, map.size());
            const auto piece = largestPiece(NarrowBits(map, part));
            const auto regions = findRegions(cutOut(map, part));
            if (regions.count() == 0) {
                QVERIFY(piece.none() && !piece.first() && piece.box().empty());
                continue;
            }
            const auto& largest = regions.regions[regions.largest()];
            QCOMPARE(std::int64_t{piece.count()}, largest.cells);
            QCOMPARE(*piece.first(), largest.first + part.topLeft());
            QVERIFY(piece.box().contains(*piece.first()));
        }
    }

    void growingReachesAllEightSides() {
        NarrowBits bits({10, 20, 64, 3});
        for (const Cell cell : {Cell{10, 21}, Cell{73, 21}}) bits.set(cell);
        const auto grown = bits.grown();
        QCOMPARE(grown.count(), 12);
        for (std::int32_t y = 20; y < 23; ++y)
            for (const std::int32_t x : {10, 11, 72, 73}) QVERIFY(grown.at({x, y}));
    }
};

DELVE_TEST(NarrowBitsTest)
#include "narrow_bits_test.moc"

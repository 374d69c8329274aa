#include "generation/graph/paths.h"
#include "tests/generation/graph/random_maps.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;

namespace {

Cell randomCell(Stream& random, Size size) {
    const auto x = static_cast<std::int32_t>(random.between(0, size.width - 1));
    const auto y = static_cast<std::int32_t>(random.between(0, size.height - 1));
    return {x, y};
}

/// Steps from each cell to the nearest of `from`, by relaxing until nothing changes: slow, but obviously correct.
std::vector<std::uint32_t> relaxed(const BitGrid& open, std::span<const Cell> from, const StepRule& mayStep = {}) {
    const Size size = open.size();
    std::vector<std::uint32_t> steps(static_cast<std::size_t>(size.area()), Distances::unreachable);
    const auto at = [&](Cell c) -> std::uint32_t& { return steps[static_cast<std::size_t>(c.y * size.width + c.x)]; };
    for (const Cell c : from)
        if (open.at(c)) at(c) = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::int32_t y = 0; y < size.height; ++y)
            for (std::int32_t x = 0; x < size.width; ++x)
                for (const Cell d : {Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}}) {
                    const Cell other = Cell{x, y} + d;
                    if (!open.at({x, y}) || !size.contains(other) || at(other) == Distances::unreachable) continue;
                    if (at(other) + 1 >= at({x, y}) || (mayStep && !mayStep(other, {x, y}))) continue;
                    at({x, y}) = at(other) + 1;
                    changed = true;
                }
    }
    return steps;
}

/// Forbids one step in three, mostly in one direction only.
bool isAllowed(Cell from, Cell to) {
    const Cell step = to - from;
    return (7 * from.x + 13 * from.y + 3 * step.x + 4 * step.y + 64) % 3 != 0;
}

void verifyWay(const BitGrid& open, std::span<const Cell> way, Cell from, Cell to) {
    QCOMPARE(way.front(), from);
    QCOMPARE(way.back(), to);
    for (std::size_t i = 0; i < way.size(); ++i) {
        QVERIFY(open.at(way[i]));
        if (i > 0) QCOMPARE(steps(way[i - 1], way[i]), 1);
    }
}

} // namespace

class PathsTest : public QObject {
    Q_OBJECT
private slots:
    void oursAndBoostsPathsAreEquallyLong() {
        Stream random(11);
        for (int i = 0; i < test::countOf(4000); ++i) {
            const BitGrid open = test::randomMap(random);
            const Cell from = randomCell(random, open.size());
            const Cell to = randomCell(random, open.size());
            const auto ours = shortestPath(open, from, to);
            const auto boosts = shortestPathByBoost(open, from, to);
            QCOMPARE(ours.has_value(), boosts.has_value());
            if (!ours) continue;
            QCOMPARE(ours->size(), boosts->size());
            verifyWay(open, *ours, from, to);
            verifyWay(open, *boosts, from, to);
            QVERIFY(shortestPath(open, from, to) == ours);
        }
    }

    void distancesAreThoseOfRelaxation() {
        Stream random(12);
        Distances reused;
        for (int i = 0; i < test::countOf(1500); ++i) {
            const BitGrid open = test::randomMap(random);
            std::vector<Cell> from;
            for (auto n = random.below(4); n > 0; --n) from.push_back(randomCell(random, open.size()));
            findDistances(open, from, reused);
            QCOMPARE(reused.size, open.size());
            QVERIFY(reused.steps == relaxed(open, from));
        }
    }

    void distancesEndAtTheNearestOfSomeCells() {
        Stream random(15);
        Distances found;
        for (int i = 0; i < test::countOf(800); ++i) {
            const BitGrid open = test::randomMap(random);
            const Cell from = randomCell(random, open.size());
            std::vector<Cell> to;
            for (auto n = random.below(4); n > 0; --n) to.push_back(randomCell(random, open.size()));
            const auto mayStep = i % 2 == 0 ? StepRule() : StepRule(isAllowed);
            const bool reached = findDistancesTo(to, open, std::span(&from, 1), found, {}, mayStep);
            auto expected = relaxed(open, std::span(&from, 1), mayStep);
            auto nearest = Distances::unreachable;
            for (const Cell cell : to)
                nearest = std::min(nearest, expected[static_cast<std::size_t>(cell.y * open.size().width + cell.x)]);
            QCOMPARE(reached, nearest != Distances::unreachable);
            for (auto& steps : expected)
                if (steps > nearest) steps = Distances::unreachable;
            QVERIFY(found.steps == expected);
        }
    }

    void theyMayBeStoppedAtEachQuestion() {
        BitGrid open(Size{1200, 1000}); // more than one piece of memory
        for (std::int32_t y = 0; y < 1000; ++y) open.setRun(y, 0, 1200, true);
        const std::array from{Cell{0, 0}};
        const std::array to{Cell{1199, 999}};
        Distances found;
        int asked = 0;
        QVERIFY(findDistancesTo(to, open, from, found, [&] { return ++asked == 0; }));
        QVERIFY(asked > 1);
        for (int last = 1; last <= asked; ++last) {
            Distances fresh;
            int left = last;
            QVERIFY(!findDistancesTo(to, open, from, fresh, [&] { return --left <= 0; }));
        }
    }

    void aPathIsAsLongAsTheDistance() {
        Stream random(13);
        for (int i = 0; i < test::countOf(300); ++i) {
            const BitGrid open = test::noise(random, {90, 70}, 70);
            const Cell from = randomCell(random, open.size());
            const Distances distances = findDistances(open, std::span(&from, 1));
            const Cell to = randomCell(random, open.size());
            const auto way = shortestPath(open, from, to);
            QCOMPARE(way ? static_cast<std::uint32_t>(way->size() - 1) : Distances::unreachable,
                     open.at(from) ? distances.at(to) : Distances::unreachable);
        }
    }

    void stepsMayBeForbidden() {
        Stream random(14);
        for (int i = 0; i < test::countOf(800); ++i) {
            const BitGrid open = test::randomMap(random);
            const Cell from = randomCell(random, open.size());
            const auto distances = findDistances(open, std::span(&from, 1), {}, isAllowed);
            QVERIFY(distances.steps == relaxed(open, std::span(&from, 1), isAllowed));
            const Cell to = randomCell(random, open.size());
            const auto way = shortestPath(open, from, to, {}, isAllowed);
            QCOMPARE(way ? static_cast<std::uint32_t>(way->size() - 1) : Distances::unreachable, distances.at(to));
            for (std::size_t step = 1; way && step < way->size(); ++step)
                QVERIFY(isAllowed((*way)[step - 1], (*way)[step]));
        }
    }

    void thereIsNoPathToAClosedCell() {
        const BitGrid open = test::mapOf({"##.##"});
        QVERIFY(!shortestPath(open, {0, 0}, {2, 0}));
        QVERIFY(!shortestPath(open, {2, 0}, {0, 0}));
        QVERIFY(!shortestPath(open, {0, 0}, {4, 0}));
        QVERIFY(!shortestPath(open, {0, 0}, {0, 1}));
        QVERIFY(!shortestPath(open, {-1, 0}, {0, 0}));
        QCOMPARE(shortestPath(open, {3, 0}, {3, 0})->size(), std::size_t{1});
    }

    void noStepLeavesTheMap() {
        // A row that ends in an open cell must not connect to the next row, whatever the width.
        for (const std::int32_t width : {1, 2, 63, 64, 65, 127, 128}) {
            BitGrid open({width, 3});
            open.set({width - 1, 0});
            open.set({0, 1});
            open.set({width - 1, 2});
            const bool joined = width == 1;
            QCOMPARE(shortestPath(open, {width - 1, 0}, {0, 1}).has_value(), joined);
            QCOMPARE(shortestPath(open, {0, 1}, {width - 1, 2}).has_value(), joined);
        }
    }

    void aWideMapIsCrossed() {
        BitGrid open({largestSide, 2});
        open.setRun(0, 0, largestSide);
        open.set({0, 1});
        const auto way = shortestPath(open, {0, 1}, {largestSide - 1, 0});
        QVERIFY(way);
        QCOMPARE(way->size(), static_cast<std::size_t>(largestSide) + 1);
    }
};

DELVE_TEST(PathsTest)
#include "paths_test.moc"

#include "editor/drawing/step_counts.h"
#include "generation/graph/paths.h"
#include "tests/support/test.h"

#include <QtTest>

#include <random>

using namespace delve;
using namespace delve::editor;

namespace {

bool areAlike(const BitGrid& open, Cell from, const StepRule& mayStep = {}) {
    const StepCounts counts(open, std::span(&from, 1), mayStep);
    const auto distances = findDistances(open, std::span(&from, 1), {}, mayStep);
    std::uint32_t max = 0;
    for (std::int32_t y = 0; y < open.size().height; ++y)
        for (std::int32_t x = 0; x < open.size().width; ++x) {
            const auto steps = distances.at({x, y});
            const bool reached = steps != Distances::unreachable;
            if (counts.at({x, y}) != (reached ? std::optional(steps) : std::nullopt)) return false;
            if (reached) max = std::max(max, steps);
        }
    return counts.max() == max;
}

/// Every other row open, joined at alternate ends: a single path, half as long as the map has cells.
BitGrid windingWay(Size size) {
    BitGrid open(size);
    for (std::int32_t y = 0; y < size.height; y += 2) {
        open.setRun(y, 0, size.width);
        if (y + 1 < size.height) open.set({y % 4 == 0 ? size.width - 1 : 0, y + 1});
    }
    return open;
}

} // namespace

/// Counts of steps in little memory are the counts of the plain search.
class StepCountsTest : public QObject {
    Q_OBJECT
private slots:
    void areThoseOfThePlainSearch() {
        std::mt19937 random(3);
        for (const Size size : {Size{1, 1}, {64, 64}, {65, 63}, {200, 130}}) {
            BitGrid open(size);
            for (std::int32_t y = 0; y < size.height; ++y)
                for (std::int32_t x = 0; x < size.width; ++x) open.set({x, y}, random() % 10 < 7);
            open.set({0, 0});
            QVERIFY(areAlike(open, {0, 0}));
            QVERIFY(areAlike(open, {0, 0}, [](Cell from, Cell to) { return from.x <= to.x || from.y % 3 == 0; }));
        }
        QVERIFY(areAlike(BitGrid({10, 10}), {5, 5}));
    }

    /// Neighbouring rows are up to 8,000 steps apart, so the counts of a square of 64 go over 200,000.
    void cellsOfASquareMayBeFarApart() {
        const BitGrid open = windingWay({4096, 66});
        QVERIFY(findDistances(open, std::vector<Cell>{{0, 0}}).at({4095, 62}) > 100'000);
        QVERIFY(areAlike(open, {0, 0}));
        const std::vector<Cell> from{{0, 0}};
        QVERIFY(StepCounts(open, from).bytes() < std::size_t{4096} * 128 * 21 / 10); // in whole squares
    }

    void whatNobodyComesToTakesNothing() {
        BitGrid open({4096, 4096});
        const std::vector<Cell> from{{0, 0}};
        const auto least = StepCounts(open, from).bytes();
        for (std::int32_t y = 0; y < 64; ++y) open.setRun(y, 0, 64);
        const auto ofOneSquare = StepCounts(open, from).bytes() - least;
        QVERIFY2(ofOneSquare >= 64 * 64 * 2 && ofOneSquare < 64 * 64 * 2 + 100,
                 qPrintable(QString::number(ofOneSquare)));
        QVERIFY(least < std::size_t{1} << 20);
    }
};

DELVE_TEST(StepCountsTest)
#include "step_counts_test.moc"

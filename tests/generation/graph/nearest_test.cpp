#include "generation/graph/nearest.h"
#include "generation/graph/paths.h"
#include "tests/generation/graph/random_maps.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <limits>
#include <set>

using namespace delve;

namespace {

constexpr std::int64_t noLimit = std::numeric_limits<std::int64_t>::max() / 4;

Cell randomCell(Stream& random, Size size) {
    const auto x = static_cast<std::int32_t>(random.between(0, size.width - 1));
    const auto y = static_cast<std::int32_t>(random.between(0, size.height - 1));
    return {x, y};
}

/// The sum, from the distances of all cells.
std::int64_t sumByDistances(const BitGrid& open, const std::set<Cell>& goals, Cell from, std::int64_t most,
                            std::int64_t missing) {
    const Distances distances = findDistances(open, std::span(&from, 1));
    std::vector<std::int64_t> steps;
    for (const Cell goal : goals)
        steps.push_back(distances.at(goal) == Distances::unreachable ? missing : std::int64_t{distances.at(goal)});
    steps.resize(std::max(steps.size(), static_cast<std::size_t>(most)), missing);
    std::ranges::sort(steps);
    std::int64_t sum = 0;
    for (std::int64_t i = 0; i < most; ++i) sum += steps[static_cast<std::size_t>(i)];
    return sum;
}

} // namespace

class NearestTest : public QObject {
    Q_OBJECT
private slots:
    void sumsAreThoseOfTheDistances() {
        Stream random(41);
        for (int i = 0; i < 1500; ++i) {
            const BitGrid open = test::randomMap(random);
            std::set<Cell> goals;
            for (auto n = random.below(8); n > 0; --n) goals.insert(randomCell(random, open.size()));
            const std::vector<Cell> list(goals.begin(), goals.end());
            NearestGoals nearest(open, list);
            const auto missing = open.size().area();
            for (int question = 0; question < 4; ++question) { // no question may change the state for the next
                const Cell from = randomCell(random, open.size());
                const auto most = random.between(0, 5);
                const auto expected = sumByDistances(open, goals, from, most, missing);
                QCOMPARE(nearest.sumOfSteps(from, most, missing, noLimit), std::optional(expected));
                QCOMPARE(nearest.sumOfSteps(from, most, missing, expected), std::optional(expected));
                if (expected > 0) QVERIFY(!nearest.sumOfSteps(from, most, missing, expected - 1));
            }
        }
    }

    void aSearchEndsWhenItIsStopped() {
        BitGrid open({1000, 1000});
        for (std::int32_t y = 0; y < 1000; ++y) open.setRun(y, 0, 1000);
        int asked = 0;
        bool searching = false;
        const Cell far{999, 999};
        NearestGoals nearest(open, std::span(&far, 1), [&] { return searching && ++asked == 2; });
        searching = true;
        QCOMPARE(nearest.sumOfSteps({0, 0}, 1, 1'000'000, noLimit), std::optional(std::int64_t{1'000'000}));
        QCOMPARE(asked, 2);
    }

    void oneThatWasStoppedAtTheBeginningFindsNothing() {
        BitGrid open({1000, 1000});
        open.setRun(500, 0, 1000);
        const Cell far{999, 500};
        NearestGoals nearest(open, std::span(&far, 1), [] { return true; });
        QVERIFY(!nearest.sumOfSteps({0, 500}, 1, 1'000'000, noLimit));
    }
};

DELVE_TEST(NearestTest)
#include "nearest_test.moc"

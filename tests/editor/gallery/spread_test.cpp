#include "editor/gallery/spread.h"
#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <set>

using namespace delve;
using namespace delve::editor;

namespace {

TwoValues at(std::int64_t x, std::int64_t y) { return {Decimal::of(x), Decimal::of(y)}; }

std::vector<TwoValues> cloud(std::uint64_t seed, std::size_t count) {
    Stream random(seed);
    std::vector<TwoValues> points;
    while (points.size() < count) {
        const auto x = random.between(-50, 50) * random.between(0, 50);
        const auto y = random.between(0, 7);
        points.push_back(at(x, y));
    }
    return points;
}

/// The least distance between two of them.
std::int64_t leastDistance(const std::vector<TwoValues>& points, const std::vector<std::size_t>& chosen) {
    const PointDistances distances(points);
    auto least = std::numeric_limits<std::int64_t>::max();
    for (std::size_t i = 0; i < chosen.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            least = std::min(least, distances.between(points[chosen[i]], points[chosen[j]]));
    return least;
}

} // namespace

/// Points that are far apart.
class SpreadTest : public QObject {
    Q_OBJECT
private slots:
    void cornersAreChosenFirst() {
        const std::vector<TwoValues> points{at(5, 5), at(0, 0), at(9, 10), at(10, 0), at(4, 6), at(0, 10), at(10, 9)};
        const auto chosen = farthestFirst(points, std::vector<TwoValues>{at(5, 5)}, 4);
        const std::set<std::size_t> four(chosen.begin(), chosen.end());
        QVERIFY((four == std::set<std::size_t>{1, 2, 3, 5}));
    }

    /// By definition: each time none is farther.
    void eachTimeNoneIsFarther() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto points = cloud(seed, 36);
            const auto others = cloud(seed + 100, seed % 3);
            auto all = points;
            all.insert(all.end(), others.begin(), others.end());
            const PointDistances distances(all);
            std::vector<TwoValues> before = others;
            const auto chosen = farthestFirst(points, others, 12);
            QCOMPARE(chosen.size(), std::size_t{12});
            std::set<std::size_t> taken;
            for (const auto place : chosen) {
                for (std::size_t i = 0; i < points.size(); ++i)
                    QVERIFY(taken.count(i) > 0 ||
                            distances.toNearest(points[i], before) <= distances.toNearest(points[place], before));
                QVERIFY(taken.insert(place).second);
                before.push_back(points[place]);
            }
        }
    }

    void theyAreFartherApartThanTwelveInARow() {
        std::vector<std::size_t> inARow(12);
        for (std::size_t i = 0; i < inARow.size(); ++i) inARow[i] = i;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto points = cloud(seed, 36);
            QVERIFY(leastDistance(points, farthestFirst(points, {}, 12)) > leastDistance(points, inARow));
        }
    }

    void aValueIsFarFromNone() {
        const TwoValues none{std::nullopt, Decimal::of(1)};
        const std::vector<TwoValues> points{at(1, 1), at(2, 1), none, at(3, 1)};
        const PointDistances distances(points);
        QCOMPARE(distances.between(none, none), 0);
        QCOMPARE(distances.between(none, points[0]), 1'000'000);
        QCOMPARE(distances.between(points[0], points[3]), 1'000'000);
        QCOMPARE(distances.between(points[0], points[1]), 250'000);
        QCOMPARE(farthestFirst(points, std::vector<TwoValues>{points[0]}, 1), std::vector<std::size_t>{2});
    }

    void equalPointsAreChosenInTheirOrder() {
        const std::vector<TwoValues> points(5, at(3, 3));
        QCOMPARE(farthestFirst(points, {}, 3), (std::vector<std::size_t>{0, 1, 2}));
        QCOMPARE(farthestFirst(points, points, 9).size(), std::size_t{5});
        QVERIFY(farthestFirst({}, points, 9).empty());
    }

    void largeValuesDoNotOverflow() {
        const auto large = Decimal::ofThousandths(1'000'000'000'000'000'000);
        const TwoValues far{large, Decimal::ofThousandths(-large.thousandths / 2)};
        const std::vector<TwoValues> points{at(0, 0), far};
        QVERIFY(std::abs(PointDistances(points).between(points[0], far) - 2'000'000) < 10'000);
    }
};

DELVE_TEST(SpreadTest)
#include "spread_test.moc"

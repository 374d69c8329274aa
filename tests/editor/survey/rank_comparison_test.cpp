#include "editor/survey/rank_test.h"
#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <initializer_list>

using namespace delve;
using namespace delve::editor;

namespace {

using Sample = std::vector<Decimal>;

Sample sampleOf(std::initializer_list<int> numbers) {
    Sample sample;
    for (const int number : numbers) sample.push_back(Decimal::of(number));
    return sample;
}

/// Sum over all pairs: how often a value of the first sample is higher, ties by half, away from what is expected.
double offOf(const Sample& a, const Sample& b) {
    double higher = 0;
    for (const auto x : a)
        for (const auto y : b) higher += x > y ? 1.0 : x == y ? 0.5 : 0.0;
    return std::abs(higher - static_cast<double>(a.size() * b.size()) / 2);
}

/// How often values dealt at random to two samples differ at least as much: no formula at all.
double byPermutations(const Sample& a, const Sample& b, Stream& random, int times) {
    const double off = offOf(a, b);
    Sample all = a;
    all.insert(all.end(), b.begin(), b.end());
    int asFar = 0;
    for (int i = 0; i < times; ++i) {
        for (std::size_t last = all.size(); last-- > 1;) std::swap(all[last], all[random.below(last + 1)]);
        const auto cut = all.begin() + static_cast<std::ptrdiff_t>(a.size());
        asFar += offOf({all.begin(), cut}, {cut, all.end()}) >= off - 1e-9 ? 1 : 0;
    }
    return static_cast<double>(asFar) / times;
}

} // namespace

/// The comparison of two samples by their ranks.
class RankComparisonTest : public QObject {
    Q_OBJECT
private slots:
    /// Ozone in New York in May and in August 1973: R's wilcox.test documents p = 0.0001208 for these.
    void knownValues() {
        auto may = sampleOf(
            {41, 36, 12, 18, 28, 23, 19, 8, 7, 16, 11, 14, 18, 14, 34, 6, 30, 11, 1, 11, 4, 32, 23, 45, 115, 37});
        auto august = sampleOf(
            {39, 9, 16, 78, 35, 66, 122, 89, 110, 44, 28, 65, 22, 59, 23, 31, 44, 21, 9, 45, 168, 73, 76, 118, 84, 85});
        QVERIFY(std::abs(*rankTest(may, august) - 0.0001208) < 5e-8);
    }

    void itIsTheSameInBothDirections() {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            Stream random(seed);
            Sample a, b;
            for (int i = 0; i < 20; ++i) a.push_back(Decimal::of(static_cast<std::int64_t>(random.below(9))));
            for (int i = 0; i < 31; ++i) b.push_back(Decimal::of(static_cast<std::int64_t>(random.below(12))));
            QCOMPARE(*rankTest(a, b), *rankTest(b, a));
        }
    }

    void itAgreesWithPermutations() {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Stream random(seed);
            Sample a, b;
            const auto shift = static_cast<std::int64_t>(random.below(4));
            for (int i = 0; i < 30; ++i) a.push_back(Decimal::of(static_cast<std::int64_t>(random.below(10))));
            for (int i = 0; i < 25; ++i) b.push_back(Decimal::of(static_cast<std::int64_t>(random.below(10)) + shift));
            const double wanted = byPermutations(a, b, random, 2000);
            QVERIFY2(std::abs(*rankTest(a, b) - wanted) < 0.04, std::to_string(seed).c_str());
        }
    }

    void theShareOfHigherPairsIsCounted() {
        QCOMPARE(shareOfHigher(sampleOf({1, 2, 3}), sampleOf({4, 5})), 1.0);
        QCOMPARE(shareOfHigher(sampleOf({4, 5}), sampleOf({1, 2, 3})), 0.0);
        QCOMPARE(shareOfHigher(sampleOf({5, 5}), sampleOf({5, 5, 5})), 0.5);
        QCOMPARE(shareOfHigher(sampleOf({0, 0, 0, 1}), sampleOf({0, 0, 2, 2})), 0.6875); // 8 and 6 halves of 16
    }

    void smallSamplesSayNothing() {
        auto few = sampleOf({1, 2, 3, 4, 5, 6, 7});
        auto many = sampleOf({11, 12, 13, 14, 15, 16, 17, 18, 19});
        QVERIFY(!rankTest(few, many));
        QVERIFY(!rankTest(many, few));
    }

    void likeValuesAreChance() {
        Sample a(20, Decimal::of(5));
        Sample b(30, Decimal::of(5));
        QCOMPARE(*rankTest(a, b), 1.0);
        QVERIFY(!beyondChance(std::vector<std::optional<double>>{1.0})[0]);
    }

    /// Holm (1979): the smallest is held against 0.05 / 4, the next against 0.05 / 3, and none after the first that
    /// fails.
    void manyTestsAreCorrectedFor() {
        const std::vector<std::optional<double>> probabilities{0.01, 0.04, std::nullopt, 0.03, 0.005};
        QCOMPARE(beyondChance(probabilities), (std::vector<bool>{true, false, false, false, true}));
        QCOMPARE(beyondChance(std::vector<std::optional<double>>{0.04}), std::vector<bool>{true});
        QCOMPARE(beyondChance(std::vector<std::optional<double>>{0.04, 0.9}), (std::vector<bool>{false, false}));
        QVERIFY(beyondChance({}).empty());
    }

    /// Samples of one source: a family of ten tests calls any of them more than chance in five of a hundred cases.
    void chanceIsSeldomTakenForMore() {
        int wrong = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Stream random(seed);
            std::vector<std::optional<double>> probabilities;
            for (int measure = 0; measure < 10; ++measure) {
                Sample a, b;
                for (int i = 0; i < 40; ++i) a.push_back(Decimal::of(static_cast<std::int64_t>(random.below(30))));
                for (int i = 0; i < 40; ++i) b.push_back(Decimal::of(static_cast<std::int64_t>(random.below(30))));
                probabilities.push_back(rankTest(a, b));
            }
            const auto beyond = beyondChance(probabilities);
            wrong += std::ranges::count(beyond, true) > 0 ? 1 : 0;
        }
        QVERIFY2(wrong <= 27, std::to_string(wrong).c_str()); // 15 are expected
    }
};

DELVE_TEST(RankComparisonTest)
#include "rank_comparison_test.moc"

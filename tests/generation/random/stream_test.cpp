#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <vector>

using namespace delve;

namespace {

double chiSquare(std::span<const std::uint64_t> counts, std::span<const double> expected) {
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double off = static_cast<double>(counts[i]) - expected[i];
        sum += off * off / expected[i];
    }
    return sum;
}

/// The chi-square value that a fair draw exceeds in only 1 of 10,000 runs (Wilson and Hilferty's approximation).
double limitOf(std::size_t degrees) {
    const double k = static_cast<double>(degrees);
    const double root = 1.0 - 2.0 / (9.0 * k) + 3.719 * std::sqrt(2.0 / (9.0 * k));
    return k * root * root * root;
}

bool fair(std::span<const std::uint64_t> counts) {
    const double total = static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
    const std::vector<double> expected(counts.size(), total / static_cast<double>(counts.size()));
    return chiSquare(counts, expected) < limitOf(counts.size() - 1);
}

Stream named(std::uint64_t seed, std::string_view stage = "grow-rooms", std::string_view instance = "rooms",
             std::int32_t version = 1, std::uint64_t reroll = 0) {
    return Stream::named(seed, stage, instance, version, reroll);
}

} // namespace

class StreamTest : public QObject {
    Q_OBJECT
private slots:
    void splitMixGivesThePublishedNumbers() {
        SplitMix64 source(1234567);
        for (const std::uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                             4593380528125082431u, 16408922859458223821u})
            QCOMPARE(source.next(), expected);
    }

    void xoshiroGivesThePublishedNumbers() {
        Engine engine(Engine::State{1, 2, 3, 4});
        for (const std::uint64_t expected :
             {std::uint64_t{11520}, std::uint64_t{0}, std::uint64_t{1509978240}, std::uint64_t{1215971899390074240},
              std::uint64_t{1216172134540287360}, std::uint64_t{607988272756665600},
              std::uint64_t{16172922978634559625u}, std::uint64_t{8476171486693032832},
              std::uint64_t{10595114339597558777u}, std::uint64_t{2904607092377533576}})
            QCOMPARE(engine.next(), expected);
    }

    void theEngineIsSeededBySplitMix() {
        SplitMix64 source(99);
        const Engine engine(std::uint64_t{99});
        for (const auto word : engine.state()) QCOMPARE(word, source.next());
    }

    /// Every saved seed depends on these: they must never change.
    void namedStreamsStayAsTheyAre() {
        QCOMPARE(named(7).bits(), std::uint64_t{14172445142400239131u});
        QCOMPARE(named(0, "", "").bits(), std::uint64_t{4908393765360304109u});
        QCOMPARE(named(~std::uint64_t{0}, "flowers", "flowers-2", 3, 9).bits(), std::uint64_t{7534295790261242755u});
    }

    void anyDifferenceMakesAnotherStream() {
        std::set<std::uint64_t> first;
        std::size_t made = 0;
        const auto add = [&](Stream stream) {
            first.insert(stream.bits());
            ++made;
        };
        for (std::uint64_t seed = 0; seed < 50; ++seed)
            for (const std::string_view stage : {"grow-rooms", "grow-room", "start", "second-start"})
                for (const std::string_view instance : {"", "a", "b", "rooms", "rooms-2"})
                    for (std::int32_t version = 1; version <= 3; ++version)
                        for (std::uint64_t reroll = 0; reroll < 4; ++reroll)
                            add(named(seed, stage, instance, version, reroll));
        QCOMPARE(first.size(), made);
    }

    void neighbouringStreamsHaveNothingInCommon() {
        // Two unrelated numbers agree in about 32 of 64 bits, and hardly ever in fewer than 8 or more than 56.
        std::vector<std::uint64_t> values;
        for (std::uint64_t i = 0; i < 30; ++i) {
            values.push_back(named(i).bits());
            values.push_back(named(1000, "grow-rooms", "rooms", 1, i).bits());
            values.push_back(named(1000, "grow-rooms", "rooms", static_cast<std::int32_t>(i) + 2).bits());
            values.push_back(named(1000, "grow-rooms", std::string(1, static_cast<char>('A' + i))).bits());
        }
        std::uint64_t differing = 0, pairs = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const int bits = std::popcount(values[i] ^ values[j]);
                QVERIFY(bits >= 8 && bits <= 56);
                differing += static_cast<std::uint64_t>(bits);
                ++pairs;
            }
        QVERIFY(std::abs(static_cast<double>(differing) / static_cast<double>(pairs) - 32.0) < 0.5);
    }

    void belowIsFairForAwkwardBounds() {
        for (const std::uint64_t bound : {3u, 7u}) {
            Stream random(bound);
            std::vector<std::uint64_t> counts(bound);
            for (int i = 0; i < 300'000; ++i) ++counts[random.below(bound)];
            QVERIFY(fair(counts));
        }
    }

    void belowIsFairForALargeBound() {
        const std::uint64_t bound = (std::uint64_t{1} << 31) + 1;
        Stream random(5);
        constexpr std::uint64_t buckets = 1000;
        const std::uint64_t width = (bound + buckets - 1) / buckets;
        std::vector<std::uint64_t> counts(buckets), parity(2);
        constexpr int draws = 500'000;
        for (int i = 0; i < draws; ++i) {
            const auto drawn = random.below(bound);
            QVERIFY(drawn < bound);
            ++counts[drawn / width];
            ++parity[drawn & 1];
        }
        std::vector<double> expected(buckets, static_cast<double>(width) * draws / static_cast<double>(bound));
        expected.back() = static_cast<double>(bound - (buckets - 1) * width) * draws / static_cast<double>(bound);
        QVERIFY(chiSquare(counts, expected) < limitOf(buckets - 1));
        QVERIFY(fair(parity));
    }

    void belowRejectsWhatWouldFavourSome() {
        // For a bound of 3/4 of all numbers, a product without rejection draws every third number twice as often.
        const std::uint64_t bound = std::uint64_t{3} << 62;
        Stream random(6);
        std::vector<std::uint64_t> counts(3);
        for (int i = 0; i < 300'000; ++i) ++counts[random.below(bound) % 3];
        QVERIFY(fair(counts));
    }

    void belowOneIsNothing() {
        Stream random(7);
        for (int i = 0; i < 100; ++i) QCOMPARE(random.below(1), std::uint64_t{0});
    }

    void betweenReachesBothEnds() {
        Stream random(8);
        std::map<std::int64_t, int> seen;
        for (int i = 0; i < 1000; ++i) ++seen[random.between(-2, 2)];
        QCOMPARE(seen.size(), std::size_t{5});
        QCOMPARE(seen.begin()->first, std::int64_t{-2});
        QCOMPARE(seen.rbegin()->first, std::int64_t{2});
        QCOMPARE(random.between(17, 17), std::int64_t{17});
    }

    void betweenTakesTheWholeRange() {
        using Limits = std::numeric_limits<std::int64_t>;
        Stream random(9);
        std::vector<std::uint64_t> quarters(4);
        for (int i = 0; i < 40'000; ++i) {
            const auto drawn = random.between(Limits::min(), Limits::max());
            ++quarters[static_cast<std::uint64_t>(drawn) >> 62];
        }
        QVERIFY(fair(quarters));
        for (int i = 0; i < 1000; ++i) {
            QVERIFY(random.between(Limits::max() - 1, Limits::max()) >= Limits::max() - 1);
            QVERIFY(random.between(Limits::min(), Limits::min() + 1) <= Limits::min() + 1);
        }
    }

    void chanceAtItsEdgesDrawsNothing() {
        Stream random(10);
        const auto before = random.engine().state();
        QVERIFY(!random.chance(0, 100));
        QVERIFY(random.chance(100, 100));
        QVERIFY(random.chance(101, 100));
        QVERIFY(random.engine().state() == before);
    }

    void chanceIsItsShare() {
        Stream random(11);
        std::vector<std::uint64_t> counts(2);
        constexpr int draws = 200'000;
        for (int i = 0; i < draws; ++i) ++counts[random.chance(3, 10)];
        QVERIFY(chiSquare(counts, std::vector<double>{0.7 * draws, 0.3 * draws}) < limitOf(1));
    }

    void allOrdersOfFiveAreShuffledAlike() {
        Stream random(12);
        std::map<std::vector<int>, std::uint64_t> orders;
        for (int i = 0; i < 240'000; ++i) {
            std::vector<int> five{0, 1, 2, 3, 4};
            random.shuffle(std::span(five));
            ++orders[five];
        }
        QCOMPARE(orders.size(), std::size_t{120});
        std::vector<std::uint64_t> counts;
        for (const auto& [order, count] : orders) counts.push_back(count);
        QVERIFY(fair(counts));
    }

    void aShuffleOfNoneOrOneDrawsNothing() {
        Stream random(13);
        const auto before = random.engine().state();
        std::vector<int> one{1};
        random.shuffle(std::span<int>());
        random.shuffle(std::span(one));
        QVERIFY(random.engine().state() == before);
    }

    void weightsAreKept() {
        Stream random(14);
        const std::vector<std::uint64_t> weights{5, 0, 1, 94};
        std::vector<std::uint64_t> counts(4);
        constexpr int draws = 200'000;
        for (int i = 0; i < draws; ++i) ++counts[random.weighted(weights)];
        QCOMPARE(counts[1], std::uint64_t{0});
        const std::vector<std::uint64_t> drawn{counts[0], counts[2], counts[3]};
        QVERIFY(chiSquare(drawn, std::vector<double>{0.05 * draws, 0.01 * draws, 0.94 * draws}) < limitOf(2));
    }

    void aStreamIsAValue() {
        Stream random = named(3);
        for (int i = 0; i < 10; ++i) random.bits();
        Stream copy = random;
        Stream resumed(Engine(random.engine().state()));
        for (int i = 0; i < 10; ++i) {
            const auto drawn = random.below(1000);
            QCOMPARE(copy.below(1000), drawn);
            QCOMPARE(resumed.below(1000), drawn);
        }
    }
};

DELVE_TEST(StreamTest)
#include "stream_test.moc"

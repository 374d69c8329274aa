#include "editor/survey/histogram.h"
#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <numeric>
#include <utility>
#include <vector>

using namespace delve;
using namespace delve::editor;

namespace {

using Pairs = std::vector<std::pair<std::optional<Decimal>, std::optional<Decimal>>>;

/// Values of one kind: multiples of a unit, some of them missing, few or many different ones.
std::vector<std::optional<Decimal>> drawnValues(Stream& random, std::size_t count) {
    constexpr std::int64_t units[]{1000, 100, 10, 1};
    const auto unit = units[random.below(4)];
    const auto spread = static_cast<std::int64_t>(1 + random.below(random.below(2) == 0 ? 12 : 40'000));
    const auto least = static_cast<std::int64_t>(random.below(2000)) - 1000;
    std::vector<std::optional<Decimal>> values;
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = least + static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(spread)));
        const bool none = random.below(9) == 0;
        values.push_back(none ? std::nullopt : std::optional(Decimal::ofThousandths(number * unit)));
    }
    return values;
}

Bins binsOf(const std::vector<std::optional<Decimal>>& values, int most) {
    ValueRange range;
    for (const auto& value : values)
        if (value) range.add(*value);
    return range.bins(most);
}

std::int64_t sumOf(const std::vector<std::int64_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

} // namespace

class HistogramTest : public QObject {
    Q_OBJECT
private slots:
    void binsOfWholeNumbersAreWholeNumbers() {
        const auto few = Bins::around(Decimal::of(3), Decimal::of(9), 1000, 10);
        QCOMPARE(few.count(), 7);
        QVERIFY(few.single());
        QCOMPARE(few.from(0), Decimal::of(3));
        QCOMPARE(few.last(6), Decimal::of(9));
        const auto many = Bins::around(Decimal::of(12), Decimal::of(98), 1000, 20);
        QCOMPARE(many.from(0), Decimal::of(10));
        QCOMPARE(many.last(0), Decimal::of(14));
        QCOMPARE(many.from(1), Decimal::of(15));
        QCOMPARE(many.count(), 18);
        const auto one = Bins::around(Decimal::of(7), Decimal::of(7), 1000, 9);
        QCOMPARE(one.count(), 1);
        QCOMPARE(Bins::around(Decimal::of(-3), Decimal::of(2), 1000, 2).count(), 2);
    }

    void binsOfTenthsAreTenths() {
        ValueRange range;
        for (const std::int64_t thousandths : {31'500, 32'100, 38'700}) range.add(Decimal::ofThousandths(thousandths));
        const auto bins = range.bins(10);
        QCOMPARE(bins.from(0), Decimal::of(31));
        QCOMPARE(bins.last(0), Decimal::ofThousandths(31'900));
        QCOMPARE(bins.count(), 8);
    }

    /// Whatever the values: at most so many bins, without a gap, each value in one, and that says so.
    void everyValueIsInItsBin() {
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Stream random(seed);
            const auto values = drawnValues(random, 200);
            const int most = 2 + static_cast<int>(random.below(40));
            const auto bins = binsOf(values, most);
            QVERIFY(bins.count() >= 1);
            QVERIFY2(bins.count() <= most, std::to_string(seed).c_str());
            for (const auto& value : values) {
                if (!value) continue;
                const auto bin = bins.binOf(*value);
                QVERIFY(bin.has_value());
                QVERIFY(bins.from(*bin) <= *value && *value <= bins.last(*bin));
                const double place = bins.placeOf(*value);
                QVERIFY(place >= *bin && place < *bin + 1);
            }
            QVERIFY(!bins.binOf(Decimal::ofThousandths(bins.from(0).thousandths - 1)));
            QVERIFY(!bins.binOf(bins.from(bins.count())));
        }
    }

    void sumsAreThoseOfTheCells() {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Stream random(seed);
            const auto across = drawnValues(random, 500);
            const auto up = drawnValues(random, 500);
            Histogram histogram(binsOf(across, 20), binsOf(up, 12));
            std::int64_t both = 0;
            for (std::size_t i = 0; i < across.size(); ++i) {
                histogram.add(across[i], up[i]);
                both += across[i] && up[i] ? 1 : 0;
            }
            QCOMPARE(histogram.counted(), both);
            QCOMPARE(histogram.counted() + histogram.without(), 500);
            QCOMPARE(sumOf(histogram.counts()), both);
            for (int column = 0; column < histogram.columns().count(); ++column) {
                std::int64_t sum = 0;
                for (int row = 0; row < histogram.rowCount(); ++row) sum += histogram.at({column, row});
                QCOMPARE(histogram.sumsOfColumns()[static_cast<std::size_t>(column)], sum);
            }
            for (int row = 0; row < histogram.rowCount(); ++row) {
                std::int64_t sum = 0;
                for (int column = 0; column < histogram.columns().count(); ++column) sum += histogram.at({column, row});
                QCOMPARE(histogram.sumsOfRows()[static_cast<std::size_t>(row)], sum);
            }
        }
    }

    void oneMeasureAloneIsOneRow() {
        Stream random(5);
        const auto values = drawnValues(random, 300);
        Histogram histogram(binsOf(values, 24), {});
        std::int64_t there = 0;
        for (const auto& value : values) {
            histogram.add(value, {});
            there += value ? 1 : 0;
        }
        QCOMPARE(histogram.rowCount(), 1);
        QCOMPARE(histogram.counted(), there);
        QVERIFY(histogram.counts() == histogram.sumsOfColumns());
    }

    void withoutValuesItIsEmpty() {
        Histogram histogram(ValueRange().bins(10), ValueRange().bins(10));
        histogram.add({}, {});
        QCOMPARE(histogram.counted(), 0);
        QCOMPARE(histogram.without(), 1);
        QVERIFY(histogram.counts().empty());
    }
};

DELVE_TEST(HistogramTest)
#include "histogram_test.moc"

#include "generation/graph/poisson_disc.h"
#include "tests/support/test.h"

#include <QtTest>

#include <vector>

using namespace delve;

namespace {

std::int64_t squared(Cell a, Cell b) {
    const std::int64_t dx = a.x - b.x;
    const std::int64_t dy = a.y - b.y;
    return dx * dx + dy * dy;
}

BitGrid all(Size size) {
    BitGrid grid(size);
    for (std::int32_t y = 0; y < size.height; ++y) grid.setRun(y, 0, size.width);
    return grid;
}

/// What is wrong with points scattered over these places, checked pair by pair and cell by cell.
QString faultOf(const BitGrid& places, const std::vector<Cell>& points, std::int64_t spacing) {
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (squared(points[i], points[k]) < spacing) return QStringLiteral("two points too near each other");
    for (std::int32_t y = 0; y < places.size().height; ++y)
        for (std::int32_t x = 0; x < places.size().width; ++x) {
            if (!places.at({x, y})) continue;
            const bool covered = std::ranges::any_of(points, [&](Cell p) { return squared(p, {x, y}) < spacing; });
            if (!covered) return QStringLiteral("one more fits at %1, %2").arg(x).arg(y);
        }
    return {};
}

} // namespace

class PoissonDiscTest : public QObject {
    Q_OBJECT
private slots:
    void noneTooNearAndNoGap_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("spacing");
        QTest::newRow("every cell") << 9 << 7 << 1;
        QTest::newRow("a chess board") << 20 << 20 << 2;
        QTest::newRow("small") << 40 << 30 << 19;
        QTest::newRow("middling") << 128 << 96 << 324;
        QTest::newRow("one column") << 1 << 200 << 50;
        QTest::newRow("far beyond the map") << 30 << 30 << 40'000;
    }
    void noneTooNearAndNoGap() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, spacing);
        const auto places = all({width, height});
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            PoissonDisc disc(places, spacing);
            Stream random(seed);
            QVERIFY(disc.strew(random));
            QVERIFY(!disc.points().empty());
            QCOMPARE(faultOf(places, disc.points(), spacing), QString());
        }
    }

    void onlyOnPlacesAndAroundWhatIsKept() {
        BitGrid places({60, 60});
        Stream draws(4);
        for (std::int32_t y = 0; y < 60; ++y)
            for (std::int32_t x = 0; x < 60; ++x) places.set({x, y}, draws.chance(1, 9));
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            PoissonDisc disc(places, 30);
            disc.keep({30, 30});
            disc.keep({0, 59});
            Stream random(seed);
            QVERIFY(disc.strew(random));
            QCOMPARE(faultOf(places, disc.points(), 30), QString());
            QCOMPARE(disc.points()[0], (Cell{30, 30}));
            QCOMPARE(disc.points()[1], (Cell{0, 59}));
            for (std::size_t i = 2; i < disc.points().size(); ++i) QVERIFY(places.at(disc.points()[i]));
        }
    }

    void aSinglePlaceAmongManyIsFound() {
        BitGrid places({300, 300});
        places.set({211, 17});
        PoissonDisc disc(places, 9);
        Stream random(1);
        QVERIFY(disc.strew(random));
        QCOMPARE(disc.points(), (std::vector<Cell>{{211, 17}}));
        PoissonDisc none(BitGrid({300, 300}), 9);
        QVERIFY(none.strew(random));
        QVERIFY(none.points().empty());
    }

    void theFirstPointIsAnywhere() {
        const auto places = all({10, 10});
        std::array<int, 4> quarters{};
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            PoissonDisc disc(places, 10'000);
            Stream random(seed);
            QVERIFY(disc.strew(random));
            QCOMPARE(disc.points().size(), std::size_t{1});
            const Cell at = disc.points()[0];
            ++quarters[static_cast<std::size_t>((at.x < 5 ? 0 : 1) + (at.y < 5 ? 0 : 2))];
        }
        for (const int count : quarters) QVERIFY2(count > 870 && count < 1130, qPrintable(QString::number(count)));
    }

    /// A spacing beyond the size of any map leaves room for a single point.
    void aSpacingBeyondAllMapsEnds() {
        for (const std::int64_t spacing : {std::int64_t{1} << 30, std::int64_t{1} << 33, std::int64_t{1} << 60}) {
            PoissonDisc disc(all({20, 20}), spacing);
            disc.keep({3, 3});
            Stream random(1);
            QVERIFY(disc.strew(random));
            QCOMPARE(disc.points(), (std::vector<Cell>{{3, 3}}));
        }
    }

    void itStops() {
        const auto places = all({512, 512});
        PoissonDisc disc(places, 9);
        Stream random(1);
        int asked = 0;
        QVERIFY(!disc.strew(random, [&] { return ++asked == 2; }));
        QCOMPARE(asked, 2);
        QVERIFY(disc.points().size() < 3000);
    }
};

DELVE_TEST(PoissonDiscTest)
#include "poisson_disc_test.moc"

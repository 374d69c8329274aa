#include "generation/stages/poisson_sites.h"
#include "tests/generation/drawn_draft.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

/// Sites scattered among existing sites, such as pinned ones.
class KeptSitesTest : public QObject {
    Q_OBJECT

    /// A map with nine sites, among which about this many are then scattered.
    static std::vector<Room> strewnAmongNine(std::int64_t wanted, std::uint64_t seed) {
        DrawnDraft drawn(
            std::vector<std::string_view>(40, std::string_view("                                        ")));
        for (std::int32_t i = 0; i < 9; ++i) {
            const Cell middle{5 + 14 * (i % 3), 5 + 14 * (i / 3)};
            drawn.draft.addRoom({middle.x - 1, middle.y - 1, 3, 3}, RoomKind::Site, middle);
        }
        Stream random(seed);
        PoissonSitesParameters parameters;
        parameters.side = 3;
        parameters.sites = {wanted, wanted, false};
        if (!poissonSites(drawn.draft, random, parameters)) return {};
        return {drawn.draft.rooms().begin(), drawn.draft.rooms().end()};
    }

private slots:
    /// If more sites are kept than asked for, none is added, and the search for a better spacing ends.
    void moreKeptThanAskedFor_data() {
        QTest::addColumn<int>("wanted");
        for (const int wanted : {1, 2, 3, 5, 8}) QTest::addRow("%d", wanted) << wanted;
    }
    void moreKeptThanAskedFor() {
        QFETCH(int, wanted);
        for (std::uint64_t seed = 0; seed < 5; ++seed) QCOMPARE(strewnAmongNine(wanted, seed).size(), std::size_t{9});
    }

    void fewerKeptThanAskedFor() {
        for (std::uint64_t seed = 0; seed < 5; ++seed) QVERIFY(strewnAmongNine(20, seed).size() >= 16);
    }
};

DELVE_TEST(KeptSitesTest)
#include "kept_sites_test.moc"

#include "generation/level/thing.h"
#include "generation/pipeline/stuck.h"
#include "tests/generation/drawn_draft.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;
using test::DrawnDraft;

namespace {

using Rows = std::vector<std::string_view>;

/// With a lock, and with a key of its colour, where they are given.
bool getsStuck(const Rows& rows, std::optional<Cell> lock = {}, std::optional<Cell> key = {}) {
    DrawnDraft drawn(rows);
    if (lock) drawn.draft.addThing(ThingKind::Lock, *lock)->fields.set("colour", Colour{1, 2, 3});
    if (key) drawn.draft.addThing(ThingKind::Key, *key)->fields.set("colour", Colour{1, 2, 3});
    return canGetStuck(drawn.draft.snapshot(), TileCatalogue());
}

} // namespace

/// Who walks down a ledge has to get back, whatever they hold and know.
class StuckTest : public QObject {
    Q_OBJECT
private slots:
    void withoutALedgeNobodyGetsStuck() {
        QVERIFY(!getsStuck({"#######", "#@.+..#", "#######"}));
        QVERIFY(!getsStuck({"#######", "#@.+..#", "#######"}, Cell{3, 1}));
        QVERIFY(!getsStuck({"#######", "#..E..#", "#######"})); // nobody starts there
    }

    void anExitOrAKeyUpALedgeIsOutOfReach() {
        const auto outOf = [](const Rows& rows, std::optional<Cell> key = {}) {
            DrawnDraft drawn(rows);
            if (key) drawn.draft.addThing(ThingKind::Key, *key);
            return outOfReach(drawn.draft.snapshot(), TileCatalogue());
        };
        using Cells = std::vector<Cell>;
        QCOMPARE(outOf({"#######", "#..E.@#", "#######"}, Cell{1, 1}), (Cells{{1, 1}}));
        QCOMPARE(outOf({"#######", "#..E.@#", "#######"}, Cell{4, 1}), Cells());
        QCOMPARE(outOf({"#######", "#..E.@#", "#.###.#", "#..W..#", "#######"}, Cell{1, 1}), Cells());
        QCOMPARE(outOf({"#######", "#.#..@#", "#######"}, Cell{1, 1}), Cells()); // without a ledge
    }

    void aLedgeNeedsAnotherOneHome() {
        QVERIFY(getsStuck({"#######", "#@.E..#", "#.###.#", "#######"}));
        QVERIFY(!getsStuck({"#######", "#@.E..#", "#.###.#", "#..W..#", "#######"}));
        QVERIFY(getsStuck({"#######", "#@.E..#", "#.###.#", "#..E..#", "#######"}));
        QVERIFY(!getsStuck({"#######", "#..E.@#", "#######"})); // nobody walks up
        QVERIFY(!getsStuck({"#######", "#@.EE.#", "#.###.#", "#..W..#", "#######"}));
        QVERIFY(getsStuck({"#######", "#@.EE.#", "#.###.#", "#..WE.#", "#######"}));
    }

    void aSecretDoorIsNoWayHome() { QVERIFY(getsStuck({"#######", "#@.E..#", "#.###.#", "#..Q..#", "#######"})); }

    void aKeyMayHaveBeenLeftBehind() {
        const Rows rows{"#######", "#@.E..#", "#.###.#", "#..+..#", "#######"};
        QVERIFY(!getsStuck(rows));
        QVERIFY(getsStuck(rows, Cell{3, 3}));
        QVERIFY(!getsStuck(rows, Cell{3, 3}, Cell{5, 2}));
        QVERIFY(getsStuck(rows, Cell{3, 3}, Cell{1, 2}));
    }
};

DELVE_TEST(StuckTest)
#include "stuck_test.moc"

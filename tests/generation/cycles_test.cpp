#include "generation/level/locks.h"
#include "generation/stages/cycles.h"
#include "generation/stages/start.h"
#include "tests/generation/drawn_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::generation;
using test::DrawnDraft;

namespace {

/// A short way from the start and a long one, which meet before the exit.
const std::vector<std::string_view> ring{
    "##################################", //
    "#@...########....########....#####", //
    "#....,,,,,,,,....,,,,,,,,....X####", //
    "#....########....########....#####", //
    "##,############,##################", //
    "##,############,##################", //
    "##,############,##################", //
    "#....########....#################", //
    "#....,,,,,,,,....#################", //
    "#....########....#################", //
    "##################################",
};

std::size_t tilesOf(const Draft& draft, Tile tile) {
    return static_cast<std::size_t>(std::ranges::count(draft.tiles(), tile));
}

} // namespace

class CyclesTest : public QObject {
    Q_OBJECT
private slots:
    void theLockStandsBehindTheRingAndTheKeyOnTheLongWay() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            DrawnDraft drawn(ring);
            Stream random(seed);
            QVERIFY(cycles(drawn.draft, random, {.locks = 1, .secretDoors = 0, .ledges = 0, .grates = 0}).ok());
            const auto locks = drawn.cellsOf(ThingKind::Lock);
            const auto keys = drawn.cellsOf(ThingKind::Key);
            QCOMPARE(locks, (std::vector<Cell>{{17, 2}}));
            QCOMPARE(keys.size(), std::size_t{1});
            QVERIFY2(keys[0].y >= 7, qPrintable(QString("%1, %2").arg(keys[0].x).arg(keys[0].y)));
            QCOMPARE(drawn.draft.at({17, 2}), Tile::Door);
            for (const Cell cell : {Cell{16, 2}, Cell{17, 2}, Cell{18, 2}, keys[0]})
                QVERIFY(drawn.draft.reserved(cell));
            const auto& found = drawn.draft.mission->cycles;
            QVERIFY(std::ranges::count(found, MissionPattern::LockAndKey, &MissionCycle::pattern) == 1);
            QCOMPARE(found[0].locks.size(), std::size_t{1});
        }
    }

    /// The only doorway that may lead one way is on the ring; nobody gets stuck then.
    void aLedgeLeadsHome() {
        std::set<Cell> places;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            auto rows = ring;
            rows[4] = rows[5] = "##################################"; // doorways, not halls
            rows[6] = "##,############,##################";
            rows.erase(rows.begin() + 4, rows.begin() + 6);
            DrawnDraft drawn(rows);
            Stream random(seed);
            QVERIFY(cycles(drawn.draft, random, {.locks = 1, .secretDoors = 0, .ledges = 1, .grates = 0}).ok());
            QCOMPARE(tilesOf(drawn.draft, Tile::LedgeNorth) + tilesOf(drawn.draft, Tile::LedgeSouth), std::size_t{1});
            for (std::int32_t y = 0; y < drawn.draft.size().height; ++y)
                for (std::int32_t x = 0; x < drawn.draft.size().width; ++x)
                    if (drawn.draft.catalogue().ledge(drawn.draft.at({x, y}))) places.insert({x, y});
        }
        QVERIFY((places == std::set<Cell>{{2, 4}} || places == std::set<Cell>{{15, 4}} ||
                 places == std::set<Cell>{{2, 4}, {15, 4}}));
    }

    void aSecretDoorSavesSteps() {
        DrawnDraft drawn({
            "####################", //
            "#@..###########....#", //
            "#...,,,,,,,,,,,....X", //
            "#...###########....#", //
            "##,#############,###", //
            "#....##########....#", //
            "#....,,,,,,,,,,....#", //
            "####################",
        });
        Stream random(1);
        QVERIFY(cycles(drawn.draft, random, {.locks = 0, .secretDoors = 1, .ledges = 0, .grates = 0}).ok());
        QCOMPARE(tilesOf(drawn.draft, Tile::SecretDoor), std::size_t{1});
        QVERIFY(drawn.draft.at({2, 4}) == Tile::SecretDoor || drawn.draft.at({16, 4}) == Tile::SecretDoor);
        QCOMPARE(drawn.draft.mission->cycles[0].pattern, MissionPattern::HiddenShortcut);
    }

    /// The room behind the lock lies behind a thin wall beside the first steps.
    void aGrateShowsWhatIsLocked() {
        DrawnDraft drawn({
            "##########################", //
            "#X.......#################", //
            "#........,,,,,,,,,,,,,,,,#", //
            "#........###############,#", //
            "########################,#", //
            "#@.......#######....####,#", //
            "#........,,,,,,,....####,#", //
            "#........#######....,,,,,#", //
            "##########################",
        });
        Stream random(3);
        QVERIFY(cycles(drawn.draft, random, {.locks = 1, .secretDoors = 0, .ledges = 0, .grates = 1}).ok());
        QCOMPARE(drawn.cellsOf(ThingKind::Lock).size(), std::size_t{1});
        QCOMPARE(tilesOf(drawn.draft, Tile::Grate), std::size_t{1});
        const auto view =
            std::ranges::find(drawn.draft.mission->cycles, MissionPattern::Foreshadowing, &MissionCycle::pattern);
        QVERIFY(view != drawn.draft.mission->cycles.end());
        QCOMPARE(view->cells[0].y, 4);
        QVERIFY(view->cells[1].y > 4 && view->cells[2].y < 4);
        QVERIFY(drawn.draft.reserved(view->cells[0]) && drawn.draft.reserved(view->cells[2]));
    }

    /// The farthest room lies off the way to the lock; version 2 puts the key where one comes past it.
    void aLockIsSeenBeforeItsKey() {
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            for (const bool inSight : {false, true}) {
                DrawnDraft drawn({
                    "################################", //
                    "#@...###########....######....##", //
                    "#....,,,,,,,,,,,....,,,,,,....X#", //
                    "#....###########....######....##", //
                    "##,##############,##############", //
                    "##,##############,##############", //
                    "##,#############....############", //
                    "##,#############....############", //
                    "##,#############################", //
                    "##,,,,,,,,,,,,,,,,,,,,,,....####", //
                    "########################....####", //
                    "################################",
                });
                Stream random(seed);
                QVERIFY(cycles(drawn.draft, random,
                               {.locks = 1, .secretDoors = 0, .ledges = 0, .grates = 0, .locksInSight = inSight})
                            .ok());
                QCOMPARE(drawn.cellsOf(ThingKind::Lock), (std::vector<Cell>{{20, 2}}));
                const auto keys = drawn.cellsOf(ThingKind::Key);
                QCOMPARE(keys.size(), std::size_t{1});
                QVERIFY(inSight ? keys[0].y == 6 || keys[0].y == 7 : keys[0].y >= 9);
            }
    }

    /// Without a start or an exit, the mission chooses both, and the start follows it.
    void endsAreHandedOn() {
        DrawnDraft drawn({
            "######################", //
            "#...########....######", //
            "#...,,,,,,,,....,,...#", //
            "#...########....##...#", //
            "######################",
        });
        Stream random(1);
        QVERIFY(cycles(drawn.draft, random, {.locks = 1}).ok());
        QVERIFY(drawn.draft.missionStart.has_value() && drawn.draft.missionExit.has_value());
        const auto lock = drawn.cellsOf(ThingKind::Lock);
        const auto key = drawn.cellsOf(ThingKind::Key);
        QCOMPARE(lock.size(), std::size_t{1});
        const Cell start = *drawn.draft.missionStart;
        QCOMPARE(start.x < lock[0].x, key[0].x < lock[0].x);
        QCOMPARE(start.x<lock[0].x, drawn.draft.missionExit->x> lock[0].x);
        QVERIFY(placeStart(drawn.draft, random, {.way = StartWay::LowerLeft}).ok());
        QCOMPARE(drawn.cellsOf(ThingKind::Start), (std::vector<Cell>{start}));
    }

    void anExitOutOfReachIsRefused() {
        DrawnDraft drawn({"########", "#@.##.X#", "########"});
        Stream random(1);
        QVERIFY(!cycles(drawn.draft, random, {}).ok());
        DrawnDraft single({"#####", "#@..#", "#...#", "#####"});
        QVERIFY(cycles(single.draft, random, {}).ok());
        QVERIFY(!single.draft.notes().empty());
    }
};

DELVE_TEST(CyclesTest)
#include "cycles_test.moc"

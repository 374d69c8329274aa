#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/proof/connected.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/step.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/replayed.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// The verdict in short: "won in 3", with "or fewer" unless no game is shorter; or what the proof says.
std::string verdict(const World& world) {
    const auto proof = prove(std::make_shared<const World>(world));
    if (!proof) return "stopped";
    if (proof->verdict != Verdict::Winnable)
        return (proof->verdict == Verdict::Unknown ? "unknown: " : "") + inEnglish(proof->reason);
    if (const auto fault = test::faultOfReplay(world, *proof); !fault.empty()) return fault;
    return "won in " + std::to_string(proof->steps) + (proof->shortest ? "" : " or fewer");
}

} // namespace

class ProofTest : public QObject {
    Q_OBJECT
private slots:
    void everyObjective() {
        QCOMPARE(verdict(drawnWorld("exit", {"#####", "#@..X", "#####"})), std::string("won in 3"));
        QCOMPARE(verdict(drawnWorld("gate", {"#####", "#@..G", "#####"})), std::string("won in 3"));
        QCOMPARE(verdict(drawnWorld("collect", {"#####", "#@.*#", "#*.##", "#####"})), std::string("won in 4"));
        QCOMPARE(verdict(drawnWorld("explore", {"#####", "#@..#", "#####"})), std::string("won in 0 or fewer"));
        QVERIFY(verdict(drawnWorld("boss", {"######", "#@..B#", "######"})).starts_with("won in "));
    }

    void whatIsMissingIsNamed() {
        QCOMPARE(verdict(drawnWorld("exit", {"#####", "#...X", "#####"})),
                 std::string("No start for player 1. Place one on the map to play this level."));
        QCOMPARE(verdict(drawnWorld("exit", {"#####", "#@..#", "#####"})), std::string("There is no golden exit."));
        QCOMPARE(verdict(drawnWorld("collect", {"#####", "#@..#", "#####"})),
                 std::string("There is no flower to collect."));
        QCOMPARE(verdict(drawnWorld("exit", {"#####", "#@..#", "####X"})),
                 std::string("The golden exit at (4, 2) cannot be reached."));
        QCOMPARE(verdict(drawnWorld("collect", {"#####", "#@*##", "###*#"})),
                 std::string("The flower at (3, 2) cannot be reached."));
    }

    void keysOpenLocks() {
        QCOMPARE(verdict(drawnWorld("exit", {"######", "#r@.RX", "######"})), std::string("won in 5"));
        QCOMPARE(verdict(drawnWorld("exit", {"########", "#rb@.LRX", "########"})), std::string("won in 8"));
        QCOMPARE(verdict(drawnWorld("exit", {"#######", "#@.R.rX", "#######"})),
                 std::string("The key for the lock at (3, 1) cannot be reached without opening it."));
        QCOMPARE(verdict(drawnWorld("exit", {"#####", "#@.RX", "#####"})),
                 std::string("There is no key for the lock at (3, 1)."));
    }

    /// A key opens the locks of its colour; one without a colour those that have none either.
    void aKeyWithoutAColourOpensALockWithoutOne() {
        World world = drawnWorld("exit", {"########", "#@.r.R.X", "########"});
        world.levels[0].things.write().back().fields.remove("colour");
        QCOMPARE(verdict(world), std::string("There is no key for the lock at (5, 1)."));
        for (auto& thing : world.levels[0].things.write()) thing.fields.remove("colour");
        QCOMPARE(verdict(world), std::string("won in 6"));
        World behind = drawnWorld("exit", {"#######", "#@.R.rX", "#######"});
        for (auto& thing : behind.levels[0].things.write()) thing.fields.remove("colour");
        QCOMPARE(verdict(behind), std::string("The key for the lock at (3, 1) cannot be reached without opening it."));
    }

    /// Such a key is fetched first, and counts for the fewest steps.
    void aLockWithoutAColourIsPlannedFor() {
        World world = drawnWorld("exit", {"#########", "#r......#", "#.#####.#", "#@R.....X", "#########"});
        for (auto& thing : world.levels[0].things.write()) thing.fields.remove("colour");
        QCOMPARE(verdict(world), std::string("won in 11"));
        World tour = drawnWorld("collect", {"#########", "#.......#", "#r#####.#", "#@R....*#", "#########"});
        for (auto& thing : tour.levels[0].things.write()) thing.fields.remove("colour");
        const auto proof = prove(std::make_shared<const World>(tour));
        QVERIFY(proof.ok() && proof->verdict == Verdict::Winnable);
        QCOMPARE(proof->steps, std::int64_t{8});
        QVERIFY(proof->shortest);
    }

    /// One that leaves the key alone, and one that fetches it first.
    void aTourWithKeysIsShortest() {
        QCOMPARE(verdict(drawnWorld("collect", {"######", "#r.@*#", "######"})), std::string("won in 1"));
        QCOMPARE(verdict(drawnWorld("collect", {"#########", "#*..@r..#", "#######R#", "#######*#", "#########"})),
                 std::string("won in 11"));
    }

    /// Whoever stands in the way need not go aside where there is room to pass.
    void playersPassEachOther() {
        QCOMPARE(verdict(drawnWorld("collect", {"########", "#@.&*..#", "#.....*#", "########"})),
                 std::string("won in 8 or fewer"));
    }

    /// A player arrives at the start there, or else at the portal that leads back.
    void aPortalNeedNameNoCell() {
        World world = drawnWorld("exit", {"#####", "#@..#", "#####"});
        world.levels[0].id = "outside";
        world.levels.push_back(drawnWorld("exit", {"#####", "#...X", "#####"}).levels[0]);
        world.levels[1].id = "inside";
        leadTo(world, 0, {2, 1}, "inside");
        QCOMPARE(verdict(world), std::string("The golden exit at (4, 1) cannot be reached."));
        leadTo(world, 1, {2, 1}, "outside");
        QVERIFY(verdict(world).starts_with("won in "));
    }

    /// Whoever came out of a portal has not gone through the one there.
    void walkingOntoAPortalIsNotComingOutOfIt() {
        World world = drawnWorld("exit", {"#######", "#..@.##", "#######", "##...X#", "#######"});
        world.levels[0].id = "one";
        const auto lead = [&world](Cell from, Cell to) {
            leadTo(world, 0, from, "one");
            world.levels[0].things.write().back().fields.set("cell", to);
        };
        lead({4, 1}, {2, 1}); // is tried first, and comes out on the other one
        lead({2, 1}, {2, 3});
        QCOMPARE(verdict(world), std::string("won in 4"));
    }

    /// What is listed before a portal on its cell is taken by whoever walks there, before it carries them away.
    void whatLiesOnAPortalIsTakenInPassing() {
        const World flower =
            withPortal(drawnWorld("collect", {"#######", "#..@..#", "#.....#", "#.*...#", "#######"}), {2, 3}, {1, 1});
        QCOMPARE(verdict(flower), std::string("won in 3"));
        World after = flower; // the portal first, which carries away whoever walks there: the order is that of the ids
        for (auto& thing : after.levels[0].things.write())
            if (thing.kind == ThingKind::Flower) thing.id = "still-" + thing.id;
        QCOMPARE(verdict(after), std::string("The flower at (2, 3) cannot be reached."));
        const std::vector<std::string> locked{"##########", "#..@..#..#", "#.....R..X", "#.r...#..#", "##########"};
        const World key = withPortal(drawnWorld("exit", locked), {2, 3}, {1, 1});
        QCOMPARE(verdict(key), std::string("won in 12"));
        const World apart =
            withPortal(drawnWorld("collect", {"#######", "#*.@.*#", "#######", "#.....#"}), {5, 1}, {1, 3});
        QCOMPARE(verdict(apart), std::string("won in 6"));
    }

    /// Once somebody has chosen in the encounter, it is gone, and the portal carries away whoever walks there.
    void anEncounterHoldsOnAPortalOnlyOnce() {
        const std::vector<std::string> hall{"#######", "#@....#", "#.....#", "#.....#", "#######"};
        const auto withEncounter = [](World world, const World& inside) {
            world.levels[0].id = "outside";
            world.levels.push_back(inside.levels[0]);
            world.levels[1].id = "inside";
            Thing encounter;
            encounter.id = bornAt("encounter", {3, 2});
            encounter.kind = ThingKind::Encounter;
            encounter.at = {3, 2};
            world.levels[0].things.write().push_back(std::move(encounter));
            leadTo(world, 0, {3, 2}, "inside");
            world.levels[0].things.write().back().fields.set("cell", Cell{1, 1});
            return world;
        };
        const World behind = withEncounter(drawnWorld("exit", hall), drawnWorld("exit", {"#####", "#...X", "#####"}));
        QVERIFY(verdict(behind).starts_with("won in "));
        auto open = hall;
        open[2].back() = 'X';
        const World trap = withEncounter(drawnWorld("exit", open), drawnWorld("exit", {"#####", "#...#", "#####"}));
        const auto proof = prove(std::make_shared<const World>(trap), {.softLocks = true});
        QVERIFY(proof.ok() && proof->softLocks);
        QCOMPARE(proof->softLocks->verdict, SoftLocks::Verdict::Possible);
        QCOMPARE(proof->softLocks->places.front(), (Place{0, {3, 2}}));
    }

    void secretDoorsAreFoundByWaiting() {
        const World world = drawnWorld("exit", {"#######", "#@Q.QX#", "#######"});
        QCOMPARE(verdict(world), std::string("won in 4"));
        const auto proof = prove(std::make_shared<const World>(world));
        QCOMPARE(std::ranges::count(proof->commands, CommandKind::Wait, &Command::kind), std::ptrdiff_t{2});
    }

    void ledgesLeadOneWay() {
        QCOMPARE(verdict(drawnWorld("exit", {"######", "#@E.X#", "######"})), std::string("won in 3"));
        QCOMPARE(verdict(drawnWorld("exit", {"######", "#@W.X#", "######"})),
                 std::string("The golden exit at (4, 1) cannot be reached."));
        QCOMPARE(verdict(drawnWorld("exit", {"########", "#X.R@Er#", "########"})),
                 std::string("The golden exit at (1, 1) cannot be reached."));
    }

    /// The nearest flower lies where there is no way back from.
    void whatLiesAboveIsTakenFirst() {
        QCOMPARE(verdict(drawnWorld("collect", {"##########", "#***.@E*.#", "##########"})), std::string("won in 10"));
        QCOMPARE(verdict(drawnWorld("collect", {"##################", "#***********.@E*.#", "##################"})),
                 std::string("won in 26 or fewer"));
    }

    /// Past an enemy that kills, or around by a way without a ledge, which is the longer one: whoever lets the enemy
    /// come, and steps aside, needs fewer steps than that.
    void aWayWithoutLedgesIsNoBound() {
        World world = drawnWorld("exit", {"################", "#@E............X", "#.#............#",
                                          "#.############.#", "#..............#", "################"});
        world.rules.write().enemies = true;
        EnemyKind ogre;
        ogre.name = "ogre";
        ogre.health = 1'000;
        ogre.strength = 12;
        ogre.aggression = 100;
        ogre.speed = 1;
        ogre.sight = 1;
        world.tables.enemies.write().insert(world.tables.enemies.write().begin(), ogre);
        Thing enemy;
        enemy.id = bornAt("enemy", {5, 1});
        enemy.kind = ThingKind::Enemy;
        enemy.at = {5, 1};
        enemy.fields.set("enemy", ogre.name);
        world.levels[0].things.write().push_back(std::move(enemy));
        const auto proof = prove(std::make_shared<const World>(world));
        QVERIFY(proof.ok() && proof->verdict == Verdict::Winnable);
        QVERIFY(proof->atLeast > 0 && proof->atLeast <= 15);
    }

    void whatLiesBelowTwoLedgesIsNotHadInOneGame() {
        QCOMPARE(verdict(drawnWorld("collect", {"########", "#*W@E*.#", "########"})),
                 std::string("Each of these can be reached, but not all in one game: somewhere there is no way back."));
    }

    void nobodyWalksThroughLavaOrIntoAChasm() {
        World world = drawnWorld("exit", {"#####", "#@~X#", "#####"});
        for (const auto tile : {Tile::Lava, Tile::Chasm, Tile::Grate, Tile::Pillar}) {
            world.levels[0].tiles.set({2, 1}, tile);
            QCOMPARE(verdict(world), std::string("The golden exit at (3, 1) cannot be reached."));
        }
        world.levels[0].tiles.set({2, 1}, Tile::Shallows);
        QCOMPARE(verdict(world), std::string("won in 2"));
    }

    void chasmsLeadToTheLevelBelow() {
        World world = drawnWorld("exit", {"#####", "#@V.#", "#####"});
        world.levels[0].id = "above";
        world.levels.push_back(drawnWorld("exit", {"#####", "#...X", "#####"}).levels[0]);
        world.levels[1].id = "below";
        QCOMPARE(verdict(world), std::string("The golden exit at (4, 1) cannot be reached."));
        world.levels[0].properties.set("below", Reference{"below"});
        QCOMPARE(verdict(world), std::string("won in 3"));
    }

    void eachLevelMustBeConnected() {
        World world = drawnWorld("explore", {"#####", "#@..#", "#####"});
        QVERIFY(checkConnected(world));
        world.levels[0].tiles.set({2, 1}, Tile::Wall);
        const auto parted = checkConnected(world);
        QVERIFY(!parted);
        QCOMPARE(inEnglish(parted.failure().message), std::string("The ground is not connected: 2 region(s)."));
        QCOMPARE(parted.failure().cells, (std::vector<Cell>{{1, 1}, {3, 1}}));
    }

    /// With the shorter way locked, the key is worth the walk only if it shortens the rest.
    void theShortestWayWeighsAKey() {
        QCOMPARE(verdict(drawnWorld("exit", {"########", "#r@.R.X#", "#.####.#", "#......#", "########"})),
                 std::string("won in 6"));
    }

    void thePlaceWhereOneBeganCountsAgain() {
        World world = drawnWorld("collect", {"#####", "#@..#", "#####"});
        Thing flower;
        flower.id = "flower-1-1";
        flower.kind = ThingKind::Flower;
        flower.at = {1, 1};
        world.levels[0].things.write().push_back(flower);
        QCOMPARE(verdict(world), std::string("won in 2"));
    }

    /// The nearest flower first takes two steps more.
    void aTourIsAShortestOne() {
        const std::string tour = verdict(drawnWorld("collect", {"###########", "#*..@.*..*#", "###########"}));
        QCOMPARE(tour, std::string("won in 11"));
        QCOMPARE(verdict(drawnWorld("collect", {"############", "#**********#", "#*........@#", "############"})),
                 std::string("won in 11"));
    }

    /// More flowers than an exact tour takes, or keys: what a spanning tree costs is needed at least.
    void aLongerTourHasABound() {
        const World world = drawnWorld("collect", {"##############", "#******@*****#", "##############"});
        const auto proof = prove(std::make_shared<const World>(world));
        QVERIFY(proof.ok() && proof->verdict == Verdict::Winnable && !proof->shortest);
        QCOMPARE(proof->atLeast, std::int64_t{11});
        QCOMPARE(proof->steps, std::int64_t{16});
    }

    /// Player two stands in the only hall; they go to a place beside it.
    void playerTwoStepsAside() {
        QVERIFY(verdict(drawnWorld("exit", {"########", "#@.&..X#", "####.###", "########"})).starts_with("won in "));
    }

    void playerTwoDoesWhatPlayerOneCannot() {
        QCOMPARE(verdict(drawnWorld("exit", {"########", "#@.#&.X#", "########"})), std::string("won in 2 or fewer"));
        QCOMPARE(verdict(drawnWorld("collect", {"##########", "#**.@#&.*#", "##########"})),
                 std::string("won in 5 or fewer"));
        QCOMPARE(verdict(drawnWorld("collect", {"#########", "#*...&@.#", "#########"})),
                 std::string("won in 4 or fewer"));
    }

    /// As in play: whoever begins on a lock, or comes to it through a portal, goes on from there.
    void aLockUnderfootHoldsNobody() {
        World world = drawnWorld("exit", {"#####", "#@R.X", "#####"});
        auto& things = world.levels[0].things.write();
        std::ranges::find(things, ThingKind::Lock, &Thing::kind)->at = {1, 1};
        QCOMPARE(verdict(world), std::string("won in 3"));
        World other = drawnWorld("exit", {"######", "#@.#RX", "######"});
        Thing portal;
        portal.id = "portal-2-1";
        portal.kind = ThingKind::Portal;
        portal.at = {2, 1};
        portal.fields.set("level", Reference{other.levels[0].id});
        portal.fields.set("cell", Cell{4, 1});
        other.levels[0].things.write().push_back(portal);
        QCOMPARE(verdict(other), std::string("won in 2"));
    }

    void wallsThatKillAreNotTouched() {
        World world = drawnWorld("exit", {"######", "#@.#.X", "#....#", "######"});
        world.rules.write().deadlyWalls = true;
        QCOMPARE(verdict(world), std::string("won in 6"));
    }

    void aStoppedProofIsCancelled() {
        generation::Feedback feedback;
        feedback.stop();
        const auto world = std::make_shared<const World>(drawnWorld("collect", {"#####", "#@.*#", "#####"}));
        const auto proof = prove(world, {.feedback = &feedback});
        QVERIFY(!proof && proof.failure().cancelled());
    }
};

DELVE_TEST(ProofTest)
#include "proof_test.moc"

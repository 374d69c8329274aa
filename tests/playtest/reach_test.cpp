#include "generation/level/rules.h"
#include "playtest/proof/reach.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;

namespace {

constexpr Colour red{200, 0, 0};
constexpr Colour blue{0, 0, 200};

/// A drawn world of one level: `@` start, `*` flower, `B` boss, `r` and `R` red key and lock, `b` and `L` blue ones;
/// all of them on floor. Other glyphs are tiles.
World drawn(const std::string& objective, const std::vector<std::string>& rows) {
    World world;
    world.rules.write().objective = objective;
    auto& level = world.levels.emplace_back();
    level.tiles = Grid({static_cast<std::int32_t>(rows[0].size()), static_cast<std::int32_t>(rows.size())});
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x) {
            const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            const auto put = [&](ThingKind kind, std::optional<Colour> colour = {}) {
                Thing thing;
                thing.id = bornAt(infoOf(kind).name, {x, y});
                thing.kind = kind;
                thing.at = {x, y};
                if (colour) thing.fields.set("colour", *colour);
                level.things.write().push_back(thing);
                level.tiles.set({x, y}, Tile::Floor);
            };
            switch (glyph) {
            case '@': put(ThingKind::Start); break;
            case '*': put(ThingKind::Flower); break;
            case 'B': put(ThingKind::Boss); break;
            case 'r': put(ThingKind::Key, red); break;
            case 'R': put(ThingKind::Lock, red); break;
            case 'b': put(ThingKind::Key, blue); break;
            case 'L': put(ThingKind::Lock, blue); break;
            default: level.tiles.set({x, y}, *world.tiles.findGlyph(static_cast<unsigned char>(glyph)));
            }
        }
    return world;
}

/// A new portal that names a level but no cell.
Thing& leadTo(World& world, std::size_t level, Cell at, const char* to) {
    Thing portal;
    portal.id = bornAt("portal", at);
    portal.kind = ThingKind::Portal;
    portal.at = at;
    portal.fields.set("level", Reference{to});
    return world.levels[level].things.write().emplace_back(std::move(portal));
}

std::string verdict(const World& world) {
    const auto checked = checkReach(world);
    return checked ? "ok" : inEnglish(checked.failure().message);
}

} // namespace

class ReachTest : public QObject {
    Q_OBJECT
private slots:
    void everyObjective() {
        QCOMPARE(verdict(drawn("collect", {"#####", "#@.*#", "#####"})), std::string("ok"));
        QCOMPARE(verdict(drawn("collect", {"#####", "#@..#", "#####"})), std::string("There is no flower to collect."));
        QCOMPARE(verdict(drawn("exit", {"#####", "#@..X", "#####"})), std::string("ok"));
        QCOMPARE(verdict(drawn("exit", {"#####", "#@..#", "####X"})),
                 std::string("The golden exit at (4, 2) cannot be reached."));
        QCOMPARE(verdict(drawn("gate", {"#####", "#@..G", "#####"})), std::string("ok"));
        QCOMPARE(verdict(drawn("gate", {"#####", "#@..#", "#####"})), std::string("There is no gate."));
        QCOMPARE(verdict(drawn("boss", {"#####", "#@.B#", "#####"})), std::string("ok"));
        QCOMPARE(verdict(drawn("explore", {"#####", "#@..#", "#####"})), std::string("ok"));
    }

    void aStartAndOneRegion() {
        QCOMPARE(verdict(drawn("explore", {"#####", "#...#", "#####"})),
                 std::string("There is no start for player 1."));
        QCOMPARE(verdict(drawn("explore", {"#####", "#@#.#", "#####"})),
                 std::string("The ground is not connected: 2 region(s)."));
    }

    void levelsAreEnteredByPortals() {
        const auto withPortal = [](World& world, std::size_t level, Cell at, const char* to) {
            leadTo(world, level, at, to).fields.set("cell", Cell{1, 1});
        };
        World world = drawn("explore", {"#####", "#@..#", "#####"});
        world.levels[0].id = "outside";
        world.levels.push_back(drawn("explore", {"#####", "#...#", "#####"}).levels[0]);
        world.levels[1].id = "inside";
        QCOMPARE(verdict(world), std::string("There is no start for player 1."));
        withPortal(world, 1, {1, 1}, "outside");
        QCOMPARE(verdict(world), std::string("There is no start for player 1."));
        withPortal(world, 0, {2, 1}, "inside");
        QCOMPARE(verdict(world), std::string("ok"));
        world.levels[1].tiles.set({2, 1}, Tile::Wall);
        QCOMPARE(verdict(world), std::string("The ground is not connected: 2 region(s)."));
    }

    /// As in play: a player arrives at the start, or else at the portal that leads back.
    void aPortalNeedNameNoCell() {
        World world = drawn("explore", {"#####", "#@..#", "#####"});
        world.levels[0].id = "outside";
        world.levels.push_back(drawn("explore", {"#####", "#...#", "#####"}).levels[0]);
        world.levels[1].id = "inside";
        leadTo(world, 0, {2, 1}, "inside");
        QCOMPARE(verdict(world), std::string("There is no start for player 1.")); // no place to arrive at
        leadTo(world, 1, {3, 1}, "outside");
        QCOMPARE(verdict(world), std::string("ok"));
    }

    /// As in play.
    void aKeyWithoutAColourOpensALockWithoutOne() {
        World world = drawn("exit", {"########", "#@.r.R.X", "########"});
        auto& things = world.levels[0].things.write();
        things.back().fields.remove("colour");
        QCOMPARE(verdict(world), std::string("The golden exit at (7, 1) cannot be reached."));
        for (auto& thing : world.levels[0].things.write()) thing.fields.remove("colour");
        QCOMPARE(verdict(world), std::string("ok"));
    }

    void keysOpenTheirLocks() {
        QCOMPARE(verdict(drawn("exit", {"########", "#@.r.R.X", "########"})), std::string("ok"));
        QCOMPARE(verdict(drawn("exit", {"##########", "#@r.R.b.LX", "##########"})), std::string("ok"));
        QCOMPARE(verdict(drawn("exit", {"########", "#@.b.R.X", "########"})),
                 std::string("The golden exit at (7, 1) cannot be reached."));
        QCOMPARE(verdict(drawn("exit", {"########", "#@..R.rX", "########"})),
                 std::string("The golden exit at (7, 1) cannot be reached."));
        const auto world = drawn("exit", {"##########", "#@b.R.r.LX", "##########"});
        QCOMPARE(findReachWithKeys(world.levels[0], world.tiles, {1, 1}).shutLocks, (std::vector<Cell>{{4, 1}}));
    }

    void aKeyOpensNoWall() {
        World world = drawn("exit", {"########", "#@.r.R.X", "########"});
        world.levels[0].tiles.set({5, 1}, Tile::Wall);
        QVERIFY(!findReachWithKeys(world.levels[0], world.tiles, {1, 1}).cells.at({6, 1}));
    }

    void bothLocksOfACellHaveToBeOpened() {
        World world = drawn("exit", {"########", "#@.r.R.X", "########"});
        auto second = world.levels[0].things->back();
        second.id = "second";
        second.fields.set("colour", blue);
        world.levels[0].things.write().push_back(second);
        const auto reach = findReachWithKeys(world.levels[0], world.tiles, {1, 1});
        QCOMPARE(reach.shutLocks, (std::vector<Cell>{{5, 1}}));
        QVERIFY(!reach.cells.at({6, 1}));
    }

    /// As in play: on a map drawn by a person, ground that nobody can reach need not be explored.
    void sealedGroundOfAMapNeedNotBeExplored() {
        for (const auto& rows : {std::vector<std::string>{"#######", "#@.#..#", "#######"},
                                 std::vector<std::string>{"#######", "#@.R..#", "#######"}}) {
            const World world = drawn("explore", rows);
            QVERIFY(!checkReach(world)); // a recipe never makes such a level
            const auto faults = findReachFaults(world);
            QVERIFY(faults && faults->empty());
        }
    }

    void aLevelThatNobodyComesToIsAtFault() {
        World world = drawn("explore", {"#####", "#@..#", "#####"});
        world.levels[0].id = "outside";
        world.levels.push_back(drawn("explore", {"#####", "#...#", "#####"}).levels[0]);
        world.levels[1].id = "inside";
        const auto shut = findReachFaults(world);
        QVERIFY(shut && shut->size() == 1);
        QCOMPARE(shut->front().level, std::size_t{1});
        QCOMPARE(inEnglish(shut->front().failure.message), std::string("There is no start for player 1."));
        leadTo(world, 0, {2, 1}, "inside").fields.set("cell", Cell{1, 1});
        const auto open = findReachFaults(world);
        QVERIFY(open && open->empty());
    }

    void unreachedGroundIsExplored() {
        QCOMPARE(verdict(drawn("explore", {"#######", "#@.R..#", "#######"})),
                 std::string("The ground at (3, 1) cannot be reached."));
    }
};

DELVE_TEST(ReachTest)
#include "reach_test.moc"

#include "generation/level/encounter.h"
#include "generation/level/rules.h"
#include "playtest/rules/dangers.h"
#include "playtest/rules/game.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;

namespace {

const std::vector<std::string> hall{"########", "#@...*.#", "########"};

QStringList toldOf(World world, const Declarations& declarations = builtInDeclarations()) {
    const auto game = startGame(std::make_shared<const World>(std::move(world)), 1, declarations);
    if (!game) qFatal("%s", inEnglish(game.failure().message).c_str());
    QStringList told;
    for (const auto& danger : dangersOf(*game)) told << QString::fromStdString(inEnglish(danger));
    return told;
}

World withRules(World world, const std::function<void(Rules&)>& change) {
    change(world.rules.write());
    return world;
}

void put(World& world, ThingKind kind, Cell at) {
    Thing thing;
    thing.kind = kind;
    thing.at = at;
    thing.id = bornAt(infoOf(kind).name, at);
    world.levels[0].things.write().push_back(std::move(thing));
}

} // namespace

/// What can kill, as it is said at the start of a game.
class DangersTest : public QObject {
    Q_OBJECT
private slots:
    void aHarmlessGameHasNone() { QCOMPARE(toldOf(test::drawnWorld("collect", hall)), QStringList()); }

    /// Only by an objective under which they kill: what the rule says for another one means nothing.
    void deadlyWalls() {
        const auto deadly = [](Rules& rules) { rules.deadlyWalls = true; };
        QCOMPARE(toldOf(withRules(test::drawnWorld("exit", hall), deadly)),
                 QStringList{QStringLiteral("Touching a wall is deadly.")});
        QCOMPARE(toldOf(withRules(test::drawnWorld("collect", hall), deadly)), QStringList());
        QCOMPARE(toldOf(test::drawnWorld("exit", hall)), QStringList());
    }

    void lava() {
        World world = test::drawnWorld("collect", hall);
        world.levels[0].tiles.set({7, 2}, Tile::Lava);
        const QStringList told{QStringLiteral("Lava is deadly: the first step only warns you.")};
        QCOMPARE(toldOf(world), told);
        World filled = test::drawnWorld("collect", hall);
        Level below;
        below.id = "below";
        below.tiles = Grid({8, 8}, Tile::Lava);
        filled.levels.push_back(std::move(below));
        QCOMPARE(toldOf(std::move(filled)), told);
    }

    /// It is called by its name.
    void aTileOfTheWorldsOwnThatBehavesAsLava() {
        World world = test::drawnWorld("collect", hall);
        TileKind magma;
        magma.name = "magma";
        magma.serves = Tile::Lava;
        const auto tile = world.tiles.add(magma);
        QVERIFY(tile.has_value());
        world.levels[0].tiles.set({7, 2}, *tile);
        QCOMPARE(toldOf(std::move(world)),
                 QStringList{QStringLiteral("magma is deadly: the first step only warns you.")});
    }

    void enemiesWhereTheRulesHaveThem() {
        World world = test::drawnWorld("collect", hall);
        put(world, ThingKind::Enemy, {5, 1});
        QCOMPARE(toldOf(world), QStringList());
        QCOMPARE(toldOf(withRules(world, [](Rules& rules) { rules.enemies = true; })),
                 QStringList{QStringLiteral("Enemies attack. Without health, you are out.")});
        World boss = test::drawnWorld("boss", hall);
        put(boss, ThingKind::Boss, {5, 1});
        QCOMPARE(toldOf(boss).size(), 1);
    }

    /// By the table of encounters: one that costs no health is no danger.
    void encountersThatHurt() {
        World world = test::drawnWorld("collect", hall);
        put(world, ThingKind::Encounter, {5, 1});
        Encounter harmless;
        harmless.name = "harmless";
        harmless.choices.push_back({"Go on", {Outcome{}}, {}});
        world.tables.encounters.write() = {harmless};
        QCOMPARE(toldOf(world), QStringList());
        world.tables.encounters.write()[0].choices[0].outcomes[0].health = -1;
        QCOMPARE(toldOf(world), QStringList{QStringLiteral("Some encounters cost health.")});
    }

    void suppliesOfAJourney() {
        World world = test::drawnWorld("journey", hall);
        world.rules.write().cityCost = 4;
        world.rules.write().supplies = 9;
        QCOMPARE(toldOf(world),
                 QStringList{QStringLiteral(
                     "Each town costs 4 supplies, and you have 9. Without enough for a town, you lose.")});
        world.rules.write().cityCost = 0;
        QCOMPARE(toldOf(world), QStringList());
    }

    /// Nothing about it is known by its name.
    void anObjectiveAddedAtRunTimeSaysItself() {
        Declarations declarations = builtInDeclarations();
        ObjectiveInfo info;
        info.id = "careful";
        info.label = Text{"", "Careful"};
        info.endings = {{.id = "bumped", .ending = Ending::Lost, .sentence = [](const Game&) { return Message{}; }}};
        info.won = [](const Game&, const Occasion&) { return std::optional<Victory>(); };
        info.lost = [](const Game&, const Occasion& occasion) {
            const bool bumped = occasion.kind == Occasion::Kind::TouchedWall;
            return bumped ? std::optional(Defeat{"bumped", occasion.player}) : std::nullopt;
        };
        info.task = [](const Game&) { return Message{}; };
        QVERIFY(declarations.objectives.add(info));
        QCOMPARE(toldOf(test::drawnWorld("careful", hall), declarations),
                 QStringList{QStringLiteral("Touching a wall is deadly.")});
    }
};

DELVE_TEST(DangersTest)
#include "dangers_test.moc"

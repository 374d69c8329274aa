#include "editor/play/played_level.h"

#include "editor/play/play_session.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;

namespace {

World cave() {
    generation::Workspace workspace;
    const Recipe seeded = generation::builtInRecipes().find("caves")->withSeed(3);
    return std::move(generation::generateWorld(seeded, {40, 30}, workspace)->world);
}

Cell besideStart(const World& world) {
    const Cell start = std::ranges::find(*world.levels[0].things, ThingKind::Start, &Thing::kind)->at;
    return {start.x + 1, start.y};
}

} // namespace

/// The tiles that the view of a game draws.
class PlayedLevelTest : public QObject {
    Q_OBJECT
private slots:
    void theGroundHasTheDoorsThatWereOpened() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        World world = cave();
        const Cell door = besideStart(world);
        world.levels[0].tiles.set(door, Tile::Door);
        QVERIFY(session.play(world).ok());
        PlayedLevel ground;
        QVERIFY(ground.follow(*session.game(), 0).everything);
        QVERIFY(ground.level().things->empty());
        session.type(U'D');
        QCOMPARE(ground.follow(*session.game(), 0).region, (Rect{door.x, door.y, 1, 1}));
        QCOMPARE(ground.level().tiles.at(door), Tile::OpenDoor);
        session.stepBack();
        QVERIFY(!ground.follow(*session.game(), 0).region.empty());
        QCOMPARE(ground.level().tiles.at(door), Tile::Door);
    }

    /// A secret door is drawn as the wall beside it, until it is found.
    void theGroundHidesSecretDoors() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        World world = cave();
        const Cell door = besideStart(world);
        world.levels[0].tiles.set(door, Tile::SecretDoor);
        QVERIFY(session.play(world).ok());
        PlayedLevel ground;
        QVERIFY(ground.follow(*session.game(), 0).everything);
        QCOMPARE(ground.level().tiles.at(door), Tile::Wall);
        session.type(U'.');
        QCOMPARE(ground.follow(*session.game(), 0).region, (Rect{door.x, door.y, 1, 1}));
        QCOMPARE(ground.level().tiles.at(door), Tile::Door);
        session.stepBack();
        QVERIFY(!ground.follow(*session.game(), 0).region.empty());
        QCOMPARE(ground.level().tiles.at(door), Tile::Wall);
    }
};

DELVE_TEST(PlayedLevelTest)
#include "played_level_test.moc"

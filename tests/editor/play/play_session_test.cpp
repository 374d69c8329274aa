#include "editor/play/motion.h"
#include "editor/play/play_card.h"
#include "editor/play/play_picture.h"
#include "editor/play/play_session.h"
#include "editor/play/played_level.h"
#include "editor/play/sprites.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/keys.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;

namespace {

World worldOf(std::string_view recipe, std::uint64_t seed) {
    Workspace workspace;
    return std::move(generateWorld(findRecipe(recipe)->withSeed(seed), {40, 30}, workspace)->world);
}

void typeAll(PlaySession& session, std::string_view keys) {
    for (const char32_t key : keysOf(keys)) session.type(key);
}

/// All of a shell that a saved game holds.
std::string stateOf(const Shell& shell) { return savedGameText(shell); }

} // namespace

class PlaySessionTest : public QObject {
    Q_OBJECT
private slots:
    void everyTurnIsTakenBackWhateverIsKept() {
        const QTemporaryDir folder;
        PlaySession session(folder.path());
        QVERIFY(session.play(worldOf("spanning-halls", 3)).ok());
        std::vector<std::string> states{stateOf(session.shell())};
        Stream random(5);
        while (states.size() < WayBack::mostKept + 80) { // more than are kept: the first ones are played again
            const auto keys = session.shell().keys().size();
            session.type(U"WASDWASD1B"[random.below(10)]);
            if (session.screen() == Screen::Over) break;
            if (session.shell().keys().size() > keys) states.push_back(stateOf(session.shell()));
        }
        QVERIFY(states.size() > 20);
        while (session.canStepBack()) {
            states.pop_back();
            session.stepBack();
            QCOMPARE(stateOf(session.shell()), states.back());
        }
        QCOMPARE(states.size(), std::size_t{1});
    }

    void stepsGoBackAndTheViewStays() {
        const QTemporaryDir folder;
        PlaySession session(folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        typeAll(session, "tfm");
        QVERIFY(!session.canStepBack());
        typeAll(session, "{give coins 5}t");
        QVERIFY(session.canStepBack());
        const ViewChoices view = session.view();
        session.stepBack();
        QCOMPARE(session.game()->players.front().coins, 0);
        QVERIFY(session.view() == view);
        QVERIFY(!session.canStepBack());
    }

    void aWordForTestingIsOneStepBack() {
        const QTemporaryDir folder;
        PlaySession session(folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        const auto before = stateOf(session.shell());
        session.typeWord("{give coins 5}");
        QCOMPARE(session.game()->players.front().coins, 5);
        session.stepBack();
        QCOMPARE(stateOf(session.shell()), before);
        QVERIFY(session.shell().typed().empty());
    }

    void aReplayGoesToAnyPlace() {
        const QTemporaryDir folder;
        PlaySession session(folder.path());
        QVERIFY(session.play(worldOf("grown-rooms", 3)).ok());
        typeAll(session, "ddsswwaaddss{walls}ddd");
        const auto end = stateOf(session.shell());
        session.watchOwn();
        std::vector<std::string> states;
        while (!session.replay()->finished()) {
            states.push_back(stateOf(session.shell()));
            session.replayNext();
        }
        QCOMPARE(stateOf(session.shell()), end);
        for (std::size_t i = 0; i < 10; ++i) {
            session.replayTo(i);
            QCOMPARE(stateOf(session.shell()), states[i]);
        }
        session.stopWatching();
        QCOMPARE(stateOf(session.shell()), end);
    }

    void whatIsUnfinishedIsSavedByItself() {
        const QTemporaryDir folder;
        {
            PlaySession session(folder.path());
            QVERIFY(session.play(worldOf("caves", 3)).ok());
            typeAll(session, "{walls}dd");
        }
        PlaySession next(folder.path());
        QCOMPARE(next.savedGames().size(), std::size_t{1});
        QCOMPARE(next.savedGames().front().label.name, std::string(SaveSlots::autosaveSlot));
        next.type(U'L');
        QCOMPARE(next.screen(), Screen::Play);
        QVERIFY(next.game()->tested);
    }

    void damagedGamesAreListedWithTheirReason() {
        const QTemporaryDir folder;
        PlaySession session(folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        QVERIFY(session.saveTo(QStringLiteral("whole")).ok());
        QFile broken(folder.filePath(QStringLiteral("broken.delvesave")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"delvesave\": 1");
        broken.close();
        const auto slots_ = session.savedGames();
        QCOMPARE(slots_.size(), std::size_t{2});
        QVERIFY(!slots_[0].damage);
        QVERIFY(slots_[1].damage);
        QCOMPARE(slots_[1].label.name, std::string("broken"));
        session.loadFrom(QStringLiteral("broken"));
        QCOMPARE(session.screen(), Screen::Title);
        QVERIFY(!cardOf(session)->notice.isEmpty());
    }

    void walkersGoTheirWayAndArrive() {
        const QTemporaryDir folder;
        PlaySession session(folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        session.typeWord("{walls}");
        Motion motion;
        motion.follow(*session.game(), 0);
        const auto from = *motion.player(0);
        session.type(U'D');
        motion.follow(*session.game(), 0);
        QVERIFY(motion.moving());
        const Rect region = motion.advance(Motion::stepMilliseconds / 2);
        QCOMPARE(*motion.player(0), from + QPointF(0.5, 0));
        QVERIFY(region.contains({static_cast<std::int32_t>(from.x()) + 1, static_cast<std::int32_t>(from.y())}));
        (void)motion.advance(Motion::stepMilliseconds);
        QCOMPARE(*motion.player(0), from + QPointF(1, 0));
        QVERIFY(!motion.moving());
    }

    void theGroundHasTheDoorsThatWereOpened() {
        const QTemporaryDir folder;
        PlaySession session(folder.path());
        World world = worldOf("caves", 3);
        const Cell start = std::ranges::find(*world.levels[0].things, ThingKind::Start, &Thing::kind)->at;
        const Cell door{start.x + 1, start.y};
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

    void aPictureShowsThePlayerWhereverTheyAre() {
        const QTemporaryDir folder;
        PlaySession session(folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        for (const QSize size : {QSize(160, 90), QSize(30, 30)}) {
            const QImage picture = pictureOfGame(*session.game(), size);
            QCOMPARE(picture.size(), size);
            bool found = false;
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x) found = found || picture.pixel(x, y) == playerColour(0);
            QVERIFY(found);
        }
    }
};

DELVE_TEST(PlaySessionTest)
#include "play_session_test.moc"

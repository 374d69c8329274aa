#include "editor/play/background_slots.h"
#include "editor/play/motion.h"
#include "editor/play/play_card.h"
#include "editor/play/play_picture.h"
#include "editor/play/play_session.h"
#include "editor/play/sprites.h"
#include "editor/text/message_text.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/keys.h"
#include "tests/editor/play/typed_key.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSemaphore>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <thread>

using namespace delve;
using namespace delve::editor;

namespace {

World worldOf(std::string_view recipe, std::uint64_t seed) {
    generation::Workspace workspace;
    const Recipe seeded = generation::builtInRecipes().find(recipe)->find(1)->withSeed(seed);
    return std::move(generation::generateWorld(seeded, {40, 30}, workspace)->world);
}

void typeAll(PlaySession& session, std::string_view keys) {
    for (const char32_t key : play::keysOf(keys)) test::typeKey(session, key);
}

/// Begins a game in a cave, and types these keys.
void begin(PlaySession& session, std::string_view keys) {
    QVERIFY(session.play(worldOf("caves", 3)).ok());
    typeAll(session, keys);
}

World withAWeakBossAtTheStart(std::string_view recipe, std::uint64_t seed) {
    World world = worldOf(recipe, seed);
    auto& things = world.levels[0].things.write();
    const Cell beside = std::ranges::find(things, ThingKind::Start, &Thing::kind)->at + Cell{1, 0};
    std::erase_if(things, [](const Thing& thing) { return thing.kind == ThingKind::Enemy; });
    std::ranges::find(things, ThingKind::Boss, &Thing::kind)->at = beside;
    world.levels[0].tiles.set(beside, Tile::Floor);
    for (auto& kind : world.tables.enemies.write()) kind.health = 1, kind.strength = 0;
    return world;
}

void beatTheBoss(PlaySession& session) {
    session.type(U'D');
    for (int blow = 0; blow < 100 && session.screen() == play::Screen::Fight; ++blow) session.type(U'1');
}

} // namespace

class PlaySessionTest : public QObject {
    Q_OBJECT
private slots:
    void everyTurnIsTakenBackWhateverIsKept() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        QVERIFY(session.play(worldOf("spanning-halls", 3)).ok());
        std::vector<std::string> states{play::savedGameText(session.shell())};
        Stream random(5);
        while (states.size() < WayBack::maxKept + 80) { // more than are kept: the first ones are replayed
            const auto keys = session.shell().keys().size();
            session.type(U"WASDWASD1B"[random.below(10)]);
            QVERIFY(session.screen() != play::Screen::Over);
            if (session.shell().keys().size() > keys) states.push_back(play::savedGameText(session.shell()));
        }
        QCOMPARE(states.size(), WayBack::maxKept + 80);
        while (session.canStepBack()) {
            states.pop_back();
            session.stepBack();
            QCOMPARE(play::savedGameText(session.shell()), states.back());
        }
        QCOMPARE(states.size(), std::size_t{1});
    }

    void stepsGoBackAndTheViewStays() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        begin(session, "tfm");
        QVERIFY(!session.canStepBack());
        typeAll(session, "{give coins 5}t");
        QVERIFY(session.canStepBack());
        const play::ViewChoices view = session.view();
        session.stepBack();
        QCOMPARE(session.game()->players.front().coins, 0);
        QVERIFY(session.view() == view);
        QVERIFY(!session.canStepBack());
    }

    void aWordForTestingIsOneStepBack() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        const auto before = play::savedGameText(session.shell());
        session.typeWord("{give coins 5}");
        QCOMPARE(session.game()->players.front().coins, 5);
        session.stepBack();
        QCOMPARE(play::savedGameText(session.shell()), before);
        QVERIFY(session.shell().typed().empty());
    }

    void aReplayGoesToAnyPlace() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        QVERIFY(session.play(worldOf("grown-rooms", 3)).ok());
        typeAll(session, "ddsswwaaddss{walls}ddd");
        const auto end = play::savedGameText(session.shell());
        session.watchOwn();
        std::vector<std::string> states;
        while (!session.replay()->finished()) {
            states.push_back(play::savedGameText(session.shell()));
            session.replayNext();
        }
        QCOMPARE(play::savedGameText(session.shell()), end);
        for (std::size_t i = 0; i < 10; ++i) {
            session.replayTo(i);
            QCOMPARE(play::savedGameText(session.shell()), states[i]);
        }
        session.stopWatching();
        QCOMPARE(play::savedGameText(session.shell()), end);
    }

    void whatIsUnfinishedIsSavedByItself() {
        const QTemporaryDir folder;
        {
            PlaySession session(test::pool(), folder.path());
            begin(session, "{walls}dd");
        }
        PlaySession next(test::pool(), folder.path());
        QCOMPARE(next.savedGames().size(), std::size_t{1});
        QVERIFY(next.savedGames().front().slot.byItself);
        next.type(U'L');
        QCOMPARE(next.screen(), play::Screen::Play);
        QVERIFY(next.game()->tested);
    }

    void theGameOfOnesOwnIsSavedWhileAReplayIsWatched() {
        const QTemporaryDir folder;
        std::string own;
        {
            PlaySession session(test::pool(), folder.path());
            begin(session, "{walls}dd");
            own = play::savedGameText(session.shell());
            session.watchOwn();
            session.replayTo(1);
        }
        PlaySession next(test::pool(), folder.path());
        next.type(U'L');
        QVERIFY(next.game());
        QCOMPARE(play::savedGameText(next.shell()), own);
    }

    void aGameInWhichNobodyWentAStepSavesNothing() {
        const QTemporaryDir folder;
        std::string own;
        {
            PlaySession session(test::pool(), folder.path());
            begin(session, "{walls}dd");
            own = play::savedGameText(session.shell());
            session.again();
            typeAll(session, "tfm");
        }
        PlaySession next(test::pool(), folder.path());
        next.type(U'L');
        QVERIFY(next.game());
        QCOMPARE(play::savedGameText(next.shell()), own);
    }

    void aGameGivenUpForAnotherSeedIsSaved() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        begin(session, "{walls}dd");
        const auto own = play::savedGameText(session.shell());
        typeAll(session, "n5s");
        QCOMPARE(session.game()->turn, 0);
        QVERIFY(session.loadFrom(session.savedGames().front().slot).ok());
        QCOMPARE(play::savedGameText(session.shell()), own);
    }

    /// Loading reads the slot before the autosave of the abandoned game overwrites it.
    void whatSavedItselfIsLoadedThoughThisGameSavesItselfThere() {
        const QTemporaryDir folder;
        const auto path = QStringLiteral("/maps/cellar.delve");
        std::string before;
        {
            PlaySession session(test::pool(), folder.path());
            session.setName(QStringLiteral("cellar"), path);
            begin(session, "{walls}ddd");
            before = play::savedGameText(session.shell());
        }
        PlaySession session(test::pool(), folder.path());
        session.setName(QStringLiteral("cellar"), path);
        QVERIFY(session.play(worldOf("caves", 4)).ok());
        typeAll(session, "{walls}s");
        const auto own = play::savedGameText(session.shell());
        const auto saved = session.savedGames();
        QCOMPARE(saved.size(), std::size_t{1});
        QVERIFY(session.loadFrom(saved.front().slot).ok());
        QCOMPARE(play::savedGameText(session.shell()), before);
        QCOMPARE(session.savedGames().size(), std::size_t{1}); // the autosave is on the disk by then
        PlaySession other(test::pool(), folder.path());
        QVERIFY(other.loadFrom(saved.front().slot).ok());
        QCOMPARE(play::savedGameText(other.shell()), own);
    }

    void mapsOfOneNameSaveThemselvesApart() {
        const QTemporaryDir folder;
        for (const char* path : {"/maps/cellar.delve", "/old/cellar.delve", "", ""}) {
            PlaySession session(test::pool(), folder.path());
            session.setName(QStringLiteral("cellar"), QString::fromLatin1(path));
            begin(session, "{walls}d");
        }
        const PlaySession session(test::pool(), folder.path());
        QCOMPARE(session.savedGames().size(), std::size_t{4});
    }

    /// A game that begins at a map's title has the map's rules.
    void aNewGameAtTheTitleHasTheRulesOfTheMap() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        World world = worldOf("grown-rooms", 3);
        world.rules.write().players = 1;
        world.rules.write().lights = false;
        session.showTitle(world.levels[0].recipe, {40, 30}, std::make_shared<const World>(world));
        typeAll(session, "n5s");
        QCOMPARE(session.game()->players.size(), std::size_t{1});
        QVERIFY(!session.view().lights);
        typeAll(session, ":q");
        QCOMPARE(session.screen(), play::Screen::Title);
        typeAll(session, "n6s");
        QCOMPARE(session.game()->players.size(), std::size_t{1});
    }

    /// An encounter on a cell can be left; one that comes up on the road cannot.
    void onTheRoadTheCardOffersNoWayBack() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        World world = worldOf("journey", 3);
        world.rules.write().wandering = Decimal::of(100);
        QVERIFY(session.play(world).ok());
        typeAll(session, "wasdwasd");
        QCOMPARE(session.screen(), play::Screen::Encounter);
        const auto card = cardOf(session);
        QCOMPARE(card->choices.size(), play::offerOf(*session.game()).choices.size());
        QVERIFY(std::ranges::find(card->choices, U'B', &PlayChoice::key) == card->choices.end());
        session.type(U'B');
        QCOMPARE(session.screen(), play::Screen::Encounter);
        session.type(U'1');
        QCOMPARE(session.screen(), play::Screen::Play);
    }

    /// One record for each recipe with its rules; games with test commands do not count.
    void theRecordIsTheDepthReached() {
        const QTemporaryDir folder;
        const World world = withAWeakBossAtTheStart("spanning-halls", 3);
        const auto recipe = world.levels[0].recipe;
        {
            PlaySession session(test::pool(), folder.path());
            QVERIFY(session.play(world).ok());
            QCOMPARE(session.record(), 0);
            beatTheBoss(session);
            QVERIFY(cardOf(session)->text.contains(QStringLiteral("1")));
            test::typeKey(session, U'N');
            QCOMPARE(session.game()->depth, 2);
            QCOMPARE(session.record(), 2);
        }
        PlaySession session(test::pool(), folder.path());
        session.showTitle(recipe, {40, 30}, std::make_shared<const World>(world));
        QCOMPARE(session.record(), 2);
        QVERIFY(cardOf(session)->text.contains(QStringLiteral("2")));
        World other = world;
        other.rules.write().sight += 1;
        session.showTitle(recipe, {40, 30}, std::make_shared<const World>(other));
        QCOMPARE(session.record(), 0);
        QVERIFY(session.play(other).ok());
        typeAll(session, "{give coins 1}");
        beatTheBoss(session);
        test::typeKey(session, U'N');
        QCOMPARE(session.game()->depth, 2);
        QCOMPARE(session.record(), 0);
    }

    void wordsThatMeanNothingAreNamed() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        begin(session, "{foo}");
        QVERIFY(!session.messages().empty());
        QCOMPARE(session.messages().back().arguments.front(), std::string("{foo}"));
    }

    void theBackupIsSaidToBeOne() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        for (int time = 0; time < 2; ++time) {
            typeAll(session, "{walls}d");
            QVERIFY(session.saveTo(QStringLiteral("one")).ok());
        }
        QVERIFY(QFile::resize(folder.filePath(QStringLiteral("one.delvesave")), 1000));
        PlaySession next(test::pool(), folder.path());
        next.showTitle({}, {});
        typeAll(next, "lb");
        QVERIFY(next.game());
        QCOMPARE(next.messages().size(), std::size_t{1}); // no message about the refusal before it
    }

    void whatSavesItselfIsWrittenOnAThreadOfItsOwn() {
        const QTemporaryDir folder;
        std::vector<std::thread::id> threads; // read when it is done
        BackgroundSlots games(test::pool(), folder.path().toStdString(), [&threads](const play::Shell&) {
            threads.push_back(std::this_thread::get_id());
            return play::SaveLabel{};
        });
        auto shell = play::Shell::inPlay(std::make_shared<const World>(worldOf("caves", 3)), 3);
        QVERIFY(shell.ok());
        games.autosaveAs("cellar", "one");
        for (const char32_t key : play::keysOf("{walls}dddd")) {
            (void)shell->type(key, games);
            games.autosave(*shell);
        }
        const auto last = play::savedGameText(*shell);
        const auto listed = games.list();
        QCOMPARE(listed.size(), std::size_t{1});
        QVERIFY(!threads.empty());
        QVERIFY(std::ranges::find(threads, std::this_thread::get_id()) == threads.end());
        games.choose(listed.front().slot);
        const auto text = games.load();
        QVERIFY(text.ok());
        QCOMPARE(play::savedGameText(play::readSavedGame(*text)->shell), last);
    }

    /// When the window closes, the autosave under way and the one waiting behind it both reach the disk.
    void nothingIsLostWhenItIsLeftInTheMidstOfSaving() {
        const QTemporaryDir folder;
        auto shell = play::Shell::inPlay(std::make_shared<const World>(worldOf("caves", 3)), 3);
        QVERIFY(shell.ok());
        std::string last;
        std::thread disk; // a slow one
        QSemaphore written;
        {
            BackgroundSlots games(test::pool(), folder.path().toStdString(), [&written](const play::Shell&) {
                written.acquire();
                return play::SaveLabel{};
            });
            games.autosaveAs("cellar", "one");
            play::NoSavedGames none;
            for (const char32_t key : play::keysOf("{walls}dd")) (void)shell->type(key, none);
            games.autosave(*shell); // being written
            for (const char32_t key : play::keysOf("ss")) (void)shell->type(key, none);
            games.autosave(*shell); // waits
            last = play::savedGameText(*shell);
            disk = std::thread([&written] { written.release(2); });
        }
        disk.join();
        play::SaveSlots games(folder.path().toStdString(), {});
        const auto listed = games.list();
        QCOMPARE(listed.size(), std::size_t{1});
        games.choose(listed.front().slot);
        const auto text = games.load();
        QVERIFY(text.ok());
        QCOMPARE(play::savedGameText(play::readSavedGame(*text)->shell), last);
    }

    /// As on a full disk: the failure is reported once, and the game goes on.
    void whatCannotSaveItselfIsToldOnce() {
        const QTemporaryDir folder;
        QFile inTheWay(folder.filePath(QStringLiteral("saves")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        PlaySession session(test::pool(), inTheWay.fileName());
        begin(session, "{walls}d");
        const auto told = [&session] {
            return std::ranges::count_if(session.messages(), [](const Message& message) {
                return inEnglish(message).find("Autosave failed") != std::string::npos;
            });
        };
        session.autosave();
        QTRY_COMPARE(told(), 1);
        session.type(U's');
        QCOMPARE(session.screen(), play::Screen::Play);
        session.autosave();
        QVERIFY(session.savedGames().empty()); // waits until the autosave was tried
        QCoreApplication::processEvents();
        QCOMPARE(told(), 1);
        inTheWay.remove();
        session.autosave();
        QTRY_COMPARE(session.savedGames().size(), std::size_t{1});
    }

    void itSavesItselfAsOftenAsOneLikes() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        session.setAutosaveTurns(10);
        begin(session, "{walls}");
        for (int turn = 1; turn < 10; ++turn) session.type(turn % 2 == 0 ? U'a' : U'd');
        QCOMPARE(session.game()->turn, 9);
        QVERIFY(session.savedGames().empty());
        session.type(U'd');
        QCOMPARE(session.savedGames().size(), std::size_t{1});
    }

    /// Two maps may share a name without overwriting each other's games.
    void theFirstSaveTakesNoSlotOfAnotherGame() {
        const QTemporaryDir folder;
        std::string first;
        {
            PlaySession session(test::pool(), folder.path());
            session.setName(QStringLiteral("cellar"), QStringLiteral("/a/cellar.delve"));
            begin(session, "{walls}dd");
            first = play::savedGameText(session.shell());
            session.saveAndEnd();
            QCOMPARE(session.slotName(), QStringLiteral("cellar"));
        }
        {
            PlaySession session(test::pool(), folder.path());
            session.setName(QStringLiteral("cellar"), QStringLiteral("/b/cellar.delve"));
            begin(session, "{walls}s");
            session.saveAndEnd();
            QCOMPARE(session.slotName(), QStringLiteral("cellar 2"));
            QVERIFY(session.loadFrom({"cellar"}).ok());
            QCOMPARE(play::savedGameText(session.shell()), first);
            session.saveAndEnd();
            QCOMPARE(session.slotName(), QStringLiteral("cellar"));
        }
        PlaySession session(test::pool(), folder.path());
        session.setName(QStringLiteral("cellar"));
        typeAll(session, "l");
        const auto loaded = session.slotName();
        session.saveAndEnd();
        QCOMPARE(session.slotName(), loaded); // a game that L resumed is saved to its slot
        QCOMPARE(session.savedGames().size(), std::size_t{2});
    }

    /// Whichever entries of the list were viewed in between.
    void theBackupIsThatOfTheGameThatWasRefused() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        for (const char* slot : {"other", "mine"}) {
            begin(session, slot == std::string_view("mine") ? "{walls}d" : "{walls}ss");
            QVERIFY(session.saveTo(QString::fromLatin1(slot)).ok());
            typeAll(session, "d");
            QVERIFY(session.saveTo(QString::fromLatin1(slot)).ok());
            QVERIFY(QFile::resize(folder.filePath(QString::fromLatin1(slot) + QStringLiteral(".delvesave")), 1000));
            begin(session, "{walls}");
        }
        QVERIFY(session.loadFrom({"mine"}, true).ok());
        const auto mine = play::savedGameText(session.shell());
        session.showTitle({}, {});
        typeAll(session, "l");
        QCOMPARE(session.screen(), play::Screen::Title);
        QVERIFY(session.hasBackup({"other"}));
        QVERIFY(!session.loadFrom({"other"}).ok());
        typeAll(session, "b");
        QVERIFY(session.game());
        QCOMPARE(play::savedGameText(session.shell()), mine);
    }

    void aReplayIsSavedWithAPictureOfItself() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        begin(session, "{walls}dddddddd");
        session.watchOwn();
        session.replayTo(2);
        const auto path = folder.filePath(QStringLiteral("way.delvesave"));
        const auto pictureIn = [&path] {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? play::readSaveLabel(file.readAll().toStdString())->picture
                                                  : std::string();
        };
        QVERIFY(session.saveReplay(path).ok());
        const auto begun = pictureIn();
        session.stopWatching();
        QVERIFY(session.saveReplay(path).ok());
        QVERIFY(!begun.empty() && begun != pictureIn());
    }

    void whatTheSeedWasAskedForIsForgottenWithTheNewGame() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        session.showTitle(generation::builtInRecipes().find("caves")->withSeed(0), {40, 30});
        typeAll(session, "ns");
        QVERIFY(!cardOf(session)->notice.isEmpty());
        typeAll(session, "7s");
        QCOMPARE(session.screen(), play::Screen::Play);
        QVERIFY(session.messages().empty());
        QVERIFY(session.notice().text.empty());
    }

    /// Everything since the card appeared, and nothing from before.
    void aCardTellsWhatHappenedSinceItAppeared() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        World world = worldOf("caves", 3);
        world.rules.write().enemies = true;
        const Cell start = std::ranges::find(*world.levels[0].things, ThingKind::Start, &Thing::kind)->at;
        auto& things = world.levels[0].things.write();
        world.levels[0].tiles.fill({start.x - 1, start.y - 1, 4, 3}, Tile::Floor);
        things.push_back({"ogre-1", ThingKind::Enemy, {start.x + 1, start.y}, {}, {}, {}});
        things.back().fields.set("enemy", std::string("ogre"));
        QVERIFY(session.play(world).ok());
        typeAll(session, "{give coins 3}d");
        QCOMPARE(session.screen(), play::Screen::Fight);
        QVERIFY((QStringList(cardOf(session)->text) + cardOf(session)->told).filter(cardOf(session)->title).isEmpty());
        qsizetype least = cardOf(session)->told.size();
        for (int blow = 0; blow < 2 && session.screen() == play::Screen::Fight; ++blow) {
            session.type(U'1');
            if (session.screen() != play::Screen::Fight) break;
            QVERIFY(cardOf(session)->told.size() > least);
            least = cardOf(session)->told.size();
            QVERIFY(cardOf(session)->text.endsWith(u'\n' + toQString(session.messages().back()))); // its intent
            QVERIFY(cardOf(session)->told.back() != toQString(session.messages().back()));
        }
        QVERIFY(least > 0);
        typeAll(session, "b");
        QVERIFY(session.toldOfMeeting().empty());
    }

    void damagedGamesAreListedWithTheirReason() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        QVERIFY(session.saveTo(QStringLiteral("whole")).ok());
        QFile broken(folder.filePath(QStringLiteral("broken.delvesave")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"delvesave\": 1");
        broken.close();
        const auto slots_ = session.savedGames();
        QCOMPARE(slots_.size(), std::size_t{2});
        QVERIFY(slots_[0].damage); // the newest first
        QVERIFY(!slots_[1].damage);
        QCOMPARE(slots_[0].label.name, std::string("broken"));
        QVERIFY(!session.loadFrom({"broken"}).ok());
        QCOMPARE(session.screen(), play::Screen::Play); // the game goes on
    }

    void walkersGoTheirWayAndArrive() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        session.typeWord("{walls}");
        Motion motion;
        motion.follow(*session.game(), 0);
        const auto from = *motion.player(0);
        session.type(U'D');
        motion.follow(*session.game(), 0);
        QVERIFY(motion.moving());
        const Rect region = motion.advance(Motion::stepMilliseconds / 2);
        QCOMPARE(*motion.player(0), from + QPointF(0.75, 0));
        QVERIFY(region.contains({static_cast<std::int32_t>(from.x()) + 1, static_cast<std::int32_t>(from.y())}));
        (void)motion.advance(Motion::stepMilliseconds);
        QCOMPARE(*motion.player(0), from + QPointF(1, 0));
        QVERIFY(!motion.moving());
    }

    void aPictureShowsThePlayerWhereverTheyAre() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
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

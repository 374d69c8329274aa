#include "editor/play/play_card.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/saved_game.h"
#include "tests/editor/play/typed_key.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <thread>

using namespace delve;
using namespace delve::editor;

namespace {

World caves() {
    generation::Workspace workspace;
    return std::move(
        generation::generateWorld(generation::builtInRecipes().find("caves")->withSeed(3), {40, 30}, workspace)->world);
}

/// A session at the title, in a pool whose threads a test may hold.
struct Table {
    Table() { session.showTitle(world.levels[0].recipe, {40, 30}, std::make_shared<const World>(world)); }
    void type(std::string_view keys) {
        for (const char32_t key : play::keysOf(keys)) session.type(key);
    }

    const World world = caves();
    QTemporaryDir folder;
    JobPool pool{1};
    PlaySession session{pool, folder.path()};
};

} // namespace

/// Levels that N generates while the window stays responsive.
class LevelMakingTest : public QObject {
    Q_OBJECT
private slots:
    void itIsTheLevelThatTheKeysMakeAtOnce() {
        Table table;
        table.type("n5s");
        QVERIFY(table.session.making().busy());
        QTRY_VERIFY(table.session.game());
        QCOMPARE(table.session.screen(), play::Screen::Play);
        play::Shell direct =
            play::Shell::atTitle(table.world.levels[0].recipe, {40, 30}, std::make_shared<const World>(table.world));
        play::NoSavedGames none;
        for (const char32_t key : play::keysOf("n5s")) (void)direct.type(key, none);
        QCOMPARE(play::savedGameText(table.session.shell()), play::savedGameText(direct));
    }

    void otherKeysMeanNothingMeanwhile() {
        Table table;
        test::HeldPool held(table.pool);
        table.type("n5s");
        table.type("ddsb");
        table.session.typeWord("{walls}");
        table.session.saveAndEnd();
        QVERIFY(!table.session.canStepBack() && !table.session.canSaveAndEnd());
        QCOMPARE(table.session.screen(), play::Screen::Seed);
        held.letGo();
        QTRY_COMPARE(table.session.screen(), play::Screen::Play);
        QCOMPARE(table.session.game()->turn, 0);
    }

    void escLeavesAllAsItWas() {
        Table table;
        table.type("n5");
        {
            const test::HeldPool held(table.pool);
            QSignalSpy changed(&table.session, &PlaySession::changed);
            table.type("s");
            table.session.type(play::escapeKey);
            QVERIFY(!table.session.making().busy());
            QCOMPARE(changed.size(), 1);
        }
        QCoreApplication::processEvents();
        QCOMPARE(table.session.screen(), play::Screen::Seed);
        QCOMPARE(table.session.shell().typed(), std::string("5"));
        QVERIFY(!table.session.game());
        test::typeKey(table.session, U'S'); // the level can still be generated
        QCOMPARE(table.session.screen(), play::Screen::Play);
    }

    void aGameThatIsShownMeanwhileWins() {
        Table table;
        {
            const test::HeldPool held(table.pool);
            table.type("n5s");
            QVERIFY(table.session.play(table.world).ok());
        }
        QCoreApplication::processEvents();
        QCOMPARE(table.session.shell().keys(), std::string());
        QCOMPARE(table.session.game()->world().name, table.world.name);
    }

    /// A short generation shows no such card.
    void aLongOneHasACardWithAWayOut() {
        Table table;
        {
            test::HeldPool held(table.pool);
            table.type("n5s");
            QVERIFY(cardOf(table.session)->seed.has_value());
            QTRY_VERIFY(table.session.making().isLong());
            const auto card = cardOf(table.session);
            QVERIFY(!card->seed);
            QCOMPARE(card->choices.size(), 1u);
            QCOMPARE(card->choices.front().key, play::escapeKey);
        }
        QTRY_COMPARE(table.session.screen(), play::Screen::Play);
        QVERIFY(!cardOf(table.session));
    }

    void whatCannotBeMadeSaysWhy() {
        Table table;
        World empty = table.world;
        empty.levels[0].recipe.reset();
        empty.levels[0].things.write().clear();
        table.session.showTitle({}, {}, std::make_shared<const World>(empty));
        test::typeKey(table.session, U'N');
        QCOMPARE(table.session.screen(), play::Screen::Title);
        QVERIFY(!table.session.notice().text.empty());
    }

    void theSessionGoesWhileOneIsMade() {
        for (int i = 0; i < 20; ++i) {
            Table table;
            table.type("n5s");
            if (i % 2) std::this_thread::yield();
        }
    }
};

DELVE_TEST(LevelMakingTest)
#include "level_making_test.moc"

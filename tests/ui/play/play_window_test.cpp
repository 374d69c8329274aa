#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"
#include "ui/play/card_view.h"
#include "ui/play/first_person_view.h"
#include "ui/play/hud_bar.h"
#include "ui/play/play_map.h"
#include "ui/play/play_minimap_view.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSet>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;
using test::worldOfRows;

namespace {

Rules collecting(std::int64_t players = 1) {
    Rules rules;
    rules.objective = "collect";
    rules.players = players;
    return rules;
}

const World& garden() {
    static const World world =
        worldOfRows({"##########", "#@...*...#", "#........#", "#....*...#", "##########"}, collecting());
    return world;
}

const World& gardenForTwo() {
    static const World world =
        worldOfRows({"############", "#@.......*.#", "#..........#", "#&.......*.#", "############"}, collecting(2));
    return world;
}

World besideLava() {
    return worldOfRows({"############", "#@...L...*.#", "#..........#", "#&.......*.#", "############"}, collecting(2));
}

CardView* cardOn(const PlayAtWork& work) { return work.screen().findChild<CardView*>(); }

QString noticeOn(const PlayAtWork& work) {
    for (const auto* label : cardOn(work)->findChildren<QLabel*>(QStringLiteral("notice")))
        if (label->isVisible()) return label->text();
    return {};
}

} // namespace

/// A game in the window, played by keys and mouse.
class PlayWindowTest : public QObject {
    Q_OBJECT
private slots:
    /// Even if another of its levels is shown.
    void theTitleOfAJourneyBeginsAJourney() {
        generation::Workspace workspace;
        auto made = generation::generateWorld(recipeNamed(generation::builtInRecipes(), "journey@1")->withSeed(3),
                                              {96, 72}, workspace);
        QVERIFY(made.ok() && made->world.levels.size() > 1);
        const PlayAtWork work(std::move(made->world));
        work.document().setCurrentLevel(1);
        QVERIFY(work.document().level().recipe->name != work.document().world().levels[0].recipe->name);
        work.trigger(QStringLiteral("play.title"));
        work.type(QStringLiteral("n4s"));
        QVERIFY(work.session().game());
        const auto& home = work.session().game()->world().levels[0];
        QCOMPARE(home.recipe->name, std::string("journey"));
        QCOMPARE(home.size(), work.document().world().levels[0].size());
    }

    void aPlayBeginsOnTheMapAsItIs() {
        PlayAtWork work(garden());
        Level level = work.document().level();
        level.tiles.set({2, 1}, Tile::Wall); // an unsaved edit
        work.document().apply(Edit::between(work.document().level(), level), Text{"", "wall"});
        QTest::keyClick(&work.window->mapView(), Qt::Key_F5);
        QCOMPARE(work.window->pages().current()->currentView(), 1);
        work.type(QStringLiteral("d"));
        QCOMPARE(work.player(), (Cell{1, 1})); // the wall stops
        work.type(QStringLiteral("sdd"));
        QCOMPARE(work.player(), (Cell{3, 2}));
    }

    void escapeComesBackToTheSameViewOfTheMap() {
        PlayAtWork work(garden());
        work.window->mapView().setCellPixels(40);
        work.window->mapView().centreOn(Cell{3, 2});
        const auto place = work.window->mapView().place();
        const auto world = work.document().world();
        const auto steps = work.document().history().position();
        QTest::keyClick(&work.window->mapView(), Qt::Key_F5);
        work.type(QStringLiteral("ddddd"));
        QVERIFY(work.session().game()->turn > 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(work.window->pages().current()->currentView(), 0);
        QVERIFY(work.window->mapView().hasFocus());
        QCOMPARE(work.window->mapView().place().cellPixels, place.cellPixels);
        QCOMPARE(work.window->mapView().place().centre, place.centre);
        QVERIFY(work.document().world() == world);
        QCOMPARE(work.document().history().position(), steps);
        QVERIFY(!work.document().modified());
    }

    void shiftF5BeginsUnderTheMouse() {
        PlayAtWork work(garden());
        work.pointAt({6, 2});
        QTest::keyClick(&work.window->mapView(), Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(work.player(), (Cell{6, 2}));
    }

    void aLevelWithoutAStartOffersToPutOne() {
        PlayAtWork work(worldOfRows({"#####", "#..*#", "#####"}, collecting()));
        work.trigger(QStringLiteral("play.start"));
        QVERIFY(!work.session().game());
        QVERIFY(work.window->messages().isVisible());
        auto* put = work.window->messages().findChild<QPushButton*>();
        QVERIFY(put->isVisible());
        QTest::mouseClick(put, Qt::LeftButton);
        QVERIFY(work.session().game());
        QCOMPARE(work.document().history().position(), std::size_t{1}); // one step, which can be undone
    }

    void keysOfTheGameAreNoToolsKeys() {
        PlayAtWork work(garden());
        const auto tool = work.window->toolController().tool().id;
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("wsei"));
        QCOMPARE(work.window->toolController().tool().id, tool);
        QVERIFY(!work.window->actionList().find(QStringLiteral("edit.undo"))->isEnabled());
    }

    void twoPlayersHoldKeysDownTogether() {
        PlayAtWork work(gardenForTwo());
        work.trigger(QStringLiteral("play.start"));
        auto* keyboard = QApplication::focusWidget();
        QTest::keyPress(keyboard, Qt::Key_D);
        QTest::keyPress(keyboard, Qt::Key_L);
        QTRY_VERIFY(work.player(0).x >= 4 && work.player(1).x >= 4);
        QTest::keyRelease(keyboard, Qt::Key_D);
        const auto stopped = work.player(0).x;
        const auto goesOn = work.player(1).x;
        QTRY_VERIFY(work.player(1).x >= goesOn + 2);
        QCOMPARE(work.player(0).x, stopped);
        QTest::keyRelease(keyboard, Qt::Key_L);
    }

    /// The warning of lava asks for the step to be repeated: whoever holds the key down stays in front of it.
    void aHeldKeyStopsAtTheWarningOfLava() {
        PlayAtWork work(besideLava());
        work.trigger(QStringLiteral("play.start"));
        auto* keyboard = QApplication::focusWidget();
        const auto& players = [&work]() -> const std::vector<play::Player>& { return work.session().game()->players; };
        QTest::keyPress(keyboard, Qt::Key_D);
        QTRY_VERIFY(players()[0].warned);
        QTest::keyPress(keyboard, Qt::Key_L);
        QTRY_VERIFY(work.player(1).x >= 5); // the other player's key is held on
        QVERIFY(!players()[0].out);
        QCOMPARE(work.player(0), (Cell{4, 1}));
        QTest::keyRelease(keyboard, Qt::Key_L);
        QTest::keyRelease(keyboard, Qt::Key_D);
        QVERIFY(players()[0].warned);
        QTest::keyClick(keyboard, Qt::Key_D);
        QVERIFY(players()[0].out);
    }

    void theSystemsRepeatOfKeysIsNoStep() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_D, {}, QStringLiteral("d"), true);
        QApplication::sendEvent(QApplication::focusWidget(), &repeated);
        QCOMPARE(work.session().game()->turn, 0);
    }

    void lightsAreSwitchedAndTheMouseNamesWhatIsSeen() {
        QString pointed; // must outlive the window, which still emits while it closes
        PlayAtWork work(worldOfRows({"#########", "#@..#..*#", "#########"}, collecting()));
        work.trigger(QStringLiteral("play.start"));
        QTRY_VERIFY(!work.screen().map().moving());
        connect(&work.screen(), &PlayScreen::pointedAt, &work.screen(),
                [&pointed](const QString& name) { pointed = name; });
        auto& map = work.screen().map();
        const auto place = [&map](Cell cell) {
            return ((QPointF(cell.x + 0.5, cell.y + 0.5) - map.visibleCells().topLeft()) * map.cellPixels()).toPoint();
        };
        QTest::mouseMove(map.viewport(), place({7, 1}));
        QTRY_VERIFY(pointed.contains(QStringLiteral("Flower"), Qt::CaseInsensitive));
        work.type(QStringLiteral("t"));
        QVERIFY(!work.session().view().lights);
        QVERIFY(pointed.contains(QStringLiteral("unseen")));
        work.type(QStringLiteral("t"));
        QVERIFY(work.session().view().lights);
    }

    void theTitleIsUsedByMouse() {
        test::WindowAtWork plain;
        plain.nextSeed = 5;
        plain.open();
        auto& view = *plain.window->pages().current()->viewOf<PlayView>();
        const auto press = [&view](const QString& name) {
            for (auto* button : view.screen().findChildren<QAbstractButton*>(name))
                if (button->isVisible()) return QTest::mouseClick(button, Qt::LeftButton);
            QFAIL(qPrintable(name));
        };
        plain.trigger(QStringLiteral("play.title"));
        QCOMPARE(view.session().screen(), play::Screen::Title);
        press(QStringLiteral("choice-N"));
        QCOMPARE(view.session().screen(), play::Screen::Seed);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("123"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
        QCOMPARE(view.session().shell().typed(), std::string("12"));
        press(QStringLiteral("choice-S"));
        QTRY_COMPARE(view.session().screen(), play::Screen::Play);
        QCOMPARE(view.session().game()->world().levels.front().recipe->seed, std::uint64_t{12});
        plain.trigger(QStringLiteral("play.title"));
        press(QStringLiteral("choice-Q"));
        QCOMPARE(plain.window->pages().current()->currentView(), 0);
    }

    void aGameIsSavedAndGoesOn() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("dds"));
        const Cell at = work.player();
        work.type(QStringLiteral(":q"));
        QCOMPARE(work.window->pages().current()->currentView(), 0);
        QVERIFY(work.window->messages().isVisible()); // it says the name of the saved game
        work.trigger(QStringLiteral("play.title"));
        work.choose('L');
        QCOMPARE(work.session().screen(), play::Screen::Play);
        QCOMPARE(work.player(), at);
        const auto saved = work.session().savedGames();
        QCOMPARE(saved.front().label.turn, 3);
        QVERIFY(!saved.front().label.picture.empty());
    }

    void aDamagedGameIsRefusedAndItsBackupOffered() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("d:q"));
        work.trigger(QStringLiteral("play.title"));
        work.type(QStringLiteral("ld:q")); // the previous save is the backup now
        const QDir folder(work.path(QStringLiteral("data/saves")));
        const auto names = folder.entryList({QStringLiteral("small.delvesave")});
        QCOMPARE(names.size(), 1);
        QFile file(folder.filePath(names.front()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(file.size() / 2);
        file.write("!");
        file.close();
        work.trigger(QStringLiteral("play.title"));
        work.type(QStringLiteral("l"));
        QCOMPARE(work.session().screen(), play::Screen::Title);
        QVERIFY(!noticeOn(work).isEmpty());
        work.choose('B');
        QCOMPARE(work.session().screen(), play::Screen::Play);
        QCOMPARE(work.session().game()->turn, 1);
    }

    void turnsAreTakenBackAndTheGameBegunAgain() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("dddd"));
        QCOMPARE(work.session().game()->players.front().score, 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
        QCOMPARE(work.player(), (Cell{4, 1}));
        QCOMPARE(work.session().game()->players.front().score, 0);
        work.trigger(QStringLiteral("play.again"));
        QCOMPARE(work.player(), (Cell{1, 1}));
        QVERIFY(!work.session().canStepBack());
    }

    void inFirstPersonKeysTurnAndWalk() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("dfm"));
        auto* view = work.screen().findChild<FirstPersonView*>();
        QVERIFY(view->isVisible());
        QVERIFY(!work.screen().map().isVisible());
        QVERIFY(view->minimap().isVisible());
        const auto turn = work.session().game()->turn;
        work.type(QStringLiteral("w")); // forward, east as before
        QCOMPARE(work.player(), (Cell{3, 1}));
        work.type(QStringLiteral("d")); // to the right
        QCOMPARE(work.session().game()->turn, turn + 1);
        work.type(QStringLiteral("w"));
        QCOMPARE(work.player(), (Cell{3, 2}));
        work.type(QStringLiteral("s")); // backwards, still looking south
        QCOMPARE(work.player(), (Cell{3, 1}));
        QCOMPARE(work.session().game()->players.front().facing, Direction::South);
        QTRY_VERIFY(!view->moving());
        work.type(QStringLiteral("f"));
        QVERIFY(!view->isVisible());
    }

    /// It lies in a corner of the picture, which is seen through it, and never on the line above.
    void theMiniMapLiesOverThePicture() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.view.window"));
        work.trigger(QStringLiteral("play.start"));
        QTest::keyClicks(&work.screen(), QStringLiteral("fm"));
        const auto& view = *work.screen().findChild<FirstPersonView*>();
        auto& map = view.minimap();
        for (const QSize size : {QSize(1024, 700), QSize(640, 480), QSize(1920, 1000)}) {
            work.screen().window()->resize(size);
            QTRY_COMPARE(view.width(), work.screen().width());
            QVERIFY2(view.rect().contains(map.geometry()), qPrintable(QString::number(view.width())));
            QVERIFY(map.width() <= view.width() / 3 && map.height() <= view.height() / 3);
            const QRect line(work.screen().hud().mapToGlobal(QPoint()), work.screen().hud().size());
            QVERIFY(!line.intersects({map.mapToGlobal(QPoint()), map.size()}));
        }
        const auto corner = [&] { return work.screen().findChild<FirstPersonView*>()->grab(map.geometry()).toImage(); };
        const QRect area = map.shownArea();
        QVERIFY(map.rect().contains(area) && area.height() < map.height()); // the garden is small
        const QImage over = corner();
        QTest::keyClicks(&work.screen(), QStringLiteral("m"));
        const QImage bare = corner();
        QSet<QRgb> inTheFrame;
        QSet<QRgb> behindIt;
        for (int y = area.bottom() - 6; y < area.bottom() - 2; ++y)
            for (int x = area.left() + 4; x < area.right() - 4; ++x) {
                QVERIFY(qGray(over.pixel(x, y)) < qGray(bare.pixel(x, y)));
                inTheFrame.insert(over.pixel(x, y));
                behindIt.insert(bare.pixel(x, y));
            }
        QVERIFY(behindIt.size() > 1 && inTheFrame.size() > 1); // the picture is seen through it
        QCOMPARE(over.pixel(2, map.height() - 2), bare.pixel(2, map.height() - 2));
    }

    void aWonGameSaysSo() {
        PlayAtWork work(worldOfRows({"####", "#@*#", "####"}, collecting()));
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("d"));
        QCOMPARE(work.session().screen(), play::Screen::Over);
        QVERIFY(cardOn(work)->isVisible());
        work.choose('N'); // no recipe: the same level again
        QCOMPARE(work.session().screen(), play::Screen::Play);
        QVERIFY(!cardOn(work)->isVisible());
    }

    void aReplayIsWatchedAndTakenOver() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("ddds"));
        const QString path = work.path(QStringLiteral("way.delvesave"));
        work.whereToSave = path;
        work.trigger(QStringLiteral("play.save-replay"));
        work.fileToOpen = path;
        work.trigger(QStringLiteral("play.open-replay"));
        QVERIFY(work.session().replay());
        QCOMPARE(work.session().replay()->length(), std::size_t{4});
        work.session().replayTo(2);
        QCOMPARE(work.player(), (Cell{3, 1}));
        work.type(QStringLiteral("s")); // ignored during a replay
        QCOMPARE(work.player(), (Cell{3, 1}));
        QTest::mouseClick(work.screen().findChild<QPushButton*>(QStringLiteral("take-over")), Qt::LeftButton);
        QVERIFY(!work.session().replay());
        work.screen().setFocus();
        work.type(QStringLiteral("s"));
        QCOMPARE(work.player(), (Cell{3, 2}));
    }

    void testingMarksTheGame() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        work.trigger(QStringLiteral("play.test.walls"));
        QVERIFY(work.session().game()->walksThroughWalls);
        QVERIFY(work.screen().findChild<HudBar*>()->text().contains(QStringLiteral("Walks through walls")));
        work.trigger(QStringLiteral("play.test.walls"));
        QVERIFY(work.screen().findChild<HudBar*>()->text().contains(QStringLiteral("Tested")));
        work.trigger(QStringLiteral("play.test.go"));
        QTRY_VERIFY(!work.screen().map().moving());
        auto& map = work.screen().map();
        const QPoint place = ((QPointF(6.5, 2.5) - map.visibleCells().topLeft()) * map.cellPixels()).toPoint();
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(work.player(), (Cell{6, 2}));
    }

    /// Whatever the name of the colour: several words, capitals, or the name of something else that can be given.
    void allKeysAreGiven() {
        World world = garden();
        const std::vector<std::string> colours{"Dark Red", "blue", "coins"};
        for (std::size_t i = 0; i < colours.size(); ++i) {
            Thing key;
            key.kind = ThingKind::Key;
            key.at = {2 + static_cast<std::int32_t>(i), 2};
            key.id = bornAt("key", key.at);
            key.fields.set("colour", colours[i]);
            world.levels[0].things.write().push_back(std::move(key));
        }
        const PlayAtWork work(std::move(world));
        work.trigger(QStringLiteral("play.start"));
        work.trigger(QStringLiteral("play.test.keys"));
        QVERIFY(work.session().game()->players[0].keys == colours);
        QCOMPARE(work.session().game()->players[0].coins, 0);
    }

    /// The letters of a word do not move the player, in lower or upper case.
    void wordsAreTypedByKeys() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        QTest::keyClicks(&work.screen(), QStringLiteral("{go 6,2}"));
        QCOMPARE(work.player(), (Cell{6, 2}));
        QTest::keyClicks(&work.screen(), QStringLiteral("{Walls}"));
        QVERIFY(work.session().game()->walksThroughWalls);
    }

    void aWindowOfItsOwnIsRemembered() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.view.window"));
        QVERIFY(work.view().ownWindow());
        work.trigger(QStringLiteral("play.start"));
        QCOMPARE(work.window->pages().current()->currentView(), 0); // the map stays visible
        QVERIFY(work.screen().isVisible());
        QVERIFY(work.screen().window() != work.window.get());
        QTest::keyClicks(&work.screen(), QStringLiteral("dd"));
        QCOMPARE(work.player(), (Cell{3, 1}));
        QTest::keyClick(&work.screen(), Qt::Key_Escape);
        QVERIFY(!work.screen().isVisible());
        work.trigger(QStringLiteral("play.view.window"));
        QVERIFY(work.screen().window() == work.window.get());
    }

    void theCameraKeepsBothPlayersInSight() {
        std::string row(200, '.');
        row.front() = '@';
        row.back() = '&';
        const std::string empty(200, '.');
        PlayAtWork work(worldOfRows({empty, row, empty, "*" + std::string(199, '.')}, collecting(2)));
        work.trigger(QStringLiteral("play.start"));
        const auto sees = [&map = work.screen().map()](double x) {
            return map.visibleCells().contains(QPointF(x, 1.5));
        };
        QTRY_VERIFY(sees(0.5) && sees(199.5));
    }
};

DELVE_TEST(PlayWindowTest)
#include "play_window_test.moc"

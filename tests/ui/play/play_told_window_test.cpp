#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "tests/ui/window/by_hand.h"
#include "ui/play/hud_bar.h"
#include "ui/play/key_cap.h"
#include "ui/play/messages_line.h"
#include "ui/play/play_help.h"
#include "ui/play/play_map.h"

#include <QLabel>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;

namespace {

World hallWithWalls(bool deadly) {
    Rules rules;
    rules.objective = deadly ? "exit" : "collect";
    rules.deadlyWalls = deadly;
    World world = test::worldOfRows({"########", "#@....*#", "########"}, rules);
    if (deadly) world.levels[0].tiles.set({7, 1}, Tile::GoldenExit);
    return world;
}

QString latestOf(const PlayAtWork& work) { return work.screen().findChild<MessagesLine*>()->latest(); }

QString dangersOn(const PlayAtWork& work) {
    const auto* label = work.screen().help().findChild<QLabel*>(QStringLiteral("dangers"));
    return label->isVisible() ? label->text() : QString();
}

QStringList hintsOn(const PlayAtWork& work) {
    QStringList names;
    for (const auto* caps : work.screen().help().findChildren<KeyCaps*>())
        if (caps->isVisible()) names << caps->accessibleName();
    return names;
}

} // namespace

/// What a game says by itself, and for how long.
class PlayToldWindowTest : public QObject {
    Q_OBJECT
private slots:
    void aBumpSaysWhatIsInTheWay() {
        PlayAtWork work(hallWithWalls(false));
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("w"));
        QCOMPARE(latestOf(work), QStringLiteral("In the way: Wall"));
    }

    void whatCanKillIsSaidAtTheStart() {
        PlayAtWork work(hallWithWalls(true));
        work.trigger(QStringLiteral("play.start"));
        QCOMPARE(dangersOn(work), QStringLiteral("Take care: Touching a wall is deadly."));
        work.type(QStringLiteral("dd"));
        QVERIFY(!dangersOn(work).isEmpty());
        work.type(QStringLiteral("d"));
        QCOMPARE(dangersOn(work), QString());
        test::pressKey(Qt::Key_F1);
        QVERIFY(!dangersOn(work).isEmpty());
        work.trigger(QStringLiteral("play.again"));
        work.type(QStringLiteral("w"));
        QCOMPARE(work.session().screen(), play::Screen::Over);
        work.trigger(QStringLiteral("play.again"));
        QVERIFY(!dangersOn(work).isEmpty());
    }

    void whereNothingKillsNothingIsSaid() {
        PlayAtWork work(hallWithWalls(false));
        work.trigger(QStringLiteral("play.start"));
        QCOMPARE(dangersOn(work), QString());
    }

    void aHintGoesWhenItsKeyWasUsed() {
        PlayAtWork work(hallWithWalls(false));
        work.trigger(QStringLiteral("play.start"));
        const QString walk = QStringLiteral("W A S D: walk"), undo = QStringLiteral("⌫: undo turn");
        QVERIFY(hintsOn(work).contains(walk));
        work.type(QStringLiteral("w"));
        QVERIFY(!hintsOn(work).contains(walk));
        QVERIFY(hintsOn(work).contains(undo));
        test::pressKey(Qt::Key_Backspace);
        QVERIFY(!hintsOn(work).contains(undo));
        work.type(QStringLiteral("f"));
        QVERIFY(hintsOn(work).contains(QStringLiteral("A D: turn")));
        work.type(QStringLiteral("f.mt"));
        test::pressKey(Qt::Key_Escape);
        work.trigger(QStringLiteral("play.resume"));
        QCOMPARE(hintsOn(work), QStringList());
    }

    /// In the next game, too: they belong to the person.
    void hintsComeBackWithF1AndGoWithItTogether() {
        PlayAtWork work(hallWithWalls(false));
        work.trigger(QStringLiteral("play.start"));
        const auto all = hintsOn(work);
        work.type(QStringLiteral("dfm"));
        work.type(QStringLiteral("fm"));
        QVERIFY(hintsOn(work).size() < all.size());
        work.trigger(QStringLiteral("play.again"));
        QVERIFY(hintsOn(work).size() < all.size());
        test::pressKey(Qt::Key_F1);
        QCOMPARE(hintsOn(work), all);
        test::pressKey(Qt::Key_F1);
        QCOMPARE(hintsOn(work), QStringList());
        QVERIFY(!work.screen().help().isVisible());
    }

    /// On a line of their own: neither the map's players nor the line above are covered.
    void hintsCoverNothing() {
        PlayAtWork work(hallWithWalls(true));
        work.window->resize(1024, 700);
        work.trigger(QStringLiteral("play.start"));
        QCoreApplication::processEvents();
        const auto& screen = work.screen();
        const auto placeOf = [&screen](const QWidget& part) {
            return QRect(part.mapTo(&screen, QPoint()), part.size());
        };
        QVERIFY(screen.help().isVisible());
        QVERIFY(!placeOf(screen.help()).intersects(placeOf(screen.map())));
        QVERIFY(!placeOf(screen.help()).intersects(placeOf(screen.hud())));
        for (const auto* caps : screen.help().findChildren<KeyCaps*>())
            QVERIFY(screen.help().rect().contains(QRect(caps->mapTo(&screen.help(), QPoint()), caps->size())));
    }

    void messagesAreGoneAfterThreeTurns() {
        PlayAtWork work(hallWithWalls(false));
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("w"));
        QVERIFY(!latestOf(work).isEmpty());
        work.type(QStringLiteral("d"));
        work.type(QStringLiteral("d"));
        QVERIFY(!latestOf(work).isEmpty());
        work.type(QStringLiteral("d"));
        QCOMPARE(latestOf(work), QString());
    }
};

DELVE_TEST(PlayToldWindowTest)
#include "play_told_window_test.moc"

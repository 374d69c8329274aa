#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/play/messages_line.h"

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

    void deadlyWallsAreToldAtTheStart() {
        PlayAtWork work(hallWithWalls(true));
        work.trigger(QStringLiteral("play.start"));
        QCOMPARE(latestOf(work), QStringLiteral("Take care: touching a wall is deadly."));
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

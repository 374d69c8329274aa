#include "editor/play/watched_replay.h"
#include "playtest/shell/replay.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr std::size_t length = 4000;

/// Of a game in which player one walks to and fro.
play::Replay longReplay() {
    const auto world = std::make_shared<const World>(test::drawnWorld("exit", {"########", "#@....X#", "########"}));
    auto shell = *play::Shell::inPlay(world, play::defaultSeed(*world));
    play::NoSavedGames saves;
    for (std::size_t i = 0; i < length; ++i) (void)shell.type(i % 2 == 0 ? U'D' : U'A', saves);
    return *play::Replay::of(shell);
}

bool areAlike(const play::Replay& a, const play::Replay& b) {
    const auto& one = a.shell();
    const auto& other = b.shell();
    return a.position() == b.position() && one.keys() == other.keys() && one.screen() == other.screen() && one.game() &&
           other.game() && *one.game() == *other.game();
}

} // namespace

/// Going to a place of a replay.
class WatchedReplayTest : public QObject {
    Q_OBJECT
private slots:
    void aPlaceIsReachedFromTheNearestCopy() {
        WatchedReplay watched(longReplay());
        QCOMPARE(watched.now().length(), length);
        watched.goTo(length);
        QVERIFY(watched.now().finished());
        QCOMPARE(watched.played(), length);
        for (const std::size_t place : {3999, 3998, 3072, 3071, 1025, 1024, 1023, 1, 0, 2500, 2501, 4000}) {
            const auto before = watched.played();
            watched.goTo(place);
            QVERIFY2(watched.played() - before < WatchedReplay::keysBetween, qPrintable(QString::number(place)));
            play::Replay fromTheBeginning = longReplay();
            while (fromTheBeginning.position() < place) (void)fromTheBeginning.next();
            QVERIFY2(areAlike(watched.now(), fromTheBeginning), qPrintable(QString::number(place)));
        }
    }

    void aCopyIsPlayedFromNowhereElse() {
        WatchedReplay watched(longReplay());
        watched.goTo(length);
        const auto before = watched.played();
        watched.goTo(2048); // there is a copy of it
        QCOMPARE(watched.played(), before);
        (void)watched.next();
        QCOMPARE(watched.now().position(), std::size_t{2049});
        watched.goTo(2100); // nearer from here
        QCOMPARE(watched.played(), before + 52);
    }

    void thereIsNothingBeyondItsEnd() {
        WatchedReplay watched(longReplay());
        watched.goTo(length + 7);
        QVERIFY(watched.now().finished());
        QVERIFY(!watched.next().meant);
        QCOMPARE(watched.played(), length);
    }
};

DELVE_TEST(WatchedReplayTest)
#include "watched_replay_test.moc"

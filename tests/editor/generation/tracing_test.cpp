#include "editor/generation/tracing.h"
#include "tests/editor/work/steered_generation.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// A level of seed 1, whose recipe is known, and the tracing of it.
struct Darkroom {
    explicit Darkroom(const char* recipe = "plain") { show(1, recipe); }
    void show(std::uint64_t seed, const char* recipe = "plain") {
        now.world.levels = {levelOfSeed(seed)};
        now.world.levels[0].recipe = recipeOf(recipe, seed);
    }
    void order(std::uint64_t seed, Size size = {20, 10}) {
        generation.order(recipeOf("plain", seed), size, now);
        tracing.giveWay(size);
    }
    void trace() {
        tracing.request();
        QTRY_VERIFY(tracing.trace());
    }
    void beginToTrace() {
        work.hold();
        tracing.request();
        QTRY_COMPARE(work.begun(), 1);
    }

    SteeredGeneration work;
    EditedWorld now;
    LiveGeneration generation{test::pool(), work.function(), generation::builtInDeclarations()};
    Tracing tracing{generation, now};
    QSignalSpy ready{&tracing, &Tracing::ready};
    QSignalSpy dropped{&tracing, &Tracing::dropped};
};

} // namespace

class TracingTest : public QObject {
    Q_OBJECT
private slots:
    void askingTwiceTracesOnce() {
        Darkroom room;
        room.tracing.request();
        room.trace();
        QCOMPARE(room.ready.size(), 1);
        room.tracing.request();
        QCOMPARE(room.ready.size(), 2);
        QCOMPARE(room.work.begun(), 1);
    }

    void aLevelWithoutARecipeHasNone() {
        Darkroom room;
        room.now.world.levels[0].recipe.reset();
        room.tracing.request();
        room.show(2);
        room.trace();
        QCOMPARE(room.work.begun(), 1);
        QVERIFY(room.tracing.trace()->stages.back().level.tiles == levelOfSeed(2).tiles);
    }

    void itStaysWhileTheRecipeMakesTheSame() {
        Darkroom room;
        room.trace();
        room.now.world.levels[0].tiles.set({0, 0}, Tile::Water);
        room.tracing.dropStale();
        QVERIFY(room.tracing.trace());
        BitGrid pinned(room.now.level().size());
        pinned.set({0, 0});
        room.now.world.levels[0].pinned = pinned;
        room.tracing.dropStale();
        QVERIFY(!room.tracing.trace());
        room.tracing.dropStale();
        QCOMPARE(room.dropped.size(), 1);
    }

    void oneThatRunsGivesWayToALevelAndIsAskedForAgain() {
        Darkroom room;
        room.beginToTrace();
        room.order(2);
        room.tracing.requestAgain();
        QVERIFY2(room.ready.empty(), "the level is not there yet");
        room.work.release();
        QTRY_VERIFY(!room.generation.busy());
        room.show(2);
        room.tracing.requestAgain();
        QTRY_COMPARE(room.ready.size(), 1);
        QVERIFY(room.tracing.trace()->stages.back().level.tiles == levelOfSeed(2).tiles);
        QCOMPARE(room.work.begun(), 3);
    }

    void nobodyWhoDidNotAskIsAnswered() {
        Darkroom room;
        room.order(2);
        QTRY_VERIFY(!room.generation.busy());
        room.tracing.requestAgain();
        QCOMPARE(room.work.begun(), 1);
    }

    void thatOfALargeMapGoesAsSoonAsAnotherIsOrdered() {
        Darkroom room;
        room.trace();
        room.tracing.giveWay({20, 10});
        QVERIFY(room.tracing.trace());
        room.tracing.giveWay({1024, 1024});
        QVERIFY(!room.tracing.trace());
        QCOMPARE(room.dropped.size(), 1);
    }

    void nothingComesOfALevelThatIsLeft() {
        Darkroom room;
        room.beginToTrace();
        room.generation.drop();
        room.tracing.drop();
        room.show(2);
        room.work.release();
        room.trace();
        QCOMPARE(room.ready.size(), 1);
        QVERIFY(room.tracing.trace()->stages.back().level.tiles == levelOfSeed(2).tiles);
    }

    void oneThatFailsIsSaidAndMayBeAskedForAgain() {
        Darkroom room("fails");
        QSignalSpy failed(&room.tracing, &Tracing::failed);
        room.tracing.request();
        QTRY_COMPARE(failed.size(), 1);
        room.tracing.request();
        QTRY_COMPARE(failed.size(), 2);
        QVERIFY(!room.tracing.trace() && room.ready.empty());
    }
};

DELVE_TEST(TracingTest)
#include "tracing_test.moc"

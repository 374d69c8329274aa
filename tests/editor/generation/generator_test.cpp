#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/editor/work/steered_generation.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

GenerationOrder orderOf(std::uint64_t seed, bool live = false) {
    GenerationOrder order;
    order.recipe = recipeOf("plain", seed);
    order.size = {20, 10};
    order.before = levelOfSeed(0);
    order.live = live;
    return order;
}

/// Records the results of a generator in the order of their arrival.
struct Received {
    explicit Received(Generator& generator) {
        QObject::connect(&generator, &Generator::generated, &context,
                         [this](const GenerationResult& r) { results.push_back(r); });
        QObject::connect(&generator, &Generator::failed, &context, [this](const Failure& f) { failures.push_back(f); });
        QObject::connect(&generator, &Generator::traced, &context,
                         [this](const TraceResult& t) { traces.push_back(t); });
    }
    [[nodiscard]] std::size_t count() const { return results.size() + failures.size() + traces.size(); }

    QObject context;
    std::vector<GenerationResult> results;
    std::vector<Failure> failures;
    std::vector<TraceResult> traces;
};

} // namespace

class GeneratorTest : public QObject {
    Q_OBJECT
private slots:
    void aLevelArrivesWithTheEditThatLeadsToIt() {
        const SteeredGeneration work;
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        const auto number = generator.generate(orderOf(7));
        QVERIFY(generator.busy());
        QTRY_COMPARE(received.results.size(), 1u);
        QVERIFY(!generator.busy());
        const auto& result = received.results.front();
        QCOMPARE(result.order, number);
        QVERIFY(result.level.tiles == levelOfSeed(7).tiles);
        QCOMPARE(result.report.notes.size(), 1u);
        QVERIFY(result.report.milliseconds >= 0);
        Level level = levelOfSeed(0);
        QVERIFY(result.edit.apply(level));
        QVERIFY(level == result.level);
    }

    void theNewestOfManyWins() {
        SteeredGeneration work;
        work.hold();
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            generator.generate(orderOf(seed));
            if (seed % 10 == 0)
                QTRY_VERIFY(work.begun() == work.stopped() + 1 && work.begun() >= static_cast<int>(seed / 10));
        }
        work.release();
        QTRY_VERIFY(!generator.busy());
        QCOMPARE(received.results.size(), 1u);
        QCOMPARE(seedOf(received.results.front().level), 50u);
        QVERIFY(received.failures.empty());
        QVERIFY(work.stopped() >= 4);
    }

    void aDragShowsWhatIsSoonDoneAndEndsWithTheNewest() {
        SteeredGeneration work;
        work.hold();
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        generator.setPatience(std::chrono::minutes(1)); // however slow the machine is
        generator.generate(orderOf(1, true));
        QTRY_COMPARE(work.begun(), 1);
        for (std::uint64_t seed = 2; seed <= 50; ++seed) generator.generate(orderOf(seed, true));
        work.releaseOne();
        QTRY_COMPARE(received.results.size(), 1u);
        QCOMPARE(seedOf(received.results.front().level), 1u);
        QVERIFY(generator.busy());
        work.release();
        QTRY_VERIFY(!generator.busy());
        QCOMPARE(received.results.size(), 2u);
        QCOMPARE(seedOf(received.results.back().level), 50u);
    }

    void aLongRunIsCancelledEvenInADrag() {
        SteeredGeneration work;
        work.hold();
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        generator.setPatience(std::chrono::milliseconds(0));
        generator.generate(orderOf(1, true));
        QTRY_COMPARE(work.begun(), 1);
        generator.generate(orderOf(2, true));
        QTRY_COMPARE(work.stopped(), 1);
        work.release();
        QTRY_VERIFY(!generator.busy());
        QCOMPARE(received.results.size(), 1u);
        QCOMPARE(seedOf(received.results.front().level), 2u);
    }

    void ofResultsThatComeFasterThanTheyAreTakenOnlyTheNewestIsSeen() {
        const SteeredGeneration work;
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            generator.generate(orderOf(seed, true));
            while (work.ended() < static_cast<int>(seed)) std::this_thread::yield(); // without the event loop
        }
        QTRY_VERIFY(!generator.busy());
        QVERIFY(received.results.size() <= 2);
        QCOMPARE(seedOf(received.results.back().level), 5u);
    }

    void whatIsCancelledNeverArrives() {
        SteeredGeneration work;
        work.hold();
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        generator.generate(orderOf(1));
        QTRY_COMPARE(work.begun(), 1);
        generator.generate(orderOf(2));
        generator.cancel();
        QVERIFY(!generator.busy());
        work.release();
        generator.generate(orderOf(3));
        QTRY_VERIFY(!generator.busy());
        QCOMPARE(received.count(), 1u);
        QCOMPARE(seedOf(received.results.front().level), 3u);
    }

    void aResultThatIsOnItsWayIsDroppedByCancel() {
        const SteeredGeneration work;
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        generator.generate(orderOf(1));
        while (work.ended() < 1) std::this_thread::yield();
        generator.cancel();
        generator.generate(orderOf(2));
        QTRY_VERIFY(!generator.busy());
        QCOMPARE(received.count(), 1u);
        QCOMPARE(seedOf(received.results.front().level), 2u);
    }

    void failuresArrive_data() {
        QTest::addColumn<QString>("recipe");
        QTest::addRow("a reason") << "fails";
        QTest::addRow("too little memory") << "no memory";
    }
    void failuresArrive() {
        QFETCH(QString, recipe);
        const SteeredGeneration work;
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        auto order = orderOf(1);
        order.recipe.name = recipe.toStdString();
        generator.generate(order);
        QTRY_COMPARE(received.failures.size(), 1u);
        QVERIFY(!generator.busy());
        QCOMPARE(received.failures.front().kind, Failure::Kind::Impossible);
        QVERIFY(!inEnglish(received.failures.front().message).empty());
    }

    void progressIsTold() {
        SteeredGeneration work;
        work.hold();
        Generator generator(test::pool(), work.function());
        QSignalSpy progressed(&generator, &Generator::progressed);
        generator.generate(orderOf(1));
        QTRY_VERIFY(!progressed.isEmpty() && progressed.back().front().toInt() == 500);
        QCOMPARE(generator.permille(), 500);
        generator.cancel();
        QTRY_COMPARE(work.stopped(), 1);
    }

    void aTraceIsHowTheRecipeMakesTheLevelWithoutChangesByHand() {
        const SteeredGeneration work;
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        Level level = levelOfSeed(3);
        level.recipe = recipeOf("plain", 3);
        generator.trace(level, {});
        QTRY_COMPARE(received.traces.size(), 1u);
        QCOMPARE(received.traces.back().trace.stages.size(), 1u);
        QVERIFY(received.traces.back().trace.stages.back().level.tiles == level.tiles);
        level.tiles.set({0, 0}, Tile::Water);
        generator.trace(level, {});
        QTRY_COMPARE(received.traces.size(), 2u);
        QVERIFY(received.traces.back().trace.stages.back().level.tiles == levelOfSeed(3).tiles);
    }

    void anOrderGoesBeforeATraceAndDropsIt() {
        SteeredGeneration work;
        work.hold();
        Generator generator(test::pool(), work.function());
        const Received received(generator);
        Level level = levelOfSeed(3);
        level.recipe = recipeOf("plain", 3);
        generator.trace(level, {});
        QTRY_COMPARE(work.begun(), 1);
        generator.generate(orderOf(4));
        QTRY_COMPARE(work.stopped(), 1);
        work.release();
        QTRY_COMPARE(received.results.size(), 1u);
        QVERIFY(received.traces.empty());
    }

    void itGoesWhileItWorks() {
        SteeredGeneration work;
        work.hold();
        {
            Generator generator(test::pool(), work.function());
            generator.generate(orderOf(1));
            QTRY_COMPARE(work.begun(), 1);
            generator.generate(orderOf(2, true));
        } // only a stop request ends the run
        QTRY_COMPARE(work.ended(), 1);
        QCOMPARE(work.stopped(), 1);
    }

    void itGoesBeforeItsJobHasBegun() {
        const SteeredGeneration work;
        for (int i = 0; i < 50; ++i) {
            Generator generator(test::pool(), work.function());
            generator.generate(orderOf(1));
        }
        QTRY_COMPARE(work.ended(), work.begun());
    }

    void twoWorkBesideEachOther() {
        const SteeredGeneration work;
        Generator first(test::pool(), work.function());
        Generator second(test::pool(), work.function());
        const Received ofFirst(first);
        const Received ofSecond(second);
        first.generate(orderOf(1));
        second.generate(orderOf(2));
        QTRY_VERIFY(!first.busy() && !second.busy());
        QCOMPARE(seedOf(ofFirst.results.back().level), 1u);
        QCOMPARE(seedOf(ofSecond.results.back().level), 2u);
    }

    void theRealPipelineKeepsWhatItDidNotMake() {
        Generator generator(test::pool(), generateWith(generation::builtInStages()));
        const Received received(generator);
        GenerationOrder order;
        order.recipe = recipeNamed(generation::builtInRecipes(), "grown-rooms@1")->withSeed(1);
        order.size = {60, 30};
        order.before = levelOfSeed(0);
        order.before.name = "Cellar";
        order.before.properties.set("mood", std::string("gloomy"));
        order.before.pinned = BitGrid(Size{20, 10});
        order.before.pinned.write().set({19, 7});
        order.before.tiles.set({19, 7}, Tile::Grass);
        order.before.layers.push_back({"moss", true, Grid({20, 10}, Tile::Grass), {}});
        generator.generate(order);
        QTRY_VERIFY(received.count() == 1);
        QCOMPARE(received.results.size(), 1u);
        const Level& level = received.results.front().level;
        QCOMPARE(level.size(), (Size{60, 30}));
        QCOMPARE(level.name, std::string("Cellar"));
        QCOMPARE(level.recipe, order.recipe);
        QVERIFY(level.properties.find("mood"));
        QVERIFY(level.isPinned({19, 7}));
        QCOMPARE(level.tiles.at({19, 7}), Tile::Grass);
        QCOMPARE(level.layers.front().tiles.size(), (Size{60, 30}));
        QCOMPARE(level.layers.front().tiles.at({19, 7}), Tile::Grass);
        QCOMPARE(level.layers.front().tiles.at({20, 7}), Tile::Void);
    }
};

DELVE_TEST(GeneratorTest)
#include "generator_test.moc"

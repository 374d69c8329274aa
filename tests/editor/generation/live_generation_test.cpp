#include "editor/generation/live_generation.h"
#include "generation/level/rules.h"
#include "tests/editor/work/steered_generation.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr Size size{20, 10};

/// A world of one level, and its generation: what arrives is taken at once.
struct Workshop {
    Workshop() {
        now.world.levels = {levelOfSeed(0, size)};
        QObject::connect(&live.generator(), &Generator::generated, &context, [this](const GenerationResult& result) {
            taken.push_back(live.take(result, now, history, blank));
        });
    }
    void make(std::uint64_t seed, Size wanted = size) {
        live.order(recipeOf("plain", seed), wanted, now, blank);
        QTRY_VERIFY(!live.busy());
    }

    SteeredGeneration work;
    EditedWorld now;
    History history;
    bool blank = false;
    std::vector<std::optional<DocumentChange>> taken;
    QObject context;
    LiveGeneration live{test::pool(), work.function(), generation::builtInDeclarations()};
};

} // namespace

class LiveGenerationTest : public QObject {
    Q_OBJECT
private slots:
    void eachLevelIsAStep() {
        Workshop shop;
        shop.make(1);
        shop.make(2);
        QCOMPARE(shop.history.steps().size(), 2u);
        QCOMPARE(seedOf(shop.now.level()), 2u);
        shop.now.takeBack(shop.history.stepBack());
        QCOMPARE(seedOf(shop.now.level()), 1u);
    }

    /// A journey has thousands of levels: an order must not keep the window waiting while they are copied.
    void anOrderInAWorldOfManyLevelsCopiesNone() {
        EditedWorld now;
        for (std::uint64_t seed = 0; seed < 50; ++seed) now.world.levels.push_back(levelOfSeed(seed, size));
        now.world.rules.write().sight = 3; // a rule of its own
        const auto world = worldFor(recipeOf("plain", 1), now, generation::builtInDeclarations());
        QVERIFY(world->levels.sameAs(now.world.levels));
    }

    void allLevelsOfADragAreOneStep() {
        Workshop shop;
        shop.make(1);
        shop.live.beginDrag();
        for (const std::uint64_t seed : {2, 3, 4}) shop.make(seed);
        shop.live.endDrag();
        QCOMPARE(shop.history.steps().size(), 2u);
        shop.now.takeBack(shop.history.stepBack());
        QCOMPARE(seedOf(shop.now.level()), 1u);
        shop.now.doAgain(shop.history.stepForward());
        shop.make(5);
        QCOMPARE(shop.history.steps().size(), 3u);
    }

    void whatADragStillWaitsForBelongsToItsStep() {
        Workshop shop;
        shop.live.beginDrag();
        shop.make(1);
        shop.work.hold();
        shop.live.order(recipeOf("plain", 2), size, shop.now);
        shop.live.endDrag();
        shop.work.release();
        QTRY_VERIFY(!shop.live.busy());
        QCOMPARE(shop.history.steps().size(), 1u);
        QCOMPARE(seedOf(shop.now.level()), 2u);
    }

    void aDragThatIsLeftNamesTheStepToTakeBack() {
        Workshop shop;
        shop.live.beginDrag();
        QVERIFY2(!shop.live.leaveDrag(), "it ordered nothing");
        shop.live.beginDrag();
        shop.make(1);
        const auto making = shop.live.leaveDrag();
        QVERIFY(making && making->kept);
        QVERIFY(making->before == levelOfSeed(0, size));
        QVERIFY(!making->shown.empty());
    }

    void nothingArrivesOfWhatWasDropped() {
        Workshop shop;
        shop.work.hold();
        shop.live.order(recipeOf("plain", 1), size, shop.now);
        QTRY_COMPARE(shop.work.begun(), 1);
        shop.live.drop();
        QVERIFY(!shop.live.busy());
        shop.work.release();
        shop.make(2);
        QCOMPARE(shop.taken.size(), 1u);
        QCOMPARE(seedOf(shop.now.level()), 2u);
    }

    void whatComesForNoStepChangesNothing() {
        Workshop shop;
        GenerationResult result;
        result.level = levelOfSeed(3, size);
        QVERIFY(!shop.live.take(result, shop.now, shop.history, false));
        QVERIFY(shop.now.level() == levelOfSeed(0, size) && shop.history.steps().empty());
    }

    void anOrderAfterAnotherStepStartsFromTheLevelAsItIs() {
        Workshop shop;
        shop.work.hold();
        shop.live.order(recipeOf("plain", 1), size, shop.now);
        shop.now.world.levels[0].tiles.set({5, 5}, Tile::Water);
        shop.live.orderAgain(recipeOf("plain", 1), size, shop.now);
        shop.work.release();
        QTRY_VERIFY(!shop.live.busy());
        QCOMPARE(shop.history.steps().size(), 1u);
        shop.now.takeBack(shop.history.stepBack());
        QCOMPARE(shop.now.level().tiles.at({5, 5}), Tile::Water);
        shop.live.orderAgain(recipeOf("plain", 1), size, shop.now);
        QVERIFY2(!shop.live.busy(), "nothing was on its way");
    }

    void aBlankWorldBeginsWithWhatIsMade() {
        Workshop shop;
        shop.blank = true;
        shop.make(1, {30, 12});
        QCOMPARE(shop.taken.size(), 1u);
        QVERIFY(shop.taken.front() && shop.taken.front()->redrawsAll());
        QCOMPARE(seedOf(shop.now.level()), 1u);
        QVERIFY(!shop.history.canUndo());
    }
};

DELVE_TEST(LiveGenerationTest)
#include "live_generation_test.moc"

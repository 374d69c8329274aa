#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/inspect/inspect.h"
#include "playtest/proof/proof.h"
#include "tests/playtest/inspect/hostile_worlds.h"
#include "tests/support/counted_questions.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// The questions at which to stop: each of the first, and fewer and fewer of the later ones.
std::int64_t after(std::int64_t question) { return question + 1 + question / test::countOf(50); }

/// More rows than an inspection goes through between two questions.
std::shared_ptr<const World> madeBy(const QString& recipe) {
    generation::Workspace workspace;
    const auto& info = *generation::builtInRecipes().find(recipe.toStdString());
    auto made = generation::generateWorld(info.withSeed(5), {80, 150}, workspace);
    return made ? std::make_shared<const World>(std::move(made->world)) : std::make_shared<const World>();
}

} // namespace

/// An edit stops the inspection of what was there before, at any of its questions: it ends as stopped, and in no other
/// way.
class StoppedInspectionTest : public QObject {
    Q_OBJECT

    static void stopAtAnyQuestion(const std::shared_ptr<const World>& world) {
        std::int64_t stopped = 0;
        for (std::int64_t question = 1;; question = after(question)) {
            const CountedQuestions feedback(question);
            const auto inspection = inspect(world, {.feedback = &feedback});
            if (feedback.asked() < question) break;
            QVERIFY(!inspection && inspection.failure().cancelled());
            ++stopped;
        }
        QVERIFY(stopped > (test::isShort() ? 0 : 20));
    }

private slots:
    void itStopsAtAnyQuestion_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::newRow(std::string(recipe.name).c_str()) << QString::fromStdString(std::string(recipe.name));
    }
    void itStopsAtAnyQuestion() {
        QFETCH(const QString, recipe);
        stopAtAnyQuestion(madeBy(recipe));
    }
    /// Where everything is wrong, each check has something to make when it is stopped.
    void noiseStopsAtAnyQuestion() {
        World world = noise(7, 60);
        stopAtAnyQuestion(std::make_shared<const World>(world));
        for (std::size_t level = 0; level < world.levels.size(); ++level)
            std::erase_if(world.levels[level].things.write(),
                          [](const Thing& thing) { return thing.kind == ThingKind::Start; });
        stopAtAnyQuestion(std::make_shared<const World>(world));
    }
    /// A pass over a million cells asks now and then, as Patience says.
    void eachPassOverAMapAsks_data() {
        QTest::addColumn<QString>("check");
        for (const char* const check : {"chasm-to-nowhere", "useless-door", "covered-door", "open-to-void"})
            QTest::newRow(check) << QString(check);
    }
    void eachPassOverAMapAsks() {
        QFETCH(const QString, check);
        constexpr std::int32_t side = 1024;
        World world;
        auto& level = world.levels.emplace_back();
        level.tiles = Grid({side, side}, Tile::Floor);
        level.layers.emplace_back().tiles = Grid(level.size());
        level.properties.set("below", Reference{"gone"});
        const auto asked = [&world](const CheckInfo& info) {
            CheckRegistry checks;
            if (!checks.add(info).ok()) return std::int64_t{-1};
            const CountedQuestions questions;
            (void)inspect(std::make_shared<const World>(world), {.feedback = &questions, .checks = &checks});
            return questions.asked();
        };
        CheckInfo none = *builtInChecks().find(check.toStdString());
        const auto asksOfCheck = asked(none);
        none.find = [](const Inspected&, Found&) {};
        const auto pass = static_cast<std::int64_t>(side) * side / (std::int64_t{1} << 16);
        QVERIFY2(asksOfCheck >= asked(none) + pass / 2, qPrintable(QString::number(asksOfCheck)));
    }

    void aProofStopsAtAnyQuestion_data() { itStopsAtAnyQuestion_data(); }
    void aProofStopsAtAnyQuestion() {
        QFETCH(const QString, recipe);
        const auto world = madeBy(recipe);
        std::int64_t stopped = 0;
        for (std::int64_t question = 1;; question = after(question)) {
            const CountedQuestions feedback(question);
            const auto proof = prove(world, {.feedback = &feedback, .softLocks = true});
            if (feedback.asked() < question) break;
            QVERIFY(!proof && proof.failure().cancelled());
            ++stopped;
        }
        QVERIFY(stopped > (test::isShort() ? 0 : 5));
    }
};

DELVE_TEST(StoppedInspectionTest)
#include "stopped_inspection_test.moc"

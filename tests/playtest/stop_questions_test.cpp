#include "generation/level/rules.h"
#include "playtest/inspect/inspect.h"
#include "playtest/proof/fight_plan.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/step.h"
#include "playtest/rules/stoppable.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <limits>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

constexpr std::int32_t side = 1024;
/// A pass over all cells of such a map asks so often: once in 65,536 cells.
constexpr std::size_t questionsOfAPass = std::size_t{side} * side / 65'536;

/// Counts the questions whether to stop, and says yes from one of them on.
class Questions : public generation::Feedback {
public:
    explicit Questions(std::size_t last = std::numeric_limits<std::size_t>::max()) : m_last(last) {}
    [[nodiscard]] bool stopped() const override { return ++m_count >= m_last; }
    [[nodiscard]] std::size_t count() const { return m_count; }

private:
    std::size_t m_last;
    mutable std::size_t m_count = 0;
};

/// A hall of a million cells with the start in one corner, and what is to be found in the opposite one.
std::shared_ptr<const World> largeWorld(const std::string& objective) {
    World world = drawnWorld(objective, {"@"});
    auto& level = world.levels[0];
    level.tiles = Grid({side, side}, Tile::Wall);
    level.tiles.fill({1, 1, side - 2, side - 2}, Tile::Floor);
    level.things.write().front().at = {1, 1};
    level.tiles.set({side - 1, side - 2}, Tile::GoldenExit);
    return std::make_shared<const World>(std::move(world));
}

std::string said(std::size_t questions) { return std::to_string(questions) + " questions"; }

/// Nobody goes on for long once they were told to stop.
constexpr std::size_t mostAfterwards = 64;

} // namespace

/// How often work on a large map asks whether to stop. Counted, not timed: so many cells take a few milliseconds.
class StopQuestionsTest : public QObject {
    Q_OBJECT
private slots:
    void preparingAsksWhileItReads() {
        const Questions questions;
        const auto asked = [&] { return questions.stopped(); };
        QVERIFY(preparedWorldOf(largeWorld("exit"), builtInDeclarations(), asked));
        QVERIFY2(questions.count() >= questionsOfAPass, said(questions.count()).c_str());
        for (std::size_t last = 1; last <= questionsOfAPass; last += 5) {
            const Questions few(last);
            QVERIFY(!preparedWorldOf(largeWorld("exit"), builtInDeclarations(), [&] { return few.stopped(); }));
            QVERIFY2(few.count() <= last + mostAfterwards, said(few.count()).c_str());
        }
    }

    /// What can be walked to is found first.
    void startingToExploreAsks() {
        const auto prepared = preparedWorldOf(largeWorld("explore"));
        const Questions questions;
        QVERIFY(startGame(prepared, 1, [&] { return questions.stopped(); }));
        QVERIFY2(questions.count() >= questionsOfAPass / 2, said(questions.count()).c_str());
        const Questions few(3);
        const auto stopped = startGame(prepared, 1, [&] { return few.stopped(); });
        QVERIFY(!stopped && stopped.failure().cancelled());
    }

    /// It reads the map, floods it, looks for the exit, and searches the way there.
    void aProofAsksAllTheWay() {
        const auto world = largeWorld("exit");
        const Questions questions;
        const auto proof = prove(world, {.feedback = &questions, .softLocks = true});
        QVERIFY(proof.ok() && proof->verdict == Verdict::Winnable);
        QVERIFY2(questions.count() >= 5 * questionsOfAPass, said(questions.count()).c_str());
        for (const std::size_t last : {std::size_t{1}, std::size_t{2}, questionsOfAPass, 2 * questionsOfAPass,
                                       questions.count() / 2, questions.count()}) {
            const Questions few(last);
            const auto stopped = prove(world, {.feedback = &few, .softLocks = true});
            QVERIFY2(!stopped && stopped.failure().cancelled(), said(last).c_str());
            QVERIFY2(few.count() <= last + mostAfterwards, said(few.count()).c_str());
        }
    }

    void inspectionAsksAllTheWay() {
        const auto world = largeWorld("exit");
        const Questions questions;
        QVERIFY(inspect(world, {.feedback = &questions}).ok());
        QVERIFY2(questions.count() >= 5 * questionsOfAPass, said(questions.count()).c_str());
        for (const std::size_t last : {std::size_t{1}, questionsOfAPass, questions.count() / 2}) {
            const Questions few(last);
            const auto stopped = inspect(world, {.feedback = &few});
            QVERIFY2(!stopped && stopped.failure().cancelled(), said(last).c_str());
        }
    }

    /// A beam of many games, each some blows long.
    void aFightThatIsPlannedAsksInEachRound() {
        auto game = startGame(std::make_shared<const World>(drawnWorld("boss", {"#####", "#@B.#", "#####"})), 1);
        QVERIFY(game.ok());
        const auto fight = step(*std::move(game), Command::move(0, Direction::East)).game;
        QCOMPARE(fight.mode, Mode::Fight);
        std::size_t rounds = 0;
        (void)planFight(fight, 8, [&rounds] {
            ++rounds;
            return false;
        });
        QVERIFY2(rounds >= 2, std::to_string(rounds).c_str());
        QVERIFY(planFight(fight, 8, [] { return true; }).empty());
    }
};

DELVE_TEST(StopQuestionsTest)
#include "stop_questions_test.moc"

#include "app/verbs/persona_games.h"
#include "playtest/proof/proof.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/personas/counted_games.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::app;

/// Games of personas on all cores.
class PersonaGamesTest : public QObject {
    Q_OBJECT
private slots:
    /// Games that draw nothing are all alike, however many are asked for.
    void gamesThatAreAlikeArePlayedOnce() {
        const test::CountedGames alike, drawn;
        play::PersonaRegistry personas;
        QVERIFY(personas.add(alike.persona("alike", false)).ok());
        QVERIFY(personas.add(drawn.persona("drawn", true)).ok());
        const auto world = std::make_shared<const World>(test::drawnWorld("exit", {"#####", "#@..X", "#####"}));
        const auto proof = play::prove(world);
        generation::Feedback feedback;
        const auto played = playPersonas(world, *proof, 1'000, feedback, personas);
        QVERIFY(played.ok());
        QCOMPARE(alike.begun(), std::int64_t{1});
        QCOMPARE(drawn.begun(), std::int64_t{1'000});
        for (const auto& tally : played->tallies) {
            QCOMPARE(tally.games, std::int64_t{1'000});
            QCOMPARE(tally.won, std::int64_t{1'000});
            QCOMPARE(tally.steps, std::int64_t{3'000});
        }
        QCOMPARE(feedback.progress(), std::int32_t{1000});
    }

    void oneGameEach() {
        const test::CountedGames drawn;
        play::PersonaRegistry personas;
        QVERIFY(personas.add(drawn.persona("drawn", true)).ok());
        const auto world = std::make_shared<const World>(test::drawnWorld("exit", {"#####", "#@..X", "#####"}));
        const auto proof = play::prove(world);
        generation::Feedback feedback;
        const auto played = playPersonas(world, *proof, 1, feedback, personas);
        QVERIFY(played.ok());
        QCOMPARE(drawn.begun(), std::int64_t{1});
        QCOMPARE(played->tallies[0].games, std::int64_t{1});
    }

    void theyCanBeStopped() {
        const auto world = std::make_shared<const World>(test::drawnWorld("exit", {"#####", "#@..X", "#####"}));
        const auto proof = play::prove(world);
        generation::Feedback feedback;
        feedback.stop();
        const auto played = playPersonas(world, *proof, 100, feedback);
        QVERIFY(!played.ok() && played.failure().cancelled());
    }
};

DELVE_TEST(PersonaGamesTest)
#include "persona_games_test.moc"

#include "playtest/personas/known_ways.h"
#include "playtest/personas/persona_tally.h"
#include "playtest/personas/portal_memory.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/counted_questions.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

constexpr std::int32_t side = 256;
constexpr std::int64_t questionsOfSearch = std::int64_t{side} * side / (1 << 14); ///< of all cells

/// One large room, whose exit nobody can come to: every search for a way to it looks at all cells.
World largeRoom() {
    std::vector<std::string> rows(side, '#' + std::string(side - 2, '.') + '#');
    rows.front() = rows.back() = std::string(side, '#');
    rows[1][1] = '@';
    rows.push_back(std::string(side, '#'));
    rows.back()[side / 2] = 'X';
    return drawnWorld("exit", rows);
}

TrialWorld trialIn(const World& world) {
    auto trial = trialWorldOf(std::make_shared<const World>(world), nullptr);
    if (!trial) qFatal("%s", inEnglish(trial.failure().message).c_str());
    return *std::move(trial);
}

} // namespace

/// Games end soon after they are stopped, even where one command takes searches of the whole map.
class StoppedGamesTest : public QObject {
    Q_OBJECT
private slots:
    /// Who knows the map looks twice for the exit before each of its commands: for the exit, and for a key.
    void searchesOfTheMapAsk() {
        const auto trial = trialIn(largeRoom());
        for (const char* id : {"runner", "collector"}) {
            const CountedQuestions questions;
            const auto game = playOne(*builtInPersonas().find(id), trial, 1, &questions);
            QVERIFY(game.ok());
            QCOMPARE(game->end, PersonaEnd::Ended);
            const auto commands = static_cast<std::int64_t>(game->commands.size());
            QVERIFY2(questions.asked() >= commands * 2 * (questionsOfSearch - 1), id);
        }
    }

    void searchesOfTheKnownAsk() {
        const auto trial = trialIn(largeRoom());
        const Game game = gameOf(trial, 1);
        const CountedQuestions questions;
        const PersonaView view(trial, game, 0, nullptr, &questions);
        KnownWays ways;
        QVERIFY(!ways.setOut(view, [](Cell) { return false; }));
        QVERIFY(questions.asked() >= questionsOfSearch);
        const CountedQuestions stop(3);
        const PersonaView stopped(trial, game, 0, nullptr, &stop);
        QVERIFY(!ways.setOut(stopped, [](Cell cell) { return cell == Cell{side - 2, side - 2}; }));
        QCOMPARE(stop.asked(), std::int64_t{3});
        QVERIFY(!ways.underWay(stopped));
        QVERIFY(ways.setOut(view, [](Cell cell) { return cell == Cell{side - 2, side - 2}; }));
    }

    /// However often the ways may have been used: the level is searched once.
    void theLeastUsedPortalIsFoundInOneSearch() {
        const auto trial = trialIn(largeRoom());
        const Game game = gameOf(trial, 1);
        const CountedQuestions questions;
        const PersonaView view(trial, game, 0, nullptr, &questions);
        KnownWays ways;
        PortalMemory portals;
        QVERIFY(!portals.toLeastUsed(view, ways, 64));
        QVERIFY(questions.asked() <= questionsOfSearch + 2);
    }

    void aProvenTrialIsStoppedAfterItsProof() {
        const auto world = std::make_shared<const World>(drawnWorld("collect", {"########", "#@.*..*#", "########"}));
        const CountedQuestions ofProof;
        QVERIFY(prove(world, {.feedback = &ofProof}).ok());
        const CountedQuestions stop(ofProof.asked() + 1);
        const auto trial = provenTrialOf(world, &stop);
        QVERIFY(!trial.ok() && trial.failure().cancelled());
        QVERIFY(provenTrialOf(world).ok());
    }

    void aGameEndsSoonAfterItIsStopped() {
        const auto trial = trialIn(largeRoom());
        for (const auto& persona : builtInPersonas())
            for (const std::int64_t last : {1, 2, 7, 30, 60}) {
                const CountedQuestions questions(last);
                const auto game = playOne(persona, trial, 1, &questions);
                QVERIFY2(!game.ok() && game.failure().cancelled(), persona.id.c_str());
                QVERIFY2(questions.askedInVain() <= 12, persona.id.c_str());
            }
    }
};

DELVE_TEST(StoppedGamesTest)
#include "stopped_games_test.moc"

#include "playtest/personas/persona_view.h"
#include "playtest/personas/play_one.h"
#include "playtest/rules/step.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/personas/played_again.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

const PersonaInfo& novice() { return *builtInPersonas().find("novice"); }

/// The exit is at the end of a niche half way along the hall, and comes into sight only before it.
World hallWithANiche() {
    return drawnWorld("exit", {"########################################", //
                               "#@.....................................#", //
                               "####################.###################", //
                               "####################.###################", //
                               "####################X###################", //
                               "########################################"});
}
constexpr Cell niche{20, 1};
constexpr Cell exitCell{20, 4};

} // namespace

/// The novice: wanders, until it sees what it wants.
class NovicePersonaTest : public QObject {
    Q_OBJECT
private slots:
    /// From the first step on with which the exit is in sight, it takes the shortest way to it.
    void itGoesForTheObjectiveWhenItSeesIt() {
        const auto trial = trialOf(hallWithANiche());
        int seen = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto played = playOne(novice(), trial, seed);
            QVERIFY(played.ok());
            Game game = gameOf(trial, seed);
            std::size_t number = 0;
            for (; number < played->commands.size() && !game.levels[0].seen.at(exitCell); ++number)
                game = step(std::move(game), played->commands[number]).game;
            if (!game.levels[0].seen.at(exitCell)) continue;
            ++seen;
            const auto here = game.players[0].place.at;
            const auto away = here.y == niche.y ? steps(here, niche) + steps(niche, exitCell) : steps(here, exitCell);
            QCOMPARE(played->commands.size() - number, static_cast<std::size_t>(away));
            QCOMPARE(played->end, PersonaEnd::Won);
        }
        QVERIFY(seen >= 30);
    }

    /// What it cannot get at does not hold it up: it goes on as it was.
    void itGoesOnPastWhatItCannotReach() {
        auto world = drawnWorld("exit", {"########################", //
                                         "#@....................X#", //
                                         "########LLLL############", //
                                         "########LLLL############", //
                                         "########################"});
        auto& coin = world.levels[0].things.write().emplace_back();
        coin.id = "coin";
        coin.kind = ThingKind::Coin;
        coin.at = {9, 2};
        const auto trial = trialOf(world);
        for (std::uint64_t seed = 0; seed < 20; ++seed) QCOMPARE(playOne(novice(), trial, seed)->end, PersonaEnd::Won);
    }

    void whatIsInSight() {
        const auto trial = trialOf(hallWithANiche());
        Game game = gameOf(trial, 1);
        KnownCells known(trial, novice().remembers);
        const auto marks = [&] { return PersonaView(trial, game, 0, &known).marksInSight(); };
        QVERIFY(marks().empty());
        known.look(game, game.players[0]);
        QCOMPARE(marks(), (std::vector<Cell>{{1, 1}})); // the start
        game.players[0].place.at = niche;
        known.look(game, game.players[0]);
        QCOMPARE(marks(), (std::vector<Cell>{exitCell}));
        QVERIFY(known.sees({0, exitCell}) && !known.sees({0, {1, 1}}) && known.at({0, {1, 1}}));
        QVERIFY(PersonaView(trial, game, 0, nullptr).marksInSight().empty());
    }
};

DELVE_TEST(NovicePersonaTest)
#include "novice_test.moc"

#include "playtest/personas/play_one.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/personas/played_again.h"
#include "tests/support/counted_questions.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// A room of `side` x `side` cells with flowers in it, the start in a corner.
World roomOfFlowers(std::int32_t side, const std::vector<Cell>& flowers) {
    const auto length = static_cast<std::size_t>(side);
    std::vector<std::string> rows(length, '#' + std::string(length - 2, '.') + '#');
    rows.front() = rows.back() = std::string(length, '#');
    rows[1][1] = '@';
    for (const Cell at : flowers) rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] = '*';
    return drawnWorld("collect", rows);
}

const std::vector<Cell> ten{{100, 20}, {20, 100}, {60, 60}, {110, 110}, {5, 40},
                            {40, 5},   {90, 70},  {70, 90}, {30, 30},   {120, 60}};

} // namespace

/// Who knows the map takes all flowers by the tour that the proof has found.
class PersonaToursTest : public QObject {
    Q_OBJECT
private slots:
    /// A search over all sets of ten flowers looks at each cell hundreds of times, and holds that many places.
    void aLargeMapIsWalkedPlaceByPlace() {
        const auto world = roomOfFlowers(128, ten);
        const auto proof = prove(std::make_shared<const World>(world));
        QVERIFY(proof.ok() && proof->shortest);
        const auto trial = trialOf(world);
        const CountedQuestions questions;
        const auto game = playOne(*builtInPersonas().find("runner"), trial, 1, &questions);
        QVERIFY(game.ok());
        QCOMPARE(game->end, PersonaEnd::Won);
        QCOMPARE(game->steps, proof->steps);
        const auto commands = static_cast<std::int64_t>(game->commands.size());
        QVERIFY(questions.asked() <= commands + 60); // the search over all sets asks thousands of times
    }

    void theTourHasEachPlaceOnce() {
        const auto trial = trialOf(roomOfFlowers(128, ten));
        std::set<Cell> places;
        for (const auto& place : trial.tour) {
            QCOMPARE(place.level, 0u);
            places.insert(place.at);
        }
        QCOMPARE(trial.tour.size(), ten.size());
        QCOMPARE(places, std::set<Cell>(ten.begin(), ten.end()));
    }

    void whereThereIsNoTour() {
        const auto small = drawnWorld("collect", {"#####", "#@**#", "#####"});
        QVERIFY(trialWorldOf(std::make_shared<const World>(small), nullptr)->tour.empty());
        QVERIFY(trialOf(drawnWorld("exit", {"#####", "#@.X#", "#####"})).tour.empty());
        QVERIFY(trialOf(drawnWorld("collect", {"######", "#@**&#", "######"})).tour.empty());
        QVERIFY(trialOf(drawnWorld("collect", {"##############", "#@***********#", "##############"})).tour.empty());
        QCOMPARE(trialOf(small).tour.size(), std::size_t{2});
    }

    /// Preparing it plays a game, and so can be stopped.
    void preparingCanBeStopped() {
        const auto world = std::make_shared<const World>(roomOfFlowers(128, ten));
        const auto proof = prove(world);
        const CountedQuestions questions(20);
        const auto trial = trialWorldOf(world, &*proof, {}, builtInDeclarations(), &questions);
        QVERIFY(!trial.ok() && trial.failure().cancelled());
        QVERIFY(questions.askedInVain() <= 1);
    }
};

DELVE_TEST(PersonaToursTest)
#include "persona_tours_test.moc"

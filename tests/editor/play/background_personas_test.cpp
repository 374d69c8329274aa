#include "editor/play/background_personas.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/held_pool.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

World levelOf(std::string_view recipe) {
    generation::Workspace workspace;
    return generation::generateWorld(generation::builtInRecipes().find(recipe)->withSeed(3), {40, 30}, workspace)
        ->world;
}

void waitFor(const BackgroundPersonas& personas) {
    while (personas.busy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

} // namespace

/// The games of personas in the background.
class BackgroundPersonasTest : public QObject {
    Q_OBJECT
private slots:
    /// The same comes of it as of playing one after the other.
    void allGamesArePlayed() {
        const auto world = levelOf("spanning-halls");
        BackgroundPersonas personas(test::pool());
        QSignalSpy changes(&personas, &BackgroundPersonas::changed);
        personas.start(world, 30);
        QVERIFY(!personas.results().complete());
        waitFor(personas);
        const auto& results = personas.results();
        QVERIFY(results.complete() && !results.failure && results.trial);
        QVERIFY(changes.count() > 5); // they grow
        for (std::size_t i = 0; i < personas.personas().size(); ++i) {
            const auto tally = play::playMany(personas.personas()[i], *results.trial, 0, 30);
            QVERIFY(tally.ok());
            QVERIFY(*tally == results.tallies[i]);
        }
    }

    /// The next edit: nothing of what ran before arrives.
    void anotherWorldReplacesThem() {
        BackgroundPersonas personas(test::pool());
        {
            test::HeldPool held(test::pool());
            personas.start(levelOf("spanning-halls"), 30);
            personas.start(levelOf("keep"), 20);
        }
        waitFor(personas);
        QVERIFY(personas.results().complete());
        QCOMPARE(personas.results().tallies[0].games, std::int64_t{20});
        QCOMPARE(personas.results().tallies[0].won, std::int64_t{20}); // a runner in a keep
    }

    void cancelling() {
        BackgroundPersonas personas(test::pool());
        personas.start(levelOf("rooms-and-mazes"));
        personas.cancel();
        QVERIFY(!personas.busy());
        QCOMPARE(personas.results().permille(), 0);
    }

    void whatCannotBePlayed() {
        World world;
        world.levels.emplace_back().tiles = Grid(Size{8, 8});
        BackgroundPersonas personas(test::pool());
        personas.start(world);
        waitFor(personas);
        QVERIFY(personas.results().failure.has_value());
        QVERIFY(!personas.results().trial);
    }
};

DELVE_TEST(BackgroundPersonasTest)
#include "background_personas_test.moc"

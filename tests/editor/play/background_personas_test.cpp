#include "editor/play/background_personas.h"
#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/personas/persona_view.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/personas/counted_games.h"
#include "tests/support/held_pool.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

#include <atomic>
#include <future>

using namespace delve;
using namespace delve::editor;

namespace {

World levelOf(std::string_view recipe) {
    generation::Workspace workspace;
    return generation::generateWorld(generation::builtInRecipes().find(recipe)->find(1)->withSeed(3), {40, 30},
                                     workspace)
        ->world;
}

World hall() { return test::drawnWorld("exit", {"#####", "#@..X", "#####"}); }

std::shared_ptr<const play::Proof> proofOf(const World& world) {
    return std::make_shared<const play::Proof>(*play::prove(std::make_shared<const World>(world)));
}

void start(BackgroundPersonas& personas, const World& world, std::int64_t games) {
    personas.start(world, proofOf(world), games);
}

void waitFor(const BackgroundPersonas& personas) {
    while (personas.busy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Personas whose games begin, and wait at a gate.
class GatedGames {
public:
    [[nodiscard]] play::PersonaRegistry personas(int count) const {
        play::PersonaRegistry registry;
        for (int i = 0; i < count; ++i) {
            auto info = test::CountedGames().persona("gated-" + std::to_string(i), true);
            info.begin = [begun = m_begun, opened = m_opened, walks = info.begin] {
                ++*begun;
                opened.wait();
                return walks();
            };
            (void)registry.add(std::move(info));
        }
        return registry;
    }
    void open() { m_gate.set_value(); }
    [[nodiscard]] int begun() const { return *m_begun; }

private:
    std::shared_ptr<std::atomic<int>> m_begun = std::make_shared<std::atomic<int>>(0);
    std::promise<void> m_gate;
    std::shared_future<void> m_opened = m_gate.get_future().share();
};

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
        start(personas, world, 30);
        QVERIFY(!personas.results().complete());
        waitFor(personas);
        const auto& results = personas.results();
        QVERIFY(results.complete() && !results.failure && results.trial);
        QVERIFY(changes.count() > 5); // they grow
        for (std::size_t i = 0; i < personas.personas().size(); ++i) {
            const auto tally = play::playMany(personas.personas()[i], *results.trial, 0, 30, nullptr, {.walked = true});
            QVERIFY(tally.ok());
            QVERIFY(*tally == *results.tallies[i]);
        }
    }

    /// What was walked, too: it takes memory near the way alone.
    void largeMapsAreLikeSmallOnes() {
        World world;
        world.rules.write().objective = "exit";
        auto& level = world.levels.emplace_back();
        level.id = "large";
        level.tiles = Grid({600, 600}, Tile::Wall);
        level.tiles.fill({1, 1, 3, 1}, Tile::Floor);
        level.tiles.set({4, 1}, Tile::GoldenExit);
        level.things.write().push_back({"start-1-1", ThingKind::Start, {1, 1}, {}, {}, {}});
        BackgroundPersonas personas(test::pool());
        start(personas, world, 3);
        waitFor(personas);
        QVERIFY(personas.results().complete());
        for (const auto& tally : personas.results().tallies) {
            QCOMPARE(tally->walked.at({0, {1, 1}}), 3u);
            QVERIFY(tally->walked.bytes() < 10'000);
        }
    }

    /// How long personas try is known from the proof that is handed over.
    void theProofIsTaken() {
        BackgroundPersonas personas(test::pool());
        start(personas, hall(), 1);
        waitFor(personas);
        QCOMPARE(personas.results().trial->fewest, std::optional<std::int64_t>(3));
        personas.start(hall(), nullptr, 1);
        waitFor(personas);
        QCOMPARE(personas.results().trial->fewest, std::optional<std::int64_t>());
    }

    void gamesThatAreAlikeArePlayedOnce() {
        const test::CountedGames alike, drawn;
        play::PersonaRegistry registry;
        QVERIFY(registry.add(alike.persona("alike", false)).ok());
        QVERIFY(registry.add(drawn.persona("drawn", true)).ok());
        BackgroundPersonas personas(test::pool(), registry);
        start(personas, hall(), 100);
        waitFor(personas);
        QVERIFY(personas.results().complete());
        QCOMPARE(alike.begun(), std::int64_t{1});
        QCOMPARE(drawn.begun(), std::int64_t{100});
        for (const auto& tally : personas.results().tallies) QCOMPARE(tally->won, std::int64_t{100});
    }

    /// The next edit: nothing of what ran before arrives.
    void anotherWorldReplacesThem() {
        BackgroundPersonas personas(test::pool());
        {
            test::HeldPool held(test::pool());
            start(personas, levelOf("spanning-halls"), 30);
            start(personas, levelOf("keep"), 20);
        }
        waitFor(personas);
        QVERIFY(personas.results().complete());
        QCOMPARE(personas.results().tallies[0]->games, std::int64_t{20});
        QCOMPARE(personas.results().tallies[0]->won, std::int64_t{20}); // a runner in a keep
    }

    void clearingDropsTheResults() {
        BackgroundPersonas personas(test::pool());
        start(personas, levelOf("keep"), 20);
        waitFor(personas);
        QVERIFY(personas.results().complete());
        QSignalSpy changes(&personas, &BackgroundPersonas::changed);
        personas.clear();
        QCOMPARE(changes.count(), 1);
        QVERIFY(!personas.busy());
        QVERIFY(!personas.results().trial && personas.results().tallies.empty());
        personas.resume();
        QVERIFY(!personas.busy());
    }

    /// No game is lost, and none is played twice.
    void pausedGamesGoOn() {
        const test::CountedGames drawn;
        play::PersonaRegistry registry;
        QVERIFY(registry.add(drawn.persona("drawn", true)).ok());
        BackgroundPersonas personas(test::pool(), registry);
        connect(&personas, &BackgroundPersonas::changed, &personas, [&personas] {
            const auto& tallies = personas.results().tallies;
            if (!tallies.empty() && tallies[0]->games == 21) personas.pause(); // the first one, and a shard
        });
        start(personas, hall(), 100);
        waitFor(personas);
        const auto paused = personas.results().tallies[0]->games;
        QVERIFY(paused >= 21 && paused <= 41);
        QVERIFY(!personas.results().complete());
        QCOMPARE(drawn.begun(), paused);
        personas.resume();
        waitFor(personas);
        QVERIFY(personas.results().complete());
        QCOMPARE(drawn.begun(), std::int64_t{100});
    }

    void aPausedStartPlaysNothing() {
        const test::CountedGames drawn;
        play::PersonaRegistry registry;
        QVERIFY(registry.add(drawn.persona("drawn", true)).ok());
        BackgroundPersonas personas(test::pool(), registry);
        start(personas, hall(), 100);
        personas.pause();
        waitFor(personas);
        QVERIFY(personas.results().trial);
        QCOMPARE(drawn.begun(), std::int64_t{0});
        personas.resume();
        waitFor(personas);
        QVERIFY(personas.results().complete());
    }

    void twoShardsAtATime() {
        JobPool pool(8);
        GatedGames games;
        BackgroundPersonas personas(pool, games.personas(5));
        start(personas, hall(), 5);
        QTRY_COMPARE(games.begun(), 2);
        JobQueue marker(pool, JobPolicy::All); // it begins behind all that was started before
        bool marked = false;
        Job<> job;
        job.work = [](generation::Feedback&) { return done(); };
        job.deliver = [&marked](const Done&) { marked = true; };
        (void)marker.start(std::move(job));
        QTRY_VERIFY(marked);
        QCOMPARE(games.begun(), 2);
        games.open();
        waitFor(personas);
        QVERIFY(personas.results().complete());
    }

    void clearingWhileAShardRuns() {
        JobPool pool(8);
        GatedGames games;
        BackgroundPersonas personas(pool, games.personas(2));
        start(personas, hall(), 5);
        QTRY_COMPARE(games.begun(), 2);
        personas.clear();
        QVERIFY(!personas.busy());
        start(personas, hall(), 0); // waits behind what still runs, but not for it
        waitFor(personas);
        games.open();
        QVERIFY(personas.results().complete());
        QCoreApplication::processEvents();
        QVERIFY(personas.results().tallies[0]->games == 0); // nothing of those before arrives
    }

    void goneWhileAShardRuns() {
        JobPool pool(8);
        GatedGames games;
        auto personas = std::make_unique<BackgroundPersonas>(pool, games.personas(2));
        start(*personas, hall(), 5);
        QTRY_COMPARE(games.begun(), 2);
        personas.reset();
        games.open();
        QCoreApplication::processEvents(); // and nothing arrives
    }

    void nothingToPlayIsComplete() {
        BackgroundPersonas nobody(test::pool(), play::PersonaRegistry{});
        start(nobody, hall(), 100);
        waitFor(nobody);
        QVERIFY(nobody.results().complete());
        BackgroundPersonas noGames(test::pool());
        start(noGames, hall(), 0);
        waitFor(noGames);
        QVERIFY(noGames.results().complete());
        QCOMPARE(noGames.results().permille(), 1000);
    }

    void whatCannotBePlayed() {
        World world;
        world.levels.emplace_back().tiles = Grid(Size{8, 8});
        BackgroundPersonas personas(test::pool());
        personas.start(world, nullptr);
        waitFor(personas);
        QVERIFY(personas.results().failure.has_value());
        QVERIFY(!personas.results().trial);
        personas.resume();
        QVERIFY(!personas.busy());
    }
};

DELVE_TEST(BackgroundPersonasTest)
#include "background_personas_test.moc"

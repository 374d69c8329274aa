#include "tests/playtest/inspect/found_problems.h"
#include "tests/playtest/inspect/hostile_worlds.h"
#include "tests/support/counted_questions.h"
#include "tests/support/test.h"

#include <QtTest>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// Nothing if it took more than its share of questions: the loops over what a world may have many of ask now and then.
std::optional<Inspection> inspectionOf(const World& world, std::int64_t mostQuestions) {
    const CountedQuestions questions;
    auto inspection = inspect(std::make_shared<const World>(world), {.feedback = &questions});
    if (!inspection || questions.asked() > mostQuestions) return {};
    return *std::move(inspection);
}

} // namespace

/// Any world that can be read is inspected, in time in proportion to its size.
class HostileWorldsTest : public QObject {
    Q_OBJECT
private slots:
    void anyReadableWorldIsInspected() {
        for (const auto& rows : {Rows{"."}, Rows{" "}, Rows{"#"}, Rows{"@"}, Rows{"X"}, Rows{"..", ".."}})
            for (const char* objective : {"exit", "collect", "explore", "boss", "journey", "gate", "nothing"})
                QVERIFY(inspect(std::make_shared<const World>(drawnWorld(objective, rows))).ok());
        World empty;
        QVERIFY(inspect(std::make_shared<const World>(empty)).ok());
    }

    void portalsMayLeadInACircle() {
        const auto inspection = inspectionOf(portalsInACircle(), 200'000);
        QVERIFY(inspection && inspection->problems.empty() && !inspection->unwinnable);
    }

    /// Each of a hundred thousand portals would look for its end among all others.
    void portalsMayNameALevelAndNoCell() {
        World world = wholeOfTile({402, 252}, Tile::Floor);
        world.levels.push_back(std::as_const(world).levels[0]);
        world.levels[1].id = "cellar";
        for (std::size_t level = 0; level < 2; ++level) {
            ThingsToAdd things;
            for (std::int32_t i = 0; i < 100'000; ++i)
                things.add(ThingKind::Portal, {1 + i % 400, 1 + i / 400})
                    .fields.set("level", Reference{level == 0 ? "cellar" : "nowhere"});
            things.addTo(world.levels[level]);
        }
        CheckRegistry portals;
        QVERIFY(portals.add(*builtInChecks().find("portal-to-nowhere")).ok());
        const auto inspection = inspect(std::make_shared<const World>(world), {.checks = &portals});
        QVERIFY(inspection && inspection->leftOut == 2 * 100'000 - 2 * static_cast<std::int64_t>(Found::mostProblems));
    }

    void locksMayHaveManyColours() {
        const auto open = inspectionOf(locksInARow(64, true), 100'000);
        QVERIFY(open && open->count(Severity::Error) == 0 && open->count(Severity::Warning) == 0);
        const auto shut = inspectionOf(locksInARow(1'000, false), 100'000);
        QVERIFY(shut && shut->leftOut == 900);
        QCOMPARE(shut->count(Severity::Error), static_cast<std::int64_t>(Found::mostProblems));
    }

    void thingsMayLieInWalls() {
        World world = wholeOfTile({300, 300}, Tile::Wall);
        ThingsToAdd things;
        things.add(ThingKind::Start, {1, 1});
        for (std::int32_t i = 0; i < 20'000; ++i) things.add(ThingKind::Coin, {i % 300, 100 + i / 300});
        things.addTo(world.levels[0]);
        for (const Cell cell : {Cell{1, 1}, Cell{2, 1}, Cell{3, 1}}) world.levels[0].tiles.set(cell, Tile::Floor);
        world.levels[0].tiles.set({4, 1}, Tile::GoldenExit);
        const auto inspection = inspectionOf(world, 10'000);
        QVERIFY(inspection && inspection->problems.size() == Found::mostProblems && inspection->leftOut == 19'900);
        for (const auto& problem : inspection->problems) QCOMPARE(problem.fixes.size(), std::size_t{2});
    }

    /// A thing may lie anywhere off the map, and a lock, too.
    void thingsMayLieOffTheMap() {
        for (const Cell cell : {Cell{-1, -1}, Cell{9, 1}, Cell{2, 1'000'000}, Cell{-1'000'000, 1}})
            for (const auto& kind : thingKinds()) {
                World world = drawnWorld("collect", {"#######", "#@*.#.#", "#######", "#######"});
                put(world, kind.kind, cell);
                QVERIFY(inspect(std::make_shared<const World>(world)).ok());
            }
    }

    void anyTileMayBeAnywhere() {
        for (const char* objective : {"exit", "collect", "explore", "boss", "journey", "gate", "nothing"}) {
            World world = noise(5, 200);
            world.rules.write().objective = objective;
            world.rules.write().players = 2;
            const auto inspection = inspectionOf(world, 2'000'000);
            QVERIFY(inspection.has_value());
            QVERIFY(inspection->problems.size() <= 2 * builtInChecks().size() * Found::mostProblems);
        }
    }

    /// Worlds of any size are inspected; beyond some size there are no hints, for which each cell takes many bytes.
    void aLargeMapHasNoHints() {
        World world = wholeOfTile({4'200, 4'200}, Tile::Void);
        Level& level = world.levels[0];
        for (std::int32_t y = 1; y < 9; ++y)
            for (std::int32_t x = 1; x < 18; ++x)
                if (x != 7 || y == 4) level.tiles.set({x, y}, Tile::Floor);
        level.tiles.set({18, 8}, Tile::GoldenExit);
        ThingsToAdd things;
        things.add(ThingKind::Start, {1, 1});
        things.addTo(level);
        CheckRegistry chokes;
        QVERIFY(chokes.add(*builtInChecks().find("choke")).ok());
        QVERIFY(inspect(std::make_shared<const World>(world), {.checks = &chokes})->problems.empty());
    }

    void itStopsWhenAsked() {
        generation::Feedback feedback;
        feedback.stop();
        const auto inspection =
            inspect(std::make_shared<const World>(drawnWorld("exit", {"#@X"})), {.feedback = &feedback});
        QVERIFY(!inspection && inspection.failure().cancelled());
    }

    void manyProblemsAreCounted() {
        Rows rows{std::string(802, '#')};
        std::string row = "#@X#";
        while (row.size() < 802) row += ".#";
        row.resize(802, '#');
        row.back() = '#';
        rows.push_back(row);
        rows.push_back(std::string(802, '#'));
        const auto inspection = inspect(std::make_shared<const World>(drawnWorld("exit", rows)));
        QVERIFY(inspection.ok());
        QVERIFY(inspection->leftOut > 0);
        QVERIFY(inspection->problems.size() <= 2 * Found::mostProblems);
    }
};

DELVE_TEST(HostileWorldsTest)
#include "hostile_worlds_test.moc"

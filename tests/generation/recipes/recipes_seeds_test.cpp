#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/counts.h"
#include "tests/support/list_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

/// What is wrong with the level of this seed; empty if nothing is.
std::string faults(const RecipeInfo& info, std::uint64_t seed, Size size, Workspace& workspace) {
    const auto made = generateWorld(info.withSeed(seed), size, workspace);
    const std::string where = std::string(info.name) + " seed " + std::to_string(seed) + " size " +
                              std::to_string(size.width) + "x" + std::to_string(size.height) + ": ";
    if (!made) return where + inEnglish(made.failure().message);
    const auto& world = made->world;
    const auto& level = world.levels[0];
    Problems problems;
    for (const auto& more : {groundProblems(level, world.tiles), roomProblems(level, world.tiles),
                             thingProblems(level, world.tiles, world.rules->players), listProblems(level, world.tiles),
                             reachProblems(world), fileProblems(world)})
        problems.insert(problems.end(), more.begin(), more.end());
    if (info.spans && std::ranges::count(*level.halls, LinkKind::Repair, &Hall::kind) > 0)
        problems.emplace_back("there is a repair");
    return problems.empty() ? std::string() : where + report(problems, level, world.tiles);
}

} // namespace

/// Every recipe of the list over many seeds and sizes, checked by the independent checker.
class RecipesSeedsTest : public QObject {
    Q_OBJECT
private slots:
    void everyLevelIsSound_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("seeds");
        QTest::newRow("80x45") << 80 << 45 << countOf(100, 1'000);
        QTest::newRow("16x16") << 16 << 16 << countOf(200, 2'000);
        QTest::newRow("40x100") << 40 << 100 << countOf(40, 400);
        QTest::newRow("33x70") << 33 << 70 << countOf(40, 400);
        QTest::newRow("256x256") << 256 << 256 << countOf(4, 40);
    }

    void everyLevelIsSound() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, seeds);
        Workspace workspace;
        for (const auto& info : builtInRecipes())
            for (int seed = 0; seed < seeds; ++seed) {
                const auto found = faults(info, static_cast<std::uint64_t>(seed), {width, height}, workspace);
                QVERIFY2(found.empty(), found.c_str());
            }
    }

    /// The automaton would fill the last cave of this map.
    void aSmallMapKeepsItsLastCave() {
        Workspace workspace;
        const auto found = faults(*builtInRecipes().find("caves"), 3632, {16, 16}, workspace);
        QVERIFY2(found.empty(), found.c_str());
    }

    void everySizeFromSixteenUp() {
        Workspace workspace;
        for (const auto& info : builtInRecipes())
            for (std::int32_t side = 16; side < 80; side += sampleStep())
                for (const Size size : {Size{side, 16}, Size{16, side}, Size{side, 96 - side}}) {
                    const auto found = faults(info, static_cast<std::uint64_t>(side), size, workspace);
                    QVERIFY2(found.empty(), found.c_str());
                }
    }
};

DELVE_TEST(RecipesSeedsTest)
#include "recipes_seeds_test.moc"

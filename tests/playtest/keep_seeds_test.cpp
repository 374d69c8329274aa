#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/proof/proof.h"
#include "tests/playtest/mission_checker.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <memory>

using namespace delve;
using namespace delve::generation;
using namespace delve::play;

/// What the levels of the recipe promise, from outside: by proofs, and by walks cell by cell.
class KeepSeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

private slots:
    void everyLevelHasAStrictLockAndCanBeWon_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        for (const Size size : {Size{24, 24}, Size{40, 24}, Size{24, 48}, Size{79, 29}, Size{80, 45}})
            QTest::addRow("%dx%d", size.width, size.height) << size.width << size.height;
    }
    void everyLevelHasAStrictLockAndCanBeWon() {
        QFETCH(const int, width);
        QFETCH(const int, height);
        int shortened = 0;
        const int levels = test::countOf(30, 1000);
        for (int seed = 0; seed < levels; ++seed) {
            const auto name = "seed " + std::to_string(seed);
            const auto recipe = builtInRecipes().find("keep")->withSeed(static_cast<std::uint64_t>(seed));
            auto made = generateWorld(recipe, {width, height}, m_workspace);
            QVERIFY2(made, name.c_str());
            const auto world = std::make_shared<const World>(std::move(made->world));
            const auto proof = prove(world, {.softLocks = true});
            QVERIFY2(proof && proof->verdict == Verdict::Winnable, name.c_str());
            QVERIFY2(proof->softLocks && proof->softLocks->verdict == SoftLocks::Verdict::Safe, name.c_str());
            const auto found = test::missionFaults(world->levels[0], world->tiles, proof->steps);
            QVERIFY2(found.strictLocks > 0, name.c_str());
            const auto& cycles = world->levels[0].mission->cycles;
            const auto locks = std::ranges::count_if(cycles, [](const auto& cycle) { return !cycle.locks.empty(); });
            QVERIFY2(locks >= 2, name.c_str());
            for (const auto& fault : found.faults) {
                QVERIFY2(fault.starts_with("two ways"), (name + ": " + fault).c_str());
                ++shortened;
            }
        }
        // Furniture lengthens a short way by a step or two, which seldom brings it too close to the long one.
        QVERIFY2(shortened <= 1 + levels / 200, std::to_string(shortened).c_str());
        if (qEnvironmentVariableIsSet("DELVEWRIGHT_TELL")) qInfo("%d two ways of nearly one length", shortened);
    }
};

DELVE_TEST(KeepSeedsTest)
#include "keep_seeds_test.moc"

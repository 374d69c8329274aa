#include "generation/level/locks.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/proof/proof.h"
#include "tests/playtest/mission_checker.h"
#include "tests/playtest/won_walk.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <memory>

using namespace delve;
using namespace delve::generation;
using namespace delve::play;

namespace {

constexpr Size size{80, 45};

/// For a player who finds no secret door.
World withoutSecrets(const World& world) {
    World shut = world;
    Level level = world.levels[0];
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (level.tiles.at({x, y}) == Tile::SecretDoor) level.tiles.set({x, y}, Tile::Wall);
    shut.levels.clear();
    shut.levels.push_back(std::move(level));
    return shut;
}

std::string named(std::uint64_t seed, const std::string& what) { return "seed " + std::to_string(seed) + ": " + what; }

} // namespace

/// What the levels of the recipe promise, from outside: by proofs, and by the shortest win cell by cell.
class QuestSeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    World worldOf(std::uint64_t seed) {
        auto made = generateWorld(builtInRecipes().find("quest")->withSeed(seed), size, m_workspace);
        return made ? std::move(made->world) : World{};
    }

    /// The steps of the shortest win, where nobody gets stuck.
    static std::optional<std::int64_t> stepsToWin(const World& world) {
        const auto proof = prove(std::make_shared<const World>(world), {.softLocks = true});
        const bool won = proof && proof->verdict == Verdict::Winnable;
        if (!won || !proof->softLocks || proof->softLocks->verdict != SoftLocks::Verdict::Safe) return {};
        return proof->steps;
    }

private slots:
    void everyLevelCanBeWonAndKeepsWhatItsMissionSays() {
        for (std::uint64_t seed = 0; seed < test::countOf<std::uint64_t>(40, 1000); ++seed) {
            const World world = worldOf(seed);
            QVERIFY2(!world.levels.empty(), named(seed, "no level").c_str());
            const auto steps = stepsToWin(world);
            QVERIFY2(steps, named(seed, "not won, or a soft lock").c_str());
            QVERIFY2(stepsToWin(withoutSecrets(world)), named(seed, "not without secret doors").c_str());
            const auto found = test::missionFaults(world.levels[0], world.tiles, *steps);
            QVERIFY2(found.faults.empty(), named(seed, found.faults.empty() ? "" : found.faults.front()).c_str());
            QVERIFY2(found.strictLocks > 0, named(seed, "no strict lock").c_str());
        }
    }

    /// Four locks in five are seen before their key is taken; in nine levels of ten, the critical path enters 30–70 %
    /// of the rooms.
    void locksAreSeenAndTheWayIsLong() {
        int locks = 0;
        int seen = 0;
        int longWays = 0;
        const int levels = test::countOf(200, 1000);
        for (int seed = 0; seed < levels; ++seed) {
            const World world = worldOf(static_cast<std::uint64_t>(seed));
            QVERIFY(!world.levels.empty());
            const auto& level = world.levels[0];
            const test::WonWalks walks(level, world.tiles);
            QVERIFY(!walks.cells().empty());
            const auto share = 100 * walks.entered();
            longWays += share >= 30 * walks.rooms() && share <= 70 * walks.rooms() ? 1 : 0;
            for (const auto& cycle : level.mission->cycles)
                for (const auto& id : cycle.locks) {
                    const auto lock = std::ranges::find(*level.things, id, &Thing::id);
                    QVERIFY(lock != level.things->end());
                    ++locks;
                    seen += walks.isSeenFrom(walks.beforeKey(colourOf(*lock)), lock->at) ? 1 : 0;
                }
        }
        const auto said = QString("%1 of %2 locks seen, %3 of %4 ways").arg(seen).arg(locks).arg(longWays).arg(levels);
        if (qEnvironmentVariableIsSet("DELVEWRIGHT_TELL")) qInfo("%s", qPrintable(said));
        if (test::isShort()) return;
        QVERIFY2(10 * seen >= 8 * locks, qPrintable(said));
        QVERIFY2(10 * longWays >= 9 * levels, qPrintable(said));
    }
};

DELVE_TEST(QuestSeedsTest)
#include "quest_seeds_test.moc"

#include "generation/level/locks.h"
#include "generation/level/rules.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "playtest/proof/proof.h"
#include "tests/playtest/mission_checker.h"
#include "tests/support/counts.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace delve;
using namespace delve::generation;
using namespace delve::play;

namespace {

struct Base {
    const char* name;
    std::vector<std::string> stages; ///< up to the walls
    bool namesRooms = true;
};

/// The ground of the recipes, without what they place on it.
const std::vector<Base>& bases() {
    static const std::vector<Base> all{
        {"grown-rooms", {"grow-rooms", "straight-halls", "walls"}},
        {"spanning-halls", {"scatter-rooms", "triangulate", "spanning-tree", "tunnel", "walls"}},
        {"rooms-and-mazes", {"attempt-rooms", "grow-maze", "open-connectors", "trim-dead-ends", "walls"}},
        {"partition", {"partition-rooms", "siblings", "pivot-halls", "walls"}},
        {"keep", {"partition-rooms", "triangulate", "spanning-tree", "tunnel", "doors", "join", "walls"}},
        {"many-links", {"partition-rooms", "triangulate", "tunnel", "join", "walls"}},
        {"attached", {"accrete-rooms", "smooth", "loops", "walls"}},
        {"caves", {"caves", "walls"}, false},
    };
    return all;
}

RecipeStage withWay(RecipeStage stage, const std::string& way) {
    stage.set("way", way);
    return stage;
}

/// A mission between a start and an exit that are there, or one that chooses them.
Recipe missionOn(const Base& base, bool choosesEnds, std::uint64_t seed, int version) {
    Recipe recipe;
    recipe.name = "mission";
    recipe.seed = seed;
    for (const auto& stage : base.stages) recipe.stages.push_back(stageOf(stage, stage));
    if (choosesEnds) {
        recipe.stages.push_back(stageOf("mission", "cycles", version));
        recipe.stages.push_back(withWay(stageOf("start", "start"), "mission"));
        recipe.stages.push_back(withWay(stageOf("exit", "golden-exit"), "mission"));
        if (base.namesRooms) recipe.stages.push_back(stageOf("late-doors", "doors"));
    } else {
        recipe.stages.push_back(stageOf("start", "start"));
        recipe.stages.push_back(stageOf("exit", "golden-exit"));
        recipe.stages.push_back(stageOf("mission", "cycles", version));
    }
    return recipe;
}

std::array<int, 6> countsOf(const Mission& mission) {
    std::array<int, 6> counts{};
    for (const auto& cycle : mission.cycles) ++counts[static_cast<std::size_t>(cycle.pattern)];
    return counts;
}

std::string inWords(const std::array<int, 6>& counts, int strict, int shortcuts) {
    std::string words;
    for (std::size_t i = 0; i < counts.size(); ++i)
        words += std::string(nameOf(static_cast<MissionPattern>(i))) + ' ' + std::to_string(counts[i]) + ", ";
    return words + "strict locks " + std::to_string(strict) + ", shortcuts " + std::to_string(shortcuts);
}

} // namespace

/// The mission that the stage records, on all kinds of rooms and halls: every pattern is there, and the level is safe.
class CyclesSeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    Result<World> worldOf(const Recipe& recipe, Size size) {
        auto made = generateWorld(recipe, size, m_workspace);
        if (!made) return std::move(made).failure();
        made->world.rules.write().objective = "exit";
        return std::move(made->world);
    }

    /// What is wrong with a level and its mission.
    static std::string faultOf(const World& world, std::array<int, 6>& counts, int& strict, int& shortcuts) {
        ProofRequest request;
        request.softLocks = true;
        const auto proof = prove(std::make_shared<const World>(world), request);
        if (!proof || proof->verdict != Verdict::Winnable) return "not winnable";
        if (!proof->softLocks || proof->softLocks->verdict != SoftLocks::Verdict::Safe) return "a soft lock";
        const auto& level = world.levels[0];
        const auto found = test::missionFaults(level, world.tiles, proof->steps);
        std::string fault;
        for (const auto& one : found.faults) fault += one + '\n';
        const auto here = countsOf(*level.mission);
        for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += here[i];
        strict += found.strictLocks;
        shortcuts += found.shortcutLocks;
        return fault;
    }

private slots:
    void whatAMissionClaimsIsThere_data() {
        QTest::addColumn<int>("base");
        QTest::addColumn<bool>("choosesEnds");
        QTest::addColumn<int>("version");
        for (std::size_t i = 0; i < bases().size(); ++i)
            for (const bool chooses : {false, true})
                for (const int version : {1, 2})
                    QTest::addRow("%s%s, version %d", bases()[i].name, chooses ? ", ends chosen" : "", version)
                        << static_cast<int>(i) << chooses << version;
    }

    void whatAMissionClaimsIsThere() {
        QFETCH(int, base);
        QFETCH(bool, choosesEnds);
        QFETCH(int, version);
        std::array<int, 6> counts{};
        int strict = 0;
        int shortcuts = 0;
        const std::uint64_t seeds = test::countOf<std::uint64_t>(12, 300);
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Size size = seed % 3 == 2 ? Size{48, 36} : Size{80, 45};
            const auto recipe = missionOn(bases()[static_cast<std::size_t>(base)], choosesEnds, seed, version);
            const auto world = worldOf(recipe, size);
            QVERIFY2(world.ok(), world.ok() ? "" : inEnglish(world.failure().message).c_str());
            const auto fault = faultOf(*world, counts, strict, shortcuts);
            const auto& level = world->levels[0];
            QVERIFY2(fault.empty(),
                     ("seed " + std::to_string(seed) + ": " + fault + test::pictureOf(level, world->tiles)).c_str());
        }
        if (qEnvironmentVariableIsSet("DELVEWRIGHT_TELL")) qInfo("%s", inWords(counts, strict, shortcuts).c_str());
        if (!test::isShort()) QVERIFY2(strict > 0, inWords(counts, strict, shortcuts).c_str());
    }

    /// Pinned locks, keys, ledges and secret doors stay, and the level is as safe as before.
    void whatIsPinnedStays() {
        int pinned = 0;
        std::vector<std::uint64_t> seeds{365}; // whose ledges leave room for no mission, but a lock lacks its key
        for (std::uint64_t seed = 0; seed < test::countOf<std::uint64_t>(30, 600); ++seed) seeds.push_back(seed);
        for (const auto seed : seeds) {
            const auto& base = bases()[4 + seed % 2];
            const int version = 1 + static_cast<int>(seed / 2 % 2);
            const auto recipe = missionOn(base, false, seed, version);
            auto first = worldOf(recipe, {80, 45});
            QVERIFY(first.ok());
            Level level = first->levels[0];
            Stream random(seed);
            std::vector<std::string> ids;
            for (const auto& thing : *level.things) {
                const bool part = thing.kind == ThingKind::Lock || thing.kind == ThingKind::Key;
                if (thing.kind == ThingKind::Start || (part && random.chance(1, 2))) ids.push_back(thing.id);
            }
            pinned += static_cast<int>(ids.size()) - 1;
            std::ranges::sort(ids);
            level.pinnedThings = ids;
            BitGrid cells(level.size());
            for (std::int32_t y = 0; y < level.size().height; ++y) cells.setRun(y, 0, level.size().width);
            for (const auto& thing : *level.things)
                if (thing.kind == ThingKind::Lock && !std::ranges::binary_search(ids, thing.id)) cells.clear(thing.at);
            level.pinned = cells;
            GenerateRequest request;
            request.recipe = missionOn(base, false, seed + 1000, version);
            request.size = level.size();
            request.tiles = first->tiles;
            request.base = &level;
            const auto again = generate(request, builtInStages(), m_workspace);
            if (!again) { // a lock was pinned, and its key was not: no other place may be left for it
                QVERIFY(again.failure().kind == Failure::Kind::Impossible);
                continue;
            }
            const auto lost = test::pinProblems(level, again->level);
            QVERIFY2(lost.empty(), lost.empty() ? "" : lost.front().c_str());
            World world = *first;
            world.levels.front() = again->level;
            const auto proof = prove(std::make_shared<const World>(world));
            QVERIFY2(
                proof->verdict == Verdict::Winnable,
                (std::to_string(seed) + inEnglish(proof->reason) + test::pictureOf(again->level, world.tiles)).c_str());
        }
        QVERIFY(test::isShort() || pinned > 20);
    }
};

DELVE_TEST(CyclesSeedsTest)
#include "cycles_seeds_test.moc"

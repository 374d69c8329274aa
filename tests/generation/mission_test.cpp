#include "generation/difference/world_difference.h"
#include "generation/level/delve_file.h"
#include "generation/level/edit.h"
#include "generation/level/memory.h"
#include "generation/level/sharing.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/regenerate.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

constexpr Size size{60, 40};

Mission missionOf(MissionPattern pattern, Cell cell) {
    return {{{pattern, {"room-1-1"}, {"lock-5-5"}, {"key-9-9"}, {cell}, {}}}, {}};
}

BitGrid middle() {
    BitGrid selection(size);
    for (std::int32_t y = 10; y < 30; ++y) selection.setRun(y, 15, 30);
    return selection;
}

/// Plans the same mission on every map, wherever it stands in a recipe.
StageInfo planner() {
    StageInfo stage;
    stage.name = "planner";
    stage.ways = Ways::Fixes;
    stage.run = [](Draft& draft, Stream&, std::span<const NamedParameter>) {
        draft.mission = missionOf(MissionPattern::OneWay, {1, 1});
        return done();
    };
    return stage;
}

RecipeStage planning() {
    RecipeStage stage;
    stage.id = stage.stage = "planner";
    return stage;
}

World worldWith(const Mission& mission) {
    World world;
    Level level;
    level.id = "level";
    level.tiles = Grid(size, Tile::Floor);
    level.mission = mission;
    world.levels.push_back(std::move(level));
    return world;
}

} // namespace

/// What becomes of the mission of a level that is copied, compared, changed and regenerated.
class MissionTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;
    StageRegistry m_stages = builtInStages();

    GenerateRequest request(std::uint64_t seed, bool plans) const {
        GenerateRequest request;
        request.recipe = builtInRecipes().find("grown-rooms")->withSeed(seed);
        if (plans) request.recipe.stages.push_back(planning());
        request.size = size;
        return request;
    }

private slots:
    void initTestCase() { QVERIFY(m_stages.add(planner())); }

    /// A file without a mission is as it was before there were any.
    void aFileWithoutOneSaysNothingOfIt() {
        for (const Mission& mission : {Mission{}, Mission{{}, {}}})
            QVERIFY(delveText(worldWith(mission)).find("mission") == std::string::npos);
        QVERIFY(delveText(worldWith({{}, R"("later": 1)"})).find(R"("cycles": [],)") != std::string::npos);
    }

    void aFileNamesWhatIsGone() {
        const World world = worldWith(missionOf(MissionPattern::LockAndKey, {3, 4}));
        const auto read = readDelve(delveText(world));
        QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
        QVERIFY(*read == world);
        QCOMPARE(read->levels[0].mission->cycles[0].keys, std::vector<std::string>{"key-9-9"});
    }

    void aCellOffTheMapIsRefused() {
        const auto read = readDelve(delveText(worldWith(missionOf(MissionPattern::OneWay, {60, 4}))));
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.failure().where), QString("levels[0].mission.cycles[0]"));
    }

    void equalOnesShareTheirMemory() {
        const Level one = worldWith(missionOf(MissionPattern::OneWay, {1, 1})).levels[0];
        const Level other = worldWith(missionOf(MissionPattern::OneWay, {1, 1})).levels[0];
        QVERIFY(!one.mission.sameAs(other.mission));
        QVERIFY(sharing(one, other).mission.sameAs(one.mission));
    }

    void itsMemoryCounts() {
        Level level = worldWith({}).levels[0];
        const auto plain = bytesOf(level);
        auto& cycles = level.mission.write().cycles;
        for (int i = 0; i < 1000; ++i) cycles.push_back(missionOf(MissionPattern::OneWay, {1, 1}).cycles[0]);
        QVERIFY(bytesOf(level) > plain + 1000 * (sizeof(MissionCycle) + 3 * sizeof(std::string)));
    }

    void aDifferenceHasIt() {
        const World before = worldWith(missionOf(MissionPattern::OneWay, {1, 1}));
        const World after = worldWith(missionOf(MissionPattern::TwoWays, {2, 1}));
        const auto found = difference(before, after);
        QCOMPARE(found.levels.changed.size(), std::size_t{1});
        QVERIFY(found.levels.changed[0].mission);
        QVERIFY(applied(found, before) == after);
        QVERIFY(difference(after, after).empty());
    }

    /// Regenerated as a whole, a level has the mission that its stages planned, if any did; undo brings back the old
    /// one.
    void aNewLevelHasANewOne() {
        auto asked = request(1, true);
        const auto base = generate(asked, m_stages, m_workspace);
        QVERIFY(base && *base->level.mission == missionOf(MissionPattern::OneWay, {1, 1}));
        asked = request(2, false);
        asked.base = &base->level;
        const auto made = generate(asked, m_stages, m_workspace);
        QVERIFY(made && made->level.mission->empty());
        Level level = made->level;
        QVERIFY(Edit::between(base->level, level).inverse().apply(level));
        QVERIFY(level == base->level);
    }

    void thePartsAroundASelectionKeepIt() {
        auto base = generate(request(1, false), m_stages, m_workspace);
        QVERIFY(base.ok());
        const Mission old = missionOf(MissionPattern::TwoWays, {30, 20}); // in the selection: it may be gone
        base->level.mission = old;
        for (const bool plans : {false, true}) {
            auto asked = request(2, plans);
            asked.base = &base->level;
            const auto made = regenerateInside(asked, middle(), m_stages, m_workspace);
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            QVERIFY(made->level.tiles != base->level.tiles);
            QVERIFY(*made->level.mission == (plans ? missionOf(MissionPattern::OneWay, {1, 1}) : old));
        }
    }
};

DELVE_TEST(MissionTest)
#include "mission_test.moc"

#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/spare_ground.h"
#include "generation/stages/stages.h"
#include "tests/generation/drawn_draft.h"
#include "tests/support/list_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

/// The map with a `~` for each cell that can be removed while all others stay.
std::vector<std::string> spareOf(const Draft& draft) {
    const SpareGround spare(draft);
    std::vector<std::string> rows;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        auto& row = rows.emplace_back();
        for (std::int32_t x = 0; x < draft.size().width; ++x)
            row += spare.has({x, y}) ? '~' : draft.walkable({x, y}) ? '.' : '#';
    }
    return rows;
}

struct PoolsParameters {
    Percent share = percent(70);
};

/// Water on all or a share of the spare ground: a stage as a newcomer would write it.
Done digPools(Draft& draft, Stream& random, const PoolsParameters& parameters) {
    const SpareGround spare(draft);
    const Rect inside = draft.inside();
    for (auto y = inside.y; y < inside.bottom(); ++y)
        for (auto x = inside.x; x < inside.right(); ++x)
            if (random.chance(parameters.share.of100000(), 100'000) && spare.has({x, y}))
                draft.set({x, y}, Tile::Water);
    return done();
}

StageRegistry stagesWithPools() {
    StageInfo stage;
    stage.name = "pools";
    stage.label = DELVE_TEXT("test", "Pools");
    stage.help = DELVE_TEXT("test", "Digs pools.");
    stage.needs = Part::Floor;
    stage.parameters = {parameter("share", &PoolsParameters::share, share(), DELVE_TEXT("test", "Share"),
                                  DELVE_TEXT("test", "How much of the floor."))};
    stage.run = runWith(&digPools, stage.parameters);
    auto stages = builtInStages();
    if (!stages.add(std::move(stage))) qFatal("there are pools already");
    return stages;
}

std::int64_t watersOf(const Level& level) { return std::ranges::count(level.tiles.rows(), Tile::Water); }

} // namespace

class SpareGroundTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;
    StageRegistry m_stages = stagesWithPools();

    Level make(const Recipe& recipe) {
        GenerateRequest request;
        request.recipe = recipe;
        request.size = builtInRecipes().find(recipe.name)->defaultSize;
        auto made = generate(request, m_stages, m_workspace);
        if (!made) qFatal("%s", inEnglish(made.failure().message).c_str());
        return std::move(made->level);
    }

private slots:
    void aCellThatJoinsOthersStays() {
        const DrawnDraft drawn({"#########", "#...#...#", "#.......#", "#...#...#", "#########"});
        QCOMPARE(spareOf(drawn.draft),
                 (std::vector<std::string>{"#########", "#~~~#~~~#", "#~~...~~#", "#~~~#~~~#", "#########"}));
    }

    void theOnlyCellStays() {
        const DrawnDraft drawn({"###", "#.#", "###"});
        QVERIFY(!SpareGround(drawn.draft).has({1, 1}));
        QVERIFY(!SpareGround(drawn.draft).has({0, 0}));
    }

    void whatAThingStandsOnStays() {
        const DrawnDraft drawn({"#####", "#..*#", "#...#", "#####"});
        QCOMPARE(spareOf(drawn.draft), (std::vector<std::string>{"#####", "#~~.#", "#~~~#", "#####"}));
    }

    /// A hall continues over the floor of the room that it enters.
    void aHallAndTheFloorBesideItStay() {
        DrawnDraft drawn({"#######", "#.....#", "#.....#", "#.....#", "#######"});
        QVERIFY(drawn.draft.addHall(noRoom, noRoom, {{{1, 2}, 3, false}}));
        QCOMPARE(spareOf(drawn.draft),
                 (std::vector<std::string>{"#######", "#...~~#", "#....~#", "#...~~#", "#######"}));
    }

    void aDoorAndTheFloorBeforeItStay() {
        const DrawnDraft drawn({"#######", "#..+..#", "#..#..#", "#######"});
        QCOMPARE(spareOf(drawn.draft), (std::vector<std::string>{"#######", "#~...~#", "#~~#~~#", "#######"}));
    }

    /// An exit and a gate are no ground, but players walk up to them.
    void theFloorBeforeAnExitStays() {
        const DrawnDraft drawn({"#######", "#.....X", "#.....#", "#.....#", "##G####"});
        QCOMPARE(spareOf(drawn.draft),
                 (std::vector<std::string>{"#######", "#~~~~.#", "#~~~~~#", "#~.~~~#", "#######"}));
    }

    /// A door may be locked: two cells that only it connects are apart.
    void aCellThatJoinsOthersPastADoorStays() {
        const DrawnDraft drawn({"######", "#..+##", "#...##", "######"});
        QCOMPARE(spareOf(drawn.draft), (std::vector<std::string>{"######", "#~..##", "#~..##", "######"}));
    }

    /// However much is dug, in whatever order: the lists of rooms, halls and things stay the same.
    void nothingElseIsLost_data() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void nothingElseIsLost() {
        QFETCH(QString, name);
        std::int64_t dug = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            auto recipe = builtInRecipes().find(name.toStdString())->withSeed(seed);
            const Level before = make(recipe);
            recipe.stages.push_back(stageOf("pools", "pools"));
            if (!check(recipe, m_stages)) return; // there is no floor to dig
            const Level after = make(recipe);
            dug += watersOf(after) - watersOf(before);
            QVERIFY(*after.things == *before.things);
            QVERIFY(*after.halls == *before.halls);
            QVERIFY(*after.links == *before.links);
            QCOMPARE(after.rooms->size(), before.rooms->size());
            auto problems = groundProblems(after, {});
            for (const auto& more : {roomProblems(after, {}), listProblems(after, {})})
                problems.insert(problems.end(), more.begin(), more.end());
            QVERIFY2(problems.empty(), report(problems, after, {}).c_str());
        }
        QVERIFY(dug > 0);
    }
};

DELVE_TEST(SpareGroundTest)
#include "spare_ground_test.moc"

#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// A house built over the results of earlier stages.
class SplitHouseTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    Level levelOf(std::vector<RecipeStage> stages, std::uint64_t seed, const Level* base = nullptr) {
        GenerateRequest request;
        request.recipe.name = "mixed";
        request.recipe.seed = seed;
        request.recipe.stages = std::move(stages);
        request.size = {40, 30};
        request.base = base;
        auto made = generate(request, builtInStages(), m_workspace);
        return made ? std::move(made->level) : Level{};
    }

    static RecipeStage manyCoins() {
        auto coins = stageOf("coins", "coins");
        coins.set("floor-cells", Decimal::of(2));
        return coins;
    }

private slots:
    void theRoomsItIsBuiltOverAreGone() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Level level = levelOf({stageOf("grown", "grow-rooms"), stageOf("house", "split-house")}, seed);
            QCOMPARE(level.rooms->size(), std::size_t{2});
            QCOMPARE(level.links->size(), std::size_t{1});
            const auto problems = test::roomProblems(level, {});
            QVERIFY2(problems.empty(), test::report(problems, level, {}).c_str());
        }
    }

    void nothingStandsInItsWalls() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Level level =
                levelOf({stageOf("grown", "grow-rooms"), manyCoins(), stageOf("house", "split-house")}, seed);
            QVERIFY(std::ranges::count(*level.things, ThingKind::Coin, &Thing::kind) > 50);
            for (const auto& thing : *level.things)
                QVERIFY2(TileCatalogue().walkable(level.tiles.at(thing.at)), thing.id.c_str());
        }
    }

    /// A thing that a person pinned in a wall is there on purpose.
    void whatIsPinnedStaysInAWall() {
        Level base = levelOf({stageOf("house", "split-house")}, 1);
        Thing coin;
        coin.id = bornAt("coin", {0, 0});
        coin.kind = ThingKind::Coin;
        coin.at = {0, 0};
        base.things.write().push_back(coin);
        base.pinnedThings = std::vector<std::string>{coin.id};
        const Level level = levelOf({stageOf("house", "split-house")}, 2, &base);
        QVERIFY(std::ranges::find(*level.things, coin.id, &Thing::id) != level.things->end());
    }
};

DELVE_TEST(SplitHouseTest)
#include "split_house_test.moc"

#include "generation/level/blueprint.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/personas/persona_tally.h"
#include "playtest/rules/depth.h"
#include "tests/playtest/personas/played_again.h"
#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

class Stopped : public generation::Feedback {
public:
    [[nodiscard]] bool stopped() const override { return true; }
};

World smallWorldOf(const QString& recipe) {
    return worldOf(recipe.toStdString(), 3, recipe == QStringLiteral("journey") ? Size{64, 48} : Size{56, 40});
}

} // namespace

/// What lies one deeper, without a game that leads there.
class DepthTest : public QObject {
    Q_OBJECT
private slots:
    /// Two levels down, each is the one on which a game goes on.
    void itIsWherePlayGoesOn() {
        NoSavedGames none;
        World world = worldOf("spanning-halls", 2, {60, 40});
        auto shell = Shell::inPlay(std::make_shared<const World>(world), 2);
        QVERIFY(shell.ok());
        for (std::int64_t depth = 2; depth <= 3; ++depth) {
            auto below = worldOneDeeper(world);
            QVERIFY2(below.ok(), below ? "" : inEnglish(below.failure().message).c_str());
            beatTheBoss(*shell);
            typeAll(*shell, "N", none);
            const World& played = shell->game()->world();
            QCOMPARE(shell->game()->depth, depth);
            QCOMPARE(below->rules->depth, depth);
            QVERIFY(*below->rules == *played.rules && below->name == played.name);
            QCOMPARE(std::as_const(*below).levels[0].size(), played.levels[0].size());
            QVERIFY(std::as_const(*below).levels[0].recipe == played.levels[0].recipe);
            QCOMPARE(fingerprint(std::as_const(*below).levels[0]), fingerprint(played.levels[0]));
            QVERIFY(std::as_const(*below).levels[0].rooms->size() > std::as_const(world).levels[0].rooms->size());
            world = *std::move(below);
        }
    }

    void whereTheWinEndsTheGameOnlyTheRulesChange_data() { everyRecipe(); }
    void whereTheWinEndsTheGameOnlyTheRulesChange() {
        QFETCH(QString, recipe);
        const World world = smallWorldOf(recipe);
        const auto chosen = chosenObjective(*world.rules, builtInObjectives());
        QVERIFY(chosen.ok());
        QCOMPARE(goesDeeper(world), chosen->info->deepens);
        if (goesDeeper(world)) return;
        auto deeper = worldOneDeeper(world);
        QVERIFY(deeper.ok());
        QCOMPARE(deeper->rules->depth, world.rules->depth + 1);
        deeper->rules.write().depth = world.rules->depth;
        QVERIFY(*deeper == world);
    }

    /// What a person's own set pieces name of their own tables is there on the next level, too.
    void ownSetPiecesKeepTheirGuards() {
        const auto dragons = [](const World& world) {
            std::size_t count = 0;
            for (const auto& thing : *world.levels[0].things)
                if (const auto* const kind = kindNamedBy(thing)) count += *kind == "dragon" ? 1 : 0;
            return count;
        };
        World world = worldOf("spanning-halls", 2, {60, 40});
        auto pieces = generation::stageOf("pieces", "machines");
        pieces.set("ground-for-machine", Decimal::of(100));
        world.levels[0].recipe->stages.push_back(pieces);
        world.tables.enemies.write().push_back({.name = "dragon"});
        world.tables.blueprints = std::vector<Blueprint>{{.name = "lair"}};
        world.tables.blueprints.write()[0].features = {{PieceKind::Thing, "enemy", "dragon"}};
        std::size_t found = 0;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            world.levels[0].recipe->seed = seed;
            const auto below = worldOneDeeper(world);
            QVERIFY(below.ok());
            QVERIFY(below->tables == world.tables);
            found += dragons(*below);
        }
        QVERIFY(found > 0);
    }

    void aLevelWithoutARecipeHasNoneBelow() {
        World world = worldOf("spanning-halls", 3, {40, 30});
        QVERIFY(goesDeeper(world));
        world.levels[0].recipe.reset();
        QVERIFY(!goesDeeper(world));
        QVERIFY(!worldBelow(world, generation::builtInDeclarations()).ok());
        QCOMPARE(worldOneDeeper(world)->rules->depth, std::int64_t{2});
        QVERIFY(!goesDeeper(World()));
        QVERIFY(!worldBelow(World(), generation::builtInDeclarations()).ok());
    }

    void itCanBeStopped() {
        Stopped stopped;
        const auto below =
            worldBelow(worldOf("spanning-halls", 3, {40, 30}), generation::builtInDeclarations(), &stopped);
        QVERIFY(!below.ok() && below.failure().cancelled());
    }

    void theDepthMattersWhereThereMayBeAFight() {
        QVERIFY(dependsOnDepth(worldOf("spanning-halls", 3, {40, 30}))); // enemies
        QVERIFY(dependsOnDepth(worldOf("partition", 3, {48, 32})));      // encounters
        QVERIFY(dependsOnDepth(worldOf("journey", 3, {64, 48})));        // who comes up on the roads
        QVERIFY(!dependsOnDepth(World()));
    }

    /// Where it does not matter, all games are the same at any depth.
    void elsewhereAllGamesAreTheSame_data() {
        QTest::addColumn<QString>("recipe");
        for (const char* recipe : {"caves", "keep", "grown-rooms", "rooms-and-mazes"})
            QTest::addRow("%s", recipe) << recipe;
    }
    void elsewhereAllGamesAreTheSame() {
        QFETCH(QString, recipe);
        const World world = smallWorldOf(recipe);
        QVERIFY(!dependsOnDepth(world));
        World deep = world;
        deep.rules.write().depth = 9;
        const auto high = trialOf(world), low = trialOf(deep);
        for (const auto& persona : builtInPersonas()) {
            const auto above = playMany(persona, high, 0, 2), below = playMany(persona, low, 0, 2);
            QVERIFY(above.ok() && below.ok());
            QVERIFY2(*above == *below, persona.id.c_str());
        }
    }
};

DELVE_TEST(DepthTest)
#include "depth_test.moc"

#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "generation/pipeline/parameter.h"
#include "playtest/rules/step.h"
#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// A world with the recipe's enemies, which are of built-in kinds, and its own table.
World withTable(std::vector<EnemyKind> kinds) {
    World world = worldOf("spanning-halls", 7, {60, 40});
    world.rules.write().enemies = true;
    world.tables.enemies = Shared<std::vector<EnemyKind>>(std::move(kinds));
    return world;
}

std::vector<EnemyKind> builtInWithout(std::initializer_list<std::string_view> names) {
    auto kinds = *builtInEnemies();
    std::erase_if(kinds, [&](const EnemyKind& kind) { return std::ranges::find(names, kind.name) != names.end(); });
    return kinds;
}

} // namespace

/// Worlds are played by their own tables, whatever the recipe placed.
class OwnTablesPlayTest : public QObject {
    Q_OBJECT
private slots:
    void anotherKindStandsForOneThatIsGone() {
        const auto whole = startGame(std::make_shared<const World>(withTable(*builtInEnemies())), 1);
        const auto fewer = startGame(std::make_shared<const World>(withTable(builtInWithout({"rat", "ogre"}))), 1);
        QVERIFY(whole.ok() && fewer.ok());
        const auto& before = whole->enemies;
        const auto& after = fewer->enemies;
        QCOMPARE(after.size(), before.size());
        QVERIFY(before.size() > 1);
        for (std::size_t i = 0; i < before.size(); ++i) {
            const auto& was = kindOf(*whole, before[i]).name;
            const auto& is = kindOf(*fewer, after[i]).name;
            const bool gone = was == "rat" || was == "ogre";
            QVERIFY2(gone ? is != was && is != bossName : is == was, (was + " " + is).c_str());
        }
    }

    void theBossAloneStandsForAll() {
        const auto game = startGame(std::make_shared<const World>(withTable(
                                        builtInWithout({"rat", "bat", "goblin", "skeleton", "ghost", "ogre"}))),
                                    1);
        QVERIFY(game.ok());
        for (const auto& enemy : game->enemies) QCOMPARE(kindOf(*game, enemy).name, std::string(bossName));
    }

    void aKindOfNobodysTableIsNamed() {
        World world = withTable(*builtInEnemies());
        auto& things = world.levels[0].things.write();
        const auto enemy = std::ranges::find(things, ThingKind::Enemy, &Thing::kind);
        QVERIFY(enemy != things.end());
        enemy->fields.set("enemy", std::string("dragon"));
        const auto game = startGame(std::make_shared<const World>(world), 1);
        QVERIFY(!game.ok());
        QVERIFY(inEnglish(game.failure().message).find("dragon") != std::string::npos);
    }
};

DELVE_TEST(OwnTablesPlayTest)
#include "own_tables_play_test.moc"

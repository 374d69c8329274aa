#include "generation/level/blueprint.h"
#include "generation/level/delve_file.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/table_changes.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;

namespace {

/// A world with an enemy of a kind on its only level.
World withEnemy(const std::string& kind) {
    World world;
    Level level;
    level.id = "level-1";
    level.name = "Cellar";
    level.tiles = Grid({9, 9}, Tile::Floor);
    Thing enemy{"enemy-3-4", ThingKind::Enemy, {3, 4}, {}, {}, {}};
    enemy.fields.set("enemy", kind);
    level.things.write().push_back(enemy);
    world.levels.push_back(std::move(level));
    return world;
}

std::size_t rowOf(const Tables& tables, std::string_view name) {
    const auto found = std::ranges::find(*tables.enemies, name, &EnemyKind::name);
    return static_cast<std::size_t>(found - tables.enemies->begin());
}

Tables without(Tables tables, std::string_view name) {
    auto& rows = tables.enemies.write();
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(rowOf(tables, name)));
    return tables;
}

Tables renamed(Tables tables, std::string_view from, const std::string& to) {
    const auto row = rowOf(tables, from);
    tables.enemies.write()[row].name = to;
    return tables;
}

std::string refusal(const World& world, Tables tables) {
    const auto after = withTables(world, std::move(tables));
    return after.ok() ? std::string() : inEnglish(after.failure().message);
}

} // namespace

class TableChangesTest : public QObject {
    Q_OBJECT
private slots:
    /// References in encounters and on maps follow the renamed kind.
    void aKindKeepsWhatIsNamedByIt() {
        const World world = withEnemy("ghost");
        const auto after = withTables(world, renamed(world.tables, "ghost", "wraith"));
        QVERIFY(after.ok());
        QVERIFY(*(*after->levels[0].things)[0].fields.find("enemy") == PropertyValue(std::string("wraith")));
        const auto fights = [](const Tables& tables, const std::string& name) {
            std::size_t number = 0;
            for (const auto& encounter : *tables.encounters)
                for (const auto& choice : encounter.choices)
                    number += static_cast<std::size_t>(std::ranges::count(choice.outcomes, name, &Outcome::fight));
            return number;
        };
        QVERIFY(fights(world.tables, "ghost") > 0);
        QCOMPARE(fights(after->tables, "ghost"), std::size_t{0});
        QCOMPARE(fights(after->tables, "wraith"), fights(world.tables, "ghost"));
        const auto back = withTables(*after, world.tables);
        QVERIFY(back.ok() && back.value() == world);
    }

    /// So do encounters on maps and blueprints that name an encounter, and blueprints that name an enemy.
    void anEncounterKeepsWhatIsNamedByIt() {
        World world = withEnemy("ghost");
        Thing tombs{"encounter-5-5", ThingKind::Encounter, {5, 5}, {}, {}, {}};
        tombs.fields.set(encounterField, std::string("three tombs"));
        world.levels[0].things.write().push_back(tombs);
        Tables tables = world.tables;
        for (auto& encounter : tables.encounters.write())
            if (encounter.name == "three tombs") encounter.name = "four tombs";
        const auto after = withTables(world, tables);
        QVERIFY(after.ok());
        const auto* const named = encounterNamedBy((*after->levels[0].things)[1]);
        QVERIFY(named && *named == "four tombs");
        const auto features = [](const Tables& of, const std::string& name) {
            std::size_t number = 0;
            for (const auto& blueprint : *of.blueprints)
                number += static_cast<std::size_t>(std::ranges::count(blueprint.features, name, &Feature::which));
            return number;
        };
        QVERIFY(features(world.tables, "three tombs") > 0);
        QCOMPARE(features(after->tables, "three tombs"), std::size_t{0});
        QCOMPARE(features(after->tables, "four tombs"), features(world.tables, "three tombs"));
        const auto back = withTables(*after, world.tables);
        QVERIFY(back.ok() && back.value() == world);
        world.tables.blueprints.write()[0].features.push_back(
            {PieceKind::Thing, "enemy", "ghost", FeaturePlace::Prize, 1, 1, {}});
        const auto wraith = withTables(world, renamed(world.tables, "ghost", "wraith"));
        QVERIFY(wraith.ok());
        QCOMPARE(wraith->tables.blueprints->front().features.back().which, std::string("wraith"));
    }

    void rowsChangePlacesWithoutAnythingElse() {
        const World world = withEnemy("rat");
        Tables tables = world.tables;
        std::swap(tables.enemies.write()[0], tables.enemies.write()[2]);
        const auto after = withTables(world, tables);
        QVERIFY(after.ok());
        QVERIFY(after->levels == world.levels);
        QVERIFY(after->tables.encounters.sameAs(world.tables.encounters));
    }

    void whatIsNamedSomewhereStays() {
        const World world = withEnemy("rat");
        QVERIFY(refusal(world, without(world.tables, "boss")).find("boss") != std::string::npos);
        QVERIFY(refusal(world, renamed(world.tables, "boss", "king")).find("boss") != std::string::npos);
        QVERIFY(refusal(world, without(world.tables, "ghost")).find("shrine") != std::string::npos);
        QCOMPARE(refusal(world, without(world.tables, "rat")), std::string()); // another kind replaces it in play
        World own = withEnemy("vole");
        own.tables = renamed(own.tables, "rat", "vole");
        QCOMPARE(refusal(own, without(own.tables, "vole")),
                 std::string(
                     "“vole” stands in level “Cellar” at (3, 4). Choose another kind for that enemy, or delete it."));
    }

    void whatAFileCannotHoldIsRefused() {
        const World world = withEnemy("rat");
        QVERIFY(!refusal(world, renamed(world.tables, "rat", "")).empty());
        QVERIFY(!refusal(world, renamed(world.tables, "rat", "bat")).empty());
        Tables tables = world.tables;
        tables.goods.write().clear();
        QVERIFY(!refusal(world, tables).empty());
        tables = world.tables;
        tables.goods.write()[0].price = -1;
        QVERIFY(!refusal(world, tables).empty());
        tables = world.tables;
        tables.encounters.write()[0].choices.clear();
        QVERIFY(!refusal(world, tables).empty());
        tables = world.tables;
        std::erase_if(tables.encounters.write(), &Encounter::road);
        QVERIFY(!refusal(world, tables).empty());
    }
};

DELVE_TEST(TableChangesTest)
#include "table_changes_test.moc"

#include "generation/files/world_file.h"
#include "generation/level/blueprint.h"
#include "generation/level/delve_file.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/tables.h"
#include "generation/stages/enemy_draw.h"
#include "tests/support/lines.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

/// A world of one cell with these members before its levels.
std::string worldWith(const std::string& members) {
    return "{ \"delvewright\": 1, \"name\": \"w\", \"rules\": { \"objective\": \"explore\" }, \"tiles\": [],\n" +
           members +
           ",\n\"levels\": [ { \"id\": \"a\", \"name\": \"a\", \"width\": 1, \"height\": 1, "
           "\"legend\": { \".\": \"floor\" }, \"rows\": [ \".\" ] } ] }";
}

const std::string rat =
    "{ \"name\": \"rat\", \"glyph\": \"r\", \"colour\": \"#010203\", \"health\": 3, \"strength\": 2, "
    "\"aggression\": 50, \"speed\": 8, \"sight\": 5, \"worth\": 1 }";
const std::string boss =
    "{ \"name\": \"boss\", \"glyph\": \"B\", \"colour\": \"#010203\", \"health\": 30, \"strength\": "
    "5, \"aggression\": 50, \"speed\": 8, \"sight\": 5, \"worth\": 1 }";

std::string without(std::string text, const std::string& part) {
    const auto at = text.find(part);
    return at == std::string::npos ? text : text.erase(at, part.size());
}

std::string encounter(const std::string& choices, const std::string& road = "true") {
    return "{ \"name\": \"e" + road + "\", \"road\": " + road + ", \"text\": \"t\", \"choices\": [ " + choices + " ] }";
}

} // namespace

/// The tables that a person can edit: enemies, goods, encounters, purposes, blueprints.
class TablesTest : public QObject {
    Q_OBJECT

private slots:
    void theBuiltInTablesHoldEnough() {
        QVERIFY(builtInEnemies()->size() >= 5);
        QVERIFY(builtInGoods()->size() >= 4);
        QVERIFY(builtInEncounters()->size() >= 8);
        for (const auto effect : {GoodsEffect::Healing, GoodsEffect::Blade, GoodsEffect::Armour, GoodsEffect::Lamp})
            QVERIFY(std::ranges::find(*builtInGoods(), effect, &Goods::effect) != builtInGoods()->end());
    }

    /// The check skips the built-in tables, so this tests them as a world's own.
    void theBuiltInTablesAreRight() {
        Tables own;
        own.enemies = std::vector<EnemyKind>(*builtInEnemies());
        own.goods = std::vector<Goods>(*builtInGoods());
        own.encounters = std::vector<Encounter>(*builtInEncounters());
        own.purposes = std::vector<Purpose>(*builtInPurposes());
        own.purposes.write().front().weight += 1;
        own.blueprints = std::vector<Blueprint>(*builtInBlueprints());
        own.blueprints.write().front().weight += 1;
        own.enemies.write().front().worth += 1;
        own.goods.write().front().price += 1;
        own.encounters.write().front().text += "!";
        auto world = readDelve(worldWith("\"properties\": {}"));
        QVERIFY(world.ok());
        world->tables = own;
        const auto again = readDelve(delveText(*world));
        QVERIFY2(again.ok(), again ? "" : inEnglish(again.failure().message).c_str());
        QVERIFY(again->tables == own);
        QCOMPARE(delveText(*again), delveText(*world));
    }

    /// A dozen, with help for each; every word of the table is used, so that the table shows all it can do.
    void theBuiltInPurposesAreManyAndDiffer() {
        const auto& purposes = *builtInPurposes();
        QVERIFY(purposes.size() >= 12);
        QVERIFY(std::ranges::count(purposes, true, &Purpose::landmark) >= 3);
        QVERIFY(std::ranges::count(purposes, true, &Purpose::water) >= 1);
        std::set<RoomForm> forms;
        std::set<RoomPlace> places;
        std::set<PieceKind> kinds;
        std::set<PiecePlace> piecePlaces;
        const TileCatalogue tiles;
        for (const auto& purpose : purposes) {
            QVERIFY2(!purpose.text.empty() && !purpose.furniture.empty(), purpose.name.c_str());
            forms.insert(purpose.form);
            places.insert(purpose.place);
            for (const auto& furnishing : purpose.furniture) {
                kinds.insert(furnishing.kind);
                piecePlaces.insert(furnishing.place);
                QVERIFY2(furnishing.kind == PieceKind::Thing || tiles.find(furnishing.piece), purpose.name.c_str());
            }
        }
        QCOMPARE(places.size(), std::size_t{6});
        QCOMPARE(kinds.size(), std::size_t{3});
        QCOMPARE(piecePlaces.size(), std::size_t{6});
        QVERIFY(forms.size() >= 3);
    }

    /// What a row leaves out holds for any room.
    void aPurposeNeedsOnlyAName() {
        const auto read = readDelve(worldWith("\"purposes\": [ { \"name\": \"larder\" } ]"));
        QVERIFY(read.ok());
        Purpose larder;
        larder.name = "larder";
        QVERIFY(*read->tables.purposes == std::vector<Purpose>{larder});
        QVERIFY(delveText(*read).find("\n    { \"name\": \"larder\" }\n") != std::string::npos);
    }

    /// Each layout, each place and each kind of piece is there, and what a feature names is in its table.
    void theBuiltInBlueprintsShowAllThereIs() {
        const Tables tables;
        const TileCatalogue tiles;
        std::set<BlueprintLayout> layouts;
        std::set<FeaturePlace> places;
        std::set<PieceKind> kinds;
        for (const auto& blueprint : *builtInBlueprints()) {
            const char* const name = blueprint.name.c_str();
            QVERIFY2(!blueprint.text.empty(), name);
            layouts.insert(blueprint.layout);
            bool prize = false;
            for (const auto& feature : blueprint.features) {
                prize = prize || feature.place == FeaturePlace::Prize;
                places.insert(feature.place);
                kinds.insert(feature.kind);
                QVERIFY2(feature.kind == PieceKind::Thing || tiles.find(feature.piece), name);
                QVERIFY2(feature.which.empty() || (feature.piece == "enemy" && tables.findEnemy(feature.which)) ||
                             (feature.piece == "encounter" &&
                              std::ranges::find(*tables.encounters, feature.which, &Encounter::name) !=
                                  tables.encounters->end()),
                         name);
            }
            QVERIFY2(prize, name); // nobody walks into a dead end for nothing
        }
        QCOMPARE(layouts.size(), std::size_t{3});
        QCOMPARE(places.size(), std::size_t{4});
        QCOMPARE(kinds.size(), std::size_t{3});
    }

    void aBlueprintNeedsOnlyAName() {
        const auto read = readDelve(worldWith("\"blueprints\": [ { \"name\": \"niche\" } ]"));
        QVERIFY(read.ok());
        Blueprint niche;
        niche.name = "niche";
        QVERIFY(*read->tables.blueprints == std::vector<Blueprint>{niche});
        QVERIFY(delveText(*read).find("\n    { \"name\": \"niche\" }\n") != std::string::npos);
    }

    void theStageOfEnemiesNamesKindsOfTheTable() {
        const Tables tables;
        for (const auto name : enemyNames()) QVERIFY(tables.findEnemy(name) != nullptr);
        QVERIFY(tables.findEnemy(bossName) != nullptr);
        QCOMPARE(enemyNames().size() + 1, tables.enemies->size());
    }

    void theBuiltInTablesAreNotWritten() {
        const auto world = readDelve(worldWith("\"properties\": {}"));
        QVERIFY(world.ok());
        const auto text = delveText(*world);
        for (const char* name : {"\"enemies\"", "\"goods\"", "\"encounters\"", "\"purposes\"", "\"blueprints\""})
            QVERIFY(text.find(name) == std::string::npos);
    }

    void aTableWithAHoleIsRefused_data() {
        QTest::addColumn<QString>("members");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char* name, const std::string& members, const char* refusal) {
            QTest::newRow(name) << QString::fromStdString(members) << QString::fromUtf8(refusal);
        };
        const auto enemies = [](const std::string& rows) { return "\"enemies\": [ " + rows + " ]"; };
        row("no enemies", enemies(""), "enemies: Expected 1 to 256 rows in this table, found 0.");
        row("enemy without health", enemies(boss + ", " + without(rat, "\"health\": 3, ")),
            "line 2, enemies[1]: Missing member “health” in this object.");
        row("enemy without health to lose", enemies(boss + ", { \"name\": \"x\", \"health\": 0 }"),
            "line 2, enemies[1].health: Expected a whole number from 1 to 1000000, found 0.");
        row("enemy twice", enemies(rat + ", " + boss + ", " + rat),
            "enemies[2]: Expected a unique name; “rat” is empty or already in use.");
        row("no boss", enemies(rat), "enemies: Missing row “boss” in this table.");
        row("too eager", enemies(without(rat, "\"aggression\": 50, ") + ", " + boss),
            "line 2, enemies[0]: Missing member “aggression” in this object.");
        const auto goods = [](const std::string& rows) { return "\"goods\": [ " + rows + " ]"; };
        row("no goods", goods(""), "goods: Expected 1 to 9 rows in this table, found 0.");
        row("goods without price", goods(R"({ "name": "x", "effect": "lamp", "amount": 2 })"),
            "line 2, goods[0]: Missing member “price” in this object.");
        row("goods without name", goods(R"({ "name": "", "effect": "lamp", "amount": 2, "price": 1 })"),
            "goods[0]: Expected a unique name; “” is empty or already in use.");
        row("goods of no effect", goods(R"({ "name": "x", "effect": "magic", "amount": 2, "price": 1 })"),
            "line 2, goods[0].effect: Expected healing, blade, armour, lamp or supplies, found \"magic\".");
        const auto encounters = [](const std::string& rows) { return "\"encounters\": [ " + rows + " ]"; };
        const std::string choice = R"({ "text": "c", "outcomes": [ { "weight": 1, "text": "o" } ] })";
        row("choice without outcome", encounters(encounter(R"({ "text": "c", "outcomes": [] })")),
            "encounters[0].choices[0]: Expected at least one outcome of this choice.");
        row("no choice", encounters(encounter("")),
            "encounters[0].choices: Expected 1 to 9 choices, one per number key.");
        row("fight with nobody",
            encounters(encounter(R"({ "text": "c", "outcomes": [ { "weight": 1, "text": "o", "fight": "x" } ] })")),
            "encounters[0].choices[0].outcomes[0].fight: Unknown enemy “x”. Add it to the table of enemies, or choose "
            "another.");
        row("nothing but roads", encounters(encounter(choice)),
            "encounters: Expected at least one encounter on roads and one elsewhere.");
        const auto purposes = [](const std::string& more) {
            return "\"purposes\": [ { \"name\": \"p\"" + more + " } ]";
        };
        const auto piece = [&purposes](const std::string& one) { return purposes(", \"furniture\": [ " + one + " ]"); };
        row("no purposes", "\"purposes\": []", "purposes: Expected 1 to 256 rows in this table, found 0.");
        row("purpose without name", R"("purposes": [ { "weight": 2 } ])",
            "line 2, purposes[0]: Missing member “name” in this object.");
        row("cells the wrong way round", purposes(R"(, "cells": [ 9, 4 ])"),
            "line 2, purposes[0].cells: Expected two whole numbers [from, to] with from ≤ to.");
        row("cells without end", purposes(R"(, "cells": [ 9 ])"),
            "line 2, purposes[0].cells: Expected a list of 2 to 2 values, found [ 9 ].");
        row("three depths", purposes(R"(, "depth": [ 1, 2, 3 ])"),
            "line 2, purposes[0].depth: Expected a list of 2 to 2 values, found [ 1, 2, 3 ].");
        row("too deep", purposes(R"(, "depth": [ 0, 101 ])"),
            "line 2, purposes[0].depth[1]: Expected a whole number from 0 to 100, found 101.");
        row("unknown form", purposes(R"(, "form": "square")"),
            "line 2, purposes[0].form: Expected one of any, rectangle, round, cave, found “square”.");
        row("unknown place", purposes(R"(, "place": "attic")"),
            "line 2, purposes[0].place: Expected one of anywhere, dead-end, hub, chokepoint, on-the-way, off-the-way, "
            "found “attic”.");
        row("no weight", purposes(R"(, "weight": 0)"),
            "line 2, purposes[0].weight: Expected a whole number from 1 to 1000000, found 0.");
        row("nothing to furnish with", piece(R"({ "where": "walls" })"),
            "purposes[0].furniture[0]: Expected a decoration, a tile or a thing to furnish with.");
        row("nowhere", piece(R"({ "tile": "pillar" })"),
            "line 2, purposes[0].furniture[0]: Missing member “where” in this object.");
        row("nowhere known", piece(R"({ "tile": "pillar", "where": "roof" })"),
            "line 2, purposes[0].furniture[0].where: Expected one of centre, aisle, pairs, rows, walls, corners, found "
            "“roof”.");
        row("no furniture", piece(R"({ "thing": "start", "where": "walls" })"),
            "purposes[0].furniture[0].thing: “start” cannot be furniture. Choose chest, coin, flower, encounter, lamp "
            "or "
            "sign.");
        row("too many pieces", piece(R"({ "tile": "pillar", "where": "walls", "number": [ 0, 1001 ] })"),
            "line 2, purposes[0].furniture[0].number[1]: Expected a whole number from 0 to 1000, found 1001.");
        const auto blueprints = [](const std::string& more) {
            return "\"blueprints\": [ { \"name\": \"b\"" + more + " } ]";
        };
        const auto feature = [&blueprints](const std::string& one) {
            return blueprints(", \"features\": [ " + one + " ]");
        };
        row("no blueprints", "\"blueprints\": []", "blueprints: Expected 1 to 256 rows in this table, found 0.");
        row("blueprint without name", R"("blueprints": [ { "weight": 2 } ])",
            "line 2, blueprints[0]: Missing member “name” in this object.");
        row("blueprint twice", R"("blueprints": [ { "name": "b" }, { "name": "b" } ])",
            "blueprints[1]: Expected a unique name; “b” is empty or already in use.");
        row("too small an area", blueprints(R"(, "cells": [ 11, 20 ])"),
            "line 2, blueprints[0].cells[0]: Expected a whole number from 12 to 90, found 11.");
        row("too large an area", blueprints(R"(, "cells": [ 12, 91 ])"),
            "line 2, blueprints[0].cells[1]: Expected a whole number from 12 to 90, found 91.");
        row("areas the wrong way round", blueprints(R"(, "cells": [ 30, 20 ])"),
            "line 2, blueprints[0].cells: Expected two whole numbers [from, to] with from ≤ to.");
        row("unknown layout", blueprints(R"(, "layout": "tower")"),
            "line 2, blueprints[0].layout: Expected one of open, pit, island, found “tower”.");
        row("blueprint too deep", blueprints(R"(, "depth": [ 0, 101 ])"),
            "line 2, blueprints[0].depth[1]: Expected a whole number from 0 to 100, found 101.");
        row("blueprint without weight", blueprints(R"(, "weight": 0)"),
            "line 2, blueprints[0].weight: Expected a whole number from 1 to 1000000, found 0.");
        row("an empty feature", feature(R"({ "where": "walls" })"),
            "blueprints[0].features[0]: Expected a decoration, a tile or a thing as a feature.");
        row("a feature nowhere", feature(R"({ "tile": "pillar" })"),
            "line 2, blueprints[0].features[0]: Missing member “where” in this object.");
        row("a feature nowhere known", feature(R"({ "tile": "pillar", "where": "roof" })"),
            "line 2, blueprints[0].features[0].where: Expected one of entrance, prize, walls, anywhere, found “roof”.");
        row("no feature", feature(R"({ "thing": "key", "where": "walls" })"),
            "blueprints[0].features[0].thing: “key” cannot be a feature. Choose chest, coin, encounter, enemy, lamp or "
            "sign.");
        std::string many = R"({ "tile": "pillar", "where": "walls" })";
        for (int more = 0; more < 32; ++more) many += R"(, { "tile": "pillar", "where": "walls" })";
        row("too many features", feature(many),
            "blueprints[0].features: Expected at most 32 kinds of features, found 33.");
        row("a feature of no number", feature(R"({ "thing": "coin", "where": "walls", "number": [ 0, 1e99 ] })"),
            "line 2, blueprints[0].features[0].number[1]: Expected a whole number from 0 to 90, found 1e99.");
        row("a feature of another kind of value",
            feature(R"({ "thing": "enemy", "which": [ [ ] ], "where": "walls" })"),
            "line 2, blueprints[0].features[0].which: Expected a text in quotes, found [ [ ] ].");
        row("too many of a feature", feature(R"({ "thing": "coin", "where": "walls", "number": [ 0, 91 ] })"),
            "line 2, blueprints[0].features[0].number[1]: Expected a whole number from 0 to 90, found 91.");
    }
    void aTableWithAHoleIsRefused() {
        QFETCH(QString, members);
        QFETCH(QString, refusal);
        const auto read = readDelve(worldWith(members.toStdString()));
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(test::withoutColumn(read.failure().where) + ": " +
                                        inEnglish(read.failure().message)),
                 refusal);
    }

    void aWorldWithAHoleInATableIsNotWritten() {
        auto world = readDelve(worldWith("\"properties\": {}"));
        QVERIFY(world.ok());
        world->tables.goods = std::vector<Goods>{};
        const auto written = writeDelveFile(*world, QDir::tempPath().toStdString() + "/hole.delve");
        QVERIFY(!written.ok());
        QCOMPARE(written.failure().where, std::string("goods"));
    }
};

DELVE_TEST(TablesTest)
#include "tables_test.moc"

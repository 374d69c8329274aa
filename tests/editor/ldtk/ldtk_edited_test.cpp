#include "editor/text/message_text.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/ldtk/edited_project.h"
#include "tests/support/test.h"
#include "tests/support/whole_world.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

QJsonArray values(int count, int value) {
    QJsonArray array;
    for (int i = 0; i < count; ++i) array << value;
    return array;
}

QJsonObject entitiesLayer(const QJsonArray& entities) {
    return ldtkLayer("Things", "Entities", 4, 3, {{"entityInstances", entities}});
}

QString words(const Notes& notes) {
    QStringList list;
    for (const auto& note : notes) list << toQString(note);
    return list.join(' ');
}

} // namespace

/// What people do in LDtk to projects of ours, and what files of strangers must not do to us.
class LdtkEditedTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] Result<Imported> readBytes(const QByteArray& bytes) const {
        writeFile(m_folder.filePath("project.ldtk"), bytes);
        return readWorld(m_folder.filePath("project.ldtk"));
    }
    [[nodiscard]] Imported imported(const QByteArray& bytes) const {
        auto read = readBytes(bytes);
        if (!read) qFatal("%s", qPrintable(toQString(read.failure())));
        if (!writeWorld(read->world, m_folder.filePath("again.delve"))) qFatal("it cannot be saved");
        if (!readWorld(m_folder.filePath("again.delve"))) qFatal("it cannot be read again");
        return std::move(*read);
    }

private slots:
    void init() { writeLdtkSheet(m_folder.filePath("sheet.png")); }

    /// A copy of an entity has the id of the first.
    void aCopiedEntityIsAnotherThing() {
        const World world = worldOfEverything();
        EditedProject project(world);
        auto entities = project.layer("Entities")["entityInstances"].toArray();
        auto copy = entities[0].toObject();
        copy["px"] = QJsonArray{7 * 16, 3 * 16};
        entities << copy << copy;
        project.layer("Entities")["entityInstances"] = entities;
        const auto read = imported(project.bytes());
        const auto& before = *world.levels.front().things;
        const auto& after = *read.world.levels.front().things;
        QCOMPARE(after.size(), before.size() + 2);
        std::set<std::string> ids;
        for (const auto& thing : after) ids.insert(thing.id);
        QCOMPARE(ids.size(), after.size());
        for (std::size_t i = 0; i < before.size(); ++i) QVERIFY(after[i] == before[i]);
        QVERIFY(after.back().kind == before[0].kind && after.back().at == (Cell{7, 3}));
        QVERIFY(after.back().fields == before[0].fields);
    }

    void aCopiedLevelKeepsAllOfIt() {
        const World world = worldOfEverything();
        EditedProject project(world);
        project.addLevel(project.level());
        const auto read = imported(project.bytes());
        QCOMPARE(read.world.levels.size(), world.levels.size() + 1);
        auto copy = read.world.levels.back();
        QVERIFY(copy.id != world.levels.front().id);
        copy.id = world.levels.front().id;
        QVERIFY(copy == world.levels.front());
    }

    void aResizedLevelKeepsAllThatFits() {
        const World world = worldOfEverything();
        EditedProject project(world);
        auto& tiles = project.layer("Tiles");
        tiles["__cWid"] = 13;
        tiles["__cHei"] = 6;
        tiles["intGridCsv"] = values(13 * 6, static_cast<int>(Tile::Floor));
        const auto read = imported(project.bytes());
        const auto& level = read.world.levels.front();
        QCOMPARE(level.size(), (Size{13, 6}));
        QCOMPARE(level.tiles.at({12, 0}), Tile::Floor);
        QCOMPARE(read.world.tiles.custom().size(), world.tiles.custom().size());
        QVERIFY(level.things == world.levels.front().things);
        QVERIFY(level.rooms == world.levels.front().rooms);
        QVERIFY(words(read.notes).contains("Level_0"));
    }

    void aLayerThatWasAddedIsDecoration() {
        const World world = worldOfTiles();
        EditedProject project(world);
        project.addLayer(ldtkLayer("Mine", "Tiles", 12, 6, {{"gridTiles", QJsonArray{ldtkTile(1, 1, 2)}}}));
        const auto read = imported(project.bytes());
        const auto& layers = read.world.levels.front().layers;
        QCOMPARE(layers.size(), world.levels.front().layers.size() + 1);
        QCOMPARE(QString::fromStdString(layers.back().name), "Mine");
        QVERIFY(layers.back().over && layers.back().tiles.at({1, 1}) != Tile::Void);
    }

    /// A layer that only another level had here.
    void aLayerOfOursHasOurTiles() {
        const World world = worldOfTiles();
        EditedProject project(world);
        project.addLayer(
            ldtkLayer("Over_1", "IntGrid", 12, 6, {{"intGridCsv", values(12 * 6, static_cast<int>(Tile::Lava))}}));
        const auto read = imported(project.bytes());
        QCOMPARE(read.world.tiles.custom().size(), world.tiles.custom().size());
        QCOMPARE(read.world.levels.front().layers.size(), std::size_t{1});
        QCOMPARE(read.world.levels.front().layers.back().tiles.at({5, 5}), Tile::Lava);
    }

    /// It crashed.
    void aTilesLayerOfAnotherTypeIsNone() {
        for (const char* const type : {"AutoLayer", "Entities", "Tiles"}) {
            EditedProject project(worldOfEverything());
            project.layer("Tiles")["__type"] = type;
            project.layer("Tiles")["intGridCsv"] = QJsonArray();
            const auto read = imported(project.bytes());
            QVERIFY2(words(read.notes).contains("Level_0"), type);
        }
    }

    void aDamagedMapIsTold() {
        auto bytes = EditedProject(worldOfEverything()).bytes();
        bytes.replace("\\\"delvewright\\\"", "\\\"delvewrong\\\"");
        QVERIFY(words(imported(bytes).notes).contains("damaged"));
    }

    void aLevelOfEntitiesAloneHasTheirCells() {
        const auto layer = entitiesLayer({ldtkEntity("Chest", 3, 2)});
        const auto read = imported(jsonBytes(ldtkProject({ldtkLevel("Cave", {layer})})));
        QCOMPARE(read.world.levels.front().size(), (Size{4, 3}));
        QVERIFY(read.world.levels.front().things->front().at == (Cell{3, 2}));
    }

    void onlyLevelsAreReadAsLevels() {
        auto level = ldtkLevel("Far", {});
        level["layerInstances"] = QJsonValue();
        level["externalRelPath"] = "project.ldtk";
        QVERIFY(!readBytes(jsonBytes(ldtkProject({level}))));
        writeFile(m_folder.filePath("far.ldtkl"), "{\"identifier\": \"Far\"}");
        level["externalRelPath"] = "far.ldtkl";
        const auto read = readBytes(jsonBytes(ldtkProject({level})));
        QVERIFY(!read);
        QVERIFY(toQString(read.failure()).contains("far.ldtkl"));
    }

    /// Twice as many take twice as long, not four times: each of these took over half a minute.
    void manyOfOneNameAreRead() {
        QElapsedTimer timer;
        timer.start();
        QJsonArray entities, fields, levels;
        const auto ground = ldtkLayer("Ground", "IntGrid", 1, 1, {{"intGridCsv", QJsonArray{1}}});
        for (int i = 0; i < 20'000; ++i) {
            entities << ldtkEntity("Coin", 0, 0);
            fields << QJsonObject{{"__identifier", QString("f%1").arg(100'000 - i)}, {"__value", i}};
            levels << ldtkLevel("Same", {ground});
        }
        auto level = ldtkLevel("Full", {entitiesLayer(entities)});
        level["fieldInstances"] = fields;
        levels << level;
        const auto read = readBytes(jsonBytes(ldtkProject(levels)));
        QVERIFY(read);
        QCOMPARE(read->world.levels.back().things->size(), std::size_t{20'000});
        QCOMPARE(read->world.levels.back().properties.size(), std::size_t{20'001}); // and what is kept
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }

    /// Each has one tile, and a grid of 268 million cells.
    void manyLargeLayersAreRefused() {
        const auto layer = ldtkLayer("Huge", "Tiles", 16384, 16384, {{"gridTiles", QJsonArray{ldtkTile(0, 0, 1)}}});
        QJsonArray levels;
        for (int i = 0; i < 100; ++i) levels << ldtkLevel("Same", {layer});
        const auto read = readBytes(jsonBytes(ldtkProject(levels)));
        QVERIFY(!read);
        QVERIFY(toQString(read.failure()).contains("too large"));
    }
};

DELVE_TEST(LdtkEditedTest)
#include "ldtk_edited_test.moc"

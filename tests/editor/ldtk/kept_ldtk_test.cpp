#include "editor/ldtk/ldtk_properties.h"
#include "editor/text/message_text.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/ldtk/ldtk_samples.h"
#include "tests/support/test.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

QJsonObject field(const char* name, const QJsonValue& value) {
    return {{"__identifier", name},
            {"__type", "String"},
            {"__value", value},
            {"defUid", 5},
            {"realEditorValues", QJsonArray{QJsonObject{{"id", "V_String"}, {"params", QJsonArray{value}}}}}};
}

QJsonObject ruleTile(int x, int y, int number, int rule) {
    auto tile = ldtkTile(x, y, number);
    tile["d"] = QJsonArray{rule, y * 4 + x};
    return tile;
}

/// A project with something in every place that a map of ours has none for.
QJsonObject foreignProject() {
    const QJsonArray values{1, 1, 1, 1, 1, 0, 2, 1, 1, 1, 1, 1};
    const QJsonArray fields{field("name", "Bat"), field("toxic", "yes")};
    const QJsonArray entities{ldtkEntity("Enemy", 1, 1, {{"fieldInstances", fields}, {"iid", "bat"}}),
                              ldtkEntity("Windmill", 2, 1, {{"iid", "mill"}, {"own", QJsonArray{1, QJsonObject{}}}})};
    auto between = ldtkTile(1, 1, 1);
    between["px"] = QJsonArray{17, 16};
    QJsonArray fine;
    for (int i = 0; i < 48; ++i) fine << (i == 5 ? 2 : 0); // fewer than the ground has
    auto level =
        ldtkLevel("Cave", {ldtkLayer("Entities", "Entities", 4, 3, {{"entityInstances", entities}, {"seed", 12}}),
                           ldtkLayer("Deco", "Tiles", 4, 3, {{"gridTiles", QJsonArray{ldtkTile(2, 2, 5, 1), between}}}),
                           ldtkLayer("Fine", "IntGrid", 8, 6, {{"__gridSize", 8}, {"intGridCsv", fine}}),
                           ldtkLayer("Ground", "IntGrid", 4, 3,
                                     {{"intGridCsv", values},
                                      {"autoLayerTiles", QJsonArray{ruleTile(0, 0, 1, 77), ruleTile(1, 0, 2, 78)}}}),
                           ldtkLayer("Empty", "Tiles", 4, 3)});
    level["fieldInstances"] = QJsonArray{field("mood", "dark")};
    level["bgColor"] = "#123456";
    auto project = ldtkProject({level});
    project["enums"] = QJsonArray{QJsonObject{{"identifier", "Colour"}, {"values", QJsonArray{1, 2}}}};
    auto definitions = project["defs"].toObject();
    definitions["entities"] = QJsonArray{QJsonObject{{"identifier", "Enemy"},
                                                     {"uid", 30},
                                                     {"width", 16},
                                                     {"height", 32},
                                                     {"pivotX", 0.5},
                                                     {"pivotY", 1},
                                                     {"color", "#ff0000"},
                                                     {"tags", QJsonArray()}}};
    project["defs"] = definitions;
    return project;
}

/// But `d`, which only the editor of LDtk uses, of tiles that a person placed.
QJsonValue compared(const QJsonValue& value) {
    if (value.isArray()) {
        QJsonArray list;
        for (const auto element : value.toArray()) list << compared(element);
        return list;
    }
    if (!value.isObject()) return value;
    auto object = value.toObject();
    if (object["d"].toArray().size() == 1) object.remove("d");
    for (auto member = object.begin(); member != object.end(); ++member) *member = compared(member.value());
    return object;
}

QByteArray textOf(const QJsonObject& project) { return QJsonDocument(compared(project).toObject()).toJson(); }

QJsonObject layerOf(const QJsonObject& project, const char* name) {
    for (const QJsonValue layer : project["levels"].toArray().at(0)["layerInstances"].toArray())
        if (layer["__identifier"].toString() == QLatin1String(name)) return layer.toObject();
    return {};
}

} // namespace

/// A project that came from LDtk goes back with all that we know nothing of.
class KeptLdtkTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] World imported(const QJsonObject& project) const {
        writeFile(m_folder.filePath("project.ldtk"), jsonBytes(project));
        auto read = readWorld(m_folder.filePath("project.ldtk"));
        if (!read) qFatal("%s", qPrintable(toQString(read.failure())));
        // As it is after saving and opening the map.
        if (!writeWorld(read->world, m_folder.filePath("map.delve"))) qFatal("it cannot be saved");
        auto again = readWorld(m_folder.filePath("map.delve"));
        if (!again) qFatal("%s", qPrintable(toQString(again.failure())));
        if (!(again->world.levels == read->world.levels) || !(again->world.properties == read->world.properties))
            qFatal("it is saved otherwise");
        return std::move(again->world);
    }
    static QString notesOf(const World& world) {
        QTemporaryDir folder;
        const auto notes = writeWorld(world, folder.filePath("back.ldtk"));
        if (!notes) return toQString(notes.failure());
        QStringList words;
        for (const auto& note : *notes) words << toQString(note);
        return words.join(' ');
    }

private slots:
    void init() { writeLdtkSheet(m_folder.filePath("sheet.png")); }

    void whatWasNotChangedGoesBackAsItCame() {
        const auto project = foreignProject();
        const auto world = imported(project);
        QCOMPARE(textOf(writtenAsLdtk(world)), textOf(project));
        QCOMPARE(notesOf(world), QString());
    }

    void levelsOfSeveralWorldsGoBackToTheirs() {
        auto project = foreignProject();
        const auto level = project["levels"].toArray()[0].toObject();
        auto far = level;
        far["identifier"] = "Far";
        project["levels"] = QJsonArray();
        project["worlds"] =
            QJsonArray{QJsonObject{{"identifier", "North"}, {"iid", "n"}, {"levels", QJsonArray{level}}},
                       QJsonObject{{"identifier", "South"}, {"iid", "s"}, {"levels", QJsonArray{far}}}};
        QCOMPARE(textOf(writtenAsLdtk(imported(project))), textOf(project));
    }

    void whatIsPaintedIsThere() {
        auto world = imported(foreignProject());
        auto& level = world.levels.front();
        const auto walls = level.tiles.at({0, 0});
        level.tiles.set({0, 0}, Tile::Floor); // 0 is floor there
        level.tiles.set({1, 1}, walls);       // its own value
        level.tiles.set({2, 1}, Tile::Wall);  // what behaves as one
        level.tiles.set({3, 1}, Tile::Lava);  // a new value
        const auto project = writtenAsLdtk(world);
        const QJsonArray expected{0, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1};
        QCOMPARE(layerOf(project, "Ground")["intGridCsv"].toArray(), expected);
        const auto values = project["defs"]["layers"][0]["intGridValues"].toArray();
        QCOMPARE(values.size(), 4);
        QCOMPARE(values[3]["value"].toInt(), 4);
        QCOMPARE(values[3]["identifier"].toString(), "lava");
    }

    /// Those of rules stay as long as they show the same; others move and vanish as they do here.
    void piecesFollow() {
        auto world = imported(foreignProject());
        auto& layers = world.levels.front().layers;
        for (auto& layer : layers) {
            if (layer.name == "Deco") layer.tiles.set({0, 2}, layer.tiles.at({2, 2}));
            if (layer.name == "Ground") layer.tiles.set({0, 0}, layer.tiles.at({1, 0}));
        }
        const auto project = writtenAsLdtk(world);
        const auto placed = layerOf(project, "Deco")["gridTiles"].toArray();
        QCOMPARE(placed.size(), 3);
        QCOMPARE(placed[0]["px"].toArray(), (QJsonArray{0, 32}));
        QCOMPARE(placed[0]["src"].toArray(), (QJsonArray{16, 16}));
        QCOMPARE(placed[0]["f"].toInt(), 1);
        const auto ofRules = layerOf(project, "Ground")["autoLayerTiles"].toArray();
        QCOMPARE(ofRules.size(), 2);
        QCOMPARE(ofRules[0]["d"].toArray(), (QJsonArray{78, 1}));
        QCOMPARE(ofRules[1]["t"].toInt(), 2);
        QCOMPARE(ofRules[1]["px"].toArray(), (QJsonArray{0, 0}));
    }

    void thingsTakeTheirEntitiesAlong() {
        auto world = imported(foreignProject());
        auto& things = world.levels.front().things.write();
        QCOMPARE(things.size(), std::size_t{1});
        things[0].at = {2, 2};
        things[0].properties.set("name", std::string("Owl"));
        things[0].properties.remove("toxic");
        Thing added = things[0];
        added.id = "enemy-0-0";
        added.at = {0, 0};
        added.properties = {};
        things.push_back(added);
        const auto entities = layerOf(writtenAsLdtk(world), "Entities")["entityInstances"].toArray();
        QCOMPARE(entities.size(), 3);
        QCOMPARE(entities[0]["px"].toArray(), (QJsonArray{2 * 16 + 8, 2 * 16 + 16}));
        QCOMPARE(entities[0]["__grid"].toArray(), (QJsonArray{2, 2}));
        QCOMPARE(entities[0]["fieldInstances"][0]["__value"].toString(), "Owl");
        QVERIFY(entities[0]["fieldInstances"][1]["__value"].isNull());
        QCOMPARE(entities[1]["__identifier"].toString(), "Windmill");
        QCOMPARE(entities[2]["__identifier"].toString(), "Enemy");
        QCOMPARE(entities[2]["defUid"].toInt(), 30);
        QCOMPARE(entities[2]["px"].toArray(), (QJsonArray{8, 24}));
        world.levels.front().things = std::vector<Thing>();
        QCOMPARE(layerOf(writtenAsLdtk(world), "Entities")["entityInstances"].toArray().size(), 1);
    }

    void whatHasNoPlaceThereIsTold() {
        auto world = imported(foreignProject());
        auto& level = world.levels.front();
        for (auto& layer : level.layers)
            if (layer.name == "Deco") layer.tiles.set({0, 0}, Tile::Lava);
        DecorationLayer mine;
        mine.name = "mine";
        mine.tiles = Grid(level.size(), Tile::Grass);
        level.layers.push_back(mine);
        Room room;
        room.id = "room";
        room.box = {1, 1, 2, 1};
        level.rooms = std::vector<Room>{room};
        Thing coin;
        coin.kind = ThingKind::Coin;
        coin.id = "coin";
        level.things.write().push_back(coin);
        level.properties.set("depth", Decimal::of(3));
        const auto notes = notesOf(world);
        for (const char* const part : {"1 cell", "1 decoration layer", "1 thing", "1 value", "Rooms, halls"})
            QVERIFY2(notes.contains(part), qPrintable(part + (": " + notes)));
    }

    /// Then its layers would not fit: it is written as ours, with all that it has.
    void aLevelOfAnotherSizeIsWrittenAsOurs() {
        auto world = imported(foreignProject());
        world.levels.front().tiles = Grid({5, 5}, Tile::Floor);
        world.levels.front().layers.clear();
        const auto project = writtenAsLdtk(world);
        QVERIFY(!layerOf(project, "Tiles").isEmpty());
        QVERIFY(imported(project).levels.front().tiles == world.levels.front().tiles);
    }

    /// What a stranger's map says it keeps is no reason to crash.
    void brokenKeptPartsAreHarmless() {
        const auto world = imported(foreignProject());
        const auto text = std::get<UnknownValue>(*world.levels.front().properties.find(ldtkProperty)).json;
        for (const auto& [from, to] :
             {std::pair("\"__gridSize\": 16", "\"__gridSize\": 0"), std::pair("\"__cWid\": 4", "\"__cWid\": -4"),
              std::pair("[1,1]", "[2000000000,-2000000000]"), std::pair("\"px\"", "\"x\""),
              std::pair("\"layerInstances\": [", "\"layerInstances\": 5, \"others\": ["),
              std::pair("\"__tilesetDefUid\": 7", "\"__tilesetDefUid\": {}")}) {
            auto broken = QString::fromStdString(text);
            QVERIFY2(broken.contains(from), from);
            broken.replace(QLatin1String(from), QLatin1String(to));
            auto changed = world;
            changed.levels.front().properties.set(ldtkProperty, UnknownValue{broken.toStdString()});
            QVERIFY(!writtenAsLdtk(changed).isEmpty());
        }
    }
};

DELVE_TEST(KeptLdtkTest)
#include "kept_ldtk_test.moc"

#include "editor/text/message_text.h"
#include "editor/tilesets/tile_picture.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/ldtk/edited_project.h"
#include "tests/editor/ldtk/ldtk_samples.h"
#include "tests/support/test.h"
#include "tests/support/whole_world.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

const TileKind* tileNamed(const World& world, std::string_view name) {
    const auto& custom = world.tiles.custom();
    const auto found = std::ranges::find(custom, name, &TileKind::name);
    return found == custom.end() ? nullptr : &*found;
}

const Thing* thingOfKind(const Level& level, ThingKind kind) {
    const auto found = std::ranges::find(*level.things, kind, &Thing::kind);
    return found == level.things->end() ? nullptr : &*found;
}

QJsonArray values(std::initializer_list<int> list) {
    QJsonArray array;
    for (const int value : list) array << value;
    return array;
}

const QString keptNote = "What is left out here is kept in the map, and written back to LDtk.";
const QJsonArray roomWithWalls = values({1, 1, 1, 1, 1, 0, 2, 1, 1, 1, 1, 1});

QJsonObject ground(const QJsonArray& csv = roomWithWalls, const QJsonObject& more = {}) {
    auto layer = ldtkLayer("Ground", "IntGrid", 4, 3, {{"intGridCsv", csv}});
    for (auto member = more.begin(); member != more.end(); ++member) layer[member.key()] = member.value();
    return layer;
}

} // namespace

/// Projects of LDtk: our own come back whole, those of others as well as may be.
class LdtkFormatTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path() const { return m_folder.filePath("project.ldtk"); }
    [[nodiscard]] Result<Imported> readBytes(const QByteArray& bytes) const {
        writeFile(path(), bytes);
        return readWorld(path());
    }
    [[nodiscard]] Imported imported(const QByteArray& bytes) const {
        auto read = readBytes(bytes);
        if (!read) qFatal("%s", qPrintable(toQString(read.failure())));
        return std::move(*read);
    }
    [[nodiscard]] Imported imported(const QJsonObject& project) const { return imported(jsonBytes(project)); }
    [[nodiscard]] Imported importedLayers(const QJsonArray& layers) const {
        return imported(ldtkProject({ldtkLevel("Cave", layers)}));
    }
    static QStringList inWords(const Notes& notes) {
        QStringList words;
        for (const auto& note : notes) words << toQString(note);
        return words;
    }

private slots:
    void init() { writeLdtkSheet(m_folder.filePath("sheet.png")); }

    void ourWorldsComeBackWhole() {
        for (const World& world : {worldOfTiles(), worldOfEverything(), worldOfOneOfEverything()}) {
            const auto written = writeWorld(world, path());
            QVERIFY2(written.ok(), qPrintable(written ? QString() : toQString(written.failure())));
            QCOMPARE(inWords(*written), QStringList());
            const auto read = readWorld(path());
            QVERIFY2(read.ok(), qPrintable(read ? QString() : toQString(read.failure())));
            QCOMPARE(inWords(read->notes), QStringList());
            QVERIFY(read->world == world);
        }
    }

    void whatIsPaintedInLdtkIsThere() {
        const World world = worldOfOneOfEverything();
        EditedProject project(world);
        project.paint("Tiles", 0, static_cast<int>(Tile::Lava));
        const auto read = imported(project.bytes());
        World expected = world;
        expected.levels.front().tiles.set({0, 0}, Tile::Lava);
        QVERIFY(read.world == expected);
    }

    void layersThatArePaintedAreThere() {
        World world = worldOfTiles();
        auto& level = world.levels.front();
        for (const bool over : {false, true, false}) {
            DecorationLayer layer;
            layer.name = "same";
            layer.over = over;
            layer.tiles = Grid(level.size());
            layer.tiles.set({static_cast<std::int32_t>(level.layers.size()), 0}, Tile::Forest);
            level.layers.push_back(layer);
        }
        QVERIFY(imported(EditedProject(world).bytes()).world == world);
        EditedProject project(world);
        project.paint("Under_2", 5, static_cast<int>(Tile::Water));
        world.levels.front().layers[2].tiles.set({5, 0}, Tile::Water);
        QVERIFY(imported(project.bytes()).world == world);
    }

    void thingsThatAreMovedOrDeletedAreThere() {
        const World world = worldOfEverything();
        EditedProject project(world);
        auto entities = project.layer("Entities")["entityInstances"].toArray();
        const auto count = entities.size();
        auto moved = entities[1].toObject();
        moved["px"] = QJsonArray{7 * 16, 3 * 16};
        entities[1] = moved;
        entities.removeAt(0);
        entities << ldtkEntity("Chest", 2, 3) << ldtkEntity("Windmill", 2, 3);
        project.layer("Entities")["entityInstances"] = entities;
        const auto read = imported(project.bytes());
        const auto& before = *world.levels.front().things;
        const auto& after = *read.world.levels.front().things;
        QCOMPARE(static_cast<qsizetype>(after.size()), count);
        QVERIFY(std::ranges::find(after, before[0].id, &Thing::id) == after.end());
        const auto found = std::ranges::find(after, before[1].id, &Thing::id);
        QVERIFY(found != after.end() && found->at == (Cell{7, 3}) && found->kind == before[1].kind);
        QVERIFY(std::ranges::find(after, std::string("chest-2-3"), &Thing::id) != after.end());
        QCOMPARE(inWords(read.notes), QStringList("1 entity(s) of kinds that no thing has are left out: Windmill."));
        QVERIFY(read.world.levels.front().rooms == world.levels.front().rooms);
        QVERIFY(writeWorld(read.world, m_folder.filePath("again.delve")));
    }

    void aDeletedLevelIsGone() {
        const World world = worldOfOneOfEverything();
        auto project = writtenAsLdtk(world);
        auto levels = project["levels"].toArray();
        QVERIFY(levels.size() > 1);
        while (levels.size() > 1) levels.removeLast();
        project["levels"] = levels;
        const auto read = imported(project);
        QCOMPARE(read.world.levels.size(), std::size_t{1});
        QVERIFY(writeWorld(read.world, m_folder.filePath("again.delve"))); // its portals lead nowhere
    }

    void intGridsBecomeTiles() {
        const auto read = importedLayers({ground()});
        const auto& level = read.world.levels.front();
        QCOMPARE(read.world.levels.size(), std::size_t{1});
        QCOMPARE(text(level.id), "Cave");
        QCOMPARE(text(read.world.name), "project");
        QCOMPARE(level.size(), (Size{4, 3}));
        const auto* const wall = tileNamed(read.world, "walls");
        const auto* const water = tileNamed(read.world, "Water");
        QVERIFY(wall && water);
        QCOMPARE(wall->serves, std::optional(Tile::Wall));
        QCOMPARE(water->serves, std::optional(Tile::Water));
        QCOMPARE(text(wall->source), "Ground#1");
        QCOMPARE(wall->colour, (Colour{0x10, 0x20, 0x30}));
        QCOMPARE(read.world.tiles[level.tiles.at({0, 0})].name, wall->name);
        QCOMPARE(read.world.tiles[level.tiles.at({2, 1})].name, water->name);
        QCOMPARE(level.tiles.at({1, 1}), Tile::Floor); // nothing else is to walk on
        QCOMPARE(inWords(read.notes), QStringList());
    }

    void zeroIsVoidWhereThereIsFloor() {
        auto project = ldtkProject({ldtkLevel("Cave", {ground()})});
        auto bytes = jsonBytes(project).replace("\"Water\"", "\"Floor\"");
        const auto read = imported(bytes);
        QCOMPARE(read.world.levels.front().tiles.at({1, 1}), Tile::Void);
    }

    void valuesWithoutAnameAreTold() {
        const auto read = importedLayers({ground(values({3, 3, 3, 3, 3, 9, 9, 3, 3, 3, 3, 3}))});
        QVERIFY(tileNamed(read.world, "Ground-3") && tileNamed(read.world, "Ground-9"));
        QCOMPARE(read.notes.size(), std::size_t{1});
        QCOMPARE(read.notes.front().count.value_or(0), 2);
    }

    void piecesBecomeTilesWithTheirPictures() {
        const QJsonArray tiles{ldtkTile(0, 0, 5), ldtkTile(1, 0, 5, 1), ldtkTile(2, 0, 5), ldtkTile(3, 2, 2, 3)};
        const auto read = importedLayers({ldtkLayer("Deco", "Tiles", 4, 3, {{"gridTiles", tiles}})});
        const auto& level = read.world.levels.front();
        QCOMPARE(read.world.tiles.custom().size(), std::size_t{3});
        const auto kindAt = [&](Cell cell) { return read.world.tiles[level.tiles.at(cell)]; };
        QCOMPARE(text(kindAt({0, 0}).source), "Sheet#5");
        QCOMPARE(text(kindAt({1, 0}).source), "Sheet#5 x");
        QCOMPARE(text(kindAt({3, 2}).source), "Sheet#2 x y");
        QCOMPARE(level.tiles.at({0, 0}), level.tiles.at({2, 0}));
        QCOMPARE(level.tiles.at({0, 2}), Tile::Void);
        const auto plain = pictureOf(kindAt({0, 0})), flipped = pictureOf(kindAt({1, 0}));
        QCOMPARE(plain.size(), QSize(16, 16));
        QCOMPARE(plain.pixel(0, 0), qRgb(40, 100, 200));
        QCOMPARE(flipped.pixel(0, 0), qRgb(40, 100, 100));
        QCOMPARE(flipped, plain.mirrored(true, false));
    }

    void otherLayersBecomeDecoration() {
        const QJsonArray stacked{ldtkTile(1, 1, 1), ldtkTile(1, 1, 2)}, one{ldtkTile(2, 2, 3)};
        const auto read =
            importedLayers({ldtkLayer("Above", "Tiles", 4, 3, {{"gridTiles", stacked}, {"__opacity", 0.4}}),
                            ground(roomWithWalls, {{"autoLayerTiles", one}}),
                            ldtkLayer("Below", "AutoLayer", 4, 3, {{"autoLayerTiles", one}, {"visible", false}})});
        const auto& layers = read.world.levels.front().layers;
        QCOMPARE(layers.size(), std::size_t{4});
        QCOMPARE(text(layers[0].name), "Below");
        QVERIFY(!layers[0].over && layers[0].hidden);
        QCOMPARE(text(layers[1].name), "Ground"); // the pictures of its rules
        QVERIFY(layers[1].over);
        QCOMPARE(text(layers[2].name), "Above");
        QCOMPARE(layers[2].opacity, 40);
        QCOMPARE(text(read.world.tiles[layers[2].tiles.at({1, 1})].source), "Sheet#1");
        QCOMPARE(text(read.world.tiles[layers[3].tiles.at({1, 1})].source), "Sheet#2");
    }

    void entitiesBecomeThingsByTheirNames() {
        const QJsonArray entities{ldtkEntity("PlayerStart", 1, 1), ldtkEntity("Treasure_Chest", 2, 1),
                                  ldtkEntity("Bat", 2, 1, {{"__tags", QJsonArray{"enemy"}}}),
                                  ldtkEntity("Windmill", 1, 1), ldtkEntity("Coin", 50, 1)};
        const auto read =
            importedLayers({ldtkLayer("Entities", "Entities", 4, 3, {{"entityInstances", entities}}), ground()});
        const auto& level = read.world.levels.front();
        QCOMPARE(level.things->size(), std::size_t{3});
        const auto* const start = thingOfKind(level, ThingKind::Start);
        QVERIFY(start && start->at == (Cell{1, 1}));
        QVERIFY(thingOfKind(level, ThingKind::Chest)->at == (Cell{2, 1}));
        QVERIFY(thingOfKind(level, ThingKind::Enemy)->at == (Cell{2, 1}));
        QCOMPARE(inWords(read.notes), (QStringList{"1 entity(s) of kinds that no thing has are left out: Windmill.",
                                                   "1 entity(s) outside of their level are left out.", keptNote}));
    }

    void fieldsBecomeProperties() {
        const auto field = [](const char* name, const QJsonValue& value) {
            return QJsonObject{{"__identifier", name}, {"__type", "String"}, {"__value", value}};
        };
        QJsonValue deep(1);
        for (int i = 0; i < 20; ++i) deep = QJsonArray{deep};
        const QJsonArray fields{field("name", "5"),
                                field("life", 2.5),
                                field("boss", true),
                                field("none", {}),
                                field("path", QJsonArray{1, 2}),
                                field("deep", deep),
                                field("within", "nowhere")};
        auto level = ldtkLevel(
            "Cave",
            {ldtkLayer("Entities", "Entities", 4, 3,
                       {{"entityInstances", QJsonArray{ldtkEntity("Enemy", 1, 1, {{"fieldInstances", fields}})}}}),
             ground()});
        level["fieldInstances"] = fields;
        const auto read = imported(ldtkProject({level}));
        const auto& found = read.world.levels.front();
        for (const auto* const properties : {&found.properties, &found.things->front().properties}) {
            QCOMPARE(properties->size(), std::size_t{properties == &found.properties ? 5u : 4u}); // with what is kept
            QVERIFY(*properties->find("name") == PropertyValue(std::string("5")));
            QVERIFY(*properties->find("life") == PropertyValue(Decimal::ofThousandths(2500)));
            QVERIFY(*properties->find("boss") == PropertyValue(true));
            QVERIFY(std::holds_alternative<UnknownValue>(*properties->find("path")));
        }
        QCOMPARE(inWords(read.notes),
                 (QStringList{"2 field(s) that are too long for a property are left out.", keptNote}));
        QVERIFY(writeWorld(read.world, m_folder.filePath("again.delve")));
        QVERIFY(readWorld(m_folder.filePath("again.delve")));
    }

    void worldsAndExternalLevelsAreRead() {
        auto external = ldtkLevel("Far", {ground()});
        QVERIFY(QDir(m_folder.path()).mkpath("levels"));
        writeFile(m_folder.filePath("levels/Far.ldtkl"), jsonBytes(external));
        external["layerInstances"] = QJsonValue();
        external["externalRelPath"] = "levels/Far.ldtkl";
        auto project = ldtkProject({});
        project["worlds"] = QJsonArray{
            QJsonObject{{"identifier", "North"}, {"levels", QJsonArray{ldtkLevel("Near", {ground()}), external}}},
            QJsonObject{{"levels", QJsonArray{ldtkLevel("Near", {ground()})}}, {"identifier", "South"}}};
        const auto read = imported(project);
        QCOMPARE(read.world.levels.size(), std::size_t{3});
        QCOMPARE(text(read.world.levels[0].id), "North/Near");
        QCOMPARE(text(read.world.levels[1].id), "North/Far");
        QCOMPARE(text(read.world.levels[2].id), "South/Near");
        QVERIFY(read.world.levels[1].tiles == read.world.levels[0].tiles);
    }

    void whatHasNoPlaceIsTold() {
        QJsonArray empty;
        for (int i = 0; i < 48; ++i) empty << 0;
        auto between = ldtkTile(1, 1, 1);
        between["px"] = QJsonArray{17, 16};
        QJsonArray stack{between};
        for (int i = 0; i < 6; ++i) stack << ldtkTile(0, 0, i);
        const auto read =
            importedLayers({ldtkLayer("Fine", "IntGrid", 8, 6, {{"__gridSize", 8}, {"intGridCsv", empty}}),
                            ground(roomWithWalls, {{"autoLayerTiles", stack}}),
                            ldtkLayer("Shifted", "Tiles", 4, 3,
                                      {{"__pxTotalOffsetX", 3}, {"gridTiles", QJsonArray{ldtkTile(0, 0, 1)}}})});
        const auto notes = inWords(read.notes).join(' ');
        QVERIFY(notes.contains("1 tile(s) that lie between cells are left out."));
        QVERIFY(notes.contains("2 tile(s) above several others are left out."));
        QVERIFY2(notes.contains("Layers of another grid than the level's are left out: Shifted."), qPrintable(notes));
    }

    void missingPicturesAreTold() {
        QVERIFY(QFile::remove(m_folder.filePath("sheet.png")));
        const auto read =
            importedLayers({ldtkLayer("Deco", "Tiles", 4, 3, {{"gridTiles", QJsonArray{ldtkTile(0, 0, 5)}}})});
        QVERIFY(inWords(read.notes).join(' ').contains("sheet.png: file not found"));
        QVERIFY(read.world.tiles.custom().front().picture.empty());
    }

    /// Nothing beside the project's folder is opened, whatever it says.
    void nothingElsewhereIsOpened() {
        for (const char* const name : {"../sheet.png", "/etc/passwd", "/dev/zero", "levels/../../sheet.png"}) {
            const auto bytes =
                jsonBytes(ldtkProject({ldtkLevel("Cave", {ldtkLayer("Deco", "Tiles", 4, 3,
                                                                    {{"gridTiles", QJsonArray{ldtkTile(0, 0, 5)}}})})}))
                    .replace("\"sheet.png\"", '"' + QByteArray(name) + '"');
            const auto read = imported(bytes);
            QVERIFY(read.world.tiles.custom().front().picture.empty());
            auto level = ldtkLevel("Cave", {});
            level["layerInstances"] = QJsonValue();
            level["externalRelPath"] = QString(name) + ".ldtkl";
            QVERIFY(!readBytes(jsonBytes(ldtkProject({level}))));
        }
        QVERIFY(QFile::link("/etc/passwd", m_folder.filePath("link.ldtkl")));
        auto level = ldtkLevel("Cave", {});
        level["layerInstances"] = QJsonValue();
        level["externalRelPath"] = "link.ldtkl";
        QVERIFY(!readBytes(jsonBytes(ldtkProject({level}))));
    }

    void brokenProjectsAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto whole = jsonBytes(ldtkProject({ldtkLevel("Cave", {ground()})}));
        const auto row = [](const char* name, const QByteArray& bytes, const char* says) {
            QTest::newRow(name) << bytes << says;
        };
        const auto changed = [&](const char* from, const char* to) { return QByteArray(whole).replace(from, to); };
        row("a list", "[]", "LDtk project");
        row("a number", "5", "LDtk project");
        row("another program's file", "{\"tiles\": 5}", "jsonVersion");
        row("an old version", changed("1.5.3", "0.9.3"), "0.9.3");
        row("a later version", changed("1.5.3", "2.0.0"), "2.0.0");
        row("no levels", jsonBytes(ldtkProject({})), "no levels");
        row("too few values", jsonBytes(ldtkProject({ldtkLevel("Cave", {ground(values({1, 1}))})})), "Ground");
        row("too many values",
            jsonBytes(ldtkProject({ldtkLevel("Cave", {ground(values({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}))})})),
            "Ground");
        row("a value below 0", jsonBytes(ldtkProject({ldtkLevel("Cave", {ground(values({-1}))})})), "intGridCsv");
        row("a huge size", changed("\"__cWid\": 4", "\"__cWid\": 2000000000"), "__cWid");
        row("a size of 0", changed("\"__cWid\": 4", "\"__cWid\": 0"), "Ground");
        row("a grid of 0", changed("\"__gridSize\": 16", "\"__gridSize\": 0"), "__gridSize");
        row("a text for a number", changed("\"__cWid\": 4", "\"__cWid\": \"4\""), "__cWid");
        row("levels that are none", changed("\"worlds\": [\n    ]", "\"worlds\": [ 1 ]"), "worlds");
        row("depth", QByteArray("[").repeated(100'000), "LDtk project");
        row("depth within", "{\"jsonVersion\": \"1.5.3\", \"x\": " + QByteArray("[").repeated(100'000), "deep");
    }
    void brokenProjectsAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const auto read = readBytes(bytes);
        QVERIFY(!read);
        const auto sentence = toQString(read.failure());
        QVERIFY2(read.failure().kind == Failure::Kind::BadInput, qPrintable(sentence));
        if (says != u"LDtk project") QVERIFY2(sentence.contains(says), qPrintable(sentence));
        QVERIFY2(sentence.endsWith('.'), qPrintable(sentence));
    }

    void tooManyTilesAreRefused() {
        QJsonArray csv;
        for (int i = 0; i < 70 * 70; ++i) csv << i + 1;
        const auto layer = ldtkLayer("Ground", "IntGrid", 70, 70, {{"intGridCsv", csv}});
        const auto read = readBytes(jsonBytes(ldtkProject({ldtkLevel("Cave", {layer})})));
        QVERIFY(!read);
        QVERIFY(toQString(read.failure()).contains("4000"));
    }

    /// Names are a stranger's.
    void anyNameIsRead() {
        auto level = ldtkLevel("\x1b[31m\nCave", {ground()});
        const auto read = imported(ldtkProject({level, level}));
        QCOMPARE(read.world.levels.size(), std::size_t{2});
        QVERIFY(read.world.levels[0].id != read.world.levels[1].id);
        QVERIFY(!QString::fromStdString(read.world.levels[0].name).contains(u'\n'));
        QVERIFY(writeWorld(read.world, m_folder.filePath("again.delve")));
    }

    void whatIsReadCanBeSavedAndExported() {
        const QJsonArray entities{ldtkEntity("PlayerStart", 1, 1), ldtkEntity("Portal", 2, 1)};
        const auto read =
            importedLayers({ldtkLayer("Entities", "Entities", 4, 3, {{"entityInstances", entities}}), ground()});
        QVERIFY(writeWorld(read.world, m_folder.filePath("again.delve")));
        QVERIFY(writeWorld(read.world, m_folder.filePath("again.ldtk")));
        const auto again = readWorld(m_folder.filePath("again.ldtk"));
        QVERIFY(again && again->world.levels.front().tiles == read.world.levels.front().tiles);
        QVERIFY(again->world.levels.front().things == read.world.levels.front().things);
    }
};

DELVE_TEST(LdtkFormatTest)
#include "ldtk_format_test.moc"

#include "editor/text/message_text.h"
#include "editor/tiled/imported_tiles.h"
#include "editor/tilesets/tile_picture.h"
#include "editor/tilesets/tile_table.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve_file.h"
#include "generation/pipeline/feedback.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/tiled/tiled_fixtures.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// What each cell of a level behaves as.
std::vector<Tile> servedOn(const World& world, const Grid& grid) {
    std::vector<Tile> tiles = grid.rows();
    for (auto& tile : tiles) tile = world.tiles[tile].serves.value_or(tile);
    return tiles;
}

std::string sourceAt(const World& world, Cell cell) { return world.tiles[world.levels.front().tiles.at(cell)].source; }

/// The fixtures' ground, as their tilesets say it.
std::vector<Tile> groundAsTiles() {
    std::vector<Tile> tiles;
    constexpr Tile kinds[] = {Tile::Void, Tile::Wall, Tile::Floor, Tile::Water, Tile::Door};
    for (const auto cell : groundOfFixtures()) tiles.push_back(kinds[cell & ~tiledFlags]);
    return tiles;
}

/// JSON is written with single quotes here.
std::string json(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}

bool saysOneOf(const Notes& notes, const QString& part) {
    return std::ranges::any_of(notes, [&](const Message& note) { return toQString(note).contains(part); });
}

} // namespace

/// Worlds out of Tiled's maps.
class TiledImportTest : public QObject {
    Q_OBJECT
private slots:
    void everyVariantIsTheSameWorld_data() {
        QTest::addColumn<QString>("name");
        for (const auto& name : sameMaps()) QTest::addRow("%s", qPrintable(name)) << name;
    }
    void everyVariantIsTheSameWorld() {
        QFETCH(QString, name);
        const auto read = readWorld(tiledFile(name));
        QVERIFY2(read, qPrintable(read ? "" : toQString(read.failure())));
        const auto& world = read->world;
        const auto& level = world.levels.front();
        QVERIFY(checkWorld(world));
        QCOMPARE(world.name, QFileInfo(name).completeBaseName().toStdString());
        QCOMPARE(level.size(), (Size{8, 6}));
        QVERIFY(servedOn(world, level.tiles) == groundAsTiles());
        QCOMPARE(sourceAt(world, {0, 0}), std::string("cave#0"));
        QCOMPARE(sourceAt(world, {4, 1}), std::string("cave#1 x"));
        QCOMPARE(sourceAt(world, {2, 4}), std::string("cave#1 x y d"));
        QCOMPARE(level.layers.size(), 1u);
        QCOMPARE(level.layers[0].name, std::string("shadow"));
        QCOMPARE(level.layers[0].opacity, 50);
        QVERIFY(level.layers[0].over);
        checkThings(*level.things);
        QVERIFY(saysOneOf(read->notes, "2 object(s) are of no kind"));
        QVERIFY(saysOneOf(read->notes, "1 animated tile(s)"));
        QVERIFY(saysOneOf(read->notes, "Layer “ground”"));
        const auto again = readDelve(delveText(world));
        QVERIFY2(again, qPrintable(again ? "" : toQString(again.failure())));
        QVERIFY(*again == world);
    }

    /// The white corner of each piece of the fixture's tileset turns with it.
    void picturesTurn() {
        const auto read = readWorld(tiledFile("csv.tmx"));
        QVERIFY(read);
        const auto cornerOf = [&](Cell cell) {
            const auto picture = pictureOf(read->world.tiles[read->world.levels.front().tiles.at(cell)]);
            for (const QPoint corner : {QPoint(0, 0), QPoint(7, 0), QPoint(0, 7), QPoint(7, 7)})
                if (picture.pixel(corner) == 0xffffffff) return corner;
            return QPoint(-1, -1);
        };
        QCOMPARE(cornerOf({1, 1}), QPoint(0, 0));
        QCOMPARE(cornerOf({4, 1}), QPoint(7, 0));
        QCOMPARE(cornerOf({2, 2}), QPoint(0, 7));
        QCOMPARE(cornerOf({5, 2}), QPoint(0, 0)); // along the diagonal
        QCOMPARE(cornerOf({2, 4}), QPoint(7, 7));
    }

    void groundIsChosen() {
        const auto by = [](const char* name) {
            return readWorld(tiledFile("csv.tmx"), {{"ground", std::string(name)}});
        };
        const auto shadow = by("shadow");
        QVERIFY(shadow);
        QCOMPARE(shadow->world.levels.front().tiles.at({0, 0}), Tile::Void);
        QVERIFY(!shadow->world.levels.front().layers.front().over);
        const auto none = by("cellar");
        QVERIFY(!none);
        QVERIFY(toQString(none.failure()).contains("ground, shadow"));
    }

    void tablesDecide() {
        const auto table = readTileTable(json("{'tiles': {'cave#2': 'lava', 'wall': 'mountain', 'cave#1 x': 'grass'}, "
                                              "'things': {'trigger': 'lamp', 'Ann': 'none', 'start': 'none'}}"));
        QVERIFY(table);
        const auto read = readWorld(tiledFile("csv.tmx"), ReadRequest{{}, nullptr, *table, {}});
        QVERIFY(read);
        const auto tiles = servedOn(read->world, read->world.levels.front().tiles);
        QCOMPARE(tiles[0], Tile::Mountain);
        QCOMPARE(tiles[3 * 8 + 2], Tile::Lava);
        QCOMPARE(tiles[1 * 8 + 4], Tile::Grass);
        QCOMPARE(tiles[1 * 8 + 3], Tile::Floor);
        const auto& things = *read->world.levels.front().things;
        const auto has = [&](ThingKind kind) { return std::ranges::find(things, kind, &Thing::kind) != things.end(); };
        QVERIFY(has(ThingKind::Lamp));
        QVERIFY(!has(ThingKind::Start));
        QVERIFY(readTileTable(textOf(*table)));
        QVERIFY(*readTileTable(textOf(*table)) == *table);
        for (const char* const wrong :
             {"[]", "{'tiles': {'a': 'nonsense'}}", "{'things': {'a': 'nonsense'}}", "{'other': 1}", ""}) {
            const auto refused = readTileTable(json(wrong));
            QVERIFY2(!refused, wrong);
            QVERIFY(toQString(refused.failure()).endsWith('.'));
        }
    }

    void templatesBecomeThings() {
        const auto read = readWorld(tiledFile("templates.tmx"));
        QVERIFY(read);
        const auto& things = *read->world.levels.front().things;
        QCOMPARE(things.size(), 2u);
        QCOMPARE(things[0].at, (Cell{5, 2}));
        QVERIFY(*things[0].fields.find("supplies") == PropertyValue(Decimal::of(3)));
        QVERIFY(*things[1].fields.find("supplies") == PropertyValue(Decimal::of(9)));
        QVERIFY(*things[1].properties.find("lid") == PropertyValue(std::string("iron")));
    }

    void whatALevelCannotHoldIsKept() {
        const auto read = readWorld(tiledFile("everything.tmx"));
        QVERIFY2(read, qPrintable(read ? "" : toQString(read.failure())));
        const auto& world = read->world;
        const auto& level = world.levels.front();
        QVERIFY(saysOneOf(read->notes, "1 image layer(s)"));
        QVERIFY(saysOneOf(read->notes, "1 layer(s) have an offset"));
        QVERIFY(*level.properties.find("depth") == PropertyValue(Decimal::of(3)));
        QVERIFY(*level.properties.find("tale") == PropertyValue(std::string("A long,\nlong night")));
        const auto* kept = std::get_if<UnknownValue>(level.properties.find("tiled"));
        QVERIFY(kept);
        for (const char* const part :
             {"\"imagelayer\"", "\"parallaxx\": 0.5", "\"tintcolor\": \"#ff8080\"", "\"polygon\"",
              "\"thing\": \"start-1-1\"", "\"decoration\": \"roof\"", "\"level\": true"})
            QVERIFY2(kept->json.find(part) != std::string::npos, part);
        const auto* tilesets = std::get_if<UnknownValue>(world.properties.find("tilesets"));
        QVERIFY(tilesets);
        QVERIFY(tilesets->json.find("data:image/png;base64,") != std::string::npos);
        QCOMPARE(level.layers.size(), 2u);
        QVERIFY(level.layers[1].hidden && level.layers[1].locked);
        const auto torch = world.tiles[level.layers[1].tiles.at({4, 2})];
        QCOMPARE(torch.source, std::string("props#0"));
        QVERIFY(pictureOf(torch).pixel(4, 4) == qRgb(240, 200, 80));
        const auto again = readDelve(delveText(world));
        QVERIFY2(again, qPrintable(again ? "" : toQString(again.failure())));
        QVERIFY(*again == world);
    }

    /// What Tiled's file says is read from what was kept, as it was.
    void whatIsKeptSaysTheSame() {
        for (const QString name : {"everything.tmx", "csv.tmj", "groups.tmx"}) {
            const auto map = readTiledFixture(tiledFile(name));
            const auto read = readWorld(tiledFile(name));
            QVERIFY(map && read);
            const auto& level = read->world.levels.front();
            const auto kept = std::get<UnknownValue>(*level.properties.find("tiled")).json;
            const auto back = readTiledText(QByteArray::fromStdString(kept));
            QVERIFY2(back, qPrintable(back ? "" : toQString(back.failure())));
            QVERIFY(back->properties == map->properties);
            QCOMPARE(back->layers.size(), map->layers.size());
            for (std::size_t i = 0; i < map->layers.size(); ++i) {
                QCOMPARE(back->layers[i].name, map->layers[i].name);
                QCOMPARE(back->layers[i].objects.size(), map->layers[i].objects.size());
                for (std::size_t k = 0; k < map->layers[i].objects.size(); ++k) {
                    auto object = back->layers[i].objects[k];
                    std::erase_if(object.unknown, [](const auto& entry) { return entry.first == "thing"; });
                    QVERIFY2(object == map->layers[i].objects[k], qPrintable(QString::number(k)));
                }
            }
        }
    }

    /// What surrounds floor is wall, and what is left empty is void.
    void useIsGuessed() {
        QTemporaryDir folder;
        const QByteArray rows = "0,0,0,0,0,0,\n0,1,1,1,1,0,\n0,1,2,2,1,0,\n0,1,2,2,1,0,\n0,1,1,1,1,0,\n0,0,0,0,0,0";
        writeFile(folder.filePath("m.tmx"),
                  "<map orientation=\"orthogonal\" width=\"6\" height=\"6\" tilewidth=\"8\" tileheight=\"8\"><tileset "
                  "firstgid=\"1\" name=\"t\" tilewidth=\"8\" tileheight=\"8\" tilecount=\"2\" columns=\"2\"/><layer "
                  "name=\"a\" width=\"6\" height=\"6\"><data encoding=\"csv\">" +
                      rows + "</data></layer></map>");
        const auto read = readWorld(folder.filePath("m.tmx"));
        QVERIFY2(read, qPrintable(read ? "" : toQString(read.failure())));
        const auto tiles = servedOn(read->world, read->world.levels.front().tiles);
        QCOMPARE(tiles[0], Tile::Void);
        QCOMPARE(tiles[7], Tile::Wall);
        QCOMPARE(tiles[14], Tile::Floor);
        QVERIFY(saysOneOf(read->notes, "2 tile(s)"));
    }

    /// Files that a map names are followed in its project, and no further.
    void referencesStayInTheProject() {
        QTemporaryDir folder;
        const auto put = [&](const QString& name, const char* from) {
            QVERIFY(QDir().mkpath(QFileInfo(folder.filePath(name)).path()));
            QVERIFY(QFile::copy(tiledFile(from), folder.filePath(name)));
        };
        put("game/maps/external.tmx", "external.tmx");
        put("game/cave.tsx", "cave.tsx");
        put("game/cave.png", "cave.png");
        const auto map = folder.filePath("game/maps/external.tmx");
        auto text = readFile(map);
        QVERIFY(QFile::setPermissions(map, QFile::ReadOwner | QFile::WriteOwner));
        writeFile(map, text.replace("cave.tsx", "../cave.tsx"));
        const auto outside = readWorld(map);
        QVERIFY(!outside);
        QVERIFY2(toQString(outside.failure()).contains("--allow"), qPrintable(toQString(outside.failure())));
        const auto allowed = readWorld(map, ReadRequest{{}, nullptr, {}, {folder.filePath("game")}});
        QVERIFY2(allowed, qPrintable(allowed ? "" : toQString(allowed.failure())));
        writeFile(folder.filePath("game/my.tiled-project"), "{}");
        const auto inProject = readWorld(map);
        QVERIFY(inProject);
        QVERIFY(!pictureOf(inProject->world.tiles.custom().front()).isNull());
        writeFile(map, text.replace("../cave.tsx", "/etc/passwd"));
        QVERIFY(!readWorld(map));
        writeFile(map, text.replace("/etc/passwd", "../cave.png"));
        QVERIFY(toQString(readWorld(map).failure()).contains("not a tileset"));
    }

    /// A template that is not there is told; one that leads in a circle, or to no template, is refused.
    void templatesAreNotTrusted() {
        QTemporaryDir folder;
        for (const QString name : {"templates.tmx", "cave.tsx", "cave.png"})
            QVERIFY(QFile::copy(tiledFile(name), folder.filePath(name)));
        const auto map = folder.filePath("templates.tmx");
        const auto without = readWorld(map);
        QVERIFY2(without, qPrintable(without ? "" : toQString(without.failure())));
        QVERIFY(saysOneOf(without->notes, "chest.tx: file not found"));
        QVERIFY(saysOneOf(without->notes, "chest.tj: file not found"));
        writeFile(folder.filePath("chest.tx"), "<template><object template=\"chest.tx\"/></template>");
        const auto circle = readWorld(map);
        QVERIFY(!circle);
        QVERIFY2(toQString(circle.failure()).contains("names another template"),
                 qPrintable(toQString(circle.failure())));
        writeFile(folder.filePath("chest.tx"), "<template/>");
        QVERIFY(toQString(readWorld(map).failure()).contains("has no object"));
        QVERIFY(QFile::remove(folder.filePath("cave.tsx")));
        QVERIFY(toQString(readWorld(map).failure()).contains("cave.tsx: file not found"));
    }

    /// Tilesets and templates that name one another have no end.
    void circlesAreRefused() {
        QTemporaryDir folder;
        const auto put = [&](const char* name, const QByteArray& text) { writeFile(folder.filePath(name), text); };
        const QByteArray start = "<map orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"8\" "
                                 "tileheight=\"8\">",
                         ground =
                             "<layer name=\"g\" width=\"1\" height=\"1\"><data encoding=\"csv\">1</data></layer></map>";
        put("object.tmx", start + "<objectgroup><object template=\"a.tx\"/></objectgroup>" + ground);
        put("tileset.tmx", start + "<tileset firstgid=\"1\" source=\"s.tsx\"/>" + ground);
        put("a.tx", "<template><tileset firstgid=\"1\" source=\"s.tsx\"/><object gid=\"1\"/></template>");
        put("s.tsx", "<tileset name=\"s\" tilewidth=\"8\" tileheight=\"8\"><tile id=\"0\"><objectgroup><object "
                     "template=\"a.tx\"/></objectgroup></tile></tileset>");
        for (const QString map : {"object.tmx", "tileset.tmx"}) {
            const auto read = readWorld(folder.filePath(map));
            QVERIFY(!read);
            QVERIFY2(toQString(read.failure()).contains("in a circle"), qPrintable(toQString(read.failure())));
        }
        const auto putJson = [&](const char* name, const char* text) {
            put(name, QByteArray::fromStdString(json(text)));
        };
        putJson("a.tj", "{'type':'template','tileset':{'firstgid':1,'source':'s.tsj'},'object':{'gid':1}}");
        putJson("s.tsj", "{'name':'s','tilewidth':8,'tileheight':8,'tiles':[{'id':0,'objectgroup':{'objects':["
                         "{'template':'a.tj'}]}}]}");
        putJson("map.tmj", "{'orientation':'orthogonal','width':1,'height':1,'tilewidth':8,'tileheight':8,"
                           "'tilesets':[{'firstgid':1,'source':'s.tsj'}],'layers':[]}");
        QVERIFY(toQString(readWorld(folder.filePath("map.tmj")).failure()).contains("in a circle"));
    }

    /// What a template says is in memory once for each object that is made after it.
    void templatesTakeFromTheBudget() {
        QTemporaryDir folder;
        const auto path = folder.filePath("map.tmx");
        writeFile(folder.filePath("a.tx"), "<template><object><properties><property name=\"long\" value=\"" +
                                               QByteArray(10'000, 'x') + "\"/></properties></object></template>");
        QByteArray objects;
        for (int i = 0; i < 200; ++i) objects += "<object template=\"a.tx\"/>";
        const QByteArray text = "<map orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"8\" "
                                "tileheight=\"8\"><objectgroup>" +
                                objects + "</objectgroup></map>";
        const auto read = [&](std::int64_t bytes) {
            TiledBudget budget;
            budget.bytes = bytes;
            TiledFiles files(path, AllowedFolders::of(path), budget);
            return readTmx(piecesOf({text.constData(), static_cast<std::size_t>(text.size())}), files);
        };
        QVERIFY(read(4'000'000));
        QVERIFY(!read(1'000'000));
    }

    /// Thousands of things on one cell get ids soon.
    void thingsOnOneCellGetIds() {
        QTemporaryDir folder;
        QByteArray objects;
        constexpr int count = 20'000;
        for (int i = 0; i < count; ++i) objects += "<object name=\"coin\" x=\"2\" y=\"2\"/>";
        writeFile(folder.filePath("m.tmx"),
                  "<map orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"8\" tileheight=\"8\">"
                  "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"8\" tileheight=\"8\" tilecount=\"1\" columns=\"1\"/>"
                  "<layer name=\"g\" width=\"1\" height=\"1\"><data encoding=\"csv\">1</data></layer><objectgroup>" +
                      objects + "</objectgroup></map>");
        QElapsedTimer timer;
        timer.start();
        const auto read = readWorld(folder.filePath("m.tmx"));
        QVERIFY2(read, qPrintable(read ? "" : toQString(read.failure())));
        const auto& things = *read->world.levels.front().things;
        QCOMPARE(things.size(), static_cast<std::size_t>(count));
        QCOMPARE(things[0].id, std::string("coin-0-0"));
        QCOMPARE(things[1].id, std::string("coin-0-0-2"));
        QCOMPARE(things.back().id, "coin-0-0-" + std::to_string(count));
        QVERIFY(checkWorld(read->world));
        QVERIFY(timer.elapsed() < 10'000);
    }

    /// Whoever waits can stop it while tiles are made of pieces.
    void itStopsBetweenTiles() {
        generation::Feedback feedback;
        feedback.stop();
        auto map = readTiledFixture(tiledFile("csv.tmx"));
        QVERIFY(map);
        PieceNumbers numbers;
        for (auto& layer : map->layers) QVERIFY(numbers.number(layer.cells));
        TiledFiles files(tiledFile("csv.tmx"), AllowedFolders::of(tiledFile("csv.tmx")));
        TilesetPictures pictures(files);
        const auto said = saidTiles(*map, numbers, {});
        const auto made = importTiles(*map, numbers, said, map->layers[0], pictures, nullptr, &feedback);
        QVERIFY(!made && made.failure().cancelled());
        QVERIFY(importTiles(*map, numbers, said, map->layers[0], pictures));
    }

    void mapsThatAreTooLargeAreRefused() {
        QTemporaryDir folder;
        writeFile(folder.filePath("m.tmx"), "<map orientation=\"orthogonal\" width=\"2147483647\" height=\"1\" "
                                            "tilewidth=\"8\" tileheight=\"8\"/>");
        const auto read = readWorld(folder.filePath("m.tmx"));
        QVERIFY(!read);
        QVERIFY(toQString(read.failure()).contains("2147483647 x 1 cells"));
    }

    void missingPicturesAreSaid() {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(tiledFile("csv.tmx"), folder.filePath("csv.tmx")));
        const auto read = readWorld(folder.filePath("csv.tmx"));
        QVERIFY(read);
        QVERIFY(saysOneOf(read->notes, "cave.png"));
        QVERIFY(read->world.tiles.custom().front().picture.empty());
    }

private:
    static void checkThings(const std::vector<Thing>& things) {
        QCOMPARE(things.size(), 3u);
        QVERIFY(things[0].kind == ThingKind::Start);
        QCOMPARE(things[0].at, (Cell{1, 1}));
        QCOMPARE(playerOf(things[0]), 2);
        QVERIFY(*things[0].properties.find("mood") == PropertyValue(std::string("brave & tired")));
        QVERIFY(things[1].kind == ThingKind::Chest);
        QCOMPARE(things[1].at, (Cell{5, 2}));
        QVERIFY(*things[1].fields.find("supplies") == PropertyValue(Decimal::of(7)));
        QVERIFY(things[2].kind == ThingKind::Sign);
        QCOMPARE(things[2].at, (Cell{6, 4}));
        QVERIFY(*things[2].fields.find("text") == PropertyValue(std::string("Mind the water")));
    }
};

DELVE_TEST(TiledImportTest)
#include "tiled_import_test.moc"

#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "editor/tiled/read_tiled.h"
#include "generation/level/delve_file.h"
#include "generation/level/portal_mending.h"
#include "generation/level/rules.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/tiled/compared_pictures.h"
#include "tests/editor/tiled/tiled_fixtures.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

World worldIn(const QString& path) {
    auto read = readWorld(path);
    if (!read) qFatal("%s: %s", qPrintable(path), qPrintable(toQString(read.failure())));
    return std::move(read->world);
}

/// The same world, out of a file of ours.
World kept(const World& world) {
    auto read = readDelve(delveText(world));
    if (!read) qFatal("%s", qPrintable(toQString(read.failure())));
    return *std::move(read);
}

void write(const World& world, const QString& path) {
    const auto written = writeWorld(world, path);
    if (!written) qFatal("%s", qPrintable(toQString(written.failure())));
}

/// What a map says, whatever wrote it, and wherever its pictures lie.
TiledMap said(const QString& path) {
    auto map = readTiledFixture(path);
    if (!map) qFatal("%s", qPrintable(toQString(map.failure())));
    map->version.clear();
    map->renderOrder.clear();
    for (auto& tileset : map->tilesets) {
        tileset.path.clear();
        if (tileset.image)
            tileset.image->path = QFileInfo(QString::fromStdString(tileset.image->path)).fileName().toStdString();
        for (auto& tile : tileset.tiles)
            if (tile.image) tile.image->path = {};
    }
    return *std::move(map);
}

/// A value of every kind that a property may have.
void addProperties(Properties& properties, int salt) {
    properties.set("flag", salt % 2 == 0);
    properties.set("number", Decimal::of(salt));
    properties.set("share", Decimal::ofThousandths(salt * 7 - 3000));
    properties.set("text", std::string("a \"b\" <c> & d\n") + std::to_string(salt));
    properties.set("colour", Colour{static_cast<std::uint8_t>(salt), 2, 250});
    properties.set("friend", Reference{"room-" + std::to_string(salt)});
    properties.set("place", Cell{salt, 3});
    properties.set("raw", UnknownValue{"[ 1, { \"a\": null } ]"});
}

/// What people add to levels: pins, layers, properties, things with all of them.
void workOn(World& world, std::uint64_t seed) {
    Level level = world.levels.front();
    const auto salt = static_cast<std::int32_t>(seed % 97);
    const Size size = level.size();
    addProperties(level.properties, salt);
    auto& pinned = level.pinned.write();
    pinned.reset(size);
    for (std::int32_t i = 0; i < 20; ++i) pinned.set({(salt + i * 3) % size.width, (salt * 5 + i) % size.height});
    for (const bool over : {false, true}) {
        DecorationLayer layer;
        layer.name = over ? "roof" : "carpet";
        layer.over = over;
        layer.opacity = over ? 60 : 100;
        layer.hidden = salt % 3 == 0;
        layer.locked = salt % 5 == 0;
        layer.tiles = Grid(size);
        for (std::int32_t i = 0; i < 30; ++i)
            layer.tiles.set({(salt + i * 7) % size.width, (salt + i * 2) % size.height},
                            over ? Tile::Wall : Tile::Grass);
        level.layers.push_back(layer);
    }
    auto& things = level.things.write();
    for (std::size_t i = 0; i < things.size(); i += 3) {
        addProperties(things[i].properties, static_cast<int>(i % 50));
        level.pinnedThings.write().push_back(things[i].id);
    }
    std::ranges::sort(level.pinnedThings.write());
    world.levels = SharedLevels{level};
}

/// Where the cells of two levels differ, by the names of their tiles.
QString differentTile(const World& a, const World& b, const Grid& first, const Grid& second) {
    if (first.size() != second.size()) return "sizes";
    for (std::int32_t y = 0; y < first.size().height; ++y)
        for (std::int32_t x = 0; x < first.size().width; ++x)
            if (a.tiles[first.at({x, y})].name != b.tiles[second.at({x, y})].name)
                return QString("tile at %1, %2").arg(x).arg(y);
    return {};
}

QString differentProperty(const Properties& a, const Properties& b) {
    for (const auto& property : a) {
        const auto* const other = b.find(property.name);
        if (!other) return QString::fromStdString(property.name) + " is missing";
        if (*other != property.value) return QString::fromStdString(property.name) + " is another";
    }
    return a.size() == b.size() ? QString() : "more of them";
}

QString differentThing(const Level& a, const Level& b) {
    if (a.things->size() != b.things->size()) return "number of things";
    std::map<std::string, const Thing*> others;
    for (const auto& thing : *b.things) others.emplace(thing.id, &thing);
    for (const auto& thing : *a.things) {
        const auto id = QString::fromStdString(thing.id);
        const auto found = others.find(thing.id);
        if (found == others.end()) return id + " is missing";
        const auto& other = *found->second;
        if (thing.kind != other.kind || thing.at != other.at) return id + " is another, or elsewhere";
        for (const auto& part :
             {differentProperty(thing.fields, other.fields), differentProperty(thing.properties, other.properties)})
            if (!part.isEmpty()) return id + ": " + part;
        if (thing.unknown.text() != other.unknown.text()) return id + ": unknown members";
    }
    return *a.pinnedThings == *b.pinnedThings ? QString() : "pinned things";
}

template <class Part>
bool sameParts(const Shared<std::vector<Part>>& a, const Shared<std::vector<Part>>& b) {
    return std::ranges::equal(*a, *b);
}

bool sameCells(const BitGrid& a, const BitGrid& b, Size size) {
    const auto has = [](const BitGrid& grid, Cell cell) { return grid.size().contains(cell) && grid.at(cell); };
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            if (has(a, {x, y}) != has(b, {x, y})) return false;
    return true;
}

/// Empty where two worlds of one level say the same.
QString differenceBetween(const World& a, const World& b) {
    const Level first = a.levels.front(), second = b.levels.front();
    if (first.id != second.id || first.name != second.name || a.name != b.name) return "names";
    if (const auto tile = differentTile(a, b, first.tiles, second.tiles); !tile.isEmpty()) return tile;
    if (first.layers.size() != second.layers.size()) return "number of layers";
    for (std::size_t i = 0; i < first.layers.size(); ++i) {
        const auto &one = first.layers[i], &other = second.layers[i];
        if (one.name != other.name || one.over != other.over || one.opacity != other.opacity ||
            one.hidden != other.hidden || one.locked != other.locked)
            return "layer " + QString::fromStdString(one.name);
        if (const auto tile = differentTile(a, b, one.tiles, other.tiles); !tile.isEmpty()) return "layer: " + tile;
    }
    if (const auto thing = differentThing(first, second); !thing.isEmpty()) return thing;
    if (const auto part = differentProperty(first.properties, second.properties); !part.isEmpty()) return part;
    if (const auto part = differentProperty(a.properties, b.properties); !part.isEmpty()) return "world: " + part;
    if (!sameParts(first.rooms, second.rooms)) return "rooms";
    if (!sameParts(first.links, second.links)) return "links";
    if (!sameParts(first.halls, second.halls)) return "halls";
    if (!sameCells(*first.pinned, *second.pinned, first.size())) return "pins";
    if (!sameCells(*first.keptEmpty, *second.keptEmpty, first.size())) return "cells that are kept empty";
    if (!(first.recipe == second.recipe)) return "recipe";
    if (!(*first.mission == *second.mission)) return "mission";
    if (!(*a.rules == *b.rules) || !(a.tables == b.tables)) return "rules";
    return {};
}

/// What comes back of a world whose other levels are not in the file.
World firstLevelOf(World world) {
    world.levels = SharedLevels{Level(world.levels.front())};
    mendPortals(world);
    return world;
}

} // namespace

/// Maps go to and fro between Tiled's files and ours.
class TiledRoundTripTest : public QObject {
    Q_OBJECT
private slots:
    void levelsOfEveryRecipeComeBack_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void levelsOfEveryRecipeComeBack() {
        QFETCH(QString, recipe);
        const std::uint64_t count = isLong("engines") ? 500 : countOf(std::uint64_t{2});
        for (std::uint64_t seed = 1; seed <= count; ++seed) {
            World world = generated(recipe, seed, {48, 32});
            if (seed % 2 == 0) workOn(world, seed);
            world = asInAFile(firstLevelOf(std::move(world)));
            const QTemporaryDir folder;
            for (const QString name : {"map.tmx", "map.tmj"}) {
                write(world, folder.filePath(name));
                const auto difference = differenceBetween(firstLevelOf(world), worldIn(folder.filePath(name)));
                QVERIFY2(difference.isEmpty(), qPrintable(QString("seed %1, %2: %3").arg(seed).arg(name, difference)));
            }
        }
    }

    /// A stranger's map says the same when it comes out of a world of ours.
    void strangersMapsComeBack_data() {
        QTest::addColumn<QString>("name");
        for (const char* const name : {"everything.tmx", "csv.tmx", "groups.tmx", "classes.tmx", "zstd.tmx", "old.tmx"})
            QTest::newRow(name) << QString(name);
    }
    void strangersMapsComeBack() {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const auto path = folder.filePath("map.tmx");
        write(kept(worldIn(tiledFile(name))), path);
        const auto before = said(tiledFile(name)), after = said(path);
        QVERIFY(after.properties == before.properties);
        QVERIFY(after.unknown == before.unknown);
        QCOMPARE(after.layers.size(), before.layers.size());
        for (std::size_t i = 0; i < before.layers.size(); ++i) compareLayers(after.layers[i], before.layers[i]);
        QCOMPARE(after.tilesets.size(), before.tilesets.size());
        for (std::size_t i = 0; i < before.tilesets.size(); ++i) QVERIFY(after.tilesets[i] == before.tilesets[i]);
        write(kept(worldIn(path)), path);
        QVERIFY(said(path) == after);
    }

    /// Whatever Tiled, or another program, has put into a map.
    void whatNobodyKnowsComesBack() {
        const QTemporaryDir folder;
        const auto path = folder.filePath("map.tmx"), again = folder.filePath("again.tmx");
        writeFile(path,
                  "<map version=\"1.10\" orientation=\"orthogonal\" width=\"2\" height=\"1\" tilewidth=\"8\" "
                  "tileheight=\"8\" weather=\"rain\" odd=\"&#34;x&#34; [1\"><editorsettings><export target=\"a.json\"/>"
                  "</editorsettings><properties><property name=\"boss\" type=\"class\" propertytype=\"Boss\">"
                  "<properties><property name=\"health\" type=\"int\" value=\"40\"/><property name=\"tint\" "
                  "type=\"color\" value=\"#ff102030\"/><property name=\"inner\" type=\"class\" propertytype=\"In\">"
                  "<properties><property name=\"deep\" type=\"file\" value=\"../a b.png\"/></properties></property>"
                  "</properties></property><property name=\"half\" type=\"float\" value=\"-0.5\"/><property "
                  "name=\"who\" type=\"object\" value=\"7\"/></properties><tileset firstgid=\"1\" name=\"t\" "
                  "tilewidth=\"8\" tileheight=\"8\" tilecount=\"2\" columns=\"2\" fillmode=\"stretch\"><properties>"
                  "<property name=\"by\" value=\"me\"/></properties><tile id=\"1\" type=\"wall\" weight=\"3\">"
                  "<properties><property name=\"hp\" type=\"int\" value=\"9\"/></properties></tile></tileset>"
                  "<layer id=\"1\" name=\"g\" width=\"2\" height=\"1\" mystery=\"yes\"><properties><property "
                  "name=\"z\" type=\"int\" value=\"-1\"/></properties><data encoding=\"csv\">1,2</data></layer>"
                  "<objectgroup id=\"2\" name=\"o\"><object id=\"7\" name=\"n\" type=\"zone\" x=\"1.5\" y=\"2\" "
                  "foo=\"12\"><text fontfamily=\"Sans\" pixelsize=\"9\" wrap=\"1\" color=\"#ff0000\">Hi</text></object>"
                  "</objectgroup></map>");
        write(kept(worldIn(path)), again);
        auto before = said(path), after = said(again);
        before.nextLayer = after.nextLayer;
        before.nextObject = after.nextObject;
        QVERIFY(after.properties == before.properties);
        QVERIFY(after.unknown == before.unknown);
        QVERIFY(after.tilesets == before.tilesets);
        for (std::size_t i = 0; i < before.layers.size(); ++i) compareLayers(after.layers.at(i), before.layers[i]);
        // and through JSON, which has no elements
        const auto json = folder.filePath("again.tmj"), back = folder.filePath("back.tmx");
        write(kept(worldIn(path)), json);
        write(kept(worldIn(json)), back);
        std::erase_if(before.unknown, [](const auto& one) { return one.second.starts_with('<'); });
        auto last = said(back);
        const auto valuesOnly = [](TiledProperties properties) {
            for (auto& property : properties) property.members.clear(); // JSON tells less of their types
            return properties;
        };
        QVERIFY(valuesOnly(last.properties) == valuesOnly(before.properties));
        QVERIFY(last.unknown == before.unknown);
        QVERIFY(last.layers.at(1).objects == before.layers[1].objects);
    }

    /// An infinite map becomes a finite one, in which all lies where it lay.
    void infiniteMapsComeBack() {
        for (const QString name : {"infinite.tmx", "infinite-zstd.tmx", "infinite.tmj", "infinite-zlib.tmj"}) {
            const QTemporaryDir folder;
            const auto path = folder.filePath("map.tmx");
            write(kept(worldIn(tiledFile(name))), path);
            const auto map = said(path), finite = said(tiledFile("csv.tmx"));
            QVERIFY(!map.infinite);
            QCOMPARE(map.size, (Size{8, 6}));
            QVERIFY(map.layers[0].cells == groundOfFixtures());
            QVERIFY(map.layers[1].cells == shadowsOfFixtures());
            const auto& objects = map.layers[2].objects;
            QCOMPARE(objects.size(), finite.layers[2].objects.size());
            for (std::size_t i = 0; i < objects.size(); ++i) {
                QVERIFY(objects[i].at == finite.layers[2].objects[i].at);
                QVERIFY(objects[i].points == finite.layers[2].objects[i].points);
            }
        }
    }

    /// Each object comes back once, whatever number it had.
    void numbersOfObjectsAreMended() {
        const QTemporaryDir folder;
        const auto path = folder.filePath("map.tmx");
        writeFile(
            path,
            mapWith(
                "<object name=\"key\" x=\"4\" y=\"4\"/><object name=\"coin\" x=\"12\" y=\"4\"/>"
                "<object id=\"5\" name=\"lamp\" x=\"20\" y=\"4\"/><object id=\"5\" name=\"chest\" x=\"28\" y=\"4\"/>"
                "<object id=\"9223372036854775807\" name=\"start\" x=\"36\" y=\"4\"/>"
                "<object id=\"-3\" name=\"goal\" x=\"44\" y=\"4\"/>"));
        const auto world = kept(worldIn(path));
        QCOMPARE(world.levels[0].things->size(), std::size_t{6});
        write(world, path);
        const auto map = said(path);
        const auto& objects = map.layers.at(1).objects;
        QCOMPARE(objects.size(), std::size_t{6});
        QCOMPARE(map.layers.size(), std::size_t{2}); // none was added
        std::set<std::int64_t> ids;
        for (const auto& object : objects) ids.insert(object.id);
        QCOMPARE(ids.size(), objects.size());
        QVERIFY(*ids.begin() > 0 && *ids.rbegin() < map.nextObject);
    }

    /// Numbers are whole however large they are.
    void objectsWithLargeNumbersComeBack() {
        const QTemporaryDir folder;
        const auto path = folder.filePath("map.tmx");
        writeFile(path, mapWith("<object id=\"100000\" name=\"zone\" x=\"100000\" y=\"4\"/><object id=\"2000000\" "
                                "name=\"key\" x=\"12\" y=\"4\"/>"));
        for (const QString name : {"map.tmx", "map.tmj"}) {
            const auto world = kept(worldIn(path));
            write(world, folder.filePath(name));
            const auto map = said(folder.filePath(name));
            QCOMPARE(map.layers.at(1).objects.size(), std::size_t{2});
            QCOMPARE(map.layers[1].objects[0].id, std::int64_t{100'000});
            QCOMPARE(map.layers[1].objects[1].id, std::int64_t{2'000'000});
            QCOMPARE(map.nextObject, std::int64_t{2'000'001});
        }
    }

    /// A picture of a tileset is written through no link.
    void linksAreRefused() {
        const QTemporaryDir folder;
        const auto victim = folder.filePath("victim.txt");
        writeFile(victim, "mine");
        QVERIFY(QFile::link(victim, folder.filePath("cave.png")));
        const auto written = writeWorld(worldIn(tiledFile("csv.tmx")), folder.filePath("map.tmx"));
        QVERIFY(!written);
        QVERIFY2(toQString(written.failure()).contains("this is a link"), qPrintable(toQString(written.failure())));
        QCOMPARE(readFile(victim), QByteArray("mine"));
        QVERIFY(!QFile::exists(folder.filePath("map.tmx")));
    }

    /// Layers in a group are shown as the group says; that is not said twice.
    void groupsCountOnce() {
        const QTemporaryDir folder;
        const auto path = folder.filePath("map.tmx");
        write(worldIn(tiledFile("groups.tmx")), path);
        const auto before = said(tiledFile("groups.tmx")), after = said(path);
        QCOMPARE(after.layers[0].layers[0].opacity, before.layers[0].layers[0].opacity);
        QCOMPARE(after.layers[0].layers[0].layers[0].opacity, before.layers[0].layers[0].layers[0].opacity);
    }

private:
    static QByteArray mapWith(const QByteArray& objects) {
        return "<map version=\"1.10\" orientation=\"orthogonal\" width=\"6\" height=\"1\" tilewidth=\"8\" "
               "tileheight=\"8\"><tileset firstgid=\"1\" name=\"t\" tilewidth=\"8\" tileheight=\"8\" tilecount=\"2\" "
               "columns=\"2\"/><layer id=\"1\" name=\"g\" width=\"6\" height=\"1\"><data "
               "encoding=\"csv\">1,1,1,2,2,1</data></layer><objectgroup id=\"2\" name=\"o\">" +
               objects + "</objectgroup></map>";
    }

    static void compareLayers(const TiledLayer& after, const TiledLayer& before) {
        QCOMPARE(after.name, before.name);
        QVERIFY(after.cells == before.cells);
        QVERIFY(after.properties == before.properties);
        QVERIFY(after.unknown == before.unknown);
        QCOMPARE(after.objects.size(), before.objects.size());
        for (std::size_t i = 0; i < before.objects.size(); ++i)
            QVERIFY2(after.objects[i] == before.objects[i], qPrintable(QString::number(i)));
        TiledLayer rest = before;
        rest.image = after.image;
        rest.drawOrder = after.drawOrder;
        rest.layers = after.layers;
        if (rest.id == 0) rest.id = after.id; // old maps have none
        QVERIFY2(after == rest, before.name.c_str());
        QCOMPARE(after.layers.size(), before.layers.size());
        for (std::size_t i = 0; i < before.layers.size(); ++i) compareLayers(after.layers[i], before.layers[i]);
    }
};

DELVE_TEST(TiledRoundTripTest)
#include "tiled_round_trip_test.moc"

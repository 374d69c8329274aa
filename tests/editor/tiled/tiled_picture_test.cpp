#include "editor/drawing/colours.h"
#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/tiled/compared_pictures.h"
#include "tests/editor/tiled/drawn_tmx.h"
#include "tests/support/levels.h"
#include "tests/support/test.h"
#include "tests/support/whole_world.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// A world with layers of every kind, over and under, solid, see-through and hidden.
World layered() {
    World world = generated("ruins", 4, {40, 30});
    Level& level = levelOf(world, world.levels.front().id);
    const Size size = level.size();
    const auto layer = [&](const char* name, bool over, std::int32_t opacity, Tile tile, const Rect& area) {
        DecorationLayer made;
        made.name = name;
        made.over = over;
        made.opacity = opacity;
        made.tiles = Grid(size);
        made.tiles.fill(area, tile);
        level.layers.push_back(made);
        return &level.layers.back();
    };
    layer("carpet", true, 100, Tile::Grass, {3, 3, 20, 4});
    layer("water", false, 100, Tile::Water, {0, 20, 40, 10});
    layer("fog", true, 40, Tile::Wall, {10, 0, 12, 25});
    layer("roof", true, 100, Tile::HouseWall, {15, 2, 6, 6});
    layer("glow", true, 75, Tile::Lava, {16, 3, 20, 9});
    layer("secret", true, 100, Tile::Lava, {0, 0, 40, 30})->hidden = true;
    return world;
}

class Written {
public:
    explicit Written(const World& world, const FormatOptions& options = {}, const QString& name = "map.tmx")
        : m_path(m_folder.filePath(name)) {
        WriteRequest request;
        request.options = options;
        const auto written = writeWorld(world, m_path, request);
        if (!written) qFatal("%s", qPrintable(toQString(written.failure())));
    }
    [[nodiscard]] TmxFile file() const { return readTmx(m_path); }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QTemporaryDir& folder() const { return m_folder; }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

std::vector<QString> bareCells(const TmxFile& file, const World& world) {
    std::vector<QString> wrong;
    const auto& tiles = world.levels.front().tiles;
    for (const auto& layer : file.layers) {
        if (!layer.properties.contains("level")) continue;
        for (std::size_t i = 0; i < layer.cells.size(); ++i) {
            const Cell cell{static_cast<std::int32_t>(i) % file.width, static_cast<std::int32_t>(i) / file.width};
            const auto wanted = QString::fromStdString(world.tiles[tiles.at(cell)].name);
            const auto kind = layer.cells[i] == 0 ? QString("void") : file.tiles.at(layer.cells[i]).kind;
            if (kind != wanted) wrong.push_back(kind + ", not " + wanted);
        }
    }
    return wrong;
}

} // namespace

/// Maps for Tiled, read and drawn by a reader and a painter of the tests' own.
class TiledPictureTest : public QObject {
    Q_OBJECT
private slots:
    void aMapLooksAsHere_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void aMapLooksAsHere() {
        QFETCH(QString, recipe);
        for (const std::uint64_t seed : {1, 2}) {
            const World world = generated(recipe, seed, {48, 32});
            const Written written(world);
            const auto file = written.file();
            QCOMPARE(file.fault, QString());
            QCOMPARE(differenceOf(pictureOf(world, 16), drawnTmx(file), toRgb(world.tiles[Tile::Void].colour)),
                     QString());
            QVERIFY(bareCells(file, world).empty());
        }
    }

    void layersLookAsHere_data() {
        QTest::addColumn<int>("cell");
        for (const int cell : {8, 16, 24}) QTest::addRow("%d", cell) << cell;
    }
    void layersLookAsHere() {
        QFETCH(int, cell);
        const World world = layered();
        const Written written(world, {{"cell", Decimal::of(cell)}});
        const auto file = written.file();
        QCOMPARE(file.fault, QString());
        QCOMPARE(file.cell, cell);
        constexpr int ofTwoVeils = 4;
        QCOMPARE(
            differenceOf(pictureOf(world, cell), drawnTmx(file), toRgb(world.tiles[Tile::Void].colour), ofTwoVeils),
            QString());
        QVERIFY(bareCells(file, world).empty());
    }

    /// Every tile of every layer can be read back, seen or hidden by others.
    void layersKeepTheirTiles() {
        const World world = layered();
        const Written written(world);
        const auto file = written.file();
        const Level& level = world.levels.front();
        std::size_t found = 0;
        for (const auto& layer : level.layers)
            for (const auto& theirs : file.layers) {
                if (theirs.name.toStdString() != layer.name) continue;
                ++found;
                QCOMPARE(theirs.properties.at("decoration"), QString(layer.over ? "over" : "under"));
                QCOMPARE(theirs.visible, !layer.hidden);
                for (std::size_t i = 0; i < theirs.cells.size(); ++i) {
                    const Cell cell{static_cast<std::int32_t>(i) % file.width,
                                    static_cast<std::int32_t>(i) / file.width};
                    const auto tile = layer.tiles.at(cell);
                    const auto kind = theirs.cells[i] == 0 ? QString("void") : file.tiles.at(theirs.cells[i]).kind;
                    QCOMPARE(kind, QString::fromStdString(world.tiles[tile].name));
                }
            }
        QCOMPARE(found, level.layers.size());
    }

    /// Water and lights show in each frame what they show here.
    void whatMovesMovesAsHere() {
        for (const char* const recipe : {"ruins", "town", "depths"}) {
            const World world = generated(recipe, 5, {48, 32});
            const Written written(world);
            const auto file = written.file();
            const auto background = toRgb(world.tiles[Tile::Void].colour);
            std::size_t moving = 0;
            for (const auto& [number, tile] : file.tiles) moving += tile.frames.empty() ? 0 : 1;
            QVERIFY(moving > 0);
            for (const unsigned frame : {0u, 1u, 2u, 3u, 4u, 6u, 8u, 17u})
                QCOMPARE(differenceOf(pictureOf(world, 16, frame), drawnTmx(file, static_cast<int>(frame) * 250 + 10),
                                      background),
                         QString());
        }
    }

    void everyWayToWriteItLooksTheSame() {
        const World world = layered();
        const auto picture = drawnTmx(Written(world).file());
        const std::vector<FormatOptions> ways{{{"compression", std::string("zlib")}},
                                              {{"tileset", std::string("external")}},
                                              {{"tileset", std::string("inside")}}};
        for (const auto& options : ways) {
            const Written written(world, options);
            QCOMPARE(written.file().fault, QString());
            QVERIFY(drawnTmx(written.file()) == picture);
        }
    }

    /// The JSON file says what the XML file says.
    void jsonSaysTheSame() {
        const World world = layered();
        const Written xml(world), json(world, {}, "map.tmj");
        const auto file = xml.file();
        QFile opened(json.path());
        QVERIFY(opened.open(QIODevice::ReadOnly));
        const auto map = QJsonDocument::fromJson(opened.readAll()).object();
        QCOMPARE(map["version"].toString(), QString("1.10"));
        QCOMPARE(map["width"].toInt(), file.width);
        std::size_t tileLayers = 0, objects = 0;
        for (const auto& value : map["layers"].toArray()) {
            const auto layer = value.toObject();
            objects += static_cast<std::size_t>(layer["objects"].toArray().size());
            if (layer["type"].toString() != "tilelayer") continue;
            const auto& same = file.layers.at(tileLayers++);
            QCOMPARE(layer["name"].toString(), same.name);
            QCOMPARE(layer["opacity"].toDouble(), same.opacity);
            std::vector<std::uint32_t> cells;
            for (const auto& cell : layer["data"].toArray())
                cells.push_back(static_cast<std::uint32_t>(cell.toInteger()));
            QVERIFY(cells == same.cells);
        }
        QCOMPARE(tileLayers, file.layers.size());
        QCOMPARE(objects, file.objects.size());
        const auto tileset = map["tilesets"].toArray().first().toObject();
        QCOMPARE(tileset["image"].toString(), QString("map-tiles.png"));
        for (const auto& value : tileset["tiles"].toArray()) {
            const auto tile = value.toObject();
            const auto& same = file.tiles.at(static_cast<std::uint32_t>(tile["id"].toInt() + 1));
            QCOMPARE(tile["type"].toString(), same.kind);
            QCOMPARE(static_cast<std::size_t>(tile["animation"].toArray().size()), same.frames.size());
        }
    }

    /// What Tiled has no place for can be read from a property.
    void theRestIsInAProperty() {
        for (const World& world : {worldOfOneOfEverything(), layered(), generated("quest", 1, {48, 32})}) {
            const Written written(world);
            const auto file = written.file();
            QCOMPARE(file.fault, QString());
            const auto rest = readDelve(file.properties.at("delvewright").toStdString());
            QVERIFY2(rest.ok(), qPrintable(rest ? QString() : toQString(rest.failure())));
            World same = world;
            Level level = world.levels.front();
            level.tiles = Grid(level.size());
            for (auto& layer : level.layers) layer.tiles = Grid(level.size());
            level.things = {};
            level.pinnedThings = {};
            same.levels = {level};
            QCOMPARE(QString::fromStdString(delveText(*rest)), QString::fromStdString(delveText(same)));
        }
    }

    /// Files that were looked at once: what changes in them is meant to.
    void filesAreAsTheyWere() {
        const auto read = readWorld(QStringLiteral(DELVE_TEST_DATA "/delve/garden.delve"));
        QVERIFY(read);
        const auto withoutProgram = [](const QString& path) {
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(path));
            return QString::fromUtf8(file.readAll()).remove(QRegularExpression("delvewright [0-9.]+"));
        };
        for (const QString name : {"garden.tmx", "garden.tmj"})
            QCOMPARE(withoutProgram(Written(read->world, {}, name).path()),
                     withoutProgram(QStringLiteral(DELVE_TEST_DATA "/tiled/") + name));
    }

    void thingsAreObjects() {
        const World world = generated("depths", 3, {48, 32});
        const Written written(world);
        const auto file = written.file();
        std::vector<TmxObject> things;
        std::ranges::copy_if(file.objects, std::back_inserter(things),
                             [](const TmxObject& object) { return object.layer == "things"; });
        const auto& level = world.levels.front();
        QCOMPARE(things.size(), level.things->size());
        for (std::size_t i = 0; i < things.size(); ++i) {
            const auto& thing = (*level.things)[i];
            QCOMPARE(things[i].name.toStdString(), thing.id);
            QCOMPARE(things[i].kind.toStdString(), std::string(infoOf(thing.kind).name));
            QCOMPARE(things[i].x, thing.at.x * 16.0);
            QCOMPARE(things[i].y, (thing.at.y + 1) * 16.0);
            QCOMPARE(things[i].properties.size(), thing.fields.size() + thing.properties.size());
        }
    }

    /// Each level of a world is a map of its own, and a file says where they lie.
    void aWorldIsMaps() {
        World world = worldOfEverything();
        const Written written(world, {{"levels", std::string("all")}}, "house.tmx");
        QFile opened(written.folder().filePath("house.world"));
        QVERIFY(opened.open(QIODevice::ReadOnly));
        const auto maps = QJsonDocument::fromJson(opened.readAll()).object()["maps"].toArray();
        QCOMPARE(static_cast<std::size_t>(maps.size()), world.levels.size());
        QList<QRect> places;
        for (const auto& value : maps) {
            const auto map = value.toObject();
            const auto file = readTmx(written.folder().filePath(map["fileName"].toString()));
            QCOMPARE(file.fault, QString());
            const QRect place(map["x"].toInt(), map["y"].toInt(), map["width"].toInt(), map["height"].toInt());
            QCOMPARE(place.size(), QSize(file.width * file.cell, file.height * file.cell));
            for (const auto& other : places) QVERIFY(!other.intersects(place));
            places.append(place);
        }
    }
};

DELVE_TEST(TiledPictureTest)
#include "tiled_picture_test.moc"

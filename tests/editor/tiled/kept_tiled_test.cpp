#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "tests/editor/tiled/drawn_tmx.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// A tileset picture of 4 x 2 tiles of 8 pixels, each of a colour of its own.
QByteArray sheet() {
    QImage image(32, 16, QImage::Format_RGB32);
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 32; ++x) image.setPixel(x, y, qRgb(30 * (x / 8), 100 * (y / 8), 3 * x + 5 * y));
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    image.save(&bytes, "png");
    return bytes.data();
}

std::string tilesets(const std::string& image = "../art/cave.png") {
    return R"([ { "firstgid": 1, "name": "cave", "image": ")" + image +
           R"(", "imagewidth": 32, "imageheight": 16, "tilewidth": 8, "tileheight": 8, "tilecount": 8, "columns": 4,
        "spacing": 0, "margin": 0, "grid": { "orientation": "orthogonal", "width": 8, "height": 8 },
        "tiles": [ { "id": 3, "type": "lava", "properties": [ { "name": "hot", "type": "bool", "value": true } ] } ],
        "picture": "data:image/png;base64,)" +
           sheet().toBase64().toStdString() + R"(" } ])";
}

constexpr const char* tiled =
    R"({ "type": "map", "version": "1.5", "orientation": "orthogonal", "width": 4, "height": 3,
    "tilewidth": 8, "tileheight": 8, "nextlayerid": 9, "nextobjectid": 20, "backgroundcolor": "#102030", "class": "dungeon",
    "properties": [ { "name": "mood", "type": "string", "value": "dark" } ],
    "layers": [
      { "type": "tilelayer", "id": 1, "name": "Ground", "opacity": 1, "visible": true, "x": 0, "y": 0, "level": true,
        "parallaxx": 0.5, "properties": [ { "name": "z", "type": "int", "value": 3 } ] },
      { "type": "objectgroup", "id": 2, "name": "Actors", "draworder": "topdown", "objects": [
          { "id": 3, "name": "hero", "type": "start", "x": 8, "y": 8, "width": 8, "height": 8, "thing": "start-1-1" },
          { "id": 4, "name": "old", "type": "coin", "x": 0, "y": 0, "width": 8, "height": 8, "thing": "coin-0-0" },
          { "id": 5, "name": "trigger", "type": "zone", "x": 1.5, "y": 2, "rotation": 30,
            "polygon": [ { "x": 0, "y": 0 }, { "x": 4, "y": 0 }, { "x": 4, "y": 5 } ], "secret": 7 } ] },
      { "type": "tilelayer", "id": 6, "name": "Roof", "opacity": 0.5, "visible": true, "decoration": "Roof" } ] })";

TileKind piece(const char* name, char32_t glyph, const char* source, Tile serves) {
    TileKind kind;
    kind.name = name;
    kind.glyph = glyph;
    kind.source = source;
    kind.serves = serves;
    return kind;
}

/// A level of 4 x 3 cells as the reader makes it of a map.
World imported() {
    World world;
    world.name = "Cave";
    world.tiles = TileCatalogue::of({piece("cave 0", U'a', "cave#0", Tile::Floor),
                                     piece("cave 5", U'b', "cave#5 x d", Tile::Wall),
                                     piece("cave 7", U'c', "cave#7", Tile::Lava)})
                      .value();
    world.properties.set("tilesets", UnknownValue{tilesets()});
    Level level;
    level.id = "cave";
    level.name = "Cave";
    level.tiles = Grid({4, 3}, Tile(firstCustomTile));
    level.tiles.set({1, 0}, Tile(firstCustomTile + 1));
    level.tiles.set({3, 2}, Tile::Void);
    DecorationLayer roof;
    roof.name = "Roof";
    roof.over = true;
    roof.opacity = 50;
    roof.tiles = Grid({4, 3});
    roof.tiles.set({2, 1}, Tile(firstCustomTile + 2));
    level.layers = {roof};
    Thing start;
    start.id = "start-1-1";
    start.kind = ThingKind::Start;
    start.at = {2, 1}; // was at 1, 1
    level.things.write() = {start};
    level.properties.set("tiled", UnknownValue{tiled});
    level.properties.set("mood", std::string("dark"));
    world.levels = {level};
    return world;
}

class Kept {
public:
    explicit Kept(const World& world, const FormatOptions& options = {}) : m_path(m_folder.filePath("map.tmx")) {
        WriteRequest request;
        request.options = options;
        const auto written = writeWorld(world, m_path, request);
        if (!written) qFatal("%s", qPrintable(toQString(written.failure())));
        m_file = readTmx(m_path);
        if (!m_file.fault.isEmpty()) qFatal("%s", qPrintable(m_file.fault));
    }
    [[nodiscard]] const TmxFile& file() const { return m_file; }
    [[nodiscard]] QString text() const {
        QFile opened(m_path);
        return opened.open(QIODevice::ReadOnly) ? QString::fromUtf8(opened.readAll()) : QString();
    }
    [[nodiscard]] QStringList names() const { return QDir(m_folder.path()).entryList(QDir::Files); }
    [[nodiscard]] QString place(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    QString m_path;
    TmxFile m_file;
};

} // namespace

/// Levels that came from Tiled are written with what they came with.
class KeptTiledTest : public QObject {
    Q_OBJECT
private slots:
    void tilesAreThePiecesThatTheyWere() {
        const Kept kept(imported());
        QCOMPARE(kept.names(), (QStringList{"cave.png", "map.tmx"}));
        const auto& layers = kept.file().layers;
        QCOMPARE(layers.size(), std::size_t{2});
        QCOMPARE(layers[0].name, QString("Ground"));
        const std::uint32_t flipped = 6u | 0x80000000u | 0x20000000u;
        QVERIFY(layers[0].cells == (std::vector<std::uint32_t>{1, flipped, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0}));
        QVERIFY(layers[1].cells == (std::vector<std::uint32_t>{0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0}));
        QCOMPARE(layers[1].opacity, 0.5);
    }

    void thePictureOfATilesetIsAsItWas() {
        const Kept kept(imported());
        QFile picture(kept.place("cave.png"));
        QVERIFY(picture.open(QIODevice::ReadOnly));
        QCOMPARE(picture.readAll(), sheet());
        QCOMPARE(kept.file().tiles.at(4).kind, QString("lava"));
        QCOMPARE(kept.file().tiles.at(4).properties.at("hot"), QString("true"));
    }

    void whatALevelCannotHoldIsThereAgain() {
        const auto text = Kept(imported()).text();
        for (const char* const part :
             {"class=\"dungeon\"", "backgroundcolor=\"#102030\"", "name=\"mood\" value=\"dark\"", "parallaxx=\"0.5\"",
              "<grid height=\"8\" orientation=\"orthogonal\" width=\"8\"/>", "points=\"0,0 4,0 4,5\"",
              "rotation=\"30\"", "secret=\"7\"", "draworder=\"topdown\"", "name=\"z\" type=\"int\" value=\"3\""})
            QVERIFY2(text.contains(part), part);
        QVERIFY(!text.contains("thing=") && !text.contains("level=\"true\"") && !text.contains("delvewright"));
    }

    void objectsFollowTheirThings() {
        const auto objects = Kept(imported()).file().objects;
        QCOMPARE(objects.size(), std::size_t{2}); // the coin is gone
        QCOMPARE(objects[0].name, QString("hero"));
        QCOMPARE(objects[0].x, 16.0);
        QCOMPARE(objects[0].y, 8.0);
        QCOMPARE(objects[1].name, QString("trigger"));
    }

    /// Tiles and things that are of no tileset are drawn into one more.
    void whatWasPaintedHereIsDrawn() {
        World world = imported();
        Level& level = world.levels[0];
        level.tiles.set({3, 1}, Tile::Wall);
        Thing flower;
        flower.id = "flower-0-2";
        flower.at = {0, 2};
        level.things.write().push_back(flower);
        const Kept kept(world);
        QCOMPARE(kept.names(), (QStringList{"cave.png", "map-drawn.png", "map.tmx"}));
        const auto& file = kept.file();
        const auto number = file.layers[0].cells[7];
        QVERIFY(number > 8);
        QCOMPARE(file.tiles.at(number).kind, QString("wall"));
        QCOMPARE(file.objects.back().kind, QString("flower"));
        QCOMPARE(file.tiles.at(file.objects.back().tile).kind, QString("flower"));
        QCOMPARE(file.tiles.at(number).picture.size(), QSize(8, 8));
    }

    void layersThatWereDeletedAreGone() {
        World world = imported();
        world.levels[0].layers.clear();
        QCOMPARE(Kept(world).file().layers.size(), std::size_t{1});
    }

    void tilesetsMayBeFilesOfTheirOwn() {
        const Kept kept(imported(), {{"tileset", std::string("external")}});
        QCOMPARE(kept.names(), (QStringList{"cave.png", "cave.tsx", "map.tmx"}));
        QCOMPARE(kept.file().tiles.at(4).kind, QString("lava"));
    }

    /// A name in a map leads to no other folder, and hides nothing.
    void picturesStayBesideTheMap() {
        for (const char* const path : {"../../../etc/cave.png", "/etc/passwd", "..", ".hidden.png", ""}) {
            World world = imported();
            world.properties.set("tilesets", UnknownValue{tilesets(path)});
            const Kept kept(world);
            QCOMPARE(kept.names().size(), 2);
            for (const auto& name : kept.names()) QVERIFY2(!name.startsWith('.'), qPrintable(name));
        }
    }

    /// Names and values of a stranger's file, of which some can be no attributes.
    void whateverIsUnknownTheFileIsWellFormed() {
        for (const char* const unknown :
             {"\"a b\": 1", "\"x><evil\": \"y\"", "\"\": 1", "\"1\": 2", "\"good\": \"a\\\"<&>\\n\\u0001\"",
              "\"raw\": \"<not closed\"", "\"part\": { \"in ner\": 1, \"fine\": \"<\" }", "\"list\": [ 1, 2 ]"}) {
            World world = imported();
            std::string json = tiled;
            json.insert(1, std::string(unknown) + ',');
            world.levels[0].properties.set("tiled", UnknownValue{json});
            QCOMPARE(Kept(world).file().fault, QString()); // which is fatal, too
        }
    }

    void whatIsNoMapOfTiledIsDrawn() {
        for (const char* const json : {"[]", "7", "\"x\""}) {
            World world = imported();
            world.levels[0].properties.set("tiled", UnknownValue{json});
            QVERIFY(Kept(world).names().contains("map-tiles.png"));
        }
    }

    void oneFileIsRefused() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        const auto& format = *builtInFormats().find("tmx");
        QVERIFY(!writeWorld(imported(), format, {{}, format.asOneFile}, buffer));
        QCOMPARE(buffer.size(), 0);
    }
};

DELVE_TEST(KeptTiledTest)
#include "kept_tiled_test.moc"

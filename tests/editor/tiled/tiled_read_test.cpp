#include "editor/text/message_text.h"
#include "tests/editor/tiled/tiled_fixtures.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// The cells of a layer in this part of the map; those beyond the layer are empty.
std::vector<TiledCell> cellsIn(const TiledLayer& layer, const Rect& area) {
    std::vector<TiledCell> cells;
    for (std::int32_t y = area.y; y < area.bottom(); ++y)
        for (std::int32_t x = area.x; x < area.right(); ++x)
            cells.push_back(
                layer.area.contains({x, y})
                    ? layer.cells[static_cast<std::size_t>((y - layer.area.y) * layer.area.width + x - layer.area.x)]
                    : 0);
    return cells;
}

QByteArray mapWith(const QByteArray& inside, const QByteArray& attributes = "orientation=\"orthogonal\"") {
    return "<map version=\"1.10\" " + attributes + " width=\"2\" height=\"1\" tilewidth=\"8\" tileheight=\"8\">" +
           inside + "</map>";
}
QByteArray layerWith(const QByteArray& data) {
    return mapWith("<layer id=\"1\" name=\"g\" width=\"2\" height=\"1\">" + data + "</layer>");
}
QByteArray jsonWith(const QByteArray& layer) {
    return R"({"height":1,"layers":[{"height":1,"name":"g","type":"tilelayer","width":2,)" + layer +
           R"(}],"orientation":"orthogonal","tileheight":8,"tilewidth":8,"width":2})";
}

/// JSON is written with single quotes here.
QByteArray quoted(QByteArray json) { return json.replace('\'', '"'); }
QByteArray mapStart() { return "{'orientation':'orthogonal','tileheight':8,'tilewidth':8,"; }

QString sentenceOf(const Result<TiledMap>& read) { return read ? QString("it was read") : toQString(read.failure()); }

} // namespace

/// Tiled's files as values.
class TiledReadTest : public QObject {
    Q_OBJECT
private slots:
    void everyVariantIsTheSame_data() {
        QTest::addColumn<QString>("name");
        for (const auto& name : sameMaps()) QTest::addRow("%s", qPrintable(name)) << name;
    }
    void everyVariantIsTheSame() {
        QFETCH(QString, name);
        const auto map = readTiledFixture(tiledFile(name));
        QVERIFY2(map, qPrintable(sentenceOf(map)));
        const Cell at = map->infinite ? Cell{-4, -3} : Cell{0, 0};
        QCOMPARE(map->tile, (Size{8, 8}));
        QCOMPARE(map->layers.size(), 3u);
        QVERIFY(cellsIn(map->layers[0], {at.x, at.y, 8, 6}) == groundOfFixtures());
        QVERIFY(cellsIn(map->layers[1], {at.x, at.y, 8, 6}) == shadowsOfFixtures());
        QCOMPARE(map->layers[1].opacity, 0.5);
        checkTileset(*map);
        checkObjects(map->layers[2].objects, at);
    }

    void groupsAreRead() {
        const auto map = readTiledFixture(tiledFile("groups.tmx"));
        QVERIFY2(map, qPrintable(sentenceOf(map)));
        const auto& all = map->layers.front();
        QVERIFY(all.kind == TiledLayer::Kind::Group);
        QCOMPARE(all.layers.size(), 2u);
        QCOMPARE(all.layers[0].opacity, 0.5);
        QVERIFY(all.layers[0].layers[0].cells == shadowsOfFixtures());
        QVERIFY(all.layers[1].cells == groundOfFixtures());
    }

    /// What a template says counts where the map does not.
    void templatesAreFilledIn() {
        const auto map = readTiledFixture(tiledFile("templates.tmx"));
        QVERIFY2(map, qPrintable(sentenceOf(map)));
        QCOMPARE(map->tilesets.size(), 1u);
        const auto& objects = map->layers.back().objects;
        QCOMPARE(objects.size(), 2u);
        QCOMPARE(objects[0].tile, 6u);
        QCOMPARE(objects[0].name, std::string("box"));
        QCOMPARE(objects[0].className, std::string("chest"));
        QVERIFY(objects[0].at == (TiledPoint{40, 24}));
        QVERIFY(objects[0].size == (TiledPoint{8, 8}));
        QCOMPARE(objects[1].tile, 6u);
        QCOMPARE(objects[1].name, std::string("mine"));
        QCOMPARE(objects[1].properties.size(), 2u);
        const auto supplies = std::ranges::find(objects[1].properties, "supplies", &TiledProperty::name);
        QCOMPARE(supplies->value, std::string("9"));
    }

    void whatIsUnknownIsKept() {
        const auto map = readTiledFixture(tiledFile("everything.tmx"));
        QVERIFY2(map, qPrintable(sentenceOf(map)));
        QCOMPARE(map->properties.size(), 3u);
        QCOMPARE(map->properties[1].members.front().value, std::string("40"));
        QCOMPARE(map->properties[2].value, std::string("A long,\nlong night"));
        const auto& props = map->tilesets[1];
        QCOMPARE(props.unknown.size(), 1u);
        QCOMPARE(props.unknown[0].second, std::string(R"(<grid orientation="orthogonal" width="1" height="1"/>)"));
        QCOMPARE(props.terrains.front().colours.front().name, std::string("grass"));
        QCOMPARE(props.terrains.front().tiles.front().second[1], std::uint8_t{1});
        QVERIFY(props.tiles[1].part == (Rect{8, 0, 8, 8}));
    }

    void whatIsWrongIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& text, const char* said) {
            QTest::newRow(name) << text << QString(said);
        };
        for (const auto* const kind : {"hexagonal", "isometric", "staggered", "oblique"})
            row(kind, mapWith("", QByteArray("orientation=\"") + kind + '"'), kind);
        row("odd", mapWith("", "orientation=\"round\""), "“round”");
        row("odd json", R"({"layers":[],"orientation":"hexagonal","tileheight":8,"tilewidth":8})", "hexagonal");
        row("few cells", layerWith("<data encoding=\"csv\">1</data>"), "has 1 cells; expected 2");
        row("many cells", layerWith("<data encoding=\"csv\">1,2,3</data>"), "more than the 2 cells");
        row("no number", layerWith("<data encoding=\"csv\">1,x</data>"), "damaged");
        row("large number", layerWith("<data encoding=\"csv\">1,4294967296</data>"), "damaged");
        row("broken number", layerWith("<data encoding=\"csv\">1,4 2</data>"), "damaged");
        row("few elements", layerWith("<data><tile gid=\"1\"/></data>"), "has 1 cells; expected 2");
        row("many elements", layerWith("<data><tile/><tile/><tile/></data>"), "more than the 2 cells");
        row("few bytes", layerWith("<data encoding=\"base64\">AQAAAA==</data>"), "has 1 cells; expected 2");
        row("odd bytes", layerWith("<data encoding=\"base64\">AQAAAAI=</data>"), "damaged");
        row("no base64", layerWith("<data encoding=\"base64\">A?AA</data>"), "damaged");
        row("no zlib", layerWith("<data encoding=\"base64\" compression=\"zlib\">AQAAAAIAAAA=</data>"), "damaged");
        row("no zstd", layerWith("<data encoding=\"base64\" compression=\"zstd\">AQAAAAIAAAA=</data>"), "damaged");
        row("packing", layerWith("<data encoding=\"base64\" compression=\"lzma\">AA==</data>"), "“lzma”");
        row("encoding", layerWith("<data encoding=\"hex\">00</data>"), "“hex”");
        row("few in json", jsonWith("\"data\":[1]"), "has 1 cells; expected 2");
        row("many in json", jsonWith("\"data\":[1,2,3]"), "more than the 2 cells");
        row("fraction in json", jsonWith("\"data\":[1,2.5]"), "2.5");
        row("bytes in json", jsonWith(R"("encoding":"base64","data":"AQAAAA==")"), "has 1 cells; expected 2");
        row("no size", mapWith("<layer name=\"g\"><data encoding=\"csv\">1</data></layer>"), "0 x 0 cells");
        row("tags", mapWith("<layer>"), "Expected the end of “layer”");
        row("truncated", "<map", "truncated");
        row("no map", "<tileset/>", "Expected the element “map”");
        row("entity", "<map x=\"&lol;\"/>", "&lol;");
        row("doctype", "<!DOCTYPE map [ <!ENTITY a \"b\"> ]><map/>", "DOCTYPE");
        row("latin", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><map/>", "ISO-8859-1");
        row("twice", "<map width=\"1\" width=\"2\"/>", "Duplicate attribute");
        row("two roots", mapWith("") + "<map/>", "Syntax error");
        row("word", "<map width=\"wide\"/>", "“wide”");
        row("tileset", mapWith("<tileset firstgid=\"1\" name=\"t\"/>"), "0 x 0 pixels");
        const auto tileset = [](const char* attributes) {
            return mapWith(QByteArray("<tileset name=\"cave\" tilewidth=\"8\" tileheight=\"8\" ") + attributes + "/>");
        };
        row("spacing", tileset("firstgid=\"1\" spacing=\"-16\""), "“cave” has -16 as “spacing”; expected 0 to 4096");
        row("margin", tileset("firstgid=\"1\" margin=\"5000\""), "5000 as “margin”");
        row("columns", tileset("firstgid=\"1\" columns=\"-1\""), "-1 as “columns”");
        row("count", tileset("firstgid=\"1\" tilecount=\"4294967295\""), "4294967295 as “tilecount”");
        row("first", tileset("firstgid=\"0\""), "0 as “firstgid”; expected 1 to");
        row("last", tileset("firstgid=\"4294967295\""), "4294967295 as “firstgid”");
        row("name",
            mapWith("<tileset firstgid=\"1\" tilewidth=\"8\" tileheight=\"8\" name=\"" + QByteArray(1001, 'n') +
                    "\"/>"),
            "more than 1000 bytes");
        row("no file", mapWith("<tileset firstgid=\"1\" source=\"t.tsx\"/>"), "t.tsx");
        row("far chunks",
            "<map orientation=\"orthogonal\" infinite=\"1\" tilewidth=\"8\" tileheight=\"8\"><layer><data "
            "encoding=\"csv\">"
            "<chunk x=\"-900000\" y=\"0\" width=\"1\" height=\"1\">1</chunk>"
            "<chunk x=\"900000\" y=\"900000\" width=\"1\" height=\"1\">1</chunk></data></layer></map>",
            "16384 x 16384 cells in all");
    }
    void whatIsWrongIsRefused() {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        const auto read = readTiledText(text);
        QVERIFY(!read);
        const auto sentence = sentenceOf(read);
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
        QVERIFY2(sentence.endsWith('.') && !sentence.contains("%1"), qPrintable(sentence));
    }

    /// No cut of a file is taken for a whole one.
    void truncatedMapsAreRefused() {
        for (const QString name : {"csv.tmx", "csv.tmj", "zstd.tmx", "infinite.tmj"}) {
            QFile file(tiledFile(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray whole = file.readAll().trimmed();
            for (qsizetype length = 0; length < whole.size(); length += 7) {
                const auto read = readTiledText(whole.left(length));
                QVERIFY2(!read, qPrintable(QString("%1 of %2 bytes").arg(length).arg(name)));
                QVERIFY(read.failure().kind == Failure::Kind::BadInput);
            }
        }
    }

    void budgetsHold() {
        QByteArray layers, objects, deep;
        for (int i = 0; i < 1001; ++i) layers += "<layer/>";
        QVERIFY(sentenceOf(readTiledText(mapWith(layers))).contains("1,000 layers"));
        TiledBudget few;
        few.bytes = 100'000;
        for (int i = 0; i < 1000; ++i) objects += "<object/>";
        QVERIFY(
            sentenceOf(readTiledText(mapWith("<objectgroup>" + objects + "</objectgroup>"), few)).contains("256 MB"));
        for (int i = 0; i < 12; ++i) deep = "<group>" + deep + "</group>";
        QVERIFY(sentenceOf(readTiledText(mapWith(deep))).contains("nested at most 10"));
        for (int i = 0; i < 70; ++i) deep = "<a>" + deep + "</a>";
        QVERIFY(sentenceOf(readTiledText(mapWith(deep))).contains("nested at most 64"));
        few = {};
        few.cells = 1;
        QVERIFY(sentenceOf(readTiledText(layerWith("<data encoding=\"csv\">1,2</data>"), few)).contains("in all"));
    }

    /// Chunks and the properties of tiles take from the budget before they take memory.
    void budgetsOfJsonHold() {
        QByteArray chunks, tiles;
        for (int i = 0; i < 2000; ++i) {
            chunks += QByteArray(i > 0 ? "," : "") + "{'x':0,'y':0,'width':1,'height':1,'data':[1]}";
            tiles += QByteArray(i > 0 ? "," : "") + "'" + QByteArray::number(i) + "':{}";
        }
        TiledBudget few;
        few.bytes = 100'000;
        const auto infinite = jsonWith(quoted("'chunks':[" + chunks + "]"));
        QVERIFY(sentenceOf(readTiledText(infinite, few)).contains("256 MB"));
        const auto old = quoted(
            mapStart() + "'tilesets':[{'firstgid':1,'tilewidth':8,'tileheight':8,'tileproperties':{" + tiles + "}}]}");
        QVERIFY(sentenceOf(readTiledText(old, few)).contains("256 MB"));
        few = {};
        few.cells = 1999;
        QVERIFY(sentenceOf(readTiledText(infinite, few)).contains("in all"));
    }

    /// A later property replaces one of the same name; a file may have very many.
    void manyPropertiesAreReadSoon() {
        QByteArray xml, json;
        constexpr int count = 50'000;
        for (int i = 0; i < count; ++i) {
            const auto name = QByteArray::number(i % (count - 1));
            xml += "<property name=\"" + name + "\" value=\"" + QByteArray::number(i) + "\"/>";
            json += QByteArray(i > 0 ? "," : "") + "{'name':'" + name + "','value':" + QByteArray::number(i) + '}';
        }
        QElapsedTimer timer;
        timer.start();
        const auto first = readTiledText(mapWith("<properties>" + xml + "</properties>"));
        const auto second = readTiledText(quoted(mapStart() + "'properties':[" + json + "]}"));
        QVERIFY(first && second);
        for (const auto* const map : {&*first, &*second}) {
            QCOMPARE(map->properties.size(), static_cast<std::size_t>(count - 1));
            QCOMPARE(map->properties.back().name, std::string("0"));
            QCOMPARE(map->properties.back().value, std::to_string(count - 1));
        }
        QVERIFY(timer.elapsed() < 10'000);
    }

    /// Data that would unpack to far more than the layer has is refused, not unpacked.
    void bombsAreRefused() {
        const QByteArray zlib = qCompress(QByteArray(50'000'000, '\0'), 9).mid(4);
        const auto read =
            readTiledText(layerWith("<data encoding=\"base64\" compression=\"zlib\">" + zlib.toBase64() + "</data>"));
        QVERIFY2(sentenceOf(read).contains("more than the 2 cells"), qPrintable(sentenceOf(read)));
    }

    void textsAreUnescaped() {
        const auto read =
            readTiledText(mapWith("<properties><property name=\"a&#9;b\" value='&quot;&lt;&#x20AC;&gt;\n&apos;'/>"
                                  "<property name=\"c\">1 &amp; <![CDATA[<2>]]></property></properties>"));
        QVERIFY2(read, qPrintable(sentenceOf(read)));
        QCOMPARE(read->properties[0].name, std::string("a\tb"));
        QCOMPARE(read->properties[0].value, std::string("\"<€> '"));
        QCOMPARE(read->properties[1].value, std::string("1 & <2>"));
    }

private:
    static void checkTileset(const TiledMap& map) {
        QCOMPARE(map.tilesets.size(), 1u);
        const auto& set = map.tilesets.front();
        QCOMPARE(set.first, 1u);
        QCOMPARE(set.name, std::string("cave"));
        QCOMPARE(set.tile, (Size{8, 8}));
        QCOMPARE(set.image->path, std::string("cave.png"));
        QCOMPARE(set.tiles.size(), 6u);
        QCOMPARE(set.tiles[0].className, std::string("wall"));
        QCOMPARE(set.tiles[1].properties.front().name, std::string("walkable"));
        QCOMPARE(set.tiles[1].properties.front().value, std::string("true"));
        QVERIFY(set.tiles[2].animation == (std::vector<TiledFrame>{{2, 200}, {6, 300}}));
        QCOMPARE(set.tiles[3].id, 3u);
        QVERIFY(set.tiles[5].collision.front().size == (TiledPoint{8, 6}));
    }

    static void checkObjects(const std::vector<TiledObject>& objects, Cell at) {
        const TiledPoint moved{at.x * 8.0, at.y * 8.0};
        QCOMPARE(objects.size(), 5u);
        QVERIFY(objects[0].shape == TiledShape::Point);
        QVERIFY(objects[0].at == (TiledPoint{12 + moved.x, 12 + moved.y}));
        QCOMPARE(objects[0].name, std::string("Ann"));
        QCOMPARE(objects[0].className, std::string("start"));
        QCOMPARE(objects[0].properties[0].value, std::string("2"));
        QCOMPARE(objects[0].properties[1].value, std::string("brave & tired"));
        QVERIFY(objects[1].shape == TiledShape::Tile);
        QCOMPARE(objects[1].tile, 6u);
        QVERIFY(objects[2].points == (std::vector<TiledPoint>{{0, 0}, {16, 0}, {16, 8}}));
        QVERIFY(objects[3].shape == TiledShape::Text);
        QCOMPARE(objects[3].text, std::string("Mind the water"));
        QVERIFY(objects[4].shape == TiledShape::Ellipse);
    }
};

DELVE_TEST(TiledReadTest)
#include "tiled_read_test.moc"

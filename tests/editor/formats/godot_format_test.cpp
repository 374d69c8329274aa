#include "editor/drawing/picture.h"
#include "editor/formats/formats.h"
#include "editor/formats/solid_tiles.h"
#include "editor/text/from_view.h"
#include "tests/editor/formats/files_in_memory.h"
#include "tests/editor/formats/godot_text_reader.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/test.h"
#include "tests/support/whole_world.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

struct Scene {
    GodotFile file;
    QImage sheet;
    int side = 16;

    [[nodiscard]] GodotTag node(const QString& name) const { return file.find("node", "name", name); }
    [[nodiscard]] GodotTag atlas() const { return file.find("sub_resource", "id", "atlas"); }
};

Scene sceneOf(const World& world, int side = 16) {
    const auto files = filesOf(world, *builtInFormats().find("tscn"), {{"cell", Decimal::of(side)}});
    if (files.size() != 2) qFatal("a scene is two files");
    Scene scene{readGodot(files.at({})), {}, side};
    for (const auto& [path, bytes] : files)
        if (!path.empty()) scene.sheet = QImage::fromData(bytes, "PNG");
    return scene;
}

struct PlacedTile {
    QPoint cell;
    int source = 0;
    QPoint atlas;
    int alternative = 0;
};

/// Unpacked by Godot's own layout: a version, then six numbers of 16 bits for each cell.
QList<PlacedTile> tilesOf(const GodotTag& layer) {
    const auto packed = callOf(layer.values["tile_map_data"]);
    if (packed.name != u"PackedByteArray" || packed.arguments.size() != 1) qFatal("no packed bytes");
    const auto bytes =
        QByteArray::fromBase64(packed.arguments[0].toString().toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (bytes.size() % 12 != 2) qFatal("a wrong number of bytes");
    const auto number = [&](qsizetype at) {
        return static_cast<int>(static_cast<quint8>(bytes[at])) | static_cast<int>(static_cast<quint8>(bytes[at + 1]))
                                                                      << 8;
    };
    if (number(0) != 0) qFatal("another version");
    QList<PlacedTile> tiles;
    for (qsizetype at = 2; at < bytes.size(); at += 12)
        tiles << PlacedTile{
            {number(at), number(at + 2)}, number(at + 4), {number(at + 6), number(at + 8)}, number(at + 10)};
    return tiles;
}

/// But for the rounding of translucent layers.
bool isLike(QRgb a, QRgb b) {
    constexpr int most = 4;
    return std::abs(qRed(a) - qRed(b)) <= most && std::abs(qGreen(a) - qGreen(b)) <= most &&
           std::abs(qBlue(a) - qBlue(b)) <= most;
}

/// What Godot draws of the layers, and of the things.
QImage drawn(const Scene& scene, Size size) {
    QImage picture(size.width * scene.side, size.height * scene.side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    for (const auto& tag : scene.file.tags) {
        if (tag.head.value("type") == "TileMapLayer" && tag.values.value("visible", true).toBool())
            for (const auto& tile : tilesOf(tag))
                painter.drawImage(tile.cell * scene.side, scene.sheet,
                                  QRect(tile.atlas * scene.side, QSize(scene.side, scene.side)));
        if (tag.head.value("type") != "Sprite2D") continue;
        const auto at = callOf(tag.values["position"]).arguments, from = callOf(tag.values["region_rect"]).arguments;
        painter.drawImage(QPointF(at[0].toDouble(), at[1].toDouble()), scene.sheet,
                          QRectF(from[0].toDouble(), from[1].toDouble(), from[2].toDouble(), from[3].toDouble()));
    }
    return picture;
}

} // namespace

/// Scenes of Godot, read back by a reader of their grammar.
class GodotFormatTest : public QObject {
    Q_OBJECT
private slots:
    void theGrammarIsObeyed() {
        for (const World& world : {worldOfTiles(), worldOfEverything(), worldOfOneOfEverything()}) {
            const auto scene = sceneOf(world);
            QCOMPARE(scene.file.fault, QString());
            QCOMPARE(scene.file.tags.first().kind, "gd_scene");
            QCOMPARE(scene.file.tags.first().head["format"].toInt(), 4);
            QVERIFY(!scene.sheet.isNull());
        }
    }

    void brokenScenesAreFound() {
        for (const char* const text : {"[node", "x = 1", "[node]\nx = 1 2", "[node]\nx = \"", "[node]\nx = {",
                                       "[node]\nx=y", "[node]\nx = 1\nx = 2"})
            QVERIFY2(!readGodot(text).fault.isEmpty(), text);
    }

    void whatIsNamedIsThere() {
        const auto scene = sceneOf(worldOfEverything());
        QSet<QString> ids;
        for (const auto& tag : scene.file.tags)
            if (tag.kind.endsWith("_resource")) {
                QVERIFY(!ids.contains(tag.head["id"].toString()));
                ids.insert(tag.head["id"].toString());
            }
        for (const auto& tag : scene.file.tags)
            for (const auto& value : tag.values)
                if (const auto call = callOf(value); call.name.endsWith("Resource"))
                    QVERIFY(ids.contains(call.arguments[0].toString()));
        QCOMPARE(scene.file.find("ext_resource", "id", "tiles").head["path"].toString(), "map-tiles.png");
        QCOMPARE(scene.file.tags.first().head["load_steps"].toInt(), ids.size() + 1);
    }

    void everyCellHasItsTile() {
        const World world = worldOfTiles();
        const auto& level = world.levels.front();
        const auto scene = sceneOf(world);
        const auto atlas = scene.atlas();
        QSet<QPair<int, int>> seen;
        for (const auto& tile : tilesOf(scene.node("Tiles"))) {
            const auto place = QStringLiteral("%1:%2/0").arg(tile.atlas.x()).arg(tile.atlas.y());
            QVERIFY(atlas.values.contains(place));
            QCOMPARE(tile.source, 0);
            QCOMPARE(tile.alternative, 0);
            const auto kind = level.tiles.at({tile.cell.x(), tile.cell.y()});
            QCOMPARE(atlas.values[place + "/custom_data_0"].toString(), QString::fromStdString(world.tiles[kind].name));
            QCOMPARE(atlas.values[place + "/custom_data_1"].toBool(), world.tiles.walkable(kind));
            QCOMPARE(atlas.values[place + "/custom_data_2"].toBool(), world.tiles.seeThrough(kind));
            QCOMPARE(atlas.values.contains(place + "/physics_layer_0/polygon_0/points"), isSolid(world.tiles, kind));
            QVERIFY(QRect(QPoint(), scene.sheet.size()).contains(QRect(tile.atlas * 16, QSize(16, 16))));
            seen.insert({tile.cell.x(), tile.cell.y()});
        }
        QVERIFY(seen.size() >= 12 * 6 - 1); // but the one that is void
    }

    /// The test of all: what Godot would draw of it is what we draw.
    void itLooksAsItDoesHere() {
        for (const int side : {8, 16, 32}) {
            const World world = worldOfEverything();
            const auto& level = world.levels.front();
            const auto here = drawPicture(level, world.tiles, side);
            QVERIFY(here);
            const auto there = drawn(sceneOf(world, side), level.size()).convertToFormat(QImage::Format_ARGB32);
            int different = 0;
            for (int y = 0; y < there.height(); ++y)
                for (int x = 0; x < there.width(); ++x)
                    if (qAlpha(there.pixel(x, y)) == 255 && !isLike(there.pixel(x, y), here->pixel(x, y))) ++different;
            QCOMPARE(different, 0);
        }
    }

    void thingsAreNodes() {
        const World world = worldOfOneOfEverything();
        const auto scene = sceneOf(world);
        int found = 0;
        for (const auto& tag : scene.file.tags)
            if (tag.head.value("parent") == "Things") {
                ++found;
                const auto id = tag.values["metadata/id"].toString().toStdString();
                const auto& things = *world.levels.front().things;
                const auto thing =
                    std::find_if(things.begin(), things.end(), [&](const auto& one) { return one.id == id; });
                QVERIFY(thing != things.end());
                QCOMPARE(tag.values["metadata/kind"].toString(), fromView(infoOf(thing->kind).name));
                QCOMPARE(callOf(tag.values["position"]).arguments[0].toInt(), thing->at.x * 16);
                for (const auto& property : thing->properties)
                    QVERIFY(tag.values["metadata/properties"].toMap().contains(QString::fromStdString(property.name)));
            }
        QCOMPARE(found, static_cast<int>(world.levels.front().things->size()));
    }

    void roomsAreMetadata() {
        const auto scene = sceneOf(worldOfEverything());
        const auto root = scene.node("map");
        QVERIFY(!root.head.contains("parent"));
        const auto rooms = root.values["metadata/rooms"].toList();
        QCOMPARE(rooms.size(), 1);
        QCOMPARE(rooms[0].toMap()["id"].toString(), "room-0-3");
        QCOMPARE(callOf(rooms[0].toMap()["rect"]).arguments, (QVariantList{0.0, 3.0, 12.0, 3.0}));
    }

    void layersHaveTheirOpacity() {
        World world = worldOfTiles();
        DecorationLayer layer;
        layer.name = "roof";
        layer.over = true;
        layer.opacity = 40;
        layer.hidden = true;
        layer.tiles = Grid(world.levels.front().size());
        layer.tiles.set({3, 3}, Tile::Forest);
        world.levels.front().layers = {layer};
        const auto scene = sceneOf(world);
        const auto node = scene.node("roof");
        QCOMPARE(callOf(node.values["modulate"]).arguments[3].toDouble(), 0.4);
        QCOMPARE(node.values.value("collision_enabled", true).toBool(), false); // decoration stops nobody
        QVERIFY(!scene.node("Tiles").values.contains("collision_enabled"));
        QCOMPARE(node.values["visible"].toBool(), false);
        QCOMPARE(tilesOf(node).size(), 1);
    }

    /// Names are a stranger's: they stay what they are, inside of what they name.
    void anyNameIsEscaped() {
        for (const char* const name : {"a\"b", "a\\", "]\n[node name=\"x\" type=\"Node\"]\n", "Things", "Tiles", "..",
                                       "a/b", "%x", "über", "\xff", "\x01", "\"", "{", "\n"}) {
            World world = worldOfEverything();
            auto& level = world.levels.front();
            const auto nodes = sceneOf(world).file.tags.size();
            DecorationLayer layer;
            layer.name = name;
            layer.tiles = Grid(level.size(), Tile::Grass);
            level.layers = {layer, layer};
            level.name = name;
            world.name = name;
            level.things.write()[0].id = name;
            level.rooms.write()[0].properties.set(name, std::string(name));
            const auto scene = sceneOf(world);
            QVERIFY2(scene.file.fault.isEmpty(), qPrintable(name + QStringLiteral(": ") + scene.file.fault));
            QCOMPARE(scene.file.tags.size(), nodes + 2);
            QSet<QString> names;
            for (const auto& tag : scene.file.tags) {
                if (tag.kind != u"node") continue;
                const auto node = tag.head["name"].toString();
                const auto place = tag.head["parent"].toString() + u'/' + node;
                QVERIFY2(!names.contains(place), qPrintable(place));
                names.insert(place);
                for (const QChar c : QStringLiteral(".:@/\"%")) QVERIFY2(!node.contains(c), qPrintable(node));
            }
        }
    }
};

DELVE_TEST(GodotFormatTest)
#include "godot_format_test.moc"

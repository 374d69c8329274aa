#include "editor/drawing/map_drawing.h"
#include "editor/formats/formats.h"
#include "editor/skins/own_skin.h"
#include "editor/text/message_text.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/editor/tiled/compared_pictures.h"
#include "tests/editor/tiled/drawn_tmx.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr QRgb beyond = 0xff101010;
constexpr int pixels = 8;

/// Floors and coins are drawn from pictures: the floor twice as large as the sheet has it.
std::string skinText() {
    const auto large = pngOf(numberedSheet(16, 8)).toBase64().toStdString();
    auto text = skinOf(R"("floor": { "pieces": 1 })", R"(, "things": [
            { "kind": "coin", "property": "value", "value": "5", "pieces": "large#3", "anchor": [4, 8] },
            { "kind": "coin", "pieces": 7 }])");
    const std::string mark = "\"height\": 4 }";
    text.insert(text.find(mark) + mark.size(),
                R"(, { "name": "large", "width": 8, "height": 8, "data": "data:image/png;base64,)" + large + "\" }");
    return text;
}

Thing coin(const char* id, Cell at) {
    Thing thing;
    thing.kind = ThingKind::Coin;
    thing.id = id;
    thing.at = at;
    return thing;
}

World withSkin(std::vector<Thing> things) {
    World world;
    world.properties.set("skin", UnknownValue{skinText()});
    Level level;
    level.id = "a";
    level.tiles = Grid({5, 5}, Tile::Floor);
    level.things.write() = std::move(things);
    world.levels = {level};
    return world;
}

QImage drawn(const World& world) {
    const auto& level = world.levels.front();
    MapDrawing drawing(beyond);
    drawing.setSkin(skinOf(world, level));
    drawing.show(level, world.tiles);
    QImage picture(MapDrawing::pixelsOf(level.size(), pixels), QImage::Format_RGB32);
    drawing.paint(picture, {}, pixels);
    return picture;
}

struct Exported {
    TmxFile file;
    Notes notes;
};

Exported exported(const World& world) {
    const QTemporaryDir folder;
    WriteRequest request;
    request.options = {{"cell", Decimal::of(pixels)}};
    const auto path = folder.filePath("map.tmx");
    const auto written = writeWorld(world, path, request);
    if (!written) qFatal("%s", qPrintable(toQString(written.failure())));
    return {readTmx(path), *written};
}

} // namespace

/// Maps for Tiled of worlds with a skin of their own.
class TiledSkinTest : public QObject {
    Q_OBJECT
private slots:
    void thingsAreTheSpritesOfTheSkin() {
        const World world = withSkin({coin("a", {0, 4}), coin("b", {3, 1})});
        const auto [file, notes] = exported(world);
        QCOMPARE(file.fault, QString());
        QCOMPARE(differenceOf(drawn(world), drawnTmx(file), beyond), QString());
        QVERIFY(drawn(world) != drawn(withSkin({}))); // they are seen
        QVERIFY(notes.empty());
        QCOMPARE(file.objects.size(), std::size_t{2});
        QCOMPARE(file.tiles.at(file.objects[0].tile).kind, QString("coin"));
    }

    void ofALargeSpriteTheCellIsWritten() {
        auto rich = coin("b", {2, 2});
        rich.fields.set("value", Decimal::of(5));
        const World world = withSkin({rich});
        const auto [file, notes] = exported(world);
        const QRect cell(2 * pixels, 2 * pixels, pixels, pixels);
        QCOMPARE(differenceOf(drawn(world).copy(cell), drawnTmx(file).copy(cell), beyond), QString());
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY(toQString(notes.front()).contains("larger than a cell"));
    }
};

DELVE_TEST(TiledSkinTest)
#include "tiled_skin_test.moc"

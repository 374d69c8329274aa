#include "editor/drawing/colours.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/formats/files_in_memory.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/ldtk/ldtk_samples.h"
#include "tests/editor/tiled/compared_pictures.h"
#include "tests/support/counts.h"
#include "tests/support/levels.h"
#include "tests/support/test.h"

#include <QJsonDocument>
#include <QPainter>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

using Files = std::map<std::string, QByteArray>;

Files written(const World& world, const FormatOptions& options = {}) {
    const auto files = filesOf(world, *builtInFormats().find("ldtk"), options);
    if (files.empty()) qFatal("it cannot be written");
    return files;
}

QJsonObject projectOf(const Files& files) { return QJsonDocument::fromJson(files.at({})).object(); }

/// What LDtk shows of the first level: its layers of tiles, the lowest first, and the tiles of its entities.
class Drawn {
public:
    explicit Drawn(const Files& files) {
        const auto project = projectOf(files);
        for (const QJsonValue tileset : project["defs"].toObject()["tilesets"].toArray())
            m_sheets[tileset["uid"].toInt()] = QImage::fromData(files.at(tileset["relPath"].toString().toStdString()));
        const auto level = project["levels"].toArray()[0].toObject();
        m_picture = QImage(level["pxWid"].toInt(), level["pxHei"].toInt(), QImage::Format_ARGB32_Premultiplied);
        m_picture.fill(Qt::transparent);
        const auto layers = level["layerInstances"].toArray();
        for (auto i = layers.size(); i-- > 0;) draw(layers[i].toObject());
    }
    [[nodiscard]] const QImage& picture() const { return m_picture; }

private:
    void draw(const QJsonObject& layer) {
        if (!layer["visible"].toBool()) return;
        QPainter painter(&m_picture);
        painter.setOpacity(layer["__opacity"].toDouble());
        const auto side = layer["__gridSize"].toInt();
        const auto& sheet = m_sheets[layer["__tilesetDefUid"].toInt()];
        for (const QJsonValue tile : layer["gridTiles"].toArray()) {
            const auto columns = sheet.width() / side, number = tile["t"].toInt();
            const QRect from(tile["src"][0].toInt(), tile["src"][1].toInt(), side, side);
            if (from.topLeft() != QPoint(number % columns * side, number / columns * side)) qFatal("not its place");
            painter.drawImage(QPoint(tile["px"][0].toInt(), tile["px"][1].toInt()), sheet, from);
        }
        for (const QJsonValue entity : layer["entityInstances"].toArray()) {
            const auto rect = entity["__tile"].toObject();
            painter.drawImage(QPoint(entity["px"][0].toInt(), entity["px"][1].toInt()),
                              m_sheets[rect["tilesetUid"].toInt()],
                              QRect(rect["x"].toInt(), rect["y"].toInt(), rect["w"].toInt(), rect["h"].toInt()));
        }
    }

    std::map<int, QImage> m_sheets;
    QImage m_picture;
};

QString difference(const World& world, int cell) {
    return differenceOf(pictureOf(world, cell), Drawn(written(world, {{"cell", Decimal::of(cell)}})).picture(),
                        toRgb(world.tiles[Tile::Void].colour), 4);
}

} // namespace

/// LDtk shows our maps as they look here, and they come back as they were.
class LdtkPictureTest : public QObject {
    Q_OBJECT

    static void everyRecipe() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }

private slots:
    void aMapLooksAsHere_data() { everyRecipe(); }
    void aMapLooksAsHere() {
        QFETCH(QString, recipe);
        QCOMPARE(difference(generated(recipe, 1, {48, 32}), 16), QString());
    }

    void layersLookAsHere() {
        World world = generated("ruins", 4, {40, 30});
        auto& level = world.levels.front();
        const auto add = [&](bool over, std::int32_t opacity, Tile tile, const Rect& area) {
            DecorationLayer made;
            made.name = "layer";
            made.over = over;
            made.opacity = opacity;
            made.tiles = Grid(level.size());
            made.tiles.fill(area, tile);
            level.layers.push_back(made);
        };
        add(true, 100, Tile::Grass, {3, 3, 20, 4});
        add(false, 100, Tile::Water, {0, 20, 40, 10});
        add(true, 40, Tile::Wall, {10, 0, 12, 25});
        add(true, 100, Tile::Lava, {0, 0, 40, 30});
        level.layers.back().hidden = true;
        QCOMPARE(difference(world, 24), QString());
    }

    /// Levels of other recipes have other skins, and these their own tilesets.
    void eachSkinHasItsTileset() {
        World world = generated("caves", 1, {32, 24});
        auto other = generated("keep", 1, {32, 24}).levels.front();
        other.id = "other";
        world.levels.push_back(other);
        const auto files = written(world);
        QCOMPARE(files.size(), std::size_t{3});
        QVERIFY(files.contains("map-tiles.png") && files.contains("map-tiles-2.png"));
        const auto levels = projectOf(files)["levels"].toArray();
        const auto tilesetOf = [&](int place) {
            for (const QJsonValue layer : levels[place]["layerInstances"].toArray())
                if (layer["__identifier"].toString() == u"Tiles_picture") return layer["__tilesetDefUid"].toInt();
            return 0;
        };
        QVERIFY(tilesetOf(0) != tilesetOf(1) && tilesetOf(0) != 0);
    }

    void withoutAtilesetThereIsOneFile() {
        const auto files = written(worldOfEverything(), {{"tileset", std::string("none")}});
        QCOMPARE(files.size(), std::size_t{1});
        QVERIFY(projectOf(files)["defs"].toObject()["tilesets"].toArray().isEmpty());
    }

    void tooManyCellsAreRefused() {
        World world = worldOfTiles();
        world.levels.front().tiles = Grid(Size{2049, 2048}, Tile::Floor);
        WriteRequest request;
        FilesInMemory files;
        const auto& format = *builtInFormats().find("ldtk");
        const auto refused = writeWorld(world, format, request, files);
        QVERIFY(!refused && files.files().empty());
        QVERIFY(toQString(refused.failure()).contains("tileset to none"));
        request.options = format.asOneFile;
        QVERIFY(writeWorld(world, format, request, files));
    }

    /// 500 of each with packaging/test --long engines.
    void levelsComeBackWhole_data() { everyRecipe(); }
    void levelsComeBackWhole() {
        QFETCH(QString, recipe);
        const QTemporaryDir folder;
        const auto path = folder.filePath("map.ldtk");
        const std::uint64_t count = isLong("engines") ? 500 : 3;
        for (std::uint64_t seed = 1; seed <= count; ++seed) {
            const World world = asInAFile(generated(recipe, seed, {static_cast<std::int32_t>(40 + seed % 17), 32}));
            WriteRequest request;
            if (seed % 10 != 0) request.options = {{"tileset", std::string("none")}}; // which says no less
            const auto out = writeWorld(world, path, request);
            QVERIFY2(out && out->empty(), qPrintable(QString::number(seed)));
            const auto back = readWorld(path);
            QVERIFY2(back.ok(), qPrintable(back ? QString() : toQString(back.failure())));
            QVERIFY2(back->world == world && back->notes.empty(), qPrintable(QString::number(seed)));
        }
    }
};

DELVE_TEST(LdtkPictureTest)
#include "ldtk_picture_test.moc"

#include "editor/drawing/colours.h"
#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/tiled/compared_pictures.h"
#include "tests/editor/tiled/drawn_tmx.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// Runs a program of Tiled; what it complains of.
QString complaintsOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(300'000) || process.exitCode() != 0) return program + " failed: " + process.readAll();
    QStringList lines = QString::fromUtf8(process.readAllStandardError()).split('\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString& line) { return line.contains("XDG_RUNTIME_DIR"); });
    return lines.join('\n');
}

/// The cells of the tile layers of a map in JSON, layer by layer.
std::vector<std::vector<std::uint32_t>> cellsIn(const QString& path) {
    QFile opened(path);
    if (!opened.open(QIODevice::ReadOnly)) return {};
    std::vector<std::vector<std::uint32_t>> layers;
    for (const auto& value : QJsonDocument::fromJson(opened.readAll()).object()["layers"].toArray()) {
        if (value.toObject()["type"].toString() != "tilelayer") continue;
        auto& cells = layers.emplace_back();
        for (const auto& cell : value.toObject()["data"].toArray())
            cells.push_back(static_cast<std::uint32_t>(cell.toInteger()));
    }
    return layers;
}

} // namespace

/// Tiled itself opens our maps. `packaging/test --long engines` installs it.
class TiledExportProgramTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(qputenv("QT_QPA_PLATFORM", "offscreen")); }

    void itDrawsThemAsWeDo_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void itDrawsThemAsWeDo() {
        if (!isLong("engines")) return; // it needs Tiled
        QFETCH(QString, recipe);
        const std::vector<FormatOptions> ways{{},
                                              {{"tileset", std::string("external")}},
                                              {{"compression", std::string("zlib")}},
                                              {{"compression", std::string("zstd")}},
                                              {{"tileset", std::string("inside")}},
                                              {{"cell", Decimal::of(32)}}};
        for (std::size_t i = 0; i < ways.size(); ++i)
            for (const QString ending : {"tmx", "tmj"}) {
                if (ending == "tmj" && i == 4) continue; // Tiled reads no pictures from within JSON
                const World world = generated(recipe, 100 + i, {64, 40});
                const QTemporaryDir folder;
                const QString path = folder.filePath("map." + ending), drawn = folder.filePath("drawn.png");
                WriteRequest request;
                request.options = ways[i];
                QVERIFY(writeWorld(world, path, request));
                QCOMPARE(complaintsOf("tmxrasterizer", {path, drawn}), QString());
                QCOMPARE(differenceOf(pictureOf(world, i == 5 ? 32 : 16), QImage(drawn),
                                      toRgb(world.tiles[Tile::Void].colour)),
                         QString());
            }
    }

    void itExportsWhatWeWrote() {
        if (!isLong("engines")) return; // it needs Tiled
        for (const auto& recipe : generation::builtInRecipes()) {
            const World world = generated(QString::fromStdString(recipe.name), 7, {64, 40});
            const QTemporaryDir folder;
            const QString path = folder.filePath("map.tmx"), json = folder.filePath("map.json");
            QVERIFY(writeWorld(world, path));
            QCOMPARE(complaintsOf("tiled", {"--export-map", "json", path, json}), QString());
            const auto file = readTmx(path);
            const auto exported = cellsIn(json);
            QCOMPARE(exported.size(), file.layers.size());
            for (std::size_t i = 0; i < exported.size(); ++i) QVERIFY(exported[i] == file.layers[i].cells);
        }
    }
};

DELVE_TEST(TiledExportProgramTest)
#include "tiled_export_program_test.moc"

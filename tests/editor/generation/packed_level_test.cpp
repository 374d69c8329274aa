#include "editor/generation/packed_level.h"

#include "editor/document/document.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/trace.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

const auto never = [] { return false; };

generation::Trace traceOf(const Recipe& recipe, Size size) {
    generation::Workspace workspace;
    generation::Trace trace;
    generation::GenerateRequest request;
    request.recipe = recipe;
    request.size = size;
    if (!generation::generate(request, generation::builtInStages(), workspace, nullptr, &trace)) qFatal("no level");
    return trace;
}

} // namespace

/// Snapshots of a large map are kept packed, and look the same once they are unpacked.
class PackedLevelTest : public QObject {
    Q_OBJECT
private slots:
    void snapshotsOfAllStagesComeBack_data() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void snapshotsOfAllStagesComeBack() {
        QFETCH(QString, name);
        const auto recipe = generation::builtInRecipes().find(name.toStdString())->withSeed(7);
        const auto trace = traceOf(recipe, {128, 96});
        QVERIFY(!trace.stages.empty());
        for (const auto& stage : trace.stages) {
            const auto packed = packedLevel(stage.level, {}, never);
            QVERIFY2(!packed.empty(), stage.stage.c_str());
            const auto level = unpackedLevel(packed, never);
            QVERIFY2(level.ok(), stage.stage.c_str());
            QVERIFY2(level->tiles == stage.level.tiles && level->layers == stage.level.layers, stage.stage.c_str());
            QCOMPARE(level->rooms->size(), stage.level.rooms->size());
            QCOMPARE(level->things->size(), stage.level.things->size());
        }
    }

    void wherePortalsLeadIsLeftOut() {
        Level level;
        level.tiles = Grid({4, 4}, Tile::Floor);
        auto& portal = level.things.write().emplace_back();
        portal.id = "portal-1-1";
        portal.kind = ThingKind::Portal;
        portal.at = {1, 1};
        portal.fields.set("level", Reference{"elsewhere"});
        const auto unpacked = unpackedLevel(packedLevel(level, {}, never), never);
        QVERIFY(unpacked.ok());
        QVERIFY(unpacked->things->front().at == portal.at && unpacked->things->front().fields.empty());
    }

    void ownTilesComeBack() {
        TileCatalogue tiles;
        TileKind moss;
        moss.name = "moss";
        const auto added = tiles.add(moss);
        QVERIFY(added);
        Level level;
        level.tiles = Grid({4, 4}, *added);
        const auto unpacked = unpackedLevel(packedLevel(level, tiles, never), never);
        QVERIFY(unpacked.ok() && unpacked->tiles == level.tiles);
    }

    void stopsAndRefusesWhatIsDamaged() {
        Level level;
        level.tiles = Grid({64, 64}, Tile::Floor);
        QVERIFY(packedLevel(level, {}, [] { return true; }).empty());
        const auto packed = packedLevel(level, {}, never);
        QCOMPARE(unpackedLevel(packed, [] { return true; }).failure().kind, Failure::Kind::Cancelled);
        QVERIFY(!unpackedLevel(std::string_view(packed).substr(0, packed.size() / 2), never).ok());
        QVERIFY(!unpackedLevel("no zlib", never).ok());
    }

    void whatCannotBePackedStaysAsItIs() {
        generation::Trace trace;
        trace.pack = [](const Level&, const std::function<bool()>&) { return std::string(); };
        generation::Workspace workspace;
        generation::GenerateRequest request;
        request.recipe = generation::builtInRecipes().find("caves")->withSeed(1);
        request.size = {2048, 2048};
        const auto made = generation::generate(request, generation::builtInStages(), workspace, nullptr, &trace);
        QVERIFY(made.ok());
        for (const auto& stage : trace.stages) QVERIFY(stage.packed.empty() && stage.level.size() == request.size);
        QVERIFY(trace.stages.back().level.tiles == made->level.tiles);
    }

    void stagesOfAVeryLargeMapArriveLater() {
        const auto recipe = generation::builtInRecipes().find("caves")->withSeed(1);
        const Size size{2048, 2048};
        Document document(test::pool());
        document.begin(recipe, size);
        QTRY_VERIFY_WITH_TIMEOUT(!document.generating(), 60'000);
        auto& tracing = document.tracing();
        QSignalSpy traced(&tracing, &Tracing::ready);
        tracing.request();
        QTRY_COMPARE_WITH_TIMEOUT(traced.size(), 1, 60'000);
        const auto& stages = tracing.trace()->stages;
        QVERIFY(stages.size() > 2);
        for (const auto& stage : stages) {
            QVERIFY(stage.level.size().area() == 0 && !stage.packed.empty());
            QVERIFY(stage.packed.size() < std::size_t{1} << 22); // a byte a cell
        }

        std::vector<std::pair<std::size_t, Level>> arrived;
        connect(&tracing, &Tracing::levelReady, this,
                [&](std::size_t stage, const Level& level) { arrived.emplace_back(stage, level); });
        tracing.readLevel(1);
        tracing.readLevel(0); // the newest wins
        QVERIFY(tracing.reading() && arrived.empty());
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), std::size_t{1}, 60'000);
        QCOMPARE(arrived[0].first, std::size_t{0});
        QVERIFY(arrived[0].second.tiles == traceOf(recipe, size).stages[0].level.tiles);
        tracing.readLevel(stages.size() - 1);
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), std::size_t{2}, 60'000);
        QVERIFY(arrived[1].second.tiles == document.level().tiles);
    }
};

DELVE_TEST(PackedLevelTest)
#include "packed_level_test.moc"

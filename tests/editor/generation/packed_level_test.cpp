#include "editor/generation/packed_level.h"

#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/trace.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

const auto never = [] { return false; };

std::string packed(const Level& level, const TileCatalogue& tiles = {}) {
    std::string bytes;
    const auto take = [&](std::string_view more) {
        bytes += more;
        return true;
    };
    return packLevel(level, tiles, take, never) ? bytes : std::string();
}

Result<Level> unpacked(std::string_view bytes) { return unpackLevel(piecesOf(bytes), never); }

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

/// Levels look the same once they are unpacked.
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
            const auto level = unpacked(packed(stage.level));
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
        const auto again = unpacked(packed(level));
        QVERIFY(again.ok());
        QVERIFY(again->things->front().at == portal.at && again->things->front().fields.empty());
    }

    void ownTilesComeBack() {
        TileCatalogue tiles;
        TileKind moss;
        moss.name = "moss";
        const auto added = tiles.add(moss);
        QVERIFY(added);
        Level level;
        level.tiles = Grid({4, 4}, *added);
        const auto again = unpacked(packed(level, tiles));
        QVERIFY(again.ok() && again->tiles == level.tiles);
    }

    void stopsAndRefusesWhatIsDamaged() {
        Level level;
        level.tiles = Grid({64, 64}, Tile::Floor);
        const auto all = [](std::string_view) { return true; };
        QVERIFY(packLevel(level, {}, all, never));
        QVERIFY(!packLevel(level, {}, all, [] { return true; }));
        QVERIFY(!packLevel(
            level, {}, [](std::string_view) { return false; }, never)); // a full disk
        const auto bytes = packed(level);
        QCOMPARE(unpackLevel(piecesOf(bytes), [] { return true; }).failure().kind, Failure::Kind::Cancelled);
        QVERIFY(!unpacked(std::string_view(bytes).substr(0, bytes.size() / 2)).ok());
        QVERIFY(!unpacked("no zlib").ok());
    }
};

DELVE_TEST(PackedLevelTest)
#include "packed_level_test.moc"

#include "editor/generation/level_store.h"

#include "editor/document/document.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <random>

using namespace delve;
using namespace delve::editor;

namespace {

const auto never = [] { return false; };

Level filledWith(Tile tile) {
    Level level;
    level.tiles = Grid({300, 200}, tile);
    return level;
}

/// One that packs into several pieces.
Level noise() {
    Level level;
    level.tiles = Grid({1200, 1200}, Tile::Floor);
    std::minstd_rand random(1);
    for (std::int32_t y = 0; y < 1200; ++y)
        for (std::int32_t x = 0; x < 1200; ++x)
            if (random() % 3 == 0) level.tiles.set({x, y}, Tile::Water);
    return level;
}

} // namespace

/// Snapshots of a very large map lie on the disk until somebody looks at them.
class LevelStoreTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void init() { qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder.path())); }
    void cleanupTestCase() { qunsetenv("XDG_CACHE_HOME"); }

    void levelsComeBackInAnyOrder() {
        const LevelStore store({});
        const std::vector tiles{Tile::Floor, Tile::Water, Tile::Grass};
        std::vector<std::shared_ptr<const generation::StoredLevel>> stored;
        for (const Tile tile : tiles) stored.push_back(store.put(filledWith(tile), never));
        for (const std::size_t i : {2u, 0u, 1u, 0u}) {
            QVERIFY(stored[i]);
            const auto level = stored[i]->read(never);
            QVERIFY(level.ok());
            QVERIFY(level->tiles == filledWith(tiles[i]).tiles);
        }
        QCOMPARE(stored[0]->read([] { return true; }).failure().kind, Failure::Kind::Cancelled);
    }

    void levelsOutliveTheirStore() {
        std::shared_ptr<const generation::StoredLevel> stored;
        {
            const LevelStore store({});
            stored = store.put(filledWith(Tile::Floor), never);
        }
        QVERIFY(stored->read(never).ok());
    }

    void whatWasStoppedHarmsNoOther() {
        const LevelStore store({});
        const auto first = store.put(filledWith(Tile::Floor), never);
        int asked = 0;
        QVERIFY(store.put(noise(), [&] { return ++asked < 0; }));
        const int all = asked;
        QVERIFY(all > 4);
        asked = 0;
        QVERIFY(!store.put(noise(), [&] { return ++asked == all; }));
        const auto second = store.put(filledWith(Tile::Grass), never);
        QVERIFY(first->read(never)->tiles == filledWith(Tile::Floor).tiles);
        QVERIFY(second->read(never)->tiles == filledWith(Tile::Grass).tiles);
    }

    /// A program that is killed leaves nothing on the disk.
    void theFileHasNoName() {
        const LevelStore store({});
        QVERIFY(store.put(filledWith(Tile::Floor), never));
        QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
        QVERIFY(folder.exists());
        QCOMPARE(folder.entryList(QDir::Files | QDir::Hidden | QDir::System), QStringList());
    }

    void withoutAFolderNothingIsStored() {
        const QString path = m_folder.filePath(QStringLiteral("no-folder"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        qputenv("XDG_CACHE_HOME", QFile::encodeName(path));
        const LevelStore store({});
        QVERIFY(!store.put(filledWith(Tile::Floor), never));
    }

    void whatCannotBeStoredStaysAsItIs() {
        generation::Trace trace;
        trace.store = [](const Level&, const std::function<bool()>&) { return nullptr; };
        generation::Workspace workspace;
        generation::GenerateRequest request;
        request.recipe = generation::builtInRecipes().find("caves")->withSeed(1);
        request.size = {2048, 2048};
        const auto made = generation::generate(request, generation::builtInStages(), workspace, nullptr, &trace);
        QVERIFY(made.ok());
        for (const auto& stage : trace.stages) QVERIFY(!stage.stored && stage.level.size() == request.size);
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
        for (const auto& stage : stages) QVERIFY(stage.level.size().area() == 0 && stage.stored);

        std::vector<std::pair<std::size_t, Level>> arrived;
        connect(&tracing, &Tracing::levelReady, this,
                [&](std::size_t stage, const Level& level) { arrived.emplace_back(stage, level); });
        tracing.readLevel(1);
        tracing.readLevel(0); // the newest wins
        QVERIFY(tracing.reading() && arrived.empty());
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), std::size_t{1}, 60'000);
        QCOMPARE(arrived[0].first, std::size_t{0});
        QVERIFY(arrived[0].second.tiles != document.level().tiles);
        tracing.readLevel(stages.size() - 1);
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), std::size_t{2}, 60'000);
        QVERIFY(arrived[1].second.tiles == document.level().tiles);
    }
};

DELVE_TEST(LevelStoreTest)
#include "level_store_test.moc"

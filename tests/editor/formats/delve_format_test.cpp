#include "editor/formats/formats.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;

/// What our own format reports when it reads.
class DelveFormatTest : public QObject {
    Q_OBJECT

    static Imported readBack(const World& world) {
        const QTemporaryDir folder;
        const auto path = folder.filePath("map.delve");
        if (!writeWorld(world, path)) qFatal("not written");
        auto read = readWorld(path);
        if (!read) qFatal("not read");
        return std::move(*read);
    }

private slots:
    void anObjectiveThatNobodyKnowsIsNoted() {
        World world;
        world.name = "w";
        auto& level = world.levels.emplace_back();
        level.id = "level";
        level.tiles = Grid({4, 4}, Tile::Floor);
        QVERIFY(readBack(world).notes.empty());
        world.rules.write().objective = "thrive";
        const auto read = readBack(world);
        QCOMPARE(read.world.rules->objective, std::string("thrive"));
        QCOMPARE(read.notes.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(inEnglish(read.notes.front())),
                 QString("Unknown objective “thrive”, kept as it is. To play the map, choose another."));
    }
};

DELVE_TEST(DelveFormatTest)
#include "delve_format_test.moc"

#include "editor/document/recovery.h"
#include "editor/formats/formats.h"
#include "editor/tools/thing_edits.h"
#include "generation/files/world_file.h"
#include "generation/level/world_changes.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/pool.h"
#include "tests/support/portals.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

World worldOf(std::initializer_list<const char*> levels) {
    World world;
    world.name = "World";
    for (const auto* id : levels) {
        Level level = drawn("....\n....\n");
        level.id = level.name = id;
        world.levels.push_back(std::move(level));
    }
    return world;
}

const Properties& fieldsOfFirst(const Level& level) { return level.things->front().fields; }

/// Do the portals in the file lead where those of the map do?
void compareWithItsFile(const Document& document) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("map.delve"));
    QVERIFY(writeWorld(document.world(), path).ok());
    const auto read = readDelveFile(path.toStdString());
    QVERIFY2(read.ok(), read.ok() ? "" : inEnglish(read.failure().message).c_str());
    for (std::size_t i = 0; i < read->levels.size(); ++i)
        for (const auto& thing : *read->levels[i].things)
            if (thing.kind == ThingKind::Portal)
                QVERIFY(findThing(document.world().levels[i], thing.id)->fields == thing.fields);
}

} // namespace

/// Portals whose destination is missing, in a document: no edit leads to a map that cannot be saved.
class PortalsTest : public QObject {
    Q_OBJECT
private slots:
    /// A door that is pasted into a world without its house leads nowhere, and the map can be saved.
    void aDoorThatIsPastedElsewhereLeadsNowhere() {
        const QTemporaryDir folder;
        Document town(test::pool());
        World streets = worldOf({"town", "house"});
        streets.levels[0].things.write().push_back(portalTo("house", {0, 0}));
        town.reset(streets);
        Document other(test::pool());
        other.reset(worldOf({"town"}));
        ToolController toolController(test::pool());
        toolController.setDocument(&town);
        toolController.selectAll();
        toolController.copy();
        toolController.setDocument(&other);
        toolController.paste();
        toolController.move({{2, 1}});
        toolController.press({{2, 1}});
        toolController.cancel();
        QCOMPARE(other.level().things->size(), std::size_t{1});
        QVERIFY(!fieldsOfFirst(other.level()).find("level"));
        QVERIFY(other.save(folder.filePath(QStringLiteral("other.delve"))).ok());
        toolController.setDocument(&town); // in the world with the house it still leads there
        toolController.paste();
        toolController.move({{2, 1}});
        toolController.press({{2, 1}});
        QVERIFY(fieldsOfFirst(town.level()).find("level"));
    }

    /// The file holds what the map shows, and undo restores the portal's destination.
    void whereALevelGoesItsPortalsAreMendedInTheSameStep() {
        Document document(test::pool());
        World world = worldOf({"upper", "lower"});
        world.levels[0].things.write().push_back(portalTo("lower", {3, 1}));
        document.reset(world);
        World without = world;
        without.levels.pop_back();
        document.applyWorld(WorldEdit::between(world, without), Text{"", "remove"});
        QVERIFY(!fieldsOfFirst(document.level()).find("level") && !fieldsOfFirst(document.level()).find("cell"));
        compareWithItsFile(document);
        QCOMPARE(document.history().steps().size(), std::size_t{1});
        document.undo();
        QVERIFY(document.world() == world);
        document.redo();
        QVERIFY(!fieldsOfFirst(document.level()).find("level"));
    }

    void whereALevelShrinksItsPortalsAreMendedInTheSameStep() {
        Document document(test::pool());
        World world = worldOf({"upper", "lower"});
        world.levels[0].things.write().push_back(portalTo("lower", {3, 1}));
        document.reset(world);
        document.setCurrentLevel(1);
        Level smaller = document.level();
        smaller.tiles = Grid({2, 2}, Tile::Floor);
        document.apply(Edit::between(document.level(), smaller), Text{"", "shrink"});
        QCOMPARE(document.level().size(), (Size{2, 2}));
        const Properties& fields = fieldsOfFirst(document.world().levels[0]);
        QVERIFY(fields.find("level") && !fields.find("cell"));
        compareWithItsFile(document);
        QCOMPARE(document.history().steps().size(), std::size_t{1});
        document.undo();
        QVERIFY(document.world() == world);
        QCOMPARE(document.currentLevel(), std::size_t{1});
    }

    void aSmallerMapThatIsGeneratedMendsWhatLeadsOffIt() {
        Document document(test::pool());
        World world = worldOf({"only"});
        world.levels[0].tiles = Grid({60, 40}, Tile::Floor);
        world.levels[0].things.write().push_back(portalTo("only", {55, 35}, {5, 5}));
        world.levels[0].pinnedThings.write().push_back(world.levels[0].things->front().id);
        document.reset(world);
        document.generate(recipeNamed(generation::builtInRecipes(), "grown-rooms@1")->withSeed(1), {40, 30});
        QTRY_VERIFY(!document.generating());
        QCOMPARE(document.level().size(), (Size{40, 30}));
        const auto portal = std::ranges::find(*document.level().things, ThingKind::Portal, &Thing::kind);
        QVERIFY(portal != document.level().things->end());
        QVERIFY(!portal->fields.find("cell"));
        compareWithItsFile(document);
        document.undo();
        QVERIFY(document.world().levels == world.levels);
    }

    /// However the portal came into the map: the map can be saved, and recovery keeps its unsaved work.
    void aMapWithSuchAPortalIsSavedAndKept() {
        const QTemporaryDir folder;
        Document document(test::pool());
        document.reset(worldOf({"upper"}));
        Recovery recovery(document, folder.filePath(QStringLiteral("recovery")),
                          {std::chrono::milliseconds(1), std::chrono::milliseconds(1)});
        QSignalSpy written(&recovery, &Recovery::written);
        Level after = document.level();
        after.things.write().push_back(portalTo("house", {0, 0}));
        document.apply(Edit::between(document.level(), after), Text{"", "portal"});
        QTRY_VERIFY(!written.isEmpty());
        QVERIFY(readRecoveredWork({recovery.file(), {}, {}, {}}).ok());
        const QString path = folder.filePath(QStringLiteral("map.delve"));
        QVERIFY(document.save(path).ok());
        QVERIFY(readDelveFile(path.toStdString()).ok());
    }
};

DELVE_TEST(PortalsTest)
#include "portals_test.moc"

#include "editor/document/portals.h"
#include "editor/work/recovery.h"
#include "generation/level/delve_file.h"
#include "generation/level/world_changes.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::test;

namespace {

Thing portalTo(const std::string& level, Cell arrival, Cell at = {1, 0}) {
    Thing portal;
    portal.kind = ThingKind::Portal;
    portal.id = bornAt("portal", at);
    portal.at = at;
    portal.fields.set("level", Reference{level});
    portal.fields.set("cell", arrival);
    return portal;
}

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

} // namespace

/// Portals that lead to what is not there: no map becomes one that cannot be saved.
class PortalsTest : public QObject {
    Q_OBJECT
private slots:
    void whatLeadsSomewhereStays() {
        World world = worldOf({"upper", "lower"});
        world.levels[0].things.write().push_back(portalTo("lower", {3, 1}));
        world.levels[1].things.write().push_back(portalTo("lower", {0, 0}));
        const World before = world;
        QVERIFY(!mendPortals(world));
        QVERIFY(world == before);
    }

    void aLevelThatIsNotThereLeavesNoTarget() {
        World world = worldOf({"upper"});
        world.levels[0].things.write().push_back(portalTo("house", {0, 0}));
        QVERIFY(mendPortals(world));
        QVERIFY(!fieldsOfFirst(world.levels[0]).find("level") && !fieldsOfFirst(world.levels[0]).find("cell"));
    }

    void aCellOffTheMapIsNone() {
        World world = worldOf({"upper", "lower"});
        world.levels[0].things.write().push_back(portalTo("lower", {4, 0}));
        QVERIFY(mendPortals(world));
        QVERIFY(fieldsOfFirst(world.levels[0]).find("level") && !fieldsOfFirst(world.levels[0]).find("cell"));
    }

    /// A door that is copied into a world without its house leads nowhere yet, and the map can be saved.
    void aDoorThatIsPastedElsewhereLeadsNowhere() {
        const QTemporaryDir folder;
        Document town;
        World streets = worldOf({"town", "house"});
        streets.levels[0].things.write().push_back(portalTo("house", {0, 0}));
        town.reset(streets);
        Document other;
        other.reset(worldOf({"town"}));
        Hand hand;
        hand.setDocument(&town);
        hand.selectAll();
        hand.copy();
        hand.setDocument(&other);
        hand.paste();
        hand.move({{2, 1}});
        hand.press({{2, 1}});
        hand.cancel();
        QCOMPARE(other.level().things->size(), std::size_t{1});
        QVERIFY(!fieldsOfFirst(other.level()).find("level"));
        QVERIFY(other.save(folder.filePath(QStringLiteral("other.delve"))).ok());
        hand.setDocument(&town); // where the house is, it leads there still
        hand.paste();
        hand.move({{2, 1}});
        hand.press({{2, 1}});
        QVERIFY(fieldsOfFirst(town.level()).find("level"));
    }

    /// However a map came by it: it can be saved, and its unsaved work is kept.
    void aMapWithSuchAPortalIsSavedAndKept() {
        const QTemporaryDir folder;
        Document document;
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

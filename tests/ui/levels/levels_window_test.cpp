#include "generation/level/portal_targets.h"
#include "generation/level/world_edit.h"
#include "tests/support/portals.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/levels/level_tree.h"
#include "ui/levels/levels_panel.h"
#include "ui/map/map_view.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/level_trail.h"
#include "ui/pages/message_bar.h"
#include "ui/palette/palette_panel.h"
#include "ui/palette/palette_view.h"
#include "ui/properties/properties_panel.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// A country with a town, and a house in the town, with portals both ways.
World country() {
    World world;
    world.name = "Country";
    const std::vector<std::string> ids{"country", "town", "house"};
    for (std::size_t i = 0; i < ids.size(); ++i) {
        Level level;
        level.id = ids[i];
        level.name = ids[i];
        level.tiles = Grid({24, 16}, Tile::Floor);
        if (i > 0) level.things.write().push_back(test::portalTo(ids[i - 1], {5, 5}, {2, 2}));
        if (i + 1 < ids.size()) level.things.write().push_back(test::portalTo(ids[i + 1], {3, 3}, {10, 8}));
        world.levels.push_back(std::move(level));
    }
    return world;
}

void openCountry(test::WindowAtWork& work) {
    work.openBlank();
    work.document().reset(country());
    work.window->mapView().setFocus();
}

QTreeView* treeOf(const test::WindowAtWork& work) {
    return work.window->pages().current()->panel<LevelsPanel>()->findChild<QTreeView*>();
}

/// The rows of the tree, each the first within the one before.
std::vector<QModelIndex> firstRows(const QAbstractItemModel& rows) {
    std::vector<QModelIndex> first{rows.index(0, 0)};
    while (rows.rowCount(first.back()) > 0) first.push_back(rows.index(0, 0, first.back()));
    return first;
}

LevelTree& rowsOf(const test::WindowAtWork& work) {
    return *work.window->pages().current()->panel<LevelsPanel>()->findChild<LevelTree*>();
}

bool isBold(const QModelIndex& row) { return row.data(Qt::FontRole).value<QFont>().bold(); }

} // namespace

/// Worlds of several levels in the window.
class LevelsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void theTreeFollowsThePortals() {
        test::WindowAtWork work;
        openCountry(work);
        auto* tree = treeOf(work);
        QCOMPARE(tree->model()->rowCount(), 1);
        QStringList names;
        for (const auto& row : firstRows(*tree->model())) {
            names.append(row.data().toString());
            QVERIFY(tree->isExpanded(row) || row.data() == QStringLiteral("house"));
        }
        QCOMPARE(names, QStringList({QStringLiteral("country"), QStringLiteral("town"), QStringLiteral("house")}));
    }

    void theLevelThatIsShownIsMarked() {
        test::WindowAtWork work;
        openCountry(work);
        for (const std::size_t shown : {0, 2, 1}) {
            work.document().setCurrentLevel(shown);
            const auto rows = firstRows(rowsOf(work));
            for (std::size_t i = 0; i < rows.size(); ++i) QCOMPARE(isBold(rows[i]), i == shown);
            QCOMPARE(treeOf(work)->currentIndex(), rows[shown]);
        }
    }

    /// The click opens the name, too, after the time for a double click; Qt warned if the key came before that.
    void theNameOpensByTheKeyRightAfterAClick() {
        test::WindowAtWork work;
        openCountry(work);
        auto* tree = treeOf(work);
        bringForward(*tree);
        const auto row = tree->currentIndex();
        tree->setFocus();
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(row).center());
        work.trigger(QStringLiteral("level.rename"));
        QVERIFY(tree->isPersistentEditorOpen(row));
        auto* editor = tree->indexWidget(row);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("Land"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(work.document().level().name, std::string("Land"));
    }

    void onlyALevelThatChangedIsLookedAt() {
        test::WindowAtWork work;
        openCountry(work);
        auto& document = work.document();
        auto& rows = rowsOf(work);
        const QSignalSpy anew(&rows, &QAbstractItemModel::modelReset);
        const auto read = rows.levelsRead();
        Level painted = document.level();
        painted.tiles.set({1, 1}, Tile::Water);
        document.apply(Edit::between(document.level(), painted), {});
        document.setCurrentLevel(2);
        QCOMPARE(rows.levelsRead(), read);
        rows.setData(rows.index(0, 0), QStringLiteral("land"));
        QCOMPARE(firstRows(rows).front().data().toString(), QStringLiteral("land"));
        QCOMPARE(rows.levelsRead(), read);
        QCOMPARE(anew.count(), 0);
        Level withoutPortals = document.level();
        withoutPortals.things = {};
        document.apply(Edit::between(document.level(), withoutPortals), {});
        QCOMPARE(rows.levelsRead(), read + 1);
        QCOMPARE(anew.count(), 1);
    }

    void whatWasOpenedStaysOpen() {
        World world = country();
        for (int i = 0; i < 60; ++i) world.levels.emplace_back(world.levels.back()).id = "barn-" + std::to_string(i);
        test::WindowAtWork work;
        work.openBlank();
        work.document().reset(world);
        auto* tree = treeOf(work);
        const auto& rows = rowsOf(work);
        QVERIFY(!tree->isExpanded(rows.indexOf("town")));
        tree->expand(rows.indexOf("town"));
        Level joined = work.document().level();
        joined.things.write().push_back(test::portalTo("barn-7", {8, 8}, {2, 2}));
        work.document().apply(Edit::between(work.document().level(), joined), {});
        QCOMPARE(rows.parent(rows.indexOf("barn-7")), rows.indexOf("country"));
        QVERIFY(tree->isExpanded(rows.indexOf("town")));
        QVERIFY(!tree->isExpanded(rows.indexOf("house")));
    }

    /// A journey may have a hundred thousand levels: the window does not wait for their tree.
    void theTreeOfManyLevelsIsMadeInTheBackground() {
        World world = country();
        while (world.levels.size() <= LevelTree::atOnce)
            world.levels.emplace_back(world.levels.back()).id = "barn-" + std::to_string(world.levels.size());
        test::WindowAtWork work;
        openCountry(work);
        auto& document = work.document();
        const auto& rows = rowsOf(work);
        const auto before = rows.levelsReadHere();
        document.reset(world);
        QCOMPARE(rows.levelsReadHere(), before);
        QTRY_COMPARE(rows.levelsRead(), before + world.levels.size());
        QCOMPARE(rows.levelsReadHere(), before);
        QCOMPARE(treeOf(work)->currentIndex(), rows.indexOf("country"));
        QCOMPARE(rows.parent(rows.indexOf("town")), rows.indexOf("country"));
        // A change that keeps the portals is shown at once, without reading other levels.
        rowsOf(work).setData(rows.indexOf("barn-9"), QStringLiteral("hay"));
        QCOMPARE(rows.indexOf("barn-9").data().toString(), QStringLiteral("hay"));
        QCOMPARE(rows.levelsReadHere(), before);
    }

    void aTreeThatIsStillTheOneBeforeLeadsToNoOtherLevel() {
        World world = country();
        while (world.levels.size() <= LevelTree::atOnce)
            world.levels.emplace_back(world.levels.back()).id = "barn-" + std::to_string(world.levels.size());
        test::WindowAtWork work;
        openCountry(work);
        auto& document = work.document();
        const auto& rows = rowsOf(work);
        document.reset(world);
        QTRY_VERIFY(rows.indexOf("barn-20").isValid());
        World shorter = document.world();
        shorter.levels.erase(shorter.levels.begin() + 1);
        document.applyWorld(WorldEdit::between(document.world(), shorter), {});
        emit treeOf(work)->clicked(rows.indexOf("barn-20")); // its place is one less now
        QCOMPARE(document.level().id, std::string("barn-20"));
        if (const auto gone = rows.indexOf("town"); gone.isValid()) emit treeOf(work)->clicked(gone);
        QCOMPARE(document.level().id, std::string("barn-20"));
        QTRY_VERIFY(!rows.indexOf("town").isValid());
        QCOMPARE(treeOf(work)->currentIndex(), rows.indexOf("barn-20"));
    }

    void stepsOnSeveralLevelsAreTakenBackInTheTree() {
        test::WindowAtWork work;
        openCountry(work);
        auto& document = work.document();
        const auto position = document.history().position();
        for (const std::size_t level : {0, 1}) {
            document.setCurrentLevel(level);
            Level withoutPortals = document.level();
            withoutPortals.things = {};
            document.apply(Edit::between(document.level(), withoutPortals), {});
        }
        document.setCurrentLevel(0);
        QCOMPARE(firstRows(rowsOf(work)).size(), std::size_t{1});
        document.goTo(position);
        QCOMPARE(firstRows(rowsOf(work)).size(), std::size_t{3});
    }

    void aDoubleClickGoesThroughAndAltLeftComesBack() {
        test::WindowAtWork work;
        openCountry(work);
        work.key(Qt::Key_R);
        work.doubleClick({10, 8});
        QCOMPARE(work.document().level().id, std::string("town"));
        work.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(work.document().level().id, std::string("country"));
        work.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(work.document().level().id, std::string("town"));
        work.doubleClick({6, 6}); // no portal
        QCOMPARE(work.document().level().id, std::string("town"));
    }

    void aClickInTheTreeShowsALevel() {
        test::WindowAtWork work;
        openCountry(work);
        QVERIFY(!work.window->actionList().find(QStringLiteral("level.through"))->isEnabled()); // no portal there
        emit treeOf(work)->clicked(firstRows(rowsOf(work)).back());
        QCOMPARE(work.document().level().id, std::string("house"));
        QCOMPARE(work.window->mapView().level().id, std::string("house"));
    }

    void levelsAreAddedRenamedAndDeletedAndAllComesBack() {
        test::WindowAtWork work;
        openCountry(work);
        work.trigger(QStringLiteral("level.add"));
        QCOMPARE(work.document().world().levels.size(), std::size_t{4});
        QCOMPARE(work.document().currentLevel(), std::size_t{1});
        rowsOf(work).setData(treeOf(work)->currentIndex(), QStringLiteral("cellar"));
        QCOMPARE(work.document().level().name, std::string("cellar"));
        work.trigger(QStringLiteral("level.delete"));
        QCOMPARE(work.document().world().levels.size(), std::size_t{3});
        for (int i = 0; i < 3; ++i) work.trigger(QStringLiteral("edit.undo"));
        QCOMPARE(work.document().world(), country());
    }

    void whereAPortalLeadsIsPickedOnTheMap() {
        test::WindowAtWork work;
        openCountry(work);
        auto* panel = work.window->pages().current()->panel<PropertiesPanel>();
        panel->showThing("portal-10-8");
        auto* pick = panel->findChild<QPushButton*>(QStringLiteral("pick-target"));
        QVERIFY(pick);
        pick->click();
        work.window->pages().current()->trail().goTo(2);
        work.click({7, 9});
        QCOMPARE(work.document().currentLevel(), std::size_t{0});
        const auto* portal = portalAt(work.document().level(), {10, 8});
        QCOMPARE(levelNamedBy(*portal), std::string_view("house"));
        QVERIFY(*portal->fields.find("cell") == PropertyValue(Cell{7, 9}));
    }

    void aPropertyIsAddedToTheLevel() {
        test::WindowAtWork work;
        openCountry(work);
        auto* panel = work.window->pages().current()->panel<PropertiesPanel>();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // deletes the previous content
        auto* name = panel->findChild<QLineEdit*>(QStringLiteral("new-property"));
        name->setText(QStringLiteral("music"));
        emit name->returnPressed();
        QVERIFY(work.document().level().properties.find("music"));
        work.trigger(QStringLiteral("edit.undo"));
        QVERIFY(!work.document().level().properties.find("music"));
    }

    void thePaletteFindsAndChooses() {
        test::WindowAtWork work;
        openCountry(work);
        auto* panel = work.window->pages().current()->panel<PalettePanel>();
        auto* search = panel->findChild<QLineEdit*>();
        auto* list = panel->findChild<PaletteView*>();
        QTest::keyClicks(search, QStringLiteral("wat"));
        const auto found = list->firstShown();
        QVERIFY(found);
        emit list->chosen(*found);
        QCOMPARE(work.window->toolController().settings().tile, Tile::Water);
        QCOMPARE(work.window->toolController().tool().id, std::string_view("brush"));
    }
};

DELVE_TEST(LevelsWindowTest)
#include "levels_window_test.moc"

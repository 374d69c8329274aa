#include "generation/level/portal_targets.h"
#include "tests/support/portals.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/levels/level_trail.h"
#include "ui/levels/levels_panel.h"
#include "ui/map/map_view.h"
#include "ui/palette/palette_panel.h"
#include "ui/properties/properties_panel.h"
#include "ui/window/message_bar.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QtTest>

using namespace delve;

namespace {

/// A country with a town in it, and a house in the town; all lead back.
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

QTreeWidget* treeOf(const test::WindowAtWork& work) {
    return work.window->pages().current()->panel<LevelsPanel>()->findChild<QTreeWidget*>();
}

} // namespace

/// Worlds of several levels in the window.
class LevelsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void theTreeFollowsThePortals() {
        test::WindowAtWork work;
        openCountry(work);
        auto* tree = treeOf(work);
        QCOMPARE(tree->topLevelItemCount(), 1);
        QCOMPARE(tree->topLevelItem(0)->text(0), QStringLiteral("country"));
        QCOMPARE(tree->topLevelItem(0)->child(0)->text(0), QStringLiteral("town"));
        QCOMPARE(tree->topLevelItem(0)->child(0)->child(0)->text(0), QStringLiteral("house"));
    }

    void aDoubleClickGoesThroughAndAltLeftComesBack() {
        test::WindowAtWork work;
        openCountry(work);
        work.key(Qt::Key_R);
        QTest::mouseDClick(work.window->mapView().viewport(), Qt::LeftButton, {}, work.at({10, 8}));
        QCOMPARE(work.document().level().id, std::string("town"));
        work.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(work.document().level().id, std::string("country"));
        work.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(work.document().level().id, std::string("town"));
        QTest::mouseDClick(work.window->mapView().viewport(), Qt::LeftButton, {}, work.at({6, 6})); // no portal
        QCOMPARE(work.document().level().id, std::string("town"));
    }

    void aClickInTheTreeShowsALevel() {
        test::WindowAtWork work;
        openCountry(work);
        auto* tree = treeOf(work);
        QVERIFY(!work.window->actionList().find(QStringLiteral("level.through"))->isEnabled()); // nothing is there
        emit tree->itemClicked(tree->topLevelItem(0)->child(0)->child(0), 0);
        QCOMPARE(work.document().level().id, std::string("house"));
        QCOMPARE(work.window->mapView().level().id, std::string("house"));
    }

    void levelsAreAddedRenamedAndDeletedAndAllComesBack() {
        test::WindowAtWork work;
        openCountry(work);
        work.trigger(QStringLiteral("level.add"));
        QCOMPARE(work.document().world().levels.size(), std::size_t{4});
        QCOMPARE(work.document().currentLevel(), std::size_t{1});
        auto* item = treeOf(work)->currentItem();
        item->setText(0, QStringLiteral("cellar"));
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
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // what was shown before goes
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
        auto* list = panel->findChild<QTreeWidget*>();
        QTest::keyClicks(search, QStringLiteral("wat"));
        QTreeWidgetItem* found = nullptr;
        for (QTreeWidgetItemIterator it(list); *it; ++it)
            if ((*it)->childCount() == 0 && !(*it)->isHidden() && !(*it)->parent()->isHidden()) found = *it;
        QVERIFY(found);
        emit list->itemActivated(found, 0);
        QCOMPARE(work.window->hand().settings().tile, Tile::Water);
        QCOMPARE(work.window->hand().tool().id, std::string_view("brush"));
    }
};

DELVE_TEST(LevelsWindowTest)
#include "levels_window_test.moc"

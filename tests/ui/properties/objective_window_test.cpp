#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/map/map_view.h"
#include "ui/properties/properties_panel.h"

#include <QComboBox>
#include <QDockWidget>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The objective of a map that is painted by hand, in the window.
class ObjectiveWindowTest : public ByHand {
    Q_OBJECT

    QComboBox* list() {
        for (auto* box : work().window->pages().current()->panel<PropertiesPanel>()->findChildren<QComboBox*>())
            if (box->isVisible() && box->accessibleName() == QStringLiteral("Objective")) return box;
        return nullptr;
    }
    void paintExit() {
        auto settings = work().window->toolController().settings();
        settings.tile = Tile::GoldenExit;
        work().window->toolController().setSettings(settings);
        work().window->mapView().setFocus();
        work().key(Qt::Key_B);
        work().click({10, 10});
        QCOMPARE(level().tiles.at({10, 10}), Tile::GoldenExit);
    }
    std::string objective() { return document().world().rules->objective; }

private slots:
    void anExitThatIsPaintedSetsIt() {
        work().window->findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        QTRY_VERIFY(list());
        QCOMPARE(list()->currentText(), QStringLiteral("Explore"));
        paintExit();
        QVERIFY(objective() == "exit");
        QTRY_COMPARE(list()->currentText(), QStringLiteral("Exit"));
        QCOMPARE(document().history().undoName(), QStringLiteral("Set objective: exit"));
        pressKey(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(objective() == "explore");
        QTRY_COMPARE(list()->currentText(), QStringLiteral("Explore"));
        QCOMPARE(level().tiles.at({10, 10}), Tile::GoldenExit);
    }

    /// The objective of a later version is kept until somebody chooses another.
    void oneThatNobodyKnowsStaysAndIsMarked() {
        World world = document().world();
        world.rules.write().objective = "thrive";
        document().reset(world);
        work().window->findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        QTRY_VERIFY(list());
        QCOMPARE(list()->currentText(), QStringLiteral("thrive (unknown)"));
        QVERIFY(objective() == "thrive");
        chooseIn(*list(), QStringLiteral("Gate"));
        QVERIFY(objective() == "gate");
    }

    /// Even if it is the same as before: choosing it from the list makes it explicit.
    void theOneThatAPersonChoseStays() {
        work().window->findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        QTRY_VERIFY(list());
        chooseIn(*list(), QStringLiteral("Explore"));
        paintExit();
        QVERIFY(objective() == "explore");
        QCOMPARE(document().history().steps().size(), std::size_t{1});
    }
};

DELVE_TEST(ObjectiveWindowTest)
#include "objective_window_test.moc"

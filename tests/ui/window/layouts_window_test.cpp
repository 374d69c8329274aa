#include "editor/document/document.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/layouts/built_in_layouts.h"
#include "ui/map/map_view.h"
#include "ui/play/hud_bar.h"
#include "ui/play/play_screen.h"
#include "ui/recipe/recipe_panel.h"

#include <QDialog>
#include <QDockWidget>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenuBar>

using namespace delve;
using namespace delve::ui;
using test::WindowAtWork;

namespace {

QDockWidget* dockCalled(const WindowAtWork& work, const char* id) {
    return work.window->findChild<QDockWidget*>(QString::fromLatin1(id), Qt::FindDirectChildrenOnly);
}

/// The docks of the window and where they are, with their sizes.
QStringList placesOf(const WindowAtWork& work) {
    QStringList places;
    for (const auto* dock : work.window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        const QRect at = dock->isVisible() ? dock->geometry() : QRect();
        places << QStringLiteral("%1 %2 %3,%4 %5x%6")
                      .arg(dock->objectName())
                      .arg(dock->isHidden())
                      .arg(at.x())
                      .arg(at.y())
                      .arg(at.width())
                      .arg(at.height());
    }
    return places;
}

QStringList shownDocks(const WindowAtWork& work) {
    QStringList shown;
    for (const auto* dock : work.window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        if (!dock->isHidden()) shown << dock->objectName();
    shown.sort(); // raising one changes its place among the children
    return shown;
}

void resizeTo(const WindowAtWork& work, QSize size) {
    work.window->resize(size);
    QTRY_COMPARE(work.window->size(), size);
    QCoreApplication::processEvents();
}

/// Saves a layout under a name, by its dialog.
void saveAs(const WindowAtWork& work, const QString& name) {
    work.trigger(QStringLiteral("window.save-layout"));
    auto* dialog = work.window->findChild<QInputDialog*>();
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isVisible());
    auto* field = dialog->findChild<QLineEdit*>();
    field->selectAll();
    QTest::keyClicks(field, name);
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace

/// The layouts of the docks: switching, saving, and docks that are away.
class LayoutsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void keysSwitchLayouts() {
        WindowAtWork work;
        work.open();
        QVERIFY(shownDocks(work).contains(QStringLiteral("recipe")));
        const QSize size = work.window->size(); // stays: docks that are placed one by one once made the window grow
        work.key(Qt::Key_2, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(!shownDocks(work).contains(QStringLiteral("recipe")));
        QVERIFY(dockCalled(work, "palette")->isVisible());
        QCOMPARE(work.window->size(), size);
        work.key(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(shownDocks(work).contains(QStringLiteral("personas")));
        QVERIFY(!shownDocks(work).contains(QStringLiteral("palette")));
        work.key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(shownDocks(work).contains(QStringLiteral("recipe")));
        QVERIFY(work.window->actionList().find(QStringLiteral("window.layout.design"))->isChecked());
        QCOMPARE(work.window->size(), size);
    }

    void theMapIsLargeInASmallWindow() {
        WindowAtWork work;
        work.open();
        const auto docks = shownDocks(work);
        resizeTo(work, {1024, 700});
        const auto& map = *work.window->pages().current()->map().viewport();
        QTRY_VERIFY2(map.width() * map.height() >= 1024 * 700 * 60 / 100,
                     qPrintable(QStringLiteral("%1 x %2").arg(map.width()).arg(map.height())));
        QVERIFY(dockCalled(work, "recipe")->isVisible());
        resizeTo(work, {1280, 800}); // what had no room comes back
        QTRY_COMPARE(shownDocks(work), docks);
    }

    /// In a small window, as on a screen of 2048 x 1400 at 200 %.
    void everyDockHasRoomForSixRows() {
        WindowAtWork work;
        work.open();
        resizeTo(work, {1024, 700});
        const int rows = 6 * (work.window->fontMetrics().height() + 4);
        for (const auto& info : work.panels) {
            auto* dock = dockCalled(work, info.id.toLatin1().constData());
            const bool hidden = dock->isHidden();
            dock->show();
            dock->raise();
            QTRY_VERIFY(!dock->visibleRegion().isEmpty());
            QVERIFY2(dock->widget()->height() >= rows || info.id == QStringLiteral("mini-map"),
                     qPrintable(QStringLiteral("%1: %2 of %3").arg(info.id).arg(dock->widget()->height()).arg(rows)));
            dock->setHidden(hidden);
        }
    }

    void ownLayoutsAreSavedSwitchedAndDeleted() {
        WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("view.dock.recipe"));
        saveAs(work, QStringLiteral("Mine & yours"));
        auto& actions = work.window->actionList();
        const auto id = QStringLiteral("window.layout.own.Mine & yours");
        QTRY_VERIFY(actions.find(id) && actions.find(id)->isChecked());
        work.trigger(QStringLiteral("window.layout.paint"));
        QVERIFY(dockCalled(work, "problems")->isHidden());
        work.key(Qt::Key_4, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(!dockCalled(work, "problems")->isHidden() && dockCalled(work, "recipe")->isHidden());
        QVERIFY(work.window->close());
        work.open();
        QVERIFY(dockCalled(work, "recipe")->isHidden());
        QVERIFY(work.window->actionList().find(id)->isChecked());
        test::Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        work.trigger(QStringLiteral("window.delete-layout"));
        QVERIFY(answers.allGiven());
        QVERIFY(work.window->actionList().find(id));
        answers.nextButton(QStringLiteral("Delete"));
        work.trigger(QStringLiteral("window.delete-layout"));
        QVERIFY(answers.allGiven());
        QVERIFY(!work.window->actionList().find(id));
        QVERIFY(work.window->actionList().find(QStringLiteral("window.layout.design"))->isChecked());
        QVERIFY(!work.window->actionList().find(QStringLiteral("window.delete-layout"))->isEnabled());
    }

    void aChangedLayoutIsKeptUntilItIsReset() {
        WindowAtWork work;
        work.open();
        work.window->addDockWidget(Qt::LeftDockWidgetArea, dockCalled(work, "mini-map"));
        dockCalled(work, "history")->hide();
        work.trigger(QStringLiteral("window.layout.paint"));
        QCOMPARE(work.window->dockWidgetArea(dockCalled(work, "mini-map")), Qt::RightDockWidgetArea);
        work.trigger(QStringLiteral("window.layout.design"));
        QCOMPARE(work.window->dockWidgetArea(dockCalled(work, "mini-map")), Qt::LeftDockWidgetArea);
        QVERIFY(dockCalled(work, "history")->isHidden());
        work.trigger(QStringLiteral("window.reset-layout"));
        QCOMPARE(work.window->dockWidgetArea(dockCalled(work, "mini-map")), Qt::RightDockWidgetArea);
        QVERIFY(!dockCalled(work, "history")->isHidden());
    }

    /// A dock that no layout names goes where its own row says; one that the settings do not know, too.
    void unknownDocksGoWhereTheirRowSays() {
        WindowAtWork work;
        work.open();
        QVERIFY(work.window->close());
        work.panels.push_back({.id = QStringLiteral("water"),
                               .title = Text{"", "Water"},
                               .area = Qt::RightDockWidgetArea,
                               .make = [](const PartContext&, DocumentPage&) -> QWidget* { return new QWidget; },
                               .place = 1});
        work.open();
        const auto isBesidePalette = [&work] {
            return work.window->tabifiedDockWidgets(dockCalled(work, "palette")).contains(dockCalled(work, "water"));
        };
        QVERIFY(!dockCalled(work, "water")->isHidden());
        QVERIFY(isBesidePalette());
        work.trigger(QStringLiteral("window.layout.paint"));
        QVERIFY(isBesidePalette());
    }

    void tabHidesAndShowsAllDocks() {
        WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("view.dock.history"));
        QCoreApplication::processEvents();
        const auto before = placesOf(work);
        work.key(Qt::Key_Tab);
        QTRY_VERIFY(shownDocks(work).isEmpty());
        work.key(Qt::Key_Tab);
        QTRY_COMPARE(placesOf(work), before);
    }

    void inAFieldTabGoesOn() {
        WindowAtWork work;
        work.open();
        auto* field = work.recipePanel().findChild<QLineEdit*>();
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_Tab);
        QTRY_VERIFY(!field->hasFocus());
        QVERIFY(!shownDocks(work).isEmpty());
    }

    void hiddenDocksComeBackInTheNextSession() {
        WindowAtWork work;
        work.open();
        const auto before = shownDocks(work);
        work.key(Qt::Key_Tab);
        QVERIFY(work.window->close());
        work.open();
        QCOMPARE(shownDocks(work), before);
    }

    void aGameHasTheWindow() {
        WindowAtWork work;
        work.open();
        QCoreApplication::processEvents();
        const auto before = placesOf(work);
        work.trigger(QStringLiteral("play.start"));
        QTRY_VERIFY(shownDocks(work).isEmpty());
        auto& screen = work.window->pages().current()->viewOf<PlayView>()->screen();
        QTRY_VERIFY(screen.width() >= work.window->width() - 16);
        QTest::keyClick(&screen, Qt::Key_Escape);
        QTRY_COMPARE(placesOf(work), before);
    }

    void aSwitchKeepsTheDocksBesideAGame() {
        WindowAtWork work;
        work.open();
        QCoreApplication::processEvents();
        const auto before = shownDocks(work);
        work.trigger(QStringLiteral("play.start"));
        QTRY_VERIFY(shownDocks(work).isEmpty());
        work.trigger(QStringLiteral("play.view.docks"));
        QTRY_COMPARE(shownDocks(work), before);
        work.trigger(QStringLiteral("play.view.docks"));
        QTRY_VERIFY(shownDocks(work).isEmpty());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // for this game alone
        QTRY_COMPARE(shownDocks(work), before);
    }

    void theKeyboardGoesFromDockToDock() {
        WindowAtWork work;
        work.open();
        work.window->mapView().setFocus();
        QTRY_VERIFY(work.window->mapView().hasFocus());
        QSet<QWidget*> visited; // not Problems, which may have nothing to go to
        do {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            for (auto* dock : work.window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
                if (dock->isAncestorOf(QApplication::focusWidget())) visited.insert(dock);
        } while (!work.window->mapView().hasFocus() && visited.size() < 9);
        QVERIFY(visited.contains(dockCalled(work, "recipe")));
        QVERIFY(visited.contains(dockCalled(work, "palette")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(!work.window->mapView().hasFocus());
    }
};

DELVE_TEST(LayoutsWindowTest)
#include "layouts_window_test.moc"

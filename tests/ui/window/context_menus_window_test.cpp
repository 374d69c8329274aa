#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/map/map_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QTabBar>
#include <QTimer>
#include <QTreeView>
#include <QtTest>

#include <algorithm>
#include <cstdlib>

using namespace delve;
using namespace delve::ui;

namespace {

/// The ids in the menu that `open` opens; chooses the one that is named, if any.
QStringList menuOf(const std::function<void()>& open, const QString& choose = {}) {
    QStringList names;
    QTimer looking; // until the menu is there, which runs an event loop of its own
    QObject::connect(&looking, &QTimer::timeout, &looking, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu) return;
        looking.stop();
        QAction* chosen = nullptr;
        for (auto* action : menu->actions()) {
            names.append(action->objectName());
            if (!choose.isEmpty() && action->objectName() == choose) chosen = action;
        }
        menu->close();
        if (chosen) chosen->trigger();
    });
    looking.start(0);
    open();
    return names;
}

void rightClick(QWidget& widget, QPoint place) {
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, widget.mapToGlobal(place));
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

/// What a right click offers, on each thing that has a menu.
class ContextMenusWindowTest : public QObject {
    Q_OBJECT
private slots:
    void aThingIsDuplicatedAndDeleted() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_P);
        work.drag({5, 5}, {15, 12});
        work.key(Qt::Key_T);
        work.click({8, 8});
        work.key(Qt::Key_R);
        const auto press = [&work](Cell cell) { return [&work, cell] { work.click(cell, Qt::RightButton); }; };
        const auto names = menuOf(press({8, 8}), QStringLiteral("thing.duplicate"));
        for (const char* id : {"thing.properties", "thing.duplicate", "edit.delete", "play.start-here"})
            QVERIFY2(names.contains(QLatin1String(id)), id);
        QCOMPARE(work.document().level().things->size(), std::size_t{2});
        const Cell copy = work.document().level().things->back().at;
        QCOMPARE(std::max(std::abs(copy.x - 8), std::abs(copy.y - 8)), 1);
        QCOMPARE(work.document().history().undoName(), QStringLiteral("Duplicate Flower"));
        (void)menuOf(press({8, 8}), QStringLiteral("edit.delete"));
        QCOMPARE(work.document().level().things->size(), std::size_t{1});
        (void)menuOf(press(copy), QStringLiteral("thing.unpin"));
        QVERIFY(work.document().level().pinnedThings->empty());
        (void)menuOf(press(copy), QStringLiteral("thing.properties"));
        QCOMPARE(work.window->toolController().chosen().thing, work.document().level().things->front().id);
    }

    void selectionsAndCellsHaveTheirOwn() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_R);
        work.drag({5, 5}, {15, 12});
        const auto inside = menuOf([&work] { work.click({8, 8}, Qt::RightButton); });
        for (const char* id : {"turn.flip-x", "turn.flip-y", "turn.rotate", "select.pin", "select.unpin", "level.crop",
                               "edit.cut", "edit.copy", "edit.delete"})
            QVERIFY2(inside.contains(QLatin1String(id)), id);
        const auto outside = menuOf([&work] { work.click({30, 20}, Qt::RightButton); });
        QVERIFY(outside.contains(QStringLiteral("select.all")) && !outside.contains(QStringLiteral("turn.flip-x")));
        QVERIFY(outside.contains(QStringLiteral("guide.column")));
    }

    void tabsCloseTheOthers() {
        test::WindowAtWork work;
        work.openBlank();
        QVERIFY(work.document().save(work.path(QStringLiteral("map.delve"))).ok());
        work.trigger(QStringLiteral("file.new-blank"));
        work.trigger(QStringLiteral("file.new-blank"));
        QCOMPARE(work.window->pages().count(), 3);
        QTabBar* tabs = nullptr;
        for (auto* bar : work.window->pages().findChildren<QTabBar*>())
            if (bar->count() == 3 && bar->tabsClosable()) tabs = bar;
        QVERIFY(tabs);
        const auto press = [tabs] { rightClick(*tabs, tabs->tabRect(0).center()); };
        (void)menuOf(press, QStringLiteral("file.copy-path"));
        QCOMPARE(QGuiApplication::clipboard()->text(), work.path(QStringLiteral("map.delve")));
        (void)menuOf(press, QStringLiteral("file.close-others"));
        QCOMPARE(work.window->pages().count(), 1);
        QCOMPARE(work.document().path(), work.path(QStringLiteral("map.delve")));
    }

    void levelsAreCopiedFromTheirTree() {
        test::WindowAtWork work;
        work.openBlank();
        QTreeView* tree = nullptr;
        for (auto* view : work.window->findChildren<QTreeView*>())
            if (view->accessibleName() == QStringLiteral("Levels")) tree = view;
        QVERIFY(tree);
        work.trigger(QStringLiteral("level.add"));
        const auto press = [tree] {
            emit tree->customContextMenuRequested(tree->visualRect(tree->model()->index(0, 0)).center());
        };
        const auto names = menuOf(press, QStringLiteral("level.copy"));
        QVERIFY(names.contains(QStringLiteral("level.delete")) && names.contains(QStringLiteral("level.rename")));
        QCOMPARE(work.document().world().levels.size(), std::size_t{3});
    }
};

DELVE_TEST(ContextMenusWindowTest)
#include "context_menus_window_test.moc"

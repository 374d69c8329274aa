#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/map/map_view.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTimer>

using namespace delve;
using namespace delve::ui;

namespace {

World garden() {
    Rules rules;
    rules.objective = "collect";
    return test::worldOfRows({"##########", "#@...*...#", "#........#", "#....*...#", "##########"}, rules);
}

/// Chooses an action by keys in the menu that is open.
void chooseInMenu(const QString& id) {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (auto* action : menu->actions()) {
        if (action->objectName() != id) continue;
        menu->setActiveAction(action);
        QTest::keyClick(menu, Qt::Key_Return);
        return;
    }
    menu->close();
    QFAIL("it is not in the menu");
}

} // namespace

/// Playing from a cell of the map.
class PlayHereWindowTest : public QObject {
    Q_OBJECT
private slots:
    void theMenuOfTheMapPlaysFromItsCell() {
        test::PlayAtWork work(garden());
        auto* viewport = work.window->mapView().viewport();
        work.trigger(QStringLiteral("tool.select-rectangle")); // does nothing by the right button
        work.pointAt({4, 2});
        QTimer menuComes; // its loop runs within the press of the button
        connect(&menuComes, &QTimer::timeout, this, [&menuComes] {
            if (!QApplication::activePopupWidget()) return;
            menuComes.stop();
            chooseInMenu(QStringLiteral("play.start-here"));
        });
        menuComes.start(20);
        QTest::mousePress(viewport, Qt::RightButton, {}, work.at({4, 2}));
        QVERIFY(work.session().inGame());
        QCOMPARE(work.player(), (Cell{4, 2}));
    }
};

DELVE_TEST(PlayHereWindowTest)
#include "play_here_window_test.moc"

#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/pages/message_bar.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;

namespace {

World garden() { return test::worldOfRows({"########", "#@...*.#", "#....*.#", "########"}, {"collect"}); }

QAbstractButton* endButton(const PlayAtWork& work) {
    return work.screen().findChild<QToolButton*>(QStringLiteral("save-and-end"));
}

/// Clicks the title of the menu, and then the entry.
void chooseInMenu(const PlayAtWork& work, const QString& id) {
    auto* const wanted = work.window->actionList().find(id);
    auto* const bar = work.window->menuBar();
    for (auto* title : bar->actions()) {
        if (!title->menu() || !title->menu()->actions().contains(wanted)) continue;
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(title).center());
        QTRY_VERIFY(title->menu()->isVisible());
        return QTest::mouseClick(title->menu(), Qt::LeftButton, {}, title->menu()->actionGeometry(wanted).center());
    }
    QFAIL(qPrintable(id));
}

void verifySavedAfter(const PlayAtWork& work, std::int64_t turn) {
    QCOMPARE(work.session().screen(), play::Screen::Title);
    QVERIFY(!work.session().game());
    const auto saved = work.session().savedGames();
    QCOMPARE(saved.size(), std::size_t{1});
    QCOMPARE(saved.front().label.turn, turn);
}

} // namespace

/// Everything that keys do in the shell, done by mouse.
class PlayByMouseWindowTest : public QObject {
    Q_OBJECT
private slots:
    void aGameIsSavedAndEndedFromTheMenu() {
        PlayAtWork work(garden());
        QVERIFY(!work.window->actionList().find(QStringLiteral("play.save-and-end"))->isEnabled());
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("ds"));
        chooseInMenu(work, QStringLiteral("play.save-and-end"));
        QCOMPARE(work.window->pages().current()->currentView(), 0);
        QVERIFY(work.window->messages().isVisible()); // it says the name of the saved game
        verifySavedAfter(work, 2);
        QVERIFY(!work.window->actionList().find(QStringLiteral("play.save-and-end"))->isEnabled());
    }

    void aGameIsSavedAndEndedInTheTab() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("dsa:")); // ':' begins a word that stays incomplete
        QVERIFY(endButton(work)->isVisible());
        QTest::mouseClick(endButton(work), Qt::LeftButton);
        QCOMPARE(work.window->pages().current()->currentView(), 0);
        verifySavedAfter(work, 3);
    }

    void aGameIsSavedAndEndedInAWindowOfItsOwn() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.view.window"));
        work.trigger(QStringLiteral("play.start"));
        QTest::keyClicks(&work.screen(), QStringLiteral("d"));
        QTest::mouseClick(endButton(work), Qt::LeftButton);
        QVERIFY(!work.screen().isVisible());
        verifySavedAfter(work, 1);
    }

    void aGameThatIsOverOrWatchedIsNotSavedSo() {
        PlayAtWork work(test::worldOfRows({"####", "#@*#", "####"}, {"collect"}));
        work.trigger(QStringLiteral("play.start"));
        QVERIFY(endButton(work)->isVisible());
        work.type(QStringLiteral("d"));
        QCOMPARE(work.session().screen(), play::Screen::Over);
        QVERIFY(!endButton(work)->isVisible());
        work.trigger(QStringLiteral("play.again"));
        work.trigger(QStringLiteral("play.watch"));
        QVERIFY(!endButton(work)->isVisible());
    }

    void aSeedIsCorrected() {
        test::WindowAtWork plain;
        plain.nextSeed = 5;
        plain.open();
        plain.trigger(QStringLiteral("play.title"));
        auto& view = *plain.window->pages().current()->viewOf<PlayView>();
        const auto button = [&view](const QString& name) -> QAbstractButton* {
            for (auto* found : view.screen().findChildren<QAbstractButton*>(name))
                if (found->isVisible()) return found;
            return nullptr;
        };
        QTest::mouseClick(button(QStringLiteral("choice-N")), Qt::LeftButton);
        QVERIFY(!button(QStringLiteral("backspace"))->isEnabled()); // nothing to delete yet
        for (const char* digit : {"4", "2", "7"})
            QTest::mouseClick(button(QStringLiteral("digit-") + QLatin1String(digit)), Qt::LeftButton);
        QCOMPARE(view.session().shell().typed(), std::string("427"));
        QTest::mouseClick(button(QStringLiteral("backspace")), Qt::LeftButton);
        QCOMPARE(view.session().shell().typed(), std::string("42"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
        QCOMPARE(view.session().shell().typed(), std::string("4"));
        const auto* keys = button(QStringLiteral("backspace"));
        QVERIFY(keys->parentWidget()->rect().contains(keys->geometry()));
        QTest::mouseClick(button(QStringLiteral("choice-S")), Qt::LeftButton);
        QTRY_VERIFY(view.session().game());
        QCOMPARE(view.session().game()->world().levels.front().recipe->seed, std::uint64_t{4});
    }
};

DELVE_TEST(PlayByMouseWindowTest)
#include "play_by_mouse_window_test.moc"

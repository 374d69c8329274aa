#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/window/key_page.h"

#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QTreeWidget>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

/// A shortcut is assigned only to a visible action.
class KeySearchWindowTest : public QObject {
    Q_OBJECT
private slots:
    void whatWasSearchedForGetsTheKey() {
        test::WindowAtWork work;
        KeyPage page(work.settings, actions(work));
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        const auto* list = page.findChild<QTreeWidget*>();
        auto* search = page.findChild<QLineEdit*>();
        auto* key = page.findChild<QKeySequenceEdit*>();
        test::typeInto(*search, QStringLiteral("eraser"), Qt::Key_End);
        QVERIFY(list->currentItem() && !list->currentItem()->isHidden());
        QCOMPARE(key->keySequence(), QKeySequence(Qt::Key_E));
        search->setText(QStringLiteral("nothing of that name"));
        QVERIFY(!key->isEnabled());
        search->clear();
        QVERIFY(key->isEnabled() && list->currentItem());
    }

private:
    static ActionList& actions(test::WindowAtWork& work) {
        work.openBlank();
        return work.window->actionList();
    }
};

DELVE_TEST(KeySearchWindowTest)
#include "key_search_window_test.moc"

#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/actions/action_list.h"
#include "ui/actions/typing_keys.h"
#include "ui/map/map_view.h"
#include "ui/recipe/algorithm_chooser.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/seeds/seed_row.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QPointer>
#include <QTreeWidget>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

namespace {

/// All visible widgets of the window that can take the focus.
QList<QPointer<QWidget>> focusable(const QMainWindow& window) {
    QList<QPointer<QWidget>> found; // typing into one may delete another
    for (auto* widget : window.findChildren<QWidget*>())
        if (widget->window() == &window && widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy() &&
            widget->isVisible() && widget->isEnabled())
            found.append(widget);
    return found;
}

QString nameOf(const QWidget& widget) {
    return widget.metaObject()->className() + QStringLiteral(" ") + widget.objectName() + QStringLiteral(" ") +
           widget.accessibleName();
}

} // namespace

/// Fields, lists and boxes get the letters typed into them; on the map, letters choose tools.
class TypingKeysWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowAtWork> m_work;
    WindowAtWork& work() { return *m_work; }
    std::string_view tool() { return work().window->toolController().tool().id; }
    /// Counts how often actions whose shortcut is a single character are triggered.
    int m_fired = 0;
    void countActionsOfLetters() {
        for (const auto& row : work().window->actionList().rows())
            for (const auto& keys : row.keys)
                if (keys.count() == 1 && keys[0].key() < Qt::Key_Escape &&
                    (keys[0].keyboardModifiers() | Qt::ShiftModifier) == Qt::ShiftModifier)
                    connect(work().window->actionList().find(row.id), &QAction::triggered, this, [this] { ++m_fired; });
    }

private slots:
    void init() {
        m_work = std::make_unique<WindowAtWork>();
        work().open();
        m_fired = 0;
        countActionsOfLetters();
    }
    void cleanup() { m_work.reset(); }

    void typingInTheListOfAlgorithmsLeavesTheTool() {
        auto& chooser = *work().recipePanel().findChild<AlgorithmChooser*>();
        work().key(Qt::Key_B);
        chooser.setFocus();
        QTRY_VERIFY(chooser.hasFocus());
        typeText(QStringLiteral("ke"));
        QCOMPARE(tool(), std::string_view("brush"));
        QCOMPARE(chooser.recipeAt(chooser.currentIndex()), QStringLiteral("keep"));
        work().settle();
    }

    /// Checks every control in every dock.
    void noFieldListOrBoxLosesALetter() {
        work().trigger(QStringLiteral("layer.add"));
        int asked = 0;
        for (auto* dock : work().window->findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            QCoreApplication::processEvents();
            for (const auto& widget : focusable(*work().window)) {
                if (!widget || !takesCharacters(*widget)) continue;
                widget->setFocus();
                if (QApplication::focusWidget() != widget) continue;
                const int before = m_fired;
                for (const char letter : {'e', 'B'}) {
                    QTest::keyClick(work().window->windowHandle(), letter);
                    if (!widget || !widget->hasFocus()) break;
                }
                QVERIFY2(m_fired == before, qPrintable(widget ? nameOf(*widget) : QStringLiteral("gone")));
                ++asked;
            }
        }
        QVERIFY2(asked > 20, qPrintable(QString::number(asked)));
    }

    /// takesCharacters() recognizes every widget class of the window that accepts typed characters.
    void everyFieldListAndBoxIsKnown() {
        for (const auto& widget : focusable(*work().window)) {
            const bool takes = widget->inherits("QAbstractItemView") || widget->inherits("QLineEdit") ||
                               widget->inherits("QAbstractSpinBox") || widget->inherits("QComboBox") ||
                               widget->inherits("QCheckBox") || widget->inherits("QTextEdit") ||
                               widget->inherits("QPlainTextEdit");
            QVERIFY2(takesCharacters(*widget) == takes, qPrintable(nameOf(*widget)));
        }
    }

    void lettersStillChooseToolsOnTheMap() {
        work().window->mapView().setFocus();
        QTRY_VERIFY(work().window->mapView().hasFocus());
        typeText(QStringLiteral("e"));
        QCOMPARE(tool(), std::string_view("eraser"));
        typeText(QStringLiteral("b"));
        QCOMPARE(tool(), std::string_view("brush"));
        QVERIFY(m_fired >= 2);
    }

    void whatGoesWithControlIsNobodysToType() {
        clickOnTab(*work().window, QStringLiteral("Layers"));
        auto& list = *work().window->findChild<QTreeWidget*>(QStringLiteral("layers"));
        work().key(Qt::Key_B);
        work().trigger(QStringLiteral("layer.add"));
        const auto steps = work().document().history().position();
        list.setFocus();
        QTRY_VERIFY(list.hasFocus());
        pressKey(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(work().document().history().position(), steps - 1);
    }

    void aSeedIsTyped() {
        auto* seed = qobject_cast<QLineEdit*>(work().recipePanel().seed().field());
        work().key(Qt::Key_B);
        typeInto(*seed, QStringLiteral("bear"));
        QCOMPARE(seed->text(), QStringLiteral("bear"));
        QCOMPARE(tool(), std::string_view("brush"));
        work().settle();
    }
};

DELVE_TEST(TypingKeysWindowTest)
#include "typing_keys_window_test.moc"

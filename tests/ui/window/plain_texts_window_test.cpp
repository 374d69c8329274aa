#include "generation/level/delve_file.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QToolTip>
#include <QtTest>

using namespace delve;

namespace {

/// Drawn as rich text, it would be a picture of a file.
const QString hostile = QStringLiteral("<img src='file:///etc/hostname'><b>Cellar</b>");

/// What is shown beside the mouse there.
QString toolTipAt(QWidget& widget, QPoint at) {
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
    return QToolTip::text();
}

World hostileWorld() {
    World world;
    world.name = hostile.toStdString();
    for (const char* const id : {"hall", "cellar"}) {
        Level level;
        level.id = id;
        level.name = hostile.toStdString();
        level.tiles = Grid(Size{8, 6}, Tile::Floor);
        Thing sign;
        sign.kind = ThingKind::Sign;
        sign.id = "sign-2-2";
        sign.at = {2, 2};
        sign.fields.set("text", hostile.toStdString());
        sign.properties.set(hostile.toStdString(), hostile.toStdString());
        level.things.write().push_back(std::move(sign));
        world.levels.push_back(std::move(level));
    }
    return world;
}

} // namespace

/// What files say is shown as it is written, whatever it looks like.
class PlainTextsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_work = std::make_unique<test::WindowAtWork>();
        m_work->openEmpty();
    }
    void cleanupTestCase() { m_work.reset(); }

    void aLabel() {
        QLabel label(hostile, m_work->window.get());
        const int asWritten = label.fontMetrics().horizontalAdvance(hostile);
        QVERIFY(label.sizeHint().width() >= asWritten);
        label.show();
        QCOMPARE(label.textFormat(), Qt::PlainText);
    }

    void aQuestion() {
        QMessageBox box(QMessageBox::Question, QStringLiteral("Question"), hostile, QMessageBox::Ok,
                        m_work->window.get());
        box.setInformativeText(hostile);
        box.show();
        int texts = 0;
        for (const auto* label : box.findChildren<QLabel*>()) {
            if (label->text() != hostile) continue;
            QCOMPARE(label->textFormat(), Qt::PlainText);
            ++texts;
        }
        QCOMPARE(texts, 2);
    }

    void whatAsksForRichTextHasIt() {
        QLabel label(QStringLiteral("<b>ours</b>"), m_work->window.get());
        label.setTextFormat(Qt::RichText);
        label.show();
        QCOMPARE(label.textFormat(), Qt::RichText);
    }

    void toolTips() {
        const auto asWritten = Qt::convertFromPlainText(hostile);
        QPushButton button(m_work->window.get());
        button.setToolTip(hostile);
        button.show();
        QCOMPARE(toolTipAt(button, {2, 2}), asWritten);
        button.setToolTip(QStringLiteral("Cellar"));
        QCOMPARE(toolTipAt(button, {2, 2}), QStringLiteral("Cellar"));

        QListWidget list(m_work->window.get());
        (new QListWidgetItem(QStringLiteral("item"), &list))->setToolTip(hostile);
        list.show();
        QCOMPARE(toolTipAt(*list.viewport(), list.visualItemRect(list.item(0)).center()), asWritten);

        QTabBar tabs(m_work->window.get());
        tabs.setTabToolTip(tabs.addTab(QStringLiteral("tab")), hostile);
        tabs.show();
        QCOMPARE(toolTipAt(tabs, tabs.tabRect(0).center()), asWritten);

        QMenu menu(m_work->window.get());
        menu.setToolTipsVisible(true);
        auto* action = menu.addAction(QStringLiteral("recent.delve"));
        action->setToolTip(hostile);
        menu.popup({0, 0});
        QCOMPARE(toolTipAt(menu, menu.actionGeometry(action).center()), asWritten);
        menu.close();
        QToolTip::hideText();
    }

    /// Every label of the window with such a map in it.
    void theWholeWindow() {
        const QString path = m_work->path(QStringLiteral("<b>hostile<b>.delve"));
        QVERIFY(writeDelveFile(hostileWorld(), path.toStdString()).ok());
        QVERIFY(m_work->window->openPath(path));
        m_work->settle();
        QApplication::processEvents();
        int polished = 0;
        for (const auto* widget : QApplication::allWidgets()) {
            const auto* const label = qobject_cast<const QLabel*>(widget);
            if (!label || !label->testAttribute(Qt::WA_WState_Polished) || label->inherits("QTipLabel")) continue;
            ++polished;
            QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
        }
        QVERIFY(polished > 5);
    }

private:
    std::unique_ptr<test::WindowAtWork> m_work;
};

DELVE_TEST(PlainTextsWindowTest)
#include "plain_texts_window_test.moc"

#include "generation/files/world_file.h"
#include "generation/level/printable.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/pages/document_page.h"
#include "ui/pages/pages.h"
#include "ui/palette/tile_icon.h"
#include "ui/properties/properties_panel.h"
#include "ui/window/status_line.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <QTabBar>
#include <QToolTip>
#include <QTreeView>
#include <QtTest>

#include <algorithm>
#include <string>

using namespace delve;
using namespace delve::ui;

namespace {

/// As rich text, it would show a picture from a file.
const QString hostile = QStringLiteral("<img src='file:///etc/hostname'><b>Cellar</b>");

/// The tool tip shown at this position.
QString toolTipAt(QWidget& widget, QPoint at) {
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
    return QToolTip::text();
}

/// Characters that change the writing direction, end a line or are not printable.
const std::u32string turning = U"\u202e\u2066\u200f\u2028\u009b\u001b\n\ufeff";
const QString turningName = QStringLiteral("Cellar") + QString::fromStdU32String(turning) + QStringLiteral("evil");

bool turns(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) { return c != u'\n' && turning.find(c.unicode()) != turning.npos; }) ||
           text.contains(QStringLiteral("\nevil")) || text.contains(QStringLiteral("\ufeffevil"));
}

World worldNamed(const QString& name) {
    World world;
    world.name = name.toStdString();
    for (const char* const id : {"hall", "cellar"}) {
        Level level;
        level.id = id;
        level.name = name.toStdString();
        level.tiles = Grid(Size{8, 6}, Tile::Floor);
        Thing sign;
        sign.kind = ThingKind::Sign;
        sign.id = "sign-2-2";
        sign.at = {2, 2};
        sign.fields.set("text", name.toStdString());
        sign.properties.set(name.toStdString(), name.toStdString());
        level.things.write().push_back(std::move(sign));
        world.levels.push_back(std::move(level));
    }
    return world;
}

} // namespace

/// Texts from files are shown literally, even if they look like rich text.
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

    void longToolTipsWrap() {
        QPushButton button(m_work->window.get());
        button.setToolTip(QStringLiteral("A word and one more. ").repeated(20));
        button.show();
        const auto tip = toolTipAt(button, {2, 2});
        QVERIFY(Qt::mightBeRichText(tip)); // Qt wraps nothing else
        QVERIFY(!tip.contains(QChar(QChar::Nbsp)));
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
        QVERIFY(writeDelveFile(worldNamed(hostile), path.toStdString()).ok());
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

    /// Neither a name in a file nor the file name changes the direction of surrounding text or ends its line.
    /// Editable fields hold the text as it is in the file.
    void namesTurnNothing() {
        const QString path = m_work->path(turningName + QStringLiteral(".delve"));
        QVERIFY(writeDelveFile(worldNamed(turningName), path.toStdString()).ok());
        QVERIFY(m_work->window->openPath(path));
        m_work->settle();
        m_work->window->pages().current()->panel<PropertiesPanel>()->showThing("sign-2-2");
        for (auto* menu : m_work->window->findChildren<QMenu*>()) emit menu->aboutToShow(); // recent files
        QApplication::processEvents();
        QSet<QString> named;
        const auto look = [&named](const QString& text) {
            if (text.contains(QStringLiteral("Cellar")) && text.contains(QStringLiteral("evil"))) named.insert(text);
            return !turns(text);
        };
        for (auto* widget : QApplication::allWidgets()) {
            for (const auto& text : shownOn(*widget)) QVERIFY2(look(text), qPrintable(text));
            if (QTest::currentTestFailed()) return;
        }
        const QString safe = QString::fromStdString(safeLine(turningName.toStdString()));
        QVERIFY(named.contains(safe));                            // the levels in their list, the property
        QVERIFY(named.contains(safe + QStringLiteral(".delve"))); // the tab, the recent file
        QVERIFY(m_work->window->windowTitle().startsWith(safe));
        TileCatalogue tiles;
        TileKind moss;
        moss.name = turningName.toStdString();
        const auto own = tiles.add(moss);
        QVERIFY(own && !turns(nameOf(*own, tiles)));
        Level level;
        level.tiles = Grid(Size{1, 1}, *own);
        QVERIFY(!turns(describeCell({0, 0}, level, tiles)));
        QCOMPARE(m_work->document().level().name, turningName.toStdString());
    }

private:
    /// The texts of a widget that cannot be edited.
    static QStringList shownOn(QWidget& widget) {
        QStringList texts{widget.toolTip(), widget.accessibleName()};
        if (widget.isWindow()) texts << widget.windowTitle();
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts << button->text();
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            for (int i = 0; i < tabs->count(); ++i) texts << tabs->tabText(i) << tabs->tabToolTip(i);
        for (const auto* action : widget.actions()) texts << action->text() << action->toolTip();
        if (const auto* view = qobject_cast<const QTreeView*>(&widget)) addItems(*view->model(), {}, texts);
        return texts;
    }

    static void addItems(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& texts) {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const auto index = model.index(row, 0, parent);
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                texts << index.data(role).toString();
            addItems(model, index, texts);
        }
    }

    std::unique_ptr<test::WindowAtWork> m_work;
};

DELVE_TEST(PlainTextsWindowTest)
#include "plain_texts_window_test.moc"

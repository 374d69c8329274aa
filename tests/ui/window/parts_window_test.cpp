#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "editor/text/translations.h"
#include "tests/support/test.h"
#include "tests/ui/window/each_language.h"
#include "tests/ui/window/texts_that_fit.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/window/docks.h"
#include "ui/window/page_view.h"

#include <QDockWidget>
#include <QLabel>
#include <QtTest>

#include <map>
#include <set>

using namespace delve;

namespace {

/// A panel that counts the rooms, as somebody who adds one would write it.
class RoomCount : public QLabel {
public:
    explicit RoomCount(Document& document) {
        connect(&document, &Document::changed, this, [this, &document](const DocumentChange& change) {
            if (change.ofShownLevel(PartOfLevel::Rooms)) show(document);
        });
        show(document);
    }

private:
    void show(const Document& document) { setNum(static_cast<int>(document.level().rooms->size())); }
};

PanelInfo roomCountPanel() {
    return {.id = QStringLiteral("room-count"),
            .title = Text{"", "Rooms"},
            .area = Qt::LeftDockWidgetArea,
            .make = [](const PartContext&, DocumentPage& page) -> QWidget* { return new RoomCount(page.document()); },
            .place = 1,
            .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_R)}};
}

QDockWidget* dockCalled(const test::WindowAtWork& work, const QString& id) {
    return work.window->findChild<QDockWidget*>(id, Qt::FindDirectChildrenOnly);
}

} // namespace

/// What every row of the tables of panels and views promises.
class PartsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void idsAreTheirOwn() {
        std::set<QString> ids;
        for (const auto& panel : builtInPanels()) QVERIFY2(ids.insert(panel.id).second, qPrintable(panel.id));
        for (const auto& view : builtInViews()) QVERIFY2(ids.insert(view.id).second, qPrintable(view.id));
    }

    void ofEachPlaceOneIsInFront() {
        std::set<std::pair<int, int>> fronts;
        std::map<std::pair<int, int>, int> panels;
        for (const auto& panel : builtInPanels()) {
            const std::pair place(panel.area, panel.place);
            ++panels[place];
            if (panel.front) QVERIFY2(fronts.insert(place).second, qPrintable(panel.id));
        }
        for (const auto& [place, count] : panels) QVERIFY(count == 1 || fronts.contains(place));
    }

    void titlesAreTranslated_data() { test::addEachLanguage(); }
    void titlesAreTranslated() {
        QFETCH(QString, language);
        Translations translations;
        translations.use(language);
        for (const auto& panel : builtInPanels()) {
            QVERIFY2(!toQString(panel.title).isEmpty(), qPrintable(panel.id));
            QVERIFY2(panel.title.context == std::string_view("Parts"), "where translators look for it");
        }
        for (const auto& view : builtInViews()) QVERIFY2(!toQString(view.title).isEmpty(), qPrintable(view.id));
    }

    /// Each has its dock, a panel of the document in it, an action that shows it, and room for its texts.
    void everyPanelIsInItsDock() {
        test::WindowAtWork work;
        work.open();
        for (const auto& info : builtInPanels()) {
            auto* dock = dockCalled(work, info.id);
            QVERIFY2(dock, qPrintable(info.id));
            QCOMPARE(dock->windowTitle(), toQString(info.title));
            QCOMPARE(work.window->dockWidgetArea(dock), info.area);
            QCOMPARE(!dock->isHidden(), info.shownAtFirst);
            const auto* action = work.window->actionList().find(QStringLiteral("view.dock.") + info.id);
            QVERIFY2(action, qPrintable(info.id));
            QCOMPARE(action->isChecked(), info.shownAtFirst);
            dock->show();
            dock->raise();
            QCoreApplication::processEvents();
            QVERIFY2(dock->widget()->isVisible(), qPrintable(info.id));
            QVERIFY2(test::cutTexts(*dock).isEmpty(), qPrintable(test::cutTexts(*dock).join(u'\n')));
        }
    }

    void everyViewIsATab() {
        test::WindowAtWork work;
        work.open();
        auto& page = *work.window->pages().current();
        QCOMPARE(page.viewsOf<PageView>().size(), builtInViews().size());
        for (int i = 0; i < static_cast<int>(page.views().size()); ++i) {
            page.showView(i);
            QCoreApplication::processEvents();
            QVERIFY2(page.views()[static_cast<std::size_t>(i)].widget->isVisible(), "as a tab");
        }
    }

    /// Whatever becomes of the document: Qt's warnings fail the test, and so would a panel that looks at what is gone.
    void theyLiveThroughAllThatHappensToADocument() {
        test::WindowAtWork work;
        work.open();
        for (const auto& info : builtInPanels()) dockCalled(work, info.id)->raise();
        auto& document = work.document();
        Level after = document.level();
        after.things.write().clear();
        after.rooms.write().clear();
        after.links.write().clear();
        after.halls.write().clear();
        after.name = "Bare";
        document.apply(Edit::between(document.level(), after), Text{"", "bare"});
        World world = document.world();
        Level second;
        second.id = "second";
        second.tiles = Grid({30, 20});
        world.levels.push_back(second);
        world.name = "Two";
        document.applyWorld(WorldEdit::between(document.world(), world), Text{"", "two"}, 1);
        while (document.history().canUndo()) document.undo();
        while (document.history().canRedo()) document.redo();
        QCoreApplication::processEvents();
        work.trigger(QStringLiteral("file.new-blank"));
        work.window->pages().closeAll();
        QCoreApplication::processEvents();
        QCOMPARE(work.window->pages().count(), 0);
    }

    /// One row, and nothing else in the window: dock, menu, key, place that is remembered, and the language.
    void aRowIsAllThatADockNeeds() {
        test::WindowAtWork work;
        work.open();
        work.window->close(); // places without it are remembered
        work.panels.push_back(roomCountPanel());
        work.open();
        auto* dock = dockCalled(work, QStringLiteral("room-count"));
        QVERIFY(dock && dock->isVisible());
        const auto* shows = dock->findChild<QLabel*>();
        const auto rooms = work.document().level().rooms->size();
        QVERIFY(shows && rooms > 0);
        QCOMPARE(shows->text(), QString::number(rooms));
        Level after = work.document().level();
        after.rooms.write().pop_back();
        work.document().apply(Edit::between(work.document().level(), after), Text{"", "one less"});
        QCOMPARE(shows->text(), QString::number(rooms - 1));
        work.document().undo();
        QCOMPARE(shows->text(), QString::number(rooms));
        work.key(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(dock->isHidden());
        work.trigger(QStringLiteral("view.dock.room-count"));
        QVERIFY(!dock->isHidden());
    }
};

DELVE_TEST(PartsWindowTest)
#include "parts_window_test.moc"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "editor/text/translations.h"
#include "editor/work/jobs.h"
#include "tests/support/test.h"
#include "tests/ui/window/each_language.h"
#include "tests/ui/window/texts_that_fit.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/pages/page_view.h"
#include "ui/window/docks.h"

#include <QDockWidget>
#include <QLabel>
#include <QtTest>

#include <map>
#include <set>

using namespace delve;
using namespace delve::ui;

namespace {

/// A panel as a contributor would write it: shows a number that is counted in the background.
class WaterCount : public QLabel {
public:
    explicit WaterCount(const editor::Document& document)
        : m_document(document), m_jobs(document.pool(), editor::JobPolicy::NewestWins) {
        connect(&document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
            if (change.ofShownLevel(editor::PartOfLevel::Tiles)) count();
        });
        count();
    }

private:
    void count() {
        setText(QStringLiteral("Counting…"));
        editor::Job<int> job;
        job.work = [tiles = m_document.level().tiles](generation::Feedback& feedback) {
            return cellsOfWater(tiles, feedback);
        };
        job.deliver = [this](const Result<int>& cells) {
            if (cells) setNum(*cells);
            else setText(editor::toQString(cells.failure()));
        };
        (void)m_jobs.start(std::move(job));
    }
    static Result<int> cellsOfWater(const Grid& tiles, generation::Feedback& feedback) {
        int cells = 0;
        for (std::int32_t y = 0; y < tiles.size().height; ++y) {
            if (feedback.stopped()) return cancelled();
            for (std::int32_t x = 0; x < tiles.size().width; ++x) cells += tiles.at({x, y}) == Tile::Water ? 1 : 0;
        }
        return cells;
    }

    const editor::Document& m_document;
    editor::JobQueue m_jobs;
};

PanelInfo waterPanel() {
    return {.id = QStringLiteral("water"),
            .title = Text{"", "Water"},
            .area = Qt::LeftDockWidgetArea,
            .make = [](const PartContext&, DocumentPage& page) -> QWidget* { return new WaterCount(page.document()); },
            .place = 1,
            .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_W)}};
}

/// Until all jobs that were waiting when it was called are over, and delivered.
void waitForJobs(editor::JobPool& pool) {
    editor::JobQueue last(pool, editor::JobPolicy::NewestWins);
    bool over = false;
    editor::Job<int> job;
    job.priority = editor::JobPriority::Background;
    job.work = [](generation::Feedback&) -> Result<int> { return 0; };
    job.deliver = [&over](const Result<int>&) { over = true; };
    (void)last.start(std::move(job));
    while (!over) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
}

QDockWidget* dockCalled(const test::WindowAtWork& work, const QString& id) {
    return work.window->findChild<QDockWidget*>(id, Qt::FindDirectChildrenOnly);
}

} // namespace

/// The contract of every row in the tables of panels and views.
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

    /// Docks of one place are tabs of each other, and never of another place.
    void eachPlaceIsItsOwn() {
        test::WindowAtWork work;
        work.openBlank();
        for (const auto& info : builtInPanels()) dockCalled(work, info.id)->show();
        for (const auto& info : builtInPanels())
            for (const auto& other : builtInPanels()) {
                if (info.id == other.id) continue;
                const auto tabs = work.window->tabifiedDockWidgets(dockCalled(work, info.id));
                QCOMPARE(tabs.contains(dockCalled(work, other.id)),
                         std::pair(info.area, info.place) == std::pair(other.area, other.place));
            }
    }

    void titlesAreTranslated_data() { test::addEachLanguage(); }
    void titlesAreTranslated() {
        QFETCH(QString, language);
        editor::Translations translations;
        translations.use(language);
        for (const auto& panel : builtInPanels()) {
            QVERIFY2(!editor::toQString(panel.title).isEmpty(), qPrintable(panel.id));
            QVERIFY2(panel.title.context == std::string_view("Parts"), "where translators look for it");
        }
        for (const auto& view : builtInViews()) QVERIFY2(!editor::toQString(view.title).isEmpty(), qPrintable(view.id));
    }

    /// Each has its dock, a panel of the document in it, an action that shows it, and room for its texts.
    void everyPanelIsInItsDock() {
        test::WindowAtWork work;
        work.open();
        for (const auto& info : builtInPanels()) {
            auto* dock = dockCalled(work, info.id);
            QVERIFY2(dock, qPrintable(info.id));
            QCOMPARE(dock->windowTitle(), editor::toQString(info.title));
            QCOMPARE(work.window->dockWidgetArea(dock), info.area);
            QCOMPARE(!dock->isHidden(), info.shownAtFirst);
            const auto* action = work.window->actionList().find(QStringLiteral("view.dock.") + info.id);
            QVERIFY2(action, qPrintable(info.id));
            QCOMPARE(action->isChecked(), info.shownAtFirst);
            dock->show();
            dock->raise();
            QCoreApplication::processEvents();
            QVERIFY2(dock->widget()->isVisible(), qPrintable(info.id));
            waitForJobs(work.pool); // texts that arrive later must fit as well
            QVERIFY2(test::cutTexts(*dock).isEmpty(), qPrintable(test::cutTexts(*dock).join(u'\n')));
        }
    }

    /// Also where it is one of several tabs: else nothing would seem to happen.
    void aDockComesToTheFrontWhenItIsShown() {
        test::WindowAtWork work;
        work.open();
        for (const auto& info : builtInPanels()) {
            auto* dock = dockCalled(work, info.id);
            dock->hide();
            QCoreApplication::processEvents();
            work.trigger(QStringLiteral("view.dock.") + info.id);
            QCoreApplication::processEvents();
            QVERIFY2(!dock->visibleRegion().isEmpty(), qPrintable(info.id));
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

    /// Whatever happens to the document: Qt's warnings fail the test, as would a panel that uses a deleted object.
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

    /// One row in the table is enough for a dock, a menu entry, a shortcut, and a place beside the stored ones.
    void aRowIsAllThatADockNeeds() {
        test::WindowAtWork work;
        work.openBlank();
        work.window->close(); // the stored places do not contain it
        work.panels.push_back(waterPanel());
        work.openBlank();
        auto* dock = dockCalled(work, QStringLiteral("water"));
        QVERIFY(dock && dock->isVisible());
        const auto* shows = dock->findChild<QLabel*>();
        QVERIFY(shows);
        QTRY_COMPARE(shows->text(), QStringLiteral("0"));
        Level after = work.document().level();
        after.tiles.fill({2, 2, 3, 4}, Tile::Water);
        work.document().apply(Edit::between(work.document().level(), after), Text{"", "flood"});
        QTRY_COMPARE(shows->text(), QStringLiteral("12"));
        work.document().undo();
        QTRY_COMPARE(shows->text(), QStringLiteral("0"));
        work.key(Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(dock->isHidden());
        work.trigger(QStringLiteral("view.dock.water"));
        QVERIFY(!dock->isHidden());
    }
};

DELVE_TEST(PartsWindowTest)
#include "parts_window_test.moc"

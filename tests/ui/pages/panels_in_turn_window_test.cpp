#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/history/history_panel.h"
#include "ui/levels/levels_panel.h"
#include "ui/measures/measures_panel.h"
#include "ui/palette/palette_panel.h"
#include "ui/problems/problems_panel.h"
#include "ui/recipe/recipe_panel.h"

#include <QAction>
#include <QDockWidget>
#include <QStackedWidget>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// A window whose pages make one panel at a time, as they do for a person.
struct Work : test::WindowAtWork {
    Work() { makesPanels = false; }
    [[nodiscard]] DocumentPage& page() const { return *window->pages().current(); }
    [[nodiscard]] QWidget* shownInDock(const char* id) const {
        auto* dock = window->findChild<QDockWidget*>(QLatin1String(id), Qt::FindDirectChildrenOnly);
        return qobject_cast<QStackedWidget*>(dock->widget())->currentWidget();
    }
    [[nodiscard]] bool shows(const char* id, const QWidget* panel) const {
        return panel && (shownInDock(id) == panel || shownInDock(id)->isAncestorOf(panel));
    }
};

} // namespace

class PanelsInTurnWindowTest : public QObject {
    Q_OBJECT
private slots:
    void theWindowAnswersBetweenTwoPanels() {
        Work work;
        work.openBlank();
        auto& page = work.page();
        QVERIFY(!page.madePanel<RecipePanel>());
        std::size_t made = 0, answers = 0, unanswered = 0;
        const auto answer = [&answers] { ++answers; };
        connect(&page, &DocumentPage::panelMade, &page, [&] {
            unanswered += answers == made ? 0 : 1;
            ++made;
            QMetaObject::invokeMethod(&page, answer, Qt::QueuedConnection);
        });
        QTRY_COMPARE(made, work.panels.size());
        QCOMPARE(unanswered, std::size_t{0});
        QVERIFY(work.shows("recipe", page.madePanel<RecipePanel>()));
        QVERIFY(work.shows("palette", page.madePanel<PalettePanel>()));
        QVERIFY(work.window->actionList().find(QStringLiteral("layer.add"))->isEnabled());
    }

    void onePanelThatIsAskedForComesAtOnce() {
        Work work;
        work.openBlank();
        auto& page = work.page();
        QVERIFY(!work.window->actionList().find(QStringLiteral("layer.add"))->isEnabled()); // read from the palette
        work.trigger(QStringLiteral("level.add")); // enabled always; done by the list of levels
        QVERIFY(page.madePanel<LevelsPanel>());
        QVERIFY(!page.madePanel<MeasuresPanel>());
        QTRY_VERIFY(page.madePanel<MeasuresPanel>());
    }

    void docksFollowThePageInFrontMeanwhile() {
        Work work;
        work.openBlank();
        auto& first = work.page();
        first.makePanels();
        work.trigger(QStringLiteral("file.new-blank"));
        auto& second = work.page();
        QVERIFY(work.shows("history", first.madePanel<HistoryPanel>())); // for a moment longer
        work.window->pages().setCurrent(0);
        QVERIFY(work.shows("recipe", first.madePanel<RecipePanel>()));
        QTRY_VERIFY(second.madePanel<MeasuresPanel>());
        QVERIFY(work.shows("history", first.madePanel<HistoryPanel>()));
        work.window->pages().setCurrent(1);
        QVERIFY(work.shows("history", second.madePanel<HistoryPanel>()));
    }

    void aPageIsClosedBeforeItsPanelsAreMade() {
        Work work;
        work.openBlank();
        work.page().makePanels();
        work.trigger(QStringLiteral("file.new-blank"));
        work.trigger(QStringLiteral("file.close"));
        QCOMPARE(work.window->pages().count(), 1);
        QVERIFY(work.shows("problems", work.page().madePanel<ProblemsPanel>()));
        work.trigger(QStringLiteral("file.close"));
        QCOMPARE(work.window->pages().count(), 0);
        QCoreApplication::processEvents();
    }
};

DELVE_TEST(PanelsInTurnWindowTest)
#include "panels_in_turn_window_test.moc"

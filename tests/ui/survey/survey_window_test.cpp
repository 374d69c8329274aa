#include "ui/survey/survey_panel.h"

#include "editor/survey/survey_of.h"
#include "generation/level/delve_file.h"
#include "generation/level/level.h"
#include "generation/recipes/recipes.h"
#include "playtest/personas/persona.h"
#include "tests/support/survey_rows.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/fields/condition_field.h"
#include "ui/fields/number_field.h"
#include "ui/pages/document_page.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/survey/comparison_model.h"
#include "ui/survey/histogram_view.h"
#include "ui/survey/survey_controls.h"
#include "ui/survey/survey_rows_model.h"

#include <QComboBox>
#include <QCompleter>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QScopeGuard>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include <algorithm>
#include <vector>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The Survey dock, by mouse and keys.
class SurveyWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowAtWork> m_work;
    WindowAtWork& work() { return *m_work; }
    SurveyPanel& panel() { return *work().window->pages().current()->panel<SurveyPanel>(); }
    template <class Widget>
    Widget& part(const char* name) {
        return *panel().findChild<Widget*>(QString::fromLatin1(name));
    }
    HistogramView& picture() { return part<HistogramView>("survey-picture"); }
    ConditionField& field() { return *panel().findChild<ConditionField*>(); }
    QTableView& list() { return part<QTableView>("seeds-list"); }
    QString note() { return part<QLabel>("survey-note").text(); }
    const editor::SurveyTable& table() { return panel().run().table(); }

    QAction* menuEntry(const QString& text) {
        const auto actions = part<QToolButton>("more").menu()->actions();
        const auto found = std::ranges::find(actions, text, &QAction::text);
        return found == actions.end() ? nullptr : *found;
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!panel().working(), 120'000); }
    void typeSeeds(int seeds) {
        auto& box = part<QComboBox>("seeds");
        clickOn(*box.lineEdit());
        box.lineEdit()->selectAll();
        typeText(QString::number(seeds));
    }
    void survey(int seeds) {
        typeSeeds(seeds);
        clickOn(part<QToolButton>("run"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().run().complete(), 120'000);
        settle();
    }
    void typeCondition(const QString& text) {
        clickOn(field());
        field().selectAll();
        typeText(text);
        field().findChild<QCompleter*>()->popup()->hide();
    }
    /// The cell with the most levels.
    HistogramView::Cell fullest() {
        const auto& histogram = panel().shown().histogram;
        const auto& counts = histogram.counts();
        const auto at = static_cast<int>(std::ranges::max_element(counts) - counts.begin());
        return {at % histogram.columns().count(), at / histogram.columns().count()};
    }
    void clickCell(HistogramView::Cell cell) {
        QTest::mouseClick(&picture(), Qt::LeftButton, {}, picture().rectOf(cell).center().toPoint());
        settle();
    }

private slots:
    void init() {
        failOnWarnings();
        m_work = std::make_unique<WindowAtWork>();
        work().open();
        work().window->resize(1600, 1000);
        auto* dock = work().window->findChild<QDockWidget*>(QStringLiteral("survey"));
        QVERIFY(dock->isHidden()); // not everybody needs it
        dock->show();
        dock->raise();
        settle();
    }
    void cleanup() { m_work.reset(); }

    void aSurveyIsShownAsAHistogramAndAList() {
        QVERIFY(picture().accessibleDescription().startsWith(QStringLiteral("Start measures")));
        survey(60);
        QCOMPARE(table().size(), std::size_t{60});
        QCOMPARE(panel().shown().histogram.counted(), 60);
        QCOMPARE(list().model()->rowCount(), 60);
        QVERIFY2(note().contains(QStringLiteral(": 60 seed")), qPrintable(note()));
        QVERIFY(picture().picture().up && !picture().picture().columns.empty());
        QTRY_VERIFY(picture().picture().across.mark.has_value()); // where this level lies
    }

    void aClickOnACellShowsItsSeeds() {
        survey(60);
        const auto cell = fullest();
        const auto count = panel().shown().histogram.at(cell);
        QVERIFY(count > 1 && count < 60);
        clickCell(cell);
        QCOMPARE(list().model()->rowCount(), static_cast<int>(count));
        const auto column = *table().columnOf("rooms");
        const auto& bins = panel().shown().histogram.columns();
        for (const auto row : panel().shown().listed) {
            const auto value = *table().valueAt(row, column);
            QVERIFY(bins.from(cell.column) <= value && value <= bins.last(cell.column));
        }
        QTest::keyClick(&picture(), Qt::Key_Escape);
        settle();
        QCOMPARE(list().model()->rowCount(), 60);
    }

    /// Esc stops it from any of its controls; in the picture, it first shows all seeds again.
    void escStopsASurvey() {
        survey(30);
        clickCell(fullest());
        typeSeeds(100'000);
        clickOn(part<QToolButton>("run"));
        QVERIFY(panel().run().busy());
        QTest::keyClick(&picture(), Qt::Key_Escape);
        QVERIFY(panel().run().busy());
        QTest::keyClick(&picture(), Qt::Key_Escape);
        QVERIFY(!panel().run().busy());
        clickOn(part<QToolButton>("run"));
        QVERIFY(panel().run().busy());
        QTest::keyClick(part<QComboBox>("seeds").lineEdit(), Qt::Key_Escape);
        QVERIFY(!panel().run().busy());
    }

    /// As one step of the history, and again for the next one.
    void aDoubleClickOnACellOpensItsSeeds() {
        survey(60);
        const auto cell = fullest();
        clickCell(cell);
        auto* rows = qobject_cast<SurveyRowsModel*>(list().model());
        const auto steps = work().document().history().position();
        const auto at = picture().rectOf(cell).center().toPoint();
        QTest::mouseDClick(&picture(), Qt::LeftButton, {}, at);
        settle();
        work().settle();
        QCOMPARE(work().document().recipe().seed, rows->seedAt(0));
        QCOMPARE(work().document().history().position(), steps + 1);
        QTest::keyClick(&picture(), Qt::Key_Return);
        settle();
        work().settle();
        QCOMPARE(work().document().recipe().seed, rows->seedAt(1));
        work().document().undo();
        work().document().undo();
        QCOMPARE(work().document().recipe().seed, std::uint64_t{100});
    }

    void enterInTheListOpensASeed() {
        survey(30);
        list().setFocus();
        list().setCurrentIndex(list().model()->index(7, 0));
        QTest::keyClick(&list(), Qt::Key_Return);
        work().settle();
        QCOMPARE(work().document().recipe().seed, std::uint64_t{8});
        QCOMPARE(fingerprint(work().document().level()), table().rowAt(7).fingerprint);
    }

    void aStoppedSurveyGoesOn() {
        typeSeeds(3000);
        auto& run = part<QToolButton>("run");
        clickOn(run);
        QTRY_VERIFY_WITH_TIMEOUT(table().size() > 10, 60'000);
        QCOMPARE(run.text(), QStringLiteral("Stop"));
        clickOn(run);
        QVERIFY(!panel().run().busy());
        settle();
        const auto before = table().size();
        QVERIFY(before < 3000);
        QCOMPARE(list().model()->rowCount(), static_cast<int>(before));
        QCOMPARE(run.text(), QStringLiteral("Go on"));
        survey(static_cast<int>(before) + 20);
        QCOMPARE(table().size(), before + 20);
        for (std::size_t row = 0; row < table().size(); ++row) QCOMPARE(table().seedAt(row), std::uint64_t{row} + 1);
    }

    /// Only those that fit are listed and coloured, as soon as it is typed.
    void aConditionChoosesAmongTheSeeds() {
        survey(80);
        const auto column = *table().columnOf("path");
        std::vector<Decimal> paths;
        for (std::size_t row = 0; row < table().size(); ++row) paths.push_back(*table().valueAt(row, column));
        std::ranges::sort(paths);
        typeCondition(QStringLiteral("path >= ") + QString::fromStdString(toText(paths[50])));
        settle();
        const auto fits = std::ranges::count_if(paths, [&](Decimal path) { return path >= paths[50]; });
        QVERIFY(fits > 0 && fits < 80);
        QCOMPARE(panel().shown().histogram.counted(), fits);
        QCOMPARE(list().model()->rowCount(), static_cast<int>(fits));
        QVERIFY2(note().contains(QStringLiteral("%1 fit").arg(fits)), qPrintable(note()));
        typeCondition(QStringLiteral("romms > 3"));
        settle();
        QCOMPARE(part<QLabel>("search-note").text(),
                 QStringLiteral("There is no measure \"romms\". Did you mean rooms?"));
        QCOMPARE(list().model()->rowCount(), 80);
    }

    /// "0 fit" would be no answer.
    void aMeasureThatWasNotMeasuredIsNamed() {
        part<QComboBox>("which").setCurrentIndex(1);
        survey(20);
        typeCondition(QStringLiteral("steps-to-win > 3"));
        settle();
        QVERIFY2(note().contains(QStringLiteral("steps-to-win was not measured: choose All measures")),
                 qPrintable(note()));
        QVERIFY2(!note().contains(QStringLiteral("0 fit")), qPrintable(note()));
        part<QComboBox>("which").setCurrentIndex(0);
        QVERIFY2(note().contains(QStringLiteral("of other measures than are chosen")), qPrintable(note()));
    }

    void seedsAreReadAsTheLanguageWritesThem() {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const auto back = qScopeGuard([&before] { QLocale::setDefault(before); });
        SurveyControls controls;
        auto* seeds = controls.findChild<QComboBox*>(QStringLiteral("seeds"));
        seeds->setEditText(QStringLiteral("10.000"));
        QVERIFY(controls.seedsAreGiven());
        QCOMPARE(controls.seeds(), std::uint64_t{10'000});
        seeds->setEditText(QStringLiteral("2500"));
        QCOMPARE(controls.seeds(), std::uint64_t{2500});
        for (const char* const text : {"", "0", "10,5", "many"}) {
            seeds->setEditText(QString::fromLatin1(text));
            QVERIFY2(!controls.seedsAreGiven(), text);
        }
        part<QComboBox>("seeds").setEditText(QString());
        QVERIFY(!part<QToolButton>("run").isEnabled());
    }

    void aSearchEndsWithWhatWasWanted() {
        typeCondition(QStringLiteral("rooms >= 12 and loops >= 2"));
        auto* wanted = panel().findChild<NumberField*>();
        wanted->show(Decimal::of(5));
        pressKey(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(panel().run().complete(), 120'000);
        settle();
        QCOMPARE(table().size(), std::size_t{5});
        QCOMPARE(list().model()->rowCount(), 5);
        for (std::size_t row = 0; row < 5; ++row) {
            QVERIFY(*table().valueAt(row, *table().columnOf("rooms")) >= Decimal::of(12));
            QVERIFY(*table().valueAt(row, *table().columnOf("loops")) >= Decimal::of(2));
        }
        QVERIFY2(note().contains(QStringLiteral("5 found in %1 seed").arg(panel().run().tried())), qPrintable(note()));
    }

    /// Nor does the action of the menu: it begins or ends searches only.
    void enterStopsNoSurvey() {
        typeSeeds(5000);
        clickOn(part<QToolButton>("run"));
        QTRY_VERIFY_WITH_TIMEOUT(table().size() > 3, 60'000);
        typeCondition(QStringLiteral("rooms > 3"));
        pressKey(Qt::Key_Return);
        QVERIFY(panel().run().busy() && !panel().run().plan().where);
        panel().startOrStopSearch();
        QVERIFY(panel().run().busy() && !panel().run().plan().where);
        clickOn(part<QToolButton>("run"));
        QVERIFY(!panel().run().busy());
        QVERIFY(table().size() > 3);
    }

    /// What took long to measure is not lost to a slip.
    void aSurveyIsShownAgain() {
        survey(30);
        auto* again = menuEntry(QStringLiteral("Sho&w the survey again"));
        QVERIFY(!again->isEnabled());
        typeCondition(QStringLiteral("rooms > 3"));
        panel().findChild<NumberField*>()->show(Decimal::of(2));
        pressKey(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(panel().run().complete(), 120'000);
        settle();
        QCOMPARE(table().size(), std::size_t{2});
        QVERIFY2(note().contains(QStringLiteral("survey of before")), qPrintable(note()));
        again->trigger();
        settle();
        QCOMPARE(table().size(), std::size_t{30});
        QVERIFY(!again->isEnabled());
        survey(35); // goes on
        QCOMPARE(table().size(), std::size_t{35});
        work().recipePanel().useRecipe(generation::builtInRecipes().find("caves")->withSeed(3));
        work().settle();
        survey(10);
        again->trigger();
        settle();
        QCOMPARE(table().size(), std::size_t{35});
        again->trigger();
        settle();
        QCOMPARE(table().size(), std::size_t{10});
    }

    void aSearchCanBeStopped() {
        typeCondition(QStringLiteral("rooms > 100000"));
        auto& search = part<QToolButton>("search");
        clickOn(search);
        QTRY_VERIFY_WITH_TIMEOUT(panel().run().tried() > 20, 60'000);
        QCOMPARE(search.text(), QStringLiteral("Stop"));
        QVERIFY(!part<QToolButton>("run").isEnabled());
        clickOn(search);
        QVERIFY(!panel().run().busy());
        settle();
        QVERIFY2(note().contains(QStringLiteral("stopped")), qPrintable(note()));
    }

    /// The same recipe is no difference; other parameters are, and it is said of which measures.
    void otherSettingsAreCompared() {
        survey(60);
        clickOn(part<QToolButton>("keep"));
        settle();
        auto& compared = *part<QTableView>("comparison").model();
        QVERIFY(compared.rowCount() > 20);
        const auto beyond = [&compared] {
            int count = 0;
            for (int row = 0; row < compared.rowCount(); ++row)
                count +=
                    compared.index(row, ComparisonModel::ChanceColumn).data() == QStringLiteral("more than chance");
            return count;
        };
        QCOMPARE(beyond(), 0);
        work().recipePanel().useRecipe(generation::builtInRecipes().find("caves")->withSeed(3));
        work().settle();
        QTRY_VERIFY2(note().contains(QStringLiteral("other settings")), qPrintable(note()));
        survey(60);
        QVERIFY(beyond() > 10);
        auto& kept = part<HistogramView>("kept-picture");
        QVERIFY(picture().isVisible() && kept.isVisible());
        QVERIFY(picture().picture().across.bins == kept.picture().across.bins);
        QVERIFY(picture().picture().most && picture().picture().most == kept.picture().most);
        const auto cell = fullest();
        QTest::mouseClick(&kept, Qt::LeftButton, {}, kept.rectOf(cell).center().toPoint());
        settle();
        QVERIFY(picture().chosen() == cell && kept.chosen() == cell);
        QVERIFY(list().model()->rowCount() < 60);
    }

    /// While another survey runs, nothing is said about the one before.
    void theComparisonIsOfWhatIsShown() {
        survey(30);
        clickOn(part<QToolButton>("keep"));
        settle();
        auto& compared = *part<QTableView>("comparison").model();
        QVERIFY(compared.rowCount() > 20);
        work().recipePanel().useRecipe(generation::builtInRecipes().find("caves")->withSeed(3));
        work().settle();
        typeSeeds(5000);
        clickOn(part<QToolButton>("run"));
        QTRY_VERIFY_WITH_TIMEOUT(table().size() > 10, 60'000);
        QCOMPARE(compared.rowCount(), 0);
        QVERIFY2(note().contains(QStringLiteral("compared when the survey has ended")), qPrintable(note()));
        clickOn(part<QToolButton>("run"));
        settle();
        QVERIFY(compared.rowCount() > 20);
    }

    /// Of as many games as there are levels, with an error; beside those of other settings.
    void personasWinAShare() {
        part<QComboBox>("which").setCurrentIndex(2);
        survey(12);
        auto* tabs = panel().findChild<QTabWidget*>();
        QCOMPARE(tabs->tabText(tabs->count() - 1), QStringLiteral("Personas"));
        tabs->setCurrentIndex(tabs->count() - 1);
        const auto shares = [tabs] {
            QStringList texts;
            for (const auto* label : tabs->currentWidget()->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(QStringLiteral(" % "))) texts << label->text();
            return texts;
        };
        QCOMPARE(panel().run().games().size(), std::size_t{play::builtInPersonas().size()});
        for (const auto& sums : panel().run().games()) QCOMPARE(sums.games, 12);
        QCOMPARE(shares().size(), qsizetype(play::builtInPersonas().size()));
        clickOn(part<QToolButton>("keep"));
        settle();
        QCOMPARE(shares().size(), 2 * qsizetype(play::builtInPersonas().size()));
    }

    /// A file has no games: those of the survey before are not its.
    void anOpenedFileHasNoGames() {
        part<QComboBox>("which").setCurrentIndex(2);
        survey(6);
        work().whereToSave = work().fileToOpen = work().path(QStringLiteral("played.db"));
        panel().save();
        settle();
        panel().open();
        settle();
        QCOMPARE(table().size(), std::size_t{6});
        QVERIFY(panel().run().games().empty());
        auto* tabs = panel().findChild<QTabWidget*>();
        QVERIFY(tabs->tabText(tabs->count() - 1) != QStringLiteral("Personas"));
    }

    void closingTheWindowFinishesTheSave() {
        const QTemporaryDir folder;
        survey(60);
        work().whereToSave = folder.filePath(QStringLiteral("closed.db"));
        panel().save();
        m_work.reset();
        QCOMPARE(rowsIn(folder.filePath(QStringLiteral("closed.db"))).size(), std::size_t{60});
    }

    /// As of one of four machines: what is missing lies between its seeds.
    void aFileOfSomeSeedsGoesOn() {
        survey(40);
        const auto path = work().path(QStringLiteral("part.db"));
        {
            const auto& plan = panel().run().plan();
            const auto file =
                editor::SurveyFile::open(path, editor::surveyOf(plan.of, plan.commonOnly, *plan.declarations));
            std::vector<editor::SurveyedSeed> rows;
            for (std::size_t row = 0; row < 40; row += 4) rows.push_back(table().rowAt(row));
            QVERIFY((*file)->add(rows));
        }
        work().fileToOpen = path;
        panel().open();
        settle();
        QCOMPARE(table().size(), std::size_t{10});
        typeSeeds(10);
        QCOMPARE(part<QToolButton>("run").text(), QStringLiteral("Go on"));
        survey(30);
        QCOMPARE(table().size(), std::size_t{32});
        auto* rows = qobject_cast<SurveyRowsModel*>(list().model());
        QCOMPARE(rows->rowCount(), 32);
        for (int row = 0; row < 30; ++row) QCOMPARE(rows->seedAt(row), static_cast<std::uint64_t>(row) + 1);
        QCOMPARE(part<QToolButton>("run").text(), QStringLiteral("Start"));
    }

    /// The levels that are measured are those that open; but a file cannot say of which stamps they are.
    void loadedStampsArePlaced() {
        Level key;
        key.id = "keyhole";
        key.tiles = Grid({9, 9});
        key.tiles.fill({2, 2, 5, 3}, Tile::Water);
        const auto recipe = readRecipe(R"({ "name": "stamped", "seed": 3, "stages": [
            { "id": "vaults", "stage": "vaults", "version": 1, "rooms": [2, 2], "from": "stamps" },
            { "id": "walls", "stage": "walls", "version": 1 } ] })");
        QVERIFY(recipe);
        work().document().setStamps({key});
        work().document().generate(*recipe, {40, 30});
        work().settle();
        survey(6);
        QCOMPARE(table().levels(), std::size_t{6});
        list().setFocus();
        list().setCurrentIndex(list().model()->index(4, 0));
        QTest::keyClick(&list(), Qt::Key_Return);
        work().settle();
        QCOMPARE(work().document().recipe().seed, std::uint64_t{5});
        QCOMPARE(fingerprint(work().document().level()), table().rowAt(4).fingerprint);
        work().whereToSave = work().path(QStringLiteral("stamped.db"));
        panel().save();
        settle();
        QVERIFY2(note().contains(QStringLiteral("loaded stamps")), qPrintable(note()));
        QVERIFY(!QFile::exists(work().whereToSave));
    }

    void resultsAreSavedAndGoOn() {
        survey(40);
        work().whereToSave = work().path(QStringLiteral("mine"));
        panel().save();
        settle();
        const auto file = work().path(QStringLiteral("mine.db"));
        QCOMPARE(rowsIn(file).size(), std::size_t{40});
        QVERIFY2(note().contains(QStringLiteral("kept in mine.db")), qPrintable(note()));
        survey(55);
        QCOMPARE(rowsIn(file).size(), std::size_t{55}); // as they come
    }

    void aFileOfThisRecipeGoesOn() {
        survey(30);
        const auto file = work().path(QStringLiteral("again.db"));
        work().whereToSave = file;
        panel().save();
        settle();
        work().open(); // a further window
        auto* dock = work().window->findChild<QDockWidget*>(QStringLiteral("survey"));
        dock->show();
        dock->raise();
        work().fileToOpen = file;
        panel().open();
        settle();
        QCOMPARE(list().model()->rowCount(), 30);
        QVERIFY2(note().contains(QStringLiteral("kept in again.db")), qPrintable(note()));
        survey(45);
        QCOMPARE(rowsIn(file).size(), std::size_t{45});
    }

    /// To look at: its levels are opened with its own recipe.
    void aFileOfAnotherRecipeIsShown() {
        survey(30);
        const auto file = work().path(QStringLiteral("rooms.db"));
        work().whereToSave = file;
        panel().save();
        settle();
        work().recipePanel().useRecipe(generation::builtInRecipes().find("caves")->withSeed(3));
        work().settle();
        survey(10);
        work().fileToOpen = file;
        panel().open();
        settle();
        QCOMPARE(list().model()->rowCount(), 30);
        QVERIFY2(note().contains(QStringLiteral("of another recipe")), qPrintable(note()));
        list().setFocus();
        list().setCurrentIndex(list().model()->index(4, 0));
        QTest::keyClick(&list(), Qt::Key_Return);
        work().settle();
        QCOMPARE(work().document().recipe().name, std::string("grown-rooms"));
        QCOMPARE(work().document().recipe().seed, std::uint64_t{5});
        QCOMPARE(rowsIn(file).size(), std::size_t{30});
    }

    void whatIsNoSurveyIsSaid() {
        survey(20);
        const auto path = work().path(QStringLiteral("text.db"));
        QFile text(path);
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write(QByteArray("no database at all. ").repeated(100));
        text.close();
        work().fileToOpen = path;
        panel().open();
        QTRY_VERIFY2_WITH_TIMEOUT(note().contains(QStringLiteral("damaged, or no survey")), qPrintable(note()), 30'000);
        QCOMPARE(list().model()->rowCount(), 20); // nothing is lost
        work().whereToSave = path;
        panel().save();
        settle();
        QVERIFY2(note().contains(QStringLiteral("damaged, or no survey")), qPrintable(note()));
        QVERIFY2(note().contains(QStringLiteral("not saved since")), qPrintable(note()));
        work().whereToSave = work().path(QStringLiteral("good.db"));
        panel().save();
        settle();
        QVERIFY2(!note().contains(QStringLiteral("not saved since")), qPrintable(note()));
    }

    void aMapWithoutARecipeSaysSo() {
        work().openBlank();
        auto* dock = work().window->findChild<QDockWidget*>(QStringLiteral("survey"));
        dock->show();
        dock->raise();
        settle();
        QVERIFY(picture().accessibleDescription().contains(QStringLiteral("no recipe")));
        QVERIFY(!part<QToolButton>("run").isEnabled());
        typeCondition(QStringLiteral("rooms > 3"));
        QVERIFY(!part<QToolButton>("search").isEnabled());
    }
};

DELVE_TEST(SurveyWindowTest)
#include "survey_window_test.moc"

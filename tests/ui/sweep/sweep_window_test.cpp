#include "editor/document/document.h"
#include "generation/pipeline/as_declared.h"
#include "generation/recipes/recipes.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/fields/number_field.h"
#include "ui/pages/document_page.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/recipe/stage_column.h"
#include "ui/recipe/stage_section.h"
#include "ui/seeds/seed_row.h"
#include "ui/sweep/sweep_panel.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The dock Sweep, by mouse and keys.
class SweepWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowAtWork> m_work;

    WindowAtWork& work() { return *m_work; }
    SweepPanel& panel() { return *work().window->pages().current()->panel<SweepPanel>(); }
    QDockWidget& dock() { return *work().window->findChild<QDockWidget*>(QStringLiteral("sweep")); }
    QString note() { return panel().findChild<QLabel*>(QStringLiteral("sweep-note"))->text(); }
    QPushButton& start() { return *panel().findChild<QPushButton*>(); }
    /// Null if it is not among the charts.
    SweepChart* chart(const char* measure) {
        for (auto* one : panel().charts())
            if (one->objectName() == QString::fromLatin1(measure)) return one;
        return nullptr;
    }
    StageSection& section(const char* instance) {
        for (auto* section : work().recipePanel().stages().sections())
            if (section->instance() == QString::fromLatin1(instance)) return *section;
        qFatal("there is no such stage");
    }
    /// A small one, that is measured quickly.
    void useKeep() {
        work().document().generate(generation::builtInRecipes().find("keep")->withSeed(3), {40, 30});
        work().settle();
    }
    /// The entry of the menu that is open, by keys.
    static void chooseFromPopup(const QString& text) {
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (auto* action : menu->actions()) {
            if (action->text().remove(u'&') != text) continue;
            QVERIFY(action->isEnabled());
            menu->setActiveAction(action);
            QTest::keyClick(menu, Qt::Key_Return);
            return;
        }
        QFAIL(qPrintable("no entry " + text));
    }
    static void openMenu(QWidget& on) {
        const QPoint middle = on.rect().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, middle, on.mapToGlobal(middle));
        QApplication::sendEvent(&on, &event);
    }
    void sweepExtraLinks() {
        openMenu(*section("tree").findChild<ParameterEditor*>(QStringLiteral("extra"))->findChild<QSlider*>());
        chooseFromPopup(QStringLiteral("Show what it changes"));
    }
    /// With few seeds, and waits for all of it.
    void sweepWith(const QString& seeds) {
        typeInto(*panel().findChildren<NumberField*>().back(), seeds, Qt::Key_Tab);
        if (panel().sweeper().busy()) clickOn(start());
        clickOn(start());
        QTRY_VERIFY_WITH_TIMEOUT(!panel().sweeper().busy(), 120'000);
    }
    [[nodiscard]] ParameterValue extraLinks() {
        return generation::valueIn(*work().document().recipe().find("tree"), *section("tree").stage().find("extra"),
                                   work().document().wantedSize());
    }

private slots:
    void init() {
        m_work = std::make_unique<WindowAtWork>();
        work().open();
        work().window->resize(1600, 1000);
        useKeep();
    }
    void cleanup() { m_work.reset(); }

    void theMenuOfASliderSweepsIt() {
        QVERIFY(!dock().isVisible());
        sweepExtraLinks();
        QVERIFY(dock().isVisible());
        QVERIFY(panel().sweeper().busy());
        QCOMPARE(panel().findChild<QComboBox*>()->currentText(), QStringLiteral("Spanning tree › Extra links"));
        QCOMPARE(panel().sweeper().order().steps.size(), std::size_t{9});
        sweepWith(QStringLiteral("12"));
        QCOMPARE(panel().sweeper().order().seeds, 12u);
        QVERIFY2(note().startsWith(QStringLiteral("Line: the median of up to 12 level(s).")), qPrintable(note()));
        QVERIFY(chart("loops") && chart("loops")->isVisible());
        QVERIFY(chart("steps-to-win"));
        const auto& content = chart("loops")->content();
        QCOMPARE(content.points.size(), std::size_t{9});
        QCOMPARE(content.points.front().value, QStringLiteral("0 %"));
        QVERIFY(content.points.front().band->median < content.points.back().band->median);
        QCOMPARE(content.mark->from, 0.2); // of the axis from 0 to 100 %
    }

    void theMenuOfAStageSweepsItsParameters() {
        auto* menu = section("tree").findChild<QMenu*>();
        const auto entries = menu->actions();
        const auto sweeps = std::ranges::find_if(
            entries, [](const QAction* action) { return action->text() == QStringLiteral("Show what it &changes"); });
        QVERIFY(sweeps != entries.end());
        (*sweeps)->menu()->actions().front()->trigger();
        QVERIFY(panel().sweeper().busy());
    }

    void theMostChangedComeFirstAndTheRestIsFolded() {
        sweepExtraLinks();
        sweepWith(QStringLiteral("20"));
        std::int64_t before = INT64_MAX;
        int shown = 0;
        int folded = 0;
        for (auto* one : panel().charts()) {
            (one->isVisible() ? shown : folded) += 1;
            if (!one->isVisible()) continue;
            QCOMPARE(folded, 0); // they come last
            const auto change = editor::changeOf(panel().sweeper().steps(), one->objectName().toStdString());
            QVERIFY(change <= before);
            before = change;
            QVERIFY(*panel().sweeper().chanceOf(one->objectName().toStdString()) < 0.05);
        }
        QVERIFY(shown > 2 && folded > 0);
        auto* rest = panel().findChild<QToolButton*>();
        QCOMPARE(rest->text(), QStringLiteral("No clear change: %1 measure(s)").arg(folded));
        const auto isSeen = [this, rest] { // and stays where it is: charts are laid out when events are next handled
            auto* const window = rest->window();
            const auto place = [&] { return rest->mapTo(window, rest->rect().center()); };
            const auto last = place();
            QCoreApplication::processEvents();
            const bool still = place() == last;
            panel().findChild<QScrollArea*>()->ensureWidgetVisible(rest);
            return still && window->childAt(place()) == rest;
        };
        QTRY_VERIFY(isSeen());
        clickOn(*rest);
        for (auto* one : panel().charts()) QVERIFY(one->isVisible());
    }

    void aClickSetsTheValueAsOneStep() {
        sweepExtraLinks();
        sweepWith(QStringLiteral("8"));
        const auto steps = work().document().history().position();
        const auto before = extraLinks();
        auto& first = *panel().charts().front();
        clickOn(first, first.placeOf(8).toPoint());
        work().settle();
        QVERIFY(extraLinks() == ParameterValue(Decimal::of(100)));
        QCOMPARE(work().document().history().position(), steps + 1);
        QCOMPARE(first.content().mark->from, 1.0);
        QVERIFY(!panel().outOfDate());
        work().document().undo();
        QVERIFY(extraLinks() == before);
    }

    void keysReadAndSetAValue() {
        sweepExtraLinks();
        sweepWith(QStringLiteral("8"));
        auto& loops = *chart("loops");
        loops.setFocus(Qt::TabFocusReason);
        const auto all = loops.reading();
        QVERIFY2(all.contains(QStringLiteral(" → ")), qPrintable(all));
        pressKey(Qt::Key_End);
        QVERIFY2(loops.reading().startsWith(QStringLiteral("100 %: ")), qPrintable(loops.reading()));
        pressKey(Qt::Key_Left);
        QVERIFY2(loops.accessibleDescription().startsWith(QStringLiteral("87.5 %: ")), qPrintable(loops.reading()));
        QCOMPARE(loops.accessibleName(), QStringLiteral("Loops"));
        pressKey(Qt::Key_Return);
        work().settle();
        QVERIFY(extraLinks() == ParameterValue(Decimal::ofThousandths(87'500)));
        pressKey(Qt::Key_Down);
        QVERIFY(!loops.hasFocus());
        QVERIFY(qobject_cast<SweepChart*>(QApplication::focusWidget()));
    }

    void pointingReadsAValue() {
        sweepExtraLinks();
        sweepWith(QStringLiteral("8"));
        auto& first = *panel().charts().front();
        QTest::mouseMove(&first, first.placeOf(0).toPoint());
        QTRY_VERIFY2(first.reading().startsWith(QStringLiteral("0 %: ")), qPrintable(first.reading()));
    }

    void tabGoesFromTheControlsToTheCharts() {
        sweepExtraLinks();
        sweepWith(QStringLiteral("8"));
        start().setFocus(Qt::TabFocusReason);
        pressKey(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), panel().charts().front());
    }

    /// Few levels say so.
    void aReadingSaysOfHowManyLevels() {
        SweepChart one;
        ChartContent content;
        content.points = {{QStringLiteral("1"), editor::Band{Decimal::of(2), Decimal::of(2), Decimal::of(2), 3, 100}}};
        one.show(content);
        QTest::keyClick(&one, Qt::Key_Home);
        QCOMPARE(one.reading(), QStringLiteral("1: 2 · 3 of 100 level(s)"));
        content.points.front().band->of = 3;
        one.show(content);
        QCOMPARE(one.reading(), QStringLiteral("1: 2"));
    }

    void pointsLieWhereTheirValuesAre() {
        const auto steps = [](std::initializer_list<int> numbers) {
            std::vector<ParameterValue> values;
            for (const int number : numbers) values.emplace_back(Decimal::of(number));
            return values;
        };
        QCOMPARE(placeAmong(steps({1, 2, 4, 5, 7, 8, 9, 11, 12}), Decimal::of(4)), 3.0 / 11);
        QVERIFY(!grow(steps({1, 12})));
        QVERIFY(grow(steps({0, 999'999})));
        QCOMPARE(placeAmong(steps({0, 999, 999'999}), Decimal::of(999)), 0.5);
        QCOMPARE(placeAmong(steps({3}), Decimal::of(3)), 0.0);
    }

    void anotherRecipeIsSaidWhileItMeasures() {
        const HeldPool held(work().pool);
        sweepExtraLinks();
        QVERIFY(!note().startsWith(QStringLiteral("Out of date")));
        work().recipePanel().setParameter(QStringLiteral("rooms"), QStringLiteral("split"), Decimal::of(90));
        QVERIFY(panel().sweeper().busy());
        QVERIFY2(note().startsWith(QStringLiteral("Out of date")), qPrintable(note()));
    }

    void theOrderOfParametersIsNoChange() {
        auto recipe = work().document().recipe();
        recipe.find("rooms")->set("split", Decimal::of(90));
        recipe.find("rooms")->set("min-zone", Decimal::of(6));
        work().document().generate(recipe, {40, 30});
        work().settle();
        sweepExtraLinks();
        std::ranges::reverse(recipe.find("rooms")->parameters);
        work().document().generate(recipe, {40, 30});
        QVERIFY(!panel().outOfDate());
        work().settle();
    }

    void stagesThatAreOffAreLeftOutAndTwinsNumbered() {
        auto recipe = work().document().recipe();
        const auto& stages = work().document().declarations().stages;
        const auto labels = [&] {
            QStringList found;
            for (const auto& one : sweptParametersOf(recipe, stages)) found << one.label();
            return found;
        };
        QVERIFY(labels().contains(QStringLiteral("Spanning tree › Extra links")));
        recipe.stages.push_back(*recipe.find("tree"));
        recipe.stages.back().id = "tree-2";
        QVERIFY(labels().contains(QStringLiteral("Spanning tree 2 › Extra links")));
        QVERIFY(!labels().contains(QStringLiteral("Spanning tree › Extra links")));
        recipe.find("tree")->enabled = false;
        recipe.find("tree-2")->enabled = false;
        QVERIFY(labels().filter(QStringLiteral("Spanning tree")).isEmpty());
    }

    /// What was typed stays when the list is made again, and goes with its parameter.
    void fromBelongsToTheParameter() {
        sweepExtraLinks();
        clickOn(start());
        const auto from = [this]() -> NumberField* {
            for (auto* field : panel().findChildren<NumberField*>())
                if (field->accessibleName() == QStringLiteral("From") && field->isVisible()) return field;
            return nullptr;
        };
        typeInto(*from(), QStringLiteral("40"), Qt::Key_Tab);
        auto recipe = work().document().recipe();
        recipe.find("rooms")->enabled = false; // its parameters go
        work().document().generate(recipe, {40, 30});
        work().settle();
        QCOMPARE(panel().findChild<QComboBox*>()->currentText(), QStringLiteral("Spanning tree › Extra links"));
        QCOMPARE(from()->number(), Decimal::of(40));
        recipe.find("tree")->enabled = false;
        work().document().generate(recipe, {40, 30});
        work().settle();
        QCOMPARE(panel().findChild<QComboBox*>()->currentIndex(), -1);
        QTRY_VERIFY(!from());
    }

    void hiddenItCatchesUpWhenShown() {
        sweepExtraLinks();
        sweepWith(QStringLiteral("4"));
        dock().hide();
        work().recipePanel().setParameter(QStringLiteral("tree"), QStringLiteral("extra"), Decimal::of(50));
        work().settle();
        QCOMPARE(chart("loops")->content().mark->from, 0.2);
        dock().show();
        QTRY_COMPARE(chart("loops")->content().mark->from, 0.5);
    }

    void anotherRecipeMakesItOutOfDate() {
        sweepExtraLinks();
        sweepWith(QStringLiteral("8"));
        work().recipePanel().seed().roll(); // another seed does not
        work().settle();
        QVERIFY(!panel().outOfDate());
        work().recipePanel().setParameter(QStringLiteral("rooms"), QStringLiteral("split"), Decimal::of(90));
        work().settle();
        QVERIFY(panel().outOfDate());
        QVERIFY2(note().startsWith(QStringLiteral("Out of date")), qPrintable(note()));
        QVERIFY(chart("loops")); // it stays
        clickOn(start());
        QVERIFY(!panel().outOfDate());
    }

    void itCanBeStopped() {
        const HeldPool held(work().pool);
        sweepExtraLinks();
        QCOMPARE(start().text(), QStringLiteral("Stop"));
        clickOn(start());
        QVERIFY(!panel().sweeper().busy());
        QCOMPARE(start().text(), QStringLiteral("Sweep"));
        clickOn(start());
        QVERIFY(panel().sweeper().busy());
        QTest::keyClick(&start(), Qt::Key_Escape);
        QVERIFY(!panel().sweeper().busy());
    }

    void fromAndToLimitIt() {
        sweepExtraLinks();
        const auto fields = panel().findChildren<NumberField*>();
        QCOMPARE(fields.size(), 3);
        for (auto* field : fields) {
            if (field->accessibleName() == QStringLiteral("From")) typeInto(*field, QStringLiteral("40"), Qt::Key_Tab);
            if (field->accessibleName() == QStringLiteral("To")) typeInto(*field, QStringLiteral("50"), Qt::Key_Tab);
            if (field->accessibleName() == QStringLiteral("Seeds")) typeInto(*field, QStringLiteral("4"), Qt::Key_Tab);
        }
        clickOn(start()); // stops
        clickOn(start());
        const auto& steps = panel().sweeper().order().steps;
        QVERIFY(steps.front().value == ParameterValue(Decimal::of(40)));
        QVERIFY(steps.back().value == ParameterValue(Decimal::of(50)));
        QTRY_VERIFY_WITH_TIMEOUT(!panel().sweeper().busy(), 120'000);
        QVERIFY(!chart("loops")->content().mark); // 20 % lies beyond
    }

    /// Zones that must be larger than they may be.
    void valuesWithoutALevelAreSaid() {
        openMenu(*section("rooms").findChild<ParameterEditor*>(QStringLiteral("min-zone"))->findChild<QSlider*>());
        chooseFromPopup(QStringLiteral("Show what it changes"));
        sweepWith(QStringLiteral("2"));
        QVERIFY2(note().contains(QStringLiteral("the recipe makes no level.")), qPrintable(note()));
        const auto* made = chart("levels-made");
        QVERIFY(made && made->isVisible());
        QCOMPARE(made->content().points.back().band->median, Decimal::of(0));
        QVERIFY2(made->reading().endsWith(u'%'), qPrintable(made->reading()));
    }

    void withoutARecipeThereIsNothingToSweep() {
        work().openBlank();
        dock().show();
        QVERIFY2(note().startsWith(QStringLiteral("This level has no recipe")), qPrintable(note()));
        QVERIFY(!start().isEnabled());
    }
};

DELVE_TEST(SweepWindowTest)
#include "sweep_window_test.moc"

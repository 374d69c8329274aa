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
        QVERIFY2(note().startsWith(QStringLiteral("Line: the median of 12 seed(s).")), qPrintable(note()));
        QVERIFY(chart("loops") && chart("loops")->isVisible());
        QVERIFY(chart("steps-to-win"));
        const auto& content = chart("loops")->content();
        QCOMPARE(content.points.size(), std::size_t{9});
        QCOMPARE(content.points.front().value, QStringLiteral("0 %"));
        QVERIFY(content.points.front().band->median < content.points.back().band->median);
        QCOMPARE(content.mark->from, 1.6); // 20 % between 12.5 and 25
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
        const auto change = [this](const QObject* chart) {
            return editor::changeOf(panel().sweeper().steps(), chart->objectName().toStdString());
        };
        std::int64_t before = INT64_MAX;
        std::size_t folded = 0;
        for (auto* one : panel().charts()) {
            const bool stays = change(one) <= editor::changeByChance(20);
            QCOMPARE(one->isVisible(), !stays);
            folded += stays ? 1 : 0;
            QVERIFY(change(one) <= before);
            before = change(one);
        }
        QVERIFY(folded > 0);
        auto* rest = panel().findChild<QToolButton*>();
        QVERIFY(rest->text().startsWith(QString::number(folded)));
        const auto isSeen = [this, rest] { // the charts are laid out when events are next handled
            panel().findChild<QScrollArea*>()->ensureWidgetVisible(rest);
            return rest->visibleRegion().contains(rest->rect().center());
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
        QCOMPARE(first.content().mark->from, 8.0);
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

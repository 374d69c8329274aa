#include "generation/level/rules.h"
#include "generation/level/starred.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/illumination/free_parameters.h"
#include "ui/illumination/illumination_panel.h"
#include "ui/measures/measure_choice.h"
#include "ui/pages/pages.h"

#include <QComboBox>
#include <QLabel>
#include <QSet>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// The panel by itself, beside a window with a map of grown rooms.
struct Shown {
    test::WindowAtWork work;
    std::unique_ptr<IlluminationPanel> panel;

    Shown() {
        work.open();
        panel = std::make_unique<IlluminationPanel>(*work.window->pages().current());
        panel->resize(900, 420);
        panel->show();
        panel->activateWindow();
        if (!QTest::qWaitForWindowActive(panel.get())) qFatal("it is not shown");
    }
    [[nodiscard]] HistogramView& grid() const { return *panel->findChild<HistogramView*>(); }
    [[nodiscard]] FreeParameters& parameters() const { return *panel->findChild<FreeParameters*>(); }
    [[nodiscard]] QToolButton& run() const { return *panel->findChild<QToolButton*>(QStringLiteral("run")); }
    [[nodiscard]] QString note() const {
        return panel->findChild<QLabel*>(QStringLiteral("illumination-note"))->text();
    }
    void pressRun() const { QTest::mouseClick(&run(), Qt::LeftButton); }
    [[nodiscard]] std::size_t filled() const {
        const auto* const found = panel->illuminator().found();
        return found ? found->filled() : 0;
    }
    void find(std::size_t cells) const {
        pressRun();
        QTRY_VERIFY_WITH_TIMEOUT(filled() >= cells, 60'000);
        pressRun();
        QVERIFY(!panel->working());
    }
    /// A cell with a level.
    [[nodiscard]] editor::HistogramCell cell() const {
        const auto& values = grid().picture().values;
        const int columns = grid().picture().across.bins.count();
        for (int i = 0; i < static_cast<int>(values.size()); ++i)
            if (values[static_cast<std::size_t>(i)]) return {i % columns, i / columns};
        qFatal("no cell is filled");
        return {};
    }
};

/// The colours that are no grey: those of a map, but not those of a text.
QSet<QRgb> colouredIn(HistogramView& grid) {
    const auto picture = grid.grab().toImage();
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (const QColor colour = picture.pixelColor(x, y); colour.saturation() > 60) colours.insert(colour.rgb());
    return colours;
}

} // namespace

/// The dock by mouse and keys.
class IlluminationWindowTest : public QObject {
    Q_OBJECT
private slots:
    void itFillsTheGridAndGoesOn() {
        const Shown shown;
        QCOMPARE(shown.run().text(), QString("Illuminate"));
        shown.find(10);
        QCOMPARE(shown.run().text(), QString("Go on"));
        const auto taken = shown.panel->illuminator().found()->taken();
        QVERIFY(shown.grid().picture().title.contains(QString::number(shown.filled())));
        QVERIFY2(shown.note().contains(QString::number(taken)), qPrintable(shown.note()));
        shown.pressRun();
        QTRY_VERIFY(shown.panel->illuminator().found()->taken() > taken);
        QTest::keyClick(shown.panel.get(), Qt::Key_Escape);
        QVERIFY(!shown.panel->working());
    }

    /// As one step, of a level with those values.
    void aDoubleClickOpensTheLevelOfACell() {
        const Shown shown;
        shown.find(10);
        auto& document = shown.work.document();
        const auto before = document.level();
        const auto steps = document.history().steps().size();
        const auto cell = shown.cell();
        const auto place = shown.grid().rectOf(cell).center().toPoint();
        QTest::mouseDClick(&shown.grid(), Qt::LeftButton, {}, place);
        shown.work.settle();
        QCOMPARE(document.history().steps().size(), steps + 1);
        const auto values = play::measure(document.world(), document.currentLevel());
        const auto bins = std::pair(shown.grid().picture().across.bins, shown.grid().picture().up->bins);
        for (const auto& [info, value] : *values) {
            if (info->id == "rooms") QCOMPARE(bins.first.binOf(*value), std::optional(cell.column));
            if (info->id == "path") QCOMPARE(bins.second.binOf(*value), std::optional(cell.row));
        }
        QCOMPARE(shown.run().text(), QString("Go on")); // it was only looked at
        document.undo();
        QVERIFY(document.level() == before);
    }

    void aStarKeepsALevelWithTheMap() {
        const Shown shown;
        shown.find(5);
        const auto cell = shown.cell();
        shown.grid().choose(cell);
        shown.grid().setFocus();
        QTest::keyClick(&shown.grid(), Qt::Key_S);
        const auto& document = shown.work.document();
        const auto starred = starredOf(document.level().properties);
        QCOMPARE(starred.variations.size(), std::size_t{1});
        QVERIFY(starred.variations.front().recipe != document.recipe());
        QCOMPARE(shown.run().text(), QString("Go on"));
    }

    void startAgainDropsWhatWasFound() {
        const Shown shown;
        shown.find(10);
        const auto& work = shown.panel->illuminator();
        const auto before = work.found()->taken();
        std::optional<std::uint64_t> first; // taken when the first cell is filled
        connect(&work, &editor::Illuminator::grown, shown.panel.get(), [&] {
            if (!first) first = work.found()->taken();
        });
        QTest::mouseClick(shown.panel->findChild<QToolButton*>(QStringLiteral("again")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(first.has_value(), 60'000);
        QVERIFY(*first < before);
    }

    /// Stopped while the ends of the next grid are looked for: what was found is of other settings.
    void theGridBeforeIsNotGoneOnWith() {
        const Shown shown;
        shown.find(5);
        auto* const across = shown.panel->findChildren<MeasureChoice*>().front();
        across->choose("loops");
        emit across->activated(across->currentIndex());
        shown.pressRun();
        shown.pressRun();
        QVERIFY(!shown.panel->working());
        QCOMPARE(shown.run().text(), QString("Illuminate"));
        QCOMPARE(shown.panel->illuminator().found()->order().across.measure, std::string("rooms"));
    }

    void otherRulesAreAnotherSearch() {
        const Shown shown;
        shown.find(5);
        auto world = shown.work.document().world();
        world.rules.write().objective = "explore";
        shown.work.document().reset(std::move(world));
        QCOMPARE(shown.run().text(), QString("Illuminate"));
    }

    void theCardShowsTheLevel() {
        const Shown shown;
        shown.find(5);
        const auto cell = shown.cell();
        QVERIFY(shown.grid().textOf(cell).contains("Enter"));
        const auto place = shown.grid().rectOf(cell).center().toPoint();
        const auto before = colouredIn(shown.grid());
        QTest::mouseMove(&shown.grid(), place);
        QTRY_VERIFY((colouredIn(shown.grid()) - before).size() > 5);
    }

    void onlyTickedParametersVary() {
        const Shown shown;
        auto& list = shown.parameters();
        QVERIFY(list.topLevelItemCount() > 2);
        for (int i = 0; i < list.topLevelItemCount(); ++i) list.topLevelItem(i)->setCheckState(0, Qt::Unchecked);
        QVERIFY(list.chosen().empty());
        list.topLevelItem(0)->child(0)->setCheckState(0, Qt::Checked);
        QCOMPARE(list.chosen().size(), std::size_t{1});
        shown.find(5);
        const auto& order = shown.panel->illuminator().found()->order();
        const auto only = list.chosen().front();
        for (const auto& level : shown.panel->illuminator().found()->cells()) {
            if (!level) continue;
            auto recipe = level->recipe;
            recipe.seed = order.recipe.seed;
            editor::setIn(recipe, only, editor::valueIn(order.recipe, only, order.size));
            auto wanted = order.recipe;
            editor::setIn(wanted, only, editor::valueIn(order.recipe, only, order.size));
            QVERIFY(recipe == wanted);
        }
        // The ticks stay while the recipe changes its values.
        auto other = shown.work.document().recipe();
        other.seed += 1;
        shown.work.document().generate(other, shown.work.document().wantedSize());
        shown.work.settle();
        QCOMPARE(list.chosen().size(), std::size_t{1});
    }

    void resultsOfOtherSettingsSayIt() {
        const Shown shown;
        shown.find(5);
        auto* const across = shown.panel->findChildren<MeasureChoice*>().front();
        across->choose("loops");
        emit across->activated(across->currentIndex());
        QVERIFY2(shown.note().contains("other settings"), qPrintable(shown.note()));
        QCOMPARE(shown.run().text(), QString("Illuminate"));
        QVERIFY(shown.filled() >= 5);
    }

    void aMapWithoutARecipeSaysWhatToDo() {
        test::WindowAtWork work;
        work.openBlank();
        IlluminationPanel panel(*work.window->pages().current());
        panel.show();
        QVERIFY(panel.findChild<HistogramView*>()->picture().across.bins.count() == 0);
        QVERIFY(!panel.findChild<QToolButton*>(QStringLiteral("run"))->isEnabled());
    }

    void aMeasureThatHasNoValueIsNamed() {
        const Shown shown;
        const auto& caves = *generation::builtInRecipes().find("caves"); // which have no rooms
        shown.work.document().generate(caves.withSeed(1), {48, 32});
        shown.work.settle();
        auto* const across = shown.panel->findChildren<MeasureChoice*>().front();
        across->choose("room-size");
        emit across->activated(across->currentIndex());
        shown.pressRun();
        QTRY_VERIFY_WITH_TIMEOUT(!shown.panel->working(), 60'000);
        QVERIFY(!shown.panel->illuminator().found());
        QVERIFY2(shown.grid().accessibleDescription().contains("has a value"),
                 qPrintable(shown.grid().accessibleDescription()));
    }

    void aMapThatIsClosedEndsIt() {
        Shown shown;
        shown.pressRun();
        QTRY_VERIFY_WITH_TIMEOUT(shown.panel->illuminator().busy(), 60'000);
        shown.panel.reset();
        QVERIFY(shown.work.window->close());
    }
};

DELVE_TEST(IlluminationWindowTest)
#include "illumination_window_test.moc"

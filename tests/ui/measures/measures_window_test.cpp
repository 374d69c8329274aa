#include "editor/document/document.h"
#include "editor/inspect/live_inspection.h"
#include "editor/text/message_text.h"
#include "generation/level/rules.h"
#include "generation/recipes/recipes.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/measures/measures_list.h"
#include "ui/measures/measures_panel.h"
#include "ui/pages/document_page.h"
#include "ui/recipe/recipe_panel.h"

#include <QDockWidget>
#include <QHelpEvent>
#include <QLabel>
#include <QProgressBar>
#include <QToolTip>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// In a row, with one tile that is another.
Level rowOf(const char* id, std::int32_t width, std::int32_t odd, Tile tile) {
    Level level;
    level.id = id;
    level.tiles = Grid({width, 1}, Tile::Floor);
    level.tiles.set({odd, 0}, tile);
    return level;
}

/// A window with the dock in front.
struct Shown {
    test::WindowAtWork work;

    void open(bool blank = false) {
        if (blank) work.openBlank();
        else work.open();
        auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("measures"));
        dock->show();
        dock->raise();
    }
    [[nodiscard]] MeasuresPanel& panel() const { return *work.window->pages().current()->panel<MeasuresPanel>(); }
    [[nodiscard]] MeasuresList& list() const { return *panel().findChild<MeasuresList*>(); }
    [[nodiscard]] QString valueOf(const char* measure) const {
        return panel().model().valueAt(panel().model().indexOf(measure));
    }
    [[nodiscard]] Strip stripOf(const char* measure) const {
        return panel().model().stripAt(panel().model().indexOf(measure));
    }
    [[nodiscard]] QString noteText() const { return panel().findChild<QLabel*>()->text(); }
    /// Waits for values and for so many seeds.
    void settle(std::uint32_t seeds = 0) const {
        QTRY_VERIFY_WITH_TIMEOUT(!panel().measuring(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(panel().sampler().sample().seeds >= seeds, 60'000);
    }
    void paintFloor(Cell from, Cell to) const {
        Level after = work.document().level();
        after.tiles.fill({from.x, from.y, to.x - from.x, to.y - from.y}, Tile::Floor);
        work.document().apply(Edit::between(work.document().level(), after), Text{"", "floor"});
    }
    /// The way out is two steps from the start by way of the level "near", and four by way of "far".
    void showWorldWithChasm() const {
        World after = work.document().world();
        after.rules.write().objective = "exit";
        Level& top = after.levels.front();
        top.tiles = rowOf("", 2, 1, Tile::Chasm).tiles;
        top.things = std::vector<Thing>{{"start-0-0", ThingKind::Start, {0, 0}, {}, {}, {}}};
        top.properties.set("below", Reference{"near"});
        after.levels.push_back(rowOf("near", 3, 2, Tile::GoldenExit));
        after.levels.push_back(rowOf("far", 5, 4, Tile::GoldenExit));
        work.document().applyWorld(WorldEdit::between(work.document().world(), after), Text{"", "chasm"});
    }
    void leadChasmTo(const char* level) const {
        World after = work.document().world();
        after.levels.front().properties.set("below", Reference{level});
        work.document().applyWorld(WorldEdit::between(work.document().world(), after), Text{"", "below"});
    }
};

} // namespace

/// The dock of the measures.
class MeasuresWindowTest : public QObject {
    Q_OBJECT
private slots:
    void everyMeasureHasItsValue() {
        Shown shown;
        shown.open();
        shown.settle();
        const auto& document = shown.work.document();
        const auto& proof = shown.work.window->pages().current()->inspection().findings().proof;
        QVERIFY(proof.has_value());
        const auto values = play::measure(document.world(), document.currentLevel(), {.proof = &*proof});
        for (const auto& [info, value] : *values) {
            const auto text = shown.valueOf(info->id.c_str());
            QVERIFY2(value ? text.startsWith(QString::fromStdString(toText(*value))) : text == QStringLiteral("–"),
                     info->id.c_str());
        }
        QVERIFY(shown.valueOf("steps-to-win").endsWith(QStringLiteral("steps")));
    }

    void theyFollowAnEdit() {
        Shown shown;
        shown.open(true);
        shown.settle();
        const auto before = shown.valueOf("floor");
        shown.paintFloor({0, 0}, {10, 10});
        QTRY_VERIFY(shown.valueOf("floor") != before);
        shown.work.document().undo();
        QTRY_COMPARE(shown.valueOf("floor"), before);
    }

    /// While they are measured again, if that takes more than a moment.
    void valuesOfTheMapBeforeAreMarked() {
        Shown shown;
        shown.open(true);
        shown.settle();
        const auto isMarked = [&shown](const char* measure) { return shown.valueOf(measure).startsWith(u'…'); };
        QVERIFY(!isMarked("floor"));
        {
            const test::HeldPool held(shown.work.document().pool());
            shown.paintFloor({0, 0}, {10, 10});
            QTRY_VERIFY(isMarked("floor"));
            const auto tip = shown.panel().model().indexOf("floor").data(Qt::ToolTipRole).toString();
            QVERIFY(tip.contains(QStringLiteral("before its last change")));
        }
        shown.settle();
        for (const auto& info : play::builtInMeasures()) QVERIFY2(!isMarked(info.id.c_str()), info.id.c_str());
    }

    /// The levels before this one.
    void theTrailHasTheLastTenLevels() {
        Shown shown;
        shown.open(true);
        shown.settle();
        QVERIFY(shown.stripOf("floor").trail.empty());
        for (int i = 1; i <= 12; ++i) {
            shown.paintFloor({0, 0}, {i, 20});
            shown.settle();
        }
        const auto strip = shown.stripOf("floor");
        QCOMPARE(strip.trail.size(), mostOfTrail);
        QVERIFY(strip.trail.back() < *strip.value);
        QVERIFY(strip.trail.front() < strip.trail.back());
    }

    void stripsShowTheSeedsOfTheRecipe() {
        Shown shown;
        shown.open();
        shown.settle(16);
        const auto strip = shown.stripOf("rooms");
        QVERIFY(strip.seeds && strip.seeds->count() >= 16);
        QVERIFY(!sentenceOf(strip).isEmpty());
        QTRY_VERIFY(shown.noteText().startsWith(QStringLiteral("Beside ")));
    }

    void anotherRecipeIsSampledAgain() {
        Shown shown;
        shown.open();
        shown.settle(1);
        shown.work.recipePanel().useRecipe(generation::builtInRecipes().find("caves")->withSeed(3));
        shown.work.settle();
        QTRY_COMPARE_WITH_TIMEOUT(shown.panel().sampler().of().recipe.name, std::string("caves"), 60'000);
        shown.settle(1);
    }

    /// It comes from a file, and must not turn the words around it.
    void theNameOfAnUnknownRecipeIsSafe() {
        Shown shown;
        shown.open();
        World world = shown.work.document().world();
        world.levels[0].recipe->name = "mine\u202eevil";
        shown.work.document().reset(world);
        QTRY_VERIFY_WITH_TIMEOUT(shown.noteText().contains(QStringLiteral("\\u202e")), 60'000);
        QVERIFY(!shown.noteText().contains(QChar(0x202e)));
    }

    /// So that a level and the seeds beside it have the same goal.
    void anotherObjectiveIsSampledAgain() {
        Shown shown;
        shown.open();
        shown.settle(1);
        auto& document = shown.work.document();
        QCOMPARE(shown.panel().sampler().of().rules->objective, document.world().rules->objective);
        World after = document.world();
        after.rules.write().objective = after.rules->objective == "explore" ? "collect" : "explore";
        document.applyWorld(WorldEdit::between(document.world(), after), Text{"", "rules"});
        QTRY_COMPARE_WITH_TIMEOUT(shown.panel().sampler().of().rules->objective, after.rules->objective, 60'000);
        shown.settle(1);
    }

    /// Another seed of the same recipe keeps the sample.
    void anotherSeedMovesTheMarkAlone() {
        Shown shown;
        shown.open();
        shown.settle(8);
        const auto seeds = shown.panel().sampler().sample().seeds;
        shown.work.trigger(QStringLiteral("recipe.new-seed"));
        shown.work.settle();
        shown.settle();
        QVERIFY(shown.panel().sampler().sample().seeds >= seeds);
        QVERIFY(!shown.stripOf("floor").trail.empty());
    }

    void aLevelWithoutARecipeSaysWhyItHasNoStrips() {
        Shown shown;
        shown.open(true);
        shown.settle();
        QVERIFY(shown.noteText().contains(QStringLiteral("no recipe")));
        QVERIFY(!shown.stripOf("floor").seeds);
        QVERIFY(shown.valueOf("floor") != QStringLiteral("–"));
    }

    /// A change of `below` does not concern the measures, but it changes the proof, and steps to the win come from
    /// that.
    void anotherProofIsMeasuredAgain() {
        Shown shown;
        shown.open(true);
        shown.showWorldWithChasm();
        QTRY_VERIFY_WITH_TIMEOUT(shown.valueOf("steps-to-win").startsWith(u'2'), 60'000);
        shown.settle();
        shown.leadChasmTo("far");
        QTRY_VERIFY_WITH_TIMEOUT(shown.valueOf("steps-to-win").startsWith(u'4'), 60'000);
        auto* dock = shown.work.window->findChild<QDockWidget*>(QStringLiteral("measures"));
        dock->hide();
        shown.leadChasmTo("near");
        QTRY_VERIFY_WITH_TIMEOUT(shown.work.window->pages().current()->inspection().complete(), 60'000);
        QVERIFY(shown.valueOf("steps-to-win").startsWith(u'4'));
        dock->show();
        dock->raise();
        QTRY_VERIFY_WITH_TIMEOUT(shown.valueOf("steps-to-win").startsWith(u'2'), 60'000);
    }

    void aHiddenDockCountsNothing() {
        Shown shown;
        shown.open(true);
        shown.settle();
        shown.work.window->findChild<QDockWidget*>(QStringLiteral("measures"))->hide();
        const auto before = shown.valueOf("floor");
        shown.paintFloor({0, 0}, {10, 10});
        QVERIFY(!shown.panel().measuring());
        QCOMPARE(shown.valueOf("floor"), before);
        shown.work.window->findChild<QDockWidget*>(QStringLiteral("measures"))->show();
        shown.work.window->findChild<QDockWidget*>(QStringLiteral("measures"))->raise();
        QTRY_VERIFY(shown.valueOf("floor") != before);
    }

    /// By arrow keys from measure to measure, past the names of the groups.
    void keysGoFromMeasureToMeasure() {
        Shown shown;
        shown.open(true);
        shown.settle();
        auto& list = shown.list();
        list.setFocus();
        list.setCurrentIndex(shown.panel().model().indexOf("regions"));
        QTest::keyClick(&list, Qt::Key_Right);
        QVERIFY(shown.panel().model().measureAt(list.currentIndex()));
        QTest::keyClick(&list, Qt::Key_Down);
        QVERIFY(shown.panel().model().measureAt(list.currentIndex()));
        const auto spoken = list.currentIndex().data(Qt::AccessibleTextRole).toString();
        QVERIFY(spoken.contains(u':'));
    }

    void theTipExplainsTheMeasure() {
        Shown shown;
        shown.open(true);
        shown.settle();
        const auto tip = shown.panel().model().indexOf("loops").data(Qt::ToolTipRole).toString();
        QVERIFY(tip.contains(QStringLiteral("Ways around something")));
    }

    /// Where it is pointed at: no marks of HTML in it.
    void theTipIsShownAsText() {
        Shown shown;
        shown.open(true);
        shown.settle();
        auto& list = shown.list();
        const auto index = shown.panel().model().indexOf("loops");
        list.scrollTo(index);
        const QPoint at = list.visualRect(index).center();
        QToolTip::hideText();
        QHelpEvent event(QEvent::ToolTip, at, list.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(list.viewport(), &event);
        QVERIFY2(QToolTip::text().contains(QStringLiteral("Ways around something")), qPrintable(QToolTip::text()));
        QVERIFY2(!QToolTip::text().contains(QStringLiteral("&lt;")), qPrintable(QToolTip::text()));
    }

    /// As many columns as fit, and each measure once.
    void columnsFollowTheWidth() {
        MeasuresModel model;
        for (const int columns : {1, 2, 3, 4}) {
            model.setColumns(columns);
            QCOMPARE(model.rowCount() % columns, 0);
            int measures = 0;
            for (int row = 0; row < model.rowCount(); ++row) measures += model.measureAt(model.index(row)) ? 1 : 0;
            QCOMPARE(measures, static_cast<int>(play::builtInMeasures().size()));
        }
    }

    void numbersAreWrittenAsTheLanguageDoes() {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(numberText(Decimal::ofThousandths(15'900)), QStringLiteral("15,9"));
        QCOMPARE(numberText(Decimal::ofThousandths(-125)), QStringLiteral("-0,125"));
        QCOMPARE(numberText(Decimal::of(1'200'000)), QStringLiteral("1200000"));
        MeasuresModel model;
        const auto index = model.indexOf("floor");
        model.setValues({{model.measureAt(index), Decimal::ofThousandths(15'900)}});
        QVERIFY2(model.valueAt(index).startsWith(QStringLiteral("15,9")), qPrintable(model.valueAt(index)));
        QLocale::setDefault(before);
    }

    /// They are headings, although nobody can choose them.
    void theNamesOfGroupsAreNotFaint() {
        MeasuresModel model;
        MeasuresList list(model);
        list.resize(400, 200);
        list.show();
        const QImage image = list.viewport()->grab().toImage();
        const QRect place = list.visualRect(model.index(0)).intersected(image.rect());
        const int wanted = list.palette().color(QPalette::Active, QPalette::WindowText).lightness();
        const int faint = list.palette().color(QPalette::Disabled, QPalette::WindowText).lightness();
        bool strong = false;
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x)
                strong = strong || std::abs(image.pixelColor(x, y).lightness() - wanted) < std::abs(faint - wanted) / 2;
        QVERIFY(strong);
    }

    /// If all seeds have one value, it is one bar in the middle, and not a block.
    void aSingleValueIsASingleBar() {
        editor::Distribution seeds;
        for (int i = 0; i < 10; ++i) seeds.add(Decimal::of(1));
        QImage image(120, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintStrip(painter, {10, 2, 100, 16}, {&seeds, {}, {}}, QPalette());
        QCOMPARE(image.pixelColor(14, 10), QColor(Qt::white));
        QCOMPARE(image.pixelColor(105, 10), QColor(Qt::white));
        QVERIFY(image.pixelColor(60, 10) != QColor(Qt::white));
    }

    /// What is beyond all seeds is marked at the edge, by another sign.
    void aLevelBeyondAllSeedsIsMarkedAtTheEdge() {
        editor::Distribution seeds;
        for (int i = 10; i < 20; ++i) seeds.add(Decimal::of(i));
        const auto drawn = [&seeds](int value) {
            QImage image(120, 20, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintStrip(painter, {10, 2, 100, 16}, {&seeds, Decimal::of(value), {}}, QPalette());
            return image;
        };
        QVERIFY(drawn(5) != drawn(10));
        QCOMPARE(drawn(5), drawn(6));
        QVERIFY(drawn(25) != drawn(19));
        QVERIFY(drawn(25) != drawn(5));
    }
};

DELVE_TEST(MeasuresWindowTest)
#include "measures_window_test.moc"

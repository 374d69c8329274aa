#include "ui/personas/personas_panel.h"

#include "editor/inspect/live_inspection.h"
#include "generation/level/edit.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/legend_card.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/pages/pages.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QTimer>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <utility>

using namespace delve;
using namespace delve::ui;

namespace {

QImage seen(const MapView& map) {
    QCoreApplication::processEvents();
    return map.viewport()->grab().toImage();
}

/// The panel by itself, with few games.
struct ShownPanel {
    explicit ShownPanel(const test::WindowAtWork& work, std::int64_t games = 5)
        : panel(*work.window->pages().current(), games) {
        panel.resize(260, 500);
        panel.show();
    }

    [[nodiscard]] QStringList texts() const {
        QStringList all;
        for (const auto* label : panel.findChildren<QLabel*>())
            if (label->isVisibleTo(&panel)) all << label->text();
        return all;
    }
    [[nodiscard]] bool shows(const QString& part) const { return !texts().filter(part).isEmpty(); }
    [[nodiscard]] const editor::PersonaResults& results() const { return panel.games().results(); }
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(results().complete(), 60'000); }

    PersonasPanel panel;
};

/// Two small levels in place of a map that a recipe generates.
World twoHalls() {
    World world = test::drawnWorld("exit", {"########", "#@....X#", "########"});
    world.levels[0].id = "upper";
    world.levels.push_back(test::drawnWorld("exit", {"#####", "#...#", "#####"}).levels[0]);
    world.levels[1].id = "lower";
    return world;
}

void openHalls(test::WindowAtWork& work) {
    work.openBlank();
    work.document().reset(twoHalls());
}

void change(const test::WindowAtWork& work, const std::function<void(World&)>& edit) {
    World after = work.document().world();
    edit(after);
    work.document().applyWorld(WorldEdit::between(work.document().world(), after), Text{"", "change"});
}

} // namespace

/// The Personas dock.
class PersonasPanelWindowTest : public QObject {
    Q_OBJECT
private slots:
    void everyPersonaHasFigures() {
        test::failOnWarnings();
        test::WindowAtWork work;
        work.open();
        const ShownPanel shown(work);
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("of each persona")), 60'000);
        for (const auto& persona : play::builtInPersonas())
            QVERIFY(shown.shows(QString::fromStdString(persona.label.source)));
        QCOMPARE(shown.texts().filter(QStringLiteral("% won")).size(), qsizetype(play::builtInPersonas().size()));
        QCOMPARE(shown.texts().filter(QStringLiteral("damage")).size(), qsizetype(play::builtInPersonas().size()));
        QVERIFY(!shown.shows(QStringLiteral(" %"))); // no line may begin with a percent sign
    }

    /// Without proving it first.
    void aMapThatIsTooLargeSaysSoAtOnce() {
        test::failOnWarnings();
        test::WindowAtWork work;
        work.openBlank();
        World world = work.document().world();
        world.levels[0].tiles = Grid({1100, 1000}, Tile::Floor);
        work.document().reset(world);
        const ShownPanel shown(work);
        QTRY_VERIFY(shown.shows(QStringLiteral("No games")));
    }

    /// Without a mouse, too.
    void whoAPersonaIsCanBeRead() {
        test::failOnWarnings();
        test::WindowAtWork work;
        openHalls(work);
        const ShownPanel shown(work);
        const auto labels = shown.panel.findChildren<QLabel*>();
        for (const auto& persona : play::builtInPersonas()) {
            const auto help = QString::fromStdString(persona.help.source);
            QVERIFY(shown.shows(help));
            const auto name = std::ranges::find(labels, QString::fromStdString(persona.label.source), &QLabel::text);
            QVERIFY(name != labels.end());
            QCOMPARE((*name)->accessibleDescription(), help);
        }
    }

    void arrowsScroll() {
        test::failOnWarnings();
        test::WindowAtWork work;
        openHalls(work);
        ShownPanel shown(work);
        shown.panel.resize(200, 150);
        QVERIFY(shown.panel.focusPolicy() & Qt::TabFocus);
        QVERIFY(!shown.panel.accessibleName().isEmpty());
        QTRY_VERIFY(shown.panel.verticalScrollBar()->maximum() > 0);
        QTest::keyClick(&shown.panel, Qt::Key_Down);
        QVERIFY(shown.panel.verticalScrollBar()->value() > 0);
        QTest::keyClick(&shown.panel, Qt::Key_Up);
        QCOMPARE(shown.panel.verticalScrollBar()->value(), 0);
    }

    void anEditPlaysAgain() {
        test::failOnWarnings();
        test::WindowAtWork work;
        work.open();
        const ShownPanel shown(work);
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("of each persona")), 60'000);
        Level after = work.document().level();
        after.things.write().clear();
        work.document().apply(Edit::between(work.document().level(), after), Text{"", "bare"});
        QVERIFY(!shown.shows(QStringLiteral("of each persona")));
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("No games")), 60'000);
        work.document().undo();
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("of each persona")), 60'000);
    }

    /// While somebody paints, or drags a slider, each map is soon followed by another.
    void gamesBeginOnceTheMapHasSettled() {
        test::failOnWarnings();
        test::WindowAtWork work;
        openHalls(work);
        const ShownPanel shown(work);
        shown.settle();
        for (std::int32_t x = 2; x < 5; ++x) {
            change(work, [x](World& world) { world.levels[0].tiles.set({x, 0}, Tile::Water); });
            QVERIFY(!shown.panel.games().busy());
            QVERIFY(!shown.results().trial); // results of another map are dropped
        }
        shown.settle();
    }

    /// The page proves the map anyway.
    void theProofIsThatOfThePage() {
        test::failOnWarnings();
        test::WindowAtWork work;
        openHalls(work);
        const ShownPanel shown(work);
        shown.settle();
        const auto& inspection = work.window->pages().current()->inspection();
        QVERIFY(inspection.complete());
        QCOMPARE(shown.results().trial->fewest, std::optional(inspection.findings().proof->steps));
    }

    void onlyWhatGamesAskForIsAReasonToPlayAgain() {
        test::failOnWarnings();
        test::WindowAtWork work;
        openHalls(work);
        const ShownPanel shown(work);
        shown.settle();
        const auto trial = shown.results().trial;
        change(work, [](World& world) { world.name = "another name"; });
        QVERIFY(shown.results().trial == trial);
        change(work, [](World& world) {
            BitGrid pins(world.levels[1].size());
            pins.set({1, 1});
            world.levels[1].pinned = Shared(std::move(pins));
        });
        QVERIFY(shown.results().trial == trial && shown.results().complete());
        change(work, [](World& world) { world.levels[0].properties.set("below", Reference{"lower"}); });
        QVERIFY(!shown.results().trial); // chasms lead elsewhere now
        shown.settle();
        change(work, [](World& world) { world.levels[1].tiles.set({1, 1}, Tile::Water); });
        QVERIFY(!shown.results().trial); // on a level that is not shown
        shown.settle();
    }

    void nothingPlaysWhileItIsHidden() {
        test::failOnWarnings();
        test::WindowAtWork work;
        openHalls(work);
        ShownPanel shown(work);
        shown.settle();
        shown.panel.hide();
        change(work, [](World& world) { world.levels[0].tiles.set({3, 0}, Tile::Water); });
        QTRY_VERIFY(work.window->pages().current()->inspection().complete());
        QVERIFY(!shown.panel.games().busy());
        QVERIFY(!shown.results().trial);
        QCOMPARE(shown.texts().filter(QStringLiteral("% won")).size(), qsizetype(0));
        shown.panel.show();
        shown.settle();
        QTRY_VERIFY(shown.shows(QStringLiteral("of each persona")));
    }

    /// Nothing of what was played is thrown away.
    void hiddenGamesGoOnWhenItIsShown() {
        test::failOnWarnings();
        test::WindowAtWork work;
        openHalls(work);
        ShownPanel shown(work, 1'000);
        bool hidden = false;
        connect(&shown.panel.games(), &editor::BackgroundPersonas::changed, &shown.panel, [&shown, &hidden] {
            if (hidden || !shown.results().trial || shown.results().permille() == 0) return;
            hidden = true;
            shown.panel.hide();
        });
        QTRY_VERIFY_WITH_TIMEOUT(hidden && !shown.panel.games().busy(), 60'000);
        QVERIFY(!shown.results().complete());
        const auto trial = shown.results().trial;
        const int permille = shown.results().permille();
        shown.panel.show();
        QVERIFY(shown.results().permille() >= permille);
        shown.settle();
        QVERIFY(shown.results().trial == trial);
    }

    void resultsThatNobodyLooksAtAreDropped() {
        test::failOnWarnings();
        test::WindowAtWork work;
        openHalls(work);
        ShownPanel shown(work);
        shown.settle();
        auto* forgets = shown.panel.findChild<QTimer*>(QStringLiteral("forgets"));
        QVERIFY(forgets && !forgets->isActive());
        shown.panel.hide();
        QVERIFY(forgets->isActive() && shown.results().complete());
        forgets->start(0);
        QTRY_VERIFY(!shown.results().trial);
        shown.panel.show();
        shown.settle();
        QVERIFY(!forgets->isActive());
    }

    void noGamesAtAllAreNotPlayedForEver() {
        test::failOnWarnings();
        test::WindowAtWork work;
        openHalls(work);
        const ShownPanel shown(work, 0);
        QTRY_VERIFY(shown.shows(QStringLiteral("of each persona")));
    }

    /// On the ground that the runner never sees, and only there, while they are shown.
    void marksOnTheMap() {
        test::failOnWarnings();
        test::WindowAtWork work;
        work.openBlank();
        work.document().reset(test::drawnWorld("exit", {"#########################", //
                                                        "#@......................#", //
                                                        "#####X###################"}));
        auto& map = work.window->pages().current()->map();
        ShownPanel shown(work);
        shown.settle();
        QCoreApplication::processEvents();
        const auto before = map.viewport()->grab().toImage();
        auto* choice = shown.panel.findChild<QComboBox*>();
        QVERIFY(choice);
        QVERIFY(!shown.shows(QStringLiteral("never seen")));
        choice->setCurrentIndex(1);
        QVERIFY(shown.shows(QStringLiteral("never seen")) && shown.shows(QStringLiteral("games lost there")));
        QCoreApplication::processEvents();
        const auto marked = map.viewport()->grab().toImage();
        const auto isMarked = [&](Cell cell) {
            const QRect middle(work.at(cell) - QPoint(2, 2), QSize(5, 5));
            return before.copy(middle) != marked.copy(middle);
        };
        for (const Cell cell : {Cell{15, 1}, Cell{20, 1}, Cell{23, 1}}) QVERIFY(isMarked(cell));
        for (const Cell cell : {Cell{1, 1}, Cell{5, 1}, Cell{20, 0}, Cell{5, 2}}) QVERIFY(!isMarked(cell));
        shown.panel.hide();
        QCoreApplication::processEvents();
        QCOMPARE(map.viewport()->grab().toImage(), before);
    }

    /// Explained by the legend of the map, which names the persona.
    void waysOnTheMap() {
        test::failOnWarnings();
        test::WindowAtWork work;
        work.open();
        auto& map = work.window->pages().current()->map();
        auto* legend = map.findChild<LegendCard*>();
        QVERIFY(legend);
        ShownPanel shown(work);
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("of each persona")), 60'000);
        const auto choices = shown.panel.findChildren<QComboBox*>();
        QCOMPARE(choices.size(), qsizetype(2));
        QVERIFY(!choices[1]->isVisibleTo(&shown.panel));
        choices[0]->setCurrentIndex(1);
        QVERIFY(choices[1]->isVisibleTo(&shown.panel));
        QVERIFY(!legend->isVisibleTo(&map));
        const auto losses = seen(map);
        choices[1]->setCurrentIndex(1);
        QVERIFY(legend->isVisibleTo(&map));
        QVERIFY(legend->accessibleName().endsWith(QStringLiteral("Walked by a persona: Runner")));
        const auto runner = seen(map);
        QVERIFY(runner != losses);
        choices[0]->setCurrentIndex(5);
        QVERIFY(legend->accessibleName().endsWith(QStringLiteral("Walked by a persona: Novice")));
        QVERIFY(seen(map) != runner);
        shown.panel.hide();
        QVERIFY(!legend->isVisibleTo(&map));
    }

    /// That of the menu plays by itself, for the persona that was chosen last.
    void theOverlayIsOfTheChosenPersona() {
        test::failOnWarnings();
        test::WindowAtWork work;
        work.open();
        auto& map = work.window->pages().current()->map();
        ShownPanel shown(work);
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("of each persona")), 60'000);
        const auto plain = seen(map);
        map.overlays().setNames({"walked"});
        QTRY_VERIFY_WITH_TIMEOUT(!map.overlays().busy(), 60'000);
        const auto runner = seen(map);
        QVERIFY(runner != plain);
        const auto choices = shown.panel.findChildren<QComboBox*>();
        choices[0]->setCurrentIndex(5);
        choices[1]->setCurrentIndex(1);
        QCOMPARE(map.overlays().persona(), std::string("novice"));
        QTRY_VERIFY_WITH_TIMEOUT(!map.overlays().busy(), 60'000);
        const auto novice = seen(map);
        QVERIFY(novice != runner);
        shown.panel.hide();
        QCOMPARE(seen(map), novice); // the dock did not draw the same once more
        map.overlays().setNames({});
        QCOMPARE(seen(map), plain);
    }
};

DELVE_TEST(PersonasPanelWindowTest)
#include "personas_panel_window_test.moc"

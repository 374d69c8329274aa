#include "ui/personas/personas_panel.h"

#include "generation/level/edit.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/legend_card.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/pages/pages.h"

#include <QComboBox>
#include <QLabel>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

QImage seen(const MapView& map) {
    QCoreApplication::processEvents();
    return map.viewport()->grab().toImage();
}

/// The panel by itself, with few games.
struct ShownPanel {
    explicit ShownPanel(const test::WindowAtWork& work) : panel(*work.window->pages().current(), 5) {
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

    PersonasPanel panel;
};

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
        QVERIFY(shown.shows(QStringLiteral("No games")));
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

    void nothingPlaysWhileItIsHidden() {
        test::failOnWarnings();
        test::WindowAtWork work;
        work.open();
        ShownPanel shown(work);
        shown.panel.hide();
        Level after = work.document().level();
        after.tiles.set({0, 0}, Tile::Water);
        work.document().apply(Edit::between(work.document().level(), after), Text{"", "wet"});
        QCOMPARE(shown.texts().filter(QStringLiteral("% won")).size(), qsizetype(0));
        shown.panel.show();
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("of each persona")), 60'000);
    }

    /// The map looks otherwise while marks are shown, and as before when they are not.
    void marksOnTheMap() {
        test::failOnWarnings();
        test::WindowAtWork work;
        work.open();
        auto& map = work.window->pages().current()->map();
        ShownPanel shown(work);
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("of each persona")), 60'000);
        QCoreApplication::processEvents();
        const auto before = map.viewport()->grab().toImage();
        auto* choice = shown.panel.findChild<QComboBox*>();
        QVERIFY(choice);
        QVERIFY(!shown.shows(QStringLiteral("Crosses")));
        choice->setCurrentIndex(1);
        QVERIFY(shown.shows(QStringLiteral("Crosses")));
        QCoreApplication::processEvents();
        QVERIFY(map.viewport()->grab().toImage() != before);
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
        QVERIFY(shown.shows(QStringLiteral("larger square")));
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

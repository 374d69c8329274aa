#include "editor/text/translations.h"
#include "generation/level/portal_targets.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/levels/levels_panel.h"
#include "ui/map/map_view.h"
#include "ui/pages/level_trail.h"
#include "ui/stages/stage_slider.h"

#include <QAbstractSlider>
#include <QSignalSpy>
#include <QTreeView>
#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::ui;

namespace {

constexpr QRgb mat = qRgb(245, 240, 228); ///< around each picture of a level

/// A window on a journey of a few sites.
void openJourney(test::WindowAtWork& work) {
    work.openBlank();
    work.window->resize(1280, 800);
    auto recipe = recipeNamed(generation::builtInRecipes(), "journey@1")->withSeed(3);
    recipe.find("sites")->set("rooms", Range{Decimal::of(5), Decimal::of(5)});
    work.document().generate(recipe, {64, 48});
    work.settle();
    work.window->mapView().fitMap();
    QVERIFY(work.document().world().levels.size() > 10);
}

/// The rows of the levels panel.
QAbstractItemModel& rowsOf(const test::WindowAtWork& work) {
    return *work.window->pages().current()->panel<LevelsPanel>()->findChild<QTreeView*>()->model();
}

QString textOf(const QModelIndex& row) { return row.data().toString(); }

const Level* find(const World& world, const std::string& id) { return world.find(id); }

/// The cell from which a level is entered.
Cell portalInto(const Level& outer, const std::string& id) {
    for (const auto& thing : *outer.things)
        if (thing.kind == ThingKind::Portal && levelNamedBy(thing) == id) return thing.at;
    return {-1, -1};
}

void goInto(const test::WindowAtWork& work, const std::string& id) {
    work.doubleClick(portalInto(work.document().level(), id));
    QCOMPARE(work.document().level().id, id);
}

/// Is there a picture over a portal? Looks for its mat in the column of pixels above and below the portal.
bool hasPicture(const test::WindowAtWork& work, Cell portal) {
    const QImage shown = work.window->mapView().viewport()->grab().toImage();
    const QPoint middle = work.at(portal);
    const int reach = static_cast<int>(10 * work.window->mapView().cellPixels());
    for (int y = middle.y() - reach; y <= middle.y() + reach; ++y)
        if (shown.rect().contains(middle.x(), y) && shown.pixel(middle.x(), y) == mat) return true;
    return false;
}

/// Are all levels unchanged except the town and those in it?
bool othersAreAsTheyWere(const World& before, const World& after, const std::string& town) {
    for (const auto& level : before.levels) {
        if (level.id.starts_with(town) && (level.id.size() == town.size() || level.id[town.size()] == '-')) continue;
        const auto* const now = find(after, level.id);
        if (!now || !(now->tiles == level.tiles)) return false;
        // The journey's portal into the town leads to its gate, which may have moved.
        if (level.id != "journey" && !(*now == level)) return false;
    }
    return true;
}

} // namespace

/// A journey as a person uses it: its towns on the map, ways in and out, and a change to one of them.
class JourneyWindowTest : public QObject {
    Q_OBJECT
private slots:
    void theTreeHasTheTownsAndTheirHouses() {
        test::WindowAtWork work;
        openJourney(work);
        const auto& rows = rowsOf(work);
        QCOMPARE(rows.rowCount(), 1);
        const auto journey = rows.index(0, 0);
        QCOMPARE(textOf(journey), QStringLiteral("Journey"));
        QCOMPARE(std::size_t(rows.rowCount(journey)), work.document().level().rooms->size());
        const auto town = rows.index(0, 0, journey);
        QCOMPARE(textOf(town), QStringLiteral("Town 1"));
        QVERIFY(textOf(rows.index(0, 0, town)).startsWith(QStringLiteral("Town 1, house ")));
    }

    void levelsAreNamedInTheLanguage() {
        editor::Translations translations;
        translations.use("de");
        const auto back = qScopeGuard([&] {
            translations.use("en");
            QLocale::setDefault(QLocale::c());
        });
        test::WindowAtWork work;
        openJourney(work);
        auto& rows = rowsOf(work);
        const auto second = [&rows] { return rows.index(1, 0, rows.index(0, 0)); };
        QCOMPARE(textOf(rows.index(0, 0)), QStringLiteral("Reise"));
        QCOMPARE(textOf(second()), QStringLiteral("Stadt 2"));
        QCOMPARE(find(work.document().world(), "town-2")->name, std::string("Town 2"));
        // Leaving the field unchanged sets no name; another text does.
        const auto steps = work.document().history().position();
        rows.setData(second(), QStringLiteral("Stadt 2 "));
        QCOMPARE(find(work.document().world(), "town-2")->name, std::string("Town 2"));
        QCOMPARE(work.document().history().position(), steps);
        rows.setData(second(), QStringLiteral("Bree"));
        QCOMPARE(textOf(second()), QStringLiteral("Bree"));
        QCOMPARE(find(work.document().world(), "town-2")->name, std::string("Bree"));
    }

    void townsAreSeenOnTheMapAtEveryZoom() {
        test::WindowAtWork work;
        openJourney(work);
        const Cell portal = portalInto(work.document().level(), "town-1");
        auto& map = work.window->mapView();
        QTRY_VERIFY(hasPicture(work, portal)); // the whole map is visible
        for (const double pixels : {7.0, 12.0, 32.0, 64.0}) {
            map.setCellPixels(pixels);
            map.centreOn(portal);
            QTRY_VERIFY2(hasPicture(work, portal), qPrintable(QString::number(pixels)));
        }
        map.setCellPixels(2); // too small for a picture
        map.centreOn(portal);
        QVERIFY(!hasPicture(work, portal));
    }

    void aDoubleClickOnThePictureGoesInWithABrushInHandToo() {
        test::WindowAtWork work;
        openJourney(work);
        auto settings = work.window->toolController().settings();
        settings.tile = Tile::Water;
        work.window->toolController().setSettings(settings);
        work.key(Qt::Key_B);
        const World before = work.document().world();
        const Cell portal = portalInto(before.levels[0], "town-1");
        const Cell picture = portal.y >= 4 ? portal - Cell{0, 2} : portal + Cell{0, 2};
        work.doubleClick(picture);
        QCOMPARE(work.document().level().id, std::string("town-1"));
        QCOMPARE(work.document().world(), before); // the first press painted, and was undone
        work.key(Qt::Key_Left, Qt::AltModifier);
        work.doubleClick({0, 0});
        QCOMPARE(work.document().level().id, std::string("journey"));
        QCOMPARE(work.document().level().tiles.at({0, 0}), Tile::Water);
    }

    void aTownThatChangedHasAnotherPicture() {
        test::WindowAtWork work;
        openJourney(work);
        const Cell portal = portalInto(work.document().level(), "town-1");
        auto& map = work.window->mapView();
        QTRY_VERIFY(hasPicture(work, portal));
        const auto over = [&] {
            const int cell = static_cast<int>(map.cellPixels());
            const QRect place(work.at(portal) - QPoint(3 * cell, 5 * cell), QSize(6 * cell, 4 * cell));
            return map.viewport()->grab(place).toImage();
        };
        const QImage before = over();
        goInto(work, "town-1");
        auto settings = work.window->toolController().settings();
        settings.tile = Tile::Water;
        settings.brushSize = 12;
        work.window->toolController().setSettings(settings);
        work.key(Qt::Key_B);
        work.drag({8, 10}, {40, 20});
        work.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(work.document().level().id, std::string("journey"));
        QTRY_VERIFY(over() != before);
    }

    void aTownIsRegeneratedAndNoOtherTouched() {
        test::WindowAtWork work;
        openJourney(work);
        const World before = work.document().world();
        goInto(work, "town-2");
        QTest::keyClick(work.window.get(), Qt::Key_G, Qt::ShiftModifier);
        work.settle();
        const World after = work.document().world();
        QCOMPARE(work.document().level().id, std::string("town-2"));
        QVERIFY(!(find(after, "town-2")->tiles == find(before, "town-2")->tiles));
        QVERIFY(othersAreAsTheyWere(before, after, "town-2"));
        work.trigger(QStringLiteral("edit.undo"));
        QCOMPARE(work.document().world(), before);
    }

    void whatIsPaintedInATownStaysAndTheWayBackIsKept() {
        test::WindowAtWork work;
        openJourney(work);
        goInto(work, "town-3");
        auto settings = work.window->toolController().settings();
        settings.tile = Tile::Water;
        work.window->toolController().setSettings(settings);
        work.key(Qt::Key_B);
        const Cell cell{20, 15};
        work.click(cell);
        QCOMPARE(work.document().level().tiles.at(cell), Tile::Water);
        work.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(work.document().level().id, std::string("journey"));
        work.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(work.document().level().id, std::string("town-3"));
        QCOMPARE(work.document().level().tiles.at(cell), Tile::Water);
    }

    void theSliderShowsACollapseHalfWay() {
        test::WindowAtWork work;
        openJourney(work);
        goInto(work, "town-1");
        auto* slider = work.window->pages().current()->findChild<StageSlider*>();
        QSignalSpy shown(slider, &StageSlider::stageShown);
        slider->stepBack();
        QTRY_VERIFY(!shown.isEmpty());
        // The last stage, not somewhere in the middle of the collapse.
        QCOMPARE(slider->findChild<QAbstractSlider*>()->value(),
                 int(work.document().tracing().trace()->stages.size()) - 1);
        const auto roads = [](const Level& level) {
            std::int64_t count = 0;
            for (std::int32_t y = 0; y < level.size().height; ++y)
                for (std::int32_t x = 0; x < level.size().width; ++x) count += level.tiles.at({x, y}) == Tile::Road;
            return count;
        };
        const auto whole = roads(work.document().level());
        std::set<std::int64_t> seen;
        for (int i = 0; i < 12; ++i) {
            slider->stepBack();
            seen.insert(roads(work.window->mapView().level()));
        }
        QVERIFY2(seen.size() >= 6, QByteArray::number(seen.size()).constData());
        QVERIFY(*seen.begin() < whole);
        // With another seed, the same snapshot is shown.
        const auto* track = slider->findChild<QAbstractSlider*>();
        const int place = track->value();
        QTest::keyClick(work.window.get(), Qt::Key_G, Qt::ShiftModifier);
        work.settle();
        QTRY_VERIFY(work.document().tracing().trace());
        QCOMPARE(track->value(), place);
        slider->goLive();
        QVERIFY(work.window->mapView().level().tiles == work.document().level().tiles);
    }
};

DELVE_TEST(JourneyWindowTest)
#include "journey_window_test.moc"

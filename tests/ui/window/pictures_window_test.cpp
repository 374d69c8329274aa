#include "editor/inspect/live_inspection.h"
#include "editor/text/translations.h"
#include "editor/tools/tools.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "tests/ui/window/words_in_sight.h"
#include "ui/actions/action_list.h"
#include "ui/fields/condition_field.h"
#include "ui/fields/number_field.h"
#include "ui/gallery/gallery_panel.h"
#include "ui/illumination/illumination_panel.h"
#include "ui/map/map_view.h"
#include "ui/measures/measures_panel.h"
#include "ui/pages/level_trail.h"
#include "ui/pages/portal_pictures.h"
#include "ui/personas/personas_panel.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/recipe/want_row.h"
#include "ui/stages/stage_slider.h"
#include "ui/survey/histogram_view.h"
#include "ui/survey/survey_panel.h"
#include "ui/sweep/sweep_panel.h"
#include "ui/window/command_search.h"
#include "ui/window/preferences.h"
#include "ui/window/recipe_card.h"
#include "ui/window/welcome_page.h"

#include <QAction>
#include <QComboBox>
#include <QCursor>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QSignalSpy>
#include <QTabWidget>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

namespace {

/// A picture of the window, with the dialogs in front of it.
QImage pictureOf(QWidget& window) {
    QImage picture = window.grab().toImage();
    QPainter painter(&picture);
    for (auto* dialog : window.findChildren<QDialog*>()) {
        if (!dialog->isVisible()) continue;
        const QPoint place = (QPoint(window.width(), window.height()) - QPoint(dialog->width(), dialog->height())) / 2;
        painter.fillRect(QRect(place, dialog->size()).adjusted(-1, -1, 1, 1), QColor(100, 100, 100));
        painter.drawPixmap(place, dialog->grab());
    }
    return picture;
}

} // namespace

/// Pictures of every tool, overlay, dock and dialog in use, in both shades, for the documents and for review: saved to
/// the folder DELVEWRIGHT_PICTURES. Without that variable, only checks that the pictures are not empty.
class PicturesWindowTest : public QObject {
    Q_OBJECT
private:
    editor::Translations m_translations;

    static void keep(const test::WindowAtWork& work, const QString& name, const QRect& part = {}) {
        QCoreApplication::processEvents();
        QImage picture = pictureOf(*work.window);
        if (!part.isNull()) picture = picture.copy(part);
        QVERIFY2(test::coloursIn(picture) > 20, qPrintable(name));
        const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
        if (!folder.isEmpty()) QVERIFY(picture.save(folder + u'/' + name + QStringLiteral(".png")));
    }

    static std::size_t placeOf(const test::WindowAtWork& work, const std::string& id) {
        const auto& levels = work.document().world().levels;
        return static_cast<std::size_t>(std::ranges::find(levels, id, &Level::id) - levels.begin());
    }

    /// Where each tool is used on the map of seed 7, in cells; a tool of one cell is shown before it is pressed.
    struct Use {
        const char* tool;
        std::vector<Cell> cells;
    };
    static std::vector<Use> uses() {
        return {{"brush", {{19, 28}, {22, 29}, {25, 28}}},
                {"eraser", {{19, 28}, {22, 29}, {25, 28}}},
                {"fill", {{20, 29}}},
                {"shape", {{19, 27}, {25, 30}}},
                {"room", {{36, 26}, {43, 30}}},
                {"hall", {{22, 29}, {30, 20}, {35, 13}}},
                {"select-rectangle", {{18, 26}, {29, 31}}},
                {"lasso", {{19, 27}, {26, 27}, {27, 31}, {22, 30}, {18, 31}}},
                {"wand", {{20, 29}}},
                {"same-tile", {{20, 29}}},
                {"thing", {{26, 14}, {29, 14}}},
                {"pick", {{26, 14}}},
                {"pin", {{19, 28}, {22, 29}, {25, 28}}},
                {"measure", {{10, 28}, {35, 13}}}};
    }

    /// The whole window, and a piece of the map alone for the documents.
    static void useTool(const test::WindowAtWork& work, const Use& use) {
        auto& map = work.window->mapView();
        auto* viewport = map.viewport();
        const bool presses = use.cells.size() > 1;
        QTest::mouseMove(viewport, work.at(use.cells.front()));
        if (presses) QTest::mousePress(viewport, Qt::LeftButton, {}, work.at(use.cells.front()));
        for (const Cell cell : use.cells) QTest::mouseMove(viewport, work.at(cell));
        const QString id = QString::fromLatin1(use.tool);
        keep(work, QStringLiteral("tool-") + id);
        const QPoint middle = viewport->mapTo(work.window.get(), viewport->rect().center());
        keep(work, QStringLiteral("use-") + id, QRect(middle - QPoint(290, 165), QSize(580, 330)));
        QTest::keyClick(&map, Qt::Key_Escape);
        if (presses) QTest::mouseRelease(viewport, Qt::LeftButton, {}, work.at(use.cells.back()));
    }

    static void addShades() {
        QTest::addColumn<QString>("shade");
        for (const char* shade : {"light", "dark"}) QTest::newRow(shade) << QString::fromLatin1(shade);
    }
    static void choose(test::WindowAtWork& work, const QString& shade) {
        work.theme.choose(shade == QStringLiteral("dark") ? Theme::Choice::Dark : Theme::Choice::Light);
    }
    /// On the map of seed 7.
    static void open(test::WindowAtWork& work, const QString& shade) {
        choose(work, shade);
        work.nextSeed = 7;
        work.open();
        work.window->resize(1280, 800);
    }
    static void keepOverlay(const test::WindowAtWork& work, std::string_view name, const QString& shade) {
        auto& overlays = work.window->mapView().overlays();
        overlays.setNames({std::string(name)});
        QTRY_VERIFY_WITH_TIMEOUT(!overlays.busy(), 60'000);
        keep(work, QStringLiteral("overlay-%1-%2").arg(QString::fromUtf8(name.data(), qsizetype(name.size())), shade));
    }
    static void bringForward(const test::WindowAtWork& work, const char* name) {
        auto* dock = work.window->findChild<QDockWidget*>(QString::fromLatin1(name));
        dock->show();
        dock->raise();
        work.window->resizeDocks({dock}, {260}, Qt::Vertical);
    }
    static bool showsText(const QWidget& widget, const QString& part) {
        const auto labels = widget.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&part](const QLabel* label) { return label->text().contains(part); });
    }

private slots:
    void initTestCase() { QCOMPARE(m_translations.use(QStringLiteral("en")), QStringLiteral("en")); }
    void init() { QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight()); } // beside the maps

    void everyToolInUse() {
        test::WindowAtWork work;
        work.theme.choose(Theme::Choice::Light);
        work.nextSeed = 7;
        work.open();
        work.window->resize(1280, 800);
        editor::ToolSettings settings = work.window->toolController().settings();
        settings.brushSize = 3;
        settings.tile = Tile::Water;
        work.window->toolController().setSettings(settings);
        work.window->mapView().setCellPixels(16);
        work.window->mapView().centreOn(Cell{27, 22});
        const auto all = uses();
        QCOMPARE(all.size(), editor::builtInTools().size());
        for (const auto& use : all) {
            work.trigger(QStringLiteral("tool.") + QString::fromLatin1(use.tool));
            useTool(work, use);
        }
    }

    /// A journey with its lands, one of its towns, a house of it, and the collapse that made the town, half-way.
    void aJourneyATownAndAHouse() {
        test::WindowAtWork work;
        work.theme.choose(Theme::Choice::Light);
        work.openBlank();
        work.window->resize(1280, 800);
        work.window->findChild<QDockWidget*>(QStringLiteral("levels"))->raise();
        // Towns are drawn in the background: each sends a signal.
        auto* pictures = work.window->mapView().findChild<PortalPictures*>();
        QSignalSpy drawn(pictures, &PortalPictures::changed);
        work.document().generate(recipeNamed(generation::builtInRecipes(), "journey@1")->withSeed(7), {128, 96});
        work.settle();
        work.window->mapView().fitMap();
        QTRY_VERIFY(drawn.count() >= int(work.document().level().rooms->size()));
        keep(work, QStringLiteral("window-journey"));
        auto& trail = work.window->pages().current()->trail();
        drawn.clear();
        trail.goTo(placeOf(work, "town-4"));
        QTRY_VERIFY(drawn.count() >= int(work.document().level().rooms->size()));
        keep(work, QStringLiteral("window-town"));
        auto& stages = work.window->stages();
        stages.stepBack();
        QTRY_VERIFY(work.document().tracing().trace());
        for (std::size_t i = work.document().tracing().trace()->stages.size() / 2; i > 0; --i) stages.stepBack();
        QVERIFY(!stages.live());
        keep(work, QStringLiteral("window-collapse"));
        stages.goLive();
        trail.goTo(placeOf(work, "town-4-house-1"));
        keep(work, QStringLiteral("window-house"));
    }

    /// The dock of measures with a sample, and two overlays with their legend.
    void measuresAndOverlays() {
        for (const auto choice : {Theme::Choice::Dark, Theme::Choice::Light}) {
            test::WindowAtWork work;
            work.theme.choose(choice);
            work.nextSeed = 7;
            work.open();
            work.window->resize(1280, 800);
            auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("measures"));
            dock->show();
            dock->raise();
            work.window->resizeDocks({dock}, {260}, Qt::Vertical);
            auto& page = *work.window->pages().current();
            page.map().overlays().setNames({"path", "links"});
            QTRY_VERIFY_WITH_TIMEOUT(page.panel<MeasuresPanel>()->sampler().sample().fullSeeds >= 64, 60'000);
            QTRY_VERIFY(!page.map().overlays().busy());
            keep(work,
                 choice == Theme::Choice::Dark ? QStringLiteral("measures-dark") : QStringLiteral("measures-light"));
        }
    }

    /// A grid over a keep, with a card for one of its levels.
    void illumination_data() { addShades(); }
    void illumination() {
        QFETCH(const QString, shade);
        test::WindowAtWork work;
        open(work, shade);
        work.document().generate(generation::builtInRecipes().find("keep")->withSeed(7), {80, 45});
        work.settle();
        bringForward(work, "illumination");
        auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("illumination"));
        work.window->resizeDocks({dock}, {430}, Qt::Vertical);
        auto& panel = *work.window->pages().current()->panel<IlluminationPanel>();
        panel.startOrStop();
        const auto filled = [&panel] {
            return panel.illuminator().found() ? panel.illuminator().found()->filled() : 0;
        };
        // A document shows a full grid; a test needs only a few cells.
        const std::size_t enough = qEnvironmentVariableIsSet("DELVEWRIGHT_PICTURES") ? 90 : 20;
        QTRY_VERIFY_WITH_TIMEOUT(filled() >= enough || (!panel.working() && filled() > 0), 120'000);
        if (panel.working()) panel.startOrStop();
        keep(work, QStringLiteral("illumination-") + shade);
    }

    /// Twelve variations of a keep, and a thousand of its seeds with those of a cell.
    void galleryAndSurvey_data() { addShades(); }
    void galleryAndSurvey() {
        QFETCH(const QString, shade);
        test::WindowAtWork work;
        open(work, shade);
        work.document().generate(generation::builtInRecipes().find("keep")->withSeed(7), {80, 45});
        work.settle();
        auto& page = *work.window->pages().current();
        const auto enlarge = [&](const char* name) {
            bringForward(work, name);
            work.window->resizeDocks({work.window->findChild<QDockWidget*>(QString::fromLatin1(name))}, {430},
                                     Qt::Vertical);
        };
        enlarge("gallery");
        auto& gallery = *page.panel<GalleryPanel>();
        if (!gallery.busy()) gallery.fill();
        QTRY_VERIFY_WITH_TIMEOUT(!gallery.busy() && gallery.model().rowCount() == 12, 120'000);
        keep(work, QStringLiteral("gallery-") + shade);
        enlarge("survey");
        auto& survey = *page.panel<SurveyPanel>();
        if (!qEnvironmentVariableIsSet("DELVEWRIGHT_PICTURES")) // fewer seeds, which end sooner
            survey.findChild<QComboBox*>(QStringLiteral("seeds"))->setCurrentText(QStringLiteral("100"));
        survey.startOrStop();
        QTRY_VERIFY_WITH_TIMEOUT(survey.run().complete() && !survey.working(), 300'000);
        survey.findChild<HistogramView*>()->setFocus();
        for (int i = 0; i < 3; ++i) QTest::keyClick(survey.findChild<HistogramView*>(), Qt::Key_Right);
        QTRY_VERIFY(!survey.working());
        keep(work, QStringLiteral("survey-") + shade);
    }

    /// The pictures of docs/tuning.md: a sweep of the extra links of a keep, and the map of a seed that was wanted.
    void tuning_data() { addShades(); }
    void tuning() {
        QFETCH(const QString, shade);
        test::WindowAtWork work;
        open(work, shade);
        work.recipePanel().useRecipe(generation::builtInRecipes().find("keep")->withSeed(7));
        work.settle();
        bringForward(work, "sweep");
        auto& sweeps = *work.window->pages().current()->panel<SweepPanel>();
        if (!qEnvironmentVariableIsSet("DELVEWRIGHT_PICTURES")) // fewer seeds, which end sooner
            sweeps.findChild<NumberField*>()->setValue(12);
        sweeps.sweep(QStringLiteral("tree"), QStringLiteral("extra"));
        QTRY_VERIFY_WITH_TIMEOUT(!sweeps.sweeper().busy(), 300'000);
        QVERIFY(sweeps.sweeper().complete());
        work.window->resizeDocks({work.window->findChild<QDockWidget*>(QStringLiteral("sweep"))}, {400}, Qt::Vertical);
        keep(work, QStringLiteral("sweep-") + shade);
        bringForward(work, "sweep");
        emit sweeps.charts().front()->chosen(4);
        work.settle();
        auto& want = work.recipePanel().want();
        want.field().setText(QStringLiteral("loops >= 14 and path >= 110"));
        want.search();
        QTRY_VERIFY_WITH_TIMEOUT(!want.searching(), 300'000);
        work.settle();
        QTRY_VERIFY_WITH_TIMEOUT(work.window->pages().current()->inspection().complete(), 60'000);
        keep(work, QStringLiteral("tuned-") + shade);
    }

    void everyOverlay_data() { addShades(); }
    void everyOverlay() {
        QFETCH(const QString, shade);
        test::WindowAtWork work;
        open(work, shade);
        auto& map = work.window->mapView();
        map.setCellPixels(16);
        map.centreOn(Cell{27, 22});
        work.trigger(QStringLiteral("tool.brush"));
        work.drag({19, 28}, {25, 28}); // pins what it paints
        work.window->toolController().leave();
        map.fitMap();
        for (const auto& kind : editor::windowOverlayKinds()) {
            if (kind.windowOnly) work.pointAt({22, 29});
            if (kind.name != "lands") keepOverlay(work, kind.name, shade);
        }
    }

    void theLandsOfAJourney_data() { addShades(); }
    void theLandsOfAJourney() {
        QFETCH(const QString, shade);
        test::WindowAtWork work;
        choose(work, shade);
        work.openBlank();
        work.window->resize(1280, 800);
        work.document().generate(recipeNamed(generation::builtInRecipes(), "journey@1")->withSeed(7), {128, 96});
        work.settle();
        work.window->mapView().fitMap();
        keepOverlay(work, "lands", shade);
    }

    /// That of the measures is above.
    void docksWithMuchToSay_data() { addShades(); }
    void docksWithMuchToSay() {
        QFETCH(const QString, shade);
        test::WindowAtWork work;
        for (auto& info : work.panels) // fewer games, which end sooner
            if (info.id == QStringLiteral("personas"))
                info.make = [](const PartContext&, DocumentPage& page) { return new PersonasPanel(page, 20); };
        open(work, shade);
        auto& page = *work.window->pages().current();
        bringForward(work, "personas");
        auto& personas = *page.panel<PersonasPanel>();
        QTRY_VERIFY_WITH_TIMEOUT(showsText(personas, QStringLiteral("of each persona")), 120'000);
        personas.findChild<QComboBox*>()->setCurrentIndex(1);
        keep(work, QStringLiteral("personas-") + shade);
        Level broken = work.document().level(); // ground that nobody gets to, and a player without a start
        broken.tiles.set({0, 0}, Tile::Floor);
        auto& things = broken.things.write();
        things.erase(std::ranges::find(things, ThingKind::Start, &Thing::kind));
        work.document().apply(Edit::between(work.document().level(), broken), Text{"", "break"});
        bringForward(work, "problems");
        QTRY_VERIFY_WITH_TIMEOUT(page.inspection().complete(), 60'000);
        keep(work, QStringLiteral("problems-") + shade);
    }

    void dialogsInBothShades() {
        for (const auto choice : {Theme::Choice::Light, Theme::Choice::Dark}) {
            const QString shade = choice == Theme::Choice::Light ? QStringLiteral("light") : QStringLiteral("dark");
            test::WindowAtWork work;
            work.theme.choose(choice);
            work.openEmpty();
            work.window->resize(1280, 800);
            auto* welcome = work.window->findChild<WelcomePage*>();
            QTRY_VERIFY(std::ranges::all_of(welcome->findChildren<RecipeCard*>(), &RecipeCard::hasPicture));
            keep(work, QStringLiteral("welcome-") + shade);
            work.window->beginNew();
            work.settle();
            for (const auto* dock : {"levels", "properties", "palette"}) {
                work.window->findChild<QDockWidget*>(QString::fromLatin1(dock))->raise();
                keep(work, QString::fromLatin1(dock) + u'-' + shade);
            }
            work.trigger(QStringLiteral("program.preferences"));
            auto* dialog = work.window->findChild<PreferencesDialog*>();
            auto* tabs = dialog->findChild<QTabWidget*>();
            for (int i = 0; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                keep(work, QStringLiteral("preferences-%1-%2").arg(i + 1).arg(shade));
            }
            dialog->close();
            QTRY_VERIFY(!work.window->findChild<PreferencesDialog*>());
            work.trigger(QStringLiteral("help.search"));
            keep(work, QStringLiteral("search-") + shade);
            work.window->findChild<CommandSearch*>()->close();
        }
    }
};

DELVE_TEST(PicturesWindowTest)
#include "pictures_window_test.moc"

#include "editor/tools/tools.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/levels/level_trail.h"
#include "ui/levels/portal_pictures.h"
#include "ui/map/map_view.h"
#include "ui/stages/stage_slider.h"
#include "ui/window/command_search.h"
#include "ui/window/preferences.h"
#include "ui/window/welcome_page.h"

#include <QAction>
#include <QDockWidget>
#include <QPainter>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>
#include <QtTest>

using namespace delve;

namespace {

/// The window as it stands on the screen, with the dialogs before it.
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

int coloursIn(const QImage& picture) {
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 4)
        for (int x = 0; x < picture.width(); x += 4) colours.insert(picture.pixel(x, y));
    return static_cast<int>(colours.size());
}

} // namespace

/// Pictures of every tool and dialog in use, in both shades: drawn into the folder that DELVEWRIGHT_PICTURES names, for
/// the documents and for whoever looks; without it, only that there is something to see.
class PicturesWindowTest : public QObject {
    Q_OBJECT
private:
    static void keep(const test::WindowAtWork& work, const QString& name) {
        QCoreApplication::processEvents();
        const QImage picture = pictureOf(*work.window);
        QVERIFY2(coloursIn(picture) > 20, qPrintable(name));
        const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
        if (!folder.isEmpty()) QVERIFY(picture.save(folder + u'/' + name + QStringLiteral(".png")));
    }

    static std::size_t placeOf(const test::WindowAtWork& work, const std::string& id) {
        const auto& levels = work.document().world().levels;
        return static_cast<std::size_t>(std::ranges::find(levels, id, &Level::id) - levels.begin());
    }

    static void useTool(const test::WindowAtWork& work, const QString& id) {
        auto* viewport = work.window->mapView().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, work.at({16, 12}));
        for (const Cell cell : {Cell{20, 14}, Cell{24, 18}, Cell{28, 20}}) QTest::mouseMove(viewport, work.at(cell));
        keep(work, QStringLiteral("tool-") + id);
        QTest::keyClick(&work.window->mapView(), Qt::Key_Escape);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, work.at({28, 20}));
    }

private slots:
    void everyToolInUse() {
        test::WindowAtWork work;
        work.theme.choose(Theme::Choice::Light);
        work.nextSeed = 7;
        work.open();
        work.window->resize(1280, 800);
        ToolSettings settings = work.window->hand().settings();
        settings.brushSize = 3;
        settings.tile = Tile::Water;
        work.window->hand().setSettings(settings);
        for (const auto& tool : allTools()) {
            const QString id = QString::fromUtf8(tool.id.data(), qsizetype(tool.id.size()));
            work.trigger(QStringLiteral("tool.") + id);
            useTool(work, id);
        }
    }

    /// A journey with its lands, one of its towns, a house of it, and the collapse that made the town, half-way.
    void aJourneyATownAndAHouse() {
        test::WindowAtWork work;
        work.theme.choose(Theme::Choice::Light);
        work.openBlank();
        work.window->resize(1280, 800);
        work.window->findChild<QDockWidget*>(QStringLiteral("levels"))->raise();
        // Towns are drawn in the background: each is told of.
        auto* pictures = work.window->mapView().findChild<PortalPictures*>();
        QSignalSpy drawn(pictures, &PortalPictures::changed);
        work.document().generate(findRecipe("journey")->withSeed(7), {128, 96});
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
        QTRY_VERIFY(work.document().trace());
        for (std::size_t i = work.document().trace()->stages.size() / 2; i > 0; --i) stages.stepBack();
        QVERIFY(!stages.live());
        keep(work, QStringLiteral("window-collapse"));
        stages.goLive();
        trail.goTo(placeOf(work, "town-4-house-1"));
        keep(work, QStringLiteral("window-house"));
    }

    void dialogsInBothShades() {
        for (const auto choice : {Theme::Choice::Light, Theme::Choice::Dark}) {
            const QString shade = choice == Theme::Choice::Light ? QStringLiteral("light") : QStringLiteral("dark");
            test::WindowAtWork work;
            work.theme.choose(choice);
            work.openEmpty();
            work.window->resize(1280, 800);
            auto* welcome = work.window->findChild<WelcomePage*>();
            QTRY_VERIFY(!welcome->findChild<QToolButton*>()->icon().isNull());
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

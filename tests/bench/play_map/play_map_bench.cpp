#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/bench/map_view/figures.h"
#include "ui/play/play_map.h"
#include "ui/play/play_preferences.h"
#include "ui/play/play_screen.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>
#include <vector>

/// play_map_bench [--size 1024] [--seconds 4] [-o play_map.json]: what a frame costs while somebody walks on a large
/// map with a key held down, as in the window: the key, the step, the way of the walkers and of the camera, and the
/// painting. Runs at its true pace, without a display, with Qt's raster engine.
namespace delve::bench {
namespace {

constexpr QSize screenSize(1600, 900);
constexpr double frameMilliseconds = 1000.0 / 60;

/// Adds up the time of all events, and ends a frame when the window has been painted.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    void watch(const QWidget* window) {
        m_window = window;
        m_frames.clear();
        m_now = {};
    }
    [[nodiscard]] const std::vector<Took>& frames() const { return m_frames; }

    bool notify(QObject* receiver, QEvent* event) override {
        if (m_inside || !m_window) return QApplication::notify(receiver, event);
        const bool paints = event->type() == QEvent::UpdateRequest && receiver == m_window;
        m_inside = true;
        QElapsedTimer timer;
        timer.start();
        const std::clock_t busy = std::clock();
        const bool done = QApplication::notify(receiver, event);
        m_now.milliseconds += static_cast<double>(timer.nsecsElapsed()) / 1e6;
        m_now.busyMilliseconds += 1e3 * static_cast<double>(std::clock() - busy) / CLOCKS_PER_SEC;
        m_inside = false;
        if (paints) m_frames.push_back(std::exchange(m_now, {}));
        return done;
    }

private:
    const QWidget* m_window = nullptr;
    bool m_inside = false;
    Took m_now;
    std::vector<Took> m_frames;
};

struct Walk {
    const char* name;
    const char* recipe;
    bool lights;
    bool letters;
    std::int64_t players;
    int stepsPerSecond;
};

constexpr Walk walks[] = {
    {"one player, lights on", "caves", true, false, 1, 8},
    {"one player, as fast as it goes", "caves", true, false, 1, ui::maxStepsPerSecond},
    {"one player, lights off", "caves", false, false, 1, 8},
    {"letters", "caves", true, true, 1, 8},
    {"two players who part", "grown-rooms", true, false, 2, ui::maxStepsPerSecond},
    {"two players who part in the dark", "grown-rooms", false, false, 2, ui::maxStepsPerSecond},
};

World worldFor(const Walk& walk, int side) {
    generation::Workspace workspace;
    auto made =
        generation::generateWorld(generation::builtInRecipes().find(walk.recipe)->withSeed(1), {side, side}, workspace);
    if (!made) {
        std::fprintf(stderr, "%s\n", inEnglish(made.failure().message).c_str());
        std::exit(1);
    }
    World world = std::move(made->world);
    world.rules.write().lights = walk.lights;
    world.rules.write().players = walk.players;
    return world;
}

void key(QWidget& screen, QEvent::Type type, Qt::Key code) {
    QKeyEvent event(type, code, {}, QString(QChar(code)));
    QCoreApplication::sendEvent(&screen, &event);
}

/// Walks to the middle of the map, and turns back before its edge; through walls, so that nothing stops the walk.
Row walked(TimedApplication& application, const Walk& walk, int side, int seconds) {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    settings.setValue(QString::fromLatin1(ui::playSpeedKey), walk.stepsPerSecond);
    settings.setValue(QString::fromLatin1(ui::playLettersKey), walk.letters);
    editor::JobPool pool;
    editor::PlaySession session(pool, folder.path());
    ui::PlayScreen screen(session, settings);
    screen.resize(screenSize);
    screen.show();
    if (!session.play(worldFor(walk, side))) std::exit(1);
    session.typeWord("{walls}");
    session.typeWord("{go " + std::to_string(side / 2) + "," + std::to_string(side / 2) + "}");
    QCoreApplication::processEvents();
    application.watch(&screen);
    QTimer turning;
    Qt::Key held = Qt::Key_D;
    QObject::connect(&turning, &QTimer::timeout, &screen, [&screen, &held] {
        key(screen, QEvent::KeyRelease, held);
        held = held == Qt::Key_D ? Qt::Key_S : Qt::Key_D;
        key(screen, QEvent::KeyPress, held);
    });
    turning.start(1500);
    key(screen, QEvent::KeyPress, held);
    QTimer::singleShot(1000 * seconds, &application, &QCoreApplication::quit);
    QCoreApplication::exec();
    Row row{QString::fromLatin1(walk.name), application.frames()};
    application.watch(nullptr);
    return row;
}

Figures measure(TimedApplication& application, int side, int seconds) {
    Figures figures;
    for (const auto& walk : walks) {
        figures.rows.push_back(walked(application, walk, side, seconds));
        const auto& row = figures.rows.back();
        const auto late = std::ranges::count_if(
            row.times, [](const Took& took) { return took.busyMilliseconds > frameMilliseconds; });
        figures.facts.push_back({row.name + ", painted", double(row.times.size()) / seconds, "frames a second"});
        figures.facts.push_back({row.name + ", longer than a 60th", double(late), "frames"});
    }
    return figures;
}

} // namespace
} // namespace delve::bench

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_LOGGING_RULES", "qt.qpa.*=false"); // the platform logs a line about sizes each frame
    delve::bench::TimedApplication application(argc, argv);
    QCommandLineParser words;
    words.addOptions({{"size", "The side of the map in cells.", "cells", "1024"},
                      {"seconds", "How long each walk goes.", "number", "4"},
                      {"o", "Where to write the figures.", "file", "play_map.json"}});
    words.addHelpOption();
    words.process(application);
    const auto figures =
        delve::bench::measure(application, words.value("size").toInt(), std::max(1, words.value("seconds").toInt()));
    figures.print();
    if (figures.write(words.value("o"))) return 0;
    std::fprintf(stderr, "%s cannot be written.\n", qPrintable(words.value("o")));
    return 1;
}

#include "ui/window/first_map.h"

#include "ui/map/map_view.h"
#include "ui/map/moving_cells.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QPixmap>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <unistd.h>
#include <utility>

namespace delve::ui {

namespace {

/// Waits for the first paint of a map, lets the window system get it, then calls `then`. Owned by the map.
class FirstMap : public QObject {
public:
    FirstMap(MapView& map, std::function<void()> then) : QObject(&map), m_map(map), m_then(std::move(then)) {
        map.viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && m_map.level().recipe && m_then)
            QMetaObject::invokeMethod(this, std::exchange(m_then, {}), Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    MapView& m_map;
    std::function<void()> m_then;
};

void printTime() {
    std::printf("first map after %.0f ms\n", millisecondsSinceStart());
    std::fflush(stdout);
    QCoreApplication::quit();
}

/// What the docks show is found in the background.
constexpr std::chrono::seconds untilDocksAreFilled{3};

void drawInto(MainWindow& window, const QString& path) {
    QEvent leave(QEvent::Leave); // the mouse may rest on the map
    QCoreApplication::sendEvent(window.mapView().viewport(), &leave);
    window.mapView().movingCells().setOn(false); // everybody gets the same picture
    const bool saved = window.grab().save(path);
    if (!saved) std::fprintf(stderr, "The picture %s could not be written.\n", qPrintable(path));
    QCoreApplication::exit(saved ? 0 : 3);
}

} // namespace

void obeyEnvironment(MainWindow& window) {
    const QString picture = qEnvironmentVariable("DELVEWRIGHT_PICTURE");
    const bool measures = qEnvironmentVariableIsSet("DELVEWRIGHT_MEASURE_START");
    if (!measures && picture.isEmpty()) return;
    if (window.pages().count() == 0) window.beginNew(); // a first start shows the welcome page
    if (measures) new FirstMap(window.mapView(), printTime);
    else
        new FirstMap(window.mapView(), [&window, picture] {
            window.pages().current()->makePanels();
            QTimer::singleShot(untilDocksAreFilled, &window, [&window, picture] { drawInto(window, picture); });
        });
}

/// The kernel stores the start time of a process in clock ticks since boot: field 22 of /proc/self/stat, the 20th after
/// the name in brackets.
double millisecondsSinceStart() {
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly)) return -1;
    const auto text = file.readAll();
    const auto fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    timespec now{};
    if (fields.size() < 20 || clock_gettime(CLOCK_BOOTTIME, &now) != 0) return -1;
    const double started = fields[19].toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    return (static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9 - started) * 1000;
}

} // namespace delve::ui

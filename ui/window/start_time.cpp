#include "ui/window/start_time.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QWidget>

#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace delve {

namespace {

/// Waits for the first paint of a map. Owned by the map.
class FirstPaint : public QObject {
public:
    FirstPaint(QWidget& map, bool (*ready)(const QWidget&)) : QObject(&map), m_map(map), m_ready(ready) { map.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && m_ready(m_map) && !m_seen) {
            m_seen = true;
            // After the paint, when the window system has the picture.
            QMetaObject::invokeMethod(this, [] {
                std::printf("first map after %.0f ms\n", millisecondsSinceStart());
                std::fflush(stdout);
                QCoreApplication::quit();
            }, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget& m_map;
    bool (*m_ready)(const QWidget&);
    bool m_seen = false;
};

} // namespace

bool startIsMeasured() { return qEnvironmentVariableIsSet("DELVEWRIGHT_MEASURE_START"); }

/// The kernel keeps the start of a process in clock ticks since it booted: field 22 of /proc/self/stat, the 20th behind
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

void measureStart(QWidget& map, bool (*ready)(const QWidget&)) { new FirstPaint(map, ready); }

} // namespace delve

#include "ui/seeds/noted_seeds.h"

#include <utility>

namespace delve::ui {

NotedSeeds::NotedSeeds(QSettings& settings, QObject* parent, std::chrono::milliseconds pause)
    : QObject(parent), m_seeds(settings) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &NotedSeeds::write);
}

NotedSeeds::~NotedSeeds() { write(); }

/// A map with another recipe or seed does not replace the pending one, which is added first.
void NotedSeeds::note(const Recipe& recipe, Size size) {
    if (m_newest && !isSameSeed(m_newest->recipe, recipe)) write();
    m_newest = RecentSeed{recipe, size};
    m_pause.start();
}

void NotedSeeds::write() {
    m_pause.stop();
    if (const auto newest = std::exchange(m_newest, {})) m_seeds.add(newest->recipe, newest->size);
}

} // namespace delve::ui

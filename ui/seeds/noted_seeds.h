#pragma once

#include "ui/seeds/recent_seeds.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

/// Adds the newest map to the recent seeds once no other follows for a moment: dragging a slider generates
/// one at each position, and the settings are a file. The destructor adds a pending one. Owned by the
/// window.
namespace delve::ui {

class NotedSeeds : public QObject {
    Q_OBJECT
public:
    NotedSeeds(QSettings& settings, QObject* parent, std::chrono::milliseconds pause = std::chrono::seconds(1));
    ~NotedSeeds() override;

    void note(const Recipe& recipe, Size size);
    void write(); ///< adds the pending one

private:
    RecentSeeds m_seeds;
    std::optional<RecentSeed> m_newest; ///< not added yet
    QTimer m_pause;
};

} // namespace delve::ui

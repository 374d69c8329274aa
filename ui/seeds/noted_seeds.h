#pragma once

#include "ui/seeds/recent_seeds.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

/// Keeps the newest map among the recent seeds once no further one comes for a moment: while a slider is dragged there
/// is one for each place of it, and the settings are a file. What is not kept yet is kept when this goes. Owned by the
/// window.
namespace delve::ui {

class NotedSeeds : public QObject {
    Q_OBJECT
public:
    NotedSeeds(QSettings& settings, QObject* parent, std::chrono::milliseconds pause = std::chrono::seconds(1));
    ~NotedSeeds() override;

    void note(const Recipe& recipe, Size size);
    void write(); ///< what is not kept yet

private:
    RecentSeeds m_seeds;
    std::optional<RecentSeed> m_newest; ///< not kept yet
    QTimer m_pause;
};

} // namespace delve::ui

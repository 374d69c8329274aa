#pragma once

#include "editor/work/jobs.h"
#include "playtest/shell/shell.h"

#include <QObject>
#include <QTimer>

#include <functional>

/// Runs the keys that generate a level in the background. A shell is a value: the keys go to a copy of it, and the game
/// stays as it is until the level is ready. Owned by a play session.
namespace delve::editor {

class LevelMaking : public QObject {
    Q_OBJECT
public:
    struct Made {
        play::Shell shell;
        play::Typed typed;
        bool savesItself = false; ///< an autosave is due
    };

    explicit LevelMaking(JobPool& pool);

    /// Does this key generate a level here, or start a game in the existing one?
    [[nodiscard]] static bool isMadeBy(const play::Shell& shell, char32_t key);
    void start(const play::Shell& shell, char32_t key, std::int64_t autosaveTurns,
               std::function<void(const Result<Made>& made)> take);
    void stop(); ///< drops it: no result will arrive
    [[nodiscard]] bool busy() const { return m_jobs.busy(); }
    /// Has it run so long that the person should see it? Short runs end before anybody could read a message.
    [[nodiscard]] bool isLong() const { return busy() && !m_patience.isActive(); }

signals:
    void becameLong();

private:
    QTimer m_patience;
    JobQueue m_jobs;
};

} // namespace delve::editor

#pragma once

#include "editor/work/jobs.h"
#include "playtest/shell/shell.h"

#include <QObject>
#include <QTimer>

#include <functional>

/// The keys that make a level, typed in the background. A shell is a value, so a copy of it is typed to, and the game
/// stays as it is until the level is there. Owned by a play session.
namespace delve::editor {

class LevelMaking : public QObject {
    Q_OBJECT
public:
    struct Made {
        play::Shell shell;
        play::Typed typed;
        bool savesItself = false; ///< it is so long since the game did
    };

    explicit LevelMaking(JobPool& pool);

    /// Does this key make a level here, or begin a game in the one there is?
    [[nodiscard]] static bool isMadeBy(const play::Shell& shell, char32_t key);
    void start(const play::Shell& shell, char32_t key, std::int64_t autosaveTurns,
               std::function<void(const Result<Made>& made)> take);
    void stop(); ///< nothing of it comes
    [[nodiscard]] bool busy() const { return m_jobs.busy(); }
    /// Is it so long that a person is to be told? Short ones come before anybody reads of them.
    [[nodiscard]] bool isLong() const { return busy() && !m_patience.isActive(); }

signals:
    void becameLong();

private:
    QTimer m_patience;
    JobQueue m_jobs;
};

} // namespace delve::editor

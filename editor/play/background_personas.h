#pragma once

#include "editor/work/jobs.h"
#include "playtest/personas/persona_tally.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

/// Plays many games of each persona in the background, on a snapshot of a world, and adds up what comes of them while
/// it goes on.
namespace delve::editor {

/// What has come of it so far. A value.
struct PersonaResults {
    std::shared_ptr<const play::TrialWorld> trial; ///< null until it is known whether games begin at all
    std::vector<play::PersonaTally> tallies;       ///< in the order of the personas; of the games played so far
    std::optional<Failure> failure;                ///< why there are no games, or no more of them
    std::int64_t games = 0;                        ///< of each persona, once all are played

    /// Of 1000.
    [[nodiscard]] int permille() const;
    [[nodiscard]] bool complete() const { return permille() == 1000; }
};

class BackgroundPersonas : public QObject {
    Q_OBJECT
public:
    static constexpr std::int64_t defaultGames = 1000;

    /// The pool outlives it.
    explicit BackgroundPersonas(JobPool& pool, play::PersonaRegistry personas = play::builtInPersonas(),
                                QObject* parent = nullptr);

    /// Starts again, on this world; what is still going on on another is cancelled, and its results are dropped.
    void start(World world, std::int64_t games = defaultGames);
    /// No more results arrive; those that did stay.
    void cancel();
    [[nodiscard]] bool busy() const { return m_jobs.busy(); }

    [[nodiscard]] const PersonaResults& results() const { return m_results; }
    [[nodiscard]] const play::PersonaRegistry& personas() const { return m_personas; }

signals:
    void changed(); ///< results()

private:
    void playAll(std::shared_ptr<const play::TrialWorld> trial);
    void playNext();
    void playShard(std::size_t persona, std::uint64_t first, std::uint64_t games);
    void take(std::size_t persona, Result<play::PersonaTally> tally);
    void fail(Failure failure);

    play::PersonaRegistry m_personas;
    PersonaResults m_results;
    std::uint64_t m_next = 0; ///< number of the shard that is started next
    JobQueue m_jobs;          ///< the last: nothing arrives in an object that is half gone
};

} // namespace delve::editor

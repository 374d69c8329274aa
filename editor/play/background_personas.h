#pragma once

#include "editor/work/jobs.h"
#include "playtest/personas/persona_tally.h"
#include "playtest/proof/proof.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

/// Plays many games of each persona in the background, on a snapshot of a world, and adds up what comes of them while
/// it goes on.
namespace delve::editor {

/// What has come of it so far. A value; copies share the tallies.
struct PersonaResults {
    std::shared_ptr<const play::TrialWorld> trial; ///< null until it is known whether games begin at all
    /// In the order of the personas; of the games played so far. None is null.
    std::vector<std::shared_ptr<const play::PersonaTally>> tallies;
    std::optional<Failure> failure; ///< why there are no games, or no more of them
    std::int64_t games = 0;         ///< of each persona, once all are played

    /// Of 1000; all of them where there is nothing to play.
    [[nodiscard]] int permille() const;
    [[nodiscard]] bool complete() const { return trial && permille() == 1000; }
};

class BackgroundPersonas : public QObject {
    Q_OBJECT
public:
    static constexpr std::int64_t defaultGames = 1000;

    /// The pool outlives it.
    explicit BackgroundPersonas(JobPool& pool, play::PersonaRegistry personas = play::builtInPersonas(),
                                QObject* parent = nullptr);

    /// Starts on this world, and drops the results of another. `proof`: of this world; null: nobody knows how long the
    /// shortest win is.
    void start(World world, std::shared_ptr<const play::Proof> proof, std::int64_t games = defaultGames);
    /// No more games begin until resume(); those of the shards that run are played to the end, and count.
    void pause() { m_paused = true; }
    void resume();
    /// Cancels all games, and drops the results.
    void clear();
    [[nodiscard]] bool busy() const { return m_jobs.busy(); }

    [[nodiscard]] const PersonaResults& results() const { return m_results; }
    [[nodiscard]] const play::PersonaRegistry& personas() const { return m_personas; }

signals:
    void changed(); ///< results()

private:
    using SharedTally = std::shared_ptr<const play::PersonaTally>;

    void drop();
    void playOn();
    [[nodiscard]] int shardsAtOnce() const;
    [[nodiscard]] std::optional<std::size_t> nextPersona() const;
    void playShard(std::size_t persona);
    void take(std::size_t persona, Result<SharedTally> tally);
    void fail(Failure failure);

    play::PersonaRegistry m_personas;
    PersonaResults m_results;
    std::vector<bool> m_runs; ///< does a shard of this persona run?
    bool m_paused = false;
    JobQueue m_jobs; ///< the last: nothing arrives in an object that is half gone
};

} // namespace delve::editor

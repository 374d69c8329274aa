#include "editor/play/level_making.h"

#include "playtest/shell/keys.h"

#include <memory>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::chrono::milliseconds untilItIsLong{200};

/// Records that the game wants an autosave, without saving it.
class Noting : public play::NoSavedGames {
public:
    explicit Noting(std::int64_t turns) : m_turns(turns) {}
    void autosave(const play::Shell&) override { m_wanted = true; }
    [[nodiscard]] std::int64_t autosaveTurns() const override { return m_turns; }
    [[nodiscard]] bool wanted() const { return m_wanted; }

private:
    std::int64_t m_turns;
    bool m_wanted = false;
};

} // namespace

LevelMaking::LevelMaking(JobPool& pool) : m_jobs(pool, JobPolicy::NewestWins) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(untilItIsLong);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (busy()) emit becameLong();
    });
}

bool LevelMaking::isMadeBy(const play::Shell& shell, char32_t key) {
    const bool typesWord = shell.screen() != play::Screen::Seed && !shell.typed().empty();
    if (typesWord) return false;
    switch (shell.screen()) {
    case play::Screen::Seed: return play::upperCase(key) == U'S' && !shell.typed().empty();
    case play::Screen::Title: return play::upperCase(key) == U'N' && !shell.hasRecipe() && shell.canBegin();
    case play::Screen::Over: return play::upperCase(key) == U'N';
    case play::Screen::Play: return play::upperCase(key) == U'N' && shell.isFromFile() && !shell.hasRecipe();
    case play::Screen::Encounter:
    case play::Screen::Store:
    case play::Screen::Fight:
    case play::Screen::Ended: break;
    }
    return false;
}

void LevelMaking::start(const play::Shell& shell, char32_t key, std::int64_t autosaveTurns,
                        std::function<void(const Result<Made>& made)> take) {
    Job<Made> job;
    job.priority = JobPriority::Awaited;
    job.work = [kept = std::make_shared<play::Shell>(shell), key,
                autosaveTurns](generation::Feedback&) -> Result<Made> {
        Noting games(autosaveTurns);
        auto typed = kept->type(key, games);
        return Made{std::move(*kept), std::move(typed), games.wanted()};
    };
    job.deliver = [this, take = std::move(take)](const Result<Made>& made) {
        m_patience.stop();
        take(made);
    };
    m_patience.start();
    (void)m_jobs.start(std::move(job));
}

void LevelMaking::stop() {
    m_patience.stop();
    m_jobs.cancel();
}

} // namespace delve::editor

#include "moc_level_making.cpp"

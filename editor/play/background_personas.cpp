#include "editor/play/background_personas.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// A shard takes a second at most on maps of common sizes, so that results come in often.
constexpr std::uint64_t gamesOfShard = 20;

Result<std::shared_ptr<const play::TrialWorld>> provenTrial(const std::shared_ptr<const World>& world,
                                                            const generation::Feedback& feedback) {
    auto trial = play::provenTrialOf(world, &feedback);
    if (!trial) return std::move(trial).failure();
    return std::make_shared<const play::TrialWorld>(*std::move(trial));
}

} // namespace

int PersonaResults::permille() const {
    std::int64_t played = 0;
    for (const auto& tally : tallies) played += tally.games;
    const auto wanted = games * static_cast<std::int64_t>(tallies.size());
    return wanted > 0 ? static_cast<int>(played * 1000 / wanted) : 0;
}

BackgroundPersonas::BackgroundPersonas(JobPool& pool, play::PersonaRegistry personas, QObject* parent)
    : QObject(parent), m_personas(std::move(personas)), m_jobs(pool, JobPolicy::All) {}

void BackgroundPersonas::start(World world, std::int64_t games) {
    m_jobs.cancel();
    m_results = {};
    m_results.games = games;
    m_results.tallies.resize(m_personas.size());
    if (auto failure = play::tooLargeForPersonas(world)) return fail(*std::move(failure)); // before it is proven
    Job<std::shared_ptr<const play::TrialWorld>> job;
    job.work = [world = std::make_shared<const World>(std::move(world))](generation::Feedback& feedback) {
        return provenTrial(world, feedback);
    };
    job.deliver = [this](Result<std::shared_ptr<const play::TrialWorld>> trial) {
        if (trial) playAll(*std::move(trial));
        else fail(std::move(trial).failure());
    };
    (void)m_jobs.start(std::move(job));
    emit changed();
}

void BackgroundPersonas::cancel() { m_jobs.cancel(); }

/// A few shards at a time, so that other work in the background need not wait for all of them.
void BackgroundPersonas::playAll(std::shared_ptr<const play::TrialWorld> trial) {
    constexpr int atOnce = 4;
    m_results.trial = std::move(trial);
    m_next = 0;
    for (int i = 0; i < atOnce; ++i) playNext();
    emit changed();
}

/// A part of the games of each persona first, then the next: all figures become surer together.
void BackgroundPersonas::playNext() {
    const auto games = static_cast<std::uint64_t>(m_results.games);
    const auto first = m_next / m_personas.size() * gamesOfShard;
    if (first >= games) return;
    const auto persona = static_cast<std::size_t>(m_next++ % m_personas.size());
    playShard(persona, first, std::min(gamesOfShard, games - first));
}

void BackgroundPersonas::playShard(std::size_t persona, std::uint64_t first, std::uint64_t games) {
    Job<play::PersonaTally> job;
    job.work = [trial = m_results.trial, personas = m_personas, persona, first,
                games](const generation::Feedback& feedback) {
        return play::playMany(personas[persona], *trial, first, games, &feedback);
    };
    job.deliver = [this, persona](Result<play::PersonaTally> tally) { take(persona, std::move(tally)); };
    (void)m_jobs.start(std::move(job));
}

void BackgroundPersonas::take(std::size_t persona, Result<play::PersonaTally> tally) {
    if (!tally) return fail(std::move(tally).failure());
    m_results.tallies[persona].add(*tally);
    playNext();
    emit changed();
}

void BackgroundPersonas::fail(Failure failure) {
    m_jobs.cancel();
    m_results.failure = std::move(failure);
    emit changed();
}

} // namespace delve::editor

#include "editor/play/background_personas.h"

#include "editor/work/freed_memory.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

using SharedTrial = std::shared_ptr<const play::TrialWorld>;

Result<SharedTrial> preparedTrial(const std::shared_ptr<const World>& world, const play::Proof* proof,
                                  const generation::Feedback& feedback) {
    auto trial = play::trialWorldOf(world, proof, {}, play::builtInDeclarations(), &feedback);
    if (!trial) return std::move(trial).failure();
    return SharedTrial(std::make_shared<const play::TrialWorld>(*std::move(trial)));
}

std::int64_t cellsOf(const play::TrialWorld& trial) { return cellCount(trial.start.world()); }

/// Up to here a game takes little memory.
constexpr std::int64_t mostCellsOfSmall = std::int64_t{1} << 18;

/// The games of this tally and some more, those that follow them.
Result<std::shared_ptr<const play::PersonaTally>> playedOn(const play::PersonaInfo& persona,
                                                           const play::TrialWorld& trial,
                                                           const play::PersonaTally& before, std::uint64_t games,
                                                           const generation::Feedback& feedback) {
    const auto first = static_cast<std::uint64_t>(before.games);
    constexpr play::TallyParts parts{.walked = true};
    const auto shard = first == 0 ? play::playFirst(persona, trial, games, &feedback, parts)
                                  : play::playMany(persona, trial, first, std::min(play::gamesOfShard, games - first),
                                                   &feedback, parts);
    if (!shard) return shard.failure();
    auto sum = std::make_shared<play::PersonaTally>(before);
    sum->add(*shard);
    return std::shared_ptr<const play::PersonaTally>(std::move(sum));
}

} // namespace

int PersonaResults::permille() const {
    const auto wanted = games * static_cast<std::int64_t>(tallies.size());
    if (wanted <= 0) return 1000;
    std::int64_t played = 0;
    for (const auto& tally : tallies) played += tally->games;
    return static_cast<int>(played * 1000 / wanted);
}

BackgroundPersonas::BackgroundPersonas(JobPool& pool, play::PersonaRegistry personas, QObject* parent)
    : QObject(parent), m_personas(std::move(personas)), m_jobs(pool, JobPolicy::All) {}

void BackgroundPersonas::start(World world, std::shared_ptr<const play::Proof> proof, std::int64_t games) {
    drop();
    m_paused = false;
    m_results.games = games;
    m_results.tallies.assign(m_personas.size(), std::make_shared<const play::PersonaTally>());
    m_runs.assign(m_personas.size(), false);
    if (auto failure = play::tooLargeForPersonas(world)) return fail(*std::move(failure));
    Job<SharedTrial> job;
    job.work = [world = std::make_shared<const World>(std::move(world)), proof = std::move(proof)](
                   generation::Feedback& feedback) { return preparedTrial(world, proof.get(), feedback); };
    job.deliver = [this](Result<SharedTrial> trial) {
        if (!trial) return fail(std::move(trial).failure());
        m_results.trial = *std::move(trial);
        playOn();
        emit changed();
    };
    (void)m_jobs.start(std::move(job));
    emit changed();
}

void BackgroundPersonas::resume() {
    m_paused = false;
    playOn();
}

void BackgroundPersonas::clear() {
    drop();
    emit changed();
}

/// A thread of the pool frees them, since a world may hold a great many things.
void BackgroundPersonas::drop() {
    m_jobs.cancel();
    m_runs.assign(m_runs.size(), false);
    auto old = std::exchange(m_results, {});
    if (old.trial) letGoInBackground(m_jobs.pool(), std::make_shared<PersonaResults>(std::move(old)));
}

/// A few shards at a time, so that other work in the background need not wait for all of them.
void BackgroundPersonas::playOn() {
    if (!m_results.trial || m_results.failure) return;
    while (!m_paused && std::ranges::count(m_runs, true) < shardsAtOnce()) {
        const auto persona = nextPersona();
        if (!persona) return;
        playShard(*persona);
    }
}

/// On a large map one at a time, since a game that looks for a way takes up to 30 bytes a cell.
int BackgroundPersonas::shardsAtOnce() const { return cellsOf(*m_results.trial) <= mostCellsOfSmall ? 2 : 1; }

/// The one that has played least, so that all figures become surer together. One shard of each runs at a time, since
/// its job adds up.
std::optional<std::size_t> BackgroundPersonas::nextPersona() const {
    std::optional<std::size_t> next;
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        const auto played = m_results.tallies[i]->games;
        if (m_runs[i] || played >= m_results.games) continue;
        if (!next || played < m_results.tallies[*next]->games) next = i;
    }
    return next;
}

void BackgroundPersonas::playShard(std::size_t persona) {
    m_runs[persona] = true;
    Job<SharedTally> job;
    job.work = [trial = m_results.trial, personas = m_personas, persona, before = m_results.tallies[persona],
                games = static_cast<std::uint64_t>(m_results.games)](const generation::Feedback& feedback) {
        return playedOn(personas[persona], *trial, *before, games, feedback);
    };
    job.deliver = [this, persona](Result<SharedTally> tally) { take(persona, std::move(tally)); };
    (void)m_jobs.start(std::move(job));
}

void BackgroundPersonas::take(std::size_t persona, Result<SharedTally> tally) {
    if (!tally) return fail(std::move(tally).failure());
    m_runs[persona] = false;
    m_results.tallies[persona] = *std::move(tally);
    playOn();
    emit changed();
}

void BackgroundPersonas::fail(Failure failure) {
    m_jobs.cancel();
    m_runs.assign(m_runs.size(), false);
    m_results.failure = std::move(failure);
    emit changed();
}

} // namespace delve::editor

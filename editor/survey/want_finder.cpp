#include "editor/survey/want_finder.h"

#include "editor/generation/ordered_level.h"
#include "editor/work/generation_memory.h"
#include "generation/pipeline/pipeline.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace delve::editor {
namespace {

struct FoundSeed {
    std::uint64_t seed = 0;
    int tries = 0;
};

std::size_t placeOf(const World& world, const std::string& id) {
    return static_cast<std::size_t>(std::ranges::find(world.levels, id, &Level::id) - world.levels.begin());
}

Result<FoundSeed> search(Want& want, generation::Feedback& feedback) {
    generation::Workspace workspace;
    for (std::uint32_t number = 1; number <= usualTries; ++number) { // 0 is the seed that is shown
        if (feedback.stopped()) return cancelled();
        const auto made = want.attempt(number, workspace, feedback);
        if (!made) return made.failure();
        if (want.take(*made)) return FoundSeed{made->seed, static_cast<int>(number)};
        feedback.progress(static_cast<std::int32_t>(1000 * number / usualTries));
    }
    return impossible(want.whyNot());
}

} // namespace

MakeWorld makeBy(GenerationOrder order, World now, std::size_t level) {
    const auto memory = std::make_shared<GenerationMemory>(); // a finder tries one seed at a time
    return [order = std::move(order), now = std::move(now), level, memory](std::uint64_t seed, generation::Workspace&,
                                                                           generation::Feedback& feedback) {
        GenerationOrder seeded = order;
        seeded.recipe.seed = seed;
        return makeOrdered(seeded, now, level, *memory, feedback);
    };
}

Result<std::optional<WorldOfSeed>> makeOrdered(const GenerationOrder& order, const World& now, std::size_t level,
                                               GenerationMemory& memory, generation::Feedback& feedback) {
    auto made = tryOrderedLevel(order, generateWith(order.declarations->stages), memory, feedback);
    if (feedback.stopped()) return cancelled();
    if (!made) return std::optional<WorldOfSeed>();
    if (made->world) return std::optional(WorldOfSeed{*made->world, placeOf(*made->world, order.before.id)});
    World world = now;
    world.levels[level] = std::move(made->level);
    return std::optional(WorldOfSeed{std::move(world), level});
}

WantFinder::WantFinder(JobPool& pool, QObject* parent) : QObject(parent), m_jobs(pool, JobPolicy::NewestWins) {}

void WantFinder::find(MakeWorld make, std::uint64_t seed, play::Condition condition, std::string text) {
    Job<FoundSeed> job;
    job.priority = JobPriority::Visible;
    job.work = [want = Want(std::move(make), seed, std::move(condition), std::move(text))](
                   generation::Feedback& feedback) mutable { return search(want, feedback); };
    job.progress = [this](int permille) { emit progressed(permille); };
    job.deliver = [this](const Result<FoundSeed>& result) {
        if (result) emit found(result->seed, result->tries);
        else emit failed(result.failure().message);
    };
    m_jobs.start(std::move(job));
}

void WantFinder::cancel() { m_jobs.cancel(); }

} // namespace delve::editor

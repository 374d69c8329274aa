#include "editor/work/generator.h"

#include "editor/work/freed_memory.h"
#include "editor/work/thread_work.h"
#include "generation/level/delve/order.h"
#include "generation/level/portal_mending.h"
#include "generation/level/sharing.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/regenerate.h"
#include "generation/recipes/worlds.h"
#include "generation/stages/stages.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <variant>

namespace delve {
namespace {

using Clock = std::chrono::steady_clock;

/// Maps of more cells give their scratch memory back when nothing waits: it is many times the map itself.
constexpr std::int64_t cellsWorthKeepingMemory = 1 << 20;
constexpr std::chrono::milliseconds progressInterval{40};

Failure tooLarge(Size size) {
    return impossible(Message{
        DELVE_TEXT("generation", "There is not enough memory for a map of %1 x %2 cells; choose a smaller size."),
        {std::to_string(size.width), std::to_string(size.height)}});
}

GenerateRequest requestOf(const GenerationOrder& order) {
    GenerateRequest request;
    request.recipe = asDeclared(order.recipe, allStages());
    request.size = order.size;
    request.tiles = order.tiles;
    request.base = &order.before;
    if (order.stamps) request.stamps = *order.stamps;
    request.levelId = order.before.id;
    request.levelName = order.before.name;
    return request;
}

/// The pins for which a level cannot be made. Of a part of a level all that surrounds it is in the way, and not what
/// the person pinned.
Conflict pinsToBlame(const GenerationOrder& order, const Failure& failure, Workspace& workspace, Feedback* feedback) {
    const bool anyPins =
        !order.before.pinned->none() || !order.before.keptEmpty->none() || !order.before.pinnedThings->empty();
    if (failure.kind != Failure::Kind::Impossible || !anyPins || order.inside->size().area() > 0) return {};
    return conflictingPins(requestOf(order), allStages(), workspace, runsWorthWaiting(order.size), feedback);
}

/// What is made lists its rooms and things in the order it came about, what was read by place: that is no change.
void keepOrder(Level& made, const Level& before) {
    if (sameInFile(made, before)) made = before;
}

void keepOrder(World& made, const World& before, const std::function<bool()>& stopped) {
    for (std::size_t i = 0; i < std::min(made.levels.size(), before.levels.size()) && !stopped(); ++i)
        if (made.levels[i].id == before.levels[i].id) keepOrder(made.levels[i], before.levels[i]);
}

/// A level with all that lies within it and leads there.
Result<GenerationResult> makeInWorld(const GenerationOrder& order, Workspace& workspace, Feedback* feedback,
                                     Trace* trace, const HandWork& handWork) {
    const auto stamps = order.stamps ? std::span<const Level>(*order.stamps) : std::span<const Level>();
    auto made = regenerateLevel(*order.world, order.before.id, order.recipe, order.size, workspace, feedback, trace,
                                stamps, &handWork);
    if (!made) return std::move(made).failure();
    GenerationResult result;
    if (trace) return result; // the level is there already
    if (!order.discardsHandWork && !made->discarded.empty()) {
        result.handWorkAtStake = std::move(made->discarded);
        return result;
    }
    const auto stopped = [feedback] { return feedback && feedback->stopped(); };
    mendPortals(made->world, stopped);
    keepOrder(made->world, *order.world, stopped);
    if (stopped()) return cancelled();
    result.worldEdit = WorldEdit::between(*order.world, made->world);
    if (stopped()) return cancelled();
    World after = *order.world;
    (void)result.worldEdit.apply(after); // the same world, but sharing what did not change
    result.level = *after.find(order.before.id);
    result.world = std::make_shared<const World>(std::move(after));
    result.report.notes = std::move(made->notes);
    return result;
}

Result<GenerationResult> makeAlone(const GenerationOrder& order, const GenerateLevel& generateOne, Workspace& workspace,
                                   Feedback* feedback, Trace* trace) {
    const auto request = requestOf(order);
    const bool onlyPart = order.inside->size() == request.size;
    auto made = onlyPart ? regenerateInside(request, *order.inside, allStages(), workspace, feedback)
                         : generateOne(request, workspace, feedback, trace);
    if (!made) return std::move(made).failure();
    if (!onlyPart) mendPortals(made->level, World()); // the map may be smaller than where they led to
    GenerationResult result;
    if (trace) return result; // the level is there already
    keepOrder(made->level, order.before);
    result.edit = Edit::between(order.before, made->level);
    result.level = order.before;
    (void)result.edit.apply(result.level); // the same level, but sharing what did not change
    result.report.notes = std::move(made->notes);
    return result;
}

} // namespace

GenerateLevel generateWithAllStages() {
    return [](const GenerateRequest& request, Workspace& workspace, Feedback* feedback, Trace* trace) {
        return generate(request, allStages(), workspace, feedback, trace);
    };
}

Generator::Generator(GenerateLevel generate, QObject* parent) : QObject(parent), m_generate(std::move(generate)) {
    m_progressTimer.setInterval(progressInterval);
    connect(&m_progressTimer, &QTimer::timeout, this, &Generator::showProgress);
}

Generator::~Generator() {
    {
        const std::lock_guard lock(m_mutex);
        m_quit = true;
        if (m_running) m_running->feedback->stop();
    }
    m_wake.notify_one();
    if (m_thread.joinable()) m_thread.join();
}

std::uint64_t Generator::generate(GenerationOrder order) {
    Job job;
    job.number = ++m_newest;
    job.order = std::move(order);
    if (!job.order.live) m_answered = m_newest - 1; // nothing older is shown any more
    stopRunning(job.order.live);
    start(std::move(job));
    m_shownPermille = -1;
    m_progressTimer.start();
    return m_newest;
}

void Generator::trace(Level level, TileCatalogue tiles, std::shared_ptr<const std::vector<Level>> stamps,
                      std::shared_ptr<const World> world) {
    if (!level.recipe) return;
    Job job;
    job.number = ++m_newestTrace;
    job.trace = true;
    job.order = {*level.recipe, level.size(),      std::move(tiles), std::move(level),
                 false,         std::move(stamps), std::move(world)};
    start(std::move(job));
}

void Generator::cancel() {
    m_answered = m_newest;
    ++m_newestTrace;
    m_progressTimer.stop();
    const std::lock_guard lock(m_mutex);
    m_waiting.reset();
    m_waitingTrace.reset();
    if (m_running) m_running->feedback->stop();
}

int Generator::permille() const {
    const std::lock_guard lock(m_mutex);
    return m_running && !m_running->trace ? m_running->feedback->progress() : 0;
}

void Generator::start(Job job) {
    {
        const std::lock_guard lock(m_mutex);
        (job.trace ? m_waitingTrace : m_waiting) = std::move(job);
        if (!m_thread.joinable()) m_thread = std::thread([this] { work(); });
    }
    m_wake.notify_one();
}

/// Stops what a new order makes pointless. A trace is always: the level it was of is about to change.
void Generator::stopRunning(bool patient) {
    ++m_newestTrace;
    const std::lock_guard lock(m_mutex);
    m_waitingTrace.reset();
    if (!m_running) return;
    const bool soonDone = Clock::now() - m_running->began < m_patience;
    if (m_running->trace || !m_running->order.live || !patient || !soonDone) m_running->feedback->stop();
}

void Generator::work() {
    Workspace workspace;
    while (const auto job = nextJob(workspace)) hand(*job, answer(*job, workspace));
}

/// The next job, levels before traces; waits for one. Nothing when the generator goes.
std::optional<Generator::Job> Generator::nextJob(Workspace& workspace) {
    std::unique_lock lock(m_mutex);
    const bool large = static_cast<std::int64_t>(workspace.tiles.capacity()) > cellsWorthKeepingMemory;
    if (large && !m_waiting && !m_waitingTrace && !m_quit) {
        lock.unlock();
        workspace = Workspace{};
        lock.lock();
    }
    const auto awake = [this] { return m_quit || m_waiting || m_waitingTrace; };
    // And what the level before was made of, once the owner has taken the new one and nothing else is wanted.
    if (large && !m_wake.wait_for(lock, restBeforeGivingBack, awake)) {
        lock.unlock();
        giveBackFreedMemory();
        lock.lock();
    }
    m_wake.wait(lock, awake);
    if (m_quit) return {};
    auto& from = m_waiting ? m_waiting : m_waitingTrace;
    std::optional<Job> job = std::exchange(from, std::nullopt);
    job->began = Clock::now();
    m_running = Job{};
    m_running->number = job->number;
    m_running->trace = job->trace;
    m_running->order.live = job->order.live;
    m_running->feedback = job->feedback;
    m_running->began = job->began;
    return job;
}

Result<GenerationResult> Generator::make(const Job& job, Workspace& workspace, Trace* trace) {
    const auto& order = job.order;
    auto* const feedback = job.feedback.get();
    if (!order.world) return makeAlone(order, m_generate, workspace, feedback, trace);
    if (trace) return makeInWorld(order, workspace, feedback, trace, {}); // of what is made, nothing is kept
    if (!m_handWork || m_handWork->world.lock() != order.world || m_handWork->level != order.before.id) {
        const auto stamps = order.stamps ? std::span<const Level>(*order.stamps) : std::span<const Level>();
        auto found = findHandWork(*order.world, order.before.id, workspace, feedback, stamps);
        if (!found) return std::move(found).failure();
        m_handWork = KnownHandWork{order.world, order.before.id, *std::move(found)};
    }
    return makeInWorld(order, workspace, feedback, trace, m_handWork->handWork);
}

Generator::Answer Generator::answer(const Job& job, Workspace& workspace) {
    const auto& order = job.order;
    const auto work = [&]() -> Answer {
        Trace trace;
        auto* const traced = job.trace ? &trace : nullptr;
        auto made = make(job, workspace, traced);
        const std::chrono::duration<double, std::milli> took = Clock::now() - job.began;
        if (!made) return refusal(job, std::move(made).failure(), workspace);
        if (job.trace) {
            const Level* later = &order.before; // what a stage left as it was is there once
            for (auto stage = trace.stages.rbegin(); stage != trace.stages.rend(); later = &stage->level, ++stage)
                stage->level = sharing(*later, stage->level);
            return {job.number, TraceResult{std::move(trace), order.before}};
        }
        if (m_afterwards && made->handWorkAtStake.empty())
            m_afterwards(made->level, made->world ? made->world->tiles : order.tiles);
        made->order = job.number;
        made->report.milliseconds = took.count();
        return {job.number, *std::move(made)};
    };
    return withinMemory(work, [&]() -> Answer { return {job.number, tooLarge(order.size)}; });
}

Generator::Answer Generator::refusal(const Job& job, Failure failure, Workspace& workspace) {
    auto pins = job.trace ? Conflict{} : pinsToBlame(job.order, failure, workspace, job.feedback.get());
    return {job.number, std::move(failure), std::move(pins)};
}

/// Leaves the answer for the owner and tells it, once for however many answers it has not taken yet: of results that
/// come faster than the owner looks only the newest is seen.
void Generator::hand(const Job& job, Answer answer) {
    bool announce = false;
    std::optional<Answer> old; // let go of outside the lock
    {
        const std::lock_guard lock(m_mutex);
        m_running.reset();
        auto& ready = job.trace ? m_readyTrace : m_ready;
        old = std::exchange(ready, std::move(answer));
        announce = !std::exchange(m_announced, true);
    }
    if (announce) tellOwner(this, [this] { takeAnswers(); });
}

void Generator::takeAnswers() {
    std::optional<Answer> ready;
    std::optional<Answer> readyTrace;
    {
        const std::lock_guard lock(m_mutex);
        ready = std::exchange(m_ready, std::nullopt);
        readyTrace = std::exchange(m_readyTrace, std::nullopt);
        m_announced = false;
    }
    if (ready) take(*ready);
    if (readyTrace) takeTrace(*readyTrace);
}

void Generator::take(Answer& answer) {
    if (answer.number <= m_answered) return;
    const bool newest = answer.number == m_newest;
    if (newest) {
        m_answered = m_newest;
        m_progressTimer.stop();
    }
    if (auto* const result = std::get_if<GenerationResult>(&answer.content)) {
        emit generated(*result);
        if (result->world) letGoInBackground(std::make_shared<GenerationResult>(std::move(*result)));
    } else if (newest) {
        emit failed(std::get<Failure>(answer.content), answer.pins);
    }
}

void Generator::takeTrace(Answer& answer) {
    if (answer.number != m_newestTrace) return;
    if (const auto* result = std::get_if<TraceResult>(&answer.content)) emit traced(*result);
    else emit traceFailed(std::get<Failure>(answer.content));
}

void Generator::showProgress() {
    const int now = permille();
    if (now == m_shownPermille) return;
    m_shownPermille = now;
    emit progressed(now);
}

} // namespace delve

#include "moc_generator.cpp"

#include "editor/generation/generator.h"

#include "editor/work/freed_memory.h"
#include "editor/work/generation_memory.h"
#include "generation/pipeline/pipeline.h"

#include <utility>

namespace delve::editor {
namespace {

/// Maps of more cells free their scratch memory when no other order waits: it is many times the map itself.
constexpr std::int64_t cellsWorthKeepingMemory = 1 << 20;

} // namespace

Generator::Generator(JobPool& pool, GenerateLevel generate, const generation::Declarations& declarations,
                     QObject* parent)
    : QObject(parent), m_generate(std::move(generate)), m_declarations(declarations),
      m_memory(std::make_shared<GenerationMemory>()), m_levels(pool, JobPolicy::NewestWins),
      m_traces(pool, JobPolicy::NewestWins) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(restBeforeGivingBack);
    connect(&m_rest, &QTimer::timeout, this, [this] { giveBackFreedMemoryInBackground(m_levels.pool()); });
}

std::uint64_t Generator::generate(GenerationOrder order) {
    const auto number = ++m_newest;
    order.declarations = &m_declarations;
    if (!order.live) m_answered = number - 1; // older results are no longer shown
    m_traces.cancel();                        // the traced level is about to change
    m_rest.stop();
    Job<OrderedLevel> job;
    job.priority = JobPriority::Awaited;
    job.patience = order.live ? m_patience : std::chrono::milliseconds(0);
    job.work = [order = std::move(order), make = m_generate, memory = m_memory,
                afterwards = m_afterwards](generation::Feedback& feedback) -> Result<OrderedLevel> {
        // Returns memory that was freed for this order, such as a trace, to make room for its scratch memory.
        if (!order.live && order.size.area() > cellsWorthKeepingMemory) giveBackFreedMemory();
        auto ordered = makeOrderedLevel(order, make, *memory, feedback);
        if (const auto& made = ordered.made; afterwards && made && made->handWorkAtStake.empty())
            afterwards(made->level, made->world ? made->world->tiles : order.tiles);
        return ordered;
    };
    job.deliver = [this, number](Result<OrderedLevel> ordered) {
        take(number, ordered ? *std::move(ordered) : OrderedLevel{std::move(ordered).failure()});
    };
    job.progress = [this](int permille) { emit progressed(permille); };
    m_level = m_levels.start(std::move(job));
    return number;
}

void Generator::take(std::uint64_t number, OrderedLevel ordered) {
    const bool newest = number == m_newest;
    if (newest) m_answered = m_newest;
    auto& made = ordered.made;
    if (made) {
        made->order = number;
        if (newest) rest(made->level.size());
        emit generated(*made);
        if (made->world) letGoInBackground(pool(), std::make_shared<GenerationResult>(*std::move(made)));
    } else if (newest) {
        emit failed(made.failure(), ordered.pins);
    }
}

void Generator::trace(Level level, TileCatalogue tiles, std::shared_ptr<const std::vector<Level>> stamps,
                      std::shared_ptr<const World> world, generation::FileReader files, Tables tables) {
    if (!level.recipe) return;
    const Size size = level.size();
    GenerationOrder order{*level.recipe,   size, std::move(tiles), std::move(level), false, std::move(stamps),
                          std::move(world)};
    order.declarations = &m_declarations;
    order.files = std::move(files);
    order.tables = std::move(tables);
    Job<TraceResult> job;
    job.priority = JobPriority::Awaited;
    job.work = [order = std::move(order), make = m_generate](generation::Feedback& feedback) {
        return traceOrderedLevel(order, make, feedback);
    };
    job.deliver = [this, size](const Result<TraceResult>& traced) {
        if (!busy()) rest(size);
        if (traced) emit this->traced(*traced);
        else emit traceFailed(traced.failure());
    };
    (void)m_traces.start(std::move(job));
}

void Generator::cancel() {
    m_answered = m_newest;
    m_levels.cancel();
    m_traces.cancel();
}

/// Frees the scratch memory of a large map, unless another is ordered. Once the owner has shown the map, the memory of
/// the level before it is returned to the system, too.
void Generator::rest(Size size) {
    if (size.area() <= cellsWorthKeepingMemory) return;
    Job<> tidy;
    tidy.work = [memory = m_memory](generation::Feedback&) {
        memory->workspace = generation::Workspace{};
        return done();
    };
    (void)m_levels.start(std::move(tidy));
    m_rest.start();
}

} // namespace delve::editor

#include "moc_generator.cpp"

#pragma once

#include "editor/generation/ordered_level.h"
#include "editor/work/jobs.h"
#include "generation/recipes/declarations.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

/// Orders levels and traces of them as jobs. Owned by a document; all of its functions are called from the owner's
/// thread, and its signals arrive there.
namespace delve::editor {

class Generator : public QObject {
    Q_OBJECT
public:
    /// The declarations and the pool outlive it.
    Generator(JobPool& pool, GenerateLevel generate,
              const generation::Declarations& declarations = generation::builtInDeclarations(),
              QObject* parent = nullptr);

    /// Orders a level and gives the order's number; the newest order wins. What runs for an older one is cancelled and
    /// its result dropped, but for a live order: while a slider moves, orders come faster than large maps are made, and
    /// if each cancelled the one before, nothing would be seen until the slider rests. So a run of a live order goes on
    /// if it began less than the patience ago, and its result is shown while the newest one is made.
    std::uint64_t generate(GenerationOrder order);
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }
    /// What a job does with a level that it made before it hands it over. To be set before the first order.
    using Afterwards = std::function<void(const Level&, const TileCatalogue&)>;
    void setAfterwards(Afterwards afterwards) { m_afterwards = std::move(afterwards); }

    /// Traces the level's own recipe; an order of a level drops it.
    void trace(Level level, TileCatalogue tiles, std::shared_ptr<const std::vector<Level>> stamps = {},
               std::shared_ptr<const World> world = {}, generation::FileReader files = {});

    void cancel(); ///< drops everything that was ordered; nothing of it will arrive
    [[nodiscard]] bool busy() const { return m_answered < m_newest; } ///< is the newest level still to come?
    [[nodiscard]] int permille() const { return m_level.permille(); } ///< how far the newest is, of 1000
    [[nodiscard]] JobPool& pool() const { return m_levels.pool(); }

signals:
    void progressed(int permille);
    void generated(const delve::editor::GenerationResult& result);
    void failed(const delve::Failure& failure, const delve::generation::Conflict& pins); ///< of the newest order only
    void traced(const delve::editor::TraceResult& result);
    void traceFailed(const delve::Failure& failure);

private:
    void take(std::uint64_t number, OrderedLevel ordered);
    void rest(Size size);

    const GenerateLevel m_generate;
    const generation::Declarations& m_declarations;
    Afterwards m_afterwards;
    std::uint64_t m_newest = 0;   ///< number of the newest order of a level
    std::uint64_t m_answered = 0; ///< the newest order that was answered or dropped
    std::chrono::milliseconds m_patience{150};
    std::shared_ptr<GenerationMemory> m_memory; ///< of the job that runs
    StartedJob m_level;                         ///< the newest
    QTimer m_rest;                              ///< after a large map
    JobQueue m_levels;                          ///< these come last: nothing is told of a generator half gone
    JobQueue m_traces;
};

} // namespace delve::editor

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

/// Runs generation and tracing orders as jobs. Owned by a document; all its functions are called on the owner's thread,
/// and its signals arrive there.
namespace delve::editor {

class Generator : public QObject {
    Q_OBJECT
public:
    /// The declarations and the pool must outlive it.
    Generator(JobPool& pool, GenerateLevel generate,
              const generation::Declarations& declarations = generation::builtInDeclarations(),
              QObject* parent = nullptr);

    /// Orders a level and returns the order's number; the newest order wins. An older order is cancelled and its result
    /// dropped, except for live orders: while a slider moves, orders come faster than large maps are generated, and
    /// cancelling each one would show nothing until the slider rests. So a live order that began less than the patience
    /// ago continues, and its result is shown while the newest one is generated.
    std::uint64_t generate(GenerationOrder order);
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }
    /// What a job does with a generated level before handing it over. Set it before the first order.
    using Afterwards = std::function<void(const Level&, const TileCatalogue&)>;
    void setAfterwards(Afterwards afterwards) { m_afterwards = std::move(afterwards); }

    /// Traces the level's own recipe; a level order drops the trace.
    void trace(Level level, TileCatalogue tiles, std::shared_ptr<const std::vector<Level>> stamps = {},
               std::shared_ptr<const World> world = {}, generation::FileReader files = {}, Tables tables = {});

    void cancel(); ///< drops everything that was ordered; no result of it will arrive
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
    std::uint64_t m_newest = 0;   ///< number of the newest level order
    std::uint64_t m_answered = 0; ///< the newest order that was answered or dropped
    std::chrono::milliseconds m_patience{150};
    std::shared_ptr<GenerationMemory> m_memory; ///< of the running job
    StartedJob m_level;                         ///< the newest
    QTimer m_rest;                              ///< after a large map
    JobQueue m_levels;                          ///< last: nothing arrives at a half-destroyed generator
    JobQueue m_traces;
};

} // namespace delve::editor

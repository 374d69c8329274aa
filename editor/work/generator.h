#pragma once

#include "editor/work/generation_order.h"
#include "generation/level/result.h"
#include "generation/level/world.h"
#include "generation/pipeline/conflict.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/trace.h"
#include "generation/recipes/hand_work.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <variant>
#include <vector>

/// Generation in the background: one thread that keeps its scratch memory from run to run. Owned by a document; all of
/// its functions are called from the owner's thread, and its signals arrive there.
namespace delve {

/// How a level of this recipe comes to be.
struct TraceResult {
    Trace trace;
    Level level; ///< that was asked about
};

/// Makes a level; what the pipeline does, and what a test puts in its place.
using GenerateLevel = std::function<Result<Generated>(const GenerateRequest&, Workspace&, Feedback*, Trace*)>;
/// The pipeline with all stages there are.
[[nodiscard]] GenerateLevel generateWithAllStages();

class Generator : public QObject {
    Q_OBJECT
public:
    explicit Generator(GenerateLevel generate, QObject* parent = nullptr);
    /// Stops what runs and waits for it: as long as a stage takes to ask, 20 ms at most.
    ~Generator() override;

    /// Orders a level and gives the order's number; the newest order wins. What runs for an older one is cancelled and
    /// its result dropped, but for a live order: while a slider moves, orders come faster than large maps are made, and
    /// if each cancelled the one before, nothing would be seen until the slider rests. So a run of a live order goes on
    /// if it began less than the patience ago, and its result is shown while the newest one is made.
    std::uint64_t generate(GenerationOrder order);
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }
    /// What the thread does with a level that it made before it hands it over. To be set before the first order.
    using Afterwards = std::function<void(const Level&, const TileCatalogue&)>;
    void setAfterwards(Afterwards afterwards) { m_afterwards = std::move(afterwards); }

    /// Traces the level's own recipe; an order of a level goes before it and drops it.
    void trace(Level level, TileCatalogue tiles, std::shared_ptr<const std::vector<Level>> stamps = {},
               std::shared_ptr<const World> world = {});

    void cancel(); ///< drops everything that was ordered; nothing of it will arrive
    [[nodiscard]] bool busy() const { return m_answered < m_newest; } ///< is the newest level still to come?
    [[nodiscard]] int permille() const;                               ///< how far the run is, of 1000

signals:
    void progressed(int permille);
    void generated(const delve::GenerationResult& result);
    void failed(const delve::Failure& failure, const delve::Conflict& pins); ///< of the newest order only
    void traced(const delve::TraceResult& result);
    void traceFailed(const delve::Failure& failure);

private:
    struct Job {
        std::uint64_t number = 0;
        bool trace = false;
        GenerationOrder order;
        std::shared_ptr<Feedback> feedback = std::make_shared<Feedback>();
        std::chrono::steady_clock::time_point began{};
    };
    struct Answer {
        std::uint64_t number = 0;
        std::variant<GenerationResult, TraceResult, Failure> content;
        Conflict pins = {}; ///< of a failure
    };

    // The worker's side
    void work();
    [[nodiscard]] std::optional<Job> nextJob(Workspace& workspace);
    [[nodiscard]] Answer answer(const Job& job, Workspace& workspace);
    [[nodiscard]] Result<GenerationResult> make(const Job& job, Workspace& workspace, Trace* trace);
    [[nodiscard]] static Answer refusal(const Job& job, Failure failure, Workspace& workspace);
    void hand(const Job& job, Answer answer);

    // The owner's side
    void start(Job job);
    void stopRunning(bool patient);
    void takeAnswers();
    void take(Answer& answer);
    void takeTrace(Answer& answer);
    void showProgress();

    /// The hand work of a world that was asked for last: all orders of a drag are of one world.
    struct KnownHandWork {
        std::weak_ptr<const World> world; ///< that nobody keeps for this
        std::string level;
        HandWork handWork;
    };

    const GenerateLevel m_generate;
    std::optional<KnownHandWork> m_handWork; ///< the worker's
    Afterwards m_afterwards;
    std::uint64_t m_newest = 0;   ///< number of the newest order of a level
    std::uint64_t m_answered = 0; ///< the newest order that was answered or dropped
    std::uint64_t m_newestTrace = 0;
    int m_shownPermille = -1;
    std::chrono::milliseconds m_patience{150};
    QTimer m_progressTimer;
    std::thread m_thread; ///< started with the first job

    mutable std::mutex m_mutex; ///< guards all below
    std::condition_variable m_wake;
    std::optional<Job> m_waiting;
    std::optional<Job> m_waitingTrace;
    std::optional<Job> m_running; ///< without its order
    std::optional<Answer> m_ready;
    std::optional<Answer> m_readyTrace;
    bool m_announced = false; ///< a call of takeAnswers is already on its way
    bool m_quit = false;
};

} // namespace delve

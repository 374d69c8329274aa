#pragma once

#include "editor/survey/sweep.h"
#include "editor/work/jobs.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

/// Measures the steps of a sweep in the background: first the common measures of all steps, then the others, each time
/// the ends and the middle first. A step is there when all of its seeds are measured, and is the same for any number of
/// jobs. Keeps the bands of a step and no values, so that memory does not grow with the seeds. Owned by a panel; the
/// newest order wins.
namespace delve::editor {

class Sweeper : public QObject {
    Q_OBJECT
public:
    explicit Sweeper(JobPool& pool, int jobs = 2, QObject* parent = nullptr);
    ~Sweeper() override;

    void order(SweepOrder order); ///< drops what was ordered and measured before
    void cancel();                ///< keeps what is measured
    [[nodiscard]] const SweepOrder& order() const { return m_order; }
    /// Those of the order; one without seeds is not measured yet.
    [[nodiscard]] const std::vector<SweptStep>& steps() const { return m_steps; }
    [[nodiscard]] std::size_t measured() const; ///< steps that have their common measures
    [[nodiscard]] bool busy() const { return m_phase != Phase::Over; }
    [[nodiscard]] bool hasCommon() const { return m_phase == Phase::Others || m_complete; } ///< of all steps
    [[nodiscard]] bool complete() const { return m_complete; }
    [[nodiscard]] int permille() const; ///< how far it is
    /// Nothing while there is no telling.
    [[nodiscard]] std::optional<std::chrono::seconds> timeLeft() const;

signals:
    void grown(); ///< a step has more bands, or all is measured
    void progressed();

private:
    enum class Phase : std::uint8_t { Common, Others, Over };
    /// Of a step, in this phase.
    struct Collected {
        std::uint32_t seeds = 0;
        std::uint32_t made = 0;
        std::map<std::string, Distribution> values;
    };
    struct Lane {
        std::unique_ptr<JobQueue> jobs;
        std::shared_ptr<generation::Workspace> workspace;
    };

    void begin(Phase phase);
    void startNext(std::size_t lane);
    void take(std::size_t step, const SampledSeeds& seeds);
    void endPhaseIfDone();
    [[nodiscard]] std::size_t batchesOfStep() const;
    [[nodiscard]] std::size_t batches() const { return batchesOfStep() * m_order.steps.size(); }

    JobPool& m_pool;
    SweepOrder m_order;
    std::vector<std::size_t> m_refining; ///< the order of the steps
    std::vector<SweptStep> m_steps;
    std::vector<Collected> m_collected;
    Phase m_phase = Phase::Over;
    bool m_complete = false;
    std::size_t m_next = 0;    ///< the first batch of the phase that nobody has begun
    std::size_t m_done = 0;    ///< batches of the phase
    QElapsedTimer m_since;     ///< the phase began
    std::vector<Lane> m_lanes; ///< last: no result arrives in a half-destroyed object
};

} // namespace delve::editor

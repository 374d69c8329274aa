#pragma once

#include "editor/survey/step_ranks.h"
#include "editor/survey/sweep.h"
#include "editor/work/jobs.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Measures the steps of a sweep in the background: first the common measures of all steps, then the others, each time
/// the ends and the middle first. A step is there when all of its seeds are measured, and is the same for any number of
/// jobs. Keeps bands and no values: memory grows with the different values of the measures, not with the seeds. Owned
/// by a panel; the newest order wins.
namespace delve::editor {

class Sweeper : public QObject {
    Q_OBJECT
public:
    /// 0: as many jobs as may run at once.
    explicit Sweeper(JobPool& pool, int jobs = 0, QObject* parent = nullptr);
    ~Sweeper() override;

    void order(SweepOrder order); ///< drops what was ordered and measured before
    void cancel();                ///< keeps what is measured
    [[nodiscard]] const SweepOrder& order() const { return m_order; }
    /// Those of the order; one without seeds is not measured yet.
    [[nodiscard]] const std::vector<SweptStep>& steps() const { return m_steps; }
    [[nodiscard]] std::size_t measured() const; ///< steps that have their common measures
    /// The probability that chance alone makes the steps measured so far differ as much in a measure. Nothing for one
    /// that fewer than two of them have.
    [[nodiscard]] std::optional<double> chanceOf(const std::string& measure) const;
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
        std::uint32_t lost = 0;
        std::map<std::string, Distribution> values;
    };
    struct Lane {
        std::unique_ptr<JobQueue> jobs;
        std::shared_ptr<generation::Workspace> workspace;
    };

    void begin(Phase phase);
    void startNext(std::size_t lane);
    void take(std::size_t step, std::uint32_t count, const Result<SampledSeeds>& seeds);
    void endStep(std::size_t step);
    void endPhaseIfDone();
    [[nodiscard]] bool measuresAll() const; ///< else the common measures alone
    [[nodiscard]] std::uint32_t seedsOfBatch() const;
    [[nodiscard]] std::size_t batchesOfStep() const;
    [[nodiscard]] std::size_t batches() const { return batchesOfStep() * m_order.steps.size(); }

    JobPool& m_pool;
    SweepOrder m_order;
    std::vector<std::size_t> m_refining; ///< the order of the steps
    std::vector<SweptStep> m_steps;
    std::vector<Collected> m_collected;
    std::map<std::string, StepRanks> m_ranks; ///< of the steps that are complete, in this phase
    std::map<std::string, double> m_chances;
    Phase m_phase = Phase::Over;
    bool m_complete = false;
    std::uint64_t m_run = 0;   ///< another one after each order and cancel
    std::size_t m_next = 0;    ///< the first batch of the phase that nobody has begun
    std::size_t m_done = 0;    ///< batches of the phase
    QElapsedTimer m_since;     ///< the phase began
    std::vector<Lane> m_lanes; ///< last: no result arrives in a half-destroyed object
};

} // namespace delve::editor

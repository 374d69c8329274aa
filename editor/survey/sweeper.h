#pragma once

#include "editor/survey/step_ranks.h"
#include "editor/survey/sweep.h"
#include "editor/work/ordered_jobs.h"
#include "generation/pipeline/workspace.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <map>
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
    using Jobs = OrderedJobs<generation::Workspace, SampledSeeds>;
    /// Some seeds of a step.
    struct Batch {
        std::size_t step = 0;
        std::uint32_t before = 0; ///< seeds
        std::uint32_t count = 0;
    };

    void begin(Phase phase);
    [[nodiscard]] Batch batch(std::uint64_t number) const; ///< of this phase
    [[nodiscard]] std::optional<Jobs::Work> next();
    void take(const Batch& batch, const Result<SampledSeeds>& seeds);
    void endStep(std::size_t step);
    void endPhase();
    [[nodiscard]] bool measuresAll() const; ///< else the common measures alone
    [[nodiscard]] std::uint32_t seedsOfBatch() const;
    [[nodiscard]] std::size_t batchesOfStep() const;
    [[nodiscard]] std::size_t batches() const { return batchesOfStep() * m_order.steps.size(); }

    SweepOrder m_order;
    std::vector<std::size_t> m_refining; ///< the order of the steps
    std::vector<SweptStep> m_steps;
    std::vector<Collected> m_collected;
    std::map<std::string, StepRanks> m_ranks; ///< of the steps that are complete, in this phase
    std::map<std::string, double> m_chances;
    Phase m_phase = Phase::Over;
    bool m_complete = false;
    std::size_t m_begun = 0; ///< batches of the phase
    std::size_t m_done = 0;  ///< of these
    bool m_stepDone = false; ///< since who listens was told
    QElapsedTimer m_since;   ///< the phase began
    Jobs m_jobs;
};

} // namespace delve::editor

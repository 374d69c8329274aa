#pragma once

#include "editor/survey/sample.h"
#include "editor/work/ordered_jobs.h"
#include "generation/pipeline/workspace.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <optional>

/// Measures the first seeds of a recipe in the background: first the common measures of all seeds, then the others. The
/// sample is the same for any number of jobs: what is done of later seeds waits for the earlier ones. Owned by a panel;
/// the newest order wins.
namespace delve::editor {

struct SampleOrder {
    SampledRecipe of;
    std::uint32_t seeds = 1000;
    std::chrono::milliseconds time{0}; ///< as many seeds as this gives; 0: all of them, however long it takes
    const generation::Declarations* declarations = nullptr;
    generation::FileReader files = {};
};

/// The order for a level of this size: maps of up to 128 x 128 have all seeds, larger ones as many as ten seconds give.
[[nodiscard]] SampleOrder sampleOrderOf(SampledRecipe of, const generation::Declarations& declarations);

class Sampler : public QObject {
    Q_OBJECT
public:
    explicit Sampler(JobPool& pool, int jobs = 2, QObject* parent = nullptr);
    ~Sampler() override;

    /// Drops what was ordered and sampled before.
    void order(SampleOrder order);
    void cancel(); ///< keeps the sample as it is
    [[nodiscard]] const Sample& sample() const { return m_sample; }
    [[nodiscard]] const SampledRecipe& of() const { return m_order.of; }
    [[nodiscard]] bool busy() const { return m_phase != Phase::Over; }
    [[nodiscard]] bool complete() const { return m_complete; } ///< with all seeds that were to be had
    [[nodiscard]] int permille() const;                        ///< how far it is

signals:
    void grown(); ///< the sample has more seeds, or is complete

private:
    enum class Phase : std::uint8_t { Common, Others, Over };
    using Jobs = OrderedJobs<generation::Workspace, SampledSeeds>;

    void begin(Phase phase);
    [[nodiscard]] SeedsOrder ordered(std::uint64_t piece) const; ///< of no seeds behind the last one
    [[nodiscard]] std::optional<Jobs::Work> next();
    void take(const SampledSeeds& seeds);
    void endPhase();
    [[nodiscard]] std::uint32_t& counted();
    [[nodiscard]] bool timeIsUp() const;
    [[nodiscard]] std::chrono::milliseconds timeOfPhase() const;

    SampleOrder m_order;
    Sample m_sample;
    Phase m_phase = Phase::Over;
    bool m_complete = false;
    std::uint32_t m_batch = 1;
    std::uint64_t m_begun = 0; ///< pieces of the phase
    QElapsedTimer m_since;     ///< the phase began
    Jobs m_jobs;
};

} // namespace delve::editor

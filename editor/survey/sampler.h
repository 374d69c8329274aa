#pragma once

#include "editor/survey/sample.h"
#include "editor/work/jobs.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <map>
#include <memory>
#include <vector>

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
    struct Lane {
        std::unique_ptr<JobQueue> jobs;
        std::shared_ptr<generation::Workspace> workspace;
    };

    void begin(Phase phase);
    void startNext(std::size_t lane);
    void take(std::uint32_t first, SampledSeeds seeds);
    void endPhaseIfDone();
    [[nodiscard]] std::uint32_t& counted();
    [[nodiscard]] bool timeIsUp() const;
    [[nodiscard]] std::chrono::milliseconds timeOfPhase() const;

    JobPool& m_pool;
    SampleOrder m_order;
    Sample m_sample;
    Phase m_phase = Phase::Over;
    bool m_complete = false;
    std::uint32_t m_batch = 1;
    std::uint32_t m_next = 1;                      ///< the first seed that nobody has begun
    std::map<std::uint32_t, SampledSeeds> m_ahead; ///< done before earlier ones, by their first seed
    QElapsedTimer m_since;                         ///< the phase began
    std::vector<Lane> m_lanes;                     ///< last: no result arrives in a half-destroyed object
};

} // namespace delve::editor

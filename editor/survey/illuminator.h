#pragma once

#include "editor/generation/generation_order.h"
#include "editor/survey/illumination.h"
#include "editor/work/generation_memory.h"
#include "editor/work/ordered_jobs.h"
#include "playtest/measures/measure.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <string>

/// Illuminates in the background, until it is told to stop, all cells are filled or the time is up. What it finds is
/// the same for any number of jobs. Owned by a panel; the newest order wins.
namespace delve::editor {

/// What measuring a candidate takes besides the candidate: the level that is made is the one that the document would
/// have, with its pins, its stamps and its rules.
struct CandidateContext {
    GenerationOrder order; ///< of the document; the recipe of a candidate takes the place of its own
    World now;             ///< the document's world,
    std::size_t level = 0; ///< and the place of the level in it
    std::string across;    ///< measures
    std::string up;
    std::string best;
};

/// Larger levels are not measured: it takes too long, for many of them.
inline constexpr std::int64_t mostCellsToIlluminate = play::mostCellsForAllMeasures;

/// Generates and measures a level, on the calling thread; nothing if there is none of this candidate. Fails only if it
/// was stopped. The memory is for one thread at a time.
[[nodiscard]] Result<std::optional<CandidateValues>> valuesOf(const Candidate& candidate,
                                                              const CandidateContext& context, GenerationMemory& memory,
                                                              generation::Feedback& feedback);

class Illuminator : public QObject {
    Q_OBJECT
public:
    /// `jobs`: 0: as many as the pool has to spare.
    explicit Illuminator(JobPool& pool, int jobs = 0, QObject* parent = nullptr);
    ~Illuminator() override;

    /// Drops what was found before.
    void start(IlluminationOrder order, CandidateContext context, std::chrono::milliseconds time);
    /// Goes on with what was found, for so long.
    void goOn(std::chrono::milliseconds time);
    void stop(); ///< keeps what was found
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] const Illumination* found() const { return m_found ? &*m_found : nullptr; } ///< null: never started
    [[nodiscard]] int permille() const;                                                       ///< of the time
    [[nodiscard]] std::chrono::milliseconds left() const;                                     ///< of the time

signals:
    void grown();

private:
    using Jobs = OrderedJobs<GenerationMemory, std::optional<CandidateValues>>;

    [[nodiscard]] std::optional<Jobs::Work> next();
    void take(const std::optional<CandidateValues>& values);
    [[nodiscard]] bool isOver() const;
    void end();

    std::shared_ptr<const CandidateContext> m_context;
    std::optional<Illumination> m_found;
    std::deque<Candidate> m_open; ///< not taken yet, in their order
    std::size_t m_begun = 0;      ///< of these, since it began or went on
    bool m_grown = false;         ///< since who listens was told
    QElapsedTimer m_since;
    std::chrono::milliseconds m_time{0};
    bool m_busy = false;
    Jobs m_jobs;
};

} // namespace delve::editor

#pragma once

#include "editor/survey/sample.h"
#include "editor/survey/seed_measures.h"
#include "editor/survey/seed_personas.h"
#include "editor/survey/survey_table.h"
#include "editor/work/ordered_jobs.h"
#include "generation/pipeline/workspace.h"
#include "playtest/conditions/condition.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// A survey of a recipe in the background, on all cores: the level of each seed is generated and measured, and becomes
/// a row of a table, in the order of the seeds whatever the number of jobs. Or a search, whose rows are those of the
/// levels that meet a condition. Owned by a panel.
namespace delve::editor {

struct SurveyPlan {
    SampledRecipe of;
    bool commonOnly = false; ///< the common measures, else all
    bool personas = false;   ///< they play the level of each seed, too
    std::uint64_t first = 1; ///< seed
    std::uint64_t seeds = 1000;
    std::optional<play::Condition> where = {}; ///< of a search
    std::uint64_t wanted = 0;                  ///< a search ends after so many levels
    const generation::Declarations* declarations = nullptr;
    generation::FileReader files = {};
    std::shared_ptr<const World> stamps = {}; ///< rooms that a person made; null: none
};

/// A plan for a search: all seeds there are, until so many are found.
[[nodiscard]] SurveyPlan searchPlan(SurveyPlan plan, play::Condition where, std::uint64_t wanted);

class SurveyRun : public QObject {
    Q_OBJECT
public:
    /// `jobs`: at the same time; 0: as many as there are cores.
    explicit SurveyRun(JobPool& pool, int jobs = 0, QObject* parent = nullptr);
    ~SurveyRun() override;

    /// Drops what was there, or takes over rows of the same survey that are known already, with the games on their
    /// levels. Begins with goOn().
    void prepare(SurveyPlan plan, std::optional<SurveyTable> known = {}, std::vector<play::PersonaSums> games = {});
    void start(SurveyPlan plan, std::optional<SurveyTable> known = {}, std::vector<play::PersonaSums> games = {}) {
        prepare(std::move(plan), std::move(known), std::move(games));
        goOn();
    }
    void stop();  ///< keeps the rows
    void goOn();  ///< from where it was
    void clear(); ///< drops the rows
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] bool complete() const { return m_complete; }                        ///< nothing is left to do
    [[nodiscard]] const std::optional<Failure>& failure() const { return m_failure; } ///< why it ended early

    [[nodiscard]] const SurveyPlan& plan() const { return m_plan; }
    [[nodiscard]] const SurveyTable& table() const { return m_table; }
    /// The games of the personas on these levels; empty: nobody played.
    [[nodiscard]] const std::vector<play::PersonaSums>& games() const { return m_games; }
    [[nodiscard]] std::uint64_t tried() const { return m_taken; } ///< seeds, known ones included
    /// Seeds of the plan that are in the table, which may have others, too.
    [[nodiscard]] std::uint64_t measured() const { return m_measured; }
    [[nodiscard]] int permille() const;
    /// By the pace so far; nothing while there is none, and for a search.
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeLeft() const;

signals:
    void grown(); ///< more seeds were tried
    void ended(); ///< complete, or failed; not when it was stopped

private:
    struct Work;
    struct Batch {
        std::uint64_t seeds = 0;
        std::uint64_t unknown = 0; ///< of these
        std::vector<SurveyedSeed> rows = {};
        std::vector<play::PersonaSums> games = {};
        std::int64_t milliseconds = 0; ///< that it took
    };
    using Jobs = OrderedJobs<generation::Workspace, Batch>;

    void startJobs();
    [[nodiscard]] std::optional<Jobs::Work> next();
    [[nodiscard]] bool inPlan(std::uint64_t seed) const;
    void countKnown(const std::vector<std::uint64_t>& sorted);
    void take(const Batch& batch);
    void addRows(const Batch& batch);
    void end();
    void fail(Failure failure);

    SurveyPlan m_plan;
    SurveyTable m_table;
    std::vector<play::PersonaSums> m_games;
    std::shared_ptr<const Work> m_work; ///< what the jobs share; null: nothing was started
    std::optional<Failure> m_failure;
    bool m_busy = false;
    bool m_complete = false;
    std::uint64_t m_batch = 1;          ///< seeds of a job that are to be measured
    std::uint64_t m_next = 0;           ///< the first, counted from that of the plan, that nobody has begun
    std::uint64_t m_taken = 0;          ///< so many, from the first on, are in the table
    std::uint64_t m_measured = 0;       ///< seeds of the plan in the table
    std::uint64_t m_measuredBefore = 0; ///< when it began, or went on
    QElapsedTimer m_since;
    Jobs m_jobs;
};

} // namespace delve::editor

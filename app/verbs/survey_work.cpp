#include "app/verbs/survey_work.h"

#include "app/console/progress.h"
#include "app/console/stops_with.h"
#include "app/verbs/ordered_work.h"
#include "editor/files/files_beside.h"
#include "editor/survey/survey_seed.h"
#include "generation/pipeline/workspace.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <new>
#include <utility>

namespace delve::app {
namespace {

using Clock = std::chrono::steady_clock;
using Row = editor::SurveyedSeed;

constexpr std::uint64_t windowSeeds = 4096; ///< that are looked up in the file before the work on the missing ones
constexpr std::size_t mostUnwritten = 1024;
constexpr std::chrono::milliseconds longestUnwritten{500};

class SurveyWork {
public:
    SurveyWork(const SurveyOrder& order, SurveyTally& tally, const TakeCsv& takeCsv, CommandContext& context)
        : m_order(order), m_tally(tally), m_takeCsv(takeCsv), m_context(context),
          m_measures(editor::surveyedMeasures(order.of.commonOnly)), m_workspaces(slotsFor(order.jobs)) {
        editor::RecipeOfSeeds of{order.of.recipe, order.of.size};
        of.declarations = &context.declarations;
        of.files = editor::filesBeside(order.recipeFile);
        m_make = editor::makeBy(std::move(of));
    }

    Done run() {
        if (m_order.database) {
            auto file = editor::SurveyFile::open(m_order.databasePath, m_order.of);
            if (!file) return std::move(file).failure();
            m_file = *std::move(file);
        }
        if (m_takeCsv && !m_takeCsv(m_tally.csvHead())) return done();
        for (std::uint64_t first = 0; first < m_order.count() && goesOn(); first += windowSeeds)
            if (auto made = runWindow(first, std::min(windowSeeds, m_order.count() - first)); !made) {
                auto written = write(); // what was measured by then
                return written ? made : written;
            }
        return write();
    }

private:
    [[nodiscard]] bool goesOn() const { return !m_over && !m_failure && !m_context.feedback.stopped(); }

    /// Some seeds in a row.
    Done runWindow(std::uint64_t first, std::uint64_t count) {
        std::vector<std::uint64_t> missing;
        std::vector<std::optional<Row>> known(count);
        for (std::uint64_t i = 0; i < count; ++i) {
            if (m_file) {
                auto found = m_file->find(m_order.seed(first + i));
                if (!found) return std::move(found).failure();
                known[i] = *std::move(found);
            }
            if (!known[i]) missing.push_back(i);
        }
        const auto threads = std::min<std::size_t>(m_order.jobs, missing.size());
        std::uint64_t next = 0; // of the window, in order
        const auto takeKnown = [&](std::uint64_t before) {
            for (; next < before && goesOn(); ++next) take(*known[next]);
        };
        const auto work = [&](std::size_t slot, std::uint64_t i) {
            const auto seed = m_order.seed(first + missing[i]);
            return slot < threads ? rowOf(seed, m_workspaces[slot]) : rowOnceMore(seed, m_workspaces[slot]);
        };
        const auto takeMissing = [&](std::uint64_t i, Result<Row> row) {
            takeKnown(missing[i]);
            if (!row && !row.failure().cancelled()) m_failure = row.failure();
            if (!row || !goesOn()) return false;
            if (m_file) m_unwritten.push_back(*row);
            take(*row);
            ++next;
            if (auto written = writeIfDue(); !written) m_failure = written.failure();
            return goesOn();
        };
        workInOrder<Result<Row>>(missing.size(), threads, work, takeMissing);
        if (goesOn()) takeKnown(count);
        return m_failure ? Done(*m_failure) : done();
    }

    Result<Row> rowOf(std::uint64_t seed, generation::Workspace& workspace) {
        StopsWith feedback(m_context.feedback);
        return editor::surveySeed(m_make, m_measures, seed, workspace, feedback);
    }

    /// While no other thread works: one of them may have run out of memory with it.
    Result<Row> rowOnceMore(std::uint64_t seed, generation::Workspace& workspace) {
        try {
            return rowOf(seed, workspace);
        } catch (const std::bad_alloc&) {
            return impossible({DELVE_TEXT("command line", "Seed %1 takes more memory than there is. Choose a smaller "
                                                          "--size."),
                               {std::to_string(seed)}});
        }
    }

    void take(const Row& row) {
        const bool fits = m_tally.add(row);
        if (fits && m_takeCsv && !m_takeCsv(m_tally.csvRow(row))) m_over = true;
        if (m_order.limit && m_tally.fits() >= *m_order.limit) m_over = true;
        m_context.feedback.progress(static_cast<std::int32_t>(++m_taken * 1000 / m_order.count()));
    }

    Done writeIfDue() {
        if (!m_file || m_unwritten.empty()) return done();
        if (m_unwritten.size() < mostUnwritten && Clock::now() - m_written < longestUnwritten) return done();
        return write();
    }

    Done write() {
        if (!m_file || m_unwritten.empty()) return done();
        auto added = m_file->add(m_unwritten);
        m_unwritten.clear();
        m_written = Clock::now();
        return added;
    }

    const SurveyOrder& m_order;
    SurveyTally& m_tally;
    const TakeCsv& m_takeCsv;
    CommandContext& m_context;
    const play::MeasureRegistry m_measures;
    editor::MakeWorld m_make;
    std::vector<generation::Workspace> m_workspaces;
    std::unique_ptr<editor::SurveyFile> m_file;
    std::vector<Row> m_unwritten;
    Clock::time_point m_written = Clock::now();
    std::uint64_t m_taken = 0;
    bool m_over = false; ///< no more is wanted
    std::optional<Failure> m_failure;
};

} // namespace

Done runSurvey(const SurveyOrder& order, SurveyTally& tally, const TakeCsv& takeCsv, CommandContext& context) {
    const Progress progress(context.console, context.feedback, DELVE_TEXT("command line", "Surveying"));
    return SurveyWork(order, tally, takeCsv, context).run();
}

} // namespace delve::app

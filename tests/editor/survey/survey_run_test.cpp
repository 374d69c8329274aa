#include "editor/survey/survey_of.h"
#include "editor/survey/survey_run.h"
#include "editor/survey/survey_seed.h"
#include "editor/survey/survey_store.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/conditions/condition_text.h"
#include "tests/playtest/conditions/rewritten_condition.h"
#include "tests/support/held_pool.h"
#include "tests/support/survey_rows.h"
#include "tests/support/test.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <memory>

using namespace delve;
using namespace delve::editor;

namespace {

const auto& declarations() { return generation::builtInDeclarations(); }

SurveyPlan planOf(const char* recipe, std::uint64_t seeds, bool commonOnly = false) {
    const auto* const info = generation::builtInRecipes().find(recipe);
    SurveyPlan plan;
    plan.of = {info->withSeed(0), {32, 24}, info->rules};
    plan.seeds = seeds;
    plan.commonOnly = commonOnly;
    plan.declarations = &declarations();
    return plan;
}

std::vector<SurveyedSeed> rowsOf(const SurveyTable& table) {
    std::vector<SurveyedSeed> rows;
    for (std::size_t row = 0; row < table.size(); ++row) rows.push_back(table.rowAt(row));
    return rows;
}

/// One after the other, on this thread.
std::vector<SurveyedSeed> rowsBySeed(const SurveyPlan& plan, std::uint64_t last) {
    RecipeOfSeeds recipe{plan.of.recipe, plan.of.size, plan.of.rules};
    recipe.declarations = plan.declarations;
    const auto make = makeBy(std::move(recipe));
    const auto measures = surveyedMeasures(plan.commonOnly);
    generation::Workspace workspace;
    generation::Feedback feedback;
    std::vector<SurveyedSeed> rows;
    for (std::uint64_t seed = 1; seed <= last; ++seed)
        rows.push_back(*surveySeed(make, measures, seed, workspace, feedback));
    return rows;
}

play::Condition conditionOf(const char* text) { return *play::parseCondition(text).condition; }

} // namespace

/// Surveys and searches in the background.
class SurveyRunTest : public QObject {
    Q_OBJECT

    JobPool m_pool;
    QTemporaryDir m_folder;
    QString path(const char* name) { return m_folder.filePath(QString::fromLatin1(name)); }
    static void settle(const SurveyRun& run) { QTRY_VERIFY_WITH_TIMEOUT(!run.busy(), 120'000); }

private slots:
    void aTableGivesBackWhatItTook() {
        SurveyTable table({"a", "b"});
        std::vector<SurveyedSeed> rows;
        SurveyTable copy;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            SurveyedSeed row{seed * 7, seed % 5 != 0, seed * 11, {}};
            const auto wide = static_cast<std::int64_t>(seed) * 10'000'000'019 - 9'000'000'000'000;
            if (row.made)
                row.values = {Decimal::ofThousandths(wide),
                              seed % 3 == 0 ? std::nullopt : std::optional(Decimal::of(-static_cast<int>(seed)))};
            rows.push_back(row);
            table.add(row);
            if (seed == 1500) copy = table;
        }
        QVERIFY(rowsOf(table) == rows);
        QCOMPARE(table.levels(), std::size_t{2400});
        rows.resize(1501);
        QVERIFY(rowsOf(copy) == rows); // a snapshot
        QCOMPARE(*table.columnOf("b"), std::size_t{1});
        QVERIFY(!table.columnOf("c"));
    }

    void rowsAreTheSameForAnyNumberOfJobs() {
        const auto expected = rowsBySeed(planOf("caves", 40), 40);
        for (const int jobs : {1, 3}) {
            SurveyRun run(m_pool, jobs);
            QSignalSpy ended(&run, &SurveyRun::ended);
            run.start(planOf("caves", 40));
            settle(run);
            QCOMPARE(ended.count(), 1);
            QVERIFY(run.complete() && !run.failure());
            QVERIFY(rowsOf(run.table()) == expected);
            QCOMPARE(run.tried(), std::uint64_t{40});
            QCOMPARE(run.permille(), 1000);
        }
    }

    void stoppedItGoesOnWhereItWas() {
        SurveyRun run(m_pool, 2);
        run.start(planOf("grown-rooms", 120));
        QTRY_VERIFY_WITH_TIMEOUT(run.table().size() > 5, 60'000);
        run.stop();
        const auto before = rowsOf(run.table());
        QVERIFY(!run.busy() && !run.complete() && before.size() < 120);
        QCoreApplication::processEvents();
        QCOMPARE(run.table().size(), before.size());
        run.goOn();
        settle(run);
        QVERIFY(rowsOf(run.table()) == rowsBySeed(planOf("grown-rooms", 120), 120));
    }

    /// Known rows are not measured again, wherever they are, and more seeds go on from them.
    void knownRowsStay() {
        const auto expected = rowsBySeed(planOf("caves", 30), 30);
        SurveyTable known(idsOf(surveyedMeasures(false)));
        for (const std::size_t at : {3U, 4U, 5U, 17U}) {
            auto row = expected[at];
            row.fingerprint = 1; // to be told from one that is measured
            known.add(row);
        }
        SurveyRun run(m_pool);
        run.start(planOf("caves", 30), known);
        settle(run);
        QCOMPARE(run.table().size(), std::size_t{30});
        auto rows = rowsOf(run.table());
        std::ranges::sort(rows, {}, &SurveyedSeed::seed);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool isKnown = rows[i].fingerprint == 1;
            QCOMPARE(isKnown, i == 3 || i == 4 || i == 5 || i == 17);
            if (!isKnown) QVERIFY(rows[i] == expected[i]);
        }
    }

    /// Known seeds take no time, and say nothing about how long the others take: the first of these is shown at once.
    void jobsBeginSmall() {
        const auto expected = rowsBySeed(planOf("caves", 0, true), 620);
        SurveyTable known(idsOf(surveyedMeasures(true)));
        for (const auto& row : expected)
            if (row.seed <= 600) known.add(row);
        SurveyRun run(m_pool, 1);
        std::vector<std::size_t> sizes;
        connect(&run, &SurveyRun::grown, this, [&] { sizes.push_back(run.table().size()); });
        run.prepare(planOf("caves", 620, true), known);
        QCOMPARE(run.tried(), std::uint64_t{600});
        run.goOn();
        settle(run);
        QCOMPARE(sizes.front(), std::size_t{601});
        QVERIFY(rowsOf(run.table()) == expected);
        sizes.clear();
        run.start(planOf("caves", 20));
        settle(run);
        QCOMPARE(sizes.front(), std::size_t{1});
    }

    /// As in a file that one of four machines wrote.
    void knownRowsNeedNotBeTheFirst() {
        const auto expected = rowsBySeed(planOf("caves", 0, true), 40);
        SurveyTable known(idsOf(surveyedMeasures(true)));
        for (const auto& row : expected)
            if (row.seed % 4 == 1) known.add(row);
        SurveyRun run(m_pool);
        QSignalSpy ended(&run, &SurveyRun::ended);
        run.prepare(planOf("caves", 20, true), known);
        QCOMPARE(run.measured(), std::uint64_t{5}); // the others lie beyond
        QCOMPARE(run.permille(), 250);
        run.goOn();
        settle(run);
        QCOMPARE(run.measured(), std::uint64_t{20});
        QCOMPARE(run.table().size(), std::size_t{25});
        run.start(planOf("caves", 20, true), run.table());
        settle(run); // at once
        QCOMPARE(ended.count(), 2);
        QVERIFY(run.complete());
    }

    void gamesAreThoseOfTheKnownRows() {
        SurveyRun run(m_pool);
        auto plan = planOf("caves", 3, true);
        plan.personas = true;
        run.start(plan);
        settle(run);
        const auto games = run.games();
        plan.seeds = 5;
        run.start(plan, run.table(), games);
        settle(run);
        for (const auto& sums : run.games()) QCOMPARE(sums.games, 5);
        run.prepare(plan, run.table());
        QVERIFY(run.games().empty()); // of a file, which has none
    }

    /// The same games for any number of jobs: one of each persona on each level, as the command line plays them.
    void personasPlayEachLevel() {
        std::vector<play::PersonaSums> first;
        for (const int jobs : {1, 3}) {
            SurveyRun run(m_pool, jobs);
            auto plan = planOf("caves", 10, true);
            plan.personas = true;
            run.start(plan);
            settle(run);
            QCOMPARE(run.games().size(), std::size_t{play::builtInPersonas().size()});
            for (const auto& sums : run.games()) QCOMPARE(sums.games, 10);
            if (jobs == 1) first = run.games();
            QVERIFY(run.games() == first);
        }
        std::vector<play::PersonaSums> expected;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            generation::Workspace workspace;
            const auto plan = planOf("caves", 10);
            Recipe recipe = plan.of.recipe;
            recipe.seed = seed;
            auto made = generation::generateWorld(recipe, plan.of.size, workspace);
            const auto trial = play::provenTrialOf(std::make_shared<const World>(std::move(made->world)));
            std::size_t place = 0;
            expected.resize(play::builtInPersonas().size());
            for (const auto& persona : play::builtInPersonas())
                expected[place++].add(*play::playFirst(persona, *trial, 1));
        }
        QVERIFY(first == expected);
    }

    void timeLeftIsByThePace() {
        SurveyRun run(m_pool);
        QVERIFY(!run.timeLeft());
        run.start(planOf("grown-rooms", 5000));
        QVERIFY(!run.timeLeft());
        QTRY_VERIFY_WITH_TIMEOUT(run.timeLeft() && run.timeLeft()->count() > 0, 60'000);
        run.stop();
        QVERIFY(!run.timeLeft());
    }

    void nothingArrivesAtARunThatIsGone() {
        {
            SurveyRun run(m_pool);
            run.start(planOf("grown-rooms", 1000));
        }
        QCoreApplication::processEvents();
    }

    /// What is found meets the condition, by an evaluator that shares nothing with the product; and nothing is left
    /// out. The same for any number of jobs.
    void aSearchFindsTheFirstThatFit() {
        const char* const text = "rooms >= 4 and not steps-to-win < 40 or loops > 3";
        const auto all = rowsBySeed(planOf("grown-rooms", 0), 200);
        const auto ids = idsOf(surveyedMeasures(false));
        std::vector<std::uint64_t> expected;
        for (const auto& row : all) {
            const auto valueOf = [&](std::string_view id) {
                const auto at = static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin());
                return row.made ? row.values[at] : std::nullopt;
            };
            if (row.made && *test::rewritten(QString::fromLatin1(text), valueOf)) expected.push_back(row.seed);
        }
        QVERIFY(expected.size() > 10);
        expected.resize(10);
        for (const int jobs : {1, 3}) {
            SurveyRun run(m_pool, jobs);
            run.start(searchPlan(planOf("grown-rooms", 0), conditionOf(text), 10));
            settle(run);
            QCOMPARE(run.table().size(), std::size_t{10});
            QCOMPARE(run.tried(), expected.back());
            for (std::size_t row = 0; row < 10; ++row) {
                QCOMPARE(run.table().seedAt(row), expected[row]);
                QVERIFY(run.table().rowAt(row) == all[expected[row] - 1]);
            }
        }
    }

    /// Only levels that fit have all their values measured; the others none but those of the condition.
    void aSearchMeasuresWhatItNeeds() {
        const auto measures = soughtMeasures(true, conditionOf("sight > 3"));
        QVERIFY(measures.find("sight") && !measures.find("steps-to-win"));
        SurveyRun run(m_pool);
        run.start(searchPlan(planOf("caves", 0, true), conditionOf("sight > 3"), 3));
        settle(run);
        QVERIFY(run.table().columnOf("sight"));
        QVERIFY(!run.table().columnOf("steps-to-win"));
    }

    void aSearchThatFindsNothingIsStopped() {
        SurveyRun run(m_pool);
        run.start(searchPlan(planOf("caves", 0, true), conditionOf("rooms > 100000"), 3));
        QTRY_VERIFY_WITH_TIMEOUT(run.tried() > 100, 60'000);
        QVERIFY(!run.timeLeft());
        run.stop();
        const auto tried = run.tried();
        run.goOn();
        QTRY_VERIFY_WITH_TIMEOUT(run.tried() > tried, 60'000);
        run.stop();
        QCOMPARE(run.table().size(), std::size_t{0});
    }

    void oneInIsRounded() {
        QVERIFY(!oneIn(100, 0));
        QCOMPARE(*oneIn(4100, 12), std::uint64_t{342});
        QCOMPARE(*oneIn(10, 10), std::uint64_t{1});
    }
};

DELVE_TEST(SurveyRunTest)
#include "survey_run_test.moc"

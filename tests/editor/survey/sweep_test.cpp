#include "editor/survey/rank_test.h"
#include "editor/survey/sweeper.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "playtest/measures/measure.h"
#include "playtest/proof/proof.h"
#include "tests/generation/pipeline/drawn_recipes.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>
#include <new>
#include <random>
#include <utility>

using namespace delve;
using namespace delve::editor;

namespace {

std::vector<Decimal> numbersOf(std::initializer_list<std::int64_t> wholes) {
    std::vector<Decimal> numbers;
    for (const auto whole : wholes) numbers.push_back(Decimal::of(whole));
    return numbers;
}

std::vector<Decimal> numbersIn(const std::vector<ParameterValue>& values) {
    std::vector<Decimal> numbers;
    for (const auto& value : values) numbers.push_back(std::get<Decimal>(value));
    return numbers;
}

generation::Parameter parameterOf(generation::SharedKind kind, generation::Limits limits) {
    generation::Parameter parameter;
    parameter.kind = std::move(kind);
    parameter.limits = std::move(limits);
    return parameter;
}

Range span(std::int64_t from, std::int64_t to) { return {Decimal::of(from), Decimal::of(to)}; }

/// A sweep of one parameter of a built-in recipe.
SweepOrder orderOf(const char* recipe, const char* stage, const char* parameter,
                   const std::vector<ParameterValue>& values, std::uint32_t seeds) {
    const auto* const info = generation::builtInRecipes().find(recipe);
    SweepOrder order;
    for (const auto& value : values) {
        Recipe changed = info->withSeed(0);
        changed.find(stage)->set(parameter, value);
        order.steps.push_back({value, changed});
    }
    order.size = {40, 30};
    order.rules = info->rules;
    order.seeds = seeds;
    order.declarations = &generation::builtInDeclarations();
    return order;
}

SweepOrder loopsOrder(std::uint32_t seeds) {
    return orderOf("keep", "tree", "extra", {Decimal::of(0), Decimal::of(40), Decimal::of(100)}, seeds);
}

/// The values of each measure of the seeds of one step, by a count of its own.
std::map<std::string, std::vector<Decimal>> valuesOf(const SweepOrder& order, std::size_t step) {
    std::map<std::string, std::vector<Decimal>> values;
    for (std::uint64_t seed = 1; seed <= order.seeds; ++seed) {
        Recipe recipe = order.steps[step].recipe;
        recipe.seed = seed;
        generation::Workspace workspace;
        auto made = generation::generateWorld(recipe, order.size, workspace);
        if (!made) continue;
        made->world.rules = order.rules;
        const auto proof = play::prove(std::make_shared<const World>(made->world));
        const auto measured = play::measure(made->world, 0, {.proof = &*proof});
        for (const auto& [info, value] : *measured)
            if (value) values[info->id].push_back(*value);
    }
    for (auto& [measure, list] : values) std::ranges::sort(list);
    return values;
}

/// The lowest value that at least so many percent do not exceed.
Decimal percentile(const std::vector<Decimal>& sorted, std::size_t percent) {
    for (std::size_t i = 0; i < sorted.size(); ++i)
        if ((i + 1) * 100 >= percent * sorted.size()) return sorted[i];
    return sorted.back();
}

/// The measures that change beyond chance.
std::vector<std::string> changedIn(const Sweeper& sweeper) {
    std::vector<std::string> measures;
    std::vector<std::optional<double>> chances;
    for (const auto& info : play::builtInMeasures()) {
        measures.push_back(info.id);
        chances.push_back(sweeper.chanceOf(info.id));
    }
    const auto beyond = beyondChance(chances);
    std::vector<std::string> changed;
    for (std::size_t i = 0; i < measures.size(); ++i)
        if (beyond[i]) changed.push_back(measures[i]);
    return changed;
}

SweptStep stepWith(std::int64_t low, std::int64_t median, std::int64_t high) {
    SweptStep step;
    step.bands["loops"] = {Decimal::of(low), Decimal::of(median), Decimal::of(high), 10};
    return step;
}

} // namespace

/// What the values of one parameter do to the measures.
class SweepTest : public QObject {
    Q_OBJECT
private slots:
    void numbersAreEvenlySpaced() {
        const auto percent = parameterOf(generation::ParameterKinds::percent(), generation::share());
        QCOMPARE(numbersIn(valuesToSweep(percent, span(0, 100), 5)),
                 (std::vector{Decimal::of(0), Decimal::of(25), Decimal::of(50), Decimal::of(75), Decimal::of(100)}));
        QCOMPARE(numbersIn(valuesToSweep(percent, span(0, 100), 9))[1], Decimal::ofThousandths(12'500));
        const auto few = parameterOf(generation::ParameterKinds::whole(), generation::whole(1, 4));
        QCOMPARE(numbersIn(valuesToSweep(few, span(1, 4), 9)), numbersOf({1, 2, 3, 4}));
        QCOMPARE(numbersIn(valuesToSweep(few, span(3, 3), 9)), numbersOf({3}));
    }

    /// Where they span several magnitudes.
    void numbersGrowByFactors() {
        const auto cells = parameterOf(generation::ParameterKinds::whole(), generation::whole(0, 999'999));
        const auto numbers = numbersIn(valuesToSweep(cells, span(0, 999'999), 5));
        QCOMPARE(numbers.size(), std::size_t{5});
        QCOMPARE(numbers[2], Decimal::of(999)); // sqrt(1 * 1,000,000) - 1
        QVERIFY(std::ranges::is_sorted(numbers));
        QCOMPARE(usualSpan(cells, Decimal::of(40)), span(10, 160));
        QCOMPARE(usualSpan(cells, Decimal::of(900'000)), span(225'000, 999'999));
        const auto few = parameterOf(generation::ParameterKinds::whole(), generation::whole(1, 40));
        QCOMPARE(usualSpan(few, Decimal::of(7)), span(1, 40));
    }

    void otherKindsHaveAllTheirValues() {
        const auto flag = parameterOf(generation::ParameterKinds::flag(), generation::yesOrNo());
        QVERIFY((valuesToSweep(flag, {}, 9) == std::vector<ParameterValue>{false, true}));
        const auto choice =
            parameterOf(generation::ParameterKinds::choice(), generation::oneOf({{"near", {}}, {"far", {}}}));
        QVERIFY((valuesToSweep(choice, {}, 9) == std::vector<ParameterValue>{std::string("near"), std::string("far")}));
        const auto range = parameterOf(generation::ParameterKinds::span(), generation::whole(1, 5));
        QVERIFY((valuesToSweep(range, span(1, 5), 2) == std::vector<ParameterValue>{span(1, 1), span(5, 5)}));
        const auto text = parameterOf(generation::ParameterKinds::text(), generation::characters(9));
        QVERIFY(!canSweep(text) && canSweep(flag) && canSweep(choice) && canSweep(range));
        QVERIFY(!hasNumbers(choice) && !hasNumbers(flag) && hasNumbers(range));
    }

    void theEndsAndTheMiddleComeFirst() {
        QCOMPARE(refiningOrder(9), (std::vector<std::size_t>{0, 8, 4, 2, 6, 1, 3, 5, 7}));
        QCOMPARE(refiningOrder(2), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(refiningOrder(1), (std::vector<std::size_t>{0}));
        QVERIFY(refiningOrder(0).empty());
        auto all = refiningOrder(33);
        std::ranges::sort(all);
        for (std::size_t i = 0; i < 33; ++i) QCOMPARE(all[i], i);
    }

    void theChangeIsComparedWithTheBand() {
        QCOMPARE(changeOf(std::vector{stepWith(0, 5, 10), stepWith(0, 5, 10)}, "loops"), 0);
        QCOMPARE(changeOf(std::vector{stepWith(0, 5, 10), stepWith(20, 25, 30)}, "loops"), 2000);
        QVERIFY(changeOf(std::vector{stepWith(5, 5, 5), stepWith(6, 6, 6)}, "loops") > 100'000);
        QCOMPARE(changeOf(std::vector{stepWith(0, 5, 10), SweptStep()}, "loops"), 0);
    }

    /// A measure that some steps have and others lack changes, whatever its values.
    void whatSomeStepsLackChangesMost() {
        std::vector steps{stepWith(5, 5, 5), SweptStep()};
        steps[1].bands["loops"] = {};
        for (auto& step : steps) step.bands["loops"].of = 10;
        QVERIFY(!steps[1].find("loops"));
        QCOMPARE(changeOf(steps, "loops"), 1'000'000);
        QVERIFY(*chanceOfLacking(steps, "loops") < 0.001);
        steps[1] = steps[0];
        QVERIFY(!chanceOfLacking(steps, "loops")); // all have it
    }

    /// From tables of the distribution.
    void theChiSquareIsThatOfTables_data() {
        QTest::addColumn<int>("degrees");
        QTest::addColumn<double>("value");
        QTest::newRow("1") << 1 << 3.841;
        QTest::newRow("2") << 2 << 5.991;
        QTest::newRow("7") << 7 << 14.067;
        QTest::newRow("8") << 8 << 15.507;
        QTest::newRow("32") << 32 << 46.194;
    }
    void theChiSquareIsThatOfTables() {
        QFETCH(int, degrees);
        QFETCH(double, value);
        QVERIFY(std::abs(chanceOfChiSquare(value, degrees) - 0.05) < 0.0001);
        QCOMPARE(chanceOfChiSquare(0, degrees), 1.0);
    }

    /// Eight values below eight others: the statistic is 11.294.
    void ranksTellStepsApart() {
        StepRanks ranks;
        for (int i = 1; i <= 8; ++i) ranks.add(0, Decimal::of(i));
        QVERIFY(!ranks.chance());
        for (int i = 9; i <= 16; ++i) ranks.add(1, Decimal::of(i));
        QVERIFY(std::abs(*ranks.chance() - 0.000777) < 0.000002);
        QCOMPARE(*chanceOfEither(0.01, 0.4), 0.02);
        QCOMPARE(*chanceOfEither({}, 0.4), 0.4);
    }

    /// Small whole numbers and shares, which a look at medians and rims takes for changes.
    void valuesByChanceAreRarelyTakenForChanges() {
        std::mt19937_64 random(7);
        int below = 0;
        for (int sweep = 0; sweep < 400; ++sweep) {
            StepRanks ranks;
            for (std::size_t step = 0; step < 9; ++step)
                for (int seed = 0; seed < 100; ++seed)
                    ranks.add(step, Decimal::of(std::popcount(random() & 7))); // 0 to 3
            below += *ranks.chance() < 0.05 ? 1 : 0;
        }
        QVERIFY2(below >= 8 && below <= 32, qPrintable(QString::number(below))); // one in twenty
    }

    /// Nine rerolls of one recipe.
    void stepsThatDifferByChanceDoNotChange() {
        auto order = loopsOrder(40);
        order.steps.resize(1);
        for (std::uint64_t reroll = 1; reroll < 9; ++reroll) {
            order.steps.push_back(order.steps.front());
            for (auto& stage : order.steps.back().recipe.stages) stage.reroll = reroll;
        }
        Sweeper sweeper(m_pool);
        sweeper.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 240'000);
        const auto changed = changedIn(sweeper);
        QVERIFY2(changed.size() <= 1, changed.empty() ? "" : changed.front().c_str());
        sweeper.order(loopsOrder(40));
        QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 240'000);
        const auto found = changedIn(sweeper);
        for (const char* const measure : {"loops", "bridges", "path"})
            QVERIFY2(std::ranges::find(found, measure) != found.end(), measure);
    }

    /// Counted here, level by level.
    void theBandIsThatOfSeparateSurveys() {
        const auto order = loopsOrder(21);
        Sweeper sweeper(m_pool);
        sweeper.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 120'000);
        QVERIFY(sweeper.complete());
        QCOMPARE(sweeper.permille(), 1000);
        for (std::size_t i = 0; i < order.steps.size(); ++i) {
            const auto values = valuesOf(order, i);
            const auto& step = sweeper.steps()[i];
            QCOMPARE(step.seeds, 21u);
            QCOMPARE(std::ranges::count_if(step.bands, [](const auto& band) { return band.second.levels > 0; }),
                     static_cast<std::ptrdiff_t>(values.size()));
            for (const auto& [measure, list] : values) {
                const auto* const band = step.find(measure);
                QVERIFY2(band, measure.c_str());
                QCOMPARE(band->low, percentile(list, 10));
                QCOMPARE(band->median, percentile(list, 50));
                QCOMPARE(band->high, percentile(list, 90));
                QCOMPARE(band->levels, static_cast<std::uint32_t>(list.size()));
            }
        }
        QVERIFY(*sweeper.chanceOf("loops") < 0.001);
    }

    void itIsTheSameForAnyNumberOfJobs() {
        std::vector<SweptStep> first;
        for (const int jobs : {1, 3}) {
            Sweeper sweeper(m_pool, jobs);
            sweeper.order(loopsOrder(20));
            QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 120'000);
            if (jobs == 1) first = sweeper.steps();
            QVERIFY(sweeper.steps() == first);
        }
        QVERIFY(first[0].find("steps-to-win"));
    }

    /// The common measures of all steps, before any other.
    void theCommonMeasuresComeFirst() {
        Sweeper sweeper(m_pool);
        bool first = true;
        connect(&sweeper, &Sweeper::grown, this, [&] {
            for (const auto& step : sweeper.steps())
                if (step.find("sight") && sweeper.measured() < 3) first = false;
        });
        sweeper.order(loopsOrder(9));
        QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 120'000);
        QVERIFY(first);
        QVERIFY(sweeper.hasCommon());
    }

    /// A value of which the recipe makes no level has no bands, and says so.
    void levelsThatCannotBeMadeAreCounted() {
        auto order = loopsOrder(5);
        order.steps[1].recipe.stages.front().stage = "no such stage";
        Sweeper sweeper(m_pool);
        sweeper.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 120'000);
        QCOMPARE(sweeper.steps()[1].seeds, 5u);
        QCOMPARE(sweeper.steps()[1].made, 0u);
        QVERIFY(sweeper.steps()[1].bands.empty());
        QCOMPARE(sweeper.steps()[0].made, 5u);
        QVERIFY(sweeper.steps()[0].find("loops"));
    }

    void cancelKeepsWhatIsThere() {
        Sweeper sweeper(m_pool);
        sweeper.order(loopsOrder(200));
        QTRY_VERIFY_WITH_TIMEOUT(sweeper.measured() > 0, 120'000);
        sweeper.cancel();
        QVERIFY(!sweeper.busy() && !sweeper.complete());
        const auto steps = sweeper.steps();
        const test::HeldPool idle(m_pool); // when it holds all threads, no job runs
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        QVERIFY(sweeper.steps() == steps);
    }

    void whoIsToldMayCancel() {
        for (const bool progress : {false, true}) {
            Sweeper sweeper(m_pool);
            int told = 0;
            const auto stop = [&] {
                ++told;
                sweeper.cancel();
            };
            if (progress) connect(&sweeper, &Sweeper::progressed, this, stop);
            else connect(&sweeper, &Sweeper::grown, this, stop);
            sweeper.order(loopsOrder(20));
            QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 60'000);
            const test::HeldPool idle(m_pool);
            QCoreApplication::processEvents();
            QCOMPARE(told, 1);
            QVERIFY(!sweeper.complete());
        }
    }

    /// From the first part on, not only when the common measures are known.
    void theTimeLeftIsToldEarly() {
        Sweeper sweeper(m_pool, 1);
        bool early = false;
        int before = -1;
        bool grows = true;
        connect(&sweeper, &Sweeper::progressed, this, [&] {
            early = early || (!sweeper.hasCommon() && sweeper.timeLeft());
            grows = grows && sweeper.permille() >= std::exchange(before, sweeper.permille());
        });
        sweeper.order(loopsOrder(40));
        QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 120'000);
        QVERIFY(early && grows);
        QVERIFY(!sweeper.timeLeft());
    }

    /// Each of their seeds takes long.
    void largeMapsAreMeasuredSeedBySeed() {
        auto order = loopsOrder(2);
        order.steps.resize(1);
        order.size = {140, 120};
        Sweeper sweeper(m_pool, 1);
        int told = 0;
        connect(&sweeper, &Sweeper::progressed, this, [&told] { ++told; });
        sweeper.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 120'000);
        QCOMPARE(told, 2); // after the first of two seeds, of the common measures and of all others
    }

    /// That is no word on the recipe.
    void lackOfMemoryIsToldApart() {
        generation::Declarations declarations = generation::builtInDeclarations();
        auto hungry = *declarations.stages.find({"start", 1});
        hungry.name = "hungry";
        hungry.run = [](generation::Draft&, Stream&, std::span<const NamedParameter>) -> Done {
            throw std::bad_alloc();
        };
        QVERIFY(declarations.stages.add(hungry).ok());
        JobPool pool; // ends before the declarations
        auto order = loopsOrder(5);
        order.declarations = &declarations;
        order.steps[1].recipe.stages.push_back(generation::stageOf("hungry", "hungry", 1));
        Sweeper sweeper(pool);
        sweeper.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 120'000);
        QCOMPARE(sweeper.steps()[1].lost, 5u);
        QCOMPARE(sweeper.steps()[0].lost, 0u);
        QCOMPARE(sweeper.steps()[0].made, 5u);
    }

    void theNewestOrderWins() {
        Sweeper sweeper(m_pool);
        {
            const test::HeldPool held(m_pool);
            sweeper.order(loopsOrder(1000));
            sweeper.order(orderOf("caves", "", "", {}, 3));
        }
        QVERIFY(!sweeper.busy() && sweeper.complete() && sweeper.steps().empty());
        sweeper.order(loopsOrder(4));
        QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 60'000);
        QCOMPARE(sweeper.steps()[2].seeds, 4u);
    }

    void everyParameterOfEveryStage_data() {
        QTest::addColumn<int>("stage");
        const auto& stages = generation::builtInStages();
        for (std::size_t i = 0; i < stages.size(); ++i)
            QTest::newRow((stages[i].name + '@' + std::to_string(stages[i].version)).c_str()) << static_cast<int>(i);
    }

    /// Two values, three seeds; then once more, and dropped in the middle.
    void everyParameterOfEveryStage() {
        QFETCH(int, stage);
        const auto& info = generation::builtInStages()[static_cast<std::size_t>(stage)];
        Sweeper sweeper(m_pool);
        for (const auto& parameter : info.parameters) {
            if (!canSweep(parameter)) continue;
            const auto values = valuesToSweep(parameter, usualSpan(parameter, parameter.defaultFor(Size{24, 20})), 2);
            QVERIFY2(!values.empty(), parameter.id.c_str());
            SweepOrder order;
            for (const auto& value : values) {
                QVERIFY2(parameter.check(value).ok(), parameter.id.c_str());
                order.steps.push_back({value, test::shortestRecipe(info, 1, {{parameter.id, value}})});
            }
            order.steps.push_back({parameter.defaultValue, test::withStart(test::shortestRecipe(info, 1))});
            order.size = {40, 32};
            order.seeds = 3;
            order.declarations = &generation::builtInDeclarations();
            sweeper.order(order);
            QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 120'000);
            for (const auto& step : sweeper.steps()) QCOMPARE(step.seeds, 3u);
            QVERIFY2(sweeper.steps().back().made > 0, parameter.id.c_str());
            sweeper.order(order); // which the next one drops, or the end
        }
    }

private:
    JobPool m_pool;
};

DELVE_TEST(SweepTest)
#include "sweep_test.moc"

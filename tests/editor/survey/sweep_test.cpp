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
#include <memory>

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
        QCOMPARE(changeByChance(100), 200);
        QVERIFY(changeByChance(1000) < changeByChance(100));
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
            QCOMPARE(step.bands.size(), values.size());
            for (const auto& [measure, list] : values) {
                const auto* const band = step.find(measure);
                QVERIFY2(band, measure.c_str());
                QCOMPARE(band->low, percentile(list, 10));
                QCOMPARE(band->median, percentile(list, 50));
                QCOMPARE(band->high, percentile(list, 90));
                QCOMPARE(band->levels, static_cast<std::uint32_t>(list.size()));
            }
        }
        QVERIFY(changeOf(sweeper.steps(), "loops") > changeByChance(21));
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
        QCoreApplication::processEvents();
        QVERIFY(sweeper.steps() == steps);
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
            order.size = {24, 20};
            order.seeds = 3;
            order.declarations = &generation::builtInDeclarations();
            sweeper.order(order);
            QTRY_VERIFY_WITH_TIMEOUT(!sweeper.busy(), 120'000);
            for (const auto& step : sweeper.steps()) QCOMPARE(step.seeds, 3u);
            sweeper.order(order); // which the next one drops, or the end
        }
    }

private:
    JobPool m_pool;
};

DELVE_TEST(SweepTest)
#include "sweep_test.moc"

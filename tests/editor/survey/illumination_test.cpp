#include "editor/survey/illumination_axes.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/survey/illumination_orders.h"
#include "tests/support/counts.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

#include <map>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// Values that follow from a candidate, without a level: none for every fifth.
std::optional<CandidateValues> madeUp(const Candidate& candidate) {
    const auto seed = candidate.recipe.seed;
    if (seed % 5 == 0) return std::nullopt;
    const auto number = [&](std::uint64_t part) { return Decimal::of(static_cast<std::int64_t>(seed / part % 47)); };
    return CandidateValues{number(1), number(50), seed % 7 == 0 ? std::nullopt : std::optional(number(3000))};
}

bool same(const Illumination& a, const Illumination& b) {
    return std::ranges::equal(a.cells(), b.cells(), [](const auto& one, const auto& other) {
        return one.has_value() == other.has_value() &&
               (!one || (one->recipe == other->recipe && one->across == other->across && one->up == other->up &&
                         one->best == other->best && one->number == other->number));
    });
}

/// Generated and measured anew, without anything of the survey.
std::map<std::string, std::optional<Decimal>> measuredAnew(const Recipe& recipe, Size size) {
    generation::Workspace workspace;
    auto made = generation::generateWorld(recipe, size, workspace);
    if (!made) return {};
    std::map<std::string, std::optional<Decimal>> values;
    const auto measured = play::measure(made->world, 0);
    for (const auto& [info, value] : *measured) values[info->id] = value;
    return values;
}

} // namespace

class IlluminationTest : public QObject {
    Q_OBJECT
private slots:
    /// Whatever is in flight at the same time: each level follows from those that were measured by then.
    void itIsTheSameForAnyNumberOfThreads() {
        Illumination one(smallOrder());
        Illumination many(smallOrder());
        std::deque<Candidate> flying;
        for (int i = 0; i < test::countOf(3000); ++i) {
            auto candidate = one.next();
            const auto values = madeUp(candidate);
            (void)one.take(std::move(candidate), values);
            while (many.hasNext()) flying.push_back(many.next());
            auto first = std::move(flying.front());
            flying.pop_front();
            const auto itsValues = madeUp(first);
            (void)many.take(std::move(first), itsValues);
        }
        QVERIFY(one.filled() > 0);
        QVERIFY(same(one, many));
    }

    void eachCellKeepsItsBest_data() {
        QTest::addColumn<bool>("lowest");
        QTest::newRow("highest") << false;
        QTest::newRow("lowest") << true;
    }
    void eachCellKeepsItsBest() {
        QFETCH(const bool, lowest);
        auto order = smallOrder();
        order.lowest = lowest;
        Illumination found(order);
        std::map<std::pair<int, int>, std::vector<CandidateValues>> all;
        std::uint64_t without = 0;
        std::uint64_t beyond = 0;
        for (int i = 0; i < test::countOf(2000); ++i) {
            auto candidate = found.next();
            const auto values = madeUp(candidate);
            (void)found.take(std::move(candidate), values);
            if (!values) ++without;
            else if (*values->across > Decimal::of(39) || *values->up > Decimal::of(39)) ++beyond;
            else all[{*order.across.bins.binOf(*values->across), *order.up.bins.binOf(*values->up)}].push_back(*values);
        }
        QCOMPARE(found.without(), without);
        QCOMPARE(found.beyond(), beyond);
        QCOMPARE(found.filled(), all.size());
        for (const auto& [cell, there] : all) {
            const auto& kept =
                found.cells()[static_cast<std::size_t>(cell.second * order.across.bins.count() + cell.first)];
            QVERIFY(kept);
            for (const auto& values : there) {
                if (!values.best) continue;
                QVERIFY(kept->best && (lowest ? *kept->best <= *values.best : *kept->best >= *values.best));
            }
        }
    }

    void whatIsFoundCanBeMadeAgain() {
        const auto order = smallOrder();
        const auto found = after(order, test::countOf(400));
        QVERIFY(found.filled() > (test::isShort() ? 5 : 20));
        for (const auto& level : found.cells()) {
            if (!level) continue;
            const auto values = measuredAnew(level->recipe, order.size);
            QCOMPARE(values.at("rooms"), std::optional(level->across));
            QCOMPARE(values.at("loops"), std::optional(level->up));
            QCOMPARE(values.at("dead-ends"), level->best);
        }
    }

    void theGridHoldsWhatTheRecipeReaches() {
        auto order = smallOrder();
        order.across = {"rooms", {}};
        order.up = {"loops", {}};
        const auto context = contextOf(order);
        GenerationMemory memory;
        generation::Feedback feedback;
        const auto axes = axesOf(order, context, 20, memory, feedback);
        QVERIFY(axes && axes->across.count() > 1 && axes->across.count() <= 20 && axes->up.count() <= 20);
        const auto again = axesOf(order, context, 20, memory, feedback);
        QVERIFY(axes->across == again->across && axes->up == again->up);
        int within = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            auto recipe = order.recipe;
            recipe.seed = seed;
            const auto values = measuredAnew(recipe, order.size);
            within += axes->across.binOf(*values.at("rooms")) && axes->up.binOf(*values.at("loops")) ? 1 : 0;
        }
        QVERIFY(within >= 15);
        order.across.measure = "no-measure";
        auto none = context;
        none.across = order.across.measure;
        QCOMPARE(axesOf(order, none, 20, memory, feedback)->across.count(), 0);
        feedback.stop();
        QVERIFY(!axesOf(order, context, 20, memory, feedback));
    }

    /// As a file may write it: one number for both ends.
    void aRangeMayBeANumber() {
        auto order = smallOrder();
        for (const auto& varied : order.varied)
            if (varied.parameter->kind->form == generation::ValueForm::Range)
                order.recipe.stages[varied.stage].set(varied.parameter->id, varied.parameter->limits.max);
        QVERIFY(after(order, 100).taken() == 100);
    }

    /// A map of 160 x 160 has few levels to find its ends by.
    void theEndsAreThoseOfOtherParametersToo() {
        auto order = orderOf("grown-rooms", {160, 160}, {"rooms", {}}, {"loops", {}});
        const auto context = contextOf(order);
        GenerationMemory memory;
        generation::Feedback feedback;
        const auto axes = axesOf(order, context, 20, memory, feedback);
        order.varied.clear();
        const auto narrow = axesOf(order, context, 20, memory, feedback);
        const auto width = [](const Bins& bins) {
            return bins.last(bins.count() - 1).thousandths - bins.from(0).thousandths;
        };
        QVERIFY(width(axes->across) > 2 * width(narrow->across));
    }

    void onlyWhatIsFreeVaries() {
        auto order = smallOrder();
        std::erase_if(order.varied, [](const VariedParameter& varied) { return varied.stage != 0; });
        QVERIFY(!order.varied.empty());
        const auto found = after(order, test::countOf(200));
        for (const auto& level : found.cells())
            for (std::size_t i = 1; level && i < level->recipe.stages.size(); ++i)
                QVERIFY(level->recipe.stages[i] == order.recipe.stages[i]);
        order.varied.clear();
        const auto seedsOnly = after(order, test::countOf(100));
        for (const auto& level : seedsOnly.cells()) QVERIFY(!level || level->recipe.stages == order.recipe.stages);
    }

    void theBackgroundFindsTheSame_data() {
        QTest::addColumn<int>("jobs");
        for (const int jobs : {1, 2, 3}) QTest::addRow("%d", jobs) << jobs;
    }
    void theBackgroundFindsTheSame() {
        QFETCH(const int, jobs);
        const auto order = smallOrder();
        Illuminator work(test::pool(), jobs);
        work.start(order, contextOf(order), std::chrono::hours(1));
        for (const std::uint64_t levels : {40, 90}) { // stopped in the middle, and gone on
            QTRY_VERIFY_WITH_TIMEOUT(work.found()->taken() >= levels, 60'000);
            work.stop();
            QVERIFY(!work.busy());
            if (levels == 40) work.goOn(std::chrono::hours(1));
        }
        QVERIFY(same(*work.found(), after(order, work.found()->taken())));
    }

    void itEndsWhenTheTimeIsUp() {
        Illuminator work(test::pool());
        work.start(smallOrder(), contextOf(smallOrder()), std::chrono::milliseconds(1));
        QTRY_VERIFY(!work.busy());
        QCOMPARE(work.permille(), 1000);
    }
};

DELVE_TEST(IlluminationTest)
#include "illumination_test.moc"

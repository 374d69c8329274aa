#include "editor/survey/sampler.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/measures/measure.h"
#include "playtest/proof/proof.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::editor;

namespace {

SampleOrder orderOf(const char* recipe, std::uint32_t seeds, Size size = {32, 24}) {
    const auto* const info = generation::builtInRecipes().find(recipe);
    auto order = sampleOrderOf({info->withSeed(7), size, info->rules}, generation::builtInDeclarations());
    order.seeds = seeds;
    return order;
}

Distribution distributionOf(std::initializer_list<std::int64_t> thousandths) {
    Distribution distribution;
    for (const auto value : thousandths) distribution.add(Decimal::ofThousandths(value));
    return distribution;
}

/// The critical path of one seed, and the steps of the game that wins it.
void addWays(const SampledRecipe& of, std::uint64_t seed, Distribution& paths, Distribution& steps) {
    generation::Workspace workspace;
    Recipe recipe = of.recipe;
    recipe.seed = seed;
    auto made = generation::generateWorld(recipe, of.size, workspace);
    made->world.rules = of.rules;
    const auto proof = play::prove(std::make_shared<const World>(made->world));
    const auto values = play::measure(made->world, 0, {.proof = &*proof});
    for (const auto& [info, value] : *values) {
        if (!value) continue;
        if (info->id == "path") paths.add(*value);
        if (info->id == "steps-to-win") steps.add(*value);
    }
}

} // namespace

/// Measures of many seeds.
class SamplerTest : public QObject {
    Q_OBJECT
private slots:
    void aDistributionIsSorted() {
        const auto values = distributionOf({5000, 1000, 3000, 2000, 4000});
        QCOMPARE(values.min(), Decimal::of(1));
        QCOMPARE(values.max(), Decimal::of(5));
        QCOMPARE(values.quantile(500), Decimal::of(3));
        QCOMPARE(values.quantile(0), Decimal::of(1));
        QCOMPARE(values.quantile(1000), Decimal::of(5));
        QCOMPARE(values.percentBelow(Decimal::of(3)), 40);
        QCOMPARE(values.percentBelow(Decimal::of(9)), 100);
        QCOMPARE(Distribution().percentBelow(Decimal::of(9)), 0);
    }

    void barsHoldEveryValue() {
        QCOMPARE(distributionOf({1000, 1000, 3000}).histogram(24), (std::vector<std::int64_t>{2, 0, 1}));
        QCOMPARE(distributionOf({1000, 1000}).histogram(24), std::vector<std::int64_t>{2});
        QCOMPARE(distributionOf({0, 500, 1000}).histogram(2), (std::vector<std::int64_t>{2, 1}));
        Distribution wide;
        for (std::int64_t i = 0; i < 1000; ++i) wide.add(Decimal::of(i * i));
        std::int64_t sum = 0;
        for (const auto count : wide.histogram(24)) sum += count;
        QCOMPARE(sum, 1000);
        QCOMPARE(wide.histogram(24).size(), std::size_t{24});
    }

    /// Whatever the order in which the jobs end.
    void theSampleIsTheSameForAnyNumberOfJobs() {
        Sample first;
        for (const int jobs : {1, 2, 5}) {
            Sampler sampler(m_pool, jobs);
            sampler.order(orderOf("grown-rooms", 60));
            QTRY_VERIFY_WITH_TIMEOUT(!sampler.busy(), 60'000);
            QCOMPARE(sampler.sample().seeds, 60u);
            QCOMPARE(sampler.sample().fullSeeds, 60u);
            if (jobs == 1) first = sampler.sample();
            QVERIFY(sampler.sample() == first);
        }
        for (const char* measure : {"rooms", "path", "sight", "steps-to-win", "shapes"})
            QCOMPARE(first.find(measure)->count(), std::size_t{60});
    }

    void itHasTheValuesOfTheSeeds() {
        Sampler sampler(m_pool);
        sampler.order(orderOf("caves", 12));
        QTRY_VERIFY_WITH_TIMEOUT(!sampler.busy(), 60'000);
        generation::Workspace workspace;
        Distribution expected;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const auto made = generation::generateWorld(generation::builtInRecipes().find("caves")->withSeed(seed),
                                                        {32, 24}, workspace);
            const auto values = play::measure(made->world, 0);
            for (const auto& [info, value] : *values)
                if (info->id == "loops") expected.add(*value);
        }
        QVERIFY(*sampler.sample().find("loops") == expected);
    }

    /// A level is measured beside others that are played like it, whatever their recipe says.
    void theyArePlayedByTheRulesOfTheOrder() {
        Sample samples[2];
        for (int i = 0; i < 2; ++i) {
            auto order = orderOf("grown-rooms", 12);
            order.of.rules.write().objective = i == 0 ? "collect" : "explore";
            Sampler sampler(m_pool);
            sampler.order(order);
            QTRY_VERIFY_WITH_TIMEOUT(!sampler.busy(), 60'000);
            QVERIFY(sampler.of() == order.of);
            samples[i] = sampler.sample();
            Distribution paths, steps;
            for (std::uint64_t seed = 1; seed <= 12; ++seed) addWays(order.of, seed, paths, steps);
            QVERIFY(*samples[i].find("path") == paths);
            QVERIFY(*samples[i].find("steps-to-win") == steps);
        }
        QVERIFY(*samples[0].find("path") != *samples[1].find("path"));
        QVERIFY(*samples[0].find("floor") == *samples[1].find("floor"));
    }

    /// The others have no value before the common ones of all seeds are known.
    void theCommonMeasuresComeFirst() {
        Sampler sampler(m_pool);
        sampler.order(orderOf("grown-rooms", 24));
        bool first = true;
        connect(&sampler, &Sampler::grown, this, [&] {
            if (sampler.sample().fullSeeds == 0 && sampler.sample().find("sight")) first = false;
            if (sampler.sample().fullSeeds > 0 && sampler.sample().seeds < 24) first = false;
        });
        QTRY_VERIFY_WITH_TIMEOUT(!sampler.busy(), 60'000);
        QVERIFY(first);
    }

    void theNewestOrderWins() {
        Sampler sampler(m_pool);
        {
            const test::HeldPool held(m_pool);
            sampler.order(orderOf("grown-rooms", 1000));
            sampler.order(orderOf("caves", 8));
        }
        QTRY_VERIFY_WITH_TIMEOUT(!sampler.busy(), 60'000);
        QCOMPARE(sampler.sample().seeds, 8u);
        QCOMPARE(sampler.of().recipe.name, std::string("caves"));
    }

    void cancelKeepsWhatIsThere() {
        Sampler sampler(m_pool);
        sampler.order(orderOf("grown-rooms", 1000));
        QTRY_VERIFY_WITH_TIMEOUT(sampler.sample().seeds > 0, 60'000);
        sampler.cancel();
        const auto seeds = sampler.sample().seeds;
        QVERIFY(!sampler.busy());
        QCoreApplication::processEvents();
        QCOMPARE(sampler.sample().seeds, seeds);
    }

    void nothingArrivesAtASamplerThatIsGone() {
        {
            Sampler sampler(m_pool);
            sampler.order(orderOf("grown-rooms", 1000));
        }
        QCoreApplication::processEvents();
    }

    void largeMapsHaveTenSeconds() {
        QCOMPARE(orderOf("caves", 1, {128, 128}).time.count(), 0);
        QCOMPARE(orderOf("caves", 1, {129, 128}).time.count(), 10'000);
    }

    void aShortTimeEndsIt() {
        Sampler sampler(m_pool);
        auto order = orderOf("grown-rooms", 100'000);
        order.time = std::chrono::milliseconds(300);
        sampler.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!sampler.busy(), 60'000);
        QVERIFY(sampler.sample().seeds > 0 && sampler.sample().seeds < 100'000);
    }

private:
    JobPool m_pool;
};

DELVE_TEST(SamplerTest)
#include "sampler_test.moc"

#include "editor/survey/want.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/conditions/condition_text.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::editor;

namespace {

MakeWorld grownRooms() {
    const auto& declarations = generation::builtInDeclarations();
    RecipeOfSeeds of{generation::recipeNamed(declarations.recipes, "grown-rooms")->withSeed(0), {48, 32}};
    of.declarations = &declarations;
    return makeBy(std::move(of));
}

Want wantOf(const std::string& text, std::uint64_t seed, const MakeWorld& make = grownRooms()) {
    return {make, seed, *play::parseCondition(text).condition, text};
}

/// The first seed of so many tries that fits.
std::optional<std::uint64_t> found(Want& want, std::uint32_t tries) {
    generation::Workspace workspace;
    generation::Feedback feedback;
    for (std::uint32_t number = 0; number < tries; ++number) {
        const auto made = want.attempt(number, workspace, feedback);
        if (want.take(*made)) return made->seed;
    }
    return {};
}

std::optional<Decimal> valueOf(std::uint64_t seed, std::string_view measure) {
    generation::Workspace workspace;
    generation::Feedback feedback;
    auto made = grownRooms()(seed, workspace, feedback);
    const auto values = measureWorld(**std::move(made), play::builtInMeasures(), feedback);
    for (const auto& value : *values)
        if (value.info->id == measure) return value.value;
    return {};
}

} // namespace

class WantTest : public QObject {
    Q_OBJECT
private slots:
    void theSeedThatIsFoundFits() {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            auto want = wantOf("loops in 2..4 and path >= 40", seed);
            const auto fits = found(want, 500);
            QVERIFY2(fits, inEnglish(want.whyNot()).c_str());
            QVERIFY(*valueOf(*fits, "loops") >= Decimal::of(2) && *valueOf(*fits, "loops") <= Decimal::of(4));
            QVERIFY(*valueOf(*fits, "path") >= Decimal::of(40));
            QCOMPARE(*fits, seedOfTry(seed, want.tries() - 1));
        }
    }

    /// Whoever wants nothing special gets the level that they would have got.
    void theSeedItselfIsTriedFirst() {
        auto want = wantOf("rooms >= 1", 7);
        QCOMPARE(found(want, 10), std::optional<std::uint64_t>(7));
        QCOMPARE(want.tries(), 1u);
    }

    void measuresOfAProofAreProven() {
        auto want = wantOf("steps-to-win >= 1", 7);
        QVERIFY(found(want, 10));
    }

    void derivedSeedsAreShortAndDiffer() {
        std::set<std::uint64_t> seeds;
        for (std::uint32_t number = 0; number < 10'000; ++number) seeds.insert(seedOfTry(7, number));
        QVERIFY(seeds.size() > 9'990);
        QVERIFY(*seeds.rbegin() < 1'000'000'000);
        QVERIFY(seedOfTry(7, 1) != seedOfTry(8, 1));
    }

    void withoutSuccessItSaysWhatIsRareAndHowNearItCame() {
        auto want = wantOf("rooms >= 1 and loops >= 900", 7);
        QVERIFY(!found(want, 20));
        const auto why = inEnglish(want.whyNot());
        QVERIFY2(why.find("None of 20 levels fits. The rarest condition is loops >= 900: 0 of them fit it.") == 0,
                 why.c_str());
        QVERIFY2(why.find("The nearest has seed ") != std::string::npos, why.c_str());
        auto one = wantOf("loops >= 900", 7);
        QVERIFY(!found(one, 20));
        QVERIFY(inEnglish(one.whyNot()).find("None of 20 levels fits. The nearest has seed ") == 0);
    }

    void aRecipeThatMakesNoLevelIsSaid() {
        const auto& declarations = generation::builtInDeclarations();
        Recipe recipe;
        recipe.stages = {generation::stageOf("halls", "straight-halls")}; // which have nothing to connect
        RecipeOfSeeds of{recipe, {48, 32}};
        of.declarations = &declarations;
        auto want = wantOf("rooms >= 1", 7, makeBy(of));
        QVERIFY(!found(want, 3));
        QVERIFY(inEnglish(want.whyNot()).find("The recipe makes no level of any of 3 seeds.") == 0);
    }
};

DELVE_TEST(WantTest)
#include "want_test.moc"

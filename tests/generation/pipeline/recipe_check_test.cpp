#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

/// Recipes that cannot run are refused with a sentence that says what to do.
class RecipeCheckTest : public QObject {
    Q_OBJECT

    static Recipe usual() { return findRecipe("grown-rooms")->withSeed(1); }
    static std::string refusal(const Recipe& recipe) {
        const auto checked = check(recipe, allStages());
        return checked ? std::string() : inEnglish(checked.failure().message);
    }
    static bool has(const std::string& sentence, std::string_view part) {
        return sentence.find(part) != std::string::npos;
    }

private slots:
    void unknownStage() {
        auto recipe = usual();
        recipe.stages[0].stage = "dig-deep";
        const auto sentence = refusal(recipe);
        QVERIFY2(has(sentence, "There is no stage dig-deep") && has(sentence, "grow-rooms"), sentence.c_str());
    }

    void unknownVersion() {
        auto recipe = usual();
        recipe.stages[0].version = 99;
        QCOMPARE(refusal(recipe),
                 std::string("The stage grow-rooms has no version 99 in this program. A newer one may know it."));
    }

    void whatIsLackingAndWhoGivesIt() {
        auto recipe = usual();
        recipe.stages.erase(recipe.stages.begin());
        const auto sentence = refusal(recipe);
        QVERIFY2(has(sentence, "The stage halls needs rooms") && has(sentence, "grow-rooms"), sentence.c_str());
    }

    void aDisabledStageGivesNothing() {
        auto recipe = usual();
        recipe.stages[0].enabled = false;
        QVERIFY(has(refusal(recipe), "The stage halls needs rooms"));
        recipe.stages[1].enabled = false;
        QVERIFY(has(refusal(recipe), "The stage join needs floor"));
    }

    void theOrderCounts() {
        auto recipe = usual();
        std::swap(recipe.stages[0], recipe.stages[1]);
        QVERIFY(has(refusal(recipe), "The stage halls needs rooms"));
    }

    void parameters() {
        auto recipe = usual();
        recipe.stages[0].set("groths", Decimal::of(5));
        QCOMPARE(refusal(recipe),
                 std::string("The stage rooms has no parameter groths. It has: rooms, growths, stop."));
        recipe = usual();
        recipe.stages[0].set("stop", Decimal::of(101));
        QCOMPARE(refusal(recipe), std::string("stop cannot be 101: it is a percentage from 0 to 100."));
        recipe = usual();
        recipe.find("walls")->set("height", Decimal::of(1));
        QVERIFY(has(refusal(recipe), "it has none at all"));
    }

    void ids() {
        auto recipe = usual();
        recipe.stages[1].id = "rooms";
        QVERIFY(has(refusal(recipe), "Two stages of the recipe have the id rooms"));
        recipe.stages[1].id.clear();
        QVERIFY(has(refusal(recipe), "has no id"));
    }

    void sizes() {
        Workspace workspace;
        for (const Size size : {Size{0, 5}, Size{5, 0}, Size{-1, -1}, Size{16385, 5}}) {
            const auto made = generateWorld(usual(), size, workspace);
            QVERIFY(!made.ok());
            QCOMPARE(made.failure().kind, Failure::Kind::BadInput);
        }
    }
};

DELVE_TEST(RecipeCheckTest)
#include "recipe_check_test.moc"

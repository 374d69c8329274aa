#include "editor/survey/varied_parameters.h"
#include "generation/pipeline/stage.h"
#include "generation/recipes/recipes.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

/// A recipe of each stage in each version, with all that it has to vary.
std::vector<Recipe> everyStage() {
    std::vector<Recipe> recipes;
    for (const auto& stage : generation::builtInDeclarations().stages) {
        Recipe recipe;
        recipe.stages.push_back(generation::stageOf("one", stage.name, stage.version));
        recipes.push_back(std::move(recipe));
    }
    return recipes;
}

std::string nameOf(const Recipe& recipe, const VariedParameter& varied) {
    return recipe.stages[varied.stage].stage + '.' + varied.parameter->id;
}

bool hasOneValue(const generation::Parameter& parameter) {
    return parameter.kind->form != generation::ValueForm::Truth && parameter.limits.choices.empty() &&
           parameter.limits.min == parameter.limits.max;
}

} // namespace

/// Over every parameter of every stage.
class VariedParametersTest : public QObject {
    Q_OBJECT
private slots:
    void everyValueIsAllowed() {
        int parameters = 0;
        for (auto recipe : everyStage())
            for (const auto& varied : variedParametersOf(recipe, generation::builtInDeclarations().stages)) {
                ++parameters;
                Stream random(7);
                for (int i = 0; i < test::countOf(50); ++i) {
                    const auto drawn = drawnValue(*varied.parameter, random);
                    QVERIFY2(varied.parameter->check(drawn), nameOf(recipe, varied).c_str());
                    const auto near = valueNear(*varied.parameter, drawn, random);
                    QVERIFY2(varied.parameter->check(near), nameOf(recipe, varied).c_str());
                    setIn(recipe, varied, near);
                    QVERIFY(valueIn(recipe, varied, {80, 45}) == near);
                }
            }
        QVERIFY(parameters > 100);
    }

    void aNearValueIsAnotherOne() {
        for (const auto& recipe : everyStage())
            for (const auto& varied : variedParametersOf(recipe, generation::builtInDeclarations().stages)) {
                if (hasOneValue(*varied.parameter)) continue;
                Stream random(3);
                auto value = valueIn(recipe, varied, {80, 45});
                for (int i = 0; i < test::countOf(50); ++i) {
                    auto next = valueNear(*varied.parameter, value, random);
                    QVERIFY2(next != value, nameOf(recipe, varied).c_str());
                    value = std::move(next);
                }
            }
    }

    /// The depth is the same for all stages that ask for it.
    void whatStagesShareComesOnce() {
        const auto& stages = generation::builtInDeclarations().stages;
        auto recipe = generation::recipeNamed(generation::builtInRecipes(), "depths")->withSeed(1);
        int shared = 0;
        for (const auto& varied : variedParametersOf(recipe, stages)) {
            if (!varied.parameter->roles.has(generation::ParameterRole::Depth)) continue;
            ++shared;
            QVERIFY(!varied.others.empty());
            setIn(recipe, varied, Decimal::of(7));
            for (const auto place : varied.others)
                QVERIFY(*recipe.stages[place].find(varied.parameter->id) == ParameterValue(Decimal::of(7)));
        }
        QCOMPARE(shared, 1);
    }

    void whatIsOffOrNamesSomethingElseStays() {
        const auto& declarations = generation::builtInDeclarations();
        for (const auto& info : declarations.recipes) {
            auto recipe = info.withSeed(1);
            for (const auto& varied : variedParametersOf(recipe, declarations.stages))
                QVERIFY(varied.parameter->kind->form != generation::ValueForm::Word ||
                        !varied.parameter->limits.choices.empty());
            for (auto& stage : recipe.stages) stage.enabled = false;
            QVERIFY(variedParametersOf(recipe, declarations.stages).empty());
        }
    }
};

DELVE_TEST(VariedParametersTest)
#include "varied_parameters_test.moc"

#include "editor/generation/step_name.h"
#include "editor/text/message_text.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using generation::builtInDeclarations;

namespace {

constexpr Size size{80, 45};

Level levelOf(Recipe recipe, Size wanted = size) {
    Level level;
    level.tiles = Grid(wanted, Tile::Floor);
    level.recipe = std::move(recipe);
    return level;
}

Recipe recipeOf(std::string_view name) {
    return generation::recipeNamed(builtInDeclarations().recipes, name)->withSeed(7);
}

QString nameOf(const Recipe& before, const Recipe& after) {
    return toQString(nameOfGeneration(levelOf(before), levelOf(after), builtInDeclarations()));
}

QString nameAfter(std::string_view name, const std::function<void(Recipe&)>& change) {
    Recipe after = recipeOf(name);
    change(after);
    return nameOf(recipeOf(name), after);
}

/// Another value that the parameter allows; nothing where only texts are left.
std::optional<ParameterValue> otherValue(const generation::Parameter& parameter, const ParameterValue& value) {
    if (const auto* flag = std::get_if<bool>(&value)) return !*flag;
    const auto& limits = parameter.limits;
    if (const auto* number = std::get_if<Decimal>(&value)) return *number == limits.max ? limits.min : limits.max;
    if (const auto* range = std::get_if<Range>(&value))
        return Range{limits.min, range->to == limits.max ? limits.min : limits.max};
    for (const auto& choice : limits.choices)
        if (choice.name != std::get<std::string>(value)) return choice.name;
    return {};
}

} // namespace

/// The history says what was changed in the recipe.
class StepNameTest : public QObject {
    Q_OBJECT
private slots:
    void aParameterIsToldWithBothValues() {
        const auto name = nameAfter("rooms-and-mazes", [](Recipe& recipe) {
            for (auto& stage : recipe.stages)
                for (const auto& parameter : generation::declaredStage(builtInDeclarations().stages, stage)->parameters)
                    if (parameter.kind == generation::ParameterKinds::percent())
                        return stage.set(parameter.id, Decimal::of(53));
        });
        QVERIFY2(name.endsWith(QStringLiteral(" → 53 %")), qPrintable(name));
    }

    /// For every parameter of every stage of every recipe: the name has its label, and no two values have the same
    /// name.
    void everyParameterHasAName() {
        int told = 0;
        const auto& declarations = builtInDeclarations();
        for (const auto& info : declarations.recipes)
            for (const auto& stage : info.stages) {
                const auto& parameters = generation::declaredStage(declarations.stages, stage)->parameters;
                for (const auto& parameter : parameters) {
                    const auto* set = stage.find(parameter.id);
                    const auto other = otherValue(parameter, set ? *set : parameter.defaultFor(size));
                    if (!other) continue;
                    Recipe before = info.withSeed(7);
                    Recipe after = before;
                    after.find(stage.id)->set(parameter.id, *other);
                    const auto name = nameOf(before, after);
                    const auto back = nameOf(after, before);
                    const auto label = toQString(parameter.label);
                    QVERIFY2(name.startsWith(label) || name == QStringLiteral("Change ") + label, qPrintable(name));
                    if (parameter.kind->form != generation::ValueForm::Word) QVERIFY2(name != back, qPrintable(name));
                    ++told;
                }
            }
        QVERIFY(told > 100);
    }

    void rangesHaveTheirUnits() {
        int told = 0;
        for (const auto& info : builtInDeclarations().recipes)
            for (const auto& stage : info.stages)
                for (const auto& parameter :
                     generation::declaredStage(builtInDeclarations().stages, stage)->parameters) {
                    const bool span = parameter.kind == generation::ParameterKinds::span();
                    if (!span || unitOf(parameter) != generation::Unit::Cells) continue;
                    const auto min = parameter.limits.min;
                    const Range range{min, Decimal::of(min.floor() + 30)};
                    const auto name =
                        nameAfter(info.name, [&](Recipe& recipe) { recipe.find(stage.id)->set(parameter.id, range); });
                    const auto end = QStringLiteral(" → %1 cell(s)")
                                         .arg(QString::fromStdString(generation::toText(ParameterValue(range))));
                    QVERIFY2(name.endsWith(end), qPrintable(name));
                    ++told;
                }
        QVERIFY(told > 3);
    }

    /// "Rooms" at the top of the panel sets the number in each stage that has one.
    void whatSeveralStagesShareIsToldOnce() {
        Recipe before;
        before.name = "mixed";
        before.stages = {generation::stageOf("a", "grow-rooms"), generation::stageOf("b", "grow-rooms")};
        Recipe after = before;
        for (auto& stage : after.stages) stage.set("rooms", Range{Decimal::of(3), Decimal::of(4)});
        QVERIFY2(nameOf(before, after).startsWith(QStringLiteral("Rooms ")), qPrintable(nameOf(before, after)));
        after.stages[1].set("rooms", Range{Decimal::of(5), Decimal::of(6)});
        QCOMPARE(nameOf(before, after), QStringLiteral("Change parameters"));
    }

    void stagesAreTold() {
        const auto flowers = recipeOf("grown-rooms").stages.back().id;
        const auto label = toQString(
            generation::declaredStage(builtInDeclarations().stages, recipeOf("grown-rooms").stages.back())->label);
        const auto changed = [&](const std::function<void(RecipeStage&)>& change) {
            return nameAfter("grown-rooms", [&](Recipe& recipe) { change(*recipe.find(flowers)); });
        };
        QCOMPARE(changed([](RecipeStage& stage) { stage.enabled = false; }), QStringLiteral("Switch off ") + label);
        QCOMPARE(changed([](RecipeStage& stage) { ++stage.reroll; }), QStringLiteral("New random seed for ") + label);
        const auto without = [](Recipe& recipe) { recipe.stages.pop_back(); };
        QCOMPARE(nameAfter("grown-rooms", without), QStringLiteral("Remove ") + label);
        Recipe fewer = recipeOf("grown-rooms");
        without(fewer);
        QCOMPARE(nameOf(fewer, recipeOf("grown-rooms")), QStringLiteral("Add ") + label);
        QCOMPARE(nameAfter("grown-rooms", [](Recipe& recipe) { std::swap(recipe.stages[0], recipe.stages[1]); }),
                 QStringLiteral("Change the order of stages"));
    }

    void theSizeIsTold() {
        const auto recipe = recipeOf("keep");
        const auto name = nameOfGeneration(levelOf(recipe), levelOf(recipe, {100, 60}), builtInDeclarations());
        QCOMPARE(toQString(name), QStringLiteral("Size 80 x 45 → 100 x 60"));
    }

    /// Whatever else changed with it: a seed or another recipe is a new level.
    void anotherSeedOrRecipeIsTheNewLevel() {
        QCOMPARE(nameAfter("keep", [](Recipe& recipe) { recipe.seed = 8; }), QStringLiteral("Generate Keep, seed 8"));
        QCOMPARE(nameOf(recipeOf("keep"), recipeOf("keep")), QStringLiteral("Generate Keep, seed 7"));
        QCOMPARE(nameOf(recipeOf("keep"), recipeOf("house")), QStringLiteral("Generate House, seed 7"));
        QCOMPARE(nameOf(recipeOf("keep@1"), recipeOf("keep")), QStringLiteral("Generate Keep, seed 7"));
        Level painted = levelOf({});
        painted.recipe.reset();
        QCOMPARE(toQString(nameOfGeneration(painted, levelOf(recipeOf("keep")), builtInDeclarations())),
                 QStringLiteral("Generate Keep, seed 7"));
    }

    /// A recipe of a stranger's file: stages that this version does not know, values of another kind.
    void whatIsNotKnownHasTheNameOfTheRecipe() {
        Recipe before;
        before.name = "own";
        before.stages = {generation::stageOf("a", "no such stage"), generation::stageOf("b", "grow-rooms")};
        Recipe after = before;
        after.stages[0].set("depth", true);
        QCOMPARE(nameOf(before, after), QStringLiteral("Generate own, seed 0"));
        after = before;
        after.stages[1].set("rooms", std::string("many"));
        QCOMPARE(nameOf(before, after), QStringLiteral("Generate own, seed 0"));
    }
};

DELVE_TEST(StepNameTest)
#include "step_name_test.moc"

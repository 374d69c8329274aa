#include "editor/gallery/varied_recipe.h"
#include "editor/generation/step_name.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/pipeline.h"
#include "tests/editor/gallery/gallery_orders.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <cstdlib>
#include <set>

using namespace delve;
using namespace delve::editor;

namespace {

const generation::StageRegistry& stages() { return generation::builtInDeclarations().stages; }

struct Changes {
    std::size_t numbers = 0;
    std::size_t again = 0; ///< stages that are drawn again
    std::string fault;     ///< what changed and may not, or changed too far
};

ParameterValue valueOf(const RecipeStage& stage, const generation::Parameter& parameter, Size size) {
    const auto* const set = stage.find(parameter.id);
    return set ? generation::asDeclared(parameter, *set) : parameter.defaultFor(size);
}

std::int64_t difference(const ParameterValue& from, const ParameterValue& to) {
    const auto between = [](Decimal a, Decimal b) { return std::abs(a.thousandths - b.thousandths); };
    if (const auto* const range = std::get_if<Range>(&from)) {
        const auto& other = std::get<Range>(to);
        return std::max(between(range->from, other.from), between(range->to, other.to));
    }
    return between(std::get<Decimal>(from), std::get<Decimal>(to));
}

Decimal lastOf(const ParameterValue& value) {
    const auto* const range = std::get_if<Range>(&value);
    return range ? range->to : std::get<Decimal>(value);
}

Changes changesOf(const Recipe& from, const Recipe& to, Size size, bool wide) {
    Changes changes;
    if (from.name != to.name || from.stages.size() != to.stages.size()) changes.fault = "other stages";
    for (std::size_t i = 0; i < from.stages.size(); ++i) {
        const auto& before = from.stages[i];
        const auto& after = to.stages[i];
        if (before.id != after.id || before.stage != after.stage || before.enabled != after.enabled)
            changes.fault = "another stage";
        changes.again += before.reroll != after.reroll;
        for (const auto& parameter : generation::declaredStage(stages(), after)->parameters) {
            const auto was = valueOf(before, parameter, size);
            const auto is = valueOf(after, parameter, size);
            if (was == is) continue;
            ++changes.numbers;
            if (parameter.roles.has(generation::ParameterRole::Depth)) changes.fault = "the depth";
            if (!parameter.check(is)) changes.fault = parameter.id + " is not allowed";
            if (difference(was, is) > farthestStep(parameter, lastOf(was), wide)) changes.fault = parameter.id;
        }
    }
    return changes;
}

void addRecipes() {
    QTest::addColumn<QString>("name");
    for (const auto& recipe : generation::builtInRecipes())
        QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
}

constexpr std::uint32_t tries = 200;

} // namespace

/// What a gallery changes of a recipe, for every recipe.
class VariedRecipeTest : public QObject {
    Q_OBJECT
private slots:
    void otherSeedsChangeTheSeedAlone_data() { addRecipes(); }
    void otherSeedsChangeTheSeedAlone() {
        QFETCH(QString, name);
        const auto recipe = test::recipeNamed(name.toUtf8().constData());
        std::set<std::uint64_t> seeds;
        for (std::uint32_t number = 0; number < tries; ++number) {
            auto varied = variedRecipe({recipe, {80, 45}, VariationKind::OtherSeeds, 3}, number, stages());
            QVERIFY(varied && varied->seed != recipe.seed);
            seeds.insert(varied->seed);
            varied->seed = recipe.seed;
            QVERIFY(*varied == recipe);
        }
        QCOMPARE(seeds.size(), std::size_t{tries});
    }

    void smallChangesAreAtMostWhatIsSaid_data() { addRecipes(); }
    void smallChangesAreAtMostWhatIsSaid() {
        QFETCH(QString, name);
        const auto recipe = test::recipeNamed(name.toUtf8().constData());
        std::size_t numbers = 0;
        std::size_t again = 0;
        std::size_t made = 0;
        for (std::uint32_t number = 0; number < tries; ++number) {
            const auto varied = variedRecipe({recipe, {80, 45}, VariationKind::SmallChanges, 3}, number, stages());
            if (!varied) continue;
            ++made;
            QCOMPARE(varied->seed, recipe.seed);
            QVERIFY(*varied != recipe);
            QVERIFY(generation::check(*varied, stages()).ok());
            const auto changes = changesOf(recipe, *varied, {80, 45}, false);
            QVERIFY2(changes.fault.empty(), changes.fault.c_str());
            QVERIFY(changes.numbers + changes.again >= 1 && changes.numbers + changes.again <= mostSmallChanges);
            const auto told = changesBetween(recipe, *varied, {80, 45}, generation::builtInDeclarations());
            QCOMPARE(told.size(), changes.numbers + changes.again);
            numbers += changes.numbers;
            again += changes.again;
        }
        QVERIFY(made > tries / 2);
        QVERIFY(numbers > 0 && again > 0);
    }

    void wideChangesAreAtMostWhatIsSaid_data() { addRecipes(); }
    void wideChangesAreAtMostWhatIsSaid() {
        QFETCH(QString, name);
        const auto recipe = test::recipeNamed(name.toUtf8().constData());
        std::size_t numbers = 0;
        for (std::uint32_t number = 0; number < tries; ++number) {
            const auto varied = variedRecipe({recipe, {80, 45}, VariationKind::WideChanges, 3}, number, stages());
            if (!varied) continue;
            const auto changes = changesOf(recipe, *varied, {80, 45}, true);
            QVERIFY2(changes.fault.empty(), changes.fault.c_str());
            QVERIFY(changes.again == 0 && changes.numbers <= mostWideChanges);
            numbers += changes.numbers;
        }
        QVERIFY(numbers > tries / 2);
    }

    void theSameAgainForTheSameSeeds() {
        const auto recipe = test::recipeNamed("keep");
        for (const auto kind : {VariationKind::OtherSeeds, VariationKind::SmallChanges, VariationKind::WideChanges}) {
            const Varying varying{recipe, {80, 45}, kind, 5};
            QVERIFY(variedRecipe(varying, 3, stages()) == variedRecipe(varying, 3, stages()));
            QVERIFY(variedRecipe(varying, 3, stages()) != variedRecipe(varying, 4, stages()));
            QVERIFY(variedRecipe(varying, 3, stages()) != variedRecipe({recipe, {80, 45}, kind, 6}, 3, stages()));
        }
    }

    /// A number at a limit has one way to go; a switched-off stage is left alone.
    void limitsAndSwitchesHold() {
        auto recipe = test::recipeNamed("keep");
        for (auto& stage : recipe.stages)
            for (const auto& parameter : generation::declaredStage(stages(), stage)->parameters)
                if (parameter.kind->form == generation::ValueForm::Number &&
                    !parameter.roles.has(generation::ParameterRole::Depth))
                    stage.set(parameter.id, parameter.limits.max);
        recipe.stages.back().enabled = false;
        for (std::uint32_t number = 0; number < tries; ++number) {
            const auto varied = variedRecipe({recipe, {80, 45}, VariationKind::SmallChanges, 1}, number, stages());
            if (!varied) continue;
            QVERIFY(varied->stages.back() == recipe.stages.back());
            const auto changes = changesOf(recipe, *varied, {80, 45}, false);
            QVERIFY2(changes.fault.empty(), changes.fault.c_str());
        }
    }
};

DELVE_TEST(VariedRecipeTest)
#include "varied_recipe_test.moc"

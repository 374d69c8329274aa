#include "editor/generation/value_scale.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"
#include "ui/recipe/recipe_change.h"
#include "ui/recipe/stage_labels.h"
#include "ui/recipe/stage_section.h"
#include "ui/seeds/seed_history.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

/// What the recipe panel computes without a widget: seeds, positions on sliders, lists of stages.
class RecipeValuesTest : public QObject {
    Q_OBJECT
private slots:
    void backAndForwardGoThroughTheSeedsSeen() {
        SeedHistory history;
        QVERIFY(!history.canGoBack() && !history.canGoForward());
        for (const auto* text : {"1", "garden", "3"}) history.visit(seedOf(QString::fromLatin1(text)));
        QCOMPARE(history.back().text, QStringLiteral("garden"));
        QCOMPARE(history.back().value, 1U);
        QVERIFY(!history.canGoBack());
        QCOMPARE(history.forward().text, QStringLiteral("garden"));
        history.visit(seedOf(QStringLiteral("9")));
        QVERIFY(!history.canGoForward());
        QCOMPARE(history.back().text, QStringLiteral("garden"));
    }

    void aSeedKeepsTheWordItWasTypedAs() {
        SeedHistory history;
        const auto garden = seedOf(QStringLiteral(" garden "));
        history.visit(garden);
        history.visit(seedOf(QStringLiteral("5")));
        QCOMPARE(history.arriveAt(garden.value), QStringLiteral("garden"));
        QVERIFY(history.canGoForward());
        QCOMPARE(history.arriveAt(77), QStringLiteral("77"));
        QVERIFY(history.canGoBack());
    }

    /// A file may hold anything for a parameter; what is shown is always of its kind.
    void whatIsShownIsOfTheKindThatIsDeclared() {
        const Size size{80, 45};
        for (const auto& stage : generation::builtInStages()) {
            for (const auto& parameter : stage.parameters) {
                const auto defaultValue = parameter.defaultFor(size);
                for (const ParameterValue& value :
                     {ParameterValue(true), ParameterValue(Decimal::of(3)),
                      ParameterValue(Range{Decimal::of(2), Decimal::of(4)}), ParameterValue(std::string("other"))}) {
                    RecipeStage values;
                    values.set(parameter.id, value);
                    QCOMPARE(generation::valueIn(values, parameter, size).index(), defaultValue.index());
                }
                RecipeStage one;
                one.set(parameter.id, Decimal::of(3));
                if (const auto shown = generation::valueIn(one, parameter, size); std::holds_alternative<Range>(shown))
                    QCOMPARE(shown, ParameterValue(Range{Decimal::of(3), Decimal::of(3)}));
            }
        }
    }

    void diceThrowShortSeeds() {
        const auto source = seedsFromClock();
        for (int i = 0; i < 100; ++i) QVERIFY(source() < 1'000'000'000U);
    }

    void aSliderReachesBothEndsAndRisesBetween_data() {
        QTest::addColumn<int>("min");
        QTest::addColumn<int>("max");
        QTest::addColumn<bool>("whole");
        QTest::newRow("few whole numbers") << 1000 << 20000 << true;
        QTest::newRow("percent") << 0 << 100000 << false;
        QTest::newRow("small numbers") << 0 << 1000 << false;
        QTest::newRow("magnitudes") << 1000 << 1000000000 << true;
        QTest::newRow("magnitudes from nothing") << 0 << 100000000 << true;
        QTest::newRow("one value") << 5000 << 5000 << true;
        QTest::newRow("below nothing") << -90000 << 90000 << true;
    }
    void aSliderReachesBothEndsAndRisesBetween() {
        QFETCH(const int, min);
        QFETCH(const int, max);
        QFETCH(const bool, whole);
        const editor::ValueScale scale(Decimal::ofThousandths(min), Decimal::ofThousandths(max), whole);
        QCOMPARE(scale.valueAt(0).thousandths, qint64{min});
        QCOMPARE(scale.valueAt(scale.last()).thousandths, qint64{max});
        QCOMPARE(scale.positionOf(Decimal::ofThousandths(min)), 0);
        auto before = scale.valueAt(0);
        for (int position = 1; position <= scale.last(); ++position) {
            const auto value = scale.valueAt(position);
            QVERIFY(value >= before);
            if (whole) QVERIFY(value.whole());
            if (value > before && scale.valueAt(std::min(position + 1, scale.last())) > value)
                QCOMPARE(scale.positionOf(value), position);
            before = value;
        }
    }

    void aNewStageGoesBehindItsGroup() {
        auto recipe = generation::builtInRecipes().find("grown-rooms")->withSeed(1);
        const auto& walls = *generation::newestStage(generation::builtInStages(), "walls");
        const auto more = withStage(recipe, walls, generation::builtInStages());
        QCOMPARE(more.stages.size(), recipe.stages.size() + 1);
        QVERIFY(more.find("walls-2"));
        const auto& rooms = *generation::newestStage(generation::builtInStages(), "grow-rooms");
        const auto moreRooms = withStage(recipe, rooms, generation::builtInStages());
        QCOMPARE(moreRooms.stages[1].stage, std::string("grow-rooms"));
        QCOMPARE(moreRooms.stages[1].id, std::string("grow-rooms"));
    }

    /// The panel says "Triangulate" where a file has "triangles" of the stage "triangulate".
    void whatIsLackingIsSaidInThePanelsWords() {
        auto recipe = recipeNamed(generation::builtInRecipes(), "keep@1")->withSeed(1);
        const auto turned = withStageAt(recipe, "triangles", 0);
        const auto lacking = generation::check(turned, generation::builtInStages());
        QVERIFY(!lacking.ok());
        const auto sentence =
            QString::fromStdString(inEnglish(inLabels(lacking.failure(), turned, generation::builtInStages()).message));
        QVERIFY2(sentence.startsWith("Stage “Triangulate” needs rooms"), qPrintable(sentence));
        QVERIFY2(sentence.contains("Grow rooms, Scatter rooms") && !sentence.contains('-'), qPrintable(sentence));
        // A message about a parameter gets no stage labels, even if a stage has the same name.
        recipe.find("rooms")->set("rooms", Range{Decimal::of(0), Decimal::of(1)});
        const auto refused = generation::check(recipe, generation::builtInStages());
        QVERIFY(!refused.ok());
        QCOMPARE(inEnglish(inLabels(refused.failure(), recipe, generation::builtInStages()).message),
                 inEnglish(refused.failure().message));
    }

    void stagesThatMakeGroundAreSaidInThePanelsWords() {
        auto recipe = generation::builtInRecipes().find("caves")->withSeed(1);
        for (auto& stage : recipe.stages) stage.enabled = false;
        for (const auto& refused : {recipe, Recipe{}}) {
            const auto answer = generation::check(refused, generation::builtInStages());
            QVERIFY(!answer.ok());
            const auto sentence = QString::fromStdString(
                inEnglish(inLabels(answer.failure(), refused, generation::builtInStages()).message));
            QVERIFY2(sentence.contains("makes ground"), qPrintable(sentence));
            QVERIFY2(sentence.contains("Grow rooms, Scatter rooms") && !sentence.contains('-'), qPrintable(sentence));
        }
    }

    void stagesMoveAndGo() {
        const auto recipe = generation::builtInRecipes().find("grown-rooms")->withSeed(1);
        const auto id = recipe.stages[0].id;
        const auto moved = withStageAt(recipe, id, 2);
        QCOMPARE(moved.stages[2].id, id);
        QCOMPARE(moved.stages[0].id, recipe.stages[1].id);
        QCOMPARE(withStageAt(recipe, id, 99).stages.back().id, id);
        QVERIFY(withStageAt(recipe, "nobody", 1) == recipe);
        QVERIFY(!withoutStage(recipe, id).find(id));
        QVERIFY(withoutStage(recipe, "nobody") == recipe);
    }

    void anotherStageKeepsWhatItUnderstands() {
        auto recipe = generation::builtInRecipes().find("grown-rooms")->withSeed(1);
        auto& rooms = recipe.stages[0];
        rooms.set("rooms", Range{Decimal::of(5), Decimal::of(9)});
        rooms.enabled = false;
        const auto& walls = *generation::newestStage(generation::builtInStages(), "walls");
        const auto replaced = withStageReplaced(recipe, rooms.id, walls);
        QCOMPARE(replaced.stages[0].stage, std::string("walls"));
        QVERIFY(!replaced.stages[0].enabled);
        QVERIFY(!replaced.stages[0].find("rooms"));
        const auto same =
            withStageReplaced(recipe, rooms.id, *generation::newestStage(generation::builtInStages(), "grow-rooms"));
        QVERIFY(same.stages[0].find("rooms"));
    }
};

DELVE_TEST(RecipeValuesTest)
#include "recipe_values_test.moc"

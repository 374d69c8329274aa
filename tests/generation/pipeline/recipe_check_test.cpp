#include "generation/level/delve_file.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/regenerate.h"
#include "generation/recipes/recipes.h"
#include "generation/recipes/worlds.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// A recipe that cannot run is refused with a sentence that says what to do.
class RecipeCheckTest : public QObject {
    Q_OBJECT

    static Recipe usual() { return recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(1); }
    static std::string refusal(const Recipe& recipe) {
        const auto checked = check(recipe, builtInStages());
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
        QVERIFY2(has(sentence, "Unknown stage “dig-deep”") && has(sentence, "grow-rooms"), sentence.c_str());
    }

    /// Each id is checked once, not compared with every other: that would take minutes.
    void manyStagesAreNoSlower() {
        auto recipe = usual();
        const auto stage = recipe.stages[0];
        for (int i = 0; i < 300'000; ++i) {
            recipe.stages.push_back(stage);
            recipe.stages.back().id = std::to_string(i);
        }
        recipe.stages.back().id = "299998";
        QVERIFY(has(refusal(recipe), "Two stages of the recipe have the id “299998”"));
    }

    /// The value of an unknown kind is kept as unknown; once its name is declared, it is refused all the same.
    void aValueOfNoKindIsRefused() {
        auto recipe = usual();
        recipe.stages[0].parameters.clear();
        recipe.stages[0].unknown = R"("mood": null, "rooms": { "a": 5 })";
        const auto sentence = refusal(recipe);
        QVERIFY2(
            has(sentence, "rooms cannot be { \"a\": 5 }; expected a whole number or a range such as 20-40, from 1 to "),
            sentence.c_str());
        recipe.stages[0].unknown = R"("mood": null, "tunes": [ "a", { "rooms": 5 } ])";
        QCOMPARE(refusal(recipe), std::string());
    }

    /// Also in the level of a file: the number is written back as it was, and used as a range when regenerating.
    void oneNumberStandsForARange() {
        auto recipe = usual();
        recipe.stages[0].set("rooms", Decimal::of(7));
        Workspace workspace;
        const auto made = generateWorld(recipe, {60, 40}, workspace);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        const Level& level = made->world.levels[0];
        QCOMPARE(*level.recipe->stages[0].find("rooms"), ParameterValue(Range{Decimal::of(7), Decimal::of(7)}));
        QVERIFY(regenerateLevel(made->world, level.id, recipe, {60, 40}, workspace).ok());
        GenerateRequest request;
        request.recipe = recipe;
        request.size = level.size();
        request.base = &level;
        BitGrid part;
        part.reset(level.size());
        part.setRun(5, 5, 20);
        QVERIFY(regenerateInside(request, part, builtInStages(), workspace).ok());
        recipe.stages[0].set("rooms", Decimal::of(0));
        QVERIFY(has(refusal(asDeclared(recipe, builtInStages())), "rooms cannot be 0"));
    }

    /// The values of a file are also read before the check, to propose a size: invalid ones count as not set.
    void valuesThatCannotBeChangeNoSize() {
        for (const auto& stage : builtInStages()) {
            for (const auto& parameter : stage.parameters) {
                Recipe recipe;
                recipe.stages = {stageOf("one", stage.name)};
                recipe.stages[0].version = stage.version;
                const Size defaultSize = automaticSize(recipe, builtInDeclarations());
                for (const ParameterValue& value : {ParameterValue(true), ParameterValue(std::string("other")),
                                                    ParameterValue(Decimal::of(-1'000'000)),
                                                    ParameterValue(Range{Decimal::of(9), Decimal::of(-9)})}) {
                    recipe.stages[0].set(parameter.id, value);
                    if (!parameter.check(value)) QCOMPARE(automaticSize(recipe, builtInDeclarations()), defaultSize);
                }
            }
        }
    }

    void unknownVersion() {
        auto recipe = usual();
        recipe.stages[0].version = 99;
        QCOMPARE(refusal(recipe),
                 std::string("Stage “grow-rooms” has no version 99 in this program; a newer one may have it."));
    }

    void whatIsLackingAndWhoGivesIt() {
        auto recipe = usual();
        recipe.stages.erase(recipe.stages.begin());
        const auto sentence = refusal(recipe);
        QVERIFY2(has(sentence, "Stage “halls” needs rooms") && has(sentence, "grow-rooms"), sentence.c_str());
    }

    /// If no stage can be put before it, the sentence has no empty list.
    void whatNobodyGives() {
        StageInfo lonely;
        lonely.name = "lonely";
        lonely.needs = Part::Sites;
        Recipe recipe;
        recipe.name = "own";
        recipe.stages = {stageOf("alone", "lonely")};
        StageRegistry stages;
        QVERIFY(stages.add(lonely).ok());
        const auto allowed = check(recipe, stages);
        QVERIFY(!allowed.ok());
        const auto sentence = inEnglish(allowed.failure().message);
        QVERIFY2(has(sentence, "alone") && has(sentence, "remove the stage") && !has(sentence, ": ."),
                 sentence.c_str());
    }

    void aDisabledStageGivesNothing() {
        auto recipe = usual();
        recipe.stages[0].enabled = false;
        QVERIFY(has(refusal(recipe), "Stage “halls” needs rooms"));
        recipe.stages[1].enabled = false;
        QVERIFY(has(refusal(recipe), "Stage “join” needs floor"));
    }

    void theOrderCounts() {
        auto recipe = usual();
        std::swap(recipe.stages[0], recipe.stages[1]);
        QVERIFY(has(refusal(recipe), "Stage “halls” needs rooms"));
    }

    /// What is locked stays locked: nothing opens or floods ways behind the stage that relies on them.
    void waysAreFixedLast() {
        StageInfo fixing;
        fixing.name = "fixing";
        fixing.ways = Ways::Fixes;
        StageInfo flooding;
        flooding.name = "flooding";
        flooding.ways = Ways::Changes;
        StageRegistry stages = builtInStages();
        QVERIFY(stages.add(fixing).ok() && stages.add(flooding).ok());
        auto recipe = usual();
        recipe.stages.push_back(stageOf("flood", "flooding"));
        recipe.stages.push_back(stageOf("fix", "fixing"));
        recipe.stages.push_back(stageOf("lamps", "lamps"));
        QVERIFY(check(recipe, stages).ok());
        for (const auto* const changing : {"flooding", "tunnel", "trim-dead-ends"}) {
            auto wrong = recipe;
            wrong.stages.push_back(stageOf("late", changing));
            if (std::string_view(changing) == "tunnel")
                wrong.stages.insert(wrong.stages.begin() + 1, stageOf("triangles", "triangulate"));
            const auto refused = check(wrong, stages);
            QVERIFY(!refused.ok());
            QCOMPARE(inEnglish(refused.failure().message),
                     std::string("Stage “late” changes ways, and “fix” before it relies on them; put “late” before "
                                 "“fix”."));
            wrong.find("fix")->enabled = false;
            QVERIFY(check(wrong, stages).ok());
        }
    }

    /// The needs of a choice are checked like all others, and no stage is proposed that could not be there either.
    void aChoiceHasNeedsOfItsOwn() {
        auto recipe = usual();
        recipe.find("start")->set("way", std::string("farthest-room"));
        QCOMPARE(refusal(recipe), std::string("Stage “start” needs a boss, but no earlier stage places one. Put one of "
                                              "these before it: store-and-boss."));
        recipe.find("start")->set("way", std::string("farthest-of-three"));
        const auto sentence = refusal(recipe);
        QVERIFY2(has(sentence, "Stage “start” needs an exit, but no earlier stage places one"), sentence.c_str());
        QVERIFY2(has(sentence, "gate") && has(sentence, "store-and-boss"), sentence.c_str());
        QVERIFY2(!has(sentence, "golden-exit"), "that one needs a start");
        recipe.stages.insert(recipe.stages.begin() + 4, stageOf("gate", "gate"));
        QCOMPARE(refusal(recipe), std::string());
        recipe.find("gate")->enabled = false;
        QVERIFY(has(refusal(recipe), "Stage “start” needs an exit"));
        recipe.find("start")->set("way", std::string("lower-left"));
        QCOMPARE(refusal(recipe), std::string());
    }

    void whoLacksTheSameIsNoHelp() {
        Recipe recipe;
        recipe.stages = {stageOf("rooms", "grow-rooms"), stageOf("halls", "tunnel")};
        const auto sentence = refusal(recipe);
        QVERIFY2(has(sentence, "Stage “halls” needs links between rooms"), sentence.c_str());
        QVERIFY2(has(sentence, "triangulate") && !has(sentence, "spanning-tree"), sentence.c_str());
    }

    void parameters() {
        auto recipe = usual();
        recipe.stages[0].set("groths", Decimal::of(5));
        QCOMPARE(refusal(recipe),
                 std::string("Unknown parameter “groths” of stage “rooms”; expected one of: rooms, growths, stop."));
        recipe = usual();
        recipe.stages[0].set("stop", Decimal::of(101));
        QCOMPARE(refusal(recipe),
                 std::string("stop cannot be 101; expected a percentage from 0 to 100, with at most three decimals."));
        QCOMPARE(check(recipe, builtInStages()).failure().where, std::string("stages[0].stop"));
        recipe = usual();
        recipe.find("walls")->set("height", Decimal::of(1));
        QVERIFY(has(refusal(recipe), "takes no parameters"));
    }

    /// Values that a person wrote into a file by hand are checked like typed ones.
    void parametersOfAFile_data() {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("too much")
            << QByteArray("101")
            << "stop cannot be 101; expected a percentage from 0 to 100, with at most three decimals.";
        QTest::newRow("too little")
            << QByteArray("-0.5")
            << "stop cannot be -0.5; expected a percentage from 0 to 100, with at most three decimals.";
        QTest::newRow("a word")
            << QByteArray("\"often\"")
            << "stop cannot be \"often\"; expected a percentage from 0 to 100, with at most three decimals.";
        QTest::newRow("a range")
            << QByteArray("[2, 3]")
            << "stop cannot be 2-3; expected a percentage from 0 to 100, with at most three decimals.";
        QTest::newRow("yes") << QByteArray("true")
                             << "stop cannot be yes; expected a percentage from 0 to 100, with at most three decimals.";
        QTest::newRow("allowed") << QByteArray("100") << "";
    }

    void parametersOfAFile() {
        QFETCH(QByteArray, written);
        QFETCH(QString, sentence);
        auto recipe = usual();
        recipe.find("rooms")->set("stop", Decimal::of(77));
        Workspace workspace;
        const auto made = generateWorld(recipe, {40, 30}, workspace);
        QVERIFY(made.ok());
        auto text = QByteArray::fromStdString(delveText(made->world));
        QCOMPARE(text.count("\"stop\": 77"), qsizetype{1});
        text.replace("\"stop\": 77", "\"stop\": " + written);
        const auto read = readDelve(text.toStdString());
        QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
        const auto again = generateWorld(*read->levels[0].recipe, {40, 30}, workspace);
        QCOMPARE(again.ok(), sentence.isEmpty());
        if (!again) QCOMPARE(QString::fromStdString(inEnglish(again.failure().message)), sentence);
    }

    /// A recipe without a stage that makes ground is refused: the message names stages that make ground.
    void aRecipeWithoutGround() {
        Recipe recipe;
        recipe.name = "own";
        QVERIFY2(has(refusal(recipe), "has no stages. Begin with one that makes ground: grow-rooms, "),
                 refusal(recipe).c_str());
        for (const auto& stage : builtInStages()) {
            recipe.stages = {stageOf("one", stage.name)};
            const bool makesGround = stage.gives.has(Part::Floor);
            QVERIFY2(refusal(recipe).empty() == (makesGround && stage.needs.empty()), stage.name.data());
        }
        recipe = usual();
        for (auto& stage : recipe.stages) stage.enabled = false;
        const auto sentence = refusal(recipe);
        QVERIFY2(has(sentence, "No enabled stage of the recipe makes ground."), sentence.c_str());
        for (const char* const giver : {"grow-rooms", "caves", "collapse", "split-house", "grow-maze"})
            QVERIFY2(has(sentence, giver), sentence.c_str());
        QVERIFY(!has(sentence, "straight-halls") && !has(sentence, "walls"));
    }

    /// A stage that makes ground, but finds no place for any.
    void groundThatFindsNoPlace() {
        Recipe recipe;
        recipe.name = "own";
        recipe.stages = {stageOf("vaults", "vaults")};
        GenerateRequest request;
        request.size = {3, 3};
        Workspace workspace;
        for (const std::int64_t asked : {0, 1}) {
            recipe.stages[0].set("rooms", Range{Decimal::of(asked), Decimal::of(asked)});
            request.recipe = recipe;
            const auto made = generate(request, builtInStages(), workspace);
            QVERIFY(!made.ok());
            QCOMPARE(made.failure().kind, Failure::Kind::Impossible);
            const auto sentence = inEnglish(made.failure().message);
            QVERIFY2(has(sentence, asked == 0 ? "This map of 3 x 3 would have no ground" : "0 of 1 vaults"),
                     sentence.c_str());
        }
    }

    void ids() {
        auto recipe = usual();
        recipe.stages[1].id = "rooms";
        QVERIFY(has(refusal(recipe), "Two stages of the recipe have the id “rooms”"));
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

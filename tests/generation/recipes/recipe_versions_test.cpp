#include "generation/level/delve_file.h"
#include "generation/level/rules.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

/// A recipe of three versions, which differ in their size, their rules and their stages, among the built-in ones.
Declarations withVersions() {
    auto declarations = builtInDeclarations();
    RecipeInfo recipe = *declarations.recipes.find("caves");
    recipe.name = "cellar";
    recipe.older.clear();
    recipe.version = 1;
    recipe.rules.write().sight = 4;
    recipe = nextVersion(recipe);
    recipe.defaultSize = {40, 30};
    recipe.rules.write().sight = 5;
    recipe = nextVersion(recipe);
    recipe.stages.pop_back();
    recipe.rules.write().sight = 6;
    if (!declarations.recipes.add(recipe)) qFatal("The name is taken.");
    return declarations;
}

} // namespace

/// A recipe's name is its newest version, NAME@VERSION an older one, and what a file says is found again.
class RecipeVersionsTest : public QObject {
    Q_OBJECT
private slots:
    void aNameIsTheNewest() {
        const auto declarations = withVersions();
        const auto* const newest = declarations.recipes.find("cellar");
        QVERIFY(newest);
        QCOMPARE(newest->version, 3);
        QCOMPARE(newest->older.size(), std::size_t{2});
        QVERIFY(newest->older.back()->older.empty()); // each is held once
        QCOMPARE(recipeNamed(declarations.recipes, "cellar"), newest);
        QCOMPARE(recipeNamed(declarations.recipes, "cellar@3"), newest);
        QCOMPARE(wordFor(*newest, declarations.recipes), std::string("cellar"));
    }

    void anOlderOneIsNamedByItsNumber() {
        const auto declarations = withVersions();
        const auto& recipes = declarations.recipes;
        for (const auto version : {1, 2}) {
            const auto word = "cellar@" + std::to_string(version);
            const auto* const older = recipeNamed(recipes, word);
            QVERIFY(older);
            QCOMPARE(older->version, version);
            QCOMPARE(wordFor(*older, recipes), word);
            QCOMPARE(older->withSeed(7).version, version);
            QCOMPARE(older->withSeed(7).name, std::string("cellar"));
        }
        std::vector<std::string> words;
        for (const auto* const older : olderRecipes(recipes))
            if (older->name == "cellar") words.push_back(wordFor(*older, recipes));
        QCOMPARE(words, (std::vector<std::string>{"cellar@1", "cellar@2"}));
    }

    void anythingElseNamesNone_data() {
        QTest::addColumn<QString>("word");
        for (const char* const word : {"cellar@0", "cellar@4", "cellar@", "cellar@01", "cellar@+1", "cellar@-1",
                                       "cellar@1 ", "cellar@1x", "cellar@99999999999", "@1", "", "@", "cave@1"})
            QTest::newRow(word) << word;
    }
    void anythingElseNamesNone() {
        QFETCH(QString, word);
        QVERIFY(!recipeNamed(withVersions().recipes, word.toStdString()));
    }

    void whatAFileBeganAsIsFound() {
        const auto declarations = withVersions();
        auto recipe = recipeNamed(declarations.recipes, "cellar@1")->withSeed(7);
        QCOMPARE(originOf(recipe, declarations.recipes)->version, 1);
        QCOMPARE(automaticSize(recipe, declarations), (Size{80, 45}));
        recipe.version = 2;
        QCOMPARE(automaticSize(recipe, declarations), (Size{40, 30}));
        recipe.version = 9; // of a later program
        QCOMPARE(originOf(recipe, declarations.recipes)->version, 3);
        recipe.name = "own";
        QVERIFY(!originOf(recipe, declarations.recipes));
    }

    void aVersionIsMadeByItsRules() {
        const auto declarations = withVersions();
        Workspace workspace;
        for (const auto version : {1, 2, 3}) {
            const auto* const info = recipeNamed(declarations.recipes, "cellar@" + std::to_string(version));
            const auto made =
                generateWorld(info->withSeed(3), {30, 20}, workspace, nullptr, nullptr, nullptr, declarations);
            QVERIFY(made.ok());
            QCOMPARE(made->world.rules->sight, 3 + version);
            QCOMPARE(made->world.levels[0].recipe->version, version);
        }
    }

    /// What was written before there were versions says none, and is as it was.
    void theFirstVersionIsNotWritten() {
        auto recipe = builtInRecipes().find("caves")->withSeed(7);
        recipe.version = 1;
        const auto first = recipeText(recipe);
        QVERIFY(first.find("{ \"name\": \"caves\", \"seed\": 7,") != std::string::npos);
        recipe.version = 2;
        const auto second = recipeText(recipe);
        QVERIFY(second.find("{ \"name\": \"caves\", \"version\": 2, \"seed\": 7,") != std::string::npos);
        const auto read = readRecipe(second);
        QVERIFY(read.ok());
        QCOMPARE(*read, recipe);
        QCOMPARE(readRecipe(first)->version, 1);
    }

    /// Every version runs with the stages that it names.
    void everyVersionCanRun() {
        auto all = olderRecipes(builtInRecipes());
        for (const auto& recipe : builtInRecipes()) {
            all.push_back(&recipe);
            QCOMPARE(recipe.older.size() + 1, static_cast<std::size_t>(recipe.version));
        }
        for (const auto* const recipe : all) {
            const auto checked = check(recipe->withSeed(0), builtInDeclarations().stages);
            QVERIFY2(checked, wordFor(*recipe, builtInRecipes()).c_str());
        }
    }
};

DELVE_TEST(RecipeVersionsTest)
#include "recipe_versions_test.moc"

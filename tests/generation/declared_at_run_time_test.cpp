#include "generation/level/delve_file.h"
#include "generation/level/hash.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/regenerate.h"
#include "generation/recipes/worlds.h"
#include "tests/support/signposts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// A stage and a recipe that are registered at run time work like built-in ones.
class DeclaredAtRunTimeTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Declarations> m_declarations = test::withSignposts();
    Workspace m_workspace;

    Recipe recipe() const { return m_declarations->recipes.find("signed-caves")->withSeed(5); }
    Result<GeneratedWorld> made(const Recipe& recipe, const FileReader& files = {}, const World* stamps = nullptr) {
        return generateWorld(recipe, {48, 32}, m_workspace, nullptr, nullptr, stamps, *m_declarations, files);
    }
    /// The text on the signs of a level, once for each different text.
    static QString wordsIn(const Result<GeneratedWorld>& made) {
        if (!made) return QString::fromStdString(inEnglish(made.failure().message));
        QStringList all;
        for (const auto& thing : *made->world.levels[0].things)
            if (const auto* const words = thing.properties.find("words"))
                all.append(QString::fromStdString(std::get<std::string>(*words)));
        all.removeDuplicates();
        return all.join('|');
    }
    static std::ptrdiff_t signsIn(const Level& level) {
        return std::ranges::count_if(*level.things,
                                     [](const Thing& thing) { return thing.properties.find("words") != nullptr; });
    }

private slots:
    void aNameIsTakenOnce() {
        Declarations more = *m_declarations;
        const auto size = more.stages.size();
        const auto again = more.stages.add(test::signpostsStage());
        QVERIFY(!again.ok());
        QCOMPARE(inEnglish(again.failure().message),
                 std::string("The name signposts is already in use; choose another name."));
        auto second = test::signpostsStage();
        second.version = 2;
        QVERIFY(more.stages.add(second).ok());
        QCOMPARE(inEnglish(more.stages.add(second).failure().message),
                 std::string("Version 2 of signposts already exists; choose another version or name."));
        QCOMPARE(inEnglish(more.recipes.add(RecipeInfo{}).failure().message),
                 std::string("The declaration has no name; give it one."));
        QCOMPARE(more.stages.size(), size + 1);
        QCOMPARE(newestStage(more.stages, "signposts")->version, 2);
        QCOMPARE(m_declarations->stages.size(), size); // only the copy got the new stage
        QVERIFY(!builtInStages().find("signposts"));
        QCOMPARE(&more.stages.front(), &builtInStages().front()); // the built-in ones come first, and are shared
    }

    /// No built-in declaration is missing from its list, as it would be if another had the same name.
    void theBuiltInOnesAreAllThere() {
        QVERIFY(builtInStages().size() >= 39);
        QVERIFY(builtInRecipes().size() >= 9);
        QVERIFY(builtInParameterKinds().size() >= 12);
    }

    void itGenerates() {
        const auto first = made(recipe());
        QCOMPARE(wordsIn(first), QString("Mind the “gap”, 50 % off"));
        QCOMPARE(signsIn(first->world.levels[0]), std::ptrdiff_t{4});
        QCOMPARE(QString::fromStdString(first->world.name), QString("Signed caves, as a file says"));
        const auto again = made(recipe());
        QCOMPARE(fingerprint(again->world.levels[0]), fingerprint(first->world.levels[0]));
        auto set = recipe();
        set.find("signs")->set("how-many", Decimal::of(9));
        set.find("signs")->reset("what-words");
        const auto more = made(set);
        QCOMPARE(wordsIn(more), QString("This way"));
        QCOMPARE(signsIn(more->world.levels[0]), std::ptrdiff_t{9});
    }

    void whoDoesNotHaveItSaysSo() {
        const auto refused = check(recipe(), builtInStages());
        QVERIFY(!refused.ok());
        QVERIFY(inEnglish(refused.failure().message).starts_with("Unknown stage “signposts”; expected one of: "));
    }

    void filesKeepIt() {
        auto set = recipe();
        set.find("signs")->set("how-many", Decimal::of(7));
        set.find("signs")->set("table", std::string("{\n \"own\": \"table\"\n}"));
        set.find("signs")->set("pattern", std::string("hall@1,2,3x4"));
        set.find("signs")->set("letters", std::string("texts/signs.txt"));
        const auto read = readRecipe(recipeText(set));
        QVERIFY(read.ok() && *read == set);
        auto world = made(recipe())->world;
        world.levels[0].recipe = set;
        const auto text = delveText(world);
        const auto back = readDelve(text);
        QVERIFY2(back.ok(), back ? "" : inEnglish(back.failure().message).c_str());
        QVERIFY(*back->levels[0].recipe == set);
        QCOMPARE(delveText(*back), text);
        QCOMPARE(fingerprint(back->levels[0]), fingerprint(world.levels[0]));
    }

    void aPartIsRegeneratedWithIt() {
        const auto whole = made(recipe());
        const Level& base = whole->world.levels[0];
        GenerateRequest request;
        request.recipe = *base.recipe;
        request.recipe.seed = 6;
        request.recipe.find("signs")->set("how-many", Decimal::of(100));
        request.size = base.size();
        request.base = &base;
        BitGrid selection(base.size());
        for (std::int32_t y = 8; y < 20; ++y) selection.setRun(y, 8, 16);
        const auto part = regenerateInside(request, selection, m_declarations->stages, m_workspace);
        QVERIFY2(part.ok(), part ? "" : inEnglish(part.failure().message).c_str());
        const auto signs = signsIn(part->level);
        QVERIFY2(signs > 0 && signs < 40, qPrintable(QString::number(signs))); // in proportion: an eighth of the map
    }

    void aFileIsReadByWhoHasFiles() {
        auto set = recipe();
        set.find("signs")->set("letters", std::string("signs.txt"));
        QCOMPARE(wordsIn(made(set)), QString("signs.txt: the map has no folder yet to look in. Save the map first."));
        QStringList asked;
        const FileReader files = [&](const std::string& name) -> Result<std::string> {
            asked.append(QString::fromStdString(name));
            return std::string("From the file");
        };
        QCOMPARE(wordsIn(made(set, files)), QString("From the file"));
        QCOMPARE(asked, QStringList{"signs.txt"});
        const FileReader none = [](const std::string&) -> Result<std::string> {
            return fileAccess({DELVE_TEXT("test", "There is none.")});
        };
        QCOMPARE(made(set, none).failure().kind, Failure::Kind::FileAccess);
    }

    void aLevelIsFoundAmongTheStamps() {
        World stamps;
        Level hall;
        hall.id = "hall";
        hall.tiles = Grid({10, 6}, Tile::Floor);
        stamps.levels.push_back(hall);
        auto set = recipe();
        const auto words = [&](const char* pattern) {
            set.find("signs")->set("pattern", std::string(pattern));
            return wordsIn(made(set, {}, &stamps));
        };
        set.find("signs")->set("what-words", std::string("It has"));
        QCOMPARE(words("hall"), QString("It has 10x6"));
        QCOMPARE(words("hall@2,1,5x4"), QString("It has 5x4"));
        QCOMPARE(words("hall@2,1,9x4"), QString("hall@2,1,9x4 lies outside the level, which has 10 x 6 cells."));
        QVERIFY(words("cellar").startsWith("Level cellar is not among the stamps"));
    }
};

DELVE_TEST(DeclaredAtRunTimeTest)
#include "declared_at_run_time_test.moc"

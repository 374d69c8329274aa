#include "editor/skins/choose_skin.h"
#include "editor/skins/named_skin.h"
#include "editor/skins/own_skin.h"
#include "generation/level/delve_file.h"
#include "generation/level/world_edit.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

World twoLevels() {
    World world;
    for (const char* id : {"a", "b"}) {
        auto& level = world.levels.emplace_back();
        level.id = id;
        level.tiles = Grid({8, 6}, Tile::Floor);
    }
    return world;
}

SharedSkin ofFile() {
    auto skin = readSkin(delve::test::skinOf("\"floor\": { \"pieces\": 1 }"));
    if (!skin) qFatal("%s", skin.failure().message.text.source);
    return std::make_shared<const Skin>(*std::move(skin));
}

std::string textOf(const World& world) {
    std::string text;
    if (!writeDelve(world, [&text](std::string_view piece) {
            text += piece;
            return true;
        }))
        qFatal("not written");
    return text;
}

std::string nameFor(const World& world, std::size_t level) {
    return delve::editor::skinOf(world, world.levels[level])->id;
}

} // namespace

class ChooseSkinTest : public QObject {
    Q_OBJECT
private slots:
    void aWorldIsDrawnInOneOfTheProgram() {
        World world = twoLevels();
        world.levels[1].properties.set("skin", std::string("cave"));
        chooseSkin(world, programSkin("grotto"));
        QCOMPARE(nameFor(world, 0), std::string("grotto"));
        QCOMPARE(nameFor(world, 1), std::string("grotto"));
        QVERIFY(world.levels[1].properties.empty());
        chooseSkin(world, {});
        QCOMPARE(nameFor(world, 0), std::string("stone"));
        QVERIFY(world.properties.empty());
    }

    /// It comes along in the file, with its pictures.
    void aWorldCarriesOneFromAFile() {
        World world = twoLevels();
        chooseSkin(world, ofFile());
        const auto again = readDelve(textOf(world));
        QVERIFY(again.ok());
        QCOMPARE(nameFor(*again, 0), std::string("numbers"));
        QVERIFY(delve::editor::skinOf(*again, again->levels[1])->findPieces("floor"));
    }

    void oneLevelIsDrawnInAnother() {
        World world = twoLevels();
        const World before = world;
        QVERIFY(chooseSkinOfLevel(world, 1, programSkin("masonry")).ok());
        QCOMPARE(nameFor(world, 0), std::string("stone"));
        QCOMPARE(nameFor(world, 1), std::string("masonry"));
        QVERIFY(world.levels.shares(0, before.levels, 0));
        QVERIFY(!chooseSkinOfLevel(world, 1, ofFile()).ok()); // nobody could find it by its name
        QCOMPARE(nameFor(world, 1), std::string("masonry"));
        chooseSkin(world, ofFile());
        QVERIFY(chooseSkinOfLevel(world, 1, programSkin("cave")).ok());
        QVERIFY(chooseSkinOfLevel(world, 0, *readOwnSkin(world.properties)).ok());
        QCOMPARE(nameFor(world, 0), std::string("numbers"));
        QVERIFY(chooseSkinOfLevel(world, 1, {}).ok());
        QCOMPARE(nameFor(world, 1), std::string("numbers"));
    }

    /// Levels that name no skin are not copied, of which there may be thousands.
    void onlyLevelsThatNameOneChange() {
        World world = twoLevels();
        world.levels[1].properties.set("skin", std::string("cave"));
        const World before = world;
        chooseSkin(world, programSkin("grotto"));
        QVERIFY(world.levels.shares(0, before.levels, 0));
        const auto edit = WorldEdit::between(before, world);
        QVERIFY(!edit.empty());
        World back = world;
        QVERIFY(edit.inverse().apply(back));
        QVERIFY(back == before);
    }

    /// It is a member that generation keeps as it is, in the recipe of each level that it makes.
    void aRecipeNamesASkin() {
        generation::Workspace workspace;
        Recipe recipe = generation::builtInRecipes().find("caves")->withSeed(1);
        const auto skinMadeWith = [&](const char* unknown) {
            recipe.unknown = unknown;
            auto made = generation::generateWorld(recipe, {32, 24}, workspace);
            if (!made) qFatal("%s", inEnglish(made.failure().message).c_str());
            const auto again = readDelve(textOf(made->world));
            return again ? nameFor(*again, 0) : std::string("unreadable");
        };
        QCOMPARE(skinMadeWith(""), std::string("cave"));
        QCOMPARE(skinMadeWith("\"skin\": \"grotto\""), std::string("grotto"));
        QCOMPARE(skinMadeWith("\"mine\": { \"skin\": \"grotto\" }"), std::string("cave"));
        QCOMPARE(skinMadeWith("\"skin\": \"unknown\""), std::string("cave"));
        QCOMPARE(skinMadeWith("\"skin\": 3"), std::string("cave"));
    }

    void eachSkinOfTheProgramHasWords() {
        for (const auto& name : skinNames()) {
            QVERIFY2(!wordsOfSkin(name).label.empty() && !wordsOfSkin(name).help.empty(), name.c_str());
            QCOMPARE(programSkin(name)->id, name);
        }
        QVERIFY(wordsOfSkin("other").label.empty());
        Skin strange = *ofFile();
        strange.id = std::string(3000, 'x') + "\n";
        QVERIFY(shownNameOf(strange).size() < 200);
    }
};

DELVE_TEST(ChooseSkinTest)
#include "choose_skin_test.moc"

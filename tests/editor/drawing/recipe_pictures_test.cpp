#include "editor/drawing/recipe_pictures.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr QRgb light = qRgb(250, 250, 250);
constexpr QRgb dark = qRgb(10, 10, 10);

/// Of the recipes with these names, each changed by `change`.
generation::Declarations someOf(const std::vector<std::string>& names,
                                const std::function<void(generation::RecipeInfo&)>& change) {
    generation::Declarations some;
    some.stages = generation::builtInDeclarations().stages;
    for (const auto& name : names) {
        auto recipe = *generation::builtInRecipes().find(name);
        change(recipe);
        if (!some.recipes.add(std::move(recipe))) qFatal("%s", name.c_str());
    }
    return some;
}

std::map<QString, QImage> picturesOf(const generation::Declarations& declarations, QSize size) {
    RecipePictures pictures(test::pool(), size, declarations);
    std::map<QString, QImage> shown;
    QObject::connect(&pictures, &RecipePictures::ready,
                     [&](const QString& recipe, const QImage& picture) { shown[recipe] = picture; });
    pictures.start(light);
    const auto all = declarations.recipes.size();
    if (!QTest::qWaitFor([&] { return shown.size() == all; }, 30'000)) qFatal("a picture is missing");
    return shown;
}

} // namespace

class RecipePicturesTest : public QObject {
    Q_OBJECT
private slots:
    void theyAreDrawnOnceForEachColour() {
        RecipePictures pictures(test::pool(), {48, 27});
        std::map<QString, QImage> shown;
        int drawn = 0;
        connect(&pictures, &RecipePictures::ready, this, [&](const QString& recipe, const QImage& picture) {
            shown[recipe] = picture;
            ++drawn;
        });
        const int all = static_cast<int>(generation::builtInRecipes().size());
        pictures.start(light);
        pictures.start(light);
        QTRY_COMPARE(drawn, all);
        const auto before = shown;
        pictures.start(dark);
        QTRY_COMPARE(drawn, 2 * all);
        int changed = 0;
        for (const auto& [recipe, picture] : shown) {
            QCOMPARE(picture.size(), QSize(48, 27));
            changed += picture != before.at(recipe);
        }
        QVERIFY(changed > 0);
    }

    /// After switching back and forth, all pictures have the last colour.
    void whatIsUnderWayIsDropped() {
        RecipePictures pictures(test::pool(), {48, 27});
        std::map<QString, QImage> shown;
        connect(&pictures, &RecipePictures::ready, this,
                [&](const QString& recipe, const QImage& picture) { shown[recipe] = picture; });
        const auto all = generation::builtInRecipes().size();
        pictures.start(dark);
        QTRY_COMPARE(shown.size(), all);
        const auto wanted = std::exchange(shown, {});
        for (int i = 0; i < 3; ++i) {
            pictures.start(light);
            QTRY_VERIFY(!shown.empty());
            pictures.start(dark);
            shown.clear();
        }
        QTRY_COMPARE(shown.size(), all);
        QVERIFY(shown == wanted);
    }

    void eachIsOfTheSeedThatTheRecipeNames() {
        const std::vector<std::string> names{"depths", "caves"};
        const QSize size(96, 54);
        const auto plain = picturesOf(someOf(names, [](auto&) {}), size);
        QVERIFY(plain == picturesOf(someOf(names, [](auto&) {}), size));
        const auto other = picturesOf(someOf(names, [](auto& recipe) { ++recipe.sample; }), size);
        for (const auto& [recipe, picture] : plain) QVERIFY2(picture != other.at(recipe), qPrintable(recipe));
    }

    /// A house is not as wide as the picture: beside it there is background, and none of its walls is cut off.
    void theWholeMapIsShown() {
        const QSize size(208, 120);
        const auto house = picturesOf(someOf({"house"}, [](auto&) {}), size).at("house");
        QCOMPARE(house.size(), size);
        for (const int y : {0, 60, 119}) {
            QCOMPARE(house.pixel(0, y), light);
            QCOMPARE(house.pixel(207, y), light);
        }
        for (int x = 40; x < 168; ++x)
            for (const int y : {1, 118}) QVERIFY2(house.pixel(x, y) != light, qPrintable(QString::number(x)));
    }

    /// One that the seed or the size cannot make would leave a gap on the welcome page.
    void everyRecipeHasOne() {
        const auto& all = generation::builtInDeclarations();
        for (const auto& [recipe, picture] : picturesOf(all, {208, 120})) {
            std::set<QRgb> colours;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) colours.insert(picture.pixel(x, y));
            QVERIFY2(colours.size() > 20, qPrintable(recipe));
        }
        generation::Workspace workspace;
        for (const auto& recipe : all.recipes)
            QVERIFY2(generateWorld(recipe.withSeed(recipe.sample), recipe.sampleSize, workspace), recipe.name.c_str());
    }
};

DELVE_TEST(RecipePicturesTest)
#include "recipe_pictures_test.moc"

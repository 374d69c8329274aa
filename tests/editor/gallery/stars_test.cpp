#include "editor/gallery/starred_pictures.h"
#include "editor/gallery/stars.h"
#include "generation/level/delve_file.h"
#include "tests/editor/gallery/gallery_orders.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr Size mapSize{48, 32};

StarredVariation starOf(std::uint64_t seed, std::string note = {}) {
    return {test::recipeNamed("grown-rooms", seed), mapSize, std::move(note)};
}

Level levelWith(const std::vector<StarredVariation>& stars) {
    Level level;
    setStarred(level.properties, {stars, {}});
    return level;
}

std::vector<StarredVariation> starsOf(const Level& level) { return starredOf(level.properties).variations; }

} // namespace

/// Stars of a level, and their pictures.
class StarsTest : public QObject {
    Q_OBJECT
private slots:
    void areGivenNotedAndRemoved() {
        auto level = *withStar({}, starOf(1));
        level = *withStar(level, starOf(2, "second"));
        QCOMPARE(starsOf(level).size(), std::size_t{2});
        level = *withStar(level, starOf(1, "first\nof all"));
        QVERIFY(starsOf(level) == (std::vector{starOf(1, "first of all"), starOf(2, "second")}));
        QCOMPARE(findStar(starredOf(level.properties), starOf(2).recipe, mapSize)->note, std::string("second"));
        QVERIFY(!findStar(starredOf(level.properties), starOf(2).recipe, {32, 24}));
        level = withoutStar(level, starOf(1).recipe, mapSize);
        QVERIFY(starsOf(level) == std::vector{starOf(2, "second")});
        level = withoutStar(withoutStar(level, starOf(9).recipe, mapSize), starOf(2).recipe, mapSize);
        QVERIFY(level == Level());
    }

    void whatALaterVersionKnowsStays() {
        auto star = starOf(1);
        star.unknown = "\"rating\": 5";
        const auto level = *withStar(levelWith({star}), starOf(1, "noted"));
        QCOMPARE(starsOf(level)[0].unknown, star.unknown);
        QCOMPARE(starsOf(level)[0].note, std::string("noted"));
    }

    void tooManyAreRefused() {
        std::vector<StarredVariation> stars;
        for (std::uint64_t seed = 0; seed < maxStarred; ++seed) stars.push_back(starOf(seed));
        const auto full = levelWith(stars);
        const auto refused = withStar(full, starOf(maxStarred));
        QVERIFY(!refused.ok());
        QVERIFY(inEnglish(refused.failure().message).find("at most 100 starred variations") != std::string::npos);
        QVERIFY(withStar(full, starOf(7, "a note")).ok());
    }

    /// A person may have a property of that name.
    void anotherPropertyIsNotOverwritten() {
        Level level;
        level.properties.set(starredProperty, std::string("mine"));
        const auto refused = withStar(level, starOf(1));
        QVERIFY(!refused.ok());
        QVERIFY(inEnglish(refused.failure().message).find("starred-variations") != std::string::npos);
        QVERIFY(withoutStar(level, starOf(1).recipe, mapSize) == level);
    }

    void anEmptyListIsNoObstacle() {
        Level level;
        level.properties.set(starredProperty, UnknownValue{"[]"});
        const auto starred = withStar(level, starOf(1));
        QVERIFY(starred.ok());
        QVERIFY(starsOf(*starred) == std::vector{starOf(1)});
    }

    /// What is nested as deep as a file allows in the recipe of a level would be too deep in a star.
    void aStarLeavesOutWhatIsUnknown() {
        Document document(test::pool());
        test::generateIn(document, test::recipeNamed("grown-rooms", 1), mapSize);
        auto star = starOf(2);
        star.recipe.stages[0].unknown = "\"deep\": " + std::string(56, '[') + std::string(56, ']');
        World world = document.world();
        world.levels[0].recipe->stages[0].unknown = star.recipe.stages[0].unknown;
        QVERIFY(readDelve(delveText(world)).ok());
        world.levels[0] = *withStar(world.levels[0], star);
        QVERIFY(readDelve(delveText(world)).ok());
        QVERIFY(findStar(starredOf(world.levels[0].properties), star.recipe, mapSize));
    }

    /// What is asked for at each change is read only where it is another; a list of a million is never read.
    void theyAreReadOnce() {
        KeptStars kept;
        Level level = levelWith({starOf(1), starOf(2)});
        for (int times = 0; times < 5; ++times) QCOMPARE(kept.of(level.properties).variations.size(), std::size_t{2});
        QCOMPARE(kept.reads(), std::size_t{1});
        level = withoutStar(level, starOf(1).recipe, mapSize);
        QVERIFY(kept.of(level.properties).variations == std::vector{starOf(2)});
        QCOMPARE(kept.reads(), std::size_t{2});
        std::string list = "[0";
        for (int i = 1; i < 1'000'000; ++i) list += ",0";
        level.properties.set(starredProperty, UnknownValue{list + "]"});
        for (int times = 0; times < 5; ++times) QVERIFY(kept.of(level.properties).empty());
        QCOMPARE(kept.reads(), std::size_t{3});
    }

    /// Regenerating keeps them, undo takes them with it, and a file has them.
    void stayWithTheDocument() {
        Document document(test::pool());
        test::generateIn(document, test::recipeNamed("grown-rooms", 1), mapSize);
        const auto without = delveText(document.world());
        document.apply(Edit::between(document.level(), *withStar(document.level(), starOf(2, "why"))),
                       Text{"", "star"});
        test::generateIn(document, test::recipeNamed("caves", 3), mapSize);
        QVERIFY(starsOf(document.level()) == std::vector{starOf(2, "why")});
        const auto read = readDelve(delveText(document.world()));
        QVERIFY(starsOf(read->levels[0]) == std::vector{starOf(2, "why")});
        document.undo();
        document.undo();
        QVERIFY(starsOf(document.level()).empty());
        QCOMPARE(delveText(document.world()), without);
    }

    void areDrawnAsTheyWere() {
        Document document(test::pool());
        test::generateIn(document, test::recipeNamed("grown-rooms", 1), mapSize);
        auto order = test::galleryOf(document);
        order.candidates = 12;
        const auto gallery = test::filled(test::pool(), order);
        int asked = 0;
        StarredPictures pictures(test::pool(), [&] { return ++asked, order.setting; });
        const QSignalSpy made(&pictures, &StarredPictures::made);
        std::vector<StarredVariation> stars;
        for (const auto place : {0, 5}) {
            const auto& variation = gallery.variations[static_cast<std::size_t>(place)];
            stars.push_back({variation.recipe, variation.size});
        }
        pictures.show(stars);
        QVERIFY(!pictures.find(stars[0]));
        pictures.show(stars); // which are on their way
        QTRY_COMPARE_WITH_TIMEOUT(made.count(), 2, 60'000);
        QVERIFY(pictures.find(stars[1])->picture == gallery.variations[5].picture);
        QCOMPARE(pictures.find(stars[1])->fingerprint, gallery.variations[5].fingerprint);
        QVERIFY(pictures.find(stars[1])->values == gallery.variations[5].values);
        pictures.show({stars[1]});
        QVERIFY(!pictures.find(stars[0]) && pictures.find(stars[1]));
        QCOMPARE(asked, 1);
        pictures.forget();
        pictures.show({stars[1]});
        QVERIFY(!pictures.find(stars[1]));
        QTRY_VERIFY_WITH_TIMEOUT(pictures.find(stars[1]), 60'000);
        QCOMPARE(asked, 2);
    }

    /// When nothing is to be drawn any more, and when it is cancelled.
    void noWorldIsKept() {
        Document document(test::pool());
        test::generateIn(document, test::recipeNamed("grown-rooms", 1), mapSize);
        std::weak_ptr<const World> world;
        StarredPictures pictures(test::pool(), [&] {
            auto setting = test::galleryOf(document).setting;
            auto held = std::make_shared<const World>(document.world());
            setting.order.world = held;
            world = held;
            return setting;
        });
        pictures.show({starOf(2)});
        QVERIFY(!world.expired());
        QTRY_VERIFY_WITH_TIMEOUT(pictures.find(starOf(2)), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(world.expired(), 60'000);
        pictures.show({starOf(2), starOf(3)});
        QVERIFY(!world.expired());
        pictures.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(world.expired(), 60'000);
        pictures.show({starOf(2), starOf(3)});
        QTRY_VERIFY_WITH_TIMEOUT(pictures.find(starOf(3)), 60'000);
    }

    /// What a stranger's file may have: maps that are too large, recipes that cannot run, other recipes.
    void whatCannotBeDrawnSaysWhy() {
        Document document(test::pool());
        test::generateIn(document, test::recipeNamed("grown-rooms", 1), mapSize);
        StarredPictures pictures(test::pool(), [&] { return test::galleryOf(document).setting; });
        StarredVariation large = starOf(2);
        large.size = {16384, 16384};
        StarredVariation broken = starOf(3);
        broken.recipe.stages[0].stage = "unheard-of";
        const StarredVariation other{test::recipeNamed("caves", 4), mapSize};
        pictures.show({large, broken, other});
        QTRY_VERIFY_WITH_TIMEOUT(pictures.find(other), 60'000);
        QVERIFY(pictures.find(large)->picture.isNull() && pictures.find(broken)->picture.isNull());
        QVERIFY(!pictures.find(other)->picture.isNull());
        for (const auto& star : {large, broken, other}) {
            QVERIFY(!pictures.find(star)->proven);
            QVERIFY(!pictures.find(star)->whyNot.text.empty());
        }
    }
};

DELVE_TEST(StarsTest)
#include "stars_test.moc"

#include "editor/gallery/variation_finder.h"
#include "editor/work/job_pool.h"
#include "generation/level/rules.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/stage.h"
#include "playtest/proof/proof.h"
#include "tests/editor/gallery/gallery_orders.h"
#include "tests/playtest/replayed.h"
#include "tests/support/held_pool.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

#include <atomic>
#include <memory>
#include <set>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr Size mapSize{48, 32};

bool same(const Variation& one, const Variation& other) {
    return one.recipe == other.recipe && one.size == other.size && one.values == other.values &&
           one.fingerprint == other.fingerprint && one.proven == other.proven && one.picture == other.picture;
}

bool same(const Gallery& one, const Gallery& other) {
    return one.measures == other.measures && one.now == other.now && one.tries == other.tries &&
           std::ranges::equal(one.variations, other.variations,
                              [](const Variation& a, const Variation& b) { return same(a, b); });
}

std::vector<TwoValues> valuesOf(const Gallery& gallery) {
    std::vector<TwoValues> values;
    for (const auto& variation : gallery.variations) values.push_back(variation.values);
    return values;
}

std::int64_t leastDistance(const std::vector<TwoValues>& points, const PointDistances& distances) {
    auto least = std::numeric_limits<std::int64_t>::max();
    for (std::size_t i = 0; i < points.size(); ++i)
        least = std::min(least, distances.toNearest(points[i], std::span(points).first(i)));
    return least;
}

/// Pins a room with walls around it, as a person would paint it.
Level withPins(Level level) {
    BitGrid pins(level.size());
    for (std::int32_t y = 4; y < 12; ++y)
        for (std::int32_t x = 5; x < 16; ++x) {
            const bool rim = y == 4 || y == 11 || x == 5 || x == 15;
            level.tiles.set({x, y}, rim ? Tile::Wall : x == 9 && y == 7 ? Tile::Water : Tile::Floor);
            pins.set({x, y});
        }
    level.tiles.set({15, 8}, Tile::Floor); // a way in
    level.pinned = std::move(pins);
    return level;
}

/// Counts the tries of a recipe that begin, and those that come to its end.
generation::Declarations telling(Recipe& recipe, std::atomic<int>& begun, std::atomic<int>& ended) {
    auto declarations = generation::builtInDeclarations();
    auto first = *generation::declaredStage(declarations.stages, recipe.stages.front());
    first.name = "telling-first";
    first.run = [run = first.run, &begun](auto& draft, auto& random, auto parameters) {
        ++begun;
        return run(draft, random, parameters);
    };
    recipe.stages.front().stage = first.name;
    (void)declarations.stages.add(std::move(first));
    auto last = *generation::declaredStage(declarations.stages, recipe.stages.back());
    last.name = "telling-last";
    last.run = [run = last.run, &ended](auto& draft, auto& random, auto parameters) {
        auto done = run(draft, random, parameters);
        if (done) ++ended;
        return done;
    };
    recipe.stages.back().stage = last.name;
    (void)declarations.stages.add(std::move(last));
    return declarations;
}

bool keepsPins(const Level& level, const Level& before) {
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (before.isPinned({x, y}) && level.tiles.at({x, y}) != before.tiles.at({x, y})) return false;
    return level.pinned == before.pinned;
}

} // namespace

/// Galleries that are filled in the background.
class VariationFinderTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Document> m_document;

    Document& documentOf(const char* recipe, Size size = mapSize) {
        m_document = std::make_unique<Document>(test::pool());
        test::generateIn(*m_document, test::recipeNamed(recipe), size);
        return *m_document;
    }

private slots:
    void cleanup() { m_document.reset(); }

    /// For every recipe: twelve that differ, each what the document makes of it, and won by playing the proof again.
    void eachIsProvenAndWhatTheDocumentMakesOfIt_data() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void eachIsProvenAndWhatTheDocumentMakesOfIt() {
        QFETCH(QString, name);
        auto& document = documentOf(name.toUtf8().constData());
        auto order = test::galleryOf(document);
        order.candidates = 14;
        order.tries = 28;
        const auto gallery = test::filled(test::pool(), order);
        QCOMPARE(gallery.variations.size(), galleryPlaces);
        const auto shown = document.recipe();
        std::set<std::uint64_t> fingerprints{fingerprint(document.level())};
        for (const auto& variation : gallery.variations) {
            QVERIFY(variation.recipe.seed != shown.seed);
            QVERIFY(fingerprints.insert(variation.fingerprint).second);
            QVERIFY(!variation.picture.isNull() && !variation.thumbnail.isNull());
            QCOMPARE(variation.changes.size(), std::size_t{1}); // the seed
        }
        for (const auto place : {std::size_t{0}, galleryPlaces - 1}) {
            const auto& variation = gallery.variations[place];
            test::generateIn(document, variation.recipe, variation.size);
            QCOMPARE(fingerprint(document.level()), variation.fingerprint);
            const auto proof = play::prove(std::make_shared<const World>(document.world()));
            QCOMPARE(proof->verdict == play::Verdict::Winnable, variation.proven);
            if (variation.proven) QCOMPARE(test::faultOfReplay(document.world(), *proof), std::string());
        }
    }

    void itIsTheSameForAnyNumberOfJobs() {
        auto& document = documentOf("keep");
        for (const auto kind : {VariationKind::OtherSeeds, VariationKind::SmallChanges, VariationKind::WideChanges}) {
            auto order = test::galleryOf(document, 4, kind);
            order.candidates = 18;
            const auto first = test::filled(test::pool(), order, 1);
            QCOMPARE(first.variations.size(), galleryPlaces);
            QVERIFY(same(test::filled(test::pool(), order, 3), first));
            order.seed = 5;
            QVERIFY(!same(test::filled(test::pool(), order, 3), first));
        }
    }

    /// Farther apart than the first twelve that were made, and all of them away from the level that is there.
    void theyAreSpreadOverTheMeasures() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document);
        const auto gallery = test::filled(test::pool(), order);
        order.candidates = 12;
        const auto inARow = test::filled(test::pool(), order);
        auto all = valuesOf(gallery);
        const auto twelve = valuesOf(inARow);
        all.insert(all.end(), twelve.begin(), twelve.end());
        const PointDistances distances(all);
        QVERIFY(leastDistance(valuesOf(gallery), distances) > leastDistance(twelve, distances));
        QVERIFY(std::ranges::is_sorted(valuesOf(gallery)));
    }

    void pinsAreKeptInEach() {
        auto& document = documentOf("grown-rooms");
        const auto pinned = withPins(document.level());
        document.apply(Edit::between(document.level(), pinned), Text{"", "pin"});
        QTRY_VERIFY(!document.generating());
        const auto before = document.level();
        for (const auto kind : {VariationKind::OtherSeeds, VariationKind::SmallChanges}) {
            auto order = test::galleryOf(document, 1, kind);
            order.candidates = 12;
            const auto gallery = test::filled(test::pool(), order);
            QVERIFY(!gallery.variations.empty());
            for (const auto& variation : gallery.variations) {
                test::generateIn(document, variation.recipe, variation.size);
                QCOMPARE(fingerprint(document.level()), variation.fingerprint);
                QVERIFY(keepsPins(document.level(), before));
                document.undo(); // what surrounds a pinned part of a room counts
            }
        }
    }

    void wherePinsLeaveNothingItIsSaid() {
        auto& document = documentOf("grown-rooms");
        Level all = document.level();
        BitGrid pins(all.size());
        for (std::int32_t y = 0; y < all.size().height; ++y) pins.setRun(y, 0, all.size().width);
        all.pinned = std::move(pins);
        std::vector<std::string> things;
        for (const auto& thing : *all.things) things.push_back(thing.id);
        std::ranges::sort(things);
        all.pinnedThings = std::move(things);
        document.apply(Edit::between(document.level(), all), Text{"", "pin"});
        auto order = test::galleryOf(document, 0, VariationKind::SmallChanges);
        order.tries = 12;
        VariationFinder finder(test::pool());
        QSignalSpy failed(&finder, &VariationFinder::failed);
        finder.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!finder.busy(), 60'000);
        QCOMPARE(failed.count(), 1);
        const auto why = inEnglish(failed[0][0].value<Message>());
        QVERIFY2(why.find("None of 12 tries gave another map. Unpin some of it") == 0, why.c_str());
    }

    /// A recipe that makes no level of any seed.
    void aRecipeThatMakesNothingIsSaid() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document);
        order.setting.order.recipe.stages = {generation::stageOf("halls", "straight-halls")}; // nothing to connect
        VariationFinder finder(test::pool());
        QSignalSpy failed(&finder, &VariationFinder::failed);
        finder.order(order);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 60'000);
        QVERIFY(!finder.busy() && finder.gallery().variations.empty());
        const auto why = inEnglish(failed[0][0].value<Message>());
        QVERIFY2(why.find("None of 72 tries gave another map.") == 0, why.c_str());
    }

    /// Its level is a map that cannot be won, whatever is generated.
    void whatIsNotProvenIsSaid() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document);
        order.setting.now.rules.write().objective = "boss"; // there is none
        order.setting.order.world = {};
        order.tries = 20;
        const auto gallery = test::filled(test::pool(), order);
        QCOMPARE(gallery.variations.size(), galleryPlaces);
        QCOMPARE(gallery.unproven, galleryPlaces);
        for (const auto& variation : gallery.variations) QVERIFY(!variation.whyNot.text.empty());
    }

    void theSmallestMapHasOne() {
        auto& document = documentOf("caves", {16, 16});
        const auto gallery = test::filled(test::pool(), test::galleryOf(document));
        QVERIFY(!gallery.variations.empty());
    }

    /// While one of the largest maps is generated.
    void cancellingStopsAtOnce() {
        auto& document = documentOf("grown-rooms");
        JobPool pool;
        auto order = test::galleryOf(document);
        order.setting.order.size = {4096, 4096};
        limitBySize(order);
        QVERIFY(order.time.count() > 0);
        std::atomic<int> begun = 0;
        std::atomic<int> ended = 0;
        const auto declarations = telling(order.setting.order.recipe, begun, ended);
        order.setting.order.declarations = &declarations;
        auto finder = std::make_unique<VariationFinder>(pool);
        const QSignalSpy found(finder.get(), &VariationFinder::found);
        finder->order(order);
        QTRY_COMPARE_WITH_TIMEOUT(begun.load(), 1, 60'000);
        finder->cancel();
        QVERIFY(!finder->busy());
        finder->order(order);
        QTRY_COMPARE_WITH_TIMEOUT(begun.load(), 2, 60'000);
        finder.reset();                  // as when its map is closed
        const test::HeldPool held(pool); // all its threads are free
        QCOMPARE(found.count(), 0);
        QCOMPARE(ended.load(), 0); // they were stopped on their way
    }

    void stoppingChoosesAmongWhatIsThere() {
        auto& document = documentOf("grown-rooms");
        VariationFinder finder(test::pool(), 1);
        int told = 0;
        connect(&finder, &VariationFinder::progressed, &finder, [&] {
            if (++told == 3) finder.finish();
        });
        finder.order(test::galleryOf(document));
        QTRY_VERIFY_WITH_TIMEOUT(!finder.busy(), 60'000);
        QCOMPARE(finder.gallery().tries, 3u);
        QCOMPARE(finder.gallery().variations.size(), std::size_t{3});
    }

    void theNewestOrderWins() {
        auto& document = documentOf("grown-rooms");
        VariationFinder finder(test::pool());
        const QSignalSpy found(&finder, &VariationFinder::found);
        finder.order(test::galleryOf(document, 1));
        auto order = test::galleryOf(document, 2);
        order.candidates = 12;
        finder.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!finder.busy(), 60'000);
        QCOMPARE(found.count(), 1);
        QVERIFY(same(finder.gallery(), test::filled(test::pool(), order)));
    }

    void whoeverHearsOfOneMayOrderTheNext() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document, 1);
        order.candidates = 12;
        VariationFinder finder(test::pool());
        const QSignalSpy found(&finder, &VariationFinder::found);
        auto next = order;
        next.seed = 2;
        connect(&finder, &VariationFinder::found, &finder, [&] {
            if (found.count() < 2) finder.order(next);
        });
        finder.order(order);
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 2, 60'000);
        QVERIFY(!finder.busy());
        QVERIFY(same(finder.gallery(), test::filled(test::pool(), next)));
    }

    void openMeasuresAreChosen() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document);
        order.candidates = 12;
        order.setting.measures = {"", "path"};
        const auto gallery = test::filled(test::pool(), order);
        QCOMPARE(gallery.measures[1], std::string("path"));
        QVERIFY(!gallery.measures[0].empty() && gallery.measures[0] != "path");
        QVERIFY(gallery.now[0] && gallery.now[1]);
    }

    /// Unlike some: none of them is nearer to these than it must be.
    void unlikeIsFarFromThose() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document, 0, VariationKind::WideChanges);
        const auto all = test::filled(test::pool(), order);
        order.unlike = {all.variations.front().values, all.variations.back().values};
        order.unlikeBy = all.measures;
        const auto unlike = test::filled(test::pool(), order);
        const auto sumOf = [&order](const Gallery& gallery) {
            auto points = valuesOf(gallery);
            points.insert(points.end(), order.unlike.begin(), order.unlike.end());
            const PointDistances distances(points);
            std::int64_t nearest = std::numeric_limits<std::int64_t>::max();
            for (const auto& variation : gallery.variations)
                nearest = std::min(nearest, distances.toNearest(variation.values, order.unlike));
            return nearest;
        };
        QVERIFY(sumOf(unlike) > sumOf(all));
    }

    /// A length and a number of rooms have no distance.
    void valuesOfOtherMeasuresAreNotComparedWith() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document, 0, VariationKind::WideChanges);
        order.candidates = 18;
        const auto all = test::filled(test::pool(), order);
        order.unlike = {all.variations.front().values, all.variations.back().values};
        order.unlikeBy = {"rooms", "path"};
        QVERIFY(same(test::filled(test::pool(), order), all));
    }

    void noWorldIsKept() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document);
        auto held = std::make_shared<const World>(document.world());
        order.setting.order.world = held;
        VariationFinder finder(test::pool());
        finder.order(order);
        order = {};
        const std::weak_ptr<const World> world = std::exchange(held, nullptr);
        QVERIFY(!world.expired());
        finder.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(world.expired(), 60'000);
    }

    /// Where time is the limit, it is what passes.
    void progressIsThatOfTheTimeToo() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document);
        order.candidates = order.tries = 100'000;
        order.time = std::chrono::milliseconds(1);
        VariationFinder finder(test::pool(), 1);
        int last = 0;
        connect(&finder, &VariationFinder::progressed, &finder, [&last](int permille) { last = permille; });
        finder.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!finder.busy(), 60'000);
        QCOMPARE(last, 1000);
    }

    void clearedThereIsNoGallery() {
        auto& document = documentOf("grown-rooms");
        auto order = test::galleryOf(document);
        order.candidates = 12;
        VariationFinder finder(test::pool());
        finder.order(order);
        QTRY_VERIFY_WITH_TIMEOUT(!finder.busy(), 60'000);
        QVERIFY(!finder.gallery().variations.empty());
        finder.order(order);
        finder.clear();
        QVERIFY(!finder.busy() && finder.gallery().variations.empty());
    }
};

DELVE_TEST(VariationFinderTest)
#include "variation_finder_test.moc"

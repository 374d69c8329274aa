#include "generation/level/delve_file.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/counts.h"
#include "tests/support/journey_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

QByteArray reportOf(const Problems& problems, std::uint64_t seed) {
    QByteArray text = "seed " + QByteArray::number(static_cast<qulonglong>(seed));
    for (std::size_t i = 0; i < problems.size() && i < 10; ++i) text += '\n' + QByteArray::fromStdString(problems[i]);
    return text;
}

/// How far counts are from the expected ones, as chi-square.
double chiSquare(const std::vector<double>& counted, const std::vector<double>& expected) {
    double sum = 0;
    for (std::size_t i = 0; i < counted.size(); ++i)
        if (expected[i] > 0) sum += (counted[i] - expected[i]) * (counted[i] - expected[i]) / expected[i];
    return sum;
}

} // namespace

/// Journeys and houses over many seeds, checked by code that is independent of the generator.
class JourneySeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

private slots:
    void everyJourneyIsSound() {
        const std::uint64_t seeds = countOf<std::uint64_t>(12, 2'000);
        std::uint64_t asAsked = 0; // the stage searches for a spacing that gives this number, and seldom misses it
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto made = generateWorld(builtInRecipes().find("journey")->withSeed(seed), {128, 96}, m_workspace);
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            const auto& level = made->world.levels[0];
            QVERIFY2(level.rooms->size() >= 22 && level.rooms->size() <= 26, QByteArray::number(level.rooms->size()));
            asAsked += level.rooms->size() == 24;
            auto problems = journeyProblems(made->world);
            for (const auto& link : *level.links)
                if (link.kind == LinkKind::Repair) problems.emplace_back("there is a repair");
            QVERIFY2(problems.empty(), reportOf(problems, seed).constData());
        }
        QVERIFY2(asAsked * 100 >= seeds * 95, QByteArray::number(static_cast<qulonglong>(asAsked)));
    }

    /// Five more than the towns so far cost, and on long ways 1.4 for each town after the seventh.
    void longWaysHaveMoreToSpare() {
        const auto spareAt = [](long long town) { return 5 + (14 * std::max(town - 7, 0LL) + 9) / 10; };
        for (std::uint64_t seed = 0; seed < countOf<std::uint64_t>(2, 50); ++seed) {
            const auto made = generateWorld(builtInRecipes().find("journey")->withSeed(seed), {256, 256}, m_workspace);
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            const auto problems = provisionProblems(made->world, spareAt);
            QVERIFY2(problems.empty(), reportOf(problems, seed).constData());
        }
    }

    void itsFileComesBack() {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto made = generateWorld(builtInRecipes().find("journey")->withSeed(seed), {128, 96}, m_workspace);
            QVERIFY(made.ok());
            const auto text = delveText(made->world);
            const auto read = readDelve(text);
            QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
            QCOMPARE(read->levels.size(), made->world.levels.size());
            QCOMPARE(delveText(*read), text);
            auto problems = portalProblems(*read);
            for (const auto& more : provisionProblems(*read)) problems.push_back(more);
            QVERIFY2(problems.empty(), reportOf(problems, seed).constData());
        }
    }

    void aSpacingHoldsExactly() {
        for (const std::int64_t spacing : {9, 14, 23}) {
            auto recipe = builtInRecipes().find("journey")->withSeed(0);
            recipe.find("sites")->set("spacing", Decimal::of(spacing));
            std::erase_if(recipe.stages, [](const RecipeStage& s) { return s.id == "towns" || s.id == "provisions"; });
            for (std::uint64_t seed = 0; seed < countOf(20U, 300U); ++seed) {
                recipe.seed = seed;
                const auto made = generateWorld(recipe, {128, 96}, m_workspace);
                QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
                auto problems = siteProblems(made->world.levels[0], spacing * spacing);
                for (const auto& more : landProblems(made->world.levels[0])) problems.push_back(more);
                QVERIFY2(problems.empty(), reportOf(problems, seed).constData());
            }
        }
    }

    void otherSizesAndSettings_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("sites");
        QTest::newRow("16x16") << 16 << 16 << 1;
        QTest::newRow("40x40, 3 sites") << 40 << 40 << 3;
        QTest::newRow("200x60, 12 sites") << 200 << 60 << 12;
        QTest::newRow("96x128, 40 sites") << 96 << 128 << 40;
    }
    void otherSizesAndSettings() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, sites);
        for (std::uint64_t seed = 0; seed < countOf(5U, 100U); ++seed) {
            auto recipe = builtInRecipes().find("journey")->withSeed(seed);
            recipe.find("sites")->set("rooms", Range{Decimal::of(sites), Decimal::of(sites)});
            const auto made = generateWorld(recipe, {width, height}, m_workspace);
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            auto problems = portalProblems(made->world);
            for (const auto& level : made->world.levels)
                for (const auto& more : groundProblems(level, made->world.tiles)) problems.push_back(more);
            for (const auto& more : provisionProblems(made->world)) problems.push_back(more);
            QVERIFY2(problems.empty(), reportOf(problems, seed).constData());
            QVERIFY(!made->world.levels[0].rooms->empty());
        }
    }

    void everyHouseIsSound() {
        const std::uint64_t seeds = countOf<std::uint64_t>(400, 10'000);
        const char* const edges[] = {"any", "north", "east", "south", "west"};
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            auto recipe = builtInRecipes().find("house")->withSeed(seed);
            recipe.find("house")->set("door", std::string(edges[seed % 5]));
            if (seed % 2 == 1) recipe.find("house")->set("longest", Decimal::of(4 + static_cast<int>(seed % 9)));
            const Size size{16 + static_cast<int>(seed % 17), 16 + static_cast<int>(seed % 11)};
            const auto made = generateWorld(recipe, size, m_workspace);
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            const auto& level = made->world.levels[0];
            auto problems = houseProblems(level);
            for (const auto& more : {groundProblems(level, {}), roomProblems(level, {}), thingProblems(level, {}, 1)})
                problems.insert(problems.end(), more.begin(), more.end());
            QVERIFY2(problems.empty(), (reportOf(problems, seed) + report(problems, level, {}).c_str()).constData());
            QVERIFY(level.rooms->size() >= 2);
            if (seed % 2 == 0) QCOMPARE(level.rooms->size(), std::size_t{2});
        }
    }

    /// In a house of 20 x 16 cells each row of the floor has its share of the chests.
    void chestsLieInAllRowsAlike() {
        const std::uint64_t seeds = isLong("seeds") ? 10'000 : 1'500; // fewer would tell nothing
        std::vector<double> counted(16, 0);
        std::vector<double> expected(16, 0);
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto made = generateWorld(builtInRecipes().find("house")->withSeed(seed), {20, 16}, m_workspace);
            QVERIFY(made.ok());
            const auto& level = made->world.levels[0];
            std::vector<double> floor(16, 0);
            double all = 0;
            double chests = 0;
            for (int y = 1; y < 15; ++y)
                for (int x = 1; x < 19; ++x)
                    if (level.tiles.at({x, y}) == Tile::Floor) {
                        ++floor[static_cast<std::size_t>(y)];
                        ++all;
                    }
            for (const auto& thing : *level.things)
                if (thing.kind == ThingKind::Chest) {
                    ++counted[static_cast<std::size_t>(thing.at.y)];
                    ++chests;
                }
            for (std::size_t y = 0; y < 16; ++y) expected[y] += chests * floor[y] / all;
        }
        // 13 degrees of freedom: more than 34.5 in one of a thousand cases.
        const double distance = chiSquare(counted, expected);
        QVERIFY2(distance < 34.5, qPrintable(QString::number(distance)));
        QVERIFY(counted[1] + counted[2] > 20);
    }
};

DELVE_TEST(JourneySeedsTest)
#include "journey_seeds_test.moc"

#include "generation/pipeline/workspace.h"
#include "generation/random/stream.h"
#include "generation/recipes/recipes.h"
#include "tests/support/counts.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// The recipe grown-rooms over many seeds, checked by the independent checker. A short form in every run; with
/// DELVEWRIGHT_LONG=seeds in the environment the big counts.
class GrownRoomsSeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    /// What is wrong with the level of one seed; empty if nothing is.
    std::string problemsWith(const Recipe& recipe, Size size) {
        const auto made = generateWorld(recipe, size, m_workspace);
        const std::string which = "seed " + std::to_string(recipe.seed) + " at " + std::to_string(size.width) + "x" +
                                  std::to_string(size.height) + ": ";
        if (!made) return which + inEnglish(made.failure().message);
        auto problems = test::problemsOf(made->world);
        const auto& level = made->world.levels[0];
        const auto rooms = static_cast<std::int64_t>(level.rooms->size());
        const auto asked = rangeOf(recipe, size);
        if (rooms > asked.to.floor()) problems.push_back(std::to_string(rooms) + " rooms are too many");
        if (rooms < asked.from.floor()) {
            if (10 * rooms < 9 * std::min(asked.from.floor(), test::packedRooms(size)))
                problems.push_back(std::to_string(rooms) + " rooms are too few");
            if (made->notes.empty()) problems.push_back("too few rooms, and no note says so");
        }
        return problems.empty() ? std::string() : which + test::report(problems, level, made->world.tiles);
    }

    static Range rangeOf(const Recipe& recipe, Size size) {
        if (const auto* set = recipe.stages[0].find("rooms")) return std::get<Range>(*set);
        const auto cells = size.area();
        // One room for 120 cells: from 2/3 to 4/3 of that, rounded to the nearest, at least one.
        const auto nearest = [](std::int64_t a, std::int64_t b) { return std::max<std::int64_t>(1, (a + b / 2) / b); };
        return {Decimal::of(nearest(cells, 180)), Decimal::of(nearest(cells, 90))};
    }

private slots:
    void everySeed_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("seeds");
        QTest::newRow("80x45") << 80 << 45 << test::countOf(1'000, 30'000);
        QTest::newRow("16x16") << 16 << 16 << test::countOf(50, 1'000);
        QTest::newRow("33x70") << 33 << 70 << test::countOf(50, 1'000);
        QTest::newRow("300x300") << 300 << 300 << test::countOf(50, 1'000);
    }

    void everySeed() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, seeds);
        for (int seed = 0; seed < seeds; ++seed) {
            const auto wrong =
                problemsWith(recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(static_cast<std::uint64_t>(seed)),
                             {width, height});
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void everySize() {
        Stream random(16);
        for (int i = 0; i < test::countOf(300, 5'000); ++i) {
            const auto width = static_cast<std::int32_t>(random.between(16, 128));
            const auto height = static_cast<std::int32_t>(random.between(16, 128));
            const auto wrong =
                problemsWith(recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(random.bits()), {width, height});
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void oddParameters() {
        Stream random(17);
        const auto draw = [&](std::initializer_list<std::int64_t> values) {
            return *(values.begin() + random.below(values.size()));
        };
        for (int i = 0; i < test::countOf(300, 5'000); ++i) {
            auto recipe = recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(random.bits());
            const auto from = draw({1, 2, 3, 7, 50, 1'000, 10'000'000});
            const auto to = std::max(from, draw({1, 4, 90, 10'000'000}));
            recipe.find("rooms")->set("rooms", Range{Decimal::of(from), Decimal::of(to)});
            recipe.find("rooms")->set("growths", Decimal::of(draw({0, 1, 5, 10'000})));
            recipe.find("rooms")->set("stop", Decimal::of(draw({0, 25, 100})));
            recipe.find("halls")->set("halls", Decimal::ofThousandths(draw({0, 300, 1'200, 10'000})));
            recipe.find("join")->set("way", draw({0, 1}) == 0 ? "shortest" : "random");
            const auto width = static_cast<std::int32_t>(random.between(16, 100));
            const auto height = static_cast<std::int32_t>(random.between(16, 100));
            const auto wrong = problemsWith(recipe, {width, height});
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }
};

DELVE_TEST(GrownRoomsSeedsTest)
#include "grown_rooms_seeds_test.moc"

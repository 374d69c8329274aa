#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/house_furniture.h"
#include "generation/stages/split_house.h"
#include "generation/stages/stages.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

using test::sides;

/// A house of the second version alone, on a map of one of the sizes of a town's houses.
std::optional<Level> house(std::uint64_t seed, Workspace& workspace, std::vector<NamedParameter> set = {}) {
    GenerateRequest request;
    request.recipe.seed = seed;
    request.recipe.stages = {stageOf("house", "split-house", 2)};
    request.recipe.stages[0].parameters = std::move(set);
    request.size = {static_cast<std::int32_t>(11 + seed % 5), static_cast<std::int32_t>(9 + seed % 3)};
    auto made = generate(request, builtInStages(), workspace);
    return made ? std::optional(std::move(made->level)) : std::nullopt;
}

bool isGround(const Level& level, Cell cell) {
    return level.size().contains(cell) && TileCatalogue().walkable(level.tiles.at(cell));
}

Cell doorOf(const Level& level) { return std::ranges::find(*level.things, ThingKind::Portal, &Thing::kind)->at; }

/// What stops a walker within the house: furniture, or the wall that splits it.
std::set<Cell> furnitureOf(const Level& level) {
    std::set<Cell> cells;
    if (level.layers.empty()) return cells;
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (level.layers[0].tiles.at({x, y}) != Tile::Void) cells.insert({x, y});
    return cells;
}

} // namespace

/// The furniture of a house: it fills it, and is in nobody's way.
class HouseFurnitureTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

private slots:
    /// As a part of a house may be that was kept: furniture stands along walls or on open ground, not at the edge.
    void aRoomAtTheEdgeOfTheMapIsFurnished() {
        for (std::uint64_t seed = 0; seed < test::countOf(200U); ++seed) {
            test::MadeDraft made({9, 7}, seed);
            for (std::int32_t y = 0; y < 7; ++y)
                for (std::int32_t x = 0; x < 9; ++x) made.draft.set({x, y}, Tile::Floor);
            (void)made.draft.addRoom({0, 0, 9, 7});
            QVERIFY(furnishHouse(made.draft, made.random, 9));
            for (std::int32_t x = 0; x < 9; ++x)
                for (const std::int32_t y : {0, 6}) QVERIFY(made.draft.at({x, y}) == Tile::Floor);
        }
    }

    void allGroundIsReachedFromTheDoor() {
        std::size_t furnished = 0;
        std::size_t obstacles = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(400U); ++seed) {
            const auto level = house(seed, m_workspace, {{"chest", Decimal::of(80)}});
            QVERIFY(level.has_value());
            const auto reached = test::stepsFrom(doorOf(*level), [&](Cell cell) { return isGround(*level, cell); });
            for (std::int32_t y = 0; y < level->size().height; ++y)
                for (std::int32_t x = 0; x < level->size().width; ++x)
                    QCOMPARE(isGround(*level, {x, y}), reached.contains({x, y}));
            const auto problems = test::roomProblems(*level, {});
            QVERIFY2(problems.empty(), test::report(problems, *level, {}).c_str());
            const auto furniture = furnitureOf(*level);
            furnished += furniture.empty() ? 0 : 1;
            for (const Cell cell : furniture) obstacles += isGround(*level, cell) ? 0 : 1;
        }
        QVERIFY(test::isShort() || (furnished > 300 && obstacles > 400));
    }

    /// Beside a chest, a door or an opening, nothing stands; and nothing is drawn on them.
    void nothingStandsInTheWay() {
        for (std::uint64_t seed = 0; seed < test::countOf(400U); ++seed) {
            const auto level = house(seed, m_workspace, {{"chest", Decimal::of(80)}, {"furniture", Decimal::of(50)}});
            QVERIFY(level.has_value());
            const auto furniture = furnitureOf(*level);
            std::vector<Cell> free;
            for (const auto& thing : *level->things) free.push_back(thing.at);
            for (const auto& hall : *level->halls) free.push_back(hall.runs[0].at);
            for (const Cell cell : free) {
                QVERIFY(!furniture.contains(cell));
                for (const Cell side : sides) QVERIFY(!furniture.contains(cell + side));
            }
        }
    }

    void aFifthOfTheHousesHasAChest() {
        std::map<std::ptrdiff_t, int> houses;
        const int all = test::countOf(2000);
        for (int seed = 0; seed < all; ++seed) {
            const auto level = house(static_cast<std::uint64_t>(seed), m_workspace);
            QVERIFY(level.has_value());
            ++houses[std::ranges::count(*level->things, ThingKind::Chest, &Thing::kind)];
        }
        QVERIFY(houses.rbegin()->first <= 3);
        const int with = all - houses[0];
        QVERIFY2(test::isShort() || (with > 340 && with < 460), qPrintable(QString::number(with))); // of 400
    }

    void noFurnitureIsNoLayer() {
        const auto level = house(3, m_workspace, {{"furniture", Decimal::of(0)}});
        QVERIFY(level.has_value() && level->layers.empty());
    }
};

DELVE_TEST(HouseFurnitureTest)
#include "house_furniture_test.moc"

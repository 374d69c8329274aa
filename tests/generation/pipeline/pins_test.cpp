#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/counts.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// Regenerating loses nothing that is pinned.
class PinsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    GenerateRequest request(std::uint64_t seed, Size size, const Level* base) const {
        GenerateRequest request;
        request.recipe = recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(seed);
        request.size = size;
        request.base = base;
        return request;
    }

    Level levelOf(std::uint64_t seed, Size size) {
        auto made = generate(request(seed, size, nullptr), builtInStages(), m_workspace);
        return made ? std::move(made->level) : Level{};
    }

    /// A few rectangles, single cells and lines.
    static BitGrid drawMask(Size size, Stream& random) {
        BitGrid mask(size);
        const auto shapes = random.between(1, 6);
        for (std::int64_t i = 0; i < shapes; ++i) {
            const auto x = static_cast<std::int32_t>(random.between(0, size.width - 1));
            const auto y = static_cast<std::int32_t>(random.between(0, size.height - 1));
            const auto width = static_cast<std::int32_t>(random.between(1, random.chance(1, 2) ? 3 : 20));
            const auto height = static_cast<std::int32_t>(random.between(1, random.chance(1, 2) ? 3 : 15));
            const Rect area = Rect{x, y, width, height}.intersected(wholeOf(size));
            for (auto row = area.y; row < area.bottom(); ++row) mask.setRun(row, area.x, area.width);
        }
        return mask;
    }

    /// Checks every promise except the even spread over the quadrants, which pins may make impossible.
    static test::Problems problemsOf(const Level& level) {
        const TileCatalogue tiles;
        auto problems = test::groundProblems(level, tiles);
        const auto more = test::hallProblems(level, tiles);
        problems.insert(problems.end(), more.begin(), more.end());
        const auto things = test::thingProblems(level, tiles, level.recipe->find("start") ? 2 : 0);
        problems.insert(problems.end(), things.begin(), things.end());
        for (const auto& problem : test::roomProblems(level, tiles)) problems.push_back(problem);
        return problems;
    }

    static std::vector<std::string> drawThings(const Level& level, Stream& random) {
        std::vector<std::string> ids;
        for (const auto& thing : *level.things)
            if (random.chance(1, 8)) ids.push_back(thing.id);
        std::ranges::sort(ids);
        return ids;
    }

private slots:
    void randomMasks() {
        Stream random(500);
        int made = 0;
        for (int i = 0; i < test::countOf(500); ++i) {
            const Size size = i % 3 == 0 ? Size{40, 30} : Size{80, 45};
            Level base = levelOf(random.bits(), size);
            base.pinned = drawMask(size, random);
            base.keptEmpty = drawMask(size, random);
            base.pinnedThings = drawThings(base, random);
            const auto result = generate(request(random.bits(), size, &base), builtInStages(), m_workspace);
            if (!result) {
                QCOMPARE(result.failure().kind, Failure::Kind::Impossible);
                QVERIFY(!result.failure().cells.empty());
                continue;
            }
            ++made;
            auto problems = problemsOf(result->level);
            for (const auto& problem : test::pinProblems(base, result->level)) problems.push_back(problem);
            QVERIFY2(problems.empty(), (std::to_string(i) + ": " + test::report(problems, result->level, {})).c_str());
            QVERIFY(noNewThingOn(*base.keptEmpty, base, result->level));
        }
        // Most masks allow a level; a pipeline that failed too early would not pass here.
        QVERIFY2(test::isShort() || made > 400, std::to_string(made).c_str());
    }

    static bool noNewThingOn(const BitGrid& keptEmpty, const Level& base, const Level& after) {
        return std::ranges::none_of(*after.things, [&](const Thing& thing) {
            return keptEmpty.at(thing.at) && !std::ranges::binary_search(*base.pinnedThings, thing.id);
        });
    }

    void pinnedRoomsAreRooms() {
        Level base = levelOf(5, {80, 45});
        BitGrid pinned({80, 45});
        const Room room = (*base.rooms)[7];
        for (auto y = room.box.y - 1; y <= room.box.bottom(); ++y) pinned.setRun(y, room.box.x - 1, room.box.width + 2);
        base.pinned = pinned;
        const auto result = generate(request(6, {80, 45}, &base), builtInStages(), m_workspace);
        QVERIFY(result.ok());
        const auto kept = std::ranges::find(*result->level.rooms, room.id, &Room::id);
        QVERIFY(kept != result->level.rooms->end());
        QCOMPARE(kept->box, room.box);
        QCOMPARE(kept->from, room.from);
    }

    void halfARoomIsCutDown() {
        Level base = levelOf(5, {80, 45});
        const auto room = *std::ranges::max_element(*base.rooms, {}, [](const Room& r) { return r.box.area(); });
        BitGrid pinned({80, 45});
        const auto rows = (room.box.height + 1) / 2;
        for (auto y = room.box.y; y < room.box.y + rows; ++y) pinned.setRun(y, room.box.x, room.box.width);
        base.pinned = pinned;
        const auto result = generate(request(6, {80, 45}, &base), builtInStages(), m_workspace);
        QVERIFY(result.ok());
        const auto kept = std::ranges::find(*result->level.rooms, room.id, &Room::id);
        QVERIFY(kept != result->level.rooms->end());
        QCOMPARE(kept->box, (Rect{room.box.x, room.box.y, room.box.width, rows}));
    }

    void sealedGroundIsRefused() {
        Level base = levelOf(1, {40, 30});
        base.tiles.fill({10, 10, 7, 7}, Tile::Wall);
        base.tiles.fill({12, 12, 3, 3}, Tile::Floor);
        base.rooms = std::vector<Room>{};
        base.halls = std::vector<Hall>{};
        base.links = std::vector<Link>{};
        BitGrid pinned({40, 30});
        for (int y = 10; y < 17; ++y) pinned.setRun(y, 10, 7);
        base.pinned = pinned;
        const auto result = generate(request(2, {40, 30}, &base), builtInStages(), m_workspace);
        QVERIFY(!result.ok());
        QCOMPARE(result.failure().cells.front(), (Cell{12, 12}));
        QVERIFY(inEnglish(result.failure().message).find("(12, 12)") != std::string::npos);
    }

    void aPocketBetweenPinsIsFilledUp() {
        // Pinned walls around void: rooms that grow in there cannot be reached and are removed; the pins stay.
        Level base;
        base.tiles = Grid({60, 40});
        base.tiles.fill({3, 3, 14, 12}, Tile::Wall);
        base.tiles.fill({4, 4, 12, 10}, Tile::Void);
        BitGrid pinned({60, 40});
        for (int y = 3; y < 15; ++y)
            for (int x = 3; x < 17; ++x) pinned.set({x, y}, base.tiles.at({x, y}) == Tile::Wall);
        base.pinned = pinned;
        int filled = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(50U); ++seed) {
            const auto result = generate(request(seed, {60, 40}, &base), builtInStages(), m_workspace);
            QVERIFY2(result.ok(), result.ok() ? "" : inEnglish(result.failure().message).c_str());
            const auto problems = problemsOf(result->level);
            QVERIFY2(problems.empty(), test::report(problems, result->level, {}).c_str());
            QVERIFY(test::pinProblems(base, result->level).empty());
            bool inside = false;
            for (const auto& room : *result->level.rooms)
                inside = inside || Rect{3, 3, 14, 12}.contains(room.box.topLeft());
            QVERIFY(!inside);
            ++filled;
        }
        QCOMPARE(filled, test::countOf(50));
    }

    void pinnedVoidBesideGroundIsRefused() {
        Level base;
        base.tiles = Grid({40, 30});
        base.tiles.set({10, 10}, Tile::Floor);
        BitGrid pinned({40, 30});
        pinned.set({10, 10});
        pinned.set({11, 11});
        base.pinned = pinned;
        const auto result = generate(request(2, {40, 30}, &base), builtInStages(), m_workspace);
        QVERIFY(!result.ok());
        QCOMPARE(result.failure().cells, (std::vector<Cell>{{10, 10}}));
    }

    void pinnedGroundOnTheEdgeIsRefused() {
        Level base;
        base.tiles = Grid({40, 30});
        base.tiles.set({0, 10}, Tile::Floor);
        BitGrid pinned({40, 30});
        pinned.set({0, 10});
        base.pinned = pinned;
        const auto result = generate(request(2, {40, 30}, &base), builtInStages(), m_workspace);
        QVERIFY(!result.ok());
        QCOMPARE(result.failure().cells, (std::vector<Cell>{{0, 10}}));
    }

    void aDoorWithAPortalMayLieOnTheEdge() {
        Level base;
        base.tiles = Grid({40, 30});
        base.tiles.set({0, 10}, Tile::HouseDoor);
        base.things = std::vector<Thing>{{"portal-0-10", ThingKind::Portal, {0, 10}, {}, {}, {}}};
        base.pinnedThings = std::vector<std::string>{"portal-0-10"};
        const auto result = generate(request(2, {40, 30}, &base), builtInStages(), m_workspace);
        QVERIFY2(result.ok(), result.ok() ? "" : inEnglish(result.failure().message).c_str());
        QCOMPARE(result->level.tiles.at({0, 10}), Tile::HouseDoor);
        QVERIFY(test::groundProblems(result->level, {}).empty());
        QVERIFY(test::pinProblems(base, result->level).empty());
    }

    void pinsOutsideASmallerMapAreRefused() {
        Level base = levelOf(1, {40, 30});
        BitGrid pinned({40, 30});
        pinned.set({35, 2});
        base.pinned = pinned;
        const auto result = generate(request(2, {30, 30}, &base), builtInStages(), m_workspace);
        QVERIFY(!result.ok());
        QCOMPARE(result.failure().cells, (std::vector<Cell>{{35, 2}}));
        QVERIFY(generate(request(2, {60, 40}, &base), builtInStages(), m_workspace).ok());
    }

    /// The level of a recipe, with all cells of an area pinned and no things pinned.
    Level pinnedIn(std::string_view recipe, const Rect& area, Size size) {
        GenerateRequest asked = request(3, size, nullptr);
        asked.recipe = builtInRecipes().find(recipe)->find(1)->withSeed(3);
        auto made = generate(asked, builtInStages(), m_workspace);
        if (!made) return {};
        BitGrid pinned(size);
        for (auto y = area.y; y < area.bottom(); ++y) pinned.setRun(y, area.x, area.width);
        made->level.pinned = pinned;
        return std::move(made->level);
    }

    Failure failureOf(const Level& base, std::string_view recipe, std::string_view stage = {},
                      std::string_view parameter = {}, const ParameterValue& value = {}) {
        GenerateRequest asked = request(4, base.size(), &base);
        asked.recipe = builtInRecipes().find(recipe)->find(1)->withSeed(4);
        if (!stage.empty()) asked.recipe.find(stage)->set(parameter, value);
        auto made = generate(asked, builtInStages(), m_workspace);
        return made ? Failure{} : std::move(made).failure();
    }

    void aStartWithoutPlaceNamesTheGroundThatIsPinned() {
        const Level base = pinnedIn("grown-rooms", {0, 0, 40, 30}, {40, 30});
        const auto failure = failureOf(base, "grown-rooms");
        QVERIFY(!failure.cells.empty());
        for (const Cell cell : failure.cells) {
            QVERIFY(base.pinned->at(cell));
            QVERIFY(TileCatalogue().walkable(base.tiles.at(cell)));
        }
    }

    void aDoorWithoutPlaceNamesTheWallThatIsPinned() {
        Level base = pinnedIn("house", {0, 0, 24, 1}, {24, 20});
        base.tiles.fill({0, 0, 24, 1}, Tile::HouseWall);
        const auto failure = failureOf(base, "house", "house", "door", std::string("north"));
        QCOMPARE(failure.cells.size(), std::size_t{22});
        QCOMPARE(failure.cells.front(), (Cell{1, 0}));
        QCOMPARE(failure.cells.back(), (Cell{22, 0}));
    }

    void gatesWithoutPlaceNameWhatIsPinned() {
        Level base = pinnedIn("town", {}, {48, 40});
        BitGrid pinned(base.size());
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < 48; ++x) pinned.set({x, y}, x == 0 || y == 0 || x == 47 || y == 39);
        base.pinned = pinned;
        base.tiles.fill({0, 0, 48, 1}, Tile::Wall);
        base.tiles.fill({0, 39, 48, 1}, Tile::Wall);
        base.tiles.fill({0, 0, 1, 40}, Tile::Wall);
        base.tiles.fill({47, 0, 1, 40}, Tile::Wall);
        const auto failure = failureOf(base, "town");
        QVERIFY(!failure.cells.empty());
        for (const Cell cell : failure.cells) QVERIFY(base.pinned->at(cell));
    }

    void aMapOfPinnedVoidNamesIt() {
        Level base;
        base.tiles = Grid({40, 30});
        BitGrid pinned({40, 30});
        for (int y = 0; y < 30; ++y) pinned.setRun(y, 0, 40);
        base.pinned = pinned;
        for (const auto& recipe : builtInRecipes()) {
            const auto failure = failureOf(base, recipe.name);
            QVERIFY2(!failure.cells.empty(), inEnglish(failure.message).c_str());
        }
    }

    void everythingPinnedStaysAsItIs() {
        Level base = levelOf(9, {80, 45});
        BitGrid pinned({80, 45});
        for (int y = 0; y < 45; ++y) pinned.setRun(y, 0, 80);
        base.pinned = pinned;
        std::vector<std::string> ids;
        for (const auto& thing : *base.things) ids.push_back(thing.id);
        std::ranges::sort(ids);
        base.pinnedThings = ids;
        const auto result = generate(request(10, {80, 45}, &base), builtInStages(), m_workspace);
        QVERIFY2(result.ok(), result.ok() ? "" : inEnglish(result.failure().message).c_str());
        QVERIFY(result->level.tiles == base.tiles);
        QVERIFY(*result->level.rooms == *base.rooms);
        QVERIFY(*result->level.halls == *base.halls);
        QVERIFY(*result->level.things == *base.things);
    }
};

DELVE_TEST(PinsTest)
#include "pins_test.moc"

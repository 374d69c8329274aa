#include "generation/level/decorations.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/doors.h"
#include "generation/stages/floor_cells.h"
#include "generation/stages/flowers.h"
#include "generation/stages/gate.h"
#include "generation/stages/golden_exit.h"
#include "generation/stages/stages.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <string_view>
#include <vector>

using namespace delve;
using namespace delve::generation;

namespace {

/// A catalogue with one tile for each kind of own tile, and their names.
struct OwnTiles {
    TileCatalogue tiles;
    Tile carpet = add("carpet", U'c', Walk::Yes, true);
    Tile curtain = add("curtain", U'u', Walk::Yes, false);
    Tile pillar = add("pillar", U'p', Walk::No, false);
    Tile chasm = add("chasm", U'h', Walk::No, true);
    Tile rift = add("rift", U'r', Walk::EndsGame, false);

    Tile add(const char* name, char32_t glyph, Walk walk, bool seeThrough) {
        return *tiles.add({name, glyph, {9, 9, 9}, walk, seeThrough, ""});
    }
};

/// A draft with such tiles, drawn with their glyphs and those of the built-in ones; the cells in `pinned` are pinned.
struct OwnDraft {
    OwnTiles own;
    Level base;
    Workspace workspace;
    Stream random{7};
    Draft draft;

    explicit OwnDraft(const std::vector<std::string_view>& rows, const Rect& pinned = {})
        : base(drawn(own.tiles, rows, pinned)), draft(base.size(), own.tiles, workspace, &base) {
        for (std::int32_t y = 0; y < base.size().height; ++y)
            for (std::int32_t x = 0; x < base.size().width; ++x) draft.set({x, y}, base.tiles.at({x, y}));
    }

    static Level drawn(const TileCatalogue& tiles, const std::vector<std::string_view>& rows, const Rect& pinned) {
        Level level;
        level.tiles = Grid({static_cast<std::int32_t>(rows[0].size()), static_cast<std::int32_t>(rows.size())});
        level.pinned = BitGrid(level.size());
        for (std::int32_t y = 0; y < level.size().height; ++y)
            for (std::int32_t x = 0; x < level.size().width; ++x) {
                const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                level.tiles.set({x, y}, *tiles.findGlyph(static_cast<char32_t>(glyph)));
                if (pinned.contains({x, y})) level.pinned.write().set({x, y});
            }
        return level;
    }
    [[nodiscard]] std::int64_t count(Tile tile) const { return std::ranges::count(draft.tiles(), tile); }
};

} // namespace

/// A world's own tiles count by their properties: ground is floor, a solid tile is a wall, a tile that ends the game
/// is an exit.
class OwnTilesTest : public QObject {
    Q_OBJECT
private slots:
    void whatTheyServeAs() {
        const OwnTiles own;
        const auto& tiles = own.tiles;
        QVERIFY(tiles.roomFloor(own.carpet) && tiles.walkable(own.carpet));
        QVERIFY(tiles.wall(own.pillar));
        QVERIFY(tiles.goldenExit(own.rift) && tiles.gate(own.rift) && tiles.endsGame(own.rift));
        for (const Tile tile : {own.curtain, own.chasm})
            QVERIFY(!tiles.roomFloor(tile) && !tiles.wall(tile) && !tiles.endsGame(tile));
        for (const Tile tile : {own.carpet, own.curtain, own.pillar, own.chasm, own.rift})
            QVERIFY(!tiles.hallFloor(tile) && !tiles.door(tile) && !tiles.opens(tile) && !tiles.street(tile) &&
                    !tiles.outdoors(tile) && !tiles.ofHouse(tile));
    }

    void theyServeAgainWhenTheyAreChanged() {
        OwnTiles own;
        QVERIFY(own.tiles.replace(own.carpet, {"carpet", U'c', {9, 9, 9}, Walk::No, false, ""}));
        QVERIFY(own.tiles.wall(own.carpet) && !own.tiles.roomFloor(own.carpet));
        QVERIFY(own.tiles.replace(own.carpet, {"carpet", U'c', {9, 9, 9}, Walk::EndsGame, true, ""}));
        QVERIFY(own.tiles.goldenExit(own.carpet) && !own.tiles.wall(own.carpet));
    }

    /// Each role has exactly the built-in tiles named here.
    void theBuiltInOnesHaveTheirRoles() {
        const TileCatalogue tiles;
        for (const Tile tile : tiles.all()) {
            if (isDecoration(tile)) continue; // DecorationsTest
            QCOMPARE(tiles.roomFloor(tile), tile == Tile::Floor || tile == Tile::Shallows || tile == Tile::Rubble);
            QCOMPARE(tiles.hallFloor(tile), tile == Tile::Hall || tile == Tile::Bridge);
            QCOMPARE(tiles.wall(tile), tile == Tile::Wall);
            QCOMPARE(tiles.door(tile), tile == Tile::Door || tile == Tile::OpenDoor);
            QCOMPARE(tiles.opens(tile), tile == Tile::Door);
            QCOMPARE(tiles.street(tile), tile == Tile::Road);
            QCOMPARE(tiles.ofHouse(tile), tile == Tile::HouseWall || tile == Tile::HouseDoor);
            QCOMPARE(tiles.goldenExit(tile), tile == Tile::GoldenExit);
            QCOMPARE(tiles.gate(tile), tile == Tile::Gate);
            QCOMPARE(tiles.endsGame(tile), tiles[tile].walk == Walk::EndsGame);
        }
    }

    /// Flowers, and all stages that look for floor, find own floor in every column of a 64-bit word.
    void thingsStandOnOwnFloor() {
        for (std::int32_t width = 20; width < 140; width += 17) {
            const std::string wall(static_cast<std::size_t>(width), '#');
            std::string floor = wall;
            for (std::size_t x = 1; x + 1 < floor.size(); ++x) floor[x] = "c,u"[x % 3];
            OwnDraft made({wall, floor, wall});
            BitGrid cells;
            const auto found = findFloorCells(made.draft, cells);
            QVERIFY(found);
            QCOMPARE(found->floor, made.count(made.own.carpet));
            FlowersParameters flowers;
            flowers.floorCells = 1;
            QVERIFY(strewFlowers(made.draft, made.random, flowers));
            QCOMPARE(static_cast<std::int64_t>(made.draft.things().size()), found->floor - 1);
            for (const auto& thing : made.draft.things()) QCOMPARE(made.draft.at(thing.at), made.own.carpet);
        }
    }

    void doorsLeadToOwnFloor() {
        OwnDraft made({"#######", "#cc,cc#", "#######"});
        QVERIFY(takesDoor(made.draft, {3, 1}));
        OwnDraft none({"#######", "#hh,hh#", "#######"});
        QVERIFY(!takesDoor(none.draft, {3, 1}));
    }

    /// Whoever went down a ledge that a person painted may not come back.
    void theGoldenExitLiesBeforeLedges() {
        OwnDraft made({"##########", "#...E....#", "##########"}, Rect{4, 1, 1, 1});
        QVERIFY(made.draft.addThing(ThingKind::Start, {1, 1}));
        QVERIFY(goldenExit(made.draft, made.random, {}));
        QCOMPARE(made.count(Tile::GoldenExit), 1);
        for (std::int32_t x = 4; x < 10; ++x)
            for (std::int32_t y = 0; y < 3; ++y) QVERIFY(made.draft.at({x, y}) != Tile::GoldenExit);
    }

    /// If a person placed an exit tile of their own, the level gets no second exit.
    void ownExitsAreTheOnes() {
        for (const bool pinned : {true, false}) {
            OwnDraft golden({"########", "#.....r#", "########"}, pinned ? Rect{6, 1, 1, 1} : Rect{});
            if (!pinned) golden.draft.set({6, 1}, Tile::Floor);
            QVERIFY(golden.draft.addThing(ThingKind::Start, {1, 1}));
            QVERIFY(goldenExit(golden.draft, golden.random, {}));
            QCOMPARE(golden.count(Tile::GoldenExit), pinned ? 0 : 1);
            OwnDraft gated({"########", "#.....r#", "########"}, pinned ? Rect{6, 1, 1, 1} : Rect{});
            if (!pinned) gated.draft.set({6, 1}, Tile::Floor);
            QVERIFY(gate(gated.draft, gated.random, {}));
            QCOMPARE(gated.count(Tile::Gate), pinned ? 0 : 1);
        }
    }

    /// A painted piece of own floor with a pillar in it is a room that halls lead to; every run treats it alike.
    void paintedOwnFloorIsARoom() {
        const OwnTiles own;
        constexpr Rect painted{30, 10, 15, 10};
        Level base;
        base.tiles = Grid({80, 45});
        base.pinned = BitGrid(base.size());
        base.tiles.fill(painted, own.carpet);
        base.tiles.set({37, 15}, own.pillar);
        for (auto y = painted.y; y < painted.bottom(); ++y) base.pinned.write().setRun(y, painted.x, painted.width);
        for (const char* recipe : {"grown-rooms", "spanning-halls", "partition", "keep", "caves"}) {
            const Level first = levelOf(builtInRecipes().find(recipe)->withSeed(5), own.tiles, &base);
            QCOMPARE(fingerprint(first),
                     fingerprint(levelOf(builtInRecipes().find(recipe)->withSeed(5), own.tiles, &base)));
            for (auto y = painted.y; y < painted.bottom(); ++y)
                for (auto x = painted.x; x < painted.right(); ++x)
                    QCOMPARE(first.tiles.at({x, y}), base.tiles.at({x, y}));
            QVERIFY2(std::ranges::find(*first.rooms, painted, &Room::box) != first.rooms->end(), recipe);
        }
    }

    /// The map's edge may hold doors with a portal, of whatever kind, and no other ground.
    void onlyDoorsWithPortalsLieOnTheEdge() {
        const OwnTiles own;
        for (const bool portal : {true, false})
            for (const Tile tile : {Tile::Door, Tile::OpenDoor, Tile::HouseDoor, own.curtain, Tile::Floor, Tile::Hall,
                                    Tile::Road, own.carpet}) {
                Level base;
                base.tiles = Grid({80, 45});
                base.pinned = BitGrid(base.size());
                base.tiles.set({0, 20}, tile);
                base.tiles.set({1, 20}, Tile::Floor);
                base.pinned.write().setRun(20, 0, 2);
                if (portal) base.things.write().push_back({"portal-0-20", ThingKind::Portal, {0, 20}, {}, {}, {}});
                if (portal) base.pinnedThings = std::vector<std::string>{"portal-0-20"};
                const auto made =
                    generated(recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(2), own.tiles, &base);
                QCOMPARE(made.ok(), portal && own.tiles.passage(tile));
                if (made) QCOMPARE(made->level.tiles.at({0, 20}), tile);
                else QCOMPARE(made.failure().cells, (std::vector<Cell>{{0, 20}}));
            }
    }

    /// Rooms that a person painted with own floor get flowers like any other.
    void flowersGrowInRoomsOfOwnFloor() {
        const OwnTiles own;
        Level stamp;
        stamp.tiles = Grid({9, 9}, own.carpet);
        int onCarpet = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            auto recipe = recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(seed);
            auto vaults = stageOf("vaults", "vaults");
            vaults.set("rooms", Range{Decimal::of(3), Decimal::of(3)});
            vaults.set("from", std::string("stamps"));
            recipe.stages.insert(recipe.stages.begin(), vaults);
            const Level made = levelOf(recipe, own.tiles, nullptr, {&stamp, 1});
            for (const auto& thing : *made.things)
                onCarpet += thing.kind == ThingKind::Flower && made.tiles.at(thing.at) == own.carpet ? 1 : 0;
        }
        QVERIFY(onCarpet > 0);
    }

private:
    Result<Generated> generated(const Recipe& recipe, const TileCatalogue& tiles, const Level* base,
                                std::span<const Level> stamps = {}) {
        GenerateRequest request;
        request.recipe = recipe;
        request.size = {80, 45};
        request.tiles = tiles;
        request.base = base;
        request.stamps = stamps;
        return generate(request, builtInStages(), m_workspace);
    }
    Level levelOf(const Recipe& recipe, const TileCatalogue& tiles, const Level* base,
                  std::span<const Level> stamps = {}) {
        auto made = generated(recipe, tiles, base, stamps);
        if (!made) qFatal("%s", inEnglish(made.failure().message).c_str());
        return std::move(made->level);
    }

    Workspace m_workspace;
};

DELVE_TEST(OwnTilesTest)
#include "own_tiles_test.moc"

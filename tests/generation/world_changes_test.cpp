#include "generation/level/delve_file.h"
#include "generation/level/portal_targets.h"
#include "generation/level/world_changes.h"
#include "generation/level/world_edit.h"
#include "tests/generation/random_world.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

namespace {

TileKind tileCalled(const std::string& name) {
    TileKind kind;
    kind.name = name;
    kind.glyph = U'm';
    kind.walk = Walk::Yes;
    return kind;
}

/// Two levels, with a portal from the first to the second, and three tiles of its own.
World sample() {
    World world;
    for (const char* id : {"first", "second"}) {
        Level level;
        level.id = id;
        level.tiles = Grid({100, 70}, Tile::Floor);
        world.levels.push_back(std::move(level));
    }
    Thing portal{"portal-3-3", ThingKind::Portal, {3, 3}, {}, {}, {}};
    portal.fields.set("level", std::string("second"));
    portal.fields.set("cell", Cell{5, 5});
    world.levels[0].things.write().push_back(portal);
    for (const char* name : {"moss", "lava", "ice"}) (void)world.tiles.add(tileCalled(name));
    return world;
}

} // namespace

class WorldChangesTest : public QObject {
    Q_OBJECT
private slots:
    void tilesAreAddedAndChanged() {
        const World world = sample();
        const auto added = withTile(world, tileCalled("sand"));
        QVERIFY(added.ok() && added->tiles.custom().size() == 4);
        QVERIFY(!withTile(world, tileCalled("moss")).ok());
        QVERIFY(!withTile(world, tileCalled("floor")).ok());
        QVERIFY(!withTile(world, tileCalled("")).ok());
        const auto moss = *world.tiles.find("moss");
        QVERIFY(withTileChanged(world, moss, tileCalled("fern"))->tiles.find("fern") == moss);
        QVERIFY(!withTileChanged(world, moss, tileCalled("ice")).ok());
        QVERIFY(!withTileChanged(world, Tile::Floor, tileCalled("fern")).ok());
    }

    void aWorldTakesFourThousandTiles() {
        World world;
        std::vector<TileKind> kinds;
        for (int i = 0; i < maxCustomTiles; ++i) kinds.push_back(tileCalled("tile-" + std::to_string(i)));
        world.tiles = *TileCatalogue::of(kinds);
        world.levels.push_back(sample().levels[1]);
        for (std::int32_t i = 0; i < maxCustomTiles; ++i)
            world.levels[0].tiles.set({i % 100, i / 100}, static_cast<Tile>(firstCustomTile + i));
        QVERIFY(!withTile(world, tileCalled("one more")).ok());
        const auto read = readDelve(delveText(world));
        QVERIFY(read.ok());
        QVERIFY(*read == world);
    }

    void aTileThatGoesIsReplacedAndTheOthersStay() {
        World world = sample();
        world.levels[1].layers.push_back({"over", true, Grid({100, 70}), {}});
        Stream random(3);
        for (int i = 0; i < 3000; ++i) {
            const auto x = static_cast<std::int32_t>(random.below(100));
            const auto y = static_cast<std::int32_t>(random.below(70));
            const auto tile = static_cast<Tile>(firstCustomTile + static_cast<int>(random.below(3)));
            world.levels[0].tiles.set({x, y}, tile);
            world.levels[1].layers[0].tiles.set({y, y}, tile);
        }
        world.levels[1].tiles = Grid({100, 70}, *world.tiles.find("ice")); // only chunks of a single tile
        const auto lava = *world.tiles.find("lava");
        const auto after = withoutTile(world, lava, *world.tiles.find("ice"));
        QVERIFY(after.ok());
        const auto nameOf = [](const World& of, const Grid& grid, Cell cell) { return of.tiles[grid.at(cell)].name; };
        const auto same = [&](const Grid& was, const Grid& is) {
            for (std::int32_t y = 0; y < 70; ++y)
                for (std::int32_t x = 0; x < 100; ++x) {
                    const auto before = nameOf(world, was, {x, y});
                    QCOMPARE(nameOf(*after, is, {x, y}), before == "lava" ? std::string("ice") : before);
                }
        };
        for (std::size_t i = 0; i < 2; ++i) same(world.levels[i].tiles, after->levels[i].tiles);
        same(world.levels[1].layers[0].tiles, after->levels[1].layers[0].tiles);
        QVERIFY(!withoutTile(world, lava, lava).ok());
        QVERIFY(!withoutTile(world, Tile::Floor, Tile::Wall).ok());
        World back = *after;
        QVERIFY(WorldEdit::between(world, *after).inverse().apply(back) && back == world);
    }

    void levelsComeGoAndMove() {
        const World world = sample();
        const auto three = withLevel(world, world.levels[0], 1);
        QVERIFY(three.ok());
        QCOMPARE(three->levels[1].id, std::string("level-1"));
        QCOMPARE(three->levels[2].id, std::string("second"));
        const auto moved = withLevelMoved(*three, 0, 2);
        QCOMPARE(moved->levels[2].id, std::string("first"));
        QVERIFY(withLevelMoved(*moved, 2, 0)->levels == three->levels);
        QVERIFY(!withLevelMoved(world, 0, 2).ok());
    }

    void portalsFollowTheirLevels() {
        const World world = sample();
        const auto renamed = withLevelId(world, 1, "cellar");
        QVERIFY(*renamed->levels[0].things->front().fields.find("level") == PropertyValue(std::string("cellar")));
        QVERIFY(readDelve(delveText(*renamed)).ok());
        QVERIFY(!withLevelId(world, 1, "first").ok());
        QVERIFY(!withLevelId(world, 1, "").ok());
        const auto without = withoutLevel(world, 1);
        QVERIFY(without->levels[0].things->front().fields.empty());
        QVERIFY(readDelve(delveText(*without)).ok());
        QVERIFY(!withoutLevel(*without, 0).ok());
    }

    void chasmsFollowTheLevelBelow() {
        World world = sample();
        world.levels[0].properties.set("below", Reference{world.levels[1].id});
        QCOMPARE(levelBelow(world.levels[0]), std::string_view(world.levels[1].id));
        const auto renamed = withLevelId(world, 1, "cellar");
        QCOMPARE(levelBelow(renamed->levels[0]), std::string_view("cellar"));
        const auto without = withoutLevel(world, 1);
        QVERIFY(without->levels[0].properties.empty());
    }
};

DELVE_TEST(WorldChangesTest)
#include "world_changes_test.moc"

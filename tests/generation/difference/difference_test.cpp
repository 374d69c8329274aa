#include "generation/difference/world_difference.h"
#include "generation/level/delve_file.h"
#include "generation/level/hash.h"
#include "generation/level/rules.h"
#include "generation/level/world_changes.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/generation/difference/plain_difference.h"
#include "tests/generation/difference/random_edits.h"
#include "tests/generation/random_world.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

bool sameText(const World& one, const World& other) { return delveText(one) == delveText(other); }

/// In the form of PlainDifference.
template <class T>
void tell(const std::string& level, const ListDifference<T>& list, std::set<std::string>& told) {
    for (const auto& lone : list.removed) told.insert(level + " - " + lone.element.id);
    for (const auto& lone : list.added) told.insert(level + " + " + lone.element.id);
    for (const auto& [was, is] : list.changed) {
        if (was.id == is.id) told.insert(level + " * " + was.id);
        else told.insert({level + " - " + was.id, level + " + " + is.id});
    }
}

PlainDifference inPlainWords(const WorldDifference& difference) {
    PlainDifference plain;
    for (const auto& lone : difference.levels.removed) plain.levelsRemoved.insert(lone.element.id);
    for (const auto& lone : difference.levels.added) plain.levelsAdded.insert(lone.element.id);
    for (const auto& level : difference.levels.changed) {
        if (level.id.before != level.id.after) {
            plain.levelsRemoved.insert(level.id.before);
            plain.levelsAdded.insert(level.id.after);
            continue;
        }
        for (const auto& run : level.cells)
            for (std::int32_t i = 0; i < run.length; ++i)
                plain.cells.insert({level.id.before, {run.at.x + i, run.at.y}});
        tell(level.id.before, level.things, plain.things);
        tell(level.id.before, level.rooms, plain.rooms);
    }
    return plain;
}

/// Applying the difference gives the other world; it names all that differs, and is empty if the files would be equal.
void holds(const World& before, const World& after) {
    const auto found = difference(before, after);
    QVERIFY(sameText(applied(found, before), after));
    QCOMPARE(found.empty(), sameText(before, after));
    const auto plain = plainDifference(before, after);
    const auto told = inPlainWords(found);
    QVERIFY(told.cells == plain.cells);
    QVERIFY(told.levelsRemoved == plain.levelsRemoved);
    QVERIFY(told.levelsAdded == plain.levelsAdded);
    QVERIFY(told.things == plain.things);
    QVERIFY(told.rooms == plain.rooms);
}

World made(const RecipeInfo& recipe) {
    Workspace workspace;
    const Size size{std::min(recipe.defaultSize.width, 96), std::min(recipe.defaultSize.height, 72)};
    auto generated = generateWorld(recipe.withSeed(5), size, workspace);
    return generated ? std::move(generated->world) : World();
}

/// A level with one of each kind of member.
World smallWorld() {
    World world;
    Level level;
    level.id = "cellar";
    level.tiles = Grid({200, 100}, Tile::Wall);
    level.rooms = std::vector<Room>{{"room-1-1", RoomKind::Room, {1, 1, 5, 4}, {}, {}, {}, {}},
                                    {"room-50-60", RoomKind::Room, {50, 60, 3, 3}, {}, {}, {}, {}}};
    level.links = std::vector<Link>{{0, 1, LinkKind::Tree, {}}};
    level.halls = std::vector<Hall>{{0, 1, {{{6, 2}, 44, false}}, {}}};
    level.things = std::vector<Thing>{{"coin-2-2", ThingKind::Coin, {2, 2}, {}, {}, {}},
                                      {"key-3-3", ThingKind::Key, {3, 3}, {}, {}, {}}};
    level.recipe = Recipe{"by hand", 1, {}, {}};
    level.recipe->stages.resize(2);
    level.recipe->stages[0].id = level.recipe->stages[0].stage = "grow-rooms";
    level.recipe->stages[1].id = level.recipe->stages[1].stage = "walls";
    world.levels.push_back(level);
    return world;
}

/// The difference of the only level that changed.
LevelDifference ofLevel(const World& before, const World& after) {
    const auto found = difference(before, after);
    return found.levels.changed.size() == 1 ? found.levels.changed[0] : LevelDifference();
}

/// Does the level differ only in the members that `forget` clears?
template <class Forget>
bool onlyDiffersIn(LevelDifference level, Forget forget) {
    forget(level);
    return level.empty();
}

} // namespace

class DifferenceTest : public QObject {
    Q_OBJECT
private slots:
    void leadsThroughRandomEditsOfEveryRecipe_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : builtInRecipes()) QTest::newRow(recipe.name.c_str()) << recipe.name.c_str();
    }
    void leadsThroughRandomEditsOfEveryRecipe() {
        QFETCH(QString, recipe);
        const World start = made(*builtInRecipes().find(recipe.toStdString()));
        QVERIFY(!start.levels.empty());
        QCOMPARE(start.levels.size() > 1, recipe == "journey"); // with towns and their houses
        Stream random(fnv1a(recipe.toStdString()));
        for (int round = 0; round < test::countOf(40); ++round) {
            World after = start;
            for (auto edits = random.between(1, 12); edits > 0; --edits) editAnything(after, random);
            holds(start, after);
            if (QTest::currentTestFailed()) return;
        }
    }

    void leadsBetweenAnyTwoWorlds() {
        for (std::uint64_t seed = 0; seed < test::countOf(300U); ++seed) {
            const World before = randomWorld(seed);
            const World after = randomWorld(seed + 1000);
            QVERIFY2(sameText(applied(difference(before, after), before), after), qPrintable(QString::number(seed)));
        }
    }

    void equalWorldsHaveNone() {
        const World world = smallWorld();
        World same = world;
        auto& level = same.levels[0];
        level.tiles.set({3, 3}, Tile::Floor); // its chunk is no longer shared, but has equal content
        level.tiles.set({3, 3}, Tile::Wall);
        level.pinned = BitGrid(level.size());
        std::swap(level.rooms.write()[0], level.rooms.write()[1]);
        level.links = std::vector<Link>{{1, 0, LinkKind::Tree, {}}};
        level.halls.write()[0].a = 1;
        level.halls.write()[0].b = 0;
        std::ranges::reverse(level.things.write());
        QVERIFY(difference(world, same).empty());
        QVERIFY(difference(world, world) == WorldDifference());
    }

    void cellsAreRuns() {
        const World before = smallWorld();
        World after = before;
        after.levels[0].tiles.fill({60, 5, 10, 2}, Tile::Floor); // across the border of two chunks
        after.levels[0].tiles.set({70, 5}, Tile::Door);
        const auto level = ofLevel(before, after);
        const std::vector<CellRun> runs{{{60, 5}, 10, Tile::Wall, Tile::Floor},
                                        {{70, 5}, 1, Tile::Wall, Tile::Door},
                                        {{60, 6}, 10, Tile::Wall, Tile::Floor}};
        QVERIFY(level.cells == runs);
        QVERIFY(onlyDiffersIn(level, [](LevelDifference& all) { all.cells.clear(); }));
    }

    void aRenamedOrMovedThingIsOneChange() {
        const World before = smallWorld();
        World after = before;
        auto& things = after.levels[0].things.write();
        things[0].id = "treasure";
        things[1].at = {9, 9};
        const auto level = ofLevel(before, after);
        QCOMPARE(level.things.changed.size(), std::size_t{2});
        QCOMPARE(level.things.changed[0].before.id, std::string("coin-2-2"));
        QCOMPARE(level.things.changed[0].after.id, std::string("treasure"));
        QVERIFY(level.things.changed[1].after.at == (Cell{9, 9}));
        QVERIFY(onlyDiffersIn(level, [](LevelDifference& all) { all.things.changed.clear(); }));
    }

    void aRenamedRoomChangesNoLink() {
        const World before = smallWorld();
        World after = before;
        after.levels[0].rooms.write()[1].id = "hoard";
        const auto level = ofLevel(before, after);
        QCOMPARE(level.rooms.changed.size(), std::size_t{1});
        QVERIFY(onlyDiffersIn(level, [](LevelDifference& all) { all.rooms.changed.clear(); }));
        QVERIFY(sameText(applied(difference(before, after), before), after));
    }

    void aRoomBeforeTheOthersChangesNoLink() {
        const World before = smallWorld();
        World after = before;
        auto& rooms = after.levels[0].rooms.write();
        rooms.insert(rooms.begin(), {"room-9-9", RoomKind::Room, {9, 9, 2, 2}, {}, {}, {}, {}});
        after.levels[0].links = std::vector<Link>{{1, 2, LinkKind::Tree, {}}};
        after.levels[0].halls.write()[0].a = 1;
        after.levels[0].halls.write()[0].b = 2;
        const auto level = ofLevel(before, after);
        QCOMPARE(level.rooms.added.size(), std::size_t{1});
        QVERIFY(onlyDiffersIn(level, [](LevelDifference& all) { all.rooms.added.clear(); }));
    }

    void aHallOnAnotherWayIsOneChange() {
        const World before = smallWorld();
        World after = before;
        after.levels[0].halls.write()[0].runs = {{{6, 3}, 44, false}};
        const auto level = ofLevel(before, after);
        QCOMPARE(level.halls.changed.size(), std::size_t{1});
        QVERIFY(onlyDiffersIn(level, [](LevelDifference& all) { all.halls.changed.clear(); }));
    }

    void pinsAreRuns() {
        World before = smallWorld();
        before.levels[0].pinned = BitGrid({200, 100});
        before.levels[0].pinned.write().setRun(4, 60, 10);
        World after = before;
        after.levels[0].pinned.write().setRun(4, 60, 2, false);
        after.levels[0].pinned.write().setRun(7, 0, 3);
        const auto level = ofLevel(before, after);
        QVERIFY(level.pinned.cleared == (std::vector<Run>{{{60, 4}, 2, false}}));
        QVERIFY(level.pinned.set == (std::vector<Run>{{{0, 7}, 3, false}}));
    }

    void aRecipeTellsWhichParameterOfWhichStage() {
        const World before = smallWorld();
        World after = before;
        after.levels[0].recipe->seed = 2;
        after.levels[0].recipe->stages[1].set("height", Decimal::of(3));
        const auto recipe = ofLevel(before, after).recipe;
        QVERIFY(recipe.seed == (Change<std::uint64_t>{1, 2}));
        QCOMPARE(recipe.stages.changed.size(), std::size_t{1});
        const auto& walls = recipe.stages.changed[0];
        QCOMPARE(walls.id, std::string("walls"));
        QCOMPARE(walls.parameters.added.size(), std::size_t{1});
        QCOMPARE(walls.parameters.added[0].element.id, std::string("height"));
        QVERIFY(!walls.reroll && !walls.enabled && recipe.stages.order.empty());
    }

    void stagesInAnotherOrderAreToldByTheirIds() {
        const World before = smallWorld();
        World after = before;
        std::ranges::reverse(after.levels[0].recipe->stages);
        const auto stages = ofLevel(before, after).recipe.stages;
        QCOMPARE(stages.order, (std::vector<std::string>{"walls", "grow-rooms"}));
        QVERIFY(stages.changed.empty() && stages.added.empty() && stages.removed.empty());
    }

    /// Removing a tile renumbers the tiles after it; their cells do not count as changed.
    void aTileThatMovesUpChangesNoCell() {
        World before = smallWorld();
        for (const auto* const name : {"moss", "rust"})
            QVERIFY(before.tiles.add({name, U'%', {}, Walk::Yes, true, {}}));
        before.levels[0].tiles.set({2, 2}, *before.tiles.find("moss"));
        before.levels[0].tiles.set({3, 2}, *before.tiles.find("rust"));
        const auto after = withoutTile(before, *before.tiles.find("moss"), Tile::Floor);
        QVERIFY(after.ok());
        const auto found = difference(before, *after);
        QCOMPARE(found.tiles.removed.size(), std::size_t{1});
        const auto& cells = found.levels.changed.at(0).cells;
        QVERIFY(cells == (std::vector<CellRun>{{{2, 2}, 1, *before.tiles.find("moss"), Tile::Floor}}));
        QVERIFY(sameText(applied(found, before), *after));
    }

    void aRenamedLevelIsOneChange() {
        World before = smallWorld();
        before.levels.push_back(before.levels[0]);
        before.levels[1].id = "attic";
        before.levels[1].tiles.set({0, 0}, Tile::Door);
        World after = before;
        after.levels[1].id = "loft";
        std::vector<Level> turned(after.levels.begin(), after.levels.end());
        std::ranges::reverse(turned);
        after.levels = SharedLevels(turned.begin(), turned.end());
        const auto found = difference(before, after);
        QVERIFY(found.levels.added.empty() && found.levels.removed.empty());
        QVERIFY(found.levels.changed.at(0).id == (Change<std::string>{"attic", "loft"}));
        QCOMPARE(found.levels.order, (std::vector<std::string>{"loft", "cellar"}));
    }

    /// Applies only rules that differ, so that rules that another person changed meanwhile stay.
    void isAppliedToAWorldThatChangedMeanwhile() {
        const World base = smallWorld();
        World ours = base;
        ours.rules.write().sight = 3;
        ours.levels[0].things.write().erase(ours.levels[0].things->begin());
        ours.levels[0].tiles.set({150, 50}, Tile::Water);
        World theirs = base;
        theirs.rules.write().lights = false;
        theirs.levels[0].things.write()[1].at = {8, 8};
        theirs.levels[0].tiles.set({5, 5}, Tile::Floor);
        const World merged = applied(difference(base, theirs), ours);
        World wanted = ours;
        wanted.rules.write().lights = false;
        wanted.levels[0].things.write()[0].at = {8, 8};
        wanted.levels[0].tiles.set({5, 5}, Tile::Floor);
        QVERIFY(merged == wanted);
    }

    /// Chunks that two maps share are not compared: 1,000 changes on 4096 x 4096 cells.
    void costsWhatDiffers() {
        World before;
        before.levels.resize(1);
        before.levels[0].tiles = Grid({4096, 4096}, Tile::Wall);
        World after = before;
        Stream random(1);
        std::set<Cell> cells;
        while (cells.size() < 1000)
            cells.insert(
                {static_cast<std::int32_t>(random.below(4096)), static_cast<std::int32_t>(random.below(4096))});
        std::set<std::pair<std::int32_t, std::int32_t>> chunks;
        for (const auto cell : cells) {
            after.levels[0].tiles.set(cell, Tile::Floor);
            chunks.insert({cell.x / Grid::chunkSide, cell.y / Grid::chunkSide});
        }
        DifferenceCost cost;
        const auto found = difference(before, after, &cost);
        QCOMPARE(cost.chunks, chunks.size());
        std::size_t changed = 0;
        for (const auto& run : found.levels.changed.at(0).cells) changed += static_cast<std::size_t>(run.length);
        QCOMPARE(changed, cells.size());
        QVERIFY(applied(found, before) == after);
    }
};

DELVE_TEST(DifferenceTest)
#include "difference_test.moc"

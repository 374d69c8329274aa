#include "generation/level/rules.h"
#include "generation/level/world_edit.h"
#include "tests/generation/random_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace delve;

namespace {

Size randomSize(Stream& random) {
    const auto width = static_cast<std::int32_t>(random.between(1, 150));
    const auto height = static_cast<std::int32_t>(random.between(1, 100));
    return {width, height};
}

/// A world of a few levels, "a", "b" and so on.
World randomLevels(Stream& random) {
    World world;
    world.name = "World " + std::to_string(random.below(3));
    world.rules.write().sight = random.between(1, 9);
    for (char id = 'a'; id < 'e'; ++id) {
        world.levels.push_back(test::randomLevel(random, randomSize(random)));
        world.levels.back().id = std::string(1, id);
    }
    return world;
}

/// Removes, adds, changes, moves or renames some of its levels.
void change(World& world, Stream& random) {
    auto& levels = world.levels;
    const auto any = [&] { return static_cast<std::size_t>(random.below(levels.size())); };
    switch (random.below(6)) {
    case 0:
        if (levels.size() > 1) levels.erase(levels.begin() + static_cast<std::ptrdiff_t>(any()));
        return;
    case 1: {
        auto level = test::randomLevel(random, randomSize(random));
        level.id = "new-" + std::to_string(random.below(1000000));
        levels.insert(levels.begin() + static_cast<std::ptrdiff_t>(any()), std::move(level));
        return;
    }
    case 2: {
        const auto from = any();
        const auto to = any();
        std::swap(levels[from], levels[to]);
        return;
    }
    case 3: levels[any()].tiles.set({0, 0}, Tile::Water); return;
    case 4: levels[any()].id = "called-" + std::to_string(random.below(1000000)); return;
    default:
        world.rules.write().players = random.between(1, 2);
        (void)world.tiles.add({"moss", U'm', {}});
        return;
    }
}

} // namespace

class WorldEditTest : public QObject {
    Q_OBJECT
private slots:
    void applyAndInverseOverRandomWorlds() {
        Stream random(11);
        for (int i = 0; i < 300; ++i) {
            const World before = randomLevels(random);
            World after = before;
            for (auto changes = random.below(5); changes > 0; --changes) change(after, random);
            const auto edit = WorldEdit::between(before, after);
            QCOMPARE(edit.empty(), before == after);
            World world = before;
            QVERIFY(edit.apply(world));
            QVERIFY(world == after);
            QVERIFY(edit.inverse().apply(world));
            QVERIFY(world == before);
            for (std::size_t level = 0; level < before.levels.size(); ++level) {
                const auto* const same = after.find(before.levels[level].id);
                if (same) QCOMPARE(edit.placeAfter(level).value(), after.levels.placeOf(*same));
            }
        }
    }

    void theEditOfOneLevelIsItsEdit() {
        Stream random(12);
        const World before = randomLevels(random);
        World after = before;
        after.levels[2].tiles.set({0, 0}, before.levels[2].tiles.at({0, 0}) == Tile::Road ? Tile::Grass : Tile::Road);
        const auto edit = WorldEdit::ofLevel(2, Edit::between(before.levels[2], after.levels[2]));
        QCOMPARE(edit.touched(2), (Rect{0, 0, 1, 1}));
        QVERIFY(edit.touched(1).empty() && !edit.changes<&World::tiles>());
        World world = before;
        QVERIFY(edit.apply(world) && world == after);
        QVERIFY(WorldEdit::ofLevel(1, Edit()).empty());
    }

    /// One journey replaces another: undo must not write thousands of levels one by one.
    void manyLevelsAreSwappedAtOnce() {
        World before;
        for (int i = 0; i < 500; ++i) {
            Level level;
            level.id = std::to_string(i);
            level.tiles = Grid({70, 70}, Tile::Floor);
            level.tiles.set({0, 0}, Tile::Wall);
            before.levels.push_back(std::move(level));
        }
        World after = before;
        for (std::size_t i = 100; i < 400; ++i) after.levels[i].tiles.set({69, 69}, Tile::Water);
        const auto edit = WorldEdit::between(before, after);
        QVERIFY(!edit.changesList());
        World world = before;
        QVERIFY(edit.apply(world) && world == after);
        World again = before;
        QVERIFY(edit.apply(again) && again.levels.sameAs(world.levels));
        QVERIFY(edit.inverse().apply(world) && world.levels.sameAs(before.levels));
        QVERIFY(edit.inverse().inverse().apply(world) && world.levels.sameAs(again.levels));
        for (std::size_t i = 0; i < 500; ++i) QCOMPARE(again.levels.shares(i, before.levels, i), i < 100 || i >= 400);
        const SharedLevels& kept = again.levels; // shares the unchanged parts of a level
        QVERIFY(kept[200].tiles.sharesChunk(std::as_const(before).levels[200].tiles, 0));
        std::size_t count = 0;
        edit.eachChanged([&](std::size_t place, const Edit& change) {
            count += place >= 100 && place < 400 && change.changes<&Level::tiles>() ? 1 : 0;
        });
        QCOMPARE(count, std::size_t{300});
    }

    void levelsThatAreSharedAreNotLookedAt() {
        World before;
        for (int i = 0; i < 200; ++i) before.levels.emplace_back().id = std::to_string(i);
        World after = before;
        after.levels.erase(after.levels.begin() + 50);
        after.levels[60].name = "another";
        const auto edit = WorldEdit::between(before, after);
        std::vector<std::size_t> changed;
        edit.eachChanged([&changed](std::size_t place, const Edit&) { changed.push_back(place); });
        QCOMPARE(changed, std::vector<std::size_t>{60});
        QCOMPARE(edit.placeAfter(49).value(), std::size_t{49});
        QVERIFY(!edit.placeAfter(50));
        QCOMPARE(edit.placeAfter(199).value(), std::size_t{198});
        QCOMPARE(edit.inverse().placeAfter(198).value(), std::size_t{199});
        World world = after;
        QVERIFY(edit.inverse().apply(world) && world == before);
    }

    void anotherWorldIsRefusedAndStays() {
        Stream random(13);
        const World before = randomLevels(random);
        World after = before;
        after.levels.pop_back();
        const auto edit = WorldEdit::between(before, after);
        World other = after;
        QVERIFY(!edit.apply(other));
        QVERIFY(other == after);
    }

    void whatIsKeptIsWhatDiffers() {
        World before;
        Level level;
        level.id = "large";
        level.tiles = Grid::fromRows({2048, 2048}, std::vector<Tile>(2048 * 2048, Tile::Wall));
        level.pinned = BitGrid({2048, 2048});
        level.things.write().resize(1000);
        before.levels.push_back(level);
        World after = before;
        after.levels[0].tiles.set({5, 5}, Tile::Floor);
        after.levels[0].pinned.write().set({5, 5});
        after.levels[0].things.write().push_back({"coin-5-5", ThingKind::Coin, {5, 5}, {}, {}, {}});
        const auto edit = WorldEdit::between(before, after);
        QVERIFY2(edit.bytes() < 3 * Grid::maxChunkBytes, qPrintable(QString::number(edit.bytes())));
        World gone = before;
        gone.levels.clear();
        QVERIFY(WorldEdit::between(before, gone).bytes() > 2048 * 2048 / 8);
    }
};

DELVE_TEST(WorldEditTest)
#include "world_edit_test.moc"

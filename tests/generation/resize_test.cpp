#include "generation/level/delve_file.h"
#include "generation/level/resize.h"
#include "tests/generation/random_world.h"
#include "tests/support/counts.h"
#include "tests/support/portals.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::test;

namespace {

Rect drawnArea(Stream& random, Size size) {
    const auto drawn = [&](std::int32_t from, std::int32_t to) {
        return static_cast<std::int32_t>(random.between(from, to));
    };
    const auto x = drawn(-70, size.width - 1);
    const auto y = drawn(-70, size.height - 1);
    const auto width = drawn(1, 200);
    const auto height = drawn(1, 200);
    return {x, y, width, height};
}

Level floorOf(Size size) {
    Level level;
    level.id = "level";
    level.tiles = Grid(size, Tile::Floor);
    return level;
}

Room roomOf(const char* id, Rect box) {
    Room room;
    room.id = id;
    room.box = box;
    return room;
}

} // namespace

/// Levels that are cut or extended.
class ResizeTest : public QObject {
    Q_OBJECT
private slots:
    void nothingChangesWithoutAChange() {
        for (std::uint64_t seed = 0; seed < countOf<std::uint64_t>(50); ++seed) {
            const World world = randomWorld(seed);
            for (std::size_t i = 0; i < world.levels.size(); ++i)
                QVERIFY(withResizedLevel(world, i, wholeOf(world.levels[i].size())) == world);
        }
    }

    void whatWasExtendedIsCutAgain() {
        for (std::uint64_t seed = 0; seed < countOf<std::uint64_t>(100); ++seed) {
            const World world = randomWorld(seed);
            Stream random(seed);
            const auto left = static_cast<std::int32_t>(random.below(130));
            const auto top = static_cast<std::int32_t>(random.below(130));
            const Size size = world.levels[0].size();
            const World larger =
                withResizedLevel(world, 0, {-left, -top, size.width + left + 9, size.height + top + 5});
            QVERIFY(withResizedLevel(larger, 0, {left, top, size.width, size.height}) == world);
        }
    }

    void eachCellIsWhereItBelongs() {
        for (std::uint64_t seed = 0; seed < countOf<std::uint64_t>(200); ++seed) {
            const World world = randomWorld(seed);
            const Level& level = world.levels[0];
            Stream random(seed);
            const Rect area = drawnArea(random, level.size());
            const Level after = resized(level, area);
            QVERIFY((after.size() == Size{area.width, area.height}));
            QCOMPARE(after.layers.size(), level.layers.size());
            for (std::int32_t y = 0; y < area.height; ++y)
                for (std::int32_t x = 0; x < area.width; ++x) {
                    const Cell from{x + area.x, y + area.y};
                    const bool was = level.size().contains(from);
                    QCOMPARE(after.tiles.at({x, y}), was ? level.tiles.at(from) : Tile::Void);
                    QCOMPARE(after.isPinned({x, y}), was && level.isPinned(from));
                    for (std::size_t i = 0; i < level.layers.size(); ++i)
                        QCOMPARE(after.layers[i].tiles.at({x, y}), was ? level.layers[i].tiles.at(from) : Tile::Void);
                }
            std::size_t kept = 0;
            for (const auto& thing : *level.things) {
                if (!area.contains(thing.at)) continue;
                const auto& moved = (*after.things)[kept++];
                QCOMPARE(moved.id, thing.id);
                QVERIFY((moved.at == Cell{thing.at.x - area.x, thing.at.y - area.y}));
            }
            QCOMPARE(after.things->size(), kept);
        }
    }

    /// Rooms, links, halls, pins and portals of what is left are those of a sound file.
    void whatIsLeftIsSound() {
        for (std::uint64_t seed = 0; seed < countOf<std::uint64_t>(200); ++seed) {
            const World world = randomWorld(seed);
            Stream random(seed + 1);
            const auto place = static_cast<std::size_t>(random.below(world.levels.size()));
            const World after = withResizedLevel(world, place, drawnArea(random, world.levels[place].size()));
            const auto read = readDelve(delveText(after));
            QVERIFY2(read.ok(), read ? "" : (std::to_string(seed) + inEnglish(read.failure().message)).c_str());
            QCOMPARE(delveText(*read), delveText(after));
        }
    }

    void roomsAreCutAndGoWithTheirLinks() {
        Level level = floorOf({30, 10});
        level.rooms =
            std::vector{roomOf("gone", {0, 0, 4, 4}), roomOf("cut", {6, 2, 6, 6}), roomOf("whole", {20, 2, 5, 5})};
        level.links = std::vector{Link{0, 1, LinkKind::Tree, {}}, Link{1, 2, LinkKind::Tree, {}}};
        level.halls = std::vector{Hall{0, 1, {{{4, 3}, 2, false}}, {}, LinkKind::Tree},
                                  Hall{0, 2, {{{2, 4}, 18, false}, {{3, 4}, 5, true}}, {}, LinkKind::Tree}};
        const Level after = resized(level, {8, 1, 20, 9});
        QCOMPARE(after.rooms->size(), std::size_t{2});
        QVERIFY((after.rooms->at(0).box == Rect{0, 1, 4, 6}));
        QVERIFY((after.rooms->at(1).box == Rect{12, 1, 5, 5}));
        QCOMPARE(after.links->size(), std::size_t{1});
        QVERIFY(after.links->front().a == 0 && after.links->front().b == 1);
        QCOMPARE(after.halls->size(), std::size_t{1});
        QVERIFY(after.halls->front().a == noRoom && after.halls->front().b == 1);
        QVERIFY((after.halls->front().runs == std::vector<Run>{{{0, 3}, 12, false}}));
    }

    void portalsLeadWhereTheyLed() {
        World world;
        world.levels = {floorOf({20, 10}), floorOf({20, 10})};
        world.levels[1].id = "below";
        world.levels[0].things = std::vector{portalTo("level", {9, 9}), portalTo("below", {3, 3})};
        world.levels[1].things = std::vector{portalTo("level", {9, 9}), portalTo("level", {1, 1})};
        const auto cellOf = [](const Thing& portal) { return portal.fields.find("cell"); };
        const World after = withResizedLevel(world, 0, {-5, -2, 40, 30});
        QVERIFY(*cellOf(after.levels[0].things->at(0)) == PropertyValue(Cell{14, 11}));
        QVERIFY(*cellOf(after.levels[0].things->at(1)) == PropertyValue(Cell{3, 3}));
        QVERIFY(*cellOf(after.levels[1].things->at(0)) == PropertyValue(Cell{14, 11}));
        const World cut = withResizedLevel(after, 0, {8, 4, 10, 10});
        QVERIFY(*cellOf(cut.levels[1].things->at(0)) == PropertyValue(Cell{6, 7}));
        QVERIFY(!cellOf(cut.levels[1].things->at(1)));
    }

    void theAnchorStays() {
        const Size before{80, 45};
        QVERIFY((areaFor(before, {100, 50}, {0, 0}) == Rect{0, 0, 100, 50}));
        QVERIFY((areaFor(before, {100, 50}, {1, 1}) == Rect{-10, -2, 100, 50}));
        QVERIFY((areaFor(before, {100, 50}, {2, 2}) == Rect{-20, -5, 100, 50}));
        QVERIFY((areaFor(before, {60, 40}, {0, 2}) == Rect{0, 5, 60, 40}));
        QVERIFY((areaFor(before, {60, 40}, {2, 1}) == Rect{20, 2, 60, 40}));
        for (const std::int32_t column : {0, 1, 2})
            for (const std::int32_t row : {0, 1, 2}) QVERIFY(areaFor(before, before, {column, row}) == wholeOf(before));
    }

    void whatIsCutIsCounted() {
        Level level = floorOf({30, 10});
        level.tiles.fill({0, 0, 30, 1}, Tile::Void);
        level.rooms = std::vector{roomOf("cut", {6, 2, 6, 6}), roomOf("whole", {20, 2, 5, 5})};
        level.things = std::vector{portalTo("level", {1, 1}), portalTo("level", {1, 1})};
        level.things.write()[0].at = {7, 5};
        level.things.write()[1].at = {21, 5};
        const auto cut = cutBy(level, {8, 1, 20, 9});
        QCOMPARE(cut.cells, std::int64_t{8 * 9 + 2 * 9});
        QCOMPARE(cut.rooms, std::int64_t{1});
        QCOMPARE(cut.things, std::int64_t{1});
        QVERIFY(cutBy(level, {-3, 0, 40, 10}).none());
    }

    void contentIsWhatIsNotVoid() {
        Level level = floorOf({200, 150});
        level.tiles = Grid({200, 150});
        QVERIFY(contentOf(level).empty());
        level.tiles.set({70, 20}, Tile::Wall);
        level.tiles.fill({90, 100, 3, 2}, Tile::Floor);
        QVERIFY((contentOf(level) == Rect{70, 20, 23, 82}));
        level.things = std::vector{portalTo("level", {1, 1})};
        level.things.write()[0].at = {5, 30};
        QVERIFY((contentOf(level) == Rect{5, 20, 88, 82}));
        DecorationLayer layer;
        layer.tiles = Grid(level.size());
        layer.tiles.set({199, 149}, Tile::Rubble);
        level.layers.push_back(layer);
        QVERIFY((contentOf(level) == Rect{5, 20, 195, 130}));
        level.tiles = Grid({200, 150}, Tile::Floor);
        QVERIFY((contentOf(level) == wholeOf(level.size())));
    }
};

DELVE_TEST(ResizeTest)
#include "resize_test.moc"

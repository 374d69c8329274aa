#include "editor/things/search.h"

#include "editor/things/thing_words.h"
#include "generation/random/stream.h"
#include "tests/generation/random_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

using namespace delve;
using namespace delve::editor;

namespace {

using Among = SearchOrder::Among;

Thing thing(ThingKind kind, Cell at, const char* field = nullptr, const PropertyValue& value = {}) {
    Thing made{bornAt(infoOf(kind).name, at), kind, at, {}, {}, {}};
    if (field) made.fields.set(field, value);
    return made;
}

std::shared_ptr<const World> furnished() {
    World world;
    for (const char* id : {"upper", "cellar"}) {
        Level level;
        level.id = id;
        level.name = id;
        level.tiles = Grid({20, 10}, Tile::Floor);
        world.levels.push_back(level);
    }
    Level& level = world.levels[0];
    level.tiles.fill({2, 2, 3, 1}, Tile::Water);
    level.tiles.set({2, 3}, Tile::Water);
    level.tiles.set({9, 9}, Tile::Water);
    level.rooms = std::vector<Room>{{"room-1-1", RoomKind::Store, {1, 1, 6, 5}, {}, {}, {}, {}}};
    level.rooms.write()[0].properties.set("purpose", std::string("library"));
    level.things = std::vector<Thing>{thing(ThingKind::Sign, {8, 8}, "text", std::string("Beware of the\nSilent lake")),
                                      thing(ThingKind::Enemy, {5, 5}, "enemy", std::string("rat")),
                                      thing(ThingKind::Enemy, {4, 1}),
                                      thing(ThingKind::Portal, {6, 6}, "level", Reference{"cellar"}),
                                      thing(ThingKind::Lamp, {7, 7}, "radius", Decimal::of(5))};
    level.things.write()[2].properties.set("mood", std::string("sleepy"));
    return std::make_shared<const World>(world);
}

std::shared_ptr<const Found> found(const std::shared_ptr<const World>& world, const SearchOrder& order,
                                   std::size_t level = 0) {
    generation::Feedback feedback;
    const auto result = search(world, level, order, feedback);
    return result ? *result : nullptr;
}

QStringList linesOf(const Found& found) {
    QStringList lines;
    for (const auto& row : found.rows)
        lines << QStringList{found.kindOf(row), found.detailsOf(row), placeOf(found.placeOf(row))}.join(u'|');
    return lines;
}

QStringList linesOf(const QString& words, Among among = Among::Everything) {
    return linesOf(*found(furnished(), {words, among, {}}));
}

/// By flood fill: of each area its first cell, and how many it has.
std::map<std::pair<int, int>, std::int64_t> areasByFlood(const Grid& tiles, Tile tile) {
    std::map<std::pair<int, int>, std::int64_t> areas;
    std::set<std::pair<int, int>> seen;
    for (std::int32_t y = 0; y < tiles.size().height; ++y)
        for (std::int32_t x = 0; x < tiles.size().width; ++x) {
            if (tiles.at({x, y}) != tile || seen.contains({y, x})) continue;
            std::vector<Cell> cells{{x, y}};
            seen.emplace(y, x);
            for (std::size_t i = 0; i < cells.size(); ++i)
                for (const Cell by : {Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}, Cell{0, -1}}) {
                    const Cell next = cells[i] + by;
                    if (!tiles.size().contains(next) || tiles.at(next) != tile) continue;
                    if (seen.emplace(next.y, next.x).second) cells.push_back(next);
                }
            areas[{y, x}] = static_cast<std::int64_t>(cells.size());
        }
    return areas;
}

} // namespace

/// What is found on a level, and how it is listed.
class SearchTest : public QObject {
    Q_OBJECT
private slots:
    void withoutWordsAllThingsAndRoomsAreListed() {
        QCOMPARE(linesOf(QString()),
                 QStringList({"Enemy||4, 1", "Enemy|rat|5, 5", "Portal|to cellar|6, 6", "Lamp|Radius 5|7, 7",
                              "Sign|Beware of the\\nSilent lake|8, 8", "Store|library · 6 × 5|1, 1"}));
        QCOMPARE(linesOf(QString(), Among::Rooms).size(), 1);
        QCOMPARE(linesOf(QString(), Among::Things).size(), 5);
        QVERIFY(linesOf(QString(), Among::Tiles).isEmpty());
    }

    void wordsAreFoundWhereverTheyStand() {
        QCOMPARE(linesOf("silent"), QStringList("Sign|Beware of the\\nSilent lake|8, 8"));
        QCOMPARE(linesOf("lake beware").size(), 1);
        QVERIFY(linesOf("beware nobody").isEmpty());
        QCOMPARE(linesOf("rat"), QStringList("Enemy|rat|5, 5"));
        QCOMPARE(linesOf("enemy-4-1"), QStringList("Enemy||4, 1"));
        QCOMPARE(linesOf("mood sleepy"), QStringList("Enemy||4, 1"));
        QCOMPARE(linesOf("cellar"), QStringList("Portal|to cellar|6, 6"));
        QCOMPARE(linesOf("LIBRARY"), QStringList("Store|library · 6 × 5|1, 1"));
        QCOMPARE(linesOf("7, 7"), QStringList("Lamp|Radius 5|7, 7"));
    }

    void tilesAreFoundByTheirAreas() {
        const auto water = found(furnished(), {"water", Among::Tiles, {}});
        QCOMPARE(linesOf(*water), QStringList({"Water|4 cell(s)|2, 2", "Water|1 cell(s)|9, 9"}));
        QCOMPARE(water->tiles.cells, 5);
        QCOMPARE(water->count(), 2);
        QCOMPARE(water->cellsOf(water->rows[0]).size(), std::size_t{4});
    }

    void oneKindAlone() {
        QCOMPARE(linesOf(*found(furnished(), {{}, Among::Everything, ThingKind::Enemy})).size(), 2);
        QVERIFY(linesOf(*found(furnished(), {"water", Among::Everything, ThingKind::Enemy})).isEmpty());
    }

    /// Against a plain loop over words, on worlds with everything that a world can hold.
    void randomWorldsAreSearchedAsByHand() {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const auto world = std::make_shared<const World>(test::randomWorld(seed));
            const LevelPlaces places(*world);
            for (const char* words : {"", "e", "plain", "1", "key lock"})
                for (std::size_t i = 0; i < world->levels.size(); ++i) {
                    std::size_t expected = 0;
                    for (const auto& each : *world->levels[i].things)
                        expected += hasAllWords(wordsOf(each, places), words) ? 1 : 0;
                    for (const auto& each : *world->levels[i].rooms)
                        expected += hasAllWords(wordsOf(each), words) ? 1 : 0;
                    const auto things = found(world, {words, Among::Things, {}}, i)->rows.size();
                    QCOMPARE(things + found(world, {words, Among::Rooms, {}}, i)->rows.size(), expected);
                }
        }
    }

    void areasAreThoseOfAFlood() {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Stream random(seed);
            Grid tiles(
                {static_cast<std::int32_t>(1 + random.below(90)), static_cast<std::int32_t>(1 + random.below(40))});
            for (std::int32_t y = 0; y < tiles.size().height; ++y)
                for (std::int32_t x = 0; x < tiles.size().width; ++x)
                    tiles.set({x, y}, std::array{Tile::Floor, Tile::Water, Tile::Wall}[random.below(3)]);
            const auto areas = areasOfTiles(tiles, [](Tile tile) { return tile == Tile::Water; });
            const auto expected = areasByFlood(tiles, Tile::Water);
            QCOMPARE(areas.areas, static_cast<std::int64_t>(expected.size()));
            std::int64_t cells = 0;
            for (const auto& area : areas.list) {
                const auto same = expected.find({area.first.y, area.first.x});
                QVERIFY(same != expected.end());
                QCOMPARE(area.cells, same->second);
                QCOMPARE(static_cast<std::int64_t>(editor::cellsOf(area, tiles, 100'000).size()), area.cells);
                cells += area.cells;
            }
            QCOMPARE(areas.cells, cells);
        }
    }

    /// All are counted, but no more told apart than there is memory for.
    void noiseIsCountedAndBounded() {
        Grid tiles({400, 400});
        for (std::int32_t y = 0; y < 400; ++y)
            for (std::int32_t x = y % 2; x < 400; x += 2) tiles.set({x, y}, Tile::Water);
        const auto is = [](Tile tile) { return tile == Tile::Water; };
        const auto all = areasOfTiles(tiles, is);
        QCOMPARE(all.areas, 80'000);
        QCOMPARE(all.list.size(), mostListedAreas);
        const auto few = areasOfTiles(tiles, is, {}, 100);
        QCOMPARE(few.areas, 100);
        QCOMPARE(few.cells, 80'000);
    }

    void itCanBeStopped() {
        generation::Feedback feedback;
        feedback.stop();
        QVERIFY(!search(furnished(), 0, {"water", Among::Everything, {}}, feedback));
    }
};

DELVE_TEST(SearchTest)
#include "search_test.moc"

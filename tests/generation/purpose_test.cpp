#include "generation/level/purpose.h"
#include "generation/level/tables.h"
#include "generation/stages/purpose.h"
#include "generation/stages/room_axis.h"
#include "generation/stages/room_facts.h"
#include "generation/stages/stages.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/furniture_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

using Rows = std::vector<std::string_view>;

/// A start in the first room, a dead end, a hub, and an exit behind the room in the east.
const Rows fourRooms{"############################", "#.....########.....#########", "#@....,,,,,,,,.....,,,.....#",
                     "#.....########.....###.....#", "##############.....###.....#", "################,#####.....X",
                     "################,###########", "##############.....#########", "##############.....#########",
                     "############################"};

RoomId addFourRooms(Draft& draft) {
    draft.addRoom({1, 1, 5, 3});
    draft.addRoom({14, 1, 5, 4});
    draft.addRoom({22, 2, 5, 4});
    return draft.addRoom({14, 7, 5, 2});
}

std::vector<RoomFacts> factsOf(DrawnDraft& drawn) {
    const auto start = drawn.cellsOf(ThingKind::Start);
    return findRoomFacts(drawn.draft, start.front()).value();
}

Purpose purposeOfAny(std::vector<Furnishing> furniture) {
    Purpose purpose;
    purpose.name = "hall";
    purpose.text = "It echoes.";
    purpose.furniture = std::move(furniture);
    return purpose;
}

/// A room of this size beside one for the start, furnished for the only purpose that there is.
struct OneRoom {
    OneRoom(Rect room, const Purpose& purpose, const Level* base = nullptr, std::int64_t percentOfFloor = 100)
        : drawn(rowsFor(room), base) {
        drawn.draft.addRoom({1, 1, 2, 2}, RoomKind::Start);
        drawn.draft.addRoom(room);
        before = drawn.draft.snapshot();
        Sources sources;
        sources.tables.purposes = std::vector<Purpose>{purpose};
        drawn.draft.setSources(std::move(sources));
        PurposeParameters parameters;
        parameters.rooms = percent(100);
        parameters.furniture = percent(percentOfFloor);
        Stream random(5);
        done = generation::purpose(drawn.draft, random, parameters);
        after = drawn.draft.snapshot();
        table.push_back(purpose);
    }

    /// The start, a hall along the second row, and walls.
    static Rows rowsFor(const Rect& room) {
        static std::vector<std::string> kept;
        const auto width = static_cast<std::size_t>(room.right() + 1);
        const auto height = static_cast<std::size_t>(room.bottom() + 1);
        kept.assign(std::max<std::size_t>(height, 4), std::string(width, '#'));
        for (std::int32_t x = 3; x < room.x; ++x) kept[2][static_cast<std::size_t>(x)] = ',';
        kept[1][1] = '@';
        return {kept.begin(), kept.end()};
    }

    [[nodiscard]] std::map<std::string, int> pieces() const {
        std::map<std::string, int> number;
        const TileCatalogue tiles;
        for (std::int32_t y = 0; y < after.size().height; ++y)
            for (std::int32_t x = 0; x < after.size().width; ++x) {
                if (after.tiles.at({x, y}) != before.tiles.at({x, y})) ++number[tiles[after.tiles.at({x, y})].name];
                for (const auto& layer : after.layers)
                    if (layer.tiles.at({x, y}) != Tile::Void) ++number["drawn " + tiles[layer.tiles.at({x, y})].name];
            }
        for (const auto& thing : *after.things)
            if (thing.kind != ThingKind::Start) ++number[std::string(infoOf(thing.kind).name)];
        return number;
    }

    DrawnDraft drawn;
    Level before;
    Level after;
    Done done = delve::done();
    std::vector<Purpose> table;
};

} // namespace

/// Purposes of rooms and their furniture, in drawn rooms.
class PurposeTest : public QObject {
    Q_OBJECT
private slots:
    void factsTellTheRoomsApart() {
        DrawnDraft drawn(fourRooms);
        addFourRooms(drawn.draft);
        const auto facts = factsOf(drawn);
        const auto& [first, hub, last, side] = std::tie(facts[0], facts[1], facts[2], facts[3]);
        QCOMPARE(first.cells, 15);
        QCOMPARE(first.waysIn, 1);
        QCOMPARE(hub.waysIn, 3);
        QCOMPARE(side.waysIn, 1);
        QVERIFY(first.onTheWay && hub.onTheWay && last.onTheWay && !side.onTheWay);
        QVERIFY(!first.chokepoint && hub.chokepoint && last.chokepoint && !side.chokepoint);
        QCOMPARE(first.depth, 0);
        QVERIFY(hub.depth > 0 && hub.depth < last.depth && last.depth < 100);
        for (const auto& each : facts) QVERIFY(each.form == RoomForm::Rectangle && !each.besideWater);
    }

    /// A way around a room takes its hold on the way.
    void aWayAroundIsNoChokepoint() {
        DrawnDraft drawn({"#####################", "#,,,,,,,,,,,,,,,,,,,#", "#,######...########,#",
                          "#@,,,,,,...,,,,,,,,,X", "########...##########", "#####################"});
        drawn.draft.addRoom({8, 2, 3, 3});
        const auto facts = factsOf(drawn);
        QVERIFY(facts[0].onTheWay && !facts[0].chokepoint);
        QCOMPARE(facts[0].waysIn, 3); // three cells side by side are one
    }

    void formsAndWaterAreSeen() {
        DrawnDraft drawn({"##############################", "#@.....##...######.....#######",
                          "#......#.....####...###.######", "#......,......,,,..#####~~####",
                          "#......#.....####..##..,....##", "########.....#####.....#....##",
                          "#########...##################", "##############################"});
        drawn.draft.addRoom({1, 1, 6, 4});
        drawn.draft.addRoom(std::vector<Run>{{{9, 1}, 3, false},
                                             {{8, 2}, 5, false},
                                             {{8, 3}, 5, false},
                                             {{8, 4}, 5, false},
                                             {{8, 5}, 5, false},
                                             {{9, 6}, 3, false}});
        drawn.draft.addRoom(std::vector<Run>{{{18, 1}, 5, false},
                                             {{17, 2}, 3, false},
                                             {{17, 3}, 2, false},
                                             {{17, 4}, 2, false},
                                             {{18, 5}, 5, false},
                                             {{21, 4}, 2, false}});
        drawn.draft.addRoom({24, 4, 4, 2});
        const auto facts = factsOf(drawn);
        QCOMPARE(facts[0].form, RoomForm::Rectangle);
        QCOMPARE(facts[1].form, RoomForm::Round);
        QCOMPARE(facts[2].form, RoomForm::Cave);
        QVERIFY(!facts[0].besideWater && !facts[1].besideWater && facts[3].besideWater);
        const auto row = [](std::string_view name) {
            return *std::ranges::find(*builtInPurposes(), name, &Purpose::name);
        };
        QVERIFY(suits(row("rotunda"), facts[1]) && !suits(row("rotunda"), facts[2]));
        QVERIFY(suits(row("den"), facts[2]) && !suits(row("den"), facts[1]));
        RoomFacts wet = facts[3];
        wet.cells = 20;
        QVERIFY(suits(row("cistern"), wet));
        wet.besideWater = false;
        QVERIFY(!suits(row("cistern"), wet));
    }

    /// Upright through a column, level along the longer side, and where only that is asked for, through cells.
    void theBestAxisMirrorsMost() {
        BitGrid room({20, 20});
        const auto axisOf = [&](const std::vector<Cell>& cells, const Rect& box, bool onCells) {
            room.reset({20, 20});
            for (const Cell cell : cells) room.set(cell);
            return bestAxis(cells, room, box, onCells);
        };
        const auto cellsIn = [](const Rect& box) {
            std::vector<Cell> cells;
            for (auto y = box.y; y < box.bottom(); ++y)
                for (auto x = box.x; x < box.right(); ++x) cells.push_back({x, y});
            return cells;
        };
        auto axis = axisOf(cellsIn({2, 2, 9, 5}), {2, 2, 9, 5}, false);
        QVERIFY(!axis.upright && axis.sum == 8);
        axis = axisOf(cellsIn({2, 2, 4, 7}), {2, 2, 4, 7}, false);
        QVERIFY2(!axis.upright && axis.sum == 10, "only this one runs through cells");
        axis = axisOf(cellsIn({2, 2, 4, 6}), {2, 2, 4, 6}, false);
        QVERIFY(axis.upright && axis.sum == 7);
        axis = axisOf(cellsIn({2, 2, 4, 6}), {2, 2, 4, 6}, true);
        QVERIFY(axis.onCells());
        auto lopsided = cellsIn({2, 2, 5, 8});
        lopsided.push_back({7, 2});
        axis = axisOf(lopsided, {2, 2, 6, 8}, false);
        QVERIFY(axis.upright && axis.sum == 8);
    }

    void eachPlaceIsWhereItSays_data() {
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("least");
        for (int place = 0; place < 6; ++place)
            QTest::newRow(std::string(nameOf(static_cast<PiecePlace>(place))).c_str()) << place << 2;
    }
    void eachPlaceIsWhereItSays() {
        QFETCH(int, place);
        QFETCH(int, least);
        const auto at = static_cast<PiecePlace>(place);
        const Rect box{8, 1, 9, 7};
        const OneRoom room(box, purposeOfAny({{PieceKind::Decoration, "road", at, 4, 4}}));
        QVERIFY(room.done.ok());
        QVERIFY(room.pieces().at("drawn road") >= least);
        QVERIFY(room.pieces().at("drawn road") <= 4);
        const auto& layer = room.after.layers.front();
        QVERIFY(layer.generated && layer.over);
        const std::int32_t axis = 4; // level, along the longer side
        for (std::int32_t y = 0; y < layer.tiles.size().height; ++y)
            for (std::int32_t x = 0; x < layer.tiles.size().width; ++x) {
                if (layer.tiles.at({x, y}) == Tile::Void) continue;
                QVERIFY(box.contains({x, y}));
                const bool wallX = x == box.x || x == box.right() - 1;
                const bool wallY = y == box.y || y == box.bottom() - 1;
                switch (at) {
                case PiecePlace::Centre: QVERIFY(std::abs(x - 12) <= 2 && std::abs(y - axis) <= 1); break;
                case PiecePlace::Aisle: QCOMPARE(y, axis); break;
                case PiecePlace::Pairs: QVERIFY(y != axis && !wallX); break;
                case PiecePlace::Rows: QVERIFY(y != axis && x % 2 == 1); break;
                case PiecePlace::Walls: QVERIFY(wallX || wallY); break;
                case PiecePlace::Corners: QVERIFY(wallX && wallY); break;
                }
            }
        QVERIFY(furnitureProblems({room.before, room.after, TileCatalogue(), room.table}).empty());
    }

    /// Whatever is asked for, the room stays whole, and what leads into it free.
    void obstaclesLeaveRoomToWalk() {
        for (int place = 0; place < 6; ++place)
            for (std::int32_t side = 2; side < 12; ++side) {
                const OneRoom room({8, 1, side, 13 - side},
                                   purposeOfAny({{PieceKind::Tile, "wall", static_cast<PiecePlace>(place), 50, 90},
                                                 {PieceKind::Tile, "pillar", PiecePlace::Walls, 50, 90},
                                                 {PieceKind::Thing, "coin", PiecePlace::Centre, 9, 9}}));
                QVERIFY(room.done.ok());
                const auto problems = furnitureProblems({room.before, room.after, TileCatalogue(), room.table});
                QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
            }
    }

    void noMoreThanItsShareOfTheFloorIsTaken() {
        const auto purpose = purposeOfAny({{PieceKind::Tile, "pillar", PiecePlace::Walls, 20, 20},
                                           {PieceKind::Thing, "coin", PiecePlace::Centre, 20, 20}});
        const OneRoom room({8, 1, 10, 10}, purpose, nullptr, 10);
        const auto pieces = room.pieces();
        int number = 0;
        for (const auto& [name, count] : pieces) number += count;
        QVERIFY(number > 0 && number <= 10);
        const OneRoom none({8, 1, 10, 10}, purpose, nullptr, 0);
        QVERIFY(none.pieces().empty());
        QCOMPARE(purposesIn(none.after), std::vector<std::string>{"hall"});
    }

    void aSignSaysTheText() {
        const OneRoom room({8, 1, 5, 5}, purposeOfAny({{PieceKind::Thing, "sign", PiecePlace::Centre, 1, 1}}));
        const auto sign = std::ranges::find(*room.after.things, ThingKind::Sign, &Thing::kind);
        QVERIFY(sign != room.after.things->end());
        QVERIFY(*sign->fields.find("text") == PropertyValue(std::string("It echoes.")));
    }

    /// Such as a tile that the world no longer has, or one that would end the game.
    void whatCannotStandThereIsLeftOut() {
        const OneRoom room({8, 1, 5, 5}, purposeOfAny({{PieceKind::Tile, "sofa", PiecePlace::Centre, 1, 1},
                                                       {PieceKind::Tile, "golden-exit", PiecePlace::Walls, 1, 1},
                                                       {PieceKind::Decoration, "door", PiecePlace::Walls, 1, 1},
                                                       {PieceKind::Tile, "pillar", PiecePlace::Corners, 2, 2}}));
        QVERIFY(room.done.ok());
        QCOMPARE(room.pieces(), (std::map<std::string, int>{{"pillar", 2}}));
        QCOMPARE(room.drawn.draft.notes().size(), std::size_t{3});
        QVERIFY(inEnglish(room.drawn.draft.notes().back()).find("sofa") != std::string::npos);
    }

    void nothingStandsWhereNothingMay() {
        Level base;
        base.tiles = Grid({18, 11}, Tile::Wall);
        base.keptEmpty = BitGrid(base.size());
        for (std::int32_t x = 8; x < 17; ++x) base.keptEmpty.write().set({x, 5});
        const OneRoom room({8, 1, 9, 9},
                           purposeOfAny({{PieceKind::Decoration, "grass", PiecePlace::Centre, 60, 60},
                                         {PieceKind::Tile, "pillar", PiecePlace::Walls, 20, 20}}),
                           &base);
        QVERIFY(room.done.ok());
        QVERIFY(room.pieces().at("drawn grass") > 20);
        for (std::int32_t x = 8; x < 17; ++x) {
            QCOMPARE(room.after.layers.front().tiles.at({x, 5}), Tile::Void);
            QCOMPARE(room.after.tiles.at({x, 5}), Tile::Floor);
        }
    }

    /// A room all of whose cells are pinned gets no purpose, and no furniture.
    void aPinnedRoomStaysAsItIs() {
        Level base;
        base.tiles = Grid({18, 11}, Tile::Wall);
        base.tiles.fill({8, 1, 9, 9}, Tile::Floor);
        base.rooms.write().push_back({"room-8-1", RoomKind::Room, {8, 1, 9, 9}, {}, {}, {}, {}});
        base.pinned = BitGrid(base.size());
        for (std::int32_t y = 1; y < 10; ++y) base.pinned.write().setRun(y, 8, 9);
        const OneRoom room({8, 1, 9, 9}, purposeOfAny({{PieceKind::Decoration, "grass", PiecePlace::Centre, 9, 9}}),
                           &base);
        QVERIFY(room.done.ok());
        QCOMPARE(room.after.rooms->size(), std::size_t{2});
        QVERIFY(purposesIn(room.after).empty());
        QVERIFY(room.pieces().empty());
        QVERIFY(*room.after.rooms == *room.before.rooms);
    }

    void reservedCellsStayFree() {
        DrawnDraft drawn(OneRoom::rowsFor({8, 1, 9, 9}));
        drawn.draft.addRoom({8, 1, 9, 9});
        for (std::int32_t x = 8; x < 17; ++x) drawn.draft.reserve({x, 3});
        Sources sources;
        sources.tables.purposes =
            std::vector<Purpose>{purposeOfAny({{PieceKind::Decoration, "grass", PiecePlace::Centre, 60, 60},
                                               {PieceKind::Tile, "pillar", PiecePlace::Walls, 20, 20}})};
        drawn.draft.setSources(std::move(sources));
        Stream random(1);
        PurposeParameters parameters;
        parameters.rooms = percent(100);
        QVERIFY(purpose(drawn.draft, random, parameters).ok());
        const auto after = drawn.draft.snapshot();
        QVERIFY(!after.layers.empty());
        for (std::int32_t x = 8; x < 17; ++x) {
            QCOMPARE(after.tiles.at({x, 3}), Tile::Floor);
            QCOMPARE(after.layers.front().tiles.at({x, 3}), Tile::Void);
        }
    }

    /// The layer of the stages is made again, but for what lies on pinned cells; a person's layers stay, also one that
    /// has the same name.
    void theLayerIsMadeAgain() {
        const Rect box{8, 1, 7, 7};
        const auto purpose = purposeOfAny({{PieceKind::Decoration, "grass", PiecePlace::Centre, 1, 1}});
        OneRoom first(box, purpose);
        Level base = first.after;
        QCOMPARE(base.layers.size(), std::size_t{1});
        DecorationLayer own;
        own.name = base.layers.front().name;
        own.tiles = Grid(base.size(), Tile::Forest);
        base.layers.insert(base.layers.begin(), own);
        base.layers.back().tiles.set({8, 1}, Tile::Bridge);
        base.layers.back().tiles.set({9, 1}, Tile::Bridge);
        base.layers.back().name = "Beds";
        base.layers.back().opacity = 70;
        base.pinned = BitGrid(base.size());
        base.pinned.write().set({8, 1});
        DrawnDraft drawn(OneRoom::rowsFor(box), &base);
        auto layers = drawn.draft.layers();
        QCOMPARE(layers.size(), std::size_t{2});
        QVERIFY(layers[0] == own);
        QCOMPARE(layers[1].name, std::string("Beds"));
        QCOMPARE(layers[1].opacity, 70);
        QCOMPARE(layers[1].tiles.at({8, 1}), Tile::Bridge);
        QCOMPARE(layers[1].tiles.at({9, 1}), Tile::Void);
        QVERIFY(!drawn.draft.decorate({8, 1}, Tile::Road)); // pinned
        QVERIFY(drawn.draft.decorate({12, 5}, Tile::Road));
        layers = drawn.draft.layers();
        QCOMPARE(layers[1].tiles.at({8, 1}), Tile::Bridge);
        QCOMPARE(layers[1].tiles.at({12, 5}), Tile::Road);
        base.pinned = {};
        const DrawnDraft blank(OneRoom::rowsFor(box), &base);
        QCOMPARE(blank.draft.layers().size(), std::size_t{1}); // nothing of the stages is left
    }

    /// A room that was pinned keeps its purpose, and it counts as a landmark of the level.
    void aPinnedRoomKeepsItsPurpose() {
        DrawnDraft drawn(fourRooms);
        addFourRooms(drawn.draft);
        Properties properties;
        properties.set(purposeProperty, std::string("throne room"));
        drawn.draft.setRoomProperties(1, properties);
        Stream random(3);
        PurposeParameters parameters;
        parameters.rooms = percent(100);
        parameters.roomsForLandmark = 1;
        QVERIFY(purpose(drawn.draft, random, parameters).ok());
        QCOMPARE(std::string(purposeOf(drawn.draft.rooms()[1])), std::string("throne room"));
        const auto purposes = purposesIn(drawn.draft.snapshot());
        QCOMPARE(std::ranges::count(purposes, "throne room"), 1);
    }

    void roomsWithAnotherUseGetNone() {
        DrawnDraft drawn(fourRooms);
        addFourRooms(drawn.draft);
        drawn.draft.setRoomKind(2, RoomKind::Boss);
        drawn.draft.setRoomKind(1, RoomKind::Store);
        Stream random(3);
        PurposeParameters parameters;
        parameters.rooms = percent(100);
        QVERIFY(purpose(drawn.draft, random, parameters).ok());
        QVERIFY(purposeOf(drawn.draft.rooms()[1]).empty() && purposeOf(drawn.draft.rooms()[2]).empty());
    }

    void withoutAStartThereIsNoDepth() {
        DrawnDraft drawn({"#####", "#...#", "#####"});
        drawn.draft.addRoom({1, 1, 3, 1});
        Stream random(3);
        const auto made = purpose(drawn.draft, random, {});
        QVERIFY(!made.ok() && made.failure().kind == Failure::Kind::Impossible);
    }

    void noRoomOfNoneGetsAPurpose() {
        DrawnDraft drawn(fourRooms);
        addFourRooms(drawn.draft);
        Stream random(3);
        PurposeParameters parameters;
        parameters.rooms = percent(0);
        QVERIFY(purpose(drawn.draft, random, parameters).ok());
        QVERIFY(purposesIn(drawn.draft.snapshot()).empty());
        QVERIFY(drawn.draft.notes().empty());
    }
};

DELVE_TEST(PurposeTest)
#include "purpose_test.moc"

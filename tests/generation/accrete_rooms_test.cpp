#include "generation/stages/accrete_rooms.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

using namespace delve;
using namespace delve::generation;

namespace {

/// The room of each cell, and the cells of the halls.
struct Plan {
    std::map<Cell, RoomId> rooms;
    std::set<Cell> halls;

    explicit Plan(const Draft& draft) {
        for (RoomId id = 0; id < draft.rooms().size(); ++id) {
            const auto& room = draft.rooms()[id];
            if (room.shape.empty()) add(room.box, id);
            for (const auto& run : room.shape) add(run.area(), id);
        }
        for (const auto& hall : draft.halls())
            for (const auto& run : hall.runs)
                for (auto y = run.area().y; y < run.area().bottom(); ++y)
                    for (auto x = run.area().x; x < run.area().right(); ++x) halls.insert({x, y});
    }
    [[nodiscard]] RoomId roomAt(Cell cell) const {
        const auto found = rooms.find(cell);
        return found == rooms.end() ? noRoom : found->second;
    }

private:
    void add(const Rect& area, RoomId id) {
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x) rooms[{x, y}] = id;
    }
};

std::int64_t countWalkable(const Draft& draft, const Rect& area) {
    std::int64_t count = 0;
    for (auto y = area.y; y < area.bottom(); ++y)
        for (auto x = area.x; x < area.right(); ++x) count += draft.walkable({x, y}) ? 1 : 0;
    return count;
}

bool isOneRegion(const Draft& draft) {
    std::vector<Cell> ground;
    for (std::int32_t y = 0; y < draft.size().height; ++y)
        for (std::int32_t x = 0; x < draft.size().width; ++x)
            if (draft.walkable({x, y})) ground.push_back({x, y});
    const auto walks = [&](Cell cell) { return draft.size().contains(cell) && draft.walkable(cell); };
    return !ground.empty() && test::stepsFrom(ground.front(), walks).size() == ground.size();
}

/// How many rooms of 3 x 2 cells fit with a wall between two: column by column, each as far up as possible.
std::int64_t packed(Size size, const BitGrid& blocked) {
    std::vector<Rect> placed;
    for (std::int32_t x = 1; x + 3 < size.width; ++x)
        for (std::int32_t y = 1; y + 2 < size.height; ++y) {
            const Rect box{x, y, 3, 2};
            if (blocked.anyIn(box.grown(1))) continue;
            if (std::ranges::none_of(placed, [&](const Rect& other) { return other.overlaps(box.grown(1)); }))
                placed.push_back(box);
        }
    return static_cast<std::int64_t>(placed.size());
}

struct PinnedMap {
    Level base;
    BitGrid pins;

    PinnedMap(Size size, int count, Tile tile) : pins(size) {
        base.tiles = Grid(size);
        Stream random(2);
        for (int i = 0; i < count; ++i) {
            const auto x = static_cast<std::int32_t>(random.between(1, size.width - 2));
            const auto y = static_cast<std::int32_t>(random.between(1, size.height - 2));
            base.tiles.set({x, y}, tile);
            pins.set({x, y});
        }
        base.pinned.write() = pins;
    }
};

Count exactly(std::int64_t rooms) { return {rooms, rooms, false}; }

} // namespace

/// Rooms that are attached one to the other.
class AccreteRoomsTest : public QObject {
    Q_OBJECT

    static std::vector<Size> sizes() { return {{79, 29}, {80, 45}, {16, 16}, {16, 120}, {200, 20}, {170, 100}}; }

    template <class Check>
    static void forEachDraft(Check check) {
        for (const Size size : sizes())
            for (std::uint64_t seed = 0; seed < test::countOf(10U, 100U); ++seed) {
                test::MadeDraft made(size, seed);
                QVERIFY(accreteRooms(made.draft, made.random, {}).ok());
                check(made.draft);
            }
    }

private slots:
    /// A tree of rooms, each link with its hall.
    void eachRoomHangsOnAnother() {
        forEachDraft([](const Draft& draft) {
            QVERIFY(isOneRegion(draft));
            QCOMPARE(draft.halls().size(), draft.rooms().size() - 1);
            QCOMPARE(draft.links().size(), draft.halls().size());
            std::vector<RoomId> head(draft.rooms().size());
            std::iota(head.begin(), head.end(), RoomId{0});
            const auto find = [&](RoomId room) {
                while (head[room] != room) room = head[room];
                return room;
            };
            for (std::size_t i = 0; i < draft.links().size(); ++i) {
                const auto& link = draft.links()[i];
                const auto& hall = draft.halls()[i];
                QVERIFY(link.a == hall.a && link.b == hall.b && link.kind == hall.kind);
                QVERIFY(find(link.a) != find(link.b));
                head[find(link.a)] = find(link.b);
            }
        });
    }

    /// No room comes near other ground but at a doorway: a cell of a hall with just one neighbour in the room. Another
    /// doorway may open from the side of that one.
    void roomsKeepOffOtherGroundButAtDoorways() {
        forEachDraft([](const Draft& draft) {
            const Plan plan(draft);
            const auto inRoom = [&](Cell cell, RoomId room) {
                return std::ranges::count_if(test::sides, [&](Cell side) { return plan.roomAt(cell + side) == room; });
            };
            for (const auto& [cell, owner] : plan.rooms)
                for (std::int32_t dy = -1; dy <= 1; ++dy)
                    for (std::int32_t dx = -1; dx <= 1; ++dx) {
                        const RoomId room = owner;
                        const Cell near = cell + Cell{dx, dy};
                        if (!draft.walkable(near) || plan.roomAt(near) == room) continue;
                        QVERIFY(plan.halls.contains(near));
                        const bool beside = std::ranges::any_of(test::sides, [&](Cell side) {
                            return plan.halls.contains(near + side) && inRoom(near + side, room) == 1;
                        });
                        QVERIFY(inRoom(near, room) == 1 || (inRoom(near, room) == 0 && beside));
                    }
            for (const Cell cell : plan.halls) QCOMPARE(draft.at(cell), Tile::Hall);
        });
    }

    /// Up to the share, and not farther than by a room; on large maps everywhere alike.
    void theShareOfGroundIsMet() {
        for (const std::int64_t wanted : {10, 25, 40})
            for (std::uint64_t seed = 0; seed < test::countOf(10U, 100U); ++seed) {
                test::MadeDraft made({80, 45}, seed);
                QVERIFY(accreteRooms(made.draft, made.random, {.share = percent(wanted)}).ok());
                const auto ground = countWalkable(made.draft, wholeOf(made.draft.size()));
                const auto share = wanted * made.draft.size().area() / 100;
                QVERIFY(ground >= share);
                std::int64_t largest = 0;
                for (const auto& room : made.draft.rooms()) largest = std::max(largest, room.box.area());
                QVERIFY(ground <= share + largest + static_cast<std::int64_t>(made.draft.halls().size()) + 20);
            }
        test::MadeDraft made({640, 400}, 1);
        QVERIFY(accreteRooms(made.draft, made.random, {}).ok());
        QVERIFY(isOneRegion(made.draft));
        for (std::int32_t y = 0; y < 400; y += 100)
            for (std::int32_t x = 0; x < 640; x += 160) {
                const auto ground = countWalkable(made.draft, {x, y, 160, 100});
                QVERIFY2(ground > 16'000 * 34 / 100 && ground < 16'000 * 46 / 100, qPrintable(QString::number(ground)));
            }
    }

    void aNumberOfRoomsIsMet() {
        for (const Size size : {Size{80, 45}, Size{24, 61}, Size{170, 100}})
            for (const int pins : {0, static_cast<int>(size.area() / 200)}) {
                const PinnedMap map(size, pins, Tile::Wall);
                const auto most = packed(size, map.pins) * 9 / 10;
                for (const std::int64_t wanted : {std::int64_t{1}, std::int64_t{5}, most / 3, most / 2, most}) {
                    test::MadeDraft made(size, 3, &map.base);
                    QVERIFY(accreteRooms(made.draft, made.random, {.rooms = exactly(wanted)}).ok());
                    QCOMPARE(static_cast<std::int64_t>(made.draft.rooms().size()), wanted);
                    QVERIFY(made.draft.notes().empty());
                }
                test::MadeDraft made(size, 4, &map.base);
                QVERIFY(accreteRooms(made.draft, made.random, {.rooms = exactly(99'999)}).ok());
                QVERIFY(static_cast<std::int64_t>(made.draft.rooms().size()) >= most);
                QCOMPARE(made.draft.notes().size(), std::size_t{1});
                QVERIFY(isOneRegion(made.draft));
            }
    }

    /// Pinned walls and pinned void stay, and no room comes so near to void that no wall fits between.
    void pinsStay() {
        for (const Tile tile : {Tile::Wall, Tile::Void, Tile::Water})
            for (std::uint64_t seed = 0; seed < test::countOf(10U); ++seed) {
                const PinnedMap map({80, 45}, 30, tile);
                test::MadeDraft made({80, 45}, seed, &map.base);
                QVERIFY(accreteRooms(made.draft, made.random, {}).ok());
                QVERIFY(isOneRegion(made.draft));
                for (std::int32_t y = 0; y < 45; ++y)
                    for (std::int32_t x = 0; x < 80; ++x) {
                        if (!map.pins.at({x, y})) continue;
                        QCOMPARE(made.draft.at({x, y}), tile);
                        if (tile == Tile::Void)
                            QCOMPARE(countWalkable(made.draft, Rect{x, y, 1, 1}.grown(1).intersected({0, 0, 80, 45})),
                                     std::int64_t{0});
                    }
            }
    }

    /// What is there is built on.
    void itGoesOnFromTheGroundThatIsThere() {
        for (std::uint64_t seed = 0; seed < test::countOf(20U); ++seed) {
            test::MadeDraft made({80, 45}, seed);
            const auto old = made.draft.addRoom(Rect{30, 20, 6, 5});
            QVERIFY(accreteRooms(made.draft, made.random, {}).ok());
            QVERIFY(made.draft.rooms().size() > 5 && isOneRegion(made.draft));
            QVERIFY(std::ranges::any_of(made.draft.links(), [&](const Link& link) { return link.a == old; }));
            QCOMPARE(made.draft.links().size(), made.draft.rooms().size() - 1);
        }
    }

    void onlyTheShapesWithAWeightAreDrawn() {
        for (std::uint64_t seed = 0; seed < test::countOf(10U); ++seed) {
            test::MadeDraft made({80, 45}, seed);
            const AccreteRoomsParameters rectangles{
                .boxes = 0, .pluses = 0, .rectangles = 1, .discs = 0, .chains = 0, .caves = 0};
            QVERIFY(accreteRooms(made.draft, made.random, rectangles).ok());
            for (const auto& room : made.draft.rooms()) {
                QVERIFY(room.shape.empty());
                QVERIFY(room.box.width >= 3 && room.box.width <= 6 && room.box.height >= 2 && room.box.height <= 4);
            }
        }
    }

    void aMapOfAFewCellsHasGround() {
        for (std::int32_t width = 1; width < 12; ++width)
            for (std::int32_t height = 1; height < 12; ++height) {
                test::MadeDraft made({width, height}, 1);
                QVERIFY(accreteRooms(made.draft, made.random, {}).ok());
                QCOMPARE(made.draft.rooms().empty(), width < 3 || height < 3);
            }
    }
};

DELVE_TEST(AccreteRoomsTest)
#include "accrete_rooms_test.moc"

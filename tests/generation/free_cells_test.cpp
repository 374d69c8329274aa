#include "generation/stages/free_cells.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

using Made = test::MadeDraft;

/// The cells of a room in horizontal and vertical runs that do not overlap.
std::vector<Run> drawnShape(Stream& random, std::int32_t x, std::int32_t y) {
    std::vector<Run> shape;
    for (std::int32_t row = 0; row < 5; ++row) {
        const auto from = static_cast<std::int32_t>(random.between(0, 70));
        const auto length = static_cast<std::int32_t>(random.between(1, 80));
        shape.push_back({{x + from, y + row}, length, false});
    }
    shape.push_back({{x + 40, y + 5}, 3, true});
    random.shuffle(std::span(shape));
    return shape;
}

/// The free cells of a room by a simple search, in reading order.
std::vector<Cell> listOf(const Draft& draft, const Room& room) {
    std::set<Cell> cells;
    const auto add = [&](const Rect& area) {
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x)
                if (draft.walkable({x, y}) && draft.takesThing({x, y})) cells.insert({x, y});
    };
    if (room.shape.empty()) add(room.box);
    for (const auto& run : room.shape) add(run.area());
    return {cells.begin(), cells.end()};
}

/// Two rooms, one of them irregular, across the borders of 64-bit words, with things on many of their cells.
void furnish(Made& made, std::uint64_t seed) {
    const auto left = static_cast<std::int32_t>(1 + seed % 70);
    QVERIFY(made.draft.addRoom(Rect{left, 2, static_cast<std::int32_t>(1 + seed % 190), 4}) != noRoom);
    QVERIFY(made.draft.addRoom(drawnShape(made.random, left, 10)) != noRoom);
    const auto things = made.random.between(0, 600);
    for (std::int64_t i = 0; i < things; ++i) {
        const auto x = static_cast<std::int32_t>(made.random.between(1, 268));
        const auto y = static_cast<std::int32_t>(made.random.between(1, 18));
        if (made.draft.walkable({x, y})) made.draft.addThing(ThingKind::Sign, {x, y});
    }
}

} // namespace

/// FreeCells, which keeps no list, compared with a list.
class FreeCellsTest : public QObject {
    Q_OBJECT
private slots:
    void aDrawIsThatFromTheList() {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Made made({270, 20}, seed);
            furnish(made, seed);
            for (RoomId room = 0; room < 2; ++room) {
                const auto list = listOf(made.draft, made.draft.rooms()[room]);
                const FreeCells free(made.draft, room);
                for (std::uint64_t draw = 0; draw < 20; ++draw) {
                    Stream random(draw);
                    Stream same(draw);
                    const auto cell = free.draw(random);
                    QCOMPARE(cell.has_value(), !list.empty());
                    if (cell) QVERIFY(*cell == list[static_cast<std::size_t>(same.below(list.size()))]);
                }
            }
        }
    }

    void theNearestIsThatOfTheList() {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Made made({270, 20}, seed);
            furnish(made, seed);
            for (RoomId room = 0; room < 2; ++room) {
                const auto list = listOf(made.draft, made.draft.rooms()[room]);
                const FreeCells free(made.draft, room);
                for (int i = 0; i < 30; ++i) {
                    const auto x = static_cast<std::int32_t>(made.random.between(0, 269));
                    const auto y = static_cast<std::int32_t>(made.random.between(0, 19));
                    const auto nearest = free.nearestTo({x, y});
                    QCOMPARE(nearest.has_value(), !list.empty());
                    const auto far = [&](Cell cell) { return std::pair(steps(cell, {x, y}), cell); };
                    if (nearest) QVERIFY(*nearest == *std::ranges::min_element(list, {}, far));
                }
            }
        }
    }

    void allOfThemAreSet() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Made made({270, 20}, seed);
            furnish(made, seed);
            std::set<Cell> expected;
            BitGrid all(made.draft.size());
            for (RoomId room = 0; room < 2; ++room) {
                for (const Cell cell : listOf(made.draft, made.draft.rooms()[room])) expected.insert(cell);
                FreeCells(made.draft, room).addTo(all);
            }
            for (std::int32_t y = 0; y < 20; ++y)
                for (std::int32_t x = 0; x < 270; ++x) QCOMPARE(all.at({x, y}), expected.contains({x, y}));
        }
    }

    /// Things placed after its construction count as well.
    void aFullRoomHasNone() {
        Made made({20, 10}, 1);
        made.draft.addRoom(Rect{2, 2, 3, 2});
        const FreeCells free(made.draft, 0);
        for (int placed = 0; placed < 6; ++placed) {
            const auto cell = free.draw(made.random);
            QVERIFY(cell.has_value());
            QVERIFY(made.draft.addThing(ThingKind::Sign, *cell) != nullptr);
        }
        QVERIFY(!free.draw(made.random));
        QVERIFY(!free.nearestTo({3, 3}));
    }
};

DELVE_TEST(FreeCellsTest)
#include "free_cells_test.moc"

#include "generation/stages/attempt_rooms.h"
#include "generation/stages/caves.h"
#include "generation/stages/ruined_walls.h"
#include "generation/stages/scatter_rooms.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

/// All ground, by the lowest cell of the connected part in which it lies.
std::map<Cell, Cell> partsOf(const Draft& draft) {
    std::map<Cell, Cell> parts;
    for (std::int32_t y = 0; y < draft.size().height; ++y)
        for (std::int32_t x = 0; x < draft.size().width; ++x) {
            if (!draft.walkable({x, y}) || parts.contains({x, y})) continue;
            const auto walks = [&](Cell cell) { return draft.size().contains(cell) && draft.walkable(cell); };
            for (const auto& [reached, steps] : stepsFrom({x, y}, walks)) parts[reached] = {x, y};
        }
    return parts;
}

/// How many of the cells around a room are ground.
int gapsOf(const Draft& draft, const Rect& box) {
    int gaps = 0;
    const Rect ring = box.grown(1);
    for (auto y = ring.y; y < ring.bottom(); ++y)
        for (auto x = ring.x; x < ring.right(); ++x) gaps += !box.contains({x, y}) && draft.walkable({x, y}) ? 1 : 0;
    return gaps;
}

AttemptRoomsParameters ruins(std::int64_t fallen) {
    return {.cellsForAttempt = 60, .onFloor = true, .fallen = percent(fallen)};
}

} // namespace

/// Rooms on floor that is there, with walls that nobody is shut in or out by.
class RuinedWallsTest : public QObject {
    Q_OBJECT
private slots:
    void aWallHasOneGapAtLeast() {
        DrawnDraft drawn(std::vector<std::string_view>(9, "............."));
        Stream random(4);
        const std::array boxes{Rect{3, 3, 5, 3}};
        QVERIFY(buildRuinedWalls(drawn.draft, boxes, percent(0), random));
        QCOMPARE(gapsOf(drawn.draft, boxes[0]), 1);
        QCOMPARE(partsOf(drawn.draft).size(), std::size_t{9 * 13 - 19}); // 20 cells around it
        const auto parts = partsOf(drawn.draft);
        QVERIFY(std::ranges::all_of(parts, [](const auto& part) { return part.second == Cell{0, 0}; }));
    }

    void noWallPartsWhatWasConnected() {
        for (std::uint64_t seed = 0; seed < countOf(100U); ++seed) {
            MadeDraft made({48 + static_cast<std::int32_t>(seed % 30), 40}, seed);
            QVERIFY(caves(made.draft, made.random, {}).ok());
            const auto before = partsOf(made.draft);
            QVERIFY(attemptRooms(made.draft, made.random, ruins(static_cast<std::int64_t>(seed % 4) * 30)).ok());
            const auto after = partsOf(made.draft);
            std::map<Cell, Cell> became;
            for (const auto& [cell, part] : before) {
                const auto now = after.find(cell);
                if (now == after.end()) continue; // a wall
                const auto known = became.try_emplace(part, now->second).first->second;
                QCOMPARE(known, now->second);
            }
        }
    }

    void fallenWallsAreRubble() {
        std::array<std::int64_t, 3> rubble{};
        std::array<std::int64_t, 3> walls{};
        for (std::size_t i = 0; i < rubble.size(); ++i)
            for (std::uint64_t seed = 0; seed < countOf(20U); ++seed) {
                MadeDraft made({80, 45}, seed);
                QVERIFY(caves(made.draft, made.random, {}).ok());
                QVERIFY(attemptRooms(made.draft, made.random, ruins(50 * static_cast<std::int64_t>(i))).ok());
                rubble[i] += std::ranges::count(made.draft.tiles(), Tile::Rubble);
                walls[i] += std::ranges::count(made.draft.tiles(), Tile::Wall);
            }
        QVERIFY(rubble[0] * 4 < walls[0]);
        QVERIFY(rubble[1] > walls[1] && rubble[1] < walls[1] * 2);
        QCOMPARE(walls[2], std::int64_t{0});
    }

    /// Everything but bare floor stays: rooms and halls of other stages, and what is pinned.
    void otherRoomsStay() {
        for (std::uint64_t seed = 0; seed < countOf(40U); ++seed) {
            MadeDraft made({60, 40}, seed);
            QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {6, 6, false}}).ok());
            QVERIFY(caves(made.draft, made.random, {}).ok());
            const auto others = made.draft.rooms();
            QVERIFY(attemptRooms(made.draft, made.random, ruins(20)).ok());
            for (const auto& room : others)
                for (auto y = room.box.y; y < room.box.bottom(); ++y)
                    for (auto x = room.box.x; x < room.box.right(); ++x) QCOMPARE(made.draft.at({x, y}), Tile::Floor);
            std::set<Cell> cells;
            for (const auto& room : made.draft.rooms())
                for (auto y = room.box.y; y < room.box.bottom(); ++y)
                    for (auto x = room.box.x; x < room.box.right(); ++x) QVERIFY(cells.insert({x, y}).second);
            QVERIFY(made.draft.rooms().size() > others.size());
        }
    }

    void pinsStay() {
        const Size size{48, 32};
        for (std::uint64_t seed = 0; seed < countOf(20U); ++seed) {
            MadeDraft first(size, seed);
            QVERIFY(caves(first.draft, first.random, {}).ok());
            Level base = first.draft.finish();
            base.pinned.write() = BitGrid(size);
            for (std::int32_t y = 8; y < 24; ++y) base.pinned.write().setRun(y, 10, 20);
            MadeDraft made(size, seed + 1, &base);
            QVERIFY(caves(made.draft, made.random, {}).ok());
            QVERIFY(attemptRooms(made.draft, made.random, ruins(20)).ok());
            for (std::int32_t y = 8; y < 24; ++y)
                for (std::int32_t x = 10; x < 30; ++x) QCOMPARE(made.draft.at({x, y}), base.tiles.at({x, y}));
        }
    }

    /// The first version's levels do not change.
    void withoutRuinsNothingIsDrawn() {
        for (std::uint64_t seed = 0; seed < countOf(20U); ++seed) {
            MadeDraft made({60, 40}, seed);
            QVERIFY(attemptRooms(made.draft, made.random, {}).ok());
            QCOMPARE(std::ranges::count(made.draft.tiles(), Tile::Wall), 0);
            QCOMPARE(std::ranges::count(made.draft.tiles(), Tile::Rubble), 0);
        }
    }
};

DELVE_TEST(RuinedWallsTest)
#include "ruined_walls_test.moc"

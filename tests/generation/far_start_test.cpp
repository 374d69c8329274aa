#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "generation/stages/start.h"
#include "generation/stages/store_and_boss.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;
using test::DrawnDraft;

namespace {

/// Steps from a cell to all reachable cells, by the simplest flood fill.
std::map<Cell, int> stepsFrom(const Level& level, Cell start) {
    const TileCatalogue tiles;
    return test::stepsFrom(
        start, [&](Cell cell) { return level.size().contains(cell) && tiles.walkable(level.tiles.at(cell)); });
}

std::vector<Cell> cellsOf(const Room& room) {
    std::vector<Cell> cells;
    for (auto y = room.box.y; y < room.box.bottom(); ++y)
        for (auto x = room.box.x; x < room.box.right(); ++x) cells.push_back({x, y});
    return cells;
}

int stepsTo(const Room& room, const std::map<Cell, int>& steps) {
    int least = 1'000'000;
    for (const Cell cell : cellsOf(room))
        if (const auto found = steps.find(cell); found != steps.end()) least = std::min(least, found->second);
    return least;
}

std::set<Cell> sideMiddles(const Rect& box) {
    const auto x = box.x + box.width / 2;
    const auto y = box.y + box.height / 2;
    return {{x, box.y}, {box.x + box.width - 1, y}, {x, box.y + box.height - 1}, {box.x, y}};
}

const Thing& thingOf(const Level& level, ThingKind kind) {
    return *std::ranges::find(*level.things, kind, &Thing::kind);
}

/// Checks that the start is in the room farthest from the boss by path, at the middle of one of its sides.
QString whatIsWrongWithTheStart(const Level& level) {
    const Cell boss = thingOf(level, ThingKind::Boss).at;
    const Cell store = thingOf(level, ThingKind::Store).at;
    const Cell start = thingOf(level, ThingKind::Start).at;
    const auto steps = stepsFrom(level, boss);
    int farthest = -1;
    const Room* chosen = nullptr;
    for (const auto& room : *level.rooms) {
        const auto cells = cellsOf(room);
        if (std::ranges::find(cells, start) != cells.end()) chosen = &room;
        const bool full = std::ranges::all_of(cells, [&](Cell cell) { return cell == boss || cell == store; });
        if (!full) farthest = std::max(farthest, stepsTo(room, steps));
    }
    if (!chosen) return "the start lies in no room";
    if (stepsTo(*chosen, steps) != farthest) return "there is a room farther from the boss";
    auto middles = sideMiddles(chosen->box);
    middles.erase(store);
    middles.erase(boss);
    if (!middles.empty() && !middles.contains(start)) return "the start is at the middle of no side";
    return {};
}

} // namespace

/// The start in the room farthest from the boss.
class FarStartTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    Result<Generated> make(const Recipe& recipe, Size size, const Level* base = nullptr) {
        GenerateRequest request;
        request.recipe = recipe;
        request.size = size;
        request.base = base;
        return generate(request, builtInStages(), m_workspace);
    }

    static void addRooms(Draft& draft, RoomKind first, RoomKind second, RoomKind third) {
        draft.addRoom({1, 1, 3, 3}, first);
        draft.addRoom({1, 5, 3, 3}, second);
        draft.addRoom({12, 1, 5, 5}, third);
    }

    /// One room right below the boss's, with its door at the far end of the hall, and one to the right.
    static DrawnDraft roundTheCorner() {
        return DrawnDraft({
            "                    ",
            "    ,,,,,,,,     ,, ",
            "                  , ",
            "                  , ",
            "                  , ",
            "                  , ",
            "    ,,,,,,,,,,,,,,, ",
            "                    ",
            "                    ",
        });
    }

private slots:
    void theLongestWalkCountsAndNotTheStraightLine() {
        std::set<Cell> starts;
        for (std::uint64_t seed = 0; seed < 80; ++seed) {
            auto drawn = roundTheCorner();
            addRooms(drawn.draft, RoomKind::Boss, RoomKind::Room, RoomKind::Room);
            Stream random(seed);
            QVERIFY(placeStart(drawn.draft, random, {StartWay::FarthestRoom}).ok());
            QCOMPARE(drawn.draft.rooms()[1].kind, RoomKind::Start);
            starts.insert(drawn.cellsOf(ThingKind::Start).at(0));
        }
        QVERIFY(starts == sideMiddles({1, 5, 3, 3}));
    }

    void theStoreIsARoomLikeOthers() {
        auto drawn = roundTheCorner();
        addRooms(drawn.draft, RoomKind::Boss, RoomKind::Store, RoomKind::Room);
        Stream random(1);
        QVERIFY(placeStart(drawn.draft, random, {StartWay::FarthestRoom}).ok());
        QVERIFY(sideMiddles({1, 5, 3, 3}).contains(drawn.cellsOf(ThingKind::Start).at(0)));
        QCOMPARE(drawn.draft.rooms()[1].kind, RoomKind::Store);
    }

    void aMiddleThatIsTakenIsNotDrawn() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            auto drawn = roundTheCorner();
            addRooms(drawn.draft, RoomKind::Boss, RoomKind::Room, RoomKind::Room);
            QVERIFY(drawn.draft.addThing(ThingKind::Store, {2, 5}) != nullptr);
            Stream random(seed);
            QVERIFY(placeStart(drawn.draft, random, {StartWay::FarthestRoom}).ok());
            auto middles = sideMiddles({1, 5, 3, 3});
            middles.erase({2, 5});
            QVERIFY(middles.contains(drawn.cellsOf(ThingKind::Start).at(0)));
        }
    }

    void everyLevelOfSpanningHalls() {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Size size{static_cast<std::int32_t>(16 + seed % 75), static_cast<std::int32_t>(16 + seed * 7 % 50)};
            const auto made = make(recipeNamed(builtInRecipes(), "spanning-halls@1")->withSeed(seed), size);
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            const auto wrong = whatIsWrongWithTheStart(made->level);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("seed %1: %2").arg(seed).arg(wrong)));
        }
    }

    void aPinnedBossIsTheBoss() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const auto first = make(recipeNamed(builtInRecipes(), "spanning-halls@1")->withSeed(seed), {80, 45});
            QVERIFY(first.ok());
            Level base = first->level;
            base.pinnedThings = std::vector<std::string>{thingOf(base, ThingKind::Boss).id};
            const auto again =
                make(recipeNamed(builtInRecipes(), "spanning-halls@1")->withSeed(seed + 1000), {80, 45}, &base);
            QVERIFY2(again.ok(), again ? "" : inEnglish(again.failure().message).c_str());
            QCOMPARE(std::ranges::count(*again->level.things, ThingKind::Boss, &Thing::kind), std::ptrdiff_t{1});
            QVERIFY(thingOf(again->level, ThingKind::Boss) == thingOf(base, ThingKind::Boss));
            const auto wrong = whatIsWrongWithTheStart(again->level);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("seed %1: %2").arg(seed).arg(wrong)));
        }
    }

    /// The store and the boss take two rooms, also if one of them is pinned in its room.
    void storeAndBossNeverShareARoom() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto first = make(recipeNamed(builtInRecipes(), "spanning-halls@1")->withSeed(seed), {40, 30});
            QVERIFY(first.ok());
            Level base = first->level;
            const auto kind = seed % 2 == 0 ? ThingKind::Boss : ThingKind::Store;
            const Cell at = thingOf(base, kind).at;
            BitGrid pinned(base.size());
            for (const auto& room : *base.rooms)
                if (room.box.contains(at))
                    for (const Cell cell : cellsOf(room)) pinned.set(cell);
            base.pinned = pinned;
            base.pinnedThings = std::vector<std::string>{thingOf(base, kind).id};
            for (auto& room : base.rooms.write()) room.kind = RoomKind::Room;
            const auto again =
                make(recipeNamed(builtInRecipes(), "spanning-halls@1")->withSeed(seed + 1000), {40, 30}, &base);
            if (!again) continue; // pins may leave only one room
            for (const auto& room : *again->level.rooms) {
                const auto holds = [&](ThingKind wanted) {
                    return room.box.contains(thingOf(again->level, wanted).at);
                };
                QVERIFY(!(holds(ThingKind::Boss) && holds(ThingKind::Store)));
                QCOMPARE(holds(ThingKind::Boss), room.kind == RoomKind::Boss);
                QCOMPARE(holds(ThingKind::Store), room.kind == RoomKind::Store);
            }
        }
    }

    /// If no tile ends the game, the start is far from the boss.
    void theFarthestOfThreeFromTheBoss() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            DrawnDraft drawn({"              ", " ............ ", "              "});
            QVERIFY(drawn.draft.addThing(ThingKind::Boss, {1, 1}) != nullptr);
            drawn.draft.setTracing(true);
            Stream random(seed);
            QVERIFY(placeStart(drawn.draft, random, {StartWay::FarthestOfThree}).ok());
            const auto marks = drawn.draft.takeMarks();
            QCOMPARE(drawn.cellsOf(ThingKind::Start).at(0), *std::ranges::max_element(marks.at(0).cells));
        }
    }
};

DELVE_TEST(FarStartTest)
#include "far_start_test.moc"

#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/walls.h"
#include "generation/stages/encounters.h"
#include "generation/stages/gate.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/pivot_halls.h"
#include "generation/stages/siblings.h"
#include "generation/stages/start.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

using namespace delve;
using namespace delve::generation;

namespace {

using Made = test::MadeDraft;
using test::sides;

constexpr SiblingsParameters withLoops{.extra = percent(15)};
constexpr PivotHallsParameters firstTouch{.firstTouch = true};

std::vector<Cell> cellsOf(const Run& run) {
    std::vector<Cell> cells;
    for (std::int32_t i = 0; i < run.length; ++i) cells.push_back(run.at + (run.down ? Cell{0, i} : Cell{i, 0}));
    return cells;
}

std::set<Cell> cellsOf(const Rect& box) {
    std::set<Cell> cells;
    for (auto y = box.y; y < box.bottom(); ++y)
        for (auto x = box.x; x < box.right(); ++x) cells.insert({x, y});
    return cells;
}

/// Pairs of rooms that a straight hall could join with nothing beside it, cell by cell.
std::set<std::pair<RoomId, RoomId>> facingPairs(const Draft& draft) {
    std::map<Cell, RoomId> roomOf;
    for (RoomId room = 0; room < draft.rooms().size(); ++room)
        for (const Cell cell : cellsOf(draft.rooms()[room].box)) roomOf[cell] = room;
    std::set<std::pair<RoomId, RoomId>> pairs;
    for (const auto& [from, room] : roomOf)
        for (const Cell step : {Cell{1, 0}, Cell{0, 1}}) {
            const Cell across{step.y, step.x};
            Cell at = from + step;
            while (draft.inside().contains(at) && !roomOf.contains(at) && !roomOf.contains(at + across) &&
                   !roomOf.contains(at - across))
                at = at + step;
            const auto end = roomOf.find(at);
            if (at != from + step && end != roomOf.end() && end->second != room)
                pairs.insert(std::minmax(room, end->second));
        }
    return pairs;
}

/// What a hall digs, from the pivot to each of its ends.
struct Legs {
    std::vector<Cell> first;
    std::vector<Cell> second;
};

Legs legsOf(const Hall& hall) {
    Legs legs{cellsOf(hall.runs[0]), cellsOf(hall.runs[1])};
    const auto has = [](const std::vector<Cell>& cells, Cell cell) {
        return std::ranges::find(cells, cell) != cells.end();
    };
    if (!has(legs.second, legs.first.front())) std::ranges::reverse(legs.first);
    if (legs.second.front() != legs.first.front()) std::ranges::reverse(legs.second);
    return legs;
}

/// The cells of a hall that lie beside ground that was there before, but for those where it ends: none, if each leg
/// ends where the hall first touches anything.
std::size_t touchesTooMany(const Hall& hall, const std::set<Cell>& ground) {
    const auto legs = legsOf(hall);
    const auto isBeside = [&](Cell cell) {
        return ground.contains(cell) ||
               std::ranges::any_of(sides, [&](Cell side) { return ground.contains(cell + side); });
    };
    std::size_t wrong = 0;
    for (const auto* const leg : {&legs.first, &legs.second})
        for (std::size_t i = 0; i < leg->size(); ++i) {
            const bool isEnd = i + 1 == leg->size();
            const bool isPivotAtAnEnd = i == 0 && (legs.first.size() == 1 || legs.second.size() == 1);
            if (isBeside((*leg)[i]) != isEnd && !isPivotAtAnEnd) ++wrong;
        }
    return wrong;
}

/// Steps from a cell over the ground, by the plain search of the tests.
std::map<Cell, int> walksFrom(const Level& level, Cell start, const std::set<Cell>& without = {}) {
    const TileCatalogue tiles;
    return test::stepsFrom(start, [&](Cell cell) {
        return level.size().contains(cell) && tiles.walkable(level.tiles.at(cell)) && !without.contains(cell);
    });
}

std::vector<Cell> gatesOf(const Level& level) {
    std::vector<Cell> gates;
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (level.tiles.at({x, y}) == Tile::Gate) gates.push_back({x, y});
    return gates;
}

Cell startOf(const Level& level) { return std::ranges::find(*level.things, ThingKind::Start, &Thing::kind)->at; }

/// Is a gate beside one of the cells that are reached?
bool reachesGate(const Level& level, const std::map<Cell, int>& reached) {
    return std::ranges::any_of(gatesOf(level), [&](Cell gate) {
        return std::ranges::any_of(sides, [&](Cell side) { return reached.contains(gate + side); });
    });
}

/// A level as the newest recipe for partitions makes it, stage by stage. Nothing if a stage fails.
std::optional<Level> partitionLevel(std::uint64_t seed, Size size, const GateParameters& gates,
                                    const EncountersParameters& wanted) {
    Made made(size, seed);
    if (!partitionRooms(made.draft, made.random, {})) return {};
    if (!siblings(made.draft, made.random, withLoops)) return {};
    if (!pivotHalls(made.draft, made.random, firstTouch)) return {};
    if (!raiseWalls(made.draft)) return {};
    if (!placeStart(made.draft, made.random, {})) return {};
    if (!gate(made.draft, made.random, gates)) return {};
    if (!encounters(made.draft, made.random, wanted)) return {};
    return made.draft.snapshot();
}

} // namespace

/// What the second versions of the stages of a partition promise.
class PartitionVersionsTest : public QObject {
    Q_OBJECT
private slots:
    void aShareOfTheFacingRoomsIsLinked() {
        std::size_t extras = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(100U); ++seed)
            for (const std::int64_t share : {0, 15, 100}) {
                Made made({80, 45}, seed);
                QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
                QVERIFY(siblings(made.draft, made.random, {percent(share)}).ok());
                auto left = facingPairs(made.draft);
                std::set<std::pair<RoomId, RoomId>> extra;
                for (const auto& link : made.draft.links())
                    if (link.kind == LinkKind::Sibling) left.erase(std::minmax(link.a, link.b));
                    else extra.insert(std::minmax(link.a, link.b));
                QCOMPARE(made.draft.links().size(), made.draft.rooms().size() - 1 + extra.size());
                QCOMPARE(extra.size(), (left.size() * static_cast<std::size_t>(share) + 50) / 100);
                QVERIFY(std::ranges::includes(left, extra));
                extras += share == 15 ? extra.size() : 0;
            }
        QVERIFY(test::isShort() || extras > 100); // or the share is of nothing
    }

    /// Each hall is compared with the ground that was there when it was dug.
    void eachHallEndsAtItsFirstTouch() {
        std::size_t halls = 0;
        std::size_t extras = 0;
        std::size_t wrong = 0;
        std::size_t before = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(150U); ++seed)
            for (const bool newest : {false, true}) {
                Made made({80, 45}, seed);
                QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
                QVERIFY(siblings(made.draft, made.random, newest ? withLoops : SiblingsParameters{}).ok());
                std::set<Cell> ground;
                for (const auto& room : made.draft.rooms()) ground.merge(cellsOf(room.box));
                QVERIFY(pivotHalls(made.draft, made.random, newest ? firstTouch : PivotHallsParameters{}).ok());
                QCOMPARE(made.draft.links().size(), made.draft.halls().size());
                for (const auto& hall : made.draft.halls()) {
                    (newest ? wrong : before) += touchesTooMany(hall, ground);
                    halls += newest ? 1 : 0;
                    extras += hall.kind == LinkKind::Extra ? 1 : 0;
                    for (const auto& run : hall.runs)
                        for (const Cell cell : cellsOf(run)) ground.insert(cell);
                }
            }
        QVERIFY2(1000 * wrong <= halls, qPrintable(QString("%1 cells of %2 halls").arg(wrong).arg(halls)));
        QVERIFY(test::isShort() || (before > 20 && extras > 100));
    }

    void theGateIsInARoomAndFar() {
        std::size_t near = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(100U); ++seed)
            for (const std::int64_t share : {0, 50}) {
                const auto level = partitionLevel(seed, {80, 45}, {percent(share)}, {0});
                QVERIFY(level.has_value());
                const auto gates = gatesOf(*level);
                QCOMPARE(gates.size(), std::size_t{1});
                const auto walks = walksFrom(*level, startOf(*level));
                int longest = 0;
                for (const auto& walk : walks) longest = std::max(longest, walk.second);
                int walk = -1;
                bool inRoom = false;
                for (const Cell side : sides)
                    if (const auto before = walks.find(gates[0] + side); before != walks.end()) {
                        walk = std::max(walk, before->second);
                        inRoom = inRoom || std::ranges::any_of(*level->rooms, [&](const Room& room) {
                                     return room.box.contains(before->first);
                                 });
                    }
                if (share == 0) near += inRoom && 2 * walk >= longest ? 0 : 1;
                else QVERIFY(inRoom && 2 * walk >= longest);
            }
        QVERIFY(test::isShort() || near > 20);
    }

    /// Wherever there is a cell that everybody must pass who wants to reach the gate.
    void theGateIsNotReachedWithoutAnEncounter() {
        std::size_t withChokes = 0;
        std::size_t without = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed)
            for (const bool onWay : {false, true}) {
                const auto level = partitionLevel(seed, {60, 40}, {percent(50)}, {.encounters = 6, .onWay = onWay});
                QVERIFY(level.has_value());
                std::set<Cell> met;
                for (const auto& thing : *level->things)
                    if (thing.kind == ThingKind::Encounter) met.insert(thing.at);
                QCOMPARE(met.size(), std::size_t{6});
                const Cell start = startOf(*level);
                const auto all = walksFrom(*level, start);
                const bool choke = std::ranges::any_of(all, [&](const auto& cell) {
                    return cell.first != start && !reachesGate(*level, walksFrom(*level, start, {cell.first}));
                });
                const bool avoidable = reachesGate(*level, walksFrom(*level, start, met));
                if (onWay && choke) QVERIFY(!avoidable);
                if (onWay) withChokes += choke ? 1 : 0;
                else without += choke && avoidable ? 1 : 0;
            }
        QVERIFY(test::isShort() || (withChokes > 20 && without > 5));
    }

    void chokepointsAreTakenOneInARow() {
        // Two halls of several cells, which every way passes: with two encounters, one is in each.
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            test::DrawnDraft drawn({"#################", "#...#####...#####", "#.@.,,,,,...,,,,X", "#...#####...#####",
                                    "#################"});
            Stream random(seed);
            QVERIFY(encounters(drawn.draft, random, {.encounters = 2, .onWay = true}).ok());
            const auto met = drawn.cellsOf(ThingKind::Encounter);
            QCOMPARE(met.size(), std::size_t{2}); // in cell order
            QVERIFY(met[0].y == 2 && met[1].y == 2);
            QVERIFY(met[0].x <= 9 && met[1].x >= 11);
        }
    }
};

DELVE_TEST(PartitionVersionsTest)
#include "partition_versions_test.moc"

#include "generation/random/stream.h"
#include "generation/stages/attempt_rooms.h"
#include "generation/stages/encounters.h"
#include "generation/stages/grow_rooms.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/pivot_halls.h"
#include "generation/stages/siblings.h"
#include "generation/stages/tunnel.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <functional>
#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

using Made = test::MadeDraft;
using test::sides;

void makePartition(Made& made, const PartitionRoomsParameters& parameters = {}) {
    QVERIFY(partitionRooms(made.draft, made.random, parameters).ok());
}

/// Groups of connected cells, by number.
std::map<Cell, int> groupsOf(const std::set<Cell>& cells) {
    std::map<Cell, int> group;
    int count = 0;
    for (const Cell start : cells) {
        if (group.contains(start)) continue;
        std::vector<Cell> waiting{start};
        group[start] = count;
        while (!waiting.empty()) {
            const Cell cell = waiting.back();
            waiting.pop_back();
            for (const Cell side : sides)
                if (cells.contains(cell + side) && group.try_emplace(cell + side, count).second)
                    waiting.push_back(cell + side);
        }
        ++count;
    }
    return group;
}

std::vector<Cell> cellsOf(const Run& run) {
    std::vector<Cell> cells;
    for (std::int32_t i = 0; i < run.length; ++i) cells.push_back(run.at + (run.down ? Cell{0, i} : Cell{i, 0}));
    return cells;
}

/// Is a cell in the group `wanted`, or beside it?
bool touches(const std::map<Cell, int>& groups, Cell cell, int wanted) {
    const auto is = [&](Cell c) {
        const auto found = groups.find(c);
        return found != groups.end() && found->second == wanted;
    };
    return is(cell) || std::ranges::any_of(sides, [&](Cell side) { return is(cell + side); });
}

/// Counted from the pivot, only the last cell of the leg may touch the group that the leg looks for.
bool stopsAtFirstTouch(const std::map<Cell, int>& groups, const Run& leg, Cell pivot, int wanted) {
    auto cells = cellsOf(leg);
    if (cells.front() != pivot) std::ranges::reverse(cells);
    if (cells.front() != pivot) return false;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (touches(groups, cells[i], wanted) != (i + 1 == cells.size())) return false;
    return true;
}

} // namespace

class PartitionStagesTest : public QObject {
    Q_OBJECT
private slots:
    void floorsHaveTheirSizeAndLieApart() {
        for (std::uint64_t seed = 0; seed < test::countOf(300U); ++seed) {
            Made made({80, 45}, seed);
            makePartition(made);
            const auto& rooms = made.draft.rooms();
            QVERIFY(rooms.size() > 8);
            for (std::size_t i = 0; i < rooms.size(); ++i) {
                QVERIFY(rooms[i].box.width >= 2 && rooms[i].box.width <= 6);
                QVERIFY(rooms[i].box.height >= 2 && rooms[i].box.height <= 6);
                QVERIFY(made.draft.inside().intersected(rooms[i].box) == rooms[i].box);
                for (std::size_t j = 0; j < i; ++j) QVERIFY(!rooms[i].box.grown(2).overlaps(rooms[j].box));
            }
        }
    }

    void zonesAreSplitByTheRule() {
        const PartitionRoomsParameters p;
        for (std::uint64_t seed = 0; seed < test::countOf(200U); ++seed) {
            Made made({90, 70}, seed);
            makePartition(made);
            for (const auto& node : made.draft.partition) {
                const auto always = 2 * (p.maxZone + p.innerMargin) + p.interMargin;
                const auto least = p.minZone + p.innerMargin;
                if (node.leaf()) {
                    QVERIFY(node.zone.width < always && node.zone.height < always);
                    QVERIFY(node.zone.width >= least && node.zone.height >= least);
                    continue;
                }
                const Rect a = made.draft.partition[node.children[0]].zone;
                const Rect b = made.draft.partition[node.children[1]].zone;
                const bool across = a.y == b.y;
                QCOMPARE(across ? b.x - a.right() : b.y - a.bottom(), static_cast<int>(p.interMargin));
                for (const auto side : {across ? a.width : a.height, across ? b.width : b.height})
                    QVERIFY(side >= least);
                QVERIFY(a.united(b) == node.zone);
            }
        }
    }

    /// The number of 2,000 maps with this inner size that are split, and of those that are split across.
    static std::pair<int, int> splitsOf(Size inside, std::int64_t percentOfSplits) {
        std::pair<int, int> split{0, 0};
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            Made made({inside.width + 2, inside.height + 2}, seed);
            makePartition(made, {.split = percent(percentOfSplits)});
            const auto& nodes = made.draft.partition;
            if (nodes[0].leaf()) continue;
            ++split.first;
            split.second += nodes[nodes[0].children[0]].zone.y == nodes[nodes[0].children[1]].zone.y;
        }
        return split;
    }

    void aCoinAllowsTheSplitOfAMiddlingPart() {
        // 2 x (5 + 2) + 2 = 16 cells may be split, 2 x (9 + 2) + 2 = 24 are always split.
        QCOMPARE(splitsOf({15, 10}, 100).first, 0);
        QCOMPARE(splitsOf({24, 10}, 0).first, 2000);
        for (const Size size : {Size{16, 10}, Size{23, 10}, Size{10, 20}}) {
            QCOMPARE(splitsOf(size, 0).first, 0);
            QCOMPARE(splitsOf(size, 100).first, 2000);
            const int split = splitsOf(size, 50).first;
            QVERIFY2(split > 900 && split < 1100, qPrintable(QString::number(split)));
        }
        // If both axes can be split, one is drawn.
        const auto [split, across] = splitsOf({24, 24}, 50);
        QCOMPARE(split, 2000);
        QVERIFY2(across > 900 && across < 1100, qPrintable(QString::number(across)));
    }

    void theMarginIsTakenOffOneEnd() {
        int atStart = 0;
        int atEnd = 0;
        const auto check = [&](std::int32_t before, std::int32_t behind) {
            QVERIFY(before >= 2 || behind >= 2);
            atStart += behind < 2;
            atEnd += before < 2;
        };
        for (std::uint64_t seed = 0; seed < test::countOf(100U); ++seed) {
            Made made({80, 45}, seed);
            makePartition(made);
            for (const auto& node : made.draft.partition) {
                if (!node.leaf()) continue;
                QVERIFY(node.box == made.draft.rooms()[node.room].box);
                QVERIFY(node.zone.intersected(node.box) == node.box);
                check(node.box.x - node.zone.x, node.zone.right() - node.box.right());
                check(node.box.y - node.zone.y, node.zone.bottom() - node.box.bottom());
            }
        }
        QVERIFY(test::isShort() || (atStart > 500 && atEnd > 500)); // at either end, as drawn
    }

    void innerNodesBoundTheRoomsBelowThem() {
        for (std::uint64_t seed = 0; seed < test::countOf(100U); ++seed) {
            Made made({80, 45}, seed);
            makePartition(made);
            const std::function<Rect(std::uint32_t)> bound = [&](std::uint32_t place) -> Rect {
                const auto& node = made.draft.partition[place];
                if (node.leaf()) return made.draft.rooms()[node.room].box;
                return bound(node.children[0]).united(bound(node.children[1]));
            };
            for (std::uint32_t i = 0; i < made.draft.partition.size(); ++i)
                QVERIFY(made.draft.partition[i].box == bound(i));
        }
    }

    void aNumberOfRoomsIsMetOrNoted() {
        for (const std::int64_t wanted : {1, 2, 7, 15, 500}) {
            Made made({80, 45}, 3);
            makePartition(made, {.rooms = {wanted, wanted, false}});
            const auto rooms = static_cast<std::int64_t>(made.draft.rooms().size());
            QVERIFY(rooms <= wanted);
            QCOMPARE(rooms < wanted, !made.draft.notes().empty());
            if (wanted <= 15) QCOMPARE(rooms, wanted);
        }
    }

    /// On a map too small for even one of the smallest zones, floors are smaller, and a note says so.
    void floorsSmallerThanAskedAreNoted() {
        const PartitionRoomsParameters large{.minZone = 64, .maxZone = 64, .floor = {60, 64}};
        for (const auto& [size, side] : {std::pair{Size{16, 16}, 12}, std::pair{Size{16, 300}, 12},
                                         std::pair{Size{300, 16}, 12}, std::pair{Size{80, 45}, 41}})
            for (const bool asked : {false, true}) {
                auto parameters = large;
                if (asked) parameters.rooms = {1, 1, false};
                Made made(size, 1);
                makePartition(made, parameters);
                std::int32_t least = 1000;
                for (const auto& room : made.draft.rooms()) least = std::min({least, room.box.width, room.box.height});
                QCOMPARE(least, side);
                QCOMPARE(made.draft.notes().size(), std::size_t{1});
                QCOMPARE(QString::fromStdString(inEnglish(made.draft.notes()[0])),
                         QString("The map is too small for rooms of 60 cells a side; the shortest side has %1 cell(s).")
                             .arg(side));
            }
        for (std::uint64_t seed = 0; seed < 100; seed += test::sampleStep()) {
            Made made({static_cast<std::int32_t>(16 + seed), 16}, seed);
            makePartition(made);
            QVERIFY(made.draft.notes().empty());
        }
    }

    void contradictionsAreRefused() {
        Made made({80, 45}, 1);
        QVERIFY(!partitionRooms(made.draft, made.random, {.minZone = 9, .maxZone = 5}).ok());
        QVERIFY(!partitionRooms(made.draft, made.random, {.minZone = 3, .floor = {4, 6}}).ok());
    }

    void everySplitGivesOneSiblingLinkAndOneHall() {
        for (std::uint64_t seed = 0; seed < test::countOf(200U); ++seed) {
            Made made({80, 45}, seed);
            makePartition(made);
            QVERIFY(siblings(made.draft, made.random, {}).ok());
            QVERIFY(pivotHalls(made.draft, made.random, {}).ok());
            QCOMPARE(made.draft.links().size(), made.draft.rooms().size() - 1);
            QCOMPARE(made.draft.halls().size(), made.draft.rooms().size() - 1);
        }
    }

    /// Halls are dug from the smallest pair of siblings upward, so each of them joins two groups of floor that are
    /// connected already, and touches either only with the end of its leg.
    void eachPivotHallStopsAtFirstTouch() {
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
            Made made({80, 45}, seed);
            makePartition(made);
            QVERIFY(pivotHalls(made.draft, made.random, {}).ok());
            std::set<Cell> floor;
            for (const auto& room : made.draft.rooms())
                for (auto y = room.box.y; y < room.box.bottom(); ++y)
                    for (auto x = room.box.x; x < room.box.right(); ++x) floor.insert({x, y});
            for (const auto& hall : made.draft.halls()) {
                const auto groups = groupsOf(floor);
                const int first = groups.at(made.draft.rooms()[hall.a].box.topLeft());
                const int second = groups.at(made.draft.rooms()[hall.b].box.topLeft());
                QVERIFY(first != second);
                const auto one = cellsOf(hall.runs[0]);
                const auto other = cellsOf(hall.runs[1]);
                const auto pivot = std::ranges::find_first_of(one, other);
                QVERIFY(pivot != one.end());
                QVERIFY(stopsAtFirstTouch(groups, hall.runs[0], *pivot, first));
                QVERIFY(stopsAtFirstTouch(groups, hall.runs[1], *pivot, second));
                floor.insert(one.begin(), one.end());
                floor.insert(other.begin(), other.end());
            }
            const auto groups = groupsOf(floor);
            QVERIFY(std::ranges::all_of(groups, [](const auto& cell) { return cell.second == 0; }));
        }
    }

    void aLinkNamesTheRoomsThatItsHallJoins_data() {
        QTest::addColumn<bool>("fromElsewhere");
        QTest::newRow("rooms of the partition") << false;
        QTest::newRow("rooms from elsewhere") << true;
    }
    void aLinkNamesTheRoomsThatItsHallJoins() {
        QFETCH(bool, fromElsewhere);
        for (std::uint64_t seed = 0; seed < test::countOf(200U); ++seed) {
            Made made({80, 45}, seed);
            if (fromElsewhere) QVERIFY(attemptRooms(made.draft, made.random, {}).ok());
            else makePartition(made);
            QVERIFY(siblings(made.draft, made.random, {}).ok());
            QVERIFY(pivotHalls(made.draft, made.random, {}).ok());
            using Pairs = std::multiset<std::pair<RoomId, RoomId>>;
            Pairs linked;
            Pairs joined;
            for (const auto& link : made.draft.links()) {
                QCOMPARE(link.kind, LinkKind::Sibling);
                linked.insert(std::minmax(link.a, link.b));
            }
            for (const auto& hall : made.draft.halls()) joined.insert(std::minmax(hall.a, hall.b));
            QVERIFY(linked == joined);
        }
    }

    /// Notes blame pins only for what they caused; rooms of other stages are joined from other pivots.
    void onlyPinsAreBlamedForWhatIsPinned() {
        std::size_t asked = 0;
        std::size_t left = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(200U); ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(growRoomsStage().run(made.draft, made.random, {}).ok());
            QVERIFY(siblings(made.draft, made.random, {}).ok());
            asked += made.draft.links().size();
            QVERIFY(pivotHalls(made.draft, made.random, {}).ok());
            QCOMPARE(made.draft.links().size(), made.draft.halls().size());
            const auto unjoined = made.draft.rooms().size() - 1 - made.draft.halls().size();
            left += unjoined;
            for (const auto& note : made.draft.notes()) {
                const auto said = QString::fromStdString(inEnglish(note));
                QVERIFY2(!said.contains("pinned"), qPrintable(said));
            }
        }
        QVERIFY2(test::isShort() || 100 * left <= asked, qPrintable(QString("%1 of %2").arg(left).arg(asked)));
    }

    /// Two rooms with a pinned wall between them: a note names them, and no link is left without a hall.
    void aPairThatPinsPartIsNoLink() {
        const Size size{40, 40};
        Level base;
        base.tiles = Grid(size);
        BitGrid mask(size);
        for (std::int32_t y = 0; y < 40; ++y) {
            base.tiles.set({20, y}, Tile::Wall);
            mask.set({20, y});
        }
        base.pinned.write() = mask;
        for (const bool tunnels : {false, true}) {
            Made made(size, 1, &base);
            made.draft.addRoom({4, 5, 10, 30});
            made.draft.addRoom({26, 5, 10, 30});
            QVERIFY(siblings(made.draft, made.random, {}).ok());
            QCOMPARE(made.draft.links().size(), std::size_t{1});
            QVERIFY((tunnels ? tunnel(made.draft, made.random, {}) : pivotHalls(made.draft, made.random, {})).ok());
            QVERIFY(made.draft.halls().empty());
            QVERIFY(made.draft.links().empty());
            QCOMPARE(made.draft.notes().size(), std::size_t{1});
            QVERIFY(QString::fromStdString(inEnglish(made.draft.notes()[0])).contains("pinned"));
        }
    }

    void aPivotLiesAnywhereAlike() {
        // Shared rows: 3; columns between them: 3. Then two rooms that share neither rows nor columns: the corners are
        // 3 x 2 and 2 x 4 cells. A third between the two keeps each leg as it is.
        struct Case {
            Rect first;
            Rect second;
            std::size_t cells;
        };
        for (const auto& [first, second, cells] :
             {Case{{3, 3, 4, 5}, {10, 5, 4, 5}, 9}, Case{{3, 3, 3, 4}, {12, 12, 2, 2}, 14}}) {
            std::map<Cell, int> seen;
            constexpr int draws = 14'000;
            Workspace workspace;
            const TileCatalogue tiles;
            Stream random(11);
            for (int i = 0; i < draws; ++i) {
                Draft draft({20, 20}, tiles, workspace);
                draft.setTracing(true);
                draft.partition = {{.box = first.united(second), .children = {1, 2}},
                                   {.box = first, .room = draft.addRoom(first)},
                                   {.box = second, .room = draft.addRoom(second)}};
                QVERIFY(pivotHalls(draft, random, {}).ok());
                const auto marks = draft.takeMarks();
                QCOMPARE(marks.size(), std::size_t{1});
                ++seen[marks[0].cells.at(0)];
            }
            QCOMPARE(seen.size(), cells);
            // Chi-square with 13 degrees of freedom stays below 39.5 but once in 5,000.
            const double expected = static_cast<double>(draws) / static_cast<double>(cells);
            double square = 0;
            for (const auto& [cell, count] : seen) square += (count - expected) * (count - expected) / expected;
            QVERIFY2(square < 39.5, qPrintable(QString::number(square)));
        }
    }

    void theOnlyWayPastThePinsIsFound() {
        // Two rooms that share 30 rows; all but one of these are pinned shut between them.
        const Size size{40, 40};
        Level base;
        base.tiles = Grid(size);
        BitGrid mask(size);
        for (std::int32_t y = 2; y < 38; ++y)
            if (y != 29) {
                base.tiles.set({20, y}, Tile::Wall);
                mask.set({20, y});
            }
        base.pinned.write() = mask;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Made made(size, seed, &base);
            const Rect first{4, 5, 10, 30};
            const Rect second{26, 5, 10, 30};
            made.draft.partition = {{.box = first.united(second), .children = {1, 2}},
                                    {.box = first, .room = made.draft.addRoom(first)},
                                    {.box = second, .room = made.draft.addRoom(second)}};
            QVERIFY(pivotHalls(made.draft, made.random, {}).ok());
            QCOMPARE(made.draft.halls().size(), std::size_t{1});
            QVERIFY(made.draft.notes().empty());
        }
    }

    void siblingsBuildATreeOverRoomsFromElsewhere() {
        for (std::uint64_t seed = 0; seed < test::countOf(100U); ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(attemptRooms(made.draft, made.random, {}).ok());
            QVERIFY(siblings(made.draft, made.random, {}).ok());
            QCOMPARE(made.draft.links().size(), made.draft.rooms().size() - 1);
            QCOMPARE(made.draft.partition.size(), 2 * made.draft.rooms().size() - 1);
            std::vector<int> group(made.draft.rooms().size());
            for (std::size_t i = 0; i < group.size(); ++i) group[i] = static_cast<int>(i);
            for (const auto& link : made.draft.links()) {
                const int from = group[link.a];
                for (auto& g : group)
                    if (g == from) g = group[link.b];
            }
            QVERIFY(std::ranges::all_of(group, [&](int g) { return g == group[0]; }));
        }
    }

    void encountersKeepApart() {
        for (const std::int64_t wanted : {0, 1, 6, 60, 100'000}) {
            Made made({60, 40}, static_cast<std::uint64_t>(wanted));
            makePartition(made);
            QVERIFY(encounters(made.draft, made.random, {wanted}).ok());
            const auto& things = made.draft.things();
            QVERIFY(static_cast<std::int64_t>(things.size()) <= wanted);
            QCOMPARE(static_cast<std::int64_t>(things.size()) < wanted, !made.draft.notes().empty());
            if (wanted <= 60) QCOMPARE(static_cast<std::int64_t>(things.size()), wanted);
            for (std::size_t i = 0; i < things.size(); ++i) {
                QVERIFY(made.draft.walkable(things[i].at));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(std::max(std::abs(things[i].at.x - things[j].at.x),
                                     std::abs(things[i].at.y - things[j].at.y)) > 1);
            }
        }
    }
};

DELVE_TEST(PartitionStagesTest)
#include "partition_stages_test.moc"

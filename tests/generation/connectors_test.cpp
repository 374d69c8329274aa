#include "generation/random/stream.h"
#include "generation/stages/attempt_rooms.h"
#include "generation/stages/grow_maze.h"
#include "generation/stages/open_connectors.h"
#include "generation/stages/trim_dead_ends.h"
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
using test::sides;
using test::stepsFrom;
using Made = test::MadeDraft;

namespace {

bool open(const Draft& draft, Cell cell) { return draft.size().contains(cell) && draft.walkable(cell); }

/// The number of the region of each walkable cell, by the simplest flood fill.
std::map<Cell, int> regionsOf(const Draft& draft) {
    std::map<Cell, int> region;
    int count = 0;
    for (std::int32_t y = 0; y < draft.size().height; ++y)
        for (std::int32_t x = 0; x < draft.size().width; ++x) {
            if (!open(draft, {x, y}) || region.contains({x, y})) continue;
            for (const auto& entry : stepsFrom({x, y}, [&](Cell cell) { return open(draft, cell); }))
                region[entry.first] = count;
            ++count;
        }
    return region;
}

std::size_t countOf(const std::map<Cell, int>& region) {
    std::set<int> all;
    for (const auto& entry : region) all.insert(entry.second);
    return all.size();
}

std::set<int> beside(const std::map<Cell, int>& region, Cell cell) {
    std::set<int> found;
    for (const Cell side : sides)
        if (const auto at = region.find(cell + side); at != region.end()) found.insert(at->second);
    return found;
}

std::vector<Cell> deadEnds(const Draft& draft) {
    std::vector<Cell> ends;
    for (std::int32_t y = 0; y < draft.size().height; ++y)
        for (std::int32_t x = 0; x < draft.size().width; ++x)
            if (draft.at({x, y}) == Tile::Hall && std::ranges::count_if(sides, [&](Cell side) {
                                                      return open(draft, Cell{x, y} + side);
                                                  }) <= 1)
                ends.push_back({x, y});
    return ends;
}

void makeRoomsAndMazes(Made& made) {
    QVERIFY(attemptRooms(made.draft, made.random, {}).ok());
    QVERIFY(growMaze(made.draft, made.random, {}).ok());
}

/// Union-find: joins sets by number through a map of representatives.
struct Sets {
    std::map<int, int> of;
    int find(int i) { return of.contains(i) && of[i] != i ? find(of[i]) : i; }
    void join(int a, int b) { of[find(a)] = find(b); }
};

} // namespace

class ConnectorsTest : public QObject {
    Q_OBJECT
private slots:
    /// Replays the openings independently: one after the other adds a new region to those joined so far; the others are
    /// the drawn extras, which join nothing new. There is no third kind.
    void theTreeGrowsFromOneRegionAndTheRestIsExtras() {
        for (std::uint64_t seed = 0; seed < 120; ++seed) {
            Made made({static_cast<std::int32_t>(20 + seed % 60), static_cast<std::int32_t>(20 + seed % 37)}, seed);
            makeRoomsAndMazes(made);
            const auto before = regionsOf(made.draft);
            QVERIFY(openConnectors(made.draft, made.random, {percent(static_cast<std::int64_t>(seed % 3) * 10)}).ok());
            const auto after = regionsOf(made.draft);
            QCOMPARE(countOf(after), std::size_t{1});

            std::set<int> joined;
            std::set<Cell> opened;
            for (const auto& hall : made.draft.halls()) {
                QCOMPARE(hall.runs.size(), std::size_t{1});
                QCOMPARE(hall.runs[0].length, 1);
                const Cell cell = hall.runs[0].at;
                QVERIFY(!before.contains(cell) && opened.insert(cell).second);
                const auto touched = beside(before, cell);
                QVERIFY(touched.size() >= 2);
                const auto known = std::ranges::count_if(touched, [&](int region) { return joined.contains(region); });
                const auto all = static_cast<std::ptrdiff_t>(touched.size());
                if (hall.kind == LinkKind::Extra) {
                    QCOMPARE(known, all);
                    continue;
                }
                QCOMPARE(hall.kind, LinkKind::Tree);
                QVERIFY(joined.empty() || (known > 0 && known < all));
                joined.insert(touched.begin(), touched.end());
            }
            QCOMPARE(joined.size(), countOf(before));
            if (seed % 3 == 0) QVERIFY(std::ranges::count(made.draft.halls(), LinkKind::Extra, &Hall::kind) == 0);
            // Nothing but the openings changed.
            QCOMPARE(after.size(), before.size() + opened.size());
        }
    }

    /// A cell at the corner of two regions also joins them; here it is the only one that does.
    void aCornerJoinsToo() {
        DrawnDraft drawn({
            "        ",
            " ..     ",
            " ..     ",
            "   ,,,  ",
            "        ",
        });
        Stream random(1);
        QVERIFY(openConnectors(drawn.draft, random, {percent(0)}).ok());
        QCOMPARE(countOf(regionsOf(drawn.draft)), std::size_t{1});
        QCOMPARE(drawn.draft.halls().size(), std::size_t{1});
    }

    /// Each connector that leads out is equally likely: four cells between a room and the only other, drawn
    /// 4,000 times, chi-square with three degrees of freedom below 21.1 but once in 10,000.
    void everyConnectorIsAsLikely() {
        std::map<Cell, int> seen;
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            DrawnDraft drawn({"         ", "         ", "         ", "         ", "         ", "         "});
            drawn.draft.addRoom({1, 1, 3, 4});
            drawn.draft.addRoom({5, 1, 3, 4});
            Stream random(seed);
            QVERIFY(openConnectors(drawn.draft, random, {percent(0)}).ok());
            QCOMPARE(drawn.draft.halls().size(), std::size_t{1});
            ++seen[drawn.draft.halls()[0].runs[0].at];
        }
        QCOMPARE(seen.size(), std::size_t{4});
        double square = 0;
        for (const auto& [cell, count] : seen) square += (count - 1000.0) * (count - 1000.0) / 1000.0;
        QVERIFY(square < 21.1);
    }

    /// The first opening is drawn from those that lead out of the first room, not from all of them.
    void theDrawIsFromWhatIsJoinedSoFar() {
        // Three rooms in a row: five cells lead from A to B, one from B to C.
        int firstIsNarrow = 0;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            DrawnDraft drawn(std::vector<std::string_view>(8, std::string_view("             ")));
            drawn.draft.addRoom({1, 1, 3, 5});
            drawn.draft.addRoom({5, 1, 3, 5});
            drawn.draft.addRoom({9, 3, 3, 1});
            Stream random(seed);
            QVERIFY(openConnectors(drawn.draft, random, {percent(0)}).ok());
            if (drawn.draft.halls()[0].runs[0].at.x == 8) ++firstIsNarrow;
        }
        // One in three begins in C, through its only cell; one in three in B, where that cell is one of six.
        const double expected = 3000.0 * (1.0 / 3 + 1.0 / 18);
        QVERIFY2(std::abs(firstIsNarrow - expected) < 135, qPrintable(QString::number(firstIsNarrow)));
    }

    void linksHoldTheRoomsTogether() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Made made({61, 41}, seed);
            makeRoomsAndMazes(made);
            QVERIFY(openConnectors(made.draft, made.random, {percent(5)}).ok());
            Sets sets;
            std::size_t tree = 0;
            for (const auto& link : made.draft.links()) {
                QVERIFY(link.a < made.draft.rooms().size() && link.b < made.draft.rooms().size() && link.a != link.b);
                if (link.kind != LinkKind::Tree) continue;
                ++tree;
                QVERIFY(sets.find(static_cast<int>(link.a)) != sets.find(static_cast<int>(link.b)));
                sets.join(static_cast<int>(link.a), static_cast<int>(link.b));
            }
            QCOMPARE(tree + 1, made.draft.rooms().size());
        }
    }

    void aMapWithoutRoomsIsJoinedAsWell() {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            DrawnDraft drawn({"           ", " ,,,,,,,,, ", "           ", " ,,,,,,,,, ", "           "});
            Stream random(seed);
            QVERIFY(openConnectors(drawn.draft, random, {percent(0)}).ok());
            QCOMPARE(countOf(regionsOf(drawn.draft)), std::size_t{1});
            QCOMPARE(drawn.draft.halls().size(), std::size_t{1});
            QVERIFY(drawn.draft.links().empty());
        }
    }

    // Dead ends

    void aShareOfTheDeadEndsIsTrimmed() {
        for (const std::int64_t share : {0, 10, 40, 75, 100}) {
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                Made made({61, 41}, seed);
                QVERIFY(attemptRooms(made.draft, made.random, {}).ok());
                QVERIFY(growMaze(made.draft, made.random, {percent(30)}).ok());
                QVERIFY(openConnectors(made.draft, made.random, {}).ok());
                const auto before = static_cast<std::int64_t>(deadEnds(made.draft).size());
                QVERIFY(before > 10);
                QVERIFY(trimDeadEnds(made.draft, made.random, {percent(share)}).ok());
                const auto after = static_cast<std::int64_t>(deadEnds(made.draft).size());
                QCOMPARE(after, before - (before * share + 50) / 100);
                QCOMPARE(countOf(regionsOf(made.draft)), std::size_t{1});
            }
        }
    }

    /// Only dead ends are removed: the shortest way between any two cells of rooms is as long as before.
    void waysBetweenRoomsStayAsTheyWere() {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Made made({41, 31}, seed);
            makeRoomsAndMazes(made);
            QVERIFY(openConnectors(made.draft, made.random, {percent(10)}).ok());
            const auto stepsBetweenRooms = [&] {
                auto steps =
                    stepsFrom(made.draft.rooms()[0].box.topLeft(), [&](Cell cell) { return open(made.draft, cell); });
                std::erase_if(steps, [&](const auto& entry) { return made.draft.at(entry.first) != Tile::Floor; });
                return steps;
            };
            const auto before = stepsBetweenRooms();
            QVERIFY(trimDeadEnds(made.draft, made.random, {}).ok());
            QVERIFY(stepsBetweenRooms() == before);
            QVERIFY(deadEnds(made.draft).empty());
        }
    }

    /// Of two rooms' links, only the link of the removed hall is removed; whatever else a hall carries stays.
    void justTheLinksOfHallsThatAreGoneGo() {
        DrawnDraft drawn({
            "              ",
            " ...,,,,..    ",
            " ...    ..    ",
            " ...,,        ",
            " ...    ,,    ",
            "              ",
        });
        auto& draft = drawn.draft;
        draft.addRoom({1, 1, 3, 4});
        draft.addRoom({8, 1, 2, 2});
        draft.setLinks({{0, 1, LinkKind::Candidate, {}},
                        {0, 1, LinkKind::Tree, {}},
                        {1, 0, LinkKind::Extra, {}},
                        {0, 1, LinkKind::Extra, {}}});
        std::vector<Hall> halls{{0, 1, {{{4, 1}, 4, false}}, std::string("\"kept\": 1"), LinkKind::Tree},
                                {0, 1, {{{4, 3}, 2, false}}, {}, LinkKind::Extra},
                                {noRoom, noRoom, {{{8, 4}, 2, false}}, {}, LinkKind::Repair},
                                {0, 1, {}, {}, LinkKind::Near}};
        draft.setHalls(halls);
        Stream random(1);
        QVERIFY(trimDeadEnds(draft, random, {}).ok());
        QVERIFY(!open(draft, {4, 3}) && !open(draft, {8, 4}) && open(draft, {5, 1}));
        QVERIFY((draft.halls() == std::vector<Hall>{halls[0], halls[3]}));
        QVERIFY((draft.links() == std::vector<Link>{{0, 1, LinkKind::Candidate, {}},
                                                    {0, 1, LinkKind::Tree, {}},
                                                    {0, 1, LinkKind::Extra, {}}}));
    }

    void aDoorThatLeadsNowhereGoesToo() {
        DrawnDraft drawn({"         ", " ...,,,  ", " ...     ", "         "});
        drawn.draft.set({4, 1}, Tile::Door);
        Stream random(1);
        QVERIFY(trimDeadEnds(drawn.draft, random, {}).ok());
        for (std::int32_t x = 4; x < 7; ++x) QVERIFY(!open(drawn.draft, {x, 1}));
        QVERIFY(open(drawn.draft, {3, 1}));
    }
};

DELVE_TEST(ConnectorsTest)
#include "connectors_test.moc"

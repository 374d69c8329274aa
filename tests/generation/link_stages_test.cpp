#include "generation/graph/cheapest_path.h"
#include "generation/graph/crossing.h"
#include "generation/random/stream.h"
#include "generation/stages/near_links.h"
#include "generation/stages/scatter_rooms.h"
#include "generation/stages/spanning_tree.h"
#include "generation/stages/spots.h"
#include "generation/stages/triangulate.h"
#include "generation/stages/tunnel.h"
#include "generation/stages/vault_library.h"
#include "generation/stages/vaults.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <map>
#include <optional>
#include <set>
#include <utility>

using namespace delve;
using namespace delve::generation;

namespace {

using Made = test::MadeDraft;

std::int64_t squared(const Draft& draft, const Link& link) {
    const Cell a = draft.rooms()[link.a].box.centre();
    const Cell b = draft.rooms()[link.b].box.centre();
    return std::int64_t{a.x - b.x} * (a.x - b.x) + std::int64_t{a.y - b.y} * (a.y - b.y);
}

/// The least total weight of a tree over all rooms, by Prim's algorithm over the plain list of links.
std::int64_t leastTree(const Draft& draft) {
    std::set<RoomId> reached{0};
    std::int64_t total = 0;
    while (reached.size() < draft.rooms().size()) {
        const Link* best = nullptr;
        for (const auto& link : draft.links())
            if (reached.contains(link.a) != reached.contains(link.b) &&
                (!best || squared(draft, link) < squared(draft, *best)))
                best = &link;
        if (!best) return -1;
        reached.insert(best->a);
        reached.insert(best->b);
        total += squared(draft, *best);
    }
    return total;
}

/// A part of the map, at times a single cell.
Rect rectangleIn(Size size, Stream& random) {
    const auto x = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.width)));
    const auto y = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.height)));
    const auto width = static_cast<std::int32_t>(random.between(1, 6));
    const auto height = static_cast<std::int32_t>(random.between(1, 6));
    return Rect{x, y, width, height}.intersected(wholeOf(size));
}

/// What the steps of a way cost, with its turns.
std::uint64_t costOf(const Terrain& terrain, const std::vector<Cell>& cells) {
    std::uint64_t cost = 0;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        cost += terrain.priceAt(cells[i]);
        if (i > 1 && cells[i] - cells[i - 1] != cells[i - 1] - cells[i - 2]) cost += terrain.turn;
    }
    return cost;
}

/// The least cost of a way, cell by cell and direction by direction, with a set for a queue.
std::optional<std::uint64_t> plainCostWithTurns(const Terrain& terrain, const Rect& from, const Rect& to) {
    constexpr int none = 4; // no direction yet
    using State = std::pair<Cell, int>;
    std::map<State, std::uint64_t> best;
    std::set<std::pair<std::uint64_t, State>> waiting;
    const auto reach = [&](const State& state, std::uint64_t cost) {
        const auto known = best.find(state);
        if (known != best.end() && known->second <= cost) return;
        best[state] = cost;
        waiting.emplace(cost, state);
    };
    for (auto y = from.y; y < from.bottom(); ++y)
        for (auto x = from.x; x < from.right(); ++x)
            if (terrain.priceAt({x, y}) > 0) reach({{x, y}, none}, 0);
    while (!waiting.empty()) {
        const auto [cost, state] = *waiting.begin();
        waiting.erase(waiting.begin());
        if (best.at(state) != cost) continue;
        if (to.contains(state.first)) return cost;
        for (int side = 0; side < 4; ++side) {
            const Cell next = state.first + test::sides[static_cast<std::size_t>(side)];
            if (!terrain.size.contains(next) || terrain.priceAt(next) == 0) continue;
            const bool turns = state.second != none && state.second != side;
            reach({next, side}, cost + terrain.priceAt(next) + (turns ? terrain.turn : 0));
        }
    }
    return {};
}

} // namespace

class LinkStagesTest : public QObject {
    Q_OBJECT
private slots:
    void theNumberOfRoomsFollowsTheDepth() {
        QCOMPARE(roomsAtDepth(1, false), 6);
        QCOMPARE(roomsAtDepth(2, false), 9);
        QCOMPARE(roomsAtDepth(3, false), 12);
        QCOMPARE(roomsAtDepth(1, true), 5);
        QCOMPARE(roomsAtDepth(2, true), 8);
        QCOMPARE(roomsAtDepth(3, true), 11);
        QCOMPARE(roomsAtDepth(5, false), 18); // 15.5 + 2.5 needs no rounding
        for (std::int64_t depth = 1; depth < 8; ++depth) {
            Made made({200, 200}, 1);
            QVERIFY(scatterRooms(made.draft, made.random, {.number = ScatterNumber::Depth, .depth = depth}).ok());
            QCOMPARE(static_cast<std::int64_t>(made.draft.rooms().size()), roomsAtDepth(depth, false));
        }
    }

    void scatteredRoomsKeepTwoCellsApart() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {20, 40, false}}).ok());
            const auto& rooms = made.draft.rooms();
            QVERIFY(rooms.size() >= 20 && rooms.size() <= 40);
            for (std::size_t i = 0; i < rooms.size(); ++i) {
                QVERIFY(rooms[i].box.width >= 1 && rooms[i].box.width <= 7 && rooms[i].box.height >= 1 &&
                        rooms[i].box.height <= 7);
                QVERIFY(made.draft.inside().intersected(rooms[i].box) == rooms[i].box);
                for (std::size_t j = 0; j < i; ++j) QVERIFY(!rooms[i].box.grown(1).overlaps(rooms[j].box.grown(1)));
            }
        }
    }

    void moreRoomsThanPlacesAreNoted() {
        Made made({80, 45}, 1);
        QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {1000, 1000, false}, .side = {7, 7}}).ok());
        QCOMPARE(made.draft.rooms().size(), std::size_t{8 * 5}); // slots of 9 x 9
        QCOMPARE(made.draft.notes().size(), std::size_t{1});
        Made small({16, 16}, 1); // on a small map, rooms are smaller
        QVERIFY(scatterRooms(small.draft, small.random, {.rooms = {3, 3, false}}).ok());
        QCOMPARE(small.draft.rooms().size(), std::size_t{3});
        Made tiny({8, 8}, 1);
        QVERIFY(!scatterRooms(tiny.draft, tiny.random, {.rooms = {3, 3, false}, .side = {7, 7}}).ok());
    }

    void everyDistinctSetIsAsLikely() {
        // Two of five: ten sets, 40,000 draws; chi-square with nine degrees of freedom stays below 33.7 but once in
        // 10,000.
        Stream random(5);
        std::map<std::vector<std::uint32_t>, int> seen;
        for (int i = 0; i < 40'000; ++i) ++seen[drawDistinct(5, 2, random)];
        QCOMPARE(seen.size(), std::size_t{10});
        double square = 0;
        for (const auto& [set, count] : seen) square += (count - 4000.0) * (count - 4000.0) / 4000.0;
        QVERIFY(square < 33.7);
        QCOMPARE(drawDistinct(3, 9, random), (std::vector<std::uint32_t>{0, 1, 2}));
        QVERIFY(drawDistinct(0, 4, random).empty());
    }

    void theTreeIsTheShortestAndTheExtrasAreTheirShare() {
        for (const std::int64_t share : {0, 10, 35, 100}) {
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
                Made made({120, 80}, seed);
                QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {3, 60, false}}).ok());
                QVERIFY(triangulate(made.draft, made.random, {}).ok());
                const auto candidates = made.draft.links().size();
                const auto expected = leastTree(made.draft);
                QVERIFY(expected >= 0);
                QVERIFY(spanningTreeOfLinks(made.draft, made.random, {percent(share)}).ok());
                std::int64_t weight = 0;
                std::size_t tree = 0;
                std::size_t extras = 0;
                for (const auto& link : made.draft.links()) {
                    if (link.kind == LinkKind::Tree) weight += squared(made.draft, link);
                    tree += link.kind == LinkKind::Tree ? 1 : 0;
                    extras += link.kind == LinkKind::Extra ? 1 : 0;
                }
                QCOMPARE(weight, expected);
                QCOMPARE(tree, made.draft.rooms().size() - 1);
                const auto left = candidates - tree;
                QCOMPARE(extras, (left * static_cast<std::size_t>(share) + 50) / 100);
                QCOMPARE(made.draft.links().size(), candidates);
            }
        }
    }

    /// Against Boost.Graph's A*, between single cells, over terrain with every class, bars included.
    void theCheapestPathIsTheCheapest() {
        Stream random(11);
        CheapestPath search;
        for (int i = 0; i < 1500; ++i) {
            const Size size{static_cast<std::int32_t>(random.between(1, 90)),
                            static_cast<std::int32_t>(random.between(1, 60))};
            std::vector<std::uint8_t> classes(static_cast<std::size_t>(size.area()));
            const auto bars = static_cast<std::uint64_t>(random.below(60));
            for (auto& kind : classes) {
                const bool barred = random.chance(bars, 100);
                kind = barred ? std::uint8_t{0} : static_cast<std::uint8_t>(random.between(1, 4));
            }
            const auto cheap = static_cast<std::uint32_t>(random.between(1, 10));
            const Terrain terrain{size, classes, {0, 10, 60, 10, cheap}};
            const Cell from{static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.width))), 0};
            const Cell to{static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.width))),
                          size.height - 1};
            const auto ours = search.find(terrain, {from.x, from.y, 1, 1}, {to.x, to.y, 1, 1});
            const auto boosts = cheapestPathByBoost(terrain, from, to);
            QCOMPARE(ours.has_value(), boosts.has_value());
            if (!ours) continue;
            QCOMPARE(ours->cost, boosts->cost);
            std::uint64_t walked = 0;
            for (std::size_t step = 1; step < ours->cells.size(); ++step) {
                QCOMPARE(steps(ours->cells[step], ours->cells[step - 1]), 1);
                walked += terrain.priceAt(ours->cells[step]);
            }
            QCOMPARE(walked, ours->cost);
        }
    }

    /// Against a plain search over cells and the direction in which each was entered, between rectangles.
    void withTurnsTheCheapestPathIsTheCheapest() {
        Stream random(12);
        CheapestPath search;
        std::size_t found = 0;
        for (int i = 0; i < test::countOf(600); ++i) {
            const Size size{static_cast<std::int32_t>(random.between(1, 60)),
                            static_cast<std::int32_t>(random.between(1, 40))};
            std::vector<std::uint8_t> classes(static_cast<std::size_t>(size.area()));
            const auto bars = static_cast<std::uint64_t>(random.below(50));
            for (auto& kind : classes) {
                const bool barred = random.chance(bars, 100);
                kind = barred ? std::uint8_t{0} : static_cast<std::uint8_t>(random.between(1, 4));
            }
            const auto cheap = static_cast<std::uint32_t>(random.between(1, 10));
            const auto turn = static_cast<std::uint32_t>(random.between(1, 80));
            const Terrain terrain{size, classes, {0, 10, 60, 10, cheap}, turn};
            const Rect from = rectangleIn(size, random);
            const Rect to = rectangleIn(size, random);
            const auto ours = search.find(terrain, from, to);
            const auto plain = plainCostWithTurns(terrain, from, to);
            QCOMPARE(ours.has_value(), plain.has_value());
            if (!ours) continue;
            ++found;
            QCOMPARE(ours->cost, *plain);
            QVERIFY(from.contains(ours->cells.front()) && to.contains(ours->cells.back()));
            QCOMPARE(costOf(terrain, ours->cells), ours->cost);
        }
        QVERIFY(test::isShort() || found > 200);
    }

    /// With a price for turns, a hall over open rock has no more than one.
    void aTunnelOverOpenRockHasOneTurnAtMost() {
        std::size_t before = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(100U); ++seed)
            for (const std::int64_t turn : {0, 3}) {
                Made made({70, 50}, seed);
                const auto drawn = [&](std::int64_t min, std::int64_t max) {
                    return static_cast<std::int32_t>(made.random.between(min, max));
                };
                const auto x = drawn(2, 20);
                const auto y = drawn(2, 15);
                made.draft.addRoom({x, y, 5, 4});
                made.draft.addRoom({drawn(32, 60), drawn(25, 42), 5, 4});
                made.draft.addLink(0, 1, LinkKind::Tree);
                QVERIFY(tunnel(made.draft, made.random, {.turn = Decimal::of(turn)}).ok());
                QCOMPARE(made.draft.halls().size(), std::size_t{1});
                if (turn == 0) before += made.draft.halls()[0].runs.size();
                else QVERIFY(made.draft.halls()[0].runs.size() <= 2);
            }
        QVERIFY(test::isShort() || before > 220); // without, they are staircases
    }

    /// A long detour: the way leaves the first window, and the search must leave it, too.
    void aDetourIsFound() {
        const Size size{300, 120};
        std::vector<std::uint8_t> classes(static_cast<std::size_t>(size.area()), 1);
        for (std::int32_t y = 0; y < 119; ++y) classes[static_cast<std::size_t>(y * 300 + 150)] = 0;
        const Terrain terrain{size, classes, {0, 10}};
        CheapestPath search;
        const auto way = search.find(terrain, {148, 0, 1, 1}, {152, 0, 1, 1});
        QVERIFY(way.has_value());
        QCOMPARE(way->cost, std::uint64_t{10 * (4 + 2 * 119)});
        classes[119 * 300 + 150] = 0;
        QVERIFY(!search.find(terrain, {148, 0, 1, 1}, {152, 0, 1, 1}).has_value());
    }

    void everyChosenLinkGetsATunnelAndOneRegionComesOut() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {20, 40, false}}).ok());
            QVERIFY(triangulate(made.draft, made.random, {}).ok());
            QVERIFY(spanningTreeOfLinks(made.draft, made.random, {}).ok());
            QVERIFY(tunnel(made.draft, made.random, {}).ok());
            const auto chosen =
                std::ranges::count_if(made.draft.links(), [](const Link& l) { return l.kind != LinkKind::Candidate; });
            QCOMPARE(static_cast<std::ptrdiff_t>(made.draft.halls().size()), chosen);
            QCOMPARE(findRegions(made.draft.walkableCells()).count(), std::size_t{1});
            for (const auto& hall : made.draft.halls())
                for (const auto& run : hall.runs)
                    for (std::int32_t i = 0; i < run.length; ++i)
                        QVERIFY(made.draft.walkable(run.at + (run.down ? Cell{0, i} : Cell{i, 0})));
            for (const auto& room : made.draft.rooms())
                for (auto y = room.box.y; y < room.box.bottom(); ++y)
                    for (auto x = room.box.x; x < room.box.right(); ++x) QCOMPARE(made.draft.at({x, y}), Tile::Floor);
        }
    }

    /// With a large discount fewer new cells are dug than with none.
    void aDiscountMergesHalls() {
        const auto dug = [](std::int64_t thousandths) {
            std::int64_t cells = 0;
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                Made made({100, 80}, seed);
                if (!scatterRooms(made.draft, made.random, {.rooms = {30, 30, false}})) return std::int64_t{-1};
                if (!triangulate(made.draft, made.random, {})) return std::int64_t{-1};
                const auto discount = Decimal::ofThousandths(thousandths);
                const auto before = made.draft.walkableCells().count();
                if (!tunnel(made.draft, made.random, {{discount, discount}})) return std::int64_t{-1};
                cells += made.draft.walkableCells().count() - before;
            }
            return cells;
        };
        const auto merged = dug(900);
        QVERIFY(merged > 0);
        QVERIFY(merged * 100 < dug(0) * 95);
    }

    void crossingIsExact() {
        QVERIFY(cross({0, 0}, {4, 4}, {0, 4}, {4, 0}));
        QVERIFY(!cross({0, 0}, {4, 4}, {1, 0}, {5, 4}));
        QVERIFY(!cross({0, 0}, {4, 4}, {0, 0}, {4, 0})); // they share an end
        QVERIFY(cross({0, 0}, {4, 0}, {0, 0}, {2, 0}));  // but here one lies along the other
        QVERIFY(cross({0, 0}, {4, 0}, {2, 0}, {2, 5}));  // one ends on the other
        QVERIFY(!cross({0, 0}, {1, 0}, {2, 0}, {3, 0}));
    }

    void nearLinksCrossNowhereAndHoldTogether() {
        std::size_t beyondTheTree = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Made made({120, 80}, seed);
            QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {2, 60, false}}).ok());
            QVERIFY(triangulate(made.draft, made.random, {}).ok());
            const auto expected = leastTree(made.draft);
            made.draft.setLinks({});
            QVERIFY(nearLinks(made.draft, made.random, {}).ok());
            const auto& links = made.draft.links();
            QCOMPARE(leastTree(made.draft), expected); // the near links still contain the shortest tree
            beyondTheTree += links.size() + 1 - made.draft.rooms().size();
            const auto centre = [&](RoomId room) { return made.draft.rooms()[room].box.centre(); };
            for (std::size_t i = 0; i < links.size(); ++i) {
                QCOMPARE(links[i].kind, LinkKind::Near);
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!cross(centre(links[i].a), centre(links[i].b), centre(links[j].a), centre(links[j].b)));
            }
        }
        QVERIFY(beyondTheTree > 500);
    }

    void vaultsAreWholeAndTurnAndKeepTheirDistance() {
        QVERIFY(vaultLibrary().size() >= 12);
        for (const auto& vault : vaultLibrary())
            for (const auto row : vault.rows) QCOMPARE(row.size(), vault.rows.front().size());
        std::set<std::pair<std::int32_t, std::int32_t>> sizes;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(vaults(made.draft, made.random, {{2, 3}}).ok());
            const auto& rooms = made.draft.rooms();
            QVERIFY(rooms.size() >= 2 && rooms.size() <= 3 && made.draft.notes().empty());
            QCOMPARE(findRegions(made.draft.walkableCells()).count(), rooms.size());
            for (std::size_t i = 0; i < rooms.size(); ++i) {
                sizes.emplace(rooms[i].box.width, rooms[i].box.height);
                for (std::size_t j = 0; j < i; ++j) QVERIFY(!rooms[i].box.grown(1).overlaps(rooms[j].box));
            }
        }
        QVERIFY(sizes.contains({9, 7}) && sizes.contains({7, 9}));
        Made small({16, 16}, 1);
        QVERIFY(vaults(small.draft, small.random, {{3, 3}}).ok());
        QCOMPARE(small.draft.notes().size(), std::size_t{1});
    }
};

DELVE_TEST(LinkStagesTest)
#include "link_stages_test.moc"

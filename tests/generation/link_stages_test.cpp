#include "generation/random/stream.h"
#include "generation/stages/scatter_rooms.h"
#include "generation/stages/spanning_tree.h"
#include "generation/stages/spots.h"
#include "generation/stages/triangulate.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;

namespace {

struct Made {
    TileCatalogue tiles;
    Workspace workspace;
    Draft draft;
    Stream random;

    Made(Size size, std::uint64_t seed) : draft(size, tiles, workspace), random(seed) {}
};

std::int64_t squared(const Draft& draft, const Link& link) {
    const Cell a = draft.rooms()[link.a].box.centre();
    const Cell b = draft.rooms()[link.b].box.centre();
    return std::int64_t{a.x - b.x} * (a.x - b.x) + std::int64_t{a.y - b.y} * (a.y - b.y);
}

/// The least total weight of a tree over all rooms, by Prim's way over the plain list of links.
std::int64_t leastTree(const Draft& draft) {
    std::set<RoomId> reached{0};
    std::int64_t total = 0;
    while (reached.size() < draft.rooms().size()) {
        const Link* best = nullptr;
        for (const auto& link : draft.links())
            if (reached.contains(link.a) != reached.contains(link.b) && (!best || squared(draft, link) < squared(draft, *best)))
                best = &link;
        if (!best) return -1;
        reached.insert(best->a);
        reached.insert(best->b);
        total += squared(draft, *best);
    }
    return total;
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
        QCOMPARE(roomsAtDepth(5, false), 18); // 15.5 + 2.5 is whole already
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
                QVERIFY(rooms[i].box.width >= 1 && rooms[i].box.width <= 7 && rooms[i].box.height >= 1 && rooms[i].box.height <= 7);
                QVERIFY(made.draft.inside().intersected(rooms[i].box) == rooms[i].box);
                for (std::size_t j = 0; j < i; ++j) QVERIFY(!rooms[i].box.grown(1).overlaps(rooms[j].box.grown(1)));
            }
        }
    }

    void moreRoomsThanPlacesAreNoted() {
        Made made({80, 45}, 1);
        QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {1000, 1000, false}}).ok());
        QCOMPARE(made.draft.rooms().size(), std::size_t{8 * 5}); // boards of 9 x 9 places
        QCOMPARE(made.draft.notes().size(), std::size_t{1});
        Made small({8, 8}, 1);
        QVERIFY(!scatterRooms(small.draft, small.random, {.rooms = {3, 3, false}}).ok());
    }

    void everyDistinctSetIsAsLikely() {
        // Two of five: ten sets, 40,000 draws; chi-square with nine degrees of freedom stays below 33.7 but once in 10,000.
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
};

DELVE_TEST(LinkStagesTest)
#include "link_stages_test.moc"

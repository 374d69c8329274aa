#include "generation/random/stream.h"
#include "generation/stages/grow_rooms.h"
#include "generation/stages/near_links.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/scatter_rooms.h"
#include "generation/stages/spanning_tree.h"
#include "generation/stages/triangulate.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

__extension__ using Wide = __int128;

struct Made : test::MadeDraft {
    using MadeDraft::MadeDraft;

    [[nodiscard]] Cell middle(RoomId room) const {
        const Rect box = draft.rooms()[room].box;
        return {box.x + box.width / 2, box.y + box.height / 2};
    }
    [[nodiscard]] std::int64_t squared(RoomId a, RoomId b) const {
        const std::int64_t dx = middle(a).x - middle(b).x;
        const std::int64_t dy = middle(a).y - middle(b).y;
        return dx * dx + dy * dy;
    }
};

using Pair = std::pair<RoomId, RoomId>;

std::set<Pair> pairsOf(const Draft& draft, LinkKind kind) {
    std::set<Pair> pairs;
    for (const auto& link : draft.links())
        if (link.kind == kind) pairs.insert(std::minmax(link.a, link.b));
    return pairs;
}

/// Kruskal's tree, implemented simply: edges by length and then by position in the list.
std::set<std::size_t> kruskal(const Made& made, const std::vector<Pair>& edges) {
    std::vector<std::size_t> order(edges.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return made.squared(edges[i].first, edges[i].second); });
    std::vector<RoomId> group(made.draft.rooms().size());
    std::iota(group.begin(), group.end(), RoomId{0});
    std::set<std::size_t> chosen;
    for (const auto i : order) {
        const auto from = group[edges[i].second];
        const auto to = group[edges[i].first];
        if (from == to) continue;
        chosen.insert(i);
        for (auto& room : group)
            if (room == from) room = to;
    }
    return chosen;
}

std::int64_t turn(Cell a, Cell b, Cell c) {
    return std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
}

/// Above 0 where d lies inside the circle through a, b and c.
Wide inCircle(Cell a, Cell b, Cell c, Cell d) {
    const auto lift = [d](Cell p) { return Wide{p.x - d.x} * (p.x - d.x) + Wide{p.y - d.y} * (p.y - d.y); };
    const Wide sum = lift(a) * turn(d, b, c) - lift(b) * turn(d, a, c) + lift(c) * turn(d, a, b);
    return turn(a, b, c) > 0 ? sum : -sum;
}

/// Do two links of four different places cross, or two with a common place overlap?
bool crosses(Cell a, Cell b, Cell c, Cell d) {
    const auto sign = [](std::int64_t n) { return n > 0 ? 1 : n < 0 ? -1 : 0; };
    const auto onLink = [&](Cell from, Cell to, Cell p) {
        return turn(from, to, p) == 0 && p.x >= std::min(from.x, to.x) && p.x <= std::max(from.x, to.x) &&
               p.y >= std::min(from.y, to.y) && p.y <= std::max(from.y, to.y);
    };
    if (a == c || a == d || b == c || b == d) {
        const Cell shared = a == c || a == d ? a : b;
        const Cell p = shared == a ? b : a;
        const Cell q = shared == c ? d : c;
        return p == q || onLink(shared, p, q) || onLink(shared, q, p);
    }
    if (onLink(a, b, c) || onLink(a, b, d) || onLink(c, d, a) || onLink(c, d, b)) return true;
    return sign(turn(a, b, c)) * sign(turn(a, b, d)) < 0 && sign(turn(c, d, a)) * sign(turn(c, d, b)) < 0;
}

void addSites(Made& made, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) QVERIFY(made.draft.addRoom({cell.x, cell.y, 1, 1}) != noRoom);
}

} // namespace

/// What the stages that link rooms promise, tested by definition.
class LinksByDefinitionTest : public QObject {
    Q_OBJECT

    static void makeRooms(Made& made, std::uint64_t seed) {
        if (seed % 3 == 0) QVERIFY(growRoomsStage().run(made.draft, made.random, {}).ok());
        else if (seed % 3 == 1) QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {3, 40, false}}).ok());
        else QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
    }

private slots:
    /// Every two candidates with a common room whose third side is also a candidate form a triangle; if no fourth room
    /// lies inside, its circle is empty. And every candidate that could be added would cross another.
    void everyTriangleHasAnEmptyCircle() {
        std::size_t triangles = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Made made({60, 45}, seed);
            makeRooms(made, seed);
            QVERIFY(triangulate(made.draft, made.random, {}).ok());
            const auto pairs = pairsOf(made.draft, LinkKind::Candidate);
            QCOMPARE(pairs.size(), made.draft.links().size());
            const auto rooms = static_cast<RoomId>(made.draft.rooms().size());
            for (const auto& [a, b] : pairs)
                for (RoomId c = b + 1; c < rooms; ++c) {
                    if (!pairs.contains({a, c}) || !pairs.contains({b, c})) continue;
                    const Cell pa = made.middle(a), pb = made.middle(b), pc = made.middle(c);
                    const auto area = turn(pa, pb, pc);
                    if (area == 0) continue;
                    bool holdsAnother = false;
                    bool circleHoldsAnother = false;
                    for (RoomId d = 0; d < rooms; ++d) {
                        if (d == a || d == b || d == c) continue;
                        const Cell pd = made.middle(d);
                        const auto side = [&](Cell p, Cell q) { return area > 0 ? turn(p, q, pd) : -turn(p, q, pd); };
                        holdsAnother = holdsAnother || (side(pa, pb) >= 0 && side(pb, pc) >= 0 && side(pc, pa) >= 0);
                        circleHoldsAnother = circleHoldsAnother || inCircle(pa, pb, pc, pd) > 0;
                    }
                    if (holdsAnother) continue; // three links around a room, not a triangle of the triangulation
                    QVERIFY(!circleHoldsAnother);
                    ++triangles;
                }
            for (auto one = pairs.begin(); one != pairs.end(); ++one)
                for (auto other = std::next(one); other != pairs.end(); ++other)
                    QVERIFY(!crosses(made.middle(one->first), made.middle(one->second), made.middle(other->first),
                                     made.middle(other->second)));
            for (RoomId a = 0; a < rooms; ++a)
                for (RoomId b = a + 1; b < rooms; ++b) {
                    if (pairs.contains({a, b})) continue;
                    const bool meets = std::ranges::any_of(pairs, [&](const Pair& pair) {
                        return crosses(made.middle(a), made.middle(b), made.middle(pair.first),
                                       made.middle(pair.second));
                    });
                    QVERIFY(meets);
                }
        }
        QVERIFY(triangles > 500);
    }

    void roomsInALineAndOnACircle() {
        Made line({40, 10}, 1);
        addSites(line, {{30, 5}, {2, 5}, {10, 5}, {20, 5}});
        QVERIFY(triangulate(line.draft, line.random, {}).ok());
        QVERIFY((pairsOf(line.draft, LinkKind::Candidate) == std::set<Pair>{{1, 2}, {2, 3}, {0, 3}}));
        Made circle({40, 40}, 1); // eight sites on one circle, radius 5
        addSites(circle, {{25, 20}, {24, 23}, {23, 24}, {20, 25}, {15, 20}, {16, 17}, {17, 16}, {20, 15}});
        QVERIFY(triangulate(circle.draft, circle.random, {}).ok());
        QCOMPARE(circle.draft.links().size(), std::size_t{8 + 5});
    }

    void theTreeIsKruskals() {
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            Made made({80, 60}, seed);
            makeRooms(made, seed);
            QVERIFY(triangulate(made.draft, made.random, {}).ok());
            std::vector<Pair> edges;
            for (const auto& link : made.draft.links()) edges.emplace_back(link.a, link.b);
            const auto chosen = kruskal(made, edges);
            const auto share = static_cast<std::int64_t>(seed % 5) * 25;
            QVERIFY(spanningTreeOfLinks(made.draft, made.random, {percent(share)}).ok());
            std::int64_t extras = 0;
            for (std::size_t i = 0; i < edges.size(); ++i) {
                const auto kind = made.draft.links()[i].kind;
                QCOMPARE(kind == LinkKind::Tree, chosen.contains(i));
                extras += kind == LinkKind::Extra ? 1 : 0;
            }
            const auto left = static_cast<std::int64_t>(edges.size() - chosen.size());
            QVERIFY(2 * std::abs(100 * extras - left * share) <= 100); // rounded to nearest
        }
    }

    /// Nearer than 1.6 r, compared without square roots: d x d x n x 10,000 < 16 x 16 x 100 x area.
    void nearLinksAreThoseWithinReach() {
        std::size_t onlyByExactness = 0;
        for (std::uint64_t seed = 0; seed < 80; ++seed) {
            Made made({70, 50}, seed);
            makeRooms(made, seed);
            QVERIFY(nearLinks(made.draft, made.random, {}).ok());
            const auto pairs = pairsOf(made.draft, LinkKind::Near);
            const auto rooms = static_cast<RoomId>(made.draft.rooms().size());
            std::vector<Pair> all;
            for (RoomId a = 0; a < rooms; ++a)
                for (RoomId b = a + 1; b < rooms; ++b) all.emplace_back(a, b);
            std::set<Pair> tree;
            std::int64_t longestOfTree = 0;
            for (const auto i : kruskal(made, all)) {
                tree.insert(all[i]);
                longestOfTree = std::max(longestOfTree, made.squared(all[i].first, all[i].second));
            }
            const auto within = [&](const Pair& pair) {
                return Wide{made.squared(pair.first, pair.second)} * rooms * 10'000 < Wide{160} * 160 * 70 * 50;
            };
            std::int64_t weight = 0;
            for (const auto& pair : tree) weight += made.squared(pair.first, pair.second);
            std::vector<Pair> kept(pairs.begin(), pairs.end());
            std::int64_t weightWithin = 0;
            for (const auto i : kruskal(made, kept)) weightWithin += made.squared(kept[i].first, kept[i].second);
            QCOMPARE(weightWithin, weight); // the near links contain a shortest tree over all rooms
            for (const auto& pair : pairs)
                QVERIFY(within(pair) || made.squared(pair.first, pair.second) <= longestOfTree);
            const auto meets = [&](const Pair& one, const Pair& other) {
                return one != other && crosses(made.middle(one.first), made.middle(one.second),
                                               made.middle(other.first), made.middle(other.second));
            };
            for (const auto& one : pairs)
                QVERIFY(std::ranges::none_of(pairs, [&](const Pair& other) { return meets(one, other); }));
            // Every missing link within reach would cross a chosen one.
            for (const auto& pair : all) {
                if (pairs.contains(pair) || !within(pair)) continue;
                QVERIFY(std::ranges::any_of(pairs, [&](const Pair& other) { return meets(pair, other); }));
            }
            onlyByExactness += static_cast<std::size_t>(std::ranges::count_if(pairs, [&](const Pair& pair) {
                const auto cells = static_cast<std::int64_t>(1.6 * std::sqrt(70.0 * 50.0 / rooms));
                return within(pair) && made.squared(pair.first, pair.second) >= cells * cells;
            }));
        }
        QVERIFY(onlyByExactness > 50); // a reach rounded down to cells would miss these
    }

    /// For scattered sites, the reach is measured in their spacing instead of the mean distance.
    void theReachIsMeasuredInTheSpacingOfSites() {
        for (const std::int64_t squared : {39, 40}) {
            Made made({20, 14}, 1);
            addSites(made, {{2, 2}, {12, 2}, {7, 10}}); // the first two are 10 apart, farther than from the third
            made.draft.squaredSpacing = squared;        // 1.6 r is 9.99, and then 10.12
            QVERIFY(nearLinks(made.draft, made.random, {}).ok());
            const auto pairs = pairsOf(made.draft, LinkKind::Near);
            QCOMPARE(pairs.contains({0, 1}), squared == 40);
            QVERIFY(pairs.contains({0, 2}) && pairs.contains({1, 2}));
        }
    }

    /// Of two crossing links that the tree does not need, each is dropped about equally often.
    void oneOfTwoThatCrossGoesAtRandom() {
        int first = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            Made made({40, 40}, seed);
            // A ring of short steps around a cross of two long links.
            addSites(made, {{10, 5}, {5, 10}, {15, 10}, {10, 15}, {7, 7}, {13, 7}, {7, 13}, {13, 13}});
            QVERIFY(nearLinks(made.draft, made.random, {Decimal::ofThousandths(10'000)}).ok());
            const auto pairs = pairsOf(made.draft, LinkKind::Near);
            QVERIFY(!(pairs.contains({4, 7}) && pairs.contains({5, 6})));
            first += pairs.contains({4, 7}) ? 1 : 0;
            for (const Pair& step : {Pair{0, 4}, Pair{0, 5}, Pair{1, 4}, Pair{1, 6}, Pair{2, 5}, Pair{2, 7}})
                QVERIFY(pairs.contains(step));
        }
        QVERIFY(first > 40 && first < 360);
    }
};

DELVE_TEST(LinksByDefinitionTest)
#include "links_by_definition_test.moc"

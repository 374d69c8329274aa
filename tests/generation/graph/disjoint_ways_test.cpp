#include "generation/graph/disjoint_ways.h"
#include "tests/generation/graph/random_edges.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>

using namespace delve;

namespace {

/// All ways between two places that pass none twice, as their edges.
class AllWays {
public:
    AllWays(std::size_t places, const std::vector<Edge>& edges, std::uint32_t from, std::uint32_t to)
        : m_edges(edges), m_to(to), m_passed(places) {
        go(from);
    }
    std::vector<std::vector<std::uint32_t>> ways;

private:
    void go(std::uint32_t place) {
        if (place == m_to) {
            ways.push_back(m_way);
            return;
        }
        m_passed[place] = true;
        for (std::uint32_t i = 0; i < m_edges.size(); ++i) {
            if (m_edges[i].a != place && m_edges[i].b != place) continue;
            const auto next = m_edges[i].a == place ? m_edges[i].b : m_edges[i].a;
            if (m_passed[next]) continue;
            m_way.push_back(i);
            go(next);
            m_way.pop_back();
        }
        m_passed[place] = false;
    }

    const std::vector<Edge>& m_edges;
    std::uint32_t m_to;
    std::vector<bool> m_passed;
    std::vector<std::uint32_t> m_way;
};

std::int64_t lengthOf(const std::vector<std::uint32_t>& way, const std::vector<std::int64_t>& lengths) {
    return std::accumulate(way.begin(), way.end(), std::int64_t{0},
                           [&](std::int64_t sum, std::uint32_t edge) { return sum + lengths[edge]; });
}

/// Do two ways share an edge, or a place other than their ends?
bool meet(const std::vector<std::uint32_t>& one, const std::vector<std::uint32_t>& other,
          const std::vector<Edge>& edges, std::uint32_t from, std::uint32_t to) {
    for (const auto a : one)
        for (const auto b : other) {
            if (a == b) return true;
            for (const auto place : {edges[a].a, edges[a].b})
                if (place != from && place != to && (place == edges[b].a || place == edges[b].b)) return true;
        }
    return false;
}

} // namespace

class DisjointWaysTest : public QObject {
    Q_OBJECT
private slots:
    /// The shortest way uses the middle; the shortest pair must not.
    void theShortestWayIsNotInTheShortestPair() {
        const std::vector<Edge> edges{{0, 1}, {1, 2}, {2, 3}, {0, 2}, {1, 3}};
        const std::vector<std::int64_t> lengths{1, 1, 1, 3, 3};
        const std::vector<std::uint32_t> all{0, 1, 2, 3, 4};
        const auto ways = disjointWays(edges, lengths, all, 0, 3);
        QVERIFY(ways.has_value());
        QCOMPARE(ways->near.length + ways->far.length, std::int64_t{8});
        QCOMPARE(ways->near.places.size(), std::size_t{3});
        QVERIFY(!disjointWays(edges, lengths, std::vector<std::uint32_t>{0, 1, 2}, 0, 3));
        QVERIFY(!disjointWays(edges, lengths, all, 2, 2));
    }

    void twoDoorwaysBetweenTwoRooms() {
        const std::vector<Edge> edges{{0, 1}, {0, 1}};
        const auto ways = disjointWays(edges, std::vector<std::int64_t>{5, 2}, std::vector<std::uint32_t>{1, 0}, 0, 1);
        QVERIFY(ways.has_value());
        QCOMPARE(ways->near.edges, (std::vector<std::uint32_t>{1}));
        QCOMPARE(ways->far.length, std::int64_t{5});
    }

    void noPairIsShorter() {
        Stream random(5);
        int found = 0;
        for (int i = 0; i < test::countOf(400, 4000); ++i) {
            const auto places = static_cast<std::size_t>(random.between(2, 8));
            const auto edges = test::randomEdges(random, places, static_cast<std::size_t>(random.between(1, 13)));
            std::vector<std::int64_t> lengths;
            for (std::size_t k = 0; k < edges.size(); ++k) lengths.push_back(random.between(1, 9));
            std::vector<std::uint32_t> among(edges.size());
            std::iota(among.begin(), among.end(), 0u);
            const std::uint32_t from = 0;
            const auto to = static_cast<std::uint32_t>(places - 1);
            const auto all = AllWays(places, edges, from, to).ways;
            std::optional<std::int64_t> shortest;
            for (std::size_t a = 0; a < all.size(); ++a)
                for (std::size_t b = 0; b < a; ++b) {
                    if (meet(all[a], all[b], edges, from, to)) continue;
                    const auto sum = lengthOf(all[a], lengths) + lengthOf(all[b], lengths);
                    shortest = std::min(shortest.value_or(sum), sum);
                }
            const auto ways = disjointWays(edges, lengths, among, from, to);
            QCOMPARE(ways.has_value(), shortest.has_value());
            if (!ways) continue;
            ++found;
            QCOMPARE(ways->near.length + ways->far.length, *shortest);
            QVERIFY(ways->near.length <= ways->far.length);
            QVERIFY(!meet(ways->near.edges, ways->far.edges, edges, from, to));
            for (const auto& way : {ways->near, ways->far}) {
                QVERIFY(std::ranges::find(all, way.edges) != all.end());
                QCOMPARE(lengthOf(way.edges, lengths), way.length);
                QCOMPARE(way.places.size(), way.edges.size() + 1);
            }
            random.shuffle(std::span(among));
            const auto again = disjointWays(edges, lengths, among, from, to);
            QVERIFY(again->near == ways->near && again->far == ways->far);
        }
        QVERIFY(test::isShort() || found > 100);
    }

    /// On a large map, somebody who stops it waits for a few thousand edges, not for all.
    void itAsksOftenWhetherToStop() {
        constexpr std::uint32_t places = 50'000;
        std::vector<Edge> ring;
        for (std::uint32_t i = 0; i < places; ++i) ring.push_back({i, (i + 1) % places});
        const std::vector<std::int64_t> lengths(ring.size(), 1);
        std::vector<std::uint32_t> among(ring.size());
        std::iota(among.begin(), among.end(), 0u);
        int asked = 0;
        const auto ways = disjointWays(ring, lengths, among, 0, places / 2, [&] { return ++asked == 0; });
        QVERIFY(ways && ways->near.length == places / 2 && ways->far.length == places / 2);
        QVERIFY2(asked >= 20, std::to_string(asked).c_str());
        for (int last = 1; last <= asked; ++last) {
            int left = last;
            QVERIFY(!disjointWays(ring, lengths, among, 0, places / 2, [&] { return --left == 0; }));
        }
    }
};

DELVE_TEST(DisjointWaysTest)
#include "disjoint_ways_test.moc"

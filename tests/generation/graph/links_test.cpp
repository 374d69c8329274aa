#include "generation/graph/links.h"
#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <optional>

using namespace delve;

namespace {

std::vector<Edge> randomEdges(Stream& random, std::size_t places, std::size_t count) {
    std::vector<Edge> edges;
    if (places < 2) return edges;
    while (edges.size() < count) {
        const auto a = static_cast<std::uint32_t>(random.below(places));
        const auto b = static_cast<std::uint32_t>(random.below(places));
        if (a != b) edges.push_back(Edge{std::min(a, b), std::max(a, b)});
    }
    return edges;
}

/// Prim's tree of each part of the graph, grown from the lowest place: another way to the same tree, as no two edges
/// have the same weight once ties are broken by place.
std::vector<std::uint32_t> byPrim(std::size_t places, std::span<const Edge> edges,
                                  std::span<const std::int64_t> weights) {
    std::vector<bool> in(places);
    std::vector<std::uint32_t> tree;
    for (std::size_t start = 0; start < places; ++start) {
        in[start] = true;
        while (true) {
            std::optional<std::uint32_t> best;
            for (std::uint32_t i = 0; i < edges.size(); ++i)
                if (in[edges[i].a] != in[edges[i].b] && (!best || weights[i] < weights[*best])) best = i;
            if (!best) break;
            in[edges[*best].a] = in[edges[*best].b] = true;
            tree.push_back(*best);
        }
    }
    std::ranges::sort(tree);
    return tree;
}

/// Components of the graph without one place (and one edge), by repeated relabelling.
std::vector<std::uint32_t> relabelled(std::size_t places, std::span<const Edge> edges,
                                      std::size_t withoutPlace = ~std::size_t{0},
                                      std::size_t withoutEdge = ~std::size_t{0}) {
    std::vector<std::uint32_t> label(places);
    std::iota(label.begin(), label.end(), 0u);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const auto [a, b] = edges[i];
            if (i == withoutEdge || a == withoutPlace || b == withoutPlace || label[a] == label[b]) continue;
            label[a] = label[b] = std::min(label[a], label[b]);
            changed = true;
        }
    }
    return label;
}

std::size_t parts(const std::vector<std::uint32_t>& label, std::size_t withoutPlace = ~std::size_t{0}) {
    std::size_t n = 0;
    for (std::uint32_t i = 0; i < label.size(); ++i) n += i != withoutPlace && label[i] == i;
    return n;
}

/// Two edges belong together unless the removal of some place disconnects them.
bool neverParted(std::size_t places, std::span<const Edge> edges, Edge e, Edge f) {
    for (std::size_t lost = 0; lost < places; ++lost) {
        const auto label = relabelled(places, edges, lost);
        const auto end = [lost](Edge edge) { return edge.a == lost ? edge.b : edge.a; };
        if (label[end(e)] != label[end(f)]) return false;
    }
    return true;
}

using Numbers = std::vector<std::uint32_t>;

} // namespace

class LinksTest : public QObject {
    Q_OBJECT
private slots:
    void spanningTreesAreThoseOfPrim() {
        Stream random(31);
        for (int i = 0; i < 2000; ++i) {
            const auto places = static_cast<std::size_t>(random.below(20));
            const auto edges = randomEdges(random, places, random.below(40));
            std::vector<std::int64_t> weights(edges.size());
            for (auto& w : weights) w = random.between(-3, 3);
            const auto tree = spanningTree(places, edges, weights);
            QVERIFY(tree == byPrim(places, edges, weights));
            QCOMPARE(tree.size(), places - parts(relabelled(places, edges)));
        }
    }

    void tiesGoToTheFirstInTheList() {
        const std::vector<Edge> square{{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 2}};
        const std::vector<std::int64_t> weights(5, 7);
        QVERIFY((spanningTree(4, square, weights) == Numbers{0, 1, 2}));
    }

    /// During the sorting of links, and during their selection.
    void aTreeEndsWhereverItIsStopped() {
        Stream random(33);
        const auto edges = randomEdges(random, 30000, 60000);
        const std::vector<std::int64_t> weights(edges.size(), 1);
        int questions = 0;
        const auto whole = spanningTree(30000, edges, weights, [&] {
            ++questions;
            return false;
        });
        QVERIFY(whole == spanningTree(30000, edges, weights));
        QVERIFY(questions > 4);
        for (int last = 1; last <= questions; ++last) {
            int asked = 0;
            QVERIFY(spanningTree(30000, edges, weights, [&] { return ++asked == last; }).empty());
            QCOMPARE(asked, last);
        }
    }

    void weightsMayBeLarge() {
        const std::vector<Edge> triangle{{0, 1}, {1, 2}, {0, 2}};
        const std::vector<std::int64_t> weights{std::numeric_limits<std::int64_t>::max(),
                                                std::numeric_limits<std::int64_t>::min(), (std::int64_t{1} << 40)};
        QVERIFY((spanningTree(3, triangle, weights) == Numbers{1, 2}));
    }

    void componentsAreNumberedByTheirLowestPlace() {
        Stream random(32);
        for (int i = 0; i < 2000; ++i) {
            const auto places = static_cast<std::size_t>(random.below(25));
            const auto edges = randomEdges(random, places, random.below(25));
            Numbers expected = relabelled(places, edges);
            std::uint32_t next = 0;
            for (std::uint32_t p = 0; p < places; ++p) expected[p] = expected[p] == p ? next++ : expected[expected[p]];
            QVERIFY(componentsOf(places, edges) == expected);
        }
    }

    void chokepointsAreWhatPartsTheGraph() {
        Stream random(33);
        for (int i = 0; i < 1500; ++i) {
            const auto places = static_cast<std::size_t>(random.below(12));
            const auto edges = randomEdges(random, places, random.below(20));
            const auto found = chokepoints(places, edges);
            const auto whole = parts(relabelled(places, edges));
            Numbers cutPlaces, cutEdges;
            for (std::uint32_t p = 0; p < places; ++p) {
                const bool joined = std::ranges::any_of(edges, [p](Edge e) { return e.a == p || e.b == p; });
                if (parts(relabelled(places, edges, p), p) > whole - (joined ? 0 : 1)) cutPlaces.push_back(p);
            }
            for (std::uint32_t e = 0; e < edges.size(); ++e)
                if (parts(relabelled(places, edges, ~std::size_t{0}, e)) > whole) cutEdges.push_back(e);
            QVERIFY(found.places == cutPlaces);
            QVERIFY(found.bridges == cutEdges);
        }
    }

    void biconnectedComponentsHoldWhatNoPlaceParts() {
        Stream random(34);
        for (int i = 0; i < 300; ++i) {
            const auto places = static_cast<std::size_t>(random.between(2, 9));
            const auto edges = randomEdges(random, places, random.below(14));
            const auto component = chokepoints(places, edges).component;
            QCOMPARE(component.size(), edges.size());
            std::uint32_t highest = 0;
            for (std::size_t e = 0; e < edges.size(); ++e) {
                QVERIFY(component[e] <= highest); // numbered in the order of the list
                highest = std::max(highest, component[e] + 1);
                for (std::size_t f = 0; f < e; ++f)
                    QCOMPARE(component[e] == component[f], neverParted(places, edges, edges[e], edges[f]));
            }
        }
    }

    void theFirstOfDoublesIsFound() {
        Stream random(3);
        for (int i = 0; i < 200; ++i) {
            const auto places = static_cast<std::uint32_t>(random.between(2, 12));
            std::vector<Edge> edges;
            for (auto left = random.between(0, 60); left > 0; --left) {
                const auto a = static_cast<std::uint32_t>(random.below(places - 1));
                const auto b = static_cast<std::uint32_t>(random.between(a + 1, places - 1));
                edges.push_back({a, b});
            }
            const auto first = firstOfDoubles(places, edges);
            QCOMPARE(first.size(), edges.size());
            for (std::size_t k = 0; k < edges.size(); ++k)
                QCOMPARE(static_cast<std::ptrdiff_t>(first[k]), std::ranges::find(edges, edges[k]) - edges.begin());
        }
    }

    void twoLinksBetweenTwoPlacesAreNoBridge() {
        const std::vector<Edge> edges{{0, 1}, {0, 1}, {1, 2}};
        const auto found = chokepoints(3, edges);
        QVERIFY((found.bridges == Numbers{2}));
        QVERIFY((found.places == Numbers{1}));
        QVERIFY((found.component == Numbers{0, 0, 1}));
    }

    void aLongChainIsNoTroubleForTheStack() {
        std::vector<Edge> chain;
        for (std::uint32_t i = 0; i + 1 < 200000; ++i) chain.push_back(Edge{i, i + 1});
        QCOMPARE(chokepoints(200000, chain).bridges.size(), std::size_t{199999});
        QCOMPARE(componentsOf(200000, chain).back(), 0u);
    }
};

DELVE_TEST(LinksTest)
#include "links_test.moc"

#include "generation/graph/narrow_cut.h"
#include "tests/generation/graph/random_edges.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <bit>

using namespace delve;

namespace {

/// The smallest cut by trying every set of edges; of several the one that leaves least on the near side.
struct Smallest {
    std::uint32_t set = 0;
    bool found = false;
};
Smallest smallestCut(std::size_t places, const std::vector<Edge>& edges, const std::vector<bool>& cuttable,
                     std::uint32_t from, std::uint32_t to) {
    Smallest best;
    std::ptrdiff_t bestReach = 0;
    for (std::uint32_t set = 0; set < 1u << edges.size(); ++set) {
        const auto has = [&](std::uint32_t i) { return (set >> i & 1) != 0; };
        bool allowed = true;
        for (std::uint32_t i = 0; i < edges.size(); ++i) allowed = allowed && (!has(i) || cuttable[i]);
        if (!allowed || (best.found && std::popcount(set) > std::popcount(best.set))) continue;
        const auto joined = test::joinedTo(places, edges, from, [&](std::uint32_t i) { return !has(i); });
        if (joined[to]) continue;
        const auto reach = std::ranges::count(joined, true);
        if (best.found && std::popcount(set) == std::popcount(best.set) && reach >= bestReach) continue;
        best = {set, true};
        bestReach = reach;
    }
    return best;
}

} // namespace

class NarrowCutTest : public QObject {
    Q_OBJECT
private slots:
    void theNearestBridge() {
        const std::vector<Edge> edges{{0, 1}, {1, 2}, {2, 3}};
        const std::vector<std::uint32_t> from{0};
        QCOMPARE(narrowCut(4, edges, {false, true, true}, from, 3, 2), (std::vector<std::uint32_t>{1}));
        QVERIFY(narrowCut(4, edges, {false, false, false}, from, 3, 2).empty());
        const std::vector<std::uint32_t> farther{0, 1, 2};
        QCOMPARE(narrowCut(4, edges, {true, true, true}, farther, 3, 2), (std::vector<std::uint32_t>{2}));
    }

    void noCutIsSmallerOrNearer() {
        Stream random(7);
        int found = 0;
        for (int i = 0; i < test::countOf(300, 3000); ++i) {
            const auto places = static_cast<std::size_t>(random.between(2, 8));
            const auto edges = test::randomEdges(random, places, static_cast<std::size_t>(random.between(1, 11)));
            std::vector<bool> cuttable;
            for (std::size_t k = 0; k < edges.size(); ++k) cuttable.push_back(random.chance(3, 4));
            const std::vector<std::uint32_t> from{0};
            const auto to = static_cast<std::uint32_t>(places - 1);
            const auto expected = smallestCut(places, edges, cuttable, 0, to);
            const auto size = static_cast<std::size_t>(std::popcount(expected.set));
            const auto cut = narrowCut(places, edges, cuttable, from, to, 2);
            if (!expected.found || size == 0 || size > 2) {
                QVERIFY(cut.empty());
                continue;
            }
            ++found;
            std::uint32_t set = 0;
            for (const auto edge : cut) set |= 1u << edge;
            QCOMPARE(set, expected.set);
        }
        QVERIFY(test::isShort() || found > 50);
    }
};

DELVE_TEST(NarrowCutTest)
#include "narrow_cut_test.moc"

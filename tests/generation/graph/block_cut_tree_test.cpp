#include "generation/graph/block_cut_tree.h"
#include "tests/generation/graph/random_edges.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;

namespace {

/// The places without which there is no way between two others, by trying each.
std::vector<std::uint32_t> placesOnEveryWay(std::size_t places, const std::vector<Edge>& edges, std::uint32_t from,
                                            std::uint32_t to) {
    std::vector<std::uint32_t> needed;
    for (std::uint32_t place = 0; place < places; ++place) {
        if (place == from || place == to) continue;
        const auto joined = test::joinedTo(places, edges, from,
                                           [&](std::uint32_t i) { return edges[i].a != place && edges[i].b != place; });
        if (!joined[to]) needed.push_back(place);
    }
    return needed;
}

std::vector<std::uint32_t> listOf(std::span<const std::uint32_t> numbers) { return {numbers.begin(), numbers.end()}; }

} // namespace

class BlockCutTreeTest : public QObject {
    Q_OBJECT
private slots:
    void twoRingsAndABridge() {
        //  0 - 1   3 - 4
        //  | / |   | /
        //  2 - +---+     1 and 3 joined by a bridge
        const std::vector<Edge> edges{{0, 1}, {0, 2}, {1, 2}, {1, 3}, {3, 4}, {3, 5}, {4, 5}};
        const auto tree = blockCutTree(6, edges);
        QCOMPARE(tree.blocks.size(), std::size_t{3});
        QCOMPARE(listOf(tree.blocks[0].places), (std::vector<std::uint32_t>{0, 1, 2}));
        QCOMPARE(listOf(tree.blocks[1].edges), (std::vector<std::uint32_t>{3}));
        QVERIFY(tree.blocks[1].isBridge());
        const auto way = blocksOnWay(tree, 0, 5);
        QVERIFY((way == std::vector<PassedBlock>{{0, 0, 1}, {1, 1, 3}, {2, 3, 5}}));
        QVERIFY(blocksOnWay(tree, 2, 2).empty());
    }

    /// Where blocks meet on a way is exactly where every way passes.
    void blocksMeetWhereEveryWayPasses() {
        Stream random(11);
        std::size_t met = 0;
        for (int i = 0; i < test::countOf(1000, 5000); ++i) {
            const auto places = static_cast<std::size_t>(random.between(2, 14));
            const auto edges = test::randomEdges(random, places, static_cast<std::size_t>(random.between(1, 18)));
            const auto tree = blockCutTree(places, edges);
            std::size_t inBlocks = 0;
            for (const auto& block : tree.blocks) inBlocks += block.edges.size();
            QCOMPARE(inBlocks, edges.size());
            const auto from = static_cast<std::uint32_t>(random.below(places));
            const auto to = static_cast<std::uint32_t>(random.below(places));
            const auto way = blocksOnWay(tree, from, to);
            const auto joined = test::joinedTo(places, edges, from, [](std::uint32_t) { return true; });
            QCOMPARE(way.empty(), !joined[to] || from == to);
            std::vector<std::uint32_t> between;
            for (std::size_t k = 0; k < way.size(); ++k) {
                QCOMPARE(way[k].entry, k == 0 ? from : way[k - 1].exit);
                if (k + 1 < way.size()) between.push_back(way[k].exit);
                const auto& inside = tree.blocks[way[k].block].places;
                QVERIFY(std::ranges::binary_search(inside, way[k].entry));
                QVERIFY(std::ranges::binary_search(inside, way[k].exit));
            }
            std::ranges::sort(between);
            if (!way.empty()) QCOMPARE(between, placesOnEveryWay(places, edges, from, to));
            met += between.size();
        }
        QVERIFY(test::isShort() || met > 100);
    }
};

DELVE_TEST(BlockCutTreeTest)
#include "block_cut_tree_test.moc"

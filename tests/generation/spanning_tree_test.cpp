#include "generation/stages/near_links.h"
#include "generation/stages/scatter_rooms.h"
#include "generation/stages/siblings.h"
#include "generation/stages/spanning_tree.h"
#include "generation/stages/triangulate.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

using Made = test::MadeDraft;
using Pair = std::pair<RoomId, RoomId>;
using Steps = std::vector<std::string>;

bool link(Made& made, const std::string& step) {
    if (step == "triangulate") return triangulate(made.draft, made.random, {}).ok();
    if (step == "near-links") return nearLinks(made.draft, made.random, {}).ok();
    if (step == "siblings") return siblings(made.draft, made.random, {}).ok();
    return spanningTreeOfLinks(made.draft, made.random, {percent(30)}).ok();
}

/// The number of links of each kind between each two rooms.
std::map<Pair, std::map<LinkKind, int>> kindsOf(const Draft& draft) {
    std::map<Pair, std::map<LinkKind, int>> kinds;
    for (const auto& link : draft.links()) ++kinds[std::minmax(link.a, link.b)][link.kind];
    return kinds;
}

std::int64_t squared(const Draft& draft, Pair pair) {
    const Cell a = draft.rooms()[pair.first].box.centre();
    const Cell b = draft.rooms()[pair.second].box.centre();
    return std::int64_t{a.x - b.x} * (a.x - b.x) + std::int64_t{a.y - b.y} * (a.y - b.y);
}

/// The least total weight of pairs that join all rooms, by Prim's algorithm; -1 if they do not join them.
std::int64_t leastTree(const Draft& draft, const std::set<Pair>& pairs) {
    std::set<RoomId> reached{0};
    std::int64_t total = 0;
    while (reached.size() < draft.rooms().size()) {
        const Pair* best = nullptr;
        for (const auto& pair : pairs)
            if (reached.contains(pair.first) != reached.contains(pair.second) &&
                (!best || squared(draft, pair) < squared(draft, *best)))
                best = &pair;
        if (!best) return -1;
        reached.insert({best->first, best->second});
        total += squared(draft, *best);
    }
    return total;
}

} // namespace

Q_DECLARE_METATYPE(Steps)

/// Trees over the links of more than one stage.
class SpanningTreeTest : public QObject {
    Q_OBJECT
private slots:
    void noExtraJoinsWhatTheTreeJoins_data() {
        QTest::addColumn<Steps>("steps");
        for (const Steps& steps :
             {Steps{"triangulate", "near-links"}, Steps{"near-links", "triangulate"}, Steps{"siblings", "triangulate"},
              Steps{"triangulate", "near-links", "siblings"}, Steps{"triangulate", "triangulate"}}) {
            std::string name;
            for (const auto& step : steps) name += step + ' ';
            QTest::newRow(name.c_str()) << steps;
        }
    }
    void noExtraJoinsWhatTheTreeJoins() {
        QFETCH(Steps, steps);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Made made({100, 60}, seed);
            QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {5, 40, false}}).ok());
            std::set<Pair> pairs;
            for (const auto& step : steps) QVERIFY(link(made, step));
            for (const auto& [pair, kinds] : kindsOf(made.draft)) pairs.insert(pair);
            const auto expected = leastTree(made.draft, pairs);
            QVERIFY(expected >= 0);
            QVERIFY(link(made, "spanning-tree"));

            std::int64_t weight = 0;
            std::size_t tree = 0;
            std::size_t extras = 0;
            const auto kinds = kindsOf(made.draft);
            for (const auto& [pair, count] : kinds) {
                QCOMPARE(count.size(), std::size_t{1}); // two rooms have one link, of one kind
                QCOMPARE(count.begin()->second, 1);
                if (count.contains(LinkKind::Tree)) weight += squared(made.draft, pair);
                tree += count.contains(LinkKind::Tree) ? 1 : 0;
                extras += count.contains(LinkKind::Extra) ? 1 : 0;
            }
            QCOMPARE(kinds.size(), pairs.size());
            QCOMPARE(weight, expected);
            QCOMPARE(tree, made.draft.rooms().size() - 1);
            QCOMPARE(extras, ((pairs.size() - tree) * 30 + 50) / 100);
        }
    }

    /// A second tree, for rooms added later, leaves the links of the first unchanged.
    void aSecondTreeJoinsWhatIsStillApart() {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Made made({100, 60}, seed);
            QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {10, 10, false}}).ok());
            QVERIFY(link(made, "triangulate") && link(made, "spanning-tree"));
            const auto before = kindsOf(made.draft);
            QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {10, 10, false}}).ok());
            QVERIFY(made.draft.rooms().size() > 12);
            QVERIFY(link(made, "triangulate") && link(made, "spanning-tree"));
            const auto after = kindsOf(made.draft);
            std::size_t tree = 0;
            for (const auto& [pair, kinds] : after) {
                QCOMPARE(kinds.size(), std::size_t{1});
                QCOMPARE(kinds.begin()->second, 1);
                tree += kinds.contains(LinkKind::Tree) ? 1 : 0;
            }
            QCOMPARE(tree, made.draft.rooms().size() - 1);
            for (const auto& [pair, kinds] : before)
                if (!kinds.contains(LinkKind::Candidate)) QVERIFY(after.at(pair) == kinds);
        }
    }
};

DELVE_TEST(SpanningTreeTest)
#include "spanning_tree_test.moc"

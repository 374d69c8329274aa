#include "generation/graph/gated_ground.h"
#include "tests/generation/graph/random_edges.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;

namespace {

using State = std::pair<std::uint32_t, std::uint64_t>; ///< a place, and the keys held there

struct Graph {
    std::size_t places = 0;
    std::vector<Edge> edges;
    std::vector<Gate> gates;
    std::vector<PlacedKey> keys;
};

/// All states that follow from one, place by place. Keys may be taken or left behind.
std::set<State> statesFrom(const Graph& graph, State first, bool knowsSecrets, std::uint64_t allowed) {
    std::set<State> known{first};
    std::vector<State> rim{first};
    while (!rim.empty()) {
        const State state = rim.back();
        rim.pop_back();
        for (const auto& key : graph.keys) {
            const State next{state.first, state.second | (std::uint64_t{1} << key.colour & allowed)};
            if (key.place == state.first && known.insert(next).second) rim.push_back(next);
        }
        for (std::size_t i = 0; i < graph.edges.size(); ++i) {
            const auto& edge = graph.edges[i];
            const auto& gate = graph.gates[i];
            if (edge.a != state.first && edge.b != state.first) continue;
            const bool forward = edge.a == state.first;
            if (gate.kind == Gate::Kind::Lock && (state.second >> gate.colour & 1) == 0) continue;
            if (gate.kind == Gate::Kind::Secret && !knowsSecrets) continue;
            if (gate.kind == Gate::Kind::Forward && !forward) continue;
            if (gate.kind == Gate::Kind::Backward && forward) continue;
            const State next{forward ? edge.b : edge.a, state.second};
            if (known.insert(next).second) rim.push_back(next);
        }
    }
    return known;
}

Graph randomGraph(Stream& random) {
    Graph graph;
    graph.places = static_cast<std::size_t>(random.between(2, 9));
    graph.edges = test::randomEdges(random, graph.places, static_cast<std::size_t>(random.between(1, 14)));
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
        const auto kind = random.below(8);
        const auto colour = random.below(3);
        graph.gates.push_back(
            {kind < 5 ? static_cast<Gate::Kind>(kind) : Gate::Kind::Open, static_cast<std::uint32_t>(colour)});
    }
    const auto keys = random.below(4);
    for (std::uint32_t colour = 0; colour < keys; ++colour)
        graph.keys.push_back({static_cast<std::uint32_t>(random.below(graph.places)), colour});
    return graph;
}

} // namespace

class GatedGroundTest : public QObject {
    Q_OBJECT
private slots:
    void aPitWithoutAWayOut() {
        const std::vector<Edge> edges{{0, 1}, {1, 2}};
        const std::vector<Gate> gates{{Gate::Kind::Forward, 0}, {Gate::Kind::Lock, 0}};
        const GatedGround shut(3, edges, gates, {}, 0);
        QVERIFY(!shut.reach(false)->leadsHome);
        QVERIFY(!shut.reach(false)->all());
        const std::vector<PlacedKey> keys{{1, 0}};
        QVERIFY(GatedGround(3, edges, gates, keys, 0).reach(false)->all());
        QVERIFY(!GatedGround(3, edges, gates, keys, 0).reach(false, 0)->all());
    }

    /// A ledge into a place that a lock closes: whoever goes down without the key is stuck.
    void aKeyMayBeLeftBehind() {
        const std::vector<Edge> edges{{0, 1}, {0, 2}, {1, 2}};
        const std::vector<Gate> gates{{Gate::Kind::Open, 0}, {Gate::Kind::Lock, 0}, {Gate::Kind::Forward, 0}};
        const std::vector<PlacedKey> keys{{1, 0}};
        const GatedGround ground(3, edges, gates, keys, 0);
        QVERIFY(ground.reach(false)->all());
        QVERIFY(!ground.reach(false)->leadsHome);
        const std::vector<Gate> home{{Gate::Kind::Open, 0}, {Gate::Kind::Lock, 0}, {Gate::Kind::Backward, 0}};
        QVERIFY(GatedGround(3, edges, home, keys, 0).reach(false)->leadsHome);
    }

    /// What is reached, and whether it leads home, state by state.
    void asByEveryState() {
        Stream random(3);
        int lost = 0;
        int home = 0;
        for (int i = 0; i < test::countOf(500, 5000); ++i) {
            const auto graph = randomGraph(random);
            const GatedGround ground(graph.places, graph.edges, graph.gates, graph.keys, 0);
            const bool knows = random.chance(1, 2);
            const auto allowed = random.chance(1, 2) ? GatedGround::allKeys : random.below(8);
            const auto states = statesFrom(graph, {0, 0}, knows, allowed);
            const auto found = ground.reach(knows, allowed);
            QVERIFY(found.has_value());
            bool leadsHome = true;
            for (const auto& state : states) {
                const auto later = statesFrom(graph, state, knows, allowed);
                leadsHome = leadsHome && std::ranges::any_of(later, [](const State& to) { return to.first == 0; });
            }
            QCOMPARE(found->leadsHome, leadsHome);
            ++(leadsHome ? home : lost);
            for (std::uint32_t place = 0; place < graph.places; ++place)
                QCOMPARE(static_cast<bool>(found->parts[ground.partOf(place)]),
                         std::ranges::any_of(states, [&](const State& state) { return state.first == place; }));
        }
        QVERIFY(test::isShort() || (lost > 30 && home > 30));
    }
};

DELVE_TEST(GatedGroundTest)
#include "gated_ground_test.moc"

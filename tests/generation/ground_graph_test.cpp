#include "generation/random/stream.h"
#include "generation/stages/mission/ground_graph.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

using Made = test::MadeDraft;

bool isLocked(const Draft& draft, Cell cell) {
    return std::ranges::any_of(draft.things(), [&](const Thing& thing) { return thing.at == cell; });
}

/// One step on the cells themselves: without keys, secret doors shut.
bool maySteps(const Draft& draft, Cell from, Cell to) {
    if (!draft.size().contains(to) || !draft.walkable(to) || isLocked(draft, to)) return false;
    const auto& tiles = draft.catalogue();
    if (tiles.secret(draft.at(to))) return false;
    const Cell step = to - from;
    for (const Tile tile : {draft.at(from), draft.at(to)})
        if (tiles.ledge(tile) && towards(tiles.ledgeDirection(tile)) != step) return false;
    return true;
}

/// Rooms, halls, caves, ledges, locks and secret doors in any order.
void scatter(Made& made, Stream& random) {
    const auto size = made.draft.size();
    for (std::int32_t i = 0; i < 4; ++i) {
        const auto x = static_cast<std::int32_t>(random.between(1, size.width - 6));
        const auto y = static_cast<std::int32_t>(random.between(1, size.height - 5));
        const auto width = static_cast<std::int32_t>(random.between(1, 4));
        const auto height = static_cast<std::int32_t>(random.between(1, 3));
        if (made.draft.isFree(Rect{x, y, width, height}.grown(1))) (void)made.draft.addRoom({x, y, width, height});
    }
    for (std::int32_t y = 1; y + 1 < size.height; ++y)
        for (std::int32_t x = 1; x + 1 < size.width; ++x) {
            const auto drawn = random.below(100);
            if (drawn < 45) made.draft.set({x, y}, Tile::Hall);
            if (drawn >= 90) made.draft.set({x, y}, static_cast<Tile>(static_cast<int>(Tile::LedgeNorth) + drawn % 5));
            if (drawn == 46 || drawn == 47) {
                made.draft.set({x, y}, Tile::Door);
                made.draft.addThing(ThingKind::Lock, {x, y})->fields.set("colour", Colour{1, 2, 3});
            }
        }
}

} // namespace

/// The graph that missions are planned on says what the cells say.
class GroundGraphTest : public QObject {
    Q_OBJECT
private slots:
    void aRingOfRooms() {
        Made made({20, 12}, 1);
        const auto a = made.draft.addRoom({1, 1, 3, 3});
        const auto b = made.draft.addRoom({10, 1, 3, 3});
        QVERIFY(made.draft.addHall(a, b, {{{4, 2}, 6, false}}));
        QVERIFY(made.draft.addHall(a, b, {{{2, 4}, 4, true}, {{2, 8}, 10, false}, {{11, 4}, 4, true}}));
        const auto graph = GroundGraph::of(made.draft, {});
        QVERIFY(graph.has_value());
        QCOMPARE(graph->areas.size(), std::size_t{2});
        QCOMPARE(graph->passages.size(), std::size_t{2});
        QCOMPARE(graph->passages[0].cells + graph->passages[1].cells, 6u + 4 + 10 + 4);
        QVERIFY((graph->edges[0] == Edge{0, 1} && graph->edges[1] == Edge{0, 1}));
        for (std::uint32_t passage = 0; passage < 2; ++passage)
            for (const auto& site : graph->sitesOf(made.draft, passage)) {
                QVERIFY(made.draft.walkable(site.cell + towards(site.forward)));
                QVERIFY(!made.draft.walkable(site.cell + towards(rotated(site.forward, 1))));
            }
        // All but the two corners.
        QCOMPARE(graph->sitesOf(made.draft, 0).size() + graph->sitesOf(made.draft, 1).size(), std::size_t{22});
        const std::vector<Cell> terminals{{6, 2}};
        QCOMPARE(GroundGraph::of(made.draft, terminals)->areas.size(), std::size_t{3});
    }

    /// Which areas are reached from which: step by step over the cells, and over the graph.
    void reachesWhatTheCellsReach() {
        std::size_t oneWay = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(60U, 1000U); ++seed) {
            Made made({18, 12}, seed);
            scatter(made, made.random);
            const auto graph = GroundGraph::of(made.draft, {});
            QVERIFY(graph.has_value());
            for (std::uint32_t area = 0; area < graph->areas.size(); ++area) {
                const Cell from = graph->areas[area].first;
                if (graph->areaOf(from) != area) continue; // between two that are barred
                if (isLocked(made.draft, from) || made.draft.catalogue().secret(made.draft.at(from))) continue;
                std::set<Cell> cells{from};
                std::vector<Cell> rim{from};
                for (std::size_t i = 0; i < rim.size(); ++i)
                    for (const Cell side : test::sides)
                        if (maySteps(made.draft, rim[i], rim[i] + side) && cells.insert(rim[i] + side).second)
                            rim.push_back(rim[i] + side);
                std::set<std::uint32_t> expected;
                for (const Cell cell : cells)
                    if (graph->areaOf(cell) != GroundGraph::none) expected.insert(graph->areaOf(cell));
                const GatedGround gated(graph->areas.size(), graph->edges, graph->gates, {}, area);
                const auto reach = gated.reach(false);
                QVERIFY(reach.has_value());
                for (std::uint32_t other = 0; other < graph->areas.size(); ++other) {
                    const Cell there = graph->areas[other].first;
                    if (graph->areaOf(there) != other) continue;
                    const bool reached = reach->parts[gated.partOf(other)];
                    QVERIFY2(reached == expected.contains(other),
                             qPrintable(QString("seed %1: %2 to %3").arg(seed).arg(area).arg(other)));
                    const GatedGround back(graph->areas.size(), graph->edges, graph->gates, {}, other);
                    if (reached && !isLocked(made.draft, there) && !back.reach(false)->parts[back.partOf(area)])
                        ++oneWay;
                }
            }
        }
        QVERIFY(test::isShort() || oneWay > 100);
    }
};

DELVE_TEST(GroundGraphTest)
#include "ground_graph_test.moc"

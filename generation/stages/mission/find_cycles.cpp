#include "generation/stages/mission/find_cycles.h"

#include "generation/graph/ways.h"
#include "generation/level/patience.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::size_t mostCycles = 12;
constexpr std::size_t roomsOfBlock = 4;
constexpr std::size_t roomsOfEar = 3;

/// The ears of one block. What belongs to no way yet falls into clusters; one that touches a single way, in more than
/// one place of it, leads from the first to the last of these places beside it.
class Ears {
public:
    Ears(MissionPlan& plan, const Block& block, std::uint32_t nesting)
        : m_plan(plan), m_block(block), m_nesting(nesting), m_free(plan.places()), m_position(plan.places(), none),
          m_patience([&plan] { return plan.stopped(); }) {}

    void add(const Cycle& cycle) {
        for (const auto place : m_block.places) m_free[place] = true;
        const auto& [places, edges] = m_block;
        addTo(cycle, {{places.begin(), places.end()}, {edges.begin(), edges.end()}});
    }

private:
    static constexpr auto none = GroundGraph::none;
    static constexpr std::size_t workOfPlace = 64; ///< in cells
    struct Cluster {
        std::vector<std::uint32_t> places;
        std::vector<std::uint32_t> edges; ///< among them and to the ways
    };

    void addTo(const Cycle& cycle, const Cluster& within) {
        if (cycle.depth >= m_nesting) return;
        for (const auto place : cycle.near.places) m_free[place] = false;
        for (const auto place : cycle.far.places) m_free[place] = false;
        forEachClusterIn(within, [&](const Cluster& cluster) {
            for (const auto* const way : {&cycle.near, &cycle.far}) {
                if (m_plan.cycles.size() == mostCycles) return false;
                const auto ear = earOf(cluster, *way, cycle.depth + 1);
                if (!ear) continue;
                m_plan.cycles.push_back(*ear);
                addTo(*ear, cluster);
                break;
            }
            return true;
        });
    }

    /// What is left free of a cluster, or of a block, until `visit` returns false. They share memory.
    template <class Visit>
    void forEachClusterIn(const Cluster& within, Visit visit) {
        const auto numberOf = [&](std::uint32_t place) {
            return static_cast<std::size_t>(std::ranges::lower_bound(within.places, place) - within.places.begin());
        };
        std::vector<std::uint32_t> firstEdge(within.places.size() + 1); // of each place in a list of all
        const auto forEachEnd = [&](auto&& take) {
            for (const auto edge : within.edges)
                for (const auto place : {m_plan.edges[edge].a, m_plan.edges[edge].b})
                    if (m_free[place]) take(numberOf(place), edge);
        };
        forEachEnd([&](std::size_t place, std::uint32_t) { ++firstEdge[place + 1]; });
        std::partial_sum(firstEdge.begin(), firstEdge.end(), firstEdge.begin());
        std::vector<std::uint32_t> edgesOf(firstEdge.back());
        auto next = firstEdge;
        forEachEnd([&](std::size_t place, std::uint32_t edge) { edgesOf[next[place]++] = edge; });
        Cluster cluster;
        std::vector<bool> seen(within.places.size());
        for (const auto first : within.places) {
            if (m_patience.ended(workOfPlace)) return;
            if (!m_free[first] || seen[numberOf(first)]) continue;
            cluster.places.assign(1, first);
            cluster.edges.clear();
            seen[numberOf(first)] = true;
            for (std::size_t i = 0; i < cluster.places.size(); ++i) {
                if (m_patience.ended(workOfPlace)) return;
                const auto place = cluster.places[i];
                const auto number = numberOf(place);
                for (auto k = firstEdge[number]; k < firstEdge[number + 1]; ++k) {
                    const auto edge = edgesOf[k];
                    cluster.edges.push_back(edge);
                    const auto& ends = m_plan.edges[edge];
                    const auto other = ends.a == place ? ends.b : ends.a;
                    if (!m_free[other] || seen[numberOf(other)]) continue;
                    seen[numberOf(other)] = true;
                    cluster.places.push_back(other);
                }
            }
            std::ranges::sort(cluster.places);
            std::ranges::sort(cluster.edges);
            cluster.edges.erase(std::unique(cluster.edges.begin(), cluster.edges.end()), cluster.edges.end());
            if (!visit(std::as_const(cluster))) return;
        }
    }

    [[nodiscard]] std::optional<Cycle> earOf(const Cluster& cluster, const EdgeWay& way, std::uint32_t depth) {
        for (std::uint32_t i = 0; i < way.places.size(); ++i) m_position[way.places[i]] = i;
        auto first = none;
        std::uint32_t last = 0;
        bool elsewhere = false;
        for (const auto edge : cluster.edges)
            for (const auto place : {m_plan.edges[edge].a, m_plan.edges[edge].b}) {
                if (m_free[place]) continue;
                const auto position = m_position[place];
                elsewhere = elsewhere || position == none;
                if (position == none) continue;
                first = std::min(first, position);
                last = std::max(last, position);
            }
        for (const auto place : way.places) m_position[place] = none;
        if (elsewhere || first == none || first == last) return {};
        Cycle ear{depth, partOf(way, first, last), {}};
        if (!shortest(cluster, way.places[first], way.places[last], ear.far)) return {};
        if (ear.far.length < ear.near.length) std::swap(ear.near, ear.far);
        const auto rooms = std::min(m_plan.wideAreas(ear.near.places), m_plan.wideAreas(ear.far.places));
        return rooms >= roomsOfEar ? std::optional(std::move(ear)) : std::nullopt;
    }

    [[nodiscard]] EdgeWay partOf(const EdgeWay& way, std::uint32_t first, std::uint32_t last) const {
        EdgeWay part;
        part.places.assign(way.places.begin() + first, way.places.begin() + last + 1);
        part.edges.assign(way.edges.begin() + first, way.edges.begin() + last);
        for (const auto edge : part.edges) part.length += m_plan.lengths[edge];
        return part;
    }

    /// The shortest way through a cluster, which passes no other place of the ways.
    [[nodiscard]] bool shortest(const Cluster& cluster, std::uint32_t from, std::uint32_t to, EdgeWay& way) const {
        std::vector<Edge> edges;
        std::vector<std::uint32_t> named;
        std::vector<std::int64_t> lengths;
        auto places = cluster.places;
        places.push_back(from);
        places.push_back(to);
        std::ranges::sort(places);
        const auto numberOf = [&](std::uint32_t place) {
            const auto found = std::ranges::lower_bound(places, place);
            return found != places.end() && *found == place ? static_cast<std::uint32_t>(found - places.begin()) : none;
        };
        for (const auto edge : cluster.edges) {
            const Edge ends{numberOf(m_plan.edges[edge].a), numberOf(m_plan.edges[edge].b)};
            if (ends.a == none || ends.b == none) continue;
            edges.push_back(ends);
            named.push_back(edge);
            lengths.push_back(m_plan.lengths[edge]);
        }
        const auto passed = shortestWays(places.size(), edges, lengths, numberOf(from)).to(numberOf(to));
        if (passed.empty()) return false;
        for (const auto place : passed) way.places.push_back(places[place]);
        for (std::size_t i = 1; i < passed.size(); ++i) {
            const Edge step{std::min(passed[i - 1], passed[i]), std::max(passed[i - 1], passed[i])};
            auto best = none;
            for (std::uint32_t k = 0; k < edges.size(); ++k)
                if (edges[k] == step && (best == none || lengths[k] < lengths[best])) best = k;
            way.edges.push_back(named[best]);
            way.length += lengths[best];
        }
        return true;
    }

    MissionPlan& m_plan;
    const Block& m_block;
    std::uint32_t m_nesting;
    std::vector<bool> m_free;              ///< by place: in the block, and on no way yet
    std::vector<std::uint32_t> m_position; ///< by place: where on a way it lies
    Patience m_patience;
};

} // namespace

void findCycles(MissionPlan& plan, std::uint32_t nesting) {
    for (const auto& passed : plan.way) {
        const auto& block = plan.tree.blocks[passed.block];
        if (plan.cycles.size() == mostCycles || plan.stopped()) return;
        if (plan.wideAreas(block.places) < roomsOfBlock) continue;
        auto ways = disjointWays(plan.edges, plan.lengths, block.edges, passed.entry, passed.exit,
                                 [&plan] { return plan.stopped(); });
        if (!ways) continue;
        plan.cycles.push_back({1, std::move(ways->near), std::move(ways->far)});
        const Cycle whole = plan.cycles.back();
        Ears(plan, block, nesting).add(whole);
    }
}

} // namespace delve::generation

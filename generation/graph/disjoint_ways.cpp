#include "generation/graph/disjoint_ways.h"

#include "generation/level/patience.h"

#include <algorithm>
#include <limits>
#include <queue>
#include <utility>

namespace delve {
namespace {

constexpr auto unreached = std::numeric_limits<std::int64_t>::max();
constexpr std::uint32_t none = 0xffffffff;

/// A flow of two units from one place to another at the least cost. Each place is two nodes, one where ways come in and
/// one where they go out, with an arc between them that takes one unit: so the ways share no place.
class TwoUnits {
public:
    TwoUnits(std::span<const Edge> edges, std::span<const std::int64_t> lengths, std::vector<std::uint32_t> among,
             const std::function<bool()>& stopped)
        : m_patience(stopped) {
        std::ranges::sort(among);
        for (const auto edge : among)
            for (const auto place : {edges[edge].a, edges[edge].b}) m_places.push_back(place);
        if (m_patience.ended(workOfEdge * among.size())) return;
        std::ranges::sort(m_places);
        m_places.erase(std::unique(m_places.begin(), m_places.end()), m_places.end());
        m_arcsOf.resize(2 * m_places.size());
        for (std::uint32_t i = 0; i < m_places.size(); ++i) addArc(2 * i, 2 * i + 1, 0, none);
        for (const auto edge : among) {
            if (m_patience.ended(workOfEdge)) return;
            const auto a = numberOf(edges[edge].a);
            const auto b = numberOf(edges[edge].b);
            addArc(2 * a + 1, 2 * b, lengths[edge], edge);
            addArc(2 * b + 1, 2 * a, lengths[edge], edge);
        }
        m_potential.assign(m_arcsOf.size(), 0);
    }

    [[nodiscard]] bool stopped() { return m_patience.ended(0); }
    [[nodiscard]] bool has(std::uint32_t place) const { return std::ranges::binary_search(m_places, place); }

    bool send(std::uint32_t from, std::uint32_t to) {
        m_from = 2 * numberOf(from) + 1;
        m_to = 2 * numberOf(to);
        return sendOne() && sendOne();
    }

    /// One of the two ways; the next call gives the other one.
    EdgeWay takeWay(std::span<const std::int64_t> lengths) {
        EdgeWay way;
        way.places.push_back(m_places[m_from / 2]);
        for (auto node = m_from; node != m_to;) {
            for (const auto i : m_arcsOf[node]) {
                auto& arc = m_arcs[i];
                if (i % 2 != 0 || !arc.used) continue;
                arc.used = false;
                node = arc.to;
                if (arc.edge == none) break;
                way.edges.push_back(arc.edge);
                way.places.push_back(m_places[node / 2]);
                way.length += lengths[arc.edge];
                break;
            }
        }
        return way;
    }

private:
    static constexpr std::size_t workOfEdge = 16; ///< in cells

    /// Each arc is followed by the one back, which is there as soon as the first is used.
    struct FlowArc {
        std::uint32_t to;
        std::uint32_t edge;
        std::int64_t cost;
        bool used;
    };

    [[nodiscard]] std::uint32_t numberOf(std::uint32_t place) const {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(m_places, place) - m_places.begin());
    }

    void addArc(std::uint32_t from, std::uint32_t to, std::int64_t cost, std::uint32_t edge) {
        const auto i = static_cast<std::uint32_t>(m_arcs.size());
        m_arcsOf[from].push_back(i);
        m_arcsOf[to].push_back(i + 1);
        m_arcs.push_back({to, edge, cost, false});
        m_arcs.push_back({from, edge, -cost, true});
    }

    bool sendOne() {
        std::vector<std::int64_t> length(m_arcsOf.size(), unreached);
        std::vector<std::uint32_t> before(m_arcsOf.size(), none);
        using Entry = std::pair<std::int64_t, std::uint32_t>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> next;
        length[m_from] = 0;
        next.emplace(0, m_from);
        while (!next.empty()) {
            if (m_patience.ended(workOfEdge)) return false;
            const auto [far, node] = next.top();
            next.pop();
            if (far != length[node]) continue;
            for (const auto i : m_arcsOf[node]) {
                const auto& arc = m_arcs[i];
                if (arc.used) continue;
                const auto longer = far + arc.cost + m_potential[node] - m_potential[arc.to];
                if (longer >= length[arc.to]) continue;
                length[arc.to] = longer;
                before[arc.to] = i;
                next.emplace(longer, arc.to);
            }
        }
        if (length[m_to] == unreached) return false;
        for (std::size_t node = 0; node < length.size(); ++node)
            if (length[node] != unreached) m_potential[node] += length[node];
        for (auto node = m_to; node != m_from;) {
            const auto i = before[node];
            m_arcs[i].used = true;
            m_arcs[i ^ 1].used = false;
            node = m_arcs[i ^ 1].to;
        }
        return true;
    }

    std::vector<std::uint32_t> m_places; ///< ascending
    std::vector<FlowArc> m_arcs;
    std::vector<std::vector<std::uint32_t>> m_arcsOf; ///< by node
    std::vector<std::int64_t> m_potential;
    std::uint32_t m_from = 0;
    std::uint32_t m_to = 0;
    Patience m_patience;
};

} // namespace

std::optional<DisjointWays> disjointWays(std::span<const Edge> edges, std::span<const std::int64_t> lengths,
                                         std::span<const std::uint32_t> among, std::uint32_t from, std::uint32_t to,
                                         const std::function<bool()>& stopped) {
    TwoUnits flow(edges, lengths, {among.begin(), among.end()}, stopped);
    if (flow.stopped() || from == to || !flow.has(from) || !flow.has(to) || !flow.send(from, to)) return {};
    DisjointWays ways{flow.takeWay(lengths), flow.takeWay(lengths)};
    if (ways.far.length < ways.near.length) std::swap(ways.near, ways.far);
    return ways;
}

} // namespace delve

#include "generation/graph/narrow_cut.h"

#include "generation/graph/link_graph.h"

#include <utility>

namespace delve {
namespace {

constexpr std::uint32_t none = 0xffffffff;

} // namespace

/// How much flows through each edge, from a to b; one unit at most where it can be cut.
class NarrowCuts::Flow {
public:
    Flow(std::size_t places, std::span<const Edge> edges, const std::vector<bool>& cuttable)
        : m_graph(places, edges), m_edges(edges), m_cuttable(cuttable), m_before(places) {}

    void begin(std::span<const std::uint32_t> from, std::uint32_t to) {
        m_from = from;
        m_to = to;
        m_flow.assign(m_edges.size(), 0);
    }

    /// False if no more gets through.
    bool sendOne() {
        if (!search()) return false;
        for (auto place = m_to; m_before[place].link != none;) {
            const auto& arc = m_before[place];
            m_flow[arc.link] += m_edges[arc.link].a == arc.from ? 1 : -1;
            place = arc.from;
        }
        return true;
    }

    /// The edges that lead from what the last search reached to what it did not.
    [[nodiscard]] std::vector<std::uint32_t> edgeOfReach() const {
        std::vector<std::uint32_t> cut;
        for (std::uint32_t i = 0; i < m_edges.size(); ++i)
            if (m_reached[m_edges[i].a] != m_reached[m_edges[i].b]) cut.push_back(i);
        return cut;
    }

private:
    [[nodiscard]] bool passes(const Arc& arc) const {
        const auto flow = m_edges[arc.link].a == arc.from ? m_flow[arc.link] : -m_flow[arc.link];
        return !m_cuttable[arc.link] || flow < 1;
    }

    bool search() {
        m_reached.assign(m_before.size(), false);
        auto& rim = m_rim;
        rim.assign(m_from.begin(), m_from.end());
        for (const auto place : rim) {
            m_reached[place] = true;
            m_before[place] = {none, none, none};
        }
        for (std::size_t i = 0; i < rim.size(); ++i) {
            if (m_reached[m_to]) return true;
            for (auto [arc, end] = out_edges(rim[i], m_graph); arc != end; ++arc) {
                if (m_reached[arc->to] || !passes(*arc)) continue;
                m_reached[arc->to] = true;
                m_before[arc->to] = *arc;
                rim.push_back(arc->to);
            }
        }
        return m_reached[m_to];
    }

    LinkGraph m_graph;
    std::span<const Edge> m_edges;
    const std::vector<bool>& m_cuttable;
    std::span<const std::uint32_t> m_from;
    std::uint32_t m_to = none;
    std::vector<std::int32_t> m_flow; ///< by edge
    std::vector<Arc> m_before;        ///< by place that was reached
    std::vector<bool> m_reached;
    std::vector<std::uint32_t> m_rim;
};

NarrowCuts::NarrowCuts(std::size_t places, std::span<const Edge> edges, const std::vector<bool>& cuttable)
    : m_flow(std::make_unique<Flow>(places, edges, cuttable)) {}

NarrowCuts::~NarrowCuts() = default;

std::vector<std::uint32_t> NarrowCuts::find(std::span<const std::uint32_t> from, std::uint32_t to, std::size_t most) {
    m_flow->begin(from, to);
    for (std::size_t units = 0; units <= most; ++units)
        if (!m_flow->sendOne()) return units == 0 ? std::vector<std::uint32_t>{} : m_flow->edgeOfReach();
    return {};
}

std::vector<std::uint32_t> narrowCut(std::size_t places, std::span<const Edge> edges, const std::vector<bool>& cuttable,
                                     std::span<const std::uint32_t> from, std::uint32_t to, std::size_t most) {
    return NarrowCuts(places, edges, cuttable).find(from, to, most);
}

} // namespace delve

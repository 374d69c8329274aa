#include "generation/graph/links.h"

#include "generation/graph/link_graph.h"

#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/connected_components.hpp>
#include <boost/pending/disjoint_sets.hpp>

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>
#include <queue>

namespace delve {

LinkGraph::LinkGraph(std::size_t count, std::span<const Edge> edges)
    : LinkGraphTraits{count}, arcs(2 * edges.size()), start(count + 1) {
    for (const Edge edge : edges) {
        ++start[edge.a];
        ++start[edge.b];
    }
    // Each start is first the place's end, and moves to its begin as the links are filled in from behind.
    std::partial_sum(start.begin(), start.end(), start.begin());
    for (std::size_t i = edges.size(); i-- > 0;) {
        const auto link = static_cast<std::uint32_t>(i);
        arcs[--start[edges[i].a]] = {link, edges[i].a, edges[i].b};
        arcs[--start[edges[i].b]] = {link, edges[i].b, edges[i].a};
    }
}

namespace {

/// Renumbers them in the order in which they occur.
void renumber(std::vector<std::uint32_t>& numbers) {
    constexpr std::uint32_t none = 0xffffffff;
    std::vector<std::uint32_t> names(numbers.size(), none);
    std::uint32_t next = 0;
    for (auto& number : numbers) {
        if (names[number] == none) names[number] = next++;
        number = names[number];
    }
}

/// Links that are a biconnected component by themselves.
std::vector<std::uint32_t> aloneIn(const std::vector<std::uint32_t>& component) {
    std::vector<std::uint32_t> members(component.size());
    for (const auto number : component) ++members[number];
    std::vector<std::uint32_t> alone;
    for (std::uint32_t i = 0; i < component.size(); ++i)
        if (members[component[i]] == 1) alone.push_back(i);
    return alone;
}

/// Links by their weights, the lightest first. The link's place is part of its weight: no two are alike, so that no
/// queue's order of equals decides.
using WeighedLink = std::pair<std::int64_t, std::uint32_t>;
using Lightest = std::priority_queue<WeighedLink, std::vector<WeighedLink>, std::greater<>>;

/// Decides now and then whether to continue.
class Question {
public:
    explicit Question(const std::function<bool()>& stopped) : m_stopped(stopped) {}
    [[nodiscard]] bool stops() { return m_stopped && ++m_times % timesBetween == 0 && m_stopped(); }

private:
    static constexpr std::size_t timesBetween = std::size_t{1} << 14;
    const std::function<bool()>& m_stopped;
    std::size_t m_times = 0;
};

/// Which part of the forest each place is in.
class Forest {
public:
    explicit Forest(std::size_t places)
        : m_ranks(places), m_parents(places), m_sets(m_ranks.data(), m_parents.data()), m_parts(places) {
        for (std::uint32_t place = 0; place < places; ++place) m_sets.make_set(place);
    }
    /// False if they are joined already.
    [[nodiscard]] bool join(Edge edge) {
        const auto a = m_sets.find_set(edge.a), b = m_sets.find_set(edge.b);
        if (a == b) return false;
        m_sets.link(a, b);
        --m_parts;
        return true;
    }
    [[nodiscard]] bool isWhole() const { return m_parts <= 1; }

private:
    std::vector<std::uint8_t> m_ranks; // no higher than the logarithm of the places
    std::vector<std::uint32_t> m_parents;
    boost::disjoint_sets<std::uint8_t*, std::uint32_t*> m_sets;
    std::size_t m_parts;
};

} // namespace

std::vector<std::uint32_t> firstOfDoubles(std::size_t places, std::span<const Edge> edges) {
    constexpr std::uint32_t none = 0xffffffff;
    const LinkGraph graph(places, edges);
    std::vector<std::uint32_t> first(edges.size());
    std::vector<std::uint32_t> firstTo(places, none); // the last one that was found, from whatever place
    for (std::uint32_t place = 0; place < places; ++place)
        for (auto [arc, end] = out_edges(place, graph); arc != end; ++arc) {
            if (edges[arc->link].a != place) continue;
            auto& known = firstTo[arc->to];
            if (known == none || edges[known].a != place) known = arc->link;
            first[arc->link] = known;
        }
    return first;
}

std::vector<std::uint32_t> spanningTree(std::size_t places, std::span<const Edge> edges,
                                        std::span<const std::int64_t> weights, const std::function<bool()>& stopped) {
    // A loop of our own, because Boost's cannot be left.
    Question question(stopped);
    std::vector<WeighedLink> memory;
    memory.reserve(edges.size());
    Lightest links({}, std::move(memory));
    for (std::uint32_t link = 0; link < edges.size(); ++link) {
        if (question.stops()) return {};
        links.emplace(weights[link], link);
    }
    std::vector<std::uint32_t> chosen;
    chosen.reserve(places);
    for (Forest forest(places); !links.empty() && !forest.isWhole(); links.pop()) {
        if (question.stops()) return {};
        const auto link = links.top().second;
        if (forest.join(edges[link])) chosen.push_back(link);
    }
    std::ranges::sort(chosen);
    return chosen;
}

Chokepoints chokepoints(std::size_t places, std::span<const Edge> edges) {
    // Boost takes a second link between two places for the way back along the first, so it gets one of each.
    const auto first = firstOfDoubles(places, edges);
    std::vector<Edge> single;
    std::vector<std::uint32_t> placeInSingle(edges.size());
    for (std::uint32_t i = 0; i < edges.size(); ++i) {
        if (first[i] == i) single.push_back(edges[i]);
        placeInSingle[i] = first[i] == i ? static_cast<std::uint32_t>(single.size() - 1) : placeInSingle[first[i]];
    }

    const LinkGraph graph(places, single);
    std::vector<std::uint32_t> component(single.size());
    Chokepoints found;
    boost::biconnected_components(graph, overLinks(component), std::back_inserter(found.places),
                                  boost::vertex_index_map(boost::typed_identity_property_map<std::uint32_t>()));
    std::ranges::sort(found.places);

    found.component.resize(edges.size());
    for (std::size_t i = 0; i < edges.size(); ++i) found.component[i] = component[placeInSingle[i]];
    renumber(found.component);
    found.bridges = aloneIn(found.component);
    return found;
}

std::vector<std::uint32_t> componentsOf(std::size_t places, std::span<const Edge> edges) {
    const LinkGraph graph(places, edges);
    std::vector<std::uint32_t> component(places);
    // Boost numbers components in the order of the places.
    boost::connected_components(graph, overPlaces(component),
                                boost::vertex_index_map(boost::typed_identity_property_map<std::uint32_t>()));
    return component;
}

} // namespace delve

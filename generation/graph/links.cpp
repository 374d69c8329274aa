#include "generation/graph/links.h"

#include "generation/graph/link_graph.h"

#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/connected_components.hpp>
#include <boost/graph/kruskal_min_spanning_tree.hpp>

#include <algorithm>
#include <iterator>
#include <numeric>

namespace delve {

LinkList::LinkList(std::size_t count, std::span<const Edge> edges) : LinkGraphTraits{count} {
    links.reserve(edges.size());
    for (const Edge edge : edges) links.push_back(Arc{static_cast<std::uint32_t>(links.size()), edge.a, edge.b});
}

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

/// Numbers them anew, in the order in which they come.
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

struct Stopped {};

/// Kruskal's choice, in the order in which Boost makes it. Throws Stopped, the only way out of Boost's loops.
std::vector<Arc> kruskal(const LinkList& graph, std::span<const std::int64_t> weights,
                         const std::function<bool()>& stopped) {
    constexpr std::size_t weighingsBetweenQuestions = std::size_t{1} << 18;
    std::size_t weighings = 0;
    // The link's place is part of its weight: no two are alike, so that no queue's order of equals decides.
    const auto weight = boost::make_function_property_map<Arc>([&](const Arc& arc) {
        if (++weighings % weighingsBetweenQuestions == 0 && stopped && stopped()) throw Stopped{};
        return std::pair(weights[arc.link], arc.link);
    });
    std::vector<Arc> tree;
    tree.reserve(graph.places);
    boost::kruskal_minimum_spanning_tree(
        graph, std::back_inserter(tree),
        boost::weight_map(weight).vertex_index_map(boost::typed_identity_property_map<std::uint32_t>()));
    return tree;
}

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
    const LinkList graph(places, edges);
    std::vector<Arc> tree;
    try {
        tree = kruskal(graph, weights, stopped);
    } catch (const Stopped&) {
        return {};
    }
    std::vector<std::uint32_t> chosen(tree.size());
    std::ranges::transform(tree, chosen.begin(), &Arc::link);
    std::ranges::sort(chosen);
    return chosen;
}

Chokepoints chokepoints(std::size_t places, std::span<const Edge> edges) {
    // Boost takes a second link between two places for the way back along the first: it gets one of each.
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

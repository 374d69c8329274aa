#pragma once

#include "generation/graph/links.h"

#include <boost/graph/graph_traits.hpp>
#include <boost/iterator/counting_iterator.hpp>
#include <boost/property_map/function_property_map.hpp>
#include <boost/property_map/property_map.hpp>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

/// Places and links as Boost.Graph sees them. Only for the .cpp files of this folder, which keep Boost from the others.
namespace delve {

/// A link seen from one of its ends.
struct Arc {
    std::uint32_t link; ///< its place in the list of links
    std::uint32_t from;
    std::uint32_t to;
    friend bool operator==(const Arc&, const Arc&) = default;
};

/// What Boost asks of a graph.
struct LinkGraphTraits {
    using vertex_descriptor = std::uint32_t;
    using edge_descriptor = Arc;
    using directed_category = boost::undirected_tag;
    using edge_parallel_category = boost::allow_parallel_edge_tag;
    using vertex_iterator = boost::counting_iterator<std::uint32_t>;
    using vertices_size_type = std::size_t;
    using edges_size_type = std::size_t;
    using degree_size_type = std::size_t;

    static vertex_descriptor null_vertex() { return 0xffffffff; }

    std::size_t places = 0;
};

[[nodiscard]] inline std::size_t num_vertices(const LinkGraphTraits& graph) { return graph.places; }
[[nodiscard]] inline std::pair<LinkGraphTraits::vertex_iterator, LinkGraphTraits::vertex_iterator>
vertices(const LinkGraphTraits& graph) {
    return {LinkGraphTraits::vertex_iterator(0),
            LinkGraphTraits::vertex_iterator(static_cast<std::uint32_t>(graph.places))};
}
[[nodiscard]] inline std::uint32_t source(const Arc& arc, const LinkGraphTraits&) { return arc.from; }
[[nodiscard]] inline std::uint32_t target(const Arc& arc, const LinkGraphTraits&) { return arc.to; }

/// The links of each place, one place after the other.
struct LinkGraph : LinkGraphTraits {
    struct traversal_category : boost::vertex_list_graph_tag, boost::incidence_graph_tag {};
    using out_edge_iterator = const Arc*;

    LinkGraph(std::size_t count, std::span<const Edge> edges);
    std::vector<Arc> arcs;
    std::vector<std::uint32_t> start; ///< by place; one entry more
};

[[nodiscard]] inline std::pair<const Arc*, const Arc*> out_edges(std::uint32_t place, const LinkGraph& graph) {
    return {graph.arcs.data() + graph.start[place], graph.arcs.data() + graph.start[place + 1]};
}
[[nodiscard]] inline std::size_t out_degree(std::uint32_t place, const LinkGraph& graph) {
    return graph.start[place + 1] - graph.start[place];
}

/// Values by place or by link, as property maps over a vector.
template <class T>
[[nodiscard]] auto overPlaces(std::vector<T>& values) {
    return boost::make_iterator_property_map(values.begin(), boost::typed_identity_property_map<std::uint32_t>());
}
template <class T>
[[nodiscard]] auto overLinks(std::vector<T>& values) {
    return boost::make_iterator_property_map(
        values.begin(), boost::make_function_property_map<Arc>([](const Arc& arc) { return arc.link; }));
}

} // namespace delve

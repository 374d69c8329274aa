#include "editor/files/progress.h"
#include "editor/formats/boost_graph.h"
#include "editor/formats/losses.h"

#include <boost/graph/graphml.hpp>
#include <boost/property_map/function_property_map.hpp>

/// The rooms and links of a level for yEd, Gephi, NetworkX: http://graphml.graphdrawing.org
namespace delve::editor {
namespace {

using Vertex = BoostGraph::vertex_descriptor;
using BoostEdge = BoostGraph::edge_descriptor;

/// Declares what is written of each room, each link, and the level. The graph outlives the properties.
class GraphmlProperties {
public:
    GraphmlProperties(const LevelGraph& graph, const BoostGraph& boosted) : m_graph(graph), m_boosted(boosted) {
        ofLevel("map", graph.map);
        ofLevel("level", graph.level);
        ofLevel("name", graph.name);
        declareRooms();
        declareLinks();
    }
    [[nodiscard]] const boost::dynamic_properties& properties() const { return m_properties; }

private:
    void ofLevel(const char* name, const std::string& text) {
        m_properties.property(
            name, boost::make_function_property_map<BoostGraph*, std::string>([text](BoostGraph*) { return text; }));
    }
    template <class T, class Get>
    void ofRooms(const char* name, Get get) {
        const auto value = [this, get](Vertex vertex) -> T { return get(m_graph.rooms[vertex]); };
        m_properties.property(name, boost::make_function_property_map<Vertex, T>(value));
    }
    template <class T, class Get>
    void ofLinks(const char* name, Get value) {
        const auto read = [this, value](const BoostEdge& edge) -> T {
            return value(m_graph.links[get(boost::edge_index, m_boosted, edge)]);
        };
        m_properties.property(name, boost::make_function_property_map<BoostEdge, T>(read));
    }

    void declareRooms() {
        ofRooms<std::string>("room", [](const GraphRoom& room) { return room.id; });
        ofRooms<std::string>("kind", [](const GraphRoom& room) { return std::string(nameOf(room.kind)); });
        ofRooms<int>("x", [](const GraphRoom& room) { return room.box.x; });
        ofRooms<int>("y", [](const GraphRoom& room) { return room.box.y; });
        ofRooms<int>("columns", [](const GraphRoom& room) { return room.box.width; });
        ofRooms<int>("rows", [](const GraphRoom& room) { return room.box.height; });
        ofRooms<long>("walkable", [](const GraphRoom& room) { return room.walkable; });
        ofRooms<long>("things", [](const GraphRoom& room) { return room.things; });
        ofRooms<long>("links", [](const GraphRoom& room) { return room.links; });
        ofRooms<long>("steps", [](const GraphRoom& room) { return room.steps; });
        ofRooms<bool>("cut", [](const GraphRoom& room) { return room.cut; });
    }
    void declareLinks() {
        ofLinks<std::string>("kind", [](const GraphLink& link) { return std::string(nameOf(link.kind)); });
        ofLinks<long>("cells", [](const GraphLink& link) { return link.cells; });
        ofLinks<bool>("bridge", [](const GraphLink& link) { return link.bridge; });
    }

    const LevelGraph& m_graph;
    const BoostGraph& m_boosted;
    boost::dynamic_properties m_properties;
};

Result<Notes> write(const World& world, const WriteRequest& request, QIODevice& into) {
    const Level& level = levelToWrite(world, request);
    const auto graph = graphOf(world, level, request);
    if (!graph) return graph.failure();
    const auto boosted = boostGraphOf(*graph);
    const GraphmlProperties declared(*graph, boosted);
    DeviceBuffer buffer(into);
    std::ostream out(&buffer);
    boost::write_graphml(out, boosted, declared.properties(), true);
    if (auto written = buffer.finish(); !written) return std::move(written).failure();
    if (!goesOn(request.feedback, 1, 1)) return cancelled();
    return lossesOfGraph(world, level, request);
}

} // namespace

/// The graph of a level's rooms, for programs that draw or measure graphs. It can only be written.
Format graphmlFormat() {
    Format format;
    format.id = "graphml";
    format.name = DELVE_TEXT("formats", "Room graph in GraphML");
    format.endings = {"graphml"};
    format.write = write;
    return format;
}

} // namespace delve::editor

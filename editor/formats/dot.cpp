#include "editor/files/progress.h"
#include "editor/formats/boost_graph.h"
#include "editor/formats/losses.h"

#include <boost/graph/graphviz.hpp>

/// The rooms and links of a level for Graphviz: https://graphviz.org/doc/info/lang.html
namespace delve::editor {
namespace {

/// In quotes. A backslash begins an escape in labels, so it is doubled: it shows as one.
std::string dotText(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string_view yesNo(bool yes) { return yes ? "true" : "false"; }

struct WriteRoomsDot {
    const LevelGraph& graph;
    template <class Vertex>
    void operator()(std::ostream& out, const Vertex& vertex) const {
        const auto& room = graph.rooms[vertex];
        const auto label = dotText(room.id);
        out << " [label=" << label << ", room=" << label << ", kind=" << dotText(std::string(nameOf(room.kind)));
        out << ", x=" << room.box.x << ", y=" << room.box.y << ", columns=" << room.box.width;
        out << ", rows=" << room.box.height << ", walkable=" << room.walkable << ", things=" << room.things;
        out << ", links=" << room.links << ", steps=" << room.steps << ", cut=" << yesNo(room.cut);
        // Points, upward: neato -n draws the rooms where they lie on the map.
        const auto centre = room.box.centre();
        out << ", pos=\"" << std::int64_t{centre.x} * pointsForCell << ',' << -std::int64_t{centre.y} * pointsForCell
            << "\"]";
    }
    static constexpr int pointsForCell = 12;
};

struct WriteLinksDot {
    const LevelGraph& graph;
    const BoostGraph& boosted;
    template <class Link>
    void operator()(std::ostream& out, const Link& edge) const {
        const auto& link = graph.links[get(boost::edge_index, boosted, edge)];
        out << "[kind=" << dotText(std::string(nameOf(link.kind))) << ", cells=" << link.cells;
        out << ", bridge=" << yesNo(link.bridge);
        if (link.kind == LinkKind::Candidate) out << ", style=dotted";
        out << ']';
    }
};

struct WriteLevelDot {
    const LevelGraph& graph;
    void operator()(std::ostream& out) const {
        out << "graph [label=" << dotText(graph.name) << ", map=" << dotText(graph.map);
        out << ", level=" << dotText(graph.level) << "];\nnode [shape=box];\n";
    }
};

Result<Notes> write(const World& world, const WriteRequest& request, QIODevice& into) {
    const Level& level = levelToWrite(world, request);
    const auto graph = graphOf(world, level, request);
    if (!graph) return graph.failure();
    const auto boosted = boostGraphOf(*graph);
    DeviceBuffer buffer(into);
    std::ostream out(&buffer);
    boost::write_graphviz(out, boosted, WriteRoomsDot{*graph}, WriteLinksDot{*graph, boosted}, WriteLevelDot{*graph});
    if (auto written = buffer.finish(); !written) return std::move(written).failure();
    if (!goesOn(request.feedback, 1, 1)) return cancelled();
    return lossesOfGraph(world, level, request);
}

} // namespace

/// The graph of a level's rooms, for Graphviz. It can only be written.
Format dotFormat() {
    Format format;
    format.id = "dot";
    format.name = DELVE_TEXT("formats", "Room graph for Graphviz");
    format.endings = {"dot", "gv"};
    format.write = write;
    return format;
}

} // namespace delve::editor

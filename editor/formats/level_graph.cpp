#include "editor/formats/level_graph.h"

#include "editor/files/progress.h"
#include "editor/formats/losses.h"
#include "generation/graph/links.h"
#include "generation/level/delve/order.h"
#include "generation/level/patience.h"
#include "generation/level/printable.h"
#include "generation/pipeline/room_cells.h"
#include "playtest/measures/measured.h"

#include <algorithm>
#include <map>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::uint32_t noOwner = 0xffffffff;

std::size_t placeOf(const World& world, const Level& level) {
    for (std::size_t i = 0; i < world.levels.size(); ++i)
        if (&world.levels[i] == &level) return i;
    return 0;
}

/// Which room each cell is counted for, and what is on these cells.
class RoomCounts {
public:
    RoomCounts(const World& world, const Level& level, const WriteRequest& request)
        : m_level(level), m_measured(world, placeOf(world, level), nullptr, nullptr, request.feedback),
          m_owner(static_cast<std::size_t>(level.size().area()), noOwner) {}

    /// False where it was stopped.
    [[nodiscard]] bool count(std::vector<GraphRoom>& rooms, const std::vector<std::uint32_t>& order) {
        const auto& walkable = m_measured.walkable();
        const auto* const steps = m_measured.fromStart();
        Patience patience([this] { return m_measured.stopped(); });
        for (std::uint32_t i = 0; i < rooms.size(); ++i)
            for (const auto& piece : generation::piecesOf((*m_level.rooms)[order[i]]))
                if (!countIn(piece.intersected(wholeOf(m_level.size())), i, rooms[i], walkable, steps, patience))
                    return false;
        for (const auto& thing : *m_level.things) {
            const auto owner = m_level.size().contains(thing.at) ? ownerOf(thing.at) : noOwner;
            if (owner != noOwner) ++rooms[owner].things;
        }
        return !m_measured.stopped();
    }

private:
    std::uint32_t& ownerOf(Cell cell) {
        return m_owner[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_level.size().width) +
                       static_cast<std::size_t>(cell.x)];
    }

    bool countIn(const Rect& area, std::uint32_t number, GraphRoom& room, const BitGrid& walkable,
                 const Distances* steps, Patience& patience) {
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x) {
                if (patience.ended()) return false;
                auto& owner = ownerOf({x, y});
                if (owner != noOwner) continue;
                owner = number;
                if (!walkable.at({x, y})) continue;
                ++room.walkable;
                const auto far = steps ? steps->at({x, y}) : Distances::unreachable;
                if (far != Distances::unreachable && (room.steps < 0 || far < room.steps)) room.steps = far;
            }
        return true;
    }

    const Level& m_level;
    play::Measured m_measured;
    std::vector<std::uint32_t> m_owner; ///< row by row
};

/// The cells of the halls of each pair of rooms and kind, handed out one after the other to their links.
class HallLengths {
public:
    explicit HallLengths(const std::vector<Hall>& halls) {
        for (const auto& hall : halls) {
            std::int64_t cells = 0;
            for (const auto& run : hall.runs) cells += run.length;
            m_lengths.emplace(keyOf(hall.a, hall.b, hall.kind), cells);
        }
    }
    [[nodiscard]] std::int64_t take(const Link& link) {
        const auto found = m_lengths.find(keyOf(link.a, link.b, link.kind));
        if (found == m_lengths.end()) return 0;
        return m_lengths.extract(found).mapped();
    }

private:
    using Key = std::pair<std::pair<RoomId, RoomId>, LinkKind>;
    static Key keyOf(RoomId a, RoomId b, LinkKind kind) { return {{std::min(a, b), std::max(a, b)}, kind}; }
    std::multimap<Key, std::int64_t> m_lengths;
};

/// Which rooms and links hold the graph together. Candidates join nothing.
void markCuts(LevelGraph& graph) {
    std::vector<Edge> edges;
    std::vector<std::size_t> links;
    for (std::size_t i = 0; i < graph.links.size(); ++i) {
        const auto& link = graph.links[i];
        if (link.kind == LinkKind::Candidate || link.a == link.b) continue;
        edges.push_back(Edge{static_cast<std::uint32_t>(std::min(link.a, link.b)),
                             static_cast<std::uint32_t>(std::max(link.a, link.b))});
        links.push_back(i);
        ++graph.rooms[link.a].links;
        ++graph.rooms[link.b].links;
    }
    const auto found = chokepoints(graph.rooms.size(), edges);
    for (const auto place : found.places) graph.rooms[place].cut = true;
    for (const auto bridge : found.bridges) graph.links[links[bridge]].bridge = true;
}

void addRooms(LevelGraph& graph, const Level& level, const std::vector<std::uint32_t>& order) {
    for (const auto i : order) {
        const Room& room = (*level.rooms)[i];
        GraphRoom added;
        added.id = safeLine(room.id);
        added.kind = room.kind;
        added.box = room.box;
        graph.rooms.push_back(std::move(added));
    }
}

void addLinks(LevelGraph& graph, const Level& level, const FileOrder& order) {
    std::vector<std::size_t> places(level.rooms->size());
    for (std::size_t i = 0; i < order.rooms.size(); ++i) places[order.rooms[i]] = i;
    HallLengths lengths(*level.halls);
    for (const auto i : order.links) {
        const Link& link = (*level.links)[i];
        if (link.a >= places.size() || link.b >= places.size()) continue;
        GraphLink added;
        added.a = places[link.a];
        added.b = places[link.b];
        added.kind = link.kind;
        added.cells = lengths.take(link);
        graph.links.push_back(added);
    }
}

} // namespace

Result<LevelGraph> graphOf(const World& world, const Level& level, const WriteRequest& request) {
    if (!goesOn(request.feedback, 0, 4)) return cancelled();
    const auto order = fileOrder(level);
    LevelGraph graph;
    graph.map = safeLine(world.name);
    graph.level = safeLine(level.id);
    graph.name = safeLine(level.name);
    addRooms(graph, level, order.rooms);
    if (!goesOn(request.feedback, 1, 4)) return cancelled();
    if (!RoomCounts(world, level, request).count(graph.rooms, order.rooms)) return cancelled();
    if (!goesOn(request.feedback, 3, 4)) return cancelled();
    addLinks(graph, level, order);
    markCuts(graph);
    return graph;
}

Notes lossesOfGraph(const World& world, const Level& level, const WriteRequest& request) {
    Notes notes{Message{DELVE_TEXT("formats", "Only the rooms and their links are written: the tiles are left out.")}};
    const auto shaped = [](const Room& room) {
        return !room.shape.empty() || room.from || !room.properties.empty() || !room.unknown.empty();
    };
    const auto rooms = std::ranges::count_if(*level.rooms, shaped);
    if (rooms > 0)
        notes.push_back({DELVE_TEXT_N("formats", "The shapes and properties of %n room(s) are left out."), rooms, {}});
    if (!level.halls->empty())
        notes.push_back({DELVE_TEXT_N("formats", "Of %n hall(s) at most the length is written, with their link."),
                         static_cast<std::int64_t>(level.halls->size()),
                         {}});
    for (auto& note : lossesOf(world, level, {.rooms = true, .names = true}, request)) notes.push_back(std::move(note));
    return notes;
}

} // namespace delve::editor

#pragma once

#include "editor/formats/format.h"

#include <cstdint>
#include <string>
#include <vector>

/// The rooms of a level and the links between them, with their measures: what the graph formats write. A value; its
/// texts are safe to print on one line.
namespace delve::editor {

struct GraphRoom {
    std::string id;
    RoomKind kind = RoomKind::Room;
    Rect box;
    std::int64_t walkable = 0; ///< cells; one in several rooms counts for the first
    std::int64_t things = 0;   ///< that stand on these cells
    std::int64_t links = 0;
    std::int64_t steps = -1; ///< from the start of player 1 to its nearest cell; -1: nobody gets there
    bool cut = false;        ///< without it, the graph falls apart
};

struct GraphLink {
    std::size_t a = 0; ///< places in the list of rooms
    std::size_t b = 0;
    LinkKind kind = LinkKind::Hall;
    std::int64_t cells = 0; ///< of its hall; 0: it has none
    bool bridge = false;    ///< without it, the graph falls apart
};

struct LevelGraph {
    std::string map;
    std::string level; ///< its id
    std::string name;
    std::vector<GraphRoom> rooms; ///< in the order of files
    std::vector<GraphLink> links;
};

/// Cancelled where the feedback of the request is told to stop.
[[nodiscard]] Result<LevelGraph> graphOf(const World& world, const Level& level, const WriteRequest& request);

/// What a file of rooms and links does not hold of this level.
[[nodiscard]] Notes lossesOfGraph(const World& world, const Level& level, const WriteRequest& request);

} // namespace delve::editor

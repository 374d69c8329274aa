#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"
#include "generation/pipeline/trace.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// The level while stages work on it: flat tiles, pins, rooms, links, halls, things.
namespace delve {

/// A node of a partition of the map: leaves hold a room each, inner nodes have two children.
struct PartitionNode {
    static constexpr std::uint32_t none = 0xffffffff;
    Rect zone;                    ///< the part of the map that was split off
    Rect box;                     ///< what its rooms take up: a leaf's floor, an inner node's bounding box
    std::uint32_t children[2] = {none, none};
    RoomId room = noRoom;         ///< of a leaf

    [[nodiscard]] bool leaf() const { return children[0] == none; }
};

/// Memory that one worker keeps from run to run, so that pages once touched stay warm. Holds nothing that decides.
struct Workspace {
    std::vector<Tile> tiles;
    BitGrid bits[4];
    std::vector<std::uint32_t> numbers[4];
    std::vector<Cell> cells[2];
};

/// Every write goes through the draft, by cell or by span of a row, and it refuses to write on a pinned cell. A stage
/// that looks for room asks `isFree`, which counts pinned cells as taken; so no stage can break a pin.
class Draft {
public:
    /// An empty map; where `base` is given, its pinned cells, things and rooms are there from the start.
    Draft(Size size, const TileCatalogue& tiles, Workspace& workspace, const Level* base = nullptr);
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    [[nodiscard]] Size size() const { return m_size; }
    [[nodiscard]] const TileCatalogue& catalogue() const { return m_catalogue; }
    /// The cells that a stage may make walkable: all but the outermost ring.
    [[nodiscard]] Rect inside() const { return wholeOf(m_size).grown(-1); }

    // Tiles
    [[nodiscard]] Tile at(Cell cell) const { return m_tiles[index(cell)]; }
    [[nodiscard]] std::span<const Tile> row(std::int32_t y) const {
        return {m_tiles.data() + index({0, y}), static_cast<std::size_t>(m_size.width)};
    }
    [[nodiscard]] std::span<const Tile> tiles() const { return m_tiles; }
    [[nodiscard]] bool walkable(Cell cell) const { return m_catalogue.walkable(at(cell)); }
    /// False, and nothing written, where the cell is pinned.
    bool set(Cell cell, Tile tile);
    /// Writes a span of a row but for its pinned cells.
    void setSpan(std::int32_t y, std::int32_t x, std::int32_t length, Tile tile);
    void setRun(const Run& run, Tile tile);
    void fill(const Rect& area, Tile tile);

    // Pins
    [[nodiscard]] bool anyPins() const { return m_anyPins; }
    [[nodiscard]] bool pinned(Cell cell) const { return m_anyPins && m_pinned.at(cell); }
    /// May a thing be placed here: no pin of either kind, no other thing.
    [[nodiscard]] bool takesThing(Cell cell) const;
    /// Is all of it on the map, void, and free of pins?
    [[nodiscard]] bool isFree(const Rect& area) const;

    // Rooms, links, halls, things. Ids are made here, so that no two are alike.
    [[nodiscard]] const std::vector<Room>& rooms() const { return m_rooms; }
    [[nodiscard]] const std::vector<Link>& links() const { return m_links; }
    [[nodiscard]] const std::vector<Hall>& halls() const { return m_halls; }
    [[nodiscard]] const std::vector<Thing>& things() const { return m_things; }
    /// Adds a room and carves its floor.
    RoomId addRoom(const Rect& box, RoomKind kind = RoomKind::Room, std::optional<Cell> from = {}, Tile floor = Tile::Floor);
    void setRoomKind(RoomId room, RoomKind kind);
    void addLink(RoomId a, RoomId b, LinkKind kind);
    void setLinks(std::vector<Link> links);
    /// Adds a hall and carves its runs.
    void addHall(RoomId a, RoomId b, std::vector<Run> runs, Tile floor = Tile::Hall);
    /// Nothing, where the cell takes no thing.
    Thing* addThing(ThingKind kind, Cell cell);
    [[nodiscard]] const Thing* findThing(ThingKind kind, std::int64_t player = 0) const;

    // What stages hand on to later ones and the level does not keep
    std::vector<PartitionNode> partition;

    // Notes, trace, cancellation
    /// Says what could not be done; the window shows it.
    void note(Message message) { m_notes.push_back(std::move(message)); }
    [[nodiscard]] const std::vector<Message>& notes() const { return m_notes; }
    [[nodiscard]] bool tracing() const { return m_tracing; }
    void setTracing(bool on) { m_tracing = on; }
    void mark(Mark mark) { if (m_tracing) m_marks.push_back(std::move(mark)); }
    [[nodiscard]] std::vector<Mark> takeMarks() { return std::move(m_marks); }
    void setFeedback(Feedback* feedback) { m_feedback = feedback; }
    /// A stage asks this at least every 20 ms and returns `cancelled()` when it is true.
    [[nodiscard]] bool stopped() const { return m_feedback && m_feedback->stopped(); }

    [[nodiscard]] Workspace& workspace() { return m_workspace; }
    /// The level as it now is.
    [[nodiscard]] Level snapshot() const;

private:
    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_size.width) + static_cast<std::size_t>(cell.x);
    }

    Size m_size;
    const TileCatalogue& m_catalogue;
    Workspace& m_workspace;
    std::vector<Tile>& m_tiles;
    bool m_anyPins = false;
    BitGrid m_pinned;
    BitGrid m_keptEmpty;
    std::vector<Room> m_rooms;
    std::vector<Link> m_links;
    std::vector<Hall> m_halls;
    std::vector<Thing> m_things;
    std::vector<Message> m_notes;
    std::vector<Mark> m_marks;
    bool m_tracing = false;
    Feedback* m_feedback = nullptr;
};

} // namespace delve

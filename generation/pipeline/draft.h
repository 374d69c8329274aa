#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/pipeline/journal.h"
#include "generation/pipeline/passed_on.h"
#include "generation/pipeline/workspace.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// The level while stages work on it: flat tiles, pins, rooms, links, halls, things.
namespace delve::generation {

/// Every write goes through the draft, by cell or by span of a row, and it refuses to write on a pinned cell. A stage
/// that looks for space asks `isFree`, which counts pinned cells as taken; so no stage can break a pin.
///
/// The pinned parts of a base level stay: cells, things and the cells they stand on; rooms at least half of whose cells
/// are pinned floor, cut down to those cells; halls all of whose cells are pinned, and the links they carry.
class Draft : public Journal, public PassedOn {
public:
    /// An empty map; if `base` is given, its pinned parts are there from the start. A base of another size is aligned
    /// at the first cell, and what lies outside is left out. The draft is invalid if `feedback` says stop meanwhile.
    Draft(Size size, const TileCatalogue& tiles, Workspace& workspace, const Level* base = nullptr,
          Feedback* feedback = nullptr);
    Draft(const Draft&) = delete;

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
    [[nodiscard]] bool walkable(Cell cell) const { return m_walkable.at(cell); }
    [[nodiscard]] const BitGrid& walkableCells() const { return m_walkable; }
    [[nodiscard]] const BitGrid& takenCells() const { return m_taken; } ///< not void, or pinned
    bool set(Cell cell, Tile tile); ///< false, and nothing written, where the cell is pinned
    void setSpan(std::int32_t y, std::int32_t x, std::int32_t length, Tile tile); ///< but for the pinned cells
    /// Writes the cells of a row whose bits are set, but for the pinned ones.
    void setCells(std::int32_t y, std::span<const std::uint64_t> cells, Tile tile);
    void setRun(const Run& run, Tile tile) { fill(run.area(), tile); }
    void fill(const Rect& area, Tile tile);
    bool decorate(Cell cell, Tile tile); ///< on the layer of the stages, where it is only drawn; likewise

    // Pins
    [[nodiscard]] bool anyPins() const { return m_anyPins; }
    [[nodiscard]] bool pinned(Cell cell) const { return m_anyPins && m_pinned.at(cell); }
    [[nodiscard]] const BitGrid& pinnedCells() const { return m_pinned; }          ///< and those below pinned things
    [[nodiscard]] bool takesThing(Cell cell) const { return !m_noThing.at(cell); } ///< no pin of either kind, no thing
    [[nodiscard]] const BitGrid& thinglessCells() const { return m_noThing; }      ///< where takesThing() is false
    /// For a cell that a stage relies on, as ground beside a lock: later ones put no door, thing or obstacle there.
    void reserve(Cell cell);
    /// May this cell become ground: it is ground already, or a stage may carve it (not on the edge, not pinned, not
    /// beside pinned void, nothing that ends the game)?
    [[nodiscard]] bool mayCarve(Cell cell) const;
    [[nodiscard]] bool isFree(const Rect& area) const; ///< all of it on the map, void, and free of pins

    // Rooms, links, halls, things. Ids are made here, so that no two are alike.
    [[nodiscard]] const std::vector<Room>& rooms() const { return *m_rooms; } ///< until one is added or changed
    [[nodiscard]] const Shared<std::vector<Room>>& sharedRooms() const { return m_rooms; }
    [[nodiscard]] const std::vector<Link>& links() const { return m_links; }
    [[nodiscard]] const std::vector<Hall>& halls() const { return m_halls; }
    [[nodiscard]] const std::vector<Thing>& things() const { return m_things; }
    /// Reserves memory for more rooms; a stage that knows how many it will add calls this first.
    void reserveRooms(std::size_t more) { m_rooms.write().reserve(m_rooms->size() + more); }
    void reserveHalls(std::size_t more);
    /// Adds a room and carves its floor. Does nothing and returns noRoom if the box leaves inside() or touches a pin.
    RoomId addRoom(const Rect& box, RoomKind kind = RoomKind::Room, std::optional<Cell> from = {},
                   Tile floor = Tile::Floor);
    /// The same for many, row by row. Uses the workspace's last bit grid. False if the draft was stopped.
    bool addRooms(std::span<const Rect> boxes);
    /// The same for a room of any shape, of at least one run.
    RoomId addRoom(std::vector<Run> shape, RoomKind kind = RoomKind::Room, Tile floor = Tile::Floor);
    /// Lists a walkable cell beside the room as one of its own.
    void addToRoom(RoomId room, Cell cell);
    void setRoomKind(RoomId room, RoomKind kind) { m_rooms.write()[room].kind = kind; }
    void setRoomProperties(RoomId room, Properties given) { m_rooms.write()[room].properties = std::move(given); }
    void addLink(RoomId a, RoomId b, LinkKind kind) { m_links.push_back({a, b, kind, {}}); }
    void setLinks(std::vector<Link> links) { m_links = std::move(links); }
    void setHalls(std::vector<Hall> halls) { m_halls = std::move(halls); }
    [[nodiscard]] std::vector<Link> takeLinks() { return std::exchange(m_links, {}); } ///< to be set again
    [[nodiscard]] std::vector<Hall> takeHalls() { return std::exchange(m_halls, {}); } ///< likewise
    /// Adds a hall and carves its runs; walkable cells stay as they are. False, and nothing done, if a run leaves
    /// inside() or crosses a pinned cell that cannot be walked. `kind` is that of the link it carries.
    bool addHall(RoomId a, RoomId b, std::vector<Run> runs, LinkKind kind = LinkKind::Hall, Tile floor = Tile::Hall);
    /// Null if the cell takes no thing. The pointer is valid until the next thing is added.
    Thing* addThing(ThingKind kind, Cell cell);
    [[nodiscard]] const Thing* findThing(ThingKind kind, std::int64_t player = 0) const;

    [[nodiscard]] Workspace& workspace() { return m_workspace; }
    /// Has a cell become walkable, or ceased to be so, since the last call?
    [[nodiscard]] bool takeGroundChanged() { return std::exchange(m_groundChanged, false); }
    /// If walkable cells were lost: cuts the rooms down to what is left of them, and removes the rooms and halls that
    /// are gone, the links that they carried, and the things that would stand on void. Room ids change. False if the
    /// draft was stopped.
    [[nodiscard]] bool forgetLostGround();
    void forgetBuiltOver(); ///< drops things whose ground a stage took after they were placed, but for pinned ones
    [[nodiscard]] Level snapshot() const;   ///< as it now is; invalid if the draft was stopped
    [[nodiscard]] Level keptOfBase() const; ///< what no stage changes: pins, properties; without tiles and layers
    [[nodiscard]] std::vector<DecorationLayer> layers() const; ///< a person's, and the one of the stages
    [[nodiscard]] Level finish(); ///< as it now is, without what was built over; the draft's lists are moved into it

private:
    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_size.width) +
               static_cast<std::size_t>(cell.x);
    }
    void write(std::int32_t y, std::int32_t x, std::int32_t length, Tile tile);
    void carve(const Run& run, Tile floor);
    [[nodiscard]] std::string freshId(std::string_view kind, Cell cell) const;
    void clear();
    void keepPins(const Level& base);
    void keepThings(const Level& base);
    void keepTiles(const Level& base);
    [[nodiscard]] std::vector<RoomId> keepRooms(const Level& base);
    [[nodiscard]] bool stillEnds(const Level& base, const Hall& hall, RoomId before, RoomId now) const;
    void keepHalls(const Level& base, const std::vector<RoomId>& newIds);
    [[nodiscard]] bool cutRooms(std::vector<RoomId>& newIds);
    [[nodiscard]] bool dropHalls();
    [[nodiscard]] bool dropLinks();
    [[nodiscard]] bool stoppedAt(std::size_t i) const { return i % 4096 == 0 && stopped(); } ///< for loops over lists
    [[nodiscard]] bool takesHall(const Run& run) const;

    Size m_size;
    const TileCatalogue& m_catalogue;
    Workspace& m_workspace;
    const Level* m_base;
    std::vector<Tile>& m_tiles;
    BitGrid& m_taken;
    BitGrid& m_walkable;
    BitGrid& m_pinned;
    BitGrid& m_noThing;
    bool m_anyPins = false;
    bool m_groundChanged = false;
    bool m_groundLost = false;
    std::vector<std::string> m_keptIds; ///< sorted: what was kept may have any id
    Shared<std::vector<Room>> m_rooms;  ///< the largest list, and the one that is seldom written again
    std::vector<Link> m_links;
    std::vector<Hall> m_halls;
    std::vector<Thing> m_things;
};

} // namespace delve::generation

#pragma once

#include "generation/stages/accrete_rooms.h"
#include "generation/stages/accretion_ground.h"
#include "generation/stages/attached_room.h"
#include "generation/stages/drawn_shapes.h"
#include "generation/stages/frontier.h"

#include <limits>
#include <optional>
#include <vector>

namespace delve::generation {

/// A room that is to be built, and how one comes to it.
struct PlannedRoom {
    static constexpr std::uint32_t none = 0xffffffff;

    std::vector<Run> cells;
    Rect box;
    std::vector<Cell> way;     ///< the cells of its hall; empty where it is attached to nothing
    Cell beside;               ///< of the ground to which they lead
    std::uint32_t onto = none; ///< the planned room of that ground; none where the draft had it
};

/// Plans rooms by attaching one after the other; nothing is written to the draft. Large maps grow block by block.
class Accretion {
public:
    static constexpr std::int64_t anyNumber = std::numeric_limits<std::int64_t>::max();

    Accretion(Draft& draft, Stream& random, const AccreteRoomsParameters& parameters);

    /// Rooms until the share of ground is reached, or until no more fit. False where the draft was stopped.
    [[nodiscard]] bool growToShare();
    /// So many rooms or as many as fit; smaller ones where not all fit. False where the draft was stopped.
    [[nodiscard]] bool growToNumber(std::int64_t rooms);
    [[nodiscard]] std::vector<PlannedRoom>& plan() { return m_plan; }

private:
    struct Block {
        std::int64_t free = 0; ///< cells that are not taken
        std::int64_t ground = 0;
        bool listed = false;
    };

    [[nodiscard]] bool begin();
    [[nodiscard]] bool addOldGround();
    [[nodiscard]] bool grow();
    [[nodiscard]] bool growOver();
    [[nodiscard]] bool growIn(std::size_t block);
    [[nodiscard]] bool isFull(std::size_t block) const;
    [[nodiscard]] bool isMet() const { return static_cast<std::int64_t>(m_plan.size()) >= m_wanted; }
    [[nodiscard]] bool attach(std::size_t block);
    [[nodiscard]] std::int64_t mostOfFirst() const;
    [[nodiscard]] bool placeFirst();
    [[nodiscard]] bool placeSmallest();
    [[nodiscard]] bool pack();
    [[nodiscard]] bool packAround(std::uint32_t number);
    [[nodiscard]] RoomShape drawRoom(bool first);
    void take(const AttachedRoom& room, Cell corner, const std::optional<Frontier::Place>& place);
    void addFrontier(const RoomShape& shape, Cell corner, std::uint32_t piece);
    void addPlace(Cell cell, Direction outward, std::uint32_t piece);

    Draft& m_draft;
    Stream& m_random;
    const AccreteRoomsParameters& m_parameters;
    AccretionGround m_ground;
    Blocks m_blocks;
    Frontier m_frontier;
    std::vector<Block> m_counts;      ///< by block
    std::vector<std::size_t> m_order; ///< of blocks that have a frontier, as they got one
    std::vector<PlannedRoom> m_plan;
    std::int64_t m_wanted = anyNumber; ///< rooms
    std::int64_t m_quota = anyNumber;  ///< the number of rooms at which the block at hand is left
    std::int32_t m_largest = RoomShape::maxSide * RoomShape::maxSide; ///< cells of a room
};

} // namespace delve::generation

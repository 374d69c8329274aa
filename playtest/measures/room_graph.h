#pragma once

#include "generation/graph/links.h"
#include "generation/level/level.h"
#include "playtest/measures/cell_map.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace delve::play {

/// The rooms of a level's list that have a walkable cell, in the order of their ids, and which of them lie beside one
/// another. Neither saving a level, which sorts its list, nor mirroring it changes that order. Halls are contracted:
/// each walkable cell outside the rooms belongs to the room with the fewest steps to it, of equals to the first. Two
/// rooms are linked, once, if a cell of one is beside a cell of the other.
class RoomGraph {
public:
    static constexpr std::uint32_t none = 0x7fffffff;

    RoomGraph() = default;
    RoomGraph(const Level& level, const CellMap& map, const std::function<bool()>& stopped);

    [[nodiscard]] std::size_t count() const { return m_sizes.size(); }
    [[nodiscard]] const std::vector<Edge>& links() const { return m_links; } ///< sorted
    /// How many rooms each is linked with.
    [[nodiscard]] const std::vector<std::uint32_t>& degrees() const { return m_degrees; }
    /// The walkable cells of each. A cell in several rooms belongs to the first.
    [[nodiscard]] const std::vector<std::int64_t>& sizes() const { return m_sizes; }
    /// The room that a walkable cell lies in; none for halls.
    [[nodiscard]] std::uint32_t roomAt(std::size_t index) const {
        return m_owner.empty() || (m_owner[index] & hall) != 0 ? none : m_owner[index];
    }

private:
    static constexpr std::uint32_t hall = 0x80000000;
    void placeRooms(const Level& level, const CellMap& map, const std::function<bool()>& stopped);
    void contractHalls(const CellMap& map, const std::function<bool()>& stopped);
    void findLinks(const CellMap& map);

    std::vector<std::uint32_t> m_owner; ///< by index of the map
    std::vector<Edge> m_links;
    std::vector<std::uint32_t> m_degrees;
    std::vector<std::int64_t> m_sizes;
};

} // namespace delve::play

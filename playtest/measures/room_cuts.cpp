#include "playtest/measures/room_cuts.h"

#include <algorithm>

namespace delve::play {
namespace {

/// A forest of rooms and blocks, the biconnected components: each block lies beside its rooms. Numbered with the rooms
/// first. Whoever passes from one block to another passes the room between them.
class BlockForest {
public:
    BlockForest(std::size_t rooms, std::span<const Edge> links, const std::vector<std::uint32_t>& blocks)
        : m_rooms(rooms) {
        std::size_t count = rooms;
        for (const auto block : blocks) count = std::max(count, rooms + block + 1);
        m_beside.resize(count);
        for (std::size_t i = 0; i < links.size(); ++i)
            for (const auto room : {links[i].a, links[i].b}) m_beside[room].push_back(numberOf(blocks[i]));
        for (std::uint32_t room = 0; room < rooms; ++room) {
            auto& own = m_beside[room];
            std::sort(own.begin(), own.end());
            own.erase(std::unique(own.begin(), own.end()), own.end());
            for (const auto block : own) m_beside[block].push_back(room);
        }
        m_before.assign(count, none);
        m_below.assign(count, 0);
        m_all.assign(count, 0);
        for (std::uint32_t room = 0; room < rooms; ++room)
            if (m_below[room] == 0) countFrom(room);
    }

    /// The rooms of the largest part that is left of a room's own once it is lost.
    [[nodiscard]] std::uint32_t largestRest(std::uint32_t room) const {
        auto largest = m_all[room] - m_below[room];
        for (const auto block : m_beside[room])
            if (block != m_before[room]) largest = std::max(largest, m_below[block]);
        return largest;
    }
    /// The rooms of that part before.
    [[nodiscard]] std::uint32_t all(std::uint32_t room) const { return m_all[room]; }
    /// The rooms behind a block, seen from the first room of its part.
    [[nodiscard]] std::uint32_t below(std::uint32_t block) const { return m_below[numberOf(block)]; }

private:
    static constexpr std::uint32_t none = 0xffffffff;

    [[nodiscard]] std::uint32_t numberOf(std::uint32_t block) const {
        return static_cast<std::uint32_t>(m_rooms) + block;
    }
    /// Counts the rooms below each place of the tree that has this room at its root.
    void countFrom(std::uint32_t root) {
        std::vector<std::uint32_t> order{root};
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto place = order[i];
            m_below[place] = place < m_rooms ? 1u : 0u;
            for (const auto next : m_beside[place]) {
                if (next == m_before[place]) continue;
                m_before[next] = place;
                order.push_back(next);
            }
        }
        for (auto i = order.size(); i-- > 1;) m_below[m_before[order[i]]] += m_below[order[i]];
        for (const auto place : order) m_all[place] = m_below[root];
    }

    std::size_t m_rooms;
    std::vector<std::vector<std::uint32_t>> m_beside;
    std::vector<std::uint32_t> m_before; ///< the place nearer to the root
    std::vector<std::uint32_t> m_below;  ///< rooms from here on, this one included
    std::vector<std::uint32_t> m_all;    ///< rooms of the whole tree
};

} // namespace

RoomCuts findRoomCuts(std::size_t rooms, std::span<const Edge> links) {
    if (rooms == 0) return {};
    const auto found = chokepoints(rooms, links);
    const BlockForest forest(rooms, links, found.component);
    RoomCuts cuts;
    cuts.byRoom.resize(rooms);
    for (const auto room : found.places) cuts.byRoom[room] = forest.all(room) - 1 - forest.largestRest(room);
    for (const auto bridge : found.bridges) {
        const auto below = forest.below(found.component[bridge]);
        cuts.byBridge.push_back(std::min(below, forest.all(links[bridge].a) - below));
    }
    return cuts;
}

} // namespace delve::play

#pragma once

#include "generation/graph/regions.h"
#include "generation/level/patience.h"
#include "playtest/proof/part_graph.h"
#include "playtest/proof/walk.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// The ground of a world as a graph, for one player. A part is ground on which one can walk to and fro freely; a cell
/// on which something changes (a key, a lock, a portal, a ledge, something to collect) is a part of its own. So a
/// search over parts sees a few dozen of them where one over cells sees thousands. Where an encounter holds whoever
/// walks onto a portal, a lenient walk counts both: that it holds, and that it is gone.
namespace delve::play {

/// Held has a bit for each colour of keys, then one for each of the things to collect.
class Parts : public PartGraph {
public:
    /// Barriers of a journey open on the way, but nobody says when: those who pass one hold this.
    static constexpr std::size_t barrierBit = 127;

    /// `collected` are the places of things to collect. The game, its colours of keys and the walk outlive the parts.
    /// Once `stopped` returns true, all of this is invalid.
    Parts(const Game& game, const std::vector<std::string>& colours, Walk& walk, std::vector<Place> collected,
          const std::function<bool()>& stopped);

    /// False: there are more things than Held can tell apart.
    [[nodiscard]] static bool fit(std::size_t colours, std::size_t collected) {
        return colours + collected <= barrierBit;
    }
    /// Where this player starts. A part of its own that nobody comes back to: what lies there is not taken yet.
    [[nodiscard]] std::uint32_t startOf(std::size_t who) const { return start() + static_cast<std::uint32_t>(who); }
    [[nodiscard]] bool isStart(std::uint32_t part) const { return part >= start(); }
    /// None where nobody can stand.
    [[nodiscard]] std::uint32_t at(const Place& place) const;
    /// Is it a cell like any other of its part?
    [[nodiscard]] bool isPlain(const Place& place) const {
        const BitGrid& plain = m_levels[place.level].plain;
        return plain.size().contains(place.at) && plain.at(place.at);
    }
    /// The regions of plain cells of a level, of which each is a part: the first has this number.
    [[nodiscard]] const Regions& regionsOf(std::uint32_t level) const { return m_levels[level].regions; }
    [[nodiscard]] std::uint32_t firstRegionOf(std::uint32_t level) const { return m_levels[level].firstRegion; }
    /// The cells of a level that are parts of their own.
    [[nodiscard]] std::span<const std::pair<Cell, std::uint32_t>> othersOf(std::uint32_t level) const {
        return m_levels[level].others;
    }
    /// Of a colour of keys.
    [[nodiscard]] std::size_t bitOf(const std::string& colour) const;
    [[nodiscard]] std::size_t bitOfCollected(std::size_t number) const { return m_colours.size() + number; }
    /// By whoever walks onto the portal there and is carried away.
    [[nodiscard]] Held takenInPassing(const Place& portal) const;
    [[nodiscard]] bool isCollected(std::size_t bit) const { return bit >= m_colours.size() && bit != barrierBit; }

private:
    struct LevelParts {
        BitGrid plain;
        Regions regions; ///< of the plain cells
        std::uint32_t firstRegion = 0;
        std::vector<std::pair<Cell, std::uint32_t>> others; ///< the cells that are parts of their own
    };

    void addLevel(std::uint32_t level, const std::function<bool()>& stopped);
    void addItems();
    void addPassagesOf(std::uint32_t level, Patience& patience);
    void addPassagesFrom(const Place& place);
    void addPassagesInto(const Place& place);
    void addPassage(std::uint32_t from, const Place& at, Direction step);
    void addPassageTo(const Place& to, Passage passage);
    [[nodiscard]] bool isGround(const Place& place) const;
    [[nodiscard]] bool hasBarrier(const Place& place) const;

    const Game& m_game;
    const std::vector<std::string>& m_colours;
    Walk& m_walk;
    std::vector<Place> m_collected;
    std::vector<LevelParts> m_levels;
    Held m_keys; ///< the colours of all locks
};

} // namespace delve::play

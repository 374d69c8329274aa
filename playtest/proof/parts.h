#pragma once

#include "generation/graph/regions.h"
#include "playtest/proof/walk.h"

#include <bitset>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// The ground of a world as a graph. A part is ground on which one can walk to and fro freely; a cell on which
/// something changes (a key, a lock, a portal, a ledge, something to collect) is a part of its own. So a search over
/// parts sees a few dozen of them where one over cells sees thousands.
namespace delve::play {

/// What a player has taken: a bit for each colour of keys, then one for each of the things to collect.
using Held = std::bitset<128>;

[[nodiscard]] inline bool isSubset(const Held& some, const Held& all) { return (some & ~all).none(); }

class Parts {
public:
    static constexpr std::uint32_t none = 0xffffffff;
    /// Barriers of a journey open on the way, but nobody says when: those who pass one hold this.
    static constexpr std::size_t barrierBit = 127;

    struct Passage {
        std::uint32_t from = none;
        std::uint32_t to = none;
        Held needs;
        Place at; ///< the cell from which it leads
        Direction step = Direction::North;
    };

    /// `collected` are the places of things to collect. The game, its colours of keys and the walk outlive the parts.
    Parts(const Game& game, const std::vector<std::string>& colours, Walk& walk, std::vector<Place> collected,
          const std::function<bool()>& stopped);

    /// False: there are more things than Held can tell apart.
    [[nodiscard]] static bool fit(std::size_t colours, std::size_t collected) {
        return colours + collected <= barrierBit;
    }
    [[nodiscard]] std::uint32_t count() const { return m_count; }
    /// Where player one starts. A part of its own that nobody comes back to: what lies there is not taken yet.
    [[nodiscard]] std::uint32_t start() const { return m_count - 1; }
    [[nodiscard]] std::uint32_t at(const Place& place) const;
    /// Is it a cell like any other of its part?
    [[nodiscard]] bool isPlain(const Place& place) const { return m_levels[place.level].plain.at(place.at); }
    [[nodiscard]] std::span<const Passage> from(std::uint32_t part) const;
    [[nodiscard]] std::span<const Passage> passages() const { return m_passages; }
    /// What is taken there.
    [[nodiscard]] const Held& itemsOf(std::uint32_t part) const { return m_items[part]; }
    /// Is somebody with less as well off on the way, though worse at the end? Keys open ways; what is collected does
    /// not.
    [[nodiscard]] bool leadsAsFar(const Held& less, const Held& more) const {
        return isSubset(less, more) && (less & m_keys) == (more & m_keys);
    }
    /// Of a colour of keys.
    [[nodiscard]] std::size_t bitOf(const std::string& colour) const;
    [[nodiscard]] std::size_t bitOfCollected(std::size_t number) const { return m_colours.size() + number; }

private:
    struct LevelParts {
        BitGrid plain;
        Regions regions; ///< of the plain cells
        std::uint32_t firstRegion = 0;
        std::vector<std::pair<Cell, std::uint32_t>> others; ///< the cells that are parts of their own
    };

    void addLevel(std::uint32_t level, const std::function<bool()>& stopped);
    void addItems();
    void addPassagesOf(std::uint32_t level);
    void addPassagesFrom(const Place& place);
    void addPassagesInto(const Place& place);
    void addPassage(std::uint32_t from, const Place& at, Direction step);
    void addPassageTo(const Place& to, Passage passage);
    void sortPassages();
    [[nodiscard]] bool isGround(const Place& place) const;
    [[nodiscard]] bool hasBarrier(const Place& place) const;

    const Game& m_game;
    const std::vector<std::string>& m_colours;
    Walk& m_walk;
    std::vector<Place> m_collected;
    std::vector<LevelParts> m_levels;
    Held m_keys; ///< the colours of all locks
    std::uint32_t m_count = 0;
    std::vector<Held> m_items;
    std::vector<Passage> m_passages; ///< by the part from which they lead
    std::vector<std::uint32_t> m_firstPassage;
};

} // namespace delve::play

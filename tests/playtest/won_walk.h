#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

/// A shortest win of a level with keys, cell by cell, and what is seen on it: every state of a player is tried, and no
/// code of the stages that made the level is used.
namespace delve::test {

class WonWalks {
public:
    /// Whoever walks finds no secret door.
    WonWalks(const Level& level, const TileCatalogue& tiles);

    [[nodiscard]] const std::vector<Cell>& cells() const { return m_cells; }
    [[nodiscard]] const std::set<std::string>& strict() const { return m_strict; }
    /// The part of the walk before the key of a colour is taken; where it takes none, the shortest walk to one.
    [[nodiscard]] std::vector<Cell> beforeKey(const std::string& colour) const;
    /// Is a cell in sight from one of these, as far as the rules of new worlds let players see?
    [[nodiscard]] bool isSeenFrom(const std::vector<Cell>& cells, Cell cell) const;
    /// Rooms of the list with a walkable cell, and those in which the walk has a cell.
    [[nodiscard]] std::int64_t rooms() const { return m_rooms; }
    [[nodiscard]] std::int64_t entered() const { return m_entered; }

private:
    struct State {
        Cell at;
        std::uint32_t keys;
        std::size_t before;
    };
    [[nodiscard]] bool walks(Cell cell) const;
    [[nodiscard]] bool mayStep(Cell from, Cell to) const;
    /// The walk to the first state that is wanted, without ever taking the keys of some colours. Empty if there is
    /// none.
    template <class Wanted>
    [[nodiscard]] std::vector<State> walkTo(std::uint32_t without, Wanted wanted) const;
    void countRooms();

    const Level& m_level;
    const TileCatalogue& m_tiles;
    Cell m_start;
    std::set<Cell> m_goals;
    std::vector<std::string> m_colours;
    std::map<Cell, std::uint32_t> m_lockAt; ///< a bit
    std::map<Cell, std::uint32_t> m_keysAt; ///< bits
    std::vector<State> m_won;
    std::vector<Cell> m_cells;
    std::set<std::string> m_strict;
    std::int64_t m_rooms = 0;
    std::int64_t m_entered = 0;
};

} // namespace delve::test

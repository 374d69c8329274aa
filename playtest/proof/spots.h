#pragma once

#include "playtest/proof/parts.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <vector>

/// Where each of two players can stand, who may stand in the other's way. Plain ground on which they can change places
/// is one spot for both; else each cell is a spot for one of them.
namespace delve::play {

class Spots {
public:
    static constexpr std::uint32_t none = PartGraph::none;

    struct Move {
        std::uint32_t to = none;
        std::uint32_t front = none;     ///< the spot of the cell in front, if only one can stand there
        std::uint32_t lock = none;      ///< the number of that cell, if it is locked
        std::uint32_t passedKey = none; ///< the number of the key on a portal, if it is taken in passing
        Held passed;                    ///< what is collected in passing
        Held colours;                   ///< of the locks
        Place at;                       ///< the cell from which it leads
        Direction step = Direction::North;
        Place lands; ///< the cell to which it leads
    };

    /// With `byCells`, all cells are spots. The parts outlive the spots. Once `stopped` returns true, there are too
    /// many.
    Spots(const Game& game, const Parts& parts, bool byCells, const std::function<bool()>& stopped);

    /// There are more than can be searched, or several locks on one cell, which open one by one, or several keys of
    /// which some are taken in passing.
    [[nodiscard]] bool tooMany() const { return m_tooMany; }
    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(m_spots.size()); }
    /// Where player `who` starts.
    [[nodiscard]] std::uint32_t startOf(std::size_t who) const { return m_starts[who]; }
    /// None where nobody comes.
    [[nodiscard]] std::uint32_t at(const Place& place) const;
    [[nodiscard]] std::span<const Move> movesFrom(std::uint32_t spot) const { return m_moves[spot]; }
    /// Does a player at the spot `there` stop another one from going so?
    [[nodiscard]] bool stops(std::uint32_t there, const Move& move) const;
    /// The number of the key that lies there; none if there is none.
    [[nodiscard]] std::uint32_t keyAt(std::uint32_t spot) const { return m_spots[spot].key; }
    [[nodiscard]] std::size_t keys() const { return m_keys.size(); }
    [[nodiscard]] const Held& coloursOfKey(std::uint32_t key) const { return m_keys[key]; }
    [[nodiscard]] std::size_t locks() const { return m_locks.size(); }
    /// What is collected there, as in Parts.
    [[nodiscard]] const Held& collectedAt(std::uint32_t spot) const { return m_spots[spot].collected; }

private:
    static constexpr std::size_t mostSpots = 2048;

    struct Spot {
        bool wide = false;         ///< both can be there
        std::uint32_t body = none; ///< the spot of the cell that whoever stands there fills: mostly itself
        std::uint32_t key = none;
        Held collected = {};
    };

    void findReached(const Game& game);
    void addPlain(std::uint32_t level, bool byCells, const std::function<bool()>& stopped);
    void addOthers(std::uint32_t level);
    void addStart(const Place& place);
    void addMovesOnPaths();
    void addMove(const PartGraph::Passage& passage);
    void addMove(std::uint32_t from, const Move& move);
    void notePassed(const PartGraph::Passage& passage, Move& move);
    std::uint32_t add(bool wide);

    const Parts& m_parts;
    bool m_tooMany = false;
    std::vector<bool> m_reached;             ///< the parts to which any player may come
    std::vector<std::uint32_t> m_ofPart;     ///< the spot of a part that is one
    std::map<Place, std::uint32_t> m_ofCell; ///< of plain cells that are
    std::vector<Spot> m_spots;
    std::vector<std::uint32_t> m_starts;
    std::vector<std::vector<Move>> m_moves; ///< by spot
    std::vector<Held> m_keys;               ///< their colours
    std::map<Place, std::uint32_t> m_locks;
};

} // namespace delve::play

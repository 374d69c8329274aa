#pragma once

#include "generation/level/geometry.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Paths over cells with a price for each step: what tunnels are dug along.
namespace delve {

/// Each cell is of a class, and a step onto it has the price of the class. A price of 0 bars the cell. A step in
/// another direction than the one before it costs `turn` in addition.
struct Terrain {
    static constexpr std::size_t classes = 8;
    Size size;
    std::span<const std::uint8_t> classOf; ///< row by row
    std::array<std::uint32_t, classes> price{};
    std::uint32_t turn = 0;

    [[nodiscard]] std::uint32_t priceAt(Cell cell) const {
        return price[classOf[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size.width) +
                             static_cast<std::size_t>(cell.x)]];
    }
};

struct Way {
    std::vector<Cell> cells; ///< both ends included
    std::uint64_t cost = 0;  ///< of all steps; the first cell costs nothing
};

/// A* from any cell of one rectangle to any of another, with a queue of buckets, since prices are small whole numbers.
/// The heuristic is the least price for each step left, and that of a turn where one is needed, so it is admissible
/// whatever the prices are. Works in a window around both ends, and in a larger one if a path outside it might be as
/// cheap. Where turns cost something, a cell is looked at twice: entered along its row, and along its column. Reuse one
/// object for many searches: it keeps its memory.
class CheapestPath {
public:
    /// Where `stopped` is given, every search asks it now and then, and finds nothing when it is true.
    explicit CheapestPath(std::function<bool()> stopped = {}) : m_stopped(std::move(stopped)) {}

    [[nodiscard]] std::optional<Way> find(const Terrain& terrain, const Rect& from, const Rect& to);

private:
    static constexpr std::uint32_t infinite = 0xffffffff;
    static constexpr std::uint8_t noStep = 4;
    static constexpr std::uint8_t fromUpright = 8; ///< with a side: the cell before was entered along its column

    /// A cell of the window, counted from one beyond its top left corner: around the window lies a rim of cells.
    struct Spot {
        std::uint16_t x = 0;
        std::uint16_t y : 15 = 0;
        std::uint16_t upright : 1 = 0; ///< entered along its column; only where turns cost something
    };
    /// The entries of one bucket form a list, last in, first out.
    struct Waiting {
        Spot spot;
        std::uint32_t cost;
        std::uint32_t next; ///< place of the next entry + 1; 0: none
    };
    struct Outcome {
        Spot reached;
        std::uint32_t cost = infinite;
        std::uint32_t cheapestOutside = infinite; ///< no way that leaves the window costs less
    };
    /// Makes the window's cells ready; false where the search was stopped.
    [[nodiscard]] bool lookThrough(const Terrain& terrain, const Rect& to);
    void readClasses(const Terrain& terrain);
    [[nodiscard]] bool stopped() const { return m_stopped && m_stopped(); }
    template <bool turning>
    [[nodiscard]] Outcome search(const Terrain& terrain, const Rect& from, const Rect& to);
    void findStarts(const Rect& from);
    /// Opens the neighbours of a spot; gives the least estimate of those outside the window.
    template <bool turning>
    [[nodiscard]] std::uint32_t stepOn(Spot spot, std::uint32_t cost);
    /// The least that turns will cost from a spot on, which was entered along its row, along its column or not at all.
    [[nodiscard]] std::uint32_t turnsLeft(Spot spot, bool across, bool down) const {
        const bool turns = m_leftAcross[spot.x] > 0 ? m_leftDown[spot.y] > 0 || down : m_leftDown[spot.y] > 0 && across;
        return turns ? m_turn : 0;
    }
    void open(Spot spot, std::size_t at, std::uint32_t cost, std::uint8_t step, std::uint32_t estimate);
    void dropFirst(std::uint32_t& bucket);
    [[nodiscard]] std::vector<Cell> wayBack(Spot reached) const;
    [[nodiscard]] std::size_t place(Spot spot) const { return spot.y * m_down + spot.x; }
    /// The same in the lists that hold a cell twice where turns cost something.
    [[nodiscard]] std::size_t stateOf(Spot spot) const { return place(spot) + (spot.upright ? m_area : 0); }
    [[nodiscard]] static Spot spotAt(std::int32_t x, std::int32_t y, bool upright) {
        Spot spot;
        spot.x = static_cast<std::uint16_t>(x);
        spot.y = static_cast<std::uint16_t>(y) & 0x7fffU;
        spot.upright = upright ? 1U : 0U;
        return spot;
    }
    [[nodiscard]] Spot spotOf(Cell cell) const {
        return spotAt(cell.x - m_window.x + 1, cell.y - m_window.y + 1, false);
    }
    [[nodiscard]] Cell cellOf(Spot spot) const { return {m_window.x + spot.x - 1, m_window.y + spot.y - 1}; }
    /// The least that the way from a spot to its end can cost.
    [[nodiscard]] std::uint32_t left(Spot spot) const { return m_leftAcross[spot.x] + m_leftDown[spot.y]; }
    [[nodiscard]] bool inWindow(Spot spot) const {
        return spot.x > 0 && spot.x <= m_window.width && spot.y > 0 && spot.y <= m_window.height;
    }

    Rect m_window;
    std::size_t m_down = 0;                                    ///< how far apart two rows of the window are
    std::size_t m_area = 0;                                    ///< cells of the window and its rim
    std::array<std::uint32_t, Terrain::classes + 1> m_price{}; ///< of the classes, and of what is beyond the map
    std::uint32_t m_turn = 0;
    std::vector<std::uint8_t> m_class; ///< of these cells
    // Of the same, twice where turns cost something (see stateOf):
    std::vector<std::uint32_t> m_cost;
    std::vector<std::uint8_t> m_step; ///< by which side each was entered
    std::vector<std::uint32_t> m_leftAcross;
    std::vector<std::uint32_t> m_leftDown;
    std::vector<std::uint32_t> m_buckets;                 ///< as Waiting::next
    std::vector<Waiting> m_waitingList;                   ///< of all buckets
    std::uint32_t m_unused = 0;                           ///< free list of removed entries; as Waiting::next
    std::vector<std::pair<std::uint32_t, Cell>> m_starts; ///< by their estimate
    std::size_t m_waiting = 0;
    std::function<bool()> m_stopped;
};

/// The plain form, by Boost.Graph's A* over an implicit grid: the oracle of the tests. `from` and `to` are single
/// cells.
[[nodiscard]] std::optional<Way> cheapestPathByBoost(const Terrain& terrain, Cell from, Cell to);

} // namespace delve

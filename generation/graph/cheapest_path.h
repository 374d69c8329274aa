#pragma once

#include "generation/level/geometry.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Ways over cells where a step costs more or less: what tunnels are dug along.
namespace delve {

/// Each cell is of a class, and a step onto it has the price of the class. A price of 0 bars the cell.
struct Terrain {
    static constexpr std::size_t classes = 8;
    Size size;
    std::span<const std::uint8_t> classOf; ///< row by row
    std::array<std::uint32_t, classes> price{};

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
/// The heuristic is the least price for each step left, so it is admissible whatever the prices are. Works in a window
/// around both ends, and in a larger one when a way out of it might be as cheap. Keep one for many searches: it keeps
/// its memory.
class CheapestPath {
public:
    /// Where `stopped` is given, every search asks it now and then, and finds nothing when it is true.
    explicit CheapestPath(std::function<bool()> stopped = {}) : m_stopped(std::move(stopped)) {}

    [[nodiscard]] std::optional<Way> find(const Terrain& terrain, const Rect& from, const Rect& to);

private:
    static constexpr std::uint32_t infinite = 0xffffffff;
    static constexpr std::uint8_t noStep = 4;

    struct Outcome {
        Cell reached;
        std::uint32_t cost = infinite;
        std::uint32_t cheapestOutside = infinite; ///< no way that leaves the window costs less
    };
    /// Makes the window's cells ready; false where the search was stopped.
    [[nodiscard]] bool clearWindow();
    [[nodiscard]] bool stopped() const { return m_stopped && m_stopped(); }
    [[nodiscard]] Outcome search(const Terrain& terrain, const Rect& from, const Rect& to);
    void findStarts(const Terrain& terrain, const Rect& from, const Rect& to);
    /// Opens the neighbours of a cell; gives the least estimate of those outside the window.
    template <class Left>
    [[nodiscard]] std::uint32_t stepOn(const Terrain& terrain, const Left& left, Cell cell, std::uint32_t cost);
    void open(Cell cell, std::uint32_t cost, std::uint8_t step, std::uint32_t estimate);
    [[nodiscard]] std::vector<Cell> wayBack(Cell reached) const;
    [[nodiscard]] std::size_t local(Cell cell) const {
        return static_cast<std::size_t>(cell.y - m_window.y) * static_cast<std::size_t>(m_window.width) +
               static_cast<std::size_t>(cell.x - m_window.x);
    }

    Rect m_window;
    std::vector<std::uint32_t> m_cost; ///< of the window's cells
    std::vector<std::uint8_t> m_step;  ///< by which side each was entered
    std::vector<std::vector<std::pair<Cell, std::uint32_t>>> m_buckets;
    std::vector<std::pair<std::uint32_t, Cell>> m_starts; ///< by their estimate
    std::size_t m_waiting = 0;
    std::function<bool()> m_stopped;
};

/// The plain form, by Boost.Graph's A* over an implicit grid: the oracle of the tests. `from` and `to` are single
/// cells.
[[nodiscard]] std::optional<Way> cheapestPathByBoost(const Terrain& terrain, Cell from, Cell to);

} // namespace delve

#pragma once

#include "generation/level/geometry.h"
#include "playtest/rules/pieces.h"
#include "playtest/rules/prepared_world.h"
#include "playtest/state/shared_tree.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

/// In how many games something happened at the places of a world.
namespace delve::play {

/// A number for each place where something happened: it takes no more memory than games were played, whatever the size
/// of the map.
class PlaceTally {
public:
    void add(const Place& place, std::uint32_t games) {
        if (games > 0) m_games[place] += games;
    }
    void add(const PlaceTally& other) {
        for (const auto& [place, games] : other.m_games) m_games[place] += games;
    }
    [[nodiscard]] std::uint32_t at(const Place& place) const {
        const auto found = m_games.find(place);
        return found == m_games.end() ? 0 : found->second;
    }
    /// Calls visit(place, count) for each place with a count, by level and row by row.
    template <class Visit>
    void forEach(Visit visit) const {
        for (const auto& [place, games] : m_games) visit(place, games);
    }

    friend bool operator==(const PlaceTally&, const PlaceTally&) = default;

private:
    std::map<Place, std::uint32_t> m_games;
};

/// A number for each cell of a level, for what happens in many places. They lie in squares: one where nothing happened
/// takes no memory. Copies share what neither has added to since.
class LevelCellTally {
public:
    static constexpr std::int32_t squareSide = 32;

    LevelCellTally() = default;
    explicit LevelCellTally(Size size) : m_size(size) {}

    /// The cell lies on the map.
    void add(Cell cell, std::uint32_t games) { m_squares.write(numberOf(cell))[placeIn(cell)] += games; }
    void add(const LevelCellTally& other); ///< of the same level
    /// 0 off the map, too.
    [[nodiscard]] std::uint32_t at(Cell cell) const;
    /// The counts of cells of row `y`, which lies on the map, as do these columns.
    void readRow(std::int32_t y, std::span<const std::int32_t> columns, std::span<std::uint32_t> into) const;
    /// The cells with a count, row by row.
    [[nodiscard]] std::vector<std::pair<Cell, std::uint32_t>> cells() const;
    [[nodiscard]] std::size_t bytes() const;

    friend bool operator==(const LevelCellTally&, const LevelCellTally&) = default;

private:
    using Square = std::array<std::uint32_t, std::size_t{squareSide} * squareSide>; ///< row by row

    [[nodiscard]] std::size_t numberOf(Cell cell) const {
        const auto squaresOfRow = static_cast<std::size_t>((m_size.width + squareSide - 1) / squareSide);
        return static_cast<std::size_t>(cell.y / squareSide) * squaresOfRow +
               static_cast<std::size_t>(cell.x / squareSide);
    }
    [[nodiscard]] static std::size_t placeIn(Cell cell) {
        return static_cast<std::size_t>(cell.y % squareSide) * squareSide +
               static_cast<std::size_t>(cell.x % squareSide);
    }

    Size m_size{0, 0};
    SharedTree<Square> m_squares; ///< by their numbers: row by row
};

/// The same of each level. A level where nothing happened costs nothing.
class CellTally {
public:
    void add(const PreparedWorld& world, const Place& place, std::uint32_t games);
    void add(const CellTally& other);
    [[nodiscard]] std::uint32_t at(const Place& place) const;
    /// Empty where nothing happened.
    [[nodiscard]] LevelCellTally of(std::uint32_t level) const;
    [[nodiscard]] std::size_t bytes() const;
    /// Calls visit(place, count) for each cell with a count, by level and row by row.
    template <class Visit>
    void forEach(Visit visit) const {
        for (const auto& [level, counts] : m_levels)
            for (const auto& [cell, games] : counts.cells()) visit(Place{level, cell}, games);
    }

    friend bool operator==(const CellTally&, const CellTally&) = default;

private:
    std::map<std::uint32_t, LevelCellTally> m_levels;
};

} // namespace delve::play

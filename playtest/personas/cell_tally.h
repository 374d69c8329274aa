#pragma once

#include "playtest/rules/pieces.h"
#include "playtest/rules/prepared_world.h"

#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

/// In how many games something happened at the places of a world.
namespace delve::play {

/// A number for each place where something happened: it takes no more memory than games were played, whatever the size
/// of the map.
class PlaceTally {
public:
    void add(const Place& place, std::uint32_t games) {
        if (games > 0) m_games[{place.level, place.at}] += games;
    }
    void add(const PlaceTally& other) {
        for (const auto& [place, games] : other.m_games) m_games[place] += games;
    }
    [[nodiscard]] std::uint32_t at(const Place& place) const {
        const auto found = m_games.find({place.level, place.at});
        return found == m_games.end() ? 0 : found->second;
    }
    /// Calls visit(place, count) for each place with a count, by level and row by row.
    template <class Visit>
    void forEach(Visit visit) const {
        for (const auto& [place, games] : m_games) visit(Place{place.first, place.second}, games);
    }

    friend bool operator==(const PlaceTally&, const PlaceTally&) = default;

private:
    std::map<std::pair<std::uint32_t, Cell>, std::uint32_t> m_games;
};

/// A number for each cell of each level, for what happens in most places. A level where nothing happened costs nothing.
class CellTally {
public:
    void add(const PreparedWorld& world, const Place& place, std::uint32_t games);
    void add(const CellTally& other);
    [[nodiscard]] std::uint32_t at(const Place& place) const;
    /// Of a row of a level; empty where nothing happened on that level.
    [[nodiscard]] std::span<const std::uint32_t> row(std::uint32_t level, std::int32_t y) const;
    /// Calls visit(place, count) for each cell with a count, by level and row by row.
    template <class Visit>
    void forEach(Visit visit) const {
        for (const auto& [level, counts] : m_levels)
            for (std::size_t i = 0; i < counts.games.size(); ++i)
                if (counts.games[i] > 0) visit(Place{level, counts.cellOf(i)}, counts.games[i]);
    }

    friend bool operator==(const CellTally&, const CellTally&) = default;

private:
    struct Level {
        std::int32_t width = 0;
        std::vector<std::uint32_t> games; ///< row by row

        [[nodiscard]] std::size_t indexOf(Cell cell) const {
            return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width) +
                   static_cast<std::size_t>(cell.x);
        }
        [[nodiscard]] Cell cellOf(std::size_t index) const {
            const auto side = static_cast<std::size_t>(width);
            return {static_cast<std::int32_t>(index % side), static_cast<std::int32_t>(index / side)};
        }
        friend bool operator==(const Level&, const Level&) = default;
    };
    std::map<std::uint32_t, Level> m_levels;
};

} // namespace delve::play

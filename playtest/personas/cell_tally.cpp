#include "playtest/personas/cell_tally.h"

#include <algorithm>

namespace delve::play {

void LevelCellTally::add(const LevelCellTally& other) {
    if (m_squares.empty()) {
        *this = other;
        return;
    }
    other.m_squares.forEach([this](std::size_t number, const Square& theirs) {
        auto& mine = m_squares.write(number);
        for (std::size_t i = 0; i < mine.size(); ++i) mine[i] += theirs[i];
    });
}

std::uint32_t LevelCellTally::at(Cell cell) const {
    if (!m_size.contains(cell)) return 0;
    const auto* const square = m_squares.find(numberOf(cell));
    return square ? (*square)[placeIn(cell)] : 0;
}

void LevelCellTally::readRow(std::int32_t y, std::span<const std::int32_t> columns,
                             std::span<std::uint32_t> into) const {
    const Square* square = nullptr;
    std::int32_t last = -1; // the column of squares that it lies in
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Cell cell{columns[i], y};
        if (const auto column = cell.x / squareSide; column != last) {
            square = m_squares.find(numberOf(cell));
            last = column;
        }
        into[i] = square ? (*square)[placeIn(cell)] : 0;
    }
}

std::vector<std::pair<Cell, std::uint32_t>> LevelCellTally::cells() const {
    std::vector<std::pair<Cell, std::uint32_t>> all;
    const auto squaresOfRow = static_cast<std::size_t>((m_size.width + squareSide - 1) / squareSide);
    m_squares.forEach([&](std::size_t number, const Square& square) {
        const Cell first{static_cast<std::int32_t>(number % squaresOfRow) * squareSide,
                         static_cast<std::int32_t>(number / squaresOfRow) * squareSide};
        for (std::int32_t y = 0; y < squareSide; ++y)
            for (std::int32_t x = 0; x < squareSide; ++x) {
                const Cell cell{first.x + x, first.y + y};
                if (const auto games = square[placeIn(cell)]; games > 0) all.push_back(std::pair(cell, games));
            }
    });
    std::ranges::sort(all); // from squares to rows
    return all;
}

std::size_t LevelCellTally::bytes() const {
    std::size_t bytes = 0;
    m_squares.forEach([&bytes](std::size_t, const Square& square) { bytes += sizeof(square); });
    return bytes;
}

void CellTally::add(const PreparedWorld& world, const Place& place, std::uint32_t games) {
    const Size size = world.level(place.level).size();
    if (games == 0 || !size.contains(place.at)) return;
    m_levels.try_emplace(place.level, size).first->second.add(place.at, games);
}

void CellTally::add(const CellTally& other) {
    for (const auto& [number, counts] : other.m_levels) m_levels[number].add(counts);
}

std::uint32_t CellTally::at(const Place& place) const {
    const auto found = m_levels.find(place.level);
    return found == m_levels.end() ? 0 : found->second.at(place.at);
}

LevelCellTally CellTally::of(std::uint32_t level) const {
    const auto found = m_levels.find(level);
    return found == m_levels.end() ? LevelCellTally() : found->second;
}

std::size_t CellTally::bytes() const {
    std::size_t bytes = 0;
    for (const auto& [number, counts] : m_levels) bytes += counts.bytes();
    return bytes;
}

} // namespace delve::play

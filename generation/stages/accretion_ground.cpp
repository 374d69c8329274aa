#include "generation/stages/accretion_ground.h"

#include "generation/level/bit_runs.h"
#include "generation/level/sides.h"
#include "generation/pipeline/walls.h"

#include <algorithm>
#include <vector>

namespace delve::generation {
namespace {

/// Sets the bits of a word at any column of a row; none is beyond its end.
void addBits(std::span<std::uint64_t> row, std::int32_t x, std::uint64_t bits) {
    const auto i = static_cast<std::size_t>(x) / 64;
    const auto shift = static_cast<unsigned>(x) % 64;
    row[i] |= bits << shift;
    if (shift != 0 && i + 1 < row.size()) row[i + 1] |= bits >> (64 - shift);
}

bool anyOfBits(std::span<const std::uint64_t> row, std::int32_t x, std::uint64_t bits) {
    const auto i = static_cast<std::size_t>(x) / 64;
    const auto shift = static_cast<unsigned>(x) % 64;
    if ((row[i] & bits << shift) != 0) return true;
    return shift != 0 && i + 1 < row.size() && (row[i + 1] & bits >> (64 - shift)) != 0;
}

} // namespace

bool AccretionGround::find() {
    m_ground = m_draft.walkableCells();
    m_closed.reset(m_draft.size());
    m_shut.reset(m_draft.size());
    for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
        if (m_draft.stopped()) return false;
        closeFixed(y);
        closeAround(y);
    }
    return true;
}

/// The rim of the map, and what stages or people made: rooms are built on void, doorways lead through walls as well.
void AccretionGround::closeFixed(std::int32_t y) {
    const auto [width, height] = m_draft.size();
    const bool rim = y == 0 || y == height - 1;
    for (auto* const bits : {&m_closed, &m_shut}) {
        if (rim) bits->setRun(y, 0, width);
        bits->set({0, y});
        bits->set({width - 1, y});
    }
    if (rim) return;
    const auto closed = m_closed.row(y);
    const auto taken = m_draft.takenCells().row(y);
    for (std::size_t i = 0; i < closed.size(); ++i) closed[i] |= taken[i];
    forEachBit(taken, [&](std::int32_t x) {
        if (m_draft.at({x, y}) != Tile::Wall) m_shut.set({x, y});
    });
    for (std::int32_t x = 1; m_draft.anyPins() && x + 1 < width; ++x) {
        if (m_draft.mayCarve({x, y})) continue;
        m_closed.set({x, y});
        m_shut.set({x, y});
    }
}

void AccretionGround::closeAround(std::int32_t y) {
    std::vector<std::uint64_t> beside(m_ground.wordsPerRow());
    spreadRow(m_ground, y, beside);
    const auto closed = m_closed.row(y);
    for (std::size_t i = 0; i < closed.size(); ++i) closed[i] |= beside[i];
}

bool AccretionGround::isDoorway(Cell cell, Direction outward) const {
    if (m_shut.at(cell) || m_ground.at(cell) || m_closed.at(cell + towards(outward))) return false;
    return std::ranges::count_if(sidesClockwise, [&](Cell side) { return m_ground.at(cell + side); }) == 1;
}

bool AccretionGround::fits(const RoomShape& shape, Cell corner) const {
    const Rect box{corner.x, corner.y, shape.size().width, shape.size().height};
    if (box.intersected(m_draft.inside()) != box) return false;
    const BitGrid& closed = m_closed;
    for (std::int32_t y = 0; y < box.height; ++y)
        if (anyOfBits(closed.row(box.y + y), box.x, shape.row(y))) return false;
    return true;
}

void AccretionGround::take(const RoomShape& shape, Cell corner) {
    for (std::int32_t y = -1; y <= shape.size().height; ++y) {
        const auto row = shape.row(y);
        if (row != 0) addBits(m_ground.row(corner.y + y), corner.x, row);
        const auto wide = (shape.row(y - 1) | row | shape.row(y + 1)) << 1; // from the column before the corner on
        addBits(m_closed.row(corner.y + y), corner.x - 1, wide << 1 | wide | wide >> 1);
    }
}

void AccretionGround::takeDoorway(Cell cell) {
    m_ground.set(cell);
    for (auto y = cell.y - 1; y <= cell.y + 1; ++y) m_closed.setRun(y, cell.x - 1, 3);
}

} // namespace delve::generation

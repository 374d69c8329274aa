#include "generation/stages/pacing_two_ways.h"

#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::size_t maxCycles = 100; // so that their sides fit into bytes

/// A mission lists the rooms of the near way, from where the two part to where they meet, and then those of the far
/// way likewise.
struct Sides {
    std::span<const std::string> near; ///< without its two ends
    std::span<const std::string> far;
};

Sides sidesOf(std::span<const std::string> rooms) {
    if (rooms.size() < 4) return {};
    const auto again = std::find(std::next(rooms.begin()), rooms.end(), rooms.front());
    const auto ofNear = static_cast<std::size_t>(again - rooms.begin());
    const auto ofFar = rooms.size() - ofNear;
    if (ofNear < 3 || ofFar < 3) return {};
    return {rooms.subspan(1, ofNear - 2), rooms.subspan(ofNear + 1, ofFar - 2)};
}

} // namespace

TwoWaysDanger::TwoWaysDanger(const Draft& draft, const CriticalPath& way) : m_width(draft.size().width) {
    for (const auto& cycle : draft.mission->cycles)
        if (cycle.pattern == MissionPattern::TwoWays && m_cycles.size() < maxCycles) addCycle(draft, cycle.rooms);
    if (!any()) return;
    for (std::size_t part = 0; part < CriticalPath::parts; ++part)
        for (const auto index : way.freeIn(part)) {
            const auto side = m_sides[index];
            if (side >= 2 && side % 2 == 0)
                m_cycles[side / 2 - std::size_t{1}].cells[part * tenthsOfWay / CriticalPath::parts].push_back(
                    way.cellAt(index));
        }
}

/// Leaves out a cycle that shares rooms with one before it: danger cannot stand on a near way that is another's far
/// one.
bool TwoWaysDanger::addCycle(const Draft& draft, const std::vector<std::string>& rooms) {
    const auto sides = sidesOf(rooms);
    if (sides.near.empty()) return false;
    if (m_sides.empty()) m_sides.assign(static_cast<std::size_t>(draft.size().area()), 0);
    std::vector<std::pair<Rect, std::uint8_t>> found;
    const auto number = static_cast<std::uint8_t>(2 * m_cycles.size() + 2);
    for (const auto& room : draft.rooms()) {
        const bool near = std::ranges::find(sides.near, room.id) != sides.near.end();
        if (!near && std::ranges::find(sides.far, room.id) == sides.far.end()) continue;
        const auto side = static_cast<std::uint8_t>(near ? number : number + 1);
        for (const auto& piece : piecesOf(room)) found.emplace_back(piece, side);
        if (sideOf(found.back().first.topLeft()) != 0) return false;
    }
    for (const auto& piece : found)
        for (auto y = piece.first.y; y < piece.first.bottom(); ++y)
            for (auto x = piece.first.x; x < piece.first.right(); ++x) sideOf({x, y}) = piece.second;
    m_cycles.emplace_back();
    return true;
}

const std::vector<Cell>* TwoWaysDanger::nearCells(std::size_t tenth, std::int64_t loss) const {
    for (const auto& cycle : m_cycles)
        if (!cycle.cells[tenth].empty() && cycle.near * 100 < nearPercent * (cycle.all + loss))
            return &cycle.cells[tenth];
    return nullptr;
}

void TwoWaysDanger::add(Cell cell, std::size_t tenth, std::int64_t loss) {
    for (std::size_t i = 0; i < m_cycles.size(); ++i) {
        if (m_cycles[i].cells[tenth].empty()) continue;
        m_cycles[i].all += loss;
        if (sideOf(cell) == 2 * i + 2) m_cycles[i].near += loss;
    }
}

bool TwoWaysDanger::holds() const {
    return std::ranges::all_of(m_cycles,
                               [](const Cycle& cycle) { return cycle.near * 100 >= nearPercent * cycle.all; });
}

} // namespace delve::generation

#include "generation/stages/spare_ground.h"

#include "generation/level/bit_rects.h"
#include "generation/level/sides.h"

#include <algorithm>
#include <array>

namespace delve::generation {
namespace {

/// The eight cells around one, clockwise; the sides have even places.
constexpr std::array<Cell, 8> around{{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

} // namespace

SpareGround::SpareGround(const Draft& draft) : m_draft(draft), m_halls(draft.size()), m_rooms(draft.size()) {
    for (const auto& hall : draft.halls())
        for (const auto& run : hall.runs) setRect(m_halls, run.area());
    for (const auto& room : draft.rooms()) m_rooms.set(room.shape.empty() ? room.box.topLeft() : room.shape.front().at);
}

bool SpareGround::has(Cell cell) const {
    if (!m_draft.inside().contains(cell) || !m_draft.walkable(cell) || !m_draft.takesThing(cell)) return false;
    const bool besidePassage =
        std::ranges::any_of(sidesInReadingOrder, [&](Cell side) { return isPassage(cell + side); });
    return !m_rooms.at(cell) && !isPassage(cell) && !besidePassage && restStaysJoined(cell);
}

bool SpareGround::isPassage(Cell cell) const {
    const Tile tile = m_draft.at(cell);
    return m_halls.at(cell) || m_draft.catalogue().door(tile) || m_draft.catalogue().endsGame(tile);
}

/// Are the sides that are ground connected by the eight cells around? It ignores longer ways around, so that the answer
/// takes no time. A side begins a part of its own unless the next side is reached over the corner between; not over a
/// door, which may be locked.
bool SpareGround::restStaysJoined(Cell cell) const {
    const auto ground = [&](std::size_t place) { return m_draft.walkable(cell + around[place % around.size()]); };
    const auto joins = [&](std::size_t corner) {
        return ground(corner) && !m_draft.catalogue().door(m_draft.at(cell + around[corner]));
    };
    int sides = 0;
    int parts = 0;
    for (std::size_t place = 0; place < around.size(); place += 2) {
        if (!ground(place)) continue;
        ++sides;
        if (!joins(place + 1) || !ground(place + 2)) ++parts;
    }
    return sides > 0 && parts <= 1;
}

} // namespace delve::generation

#include "generation/stages/spare_ground.h"

#include "generation/level/around.h"
#include "generation/level/bit_rects.h"
#include "generation/level/sides.h"

#include <algorithm>

namespace delve::generation {

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

/// Are the sides that are ground connected by the cells around, but not over a door, which may be locked?
bool SpareGround::restStaysJoined(Cell cell) const {
    const auto around = sidesAround([&](Cell offset) { return m_draft.walkable(cell + offset); },
                                    [&](Cell offset) { return !m_draft.catalogue().door(m_draft.at(cell + offset)); });
    return around.parts == 1;
}

} // namespace delve::generation

#include "generation/stages/pacing_spots.h"

#include "generation/level/around.h"

namespace delve::generation {
namespace {

constexpr std::uint32_t stepsFromStart = 6;
constexpr std::uint32_t leastStepsFromStart = 2;

/// Would the ground around a cell fall apart if somebody stood on it?
bool isBottleneck(const Draft& draft, Cell cell) {
    const auto isGround = [&](Cell offset) { return draft.walkableCells().has(cell + offset); };
    return sidesAround(isGround, [](Cell) { return true; }).parts > 1;
}

} // namespace

bool PacingSpots::mayTake(Cell cell) const {
    if (!m_draft.takesThing(cell)) return false;
    const auto steps = m_way.stepsTo(cell);
    if (m_care == Care::Small) return steps >= leastStepsFromStart;
    return steps >= stepsFromStart && !isBottleneck(m_draft, cell);
}

} // namespace delve::generation

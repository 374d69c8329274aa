#include "playtest/measures/measure.h"

/// The list of measures, in the order in which people see them.
#define DELVE_MEASURES(MEASURE)                                                                                        \
    MEASURE(regions)                                                                                                   \
    MEASURE(reach)                                                                                                     \
    MEASURE(floor)                                                                                                     \
    MEASURE(mainRegion)                                                                                                \
    MEASURE(rooms)                                                                                                     \
    MEASURE(path)                                                                                                      \
    MEASURE(stepsToWin)                                                                                                \
    MEASURE(goalDistance)                                                                                              \
    MEASURE(exploration)                                                                                               \
    MEASURE(linearity)                                                                                                 \
    MEASURE(backtracking)                                                                                              \
    MEASURE(loops)                                                                                                     \
    MEASURE(loopDensity)                                                                                               \
    MEASURE(roomLoops)                                                                                                 \
    MEASURE(deadEnds)                                                                                                  \
    MEASURE(deadEndRooms)                                                                                              \
    MEASURE(chokepoints)                                                                                               \
    MEASURE(chokeWeight)                                                                                               \
    MEASURE(bridges)                                                                                                   \
    MEASURE(bridgeWeight)                                                                                              \
    MEASURE(cutGround)                                                                                                 \
    MEASURE(chokeCells)                                                                                                \
    MEASURE(chokeCellWeight)                                                                                           \
    MEASURE(bridgeSteps)                                                                                               \
    MEASURE(bridgeStepWeight)                                                                                          \
    MEASURE(worstDetour)                                                                                               \
    MEASURE(thinWalls)                                                                                                 \
    MEASURE(longestWalk)                                                                                               \
    MEASURE(noLinks)                                                                                                   \
    MEASURE(oneLink)                                                                                                   \
    MEASURE(twoLinks)                                                                                                  \
    MEASURE(threeLinks)                                                                                                \
    MEASURE(manyLinks)                                                                                                 \
    MEASURE(branching)                                                                                                 \
    MEASURE(busiestRoom)                                                                                               \
    MEASURE(traffic)                                                                                                   \
    MEASURE(roomSize)                                                                                                  \
    MEASURE(roomSizeSpread)                                                                                            \
    MEASURE(medianRoom)                                                                                                \
    MEASURE(largeRoom)                                                                                                 \
    MEASURE(corners)                                                                                                   \
    MEASURE(rectangles)                                                                                                \
    MEASURE(shapes)                                                                                                    \
    MEASURE(narrow)                                                                                                    \
    MEASURE(straightness)                                                                                              \
    MEASURE(open3)                                                                                                     \
    MEASURE(open5)                                                                                                     \
    MEASURE(sight)                                                                                                     \
    MEASURE(sightSpread)                                                                                               \
    MEASURE(visibleArea)                                                                                               \
    MEASURE(symmetry)                                                                                                  \
    MEASURE(resourceDistance)                                                                                          \
    MEASURE(danger)                                                                                                    \
    MEASURE(danger1)                                                                                                   \
    MEASURE(danger2)                                                                                                   \
    MEASURE(danger3)                                                                                                   \
    MEASURE(danger4)                                                                                                   \
    MEASURE(danger5)                                                                                                   \
    MEASURE(danger6)                                                                                                   \
    MEASURE(danger7)                                                                                                   \
    MEASURE(danger8)                                                                                                   \
    MEASURE(danger9)                                                                                                   \
    MEASURE(danger10)                                                                                                  \
    MEASURE(dangerPeak)                                                                                                \
    MEASURE(unfairness)                                                                                                \
    /* each line but this one names a function of this folder */

namespace delve::play {

#define DELVE_DECLARE(name) [[nodiscard]] MeasureInfo name##Measure();
DELVE_MEASURES(DELVE_DECLARE)

const MeasureRegistry& builtInMeasures() {
#define DELVE_NAME(name) name##Measure,
    static const auto list = registryOf<MeasureInfo>({DELVE_MEASURES(DELVE_NAME)});
    return list;
}

} // namespace delve::play

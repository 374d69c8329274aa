#include "generation/stages/stages.h"

#include "generation/pipeline/stage.h"

/// The list of stages, in the order in which people choose from them. Each is a file of its name here, but for houses,
/// which stands with towns, and for later versions, which stand with the first.
#define DELVE_STAGES(STAGE)                                                                                            \
    STAGE(growRooms)                                                                                                   \
    STAGE(scatterRooms)                                                                                                \
    STAGE(attemptRooms)                                                                                                \
    STAGE(partitionRooms)                                                                                              \
    STAGE(poissonSites)                                                                                                \
    STAGE(vaults)                                                                                                      \
    STAGE(triangulate)                                                                                                 \
    STAGE(spanningTree)                                                                                                \
    STAGE(nearLinks)                                                                                                   \
    STAGE(siblings)                                                                                                    \
    STAGE(straightHalls)                                                                                               \
    STAGE(tunnel)                                                                                                      \
    STAGE(pivotHalls)                                                                                                  \
    STAGE(growMaze)                                                                                                    \
    STAGE(openConnectors)                                                                                              \
    STAGE(trimDeadEnds)                                                                                                \
    STAGE(join)                                                                                                        \
    STAGE(caves)                                                                                                       \
    STAGE(regions)                                                                                                     \
    STAGE(collapse)                                                                                                    \
    STAGE(splitHouse)                                                                                                  \
    STAGE(walls)                                                                                                       \
    STAGE(start)                                                                                                       \
    STAGE(flowers)                                                                                                     \
    STAGE(coins)                                                                                                       \
    STAGE(secondStart)                                                                                                 \
    STAGE(doors)                                                                                                       \
    STAGE(gate)                                                                                                        \
    STAGE(goldenExit)                                                                                                  \
    STAGE(goal)                                                                                                        \
    STAGE(townGates)                                                                                                   \
    STAGE(keysAndLocks)                                                                                                \
    STAGE(keysAndLocksThatHold)                                                                                        \
    STAGE(cycles)                                                                                                      \
    STAGE(storeAndBoss)                                                                                                \
    STAGE(lamps)                                                                                                       \
    STAGE(encounters)                                                                                                  \
    STAGE(enemies)                                                                                                     \
    STAGE(towns)                                                                                                       \
    STAGE(houses)                                                                                                      \
    STAGE(provisions)                                                                                                  \
    /* each line but this one names a stage */

namespace delve::generation {

#define DELVE_DECLARE(name) [[nodiscard]] StageInfo name##Stage();
DELVE_STAGES(DELVE_DECLARE)

const StageRegistry& builtInStages() {
#define DELVE_NAME(name) name##Stage,
    static const auto list = registryOf<StageInfo>({DELVE_STAGES(DELVE_NAME)});
    return list;
}

} // namespace delve::generation

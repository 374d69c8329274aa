#include "generation/stages/stages.h"

#include "generation/pipeline/stage.h"

/// The list of stages, in the order in which people choose from them; behind the newest version, those that came
/// before. Each is a file of its name here, but for houses, which stands with towns.
#define DELVE_STAGES(STAGE)                                                                                            \
    STAGE(growRooms)                                                                                                   \
    STAGE(scatterRooms)                                                                                                \
    STAGE(scatterRooms1)                                                                                               \
    STAGE(attemptRooms)                                                                                                \
    STAGE(attemptRooms1)                                                                                               \
    STAGE(partitionRooms)                                                                                              \
    STAGE(poissonSites)                                                                                                \
    STAGE(accreteRooms)                                                                                                \
    STAGE(vaults)                                                                                                      \
    STAGE(triangulate)                                                                                                 \
    STAGE(spanningTree)                                                                                                \
    STAGE(nearLinks)                                                                                                   \
    STAGE(siblings)                                                                                                    \
    STAGE(siblings1)                                                                                                   \
    STAGE(straightHalls)                                                                                               \
    STAGE(straightHalls1)                                                                                              \
    STAGE(tunnel)                                                                                                      \
    STAGE(tunnel1)                                                                                                     \
    STAGE(pivotHalls)                                                                                                  \
    STAGE(pivotHalls1)                                                                                                 \
    STAGE(growMaze)                                                                                                    \
    STAGE(openConnectors)                                                                                              \
    STAGE(trimDeadEnds)                                                                                                \
    STAGE(smooth)                                                                                                      \
    STAGE(loops)                                                                                                       \
    STAGE(join)                                                                                                        \
    STAGE(caves)                                                                                                       \
    STAGE(regions)                                                                                                     \
    STAGE(collapse)                                                                                                    \
    STAGE(splitHouse)                                                                                                  \
    STAGE(splitHouse1)                                                                                                 \
    STAGE(lakes)                                                                                                       \
    STAGE(bridges)                                                                                                     \
    STAGE(walls)                                                                                                       \
    STAGE(start)                                                                                                       \
    STAGE(start1)                                                                                                      \
    STAGE(flowers)                                                                                                     \
    STAGE(coins)                                                                                                       \
    STAGE(secondStart)                                                                                                 \
    STAGE(doors)                                                                                                       \
    STAGE(gate)                                                                                                        \
    STAGE(gate1)                                                                                                       \
    STAGE(goldenExit)                                                                                                  \
    STAGE(goal)                                                                                                        \
    STAGE(townGates)                                                                                                   \
    STAGE(keysAndLocks)                                                                                                \
    STAGE(keysAndLocks1)                                                                                               \
    STAGE(cycles)                                                                                                      \
    STAGE(cycles1)                                                                                                     \
    STAGE(storeAndBoss)                                                                                                \
    STAGE(storeAndBoss1)                                                                                               \
    STAGE(machines)                                                                                                    \
    STAGE(purpose)                                                                                                     \
    STAGE(lamps)                                                                                                       \
    STAGE(lamps1)                                                                                                      \
    STAGE(vistas)                                                                                                      \
    STAGE(encounters)                                                                                                  \
    STAGE(encounters1)                                                                                                 \
    STAGE(enemies)                                                                                                     \
    STAGE(pacing)                                                                                                      \
    STAGE(pacing1)                                                                                                     \
    STAGE(towns)                                                                                                       \
    STAGE(towns1)                                                                                                      \
    STAGE(houses)                                                                                                      \
    STAGE(houses1)                                                                                                     \
    STAGE(provisions)                                                                                                  \
    STAGE(provisions2)                                                                                                 \
    STAGE(provisions1)                                                                                                 \
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

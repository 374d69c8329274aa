#include "generation/stages/stages.h"

#include "generation/stages/attempt_rooms.h"
#include "generation/stages/caves.h"
#include "generation/stages/coins.h"
#include "generation/stages/collapse.h"
#include "generation/stages/doors.h"
#include "generation/stages/encounters.h"
#include "generation/stages/enemies.h"
#include "generation/stages/flowers.h"
#include "generation/stages/gate.h"
#include "generation/stages/goal.h"
#include "generation/stages/golden_exit.h"
#include "generation/stages/grow_maze.h"
#include "generation/stages/grow_rooms.h"
#include "generation/stages/join.h"
#include "generation/stages/keys_and_locks.h"
#include "generation/stages/lamps.h"
#include "generation/stages/near_links.h"
#include "generation/stages/open_connectors.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/pivot_halls.h"
#include "generation/stages/poisson_sites.h"
#include "generation/stages/provisions.h"
#include "generation/stages/regions.h"
#include "generation/stages/scatter_rooms.h"
#include "generation/stages/second_start.h"
#include "generation/stages/siblings.h"
#include "generation/stages/spanning_tree.h"
#include "generation/stages/split_house.h"
#include "generation/stages/start.h"
#include "generation/stages/store_and_boss.h"
#include "generation/stages/straight_halls.h"
#include "generation/stages/town_gates.h"
#include "generation/stages/towns.h"
#include "generation/stages/triangulate.h"
#include "generation/stages/trim_dead_ends.h"
#include "generation/stages/tunnel.h"
#include "generation/stages/vaults.h"
#include "generation/stages/walls.h"

namespace delve::generation {

const StageRegistry& builtInStages() {
    static const StageRegistry stages = registryOf<StageInfo>({
        growRoomsStage,   scatterRoomsStage, attemptRoomsStage,   partitionRoomsStage, poissonSitesStage,  vaultsStage,
        triangulateStage, spanningTreeStage, nearLinksStage,      siblingsStage,       straightHallsStage, tunnelStage,
        pivotHallsStage,  growMazeStage,     openConnectorsStage, trimDeadEndsStage,   joinStage,          cavesStage,
        regionsStage,     collapseStage,     splitHouseStage,     wallsStage,          startStage,         flowersStage,
        coinsStage,       secondStartStage,  doorsStage,          gateStage,           goldenExitStage,    goalStage,
        townGatesStage,   keysAndLocksStage, storeAndBossStage,   lampsStage,          encountersStage,    enemiesStage,
        townsStage,       housesStage,       provisionsStage,
    });
    return stages;
}

} // namespace delve::generation

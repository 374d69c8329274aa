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

#include <vector>

namespace delve {

std::span<const Stage> allStages() {
    static const std::vector<Stage> stages = [] {
        std::vector<Stage> list;
        list.push_back(growRoomsStage());
        list.push_back(scatterRoomsStage());
        list.push_back(attemptRoomsStage());
        list.push_back(partitionRoomsStage());
        list.push_back(poissonSitesStage());
        list.push_back(vaultsStage());
        list.push_back(triangulateStage());
        list.push_back(spanningTreeStage());
        list.push_back(nearLinksStage());
        list.push_back(siblingsStage());
        list.push_back(straightHallsStage());
        list.push_back(tunnelStage());
        list.push_back(pivotHallsStage());
        list.push_back(growMazeStage());
        list.push_back(openConnectorsStage());
        list.push_back(trimDeadEndsStage());
        list.push_back(joinStage());
        list.push_back(cavesStage());
        list.push_back(regionsStage());
        list.push_back(collapseStage());
        list.push_back(splitHouseStage());
        list.push_back(wallsStage());
        list.push_back(startStage());
        list.push_back(flowersStage());
        list.push_back(coinsStage());
        list.push_back(secondStartStage());
        list.push_back(doorsStage());
        list.push_back(gateStage());
        list.push_back(goldenExitStage());
        list.push_back(goalStage());
        list.push_back(townGatesStage());
        list.push_back(keysAndLocksStage());
        list.push_back(storeAndBossStage());
        list.push_back(lampsStage());
        list.push_back(encountersStage());
        list.push_back(enemiesStage());
        list.push_back(townsStage());
        list.push_back(housesStage());
        list.push_back(provisionsStage());
        return list;
    }();
    return stages;
}

const Stage* findStage(std::string_view name, std::int32_t version) {
    for (const auto& stage : allStages())
        if (stage.name == name && stage.version == version) return &stage;
    return nullptr;
}

const Stage* newestStage(std::string_view name) {
    const Stage* newest = nullptr;
    for (const auto& stage : allStages())
        if (stage.name == name && (!newest || stage.version > newest->version)) newest = &stage;
    return newest;
}

} // namespace delve

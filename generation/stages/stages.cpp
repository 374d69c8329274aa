#include "generation/stages/stages.h"

#include "generation/stages/grow_rooms.h"
#include "generation/stages/join.h"
#include "generation/stages/straight_halls.h"
#include "generation/stages/walls.h"

#include <vector>

namespace delve {

std::span<const Stage> allStages() {
    static const std::vector<Stage> stages = [] {
        std::vector<Stage> list;
        list.push_back(growRoomsStage());
        list.push_back(straightHallsStage());
        list.push_back(joinStage());
        list.push_back(wallsStage());
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

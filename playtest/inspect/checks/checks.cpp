#include "playtest/inspect/check.h"

namespace delve::play {

CheckInfo unknownObjectiveCheck();
CheckInfo noStartCheck();
CheckInfo missingTargetCheck();
CheckInfo unreachedTargetCheck();
CheckInfo keyBehindLockCheck();
CheckInfo lockWithoutKeyCheck();
CheckInfo deadPortalCheck();
CheckInfo deadChasmCheck();
CheckInfo openToVoidCheck();
CheckInfo unwinnableCheck();
CheckInfo softLockCheck();
CheckInfo ignoredTargetCheck();
CheckInfo unreachedGroundCheck();
CheckInfo unreachedThingCheck();
CheckInfo startAtGoalCheck();
CheckInfo sharedStartCheck();
CheckInfo secondStartCheck();
CheckInfo uselessDoorCheck();
CheckInfo blockedDoorCheck();
CheckInfo unknownEnemyCheck();
CheckInfo unknownEncounterCheck();
CheckInfo longDeadEndCheck();
CheckInfo chokeCheck();
CheckInfo unpassedEncounterCheck();
CheckInfo unneededRoomCheck();

const CheckRegistry& builtInChecks() {
    static constexpr CheckInfo (*declared[])() = {
        unknownObjectiveCheck, noStartCheck,       missingTargetCheck,   unreachedTargetCheck,   keyBehindLockCheck,
        lockWithoutKeyCheck,   deadPortalCheck,    deadChasmCheck,       openToVoidCheck,        unwinnableCheck,
        softLockCheck,         ignoredTargetCheck, unreachedGroundCheck, unreachedThingCheck,    startAtGoalCheck,
        sharedStartCheck,      secondStartCheck,   uselessDoorCheck,     blockedDoorCheck,       unknownEnemyCheck,
        unknownEncounterCheck, longDeadEndCheck,   chokeCheck,           unpassedEncounterCheck, unneededRoomCheck,
    };
    static const CheckRegistry checks = registryOf(declared);
    return checks;
}

} // namespace delve::play

#include "playtest/rules/objective.h"

/// The list of objectives, in the order in which people choose from them. Each is a file of its name here.
#define DELVE_OBJECTIVES(OBJECTIVE)                                                                                    \
    OBJECTIVE(collect)                                                                                                 \
    OBJECTIVE(exit)                                                                                                    \
    OBJECTIVE(gate)                                                                                                    \
    OBJECTIVE(boss)                                                                                                    \
    OBJECTIVE(journey)                                                                                                 \
    OBJECTIVE(explore)                                                                                                 \
    /* each line but this one names a file */

namespace delve::play {

#define DELVE_DECLARE(name) [[nodiscard]] ObjectiveInfo name##Objective();
DELVE_OBJECTIVES(DELVE_DECLARE)

const ObjectiveRegistry& builtInObjectives() {
#define DELVE_NAME(name) name##Objective,
    static const auto list = registryOf<ObjectiveInfo>({DELVE_OBJECTIVES(DELVE_NAME)});
    return list;
}

} // namespace delve::play

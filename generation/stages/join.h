#pragma once

#include "generation/pipeline/join.h"
#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Makes the ground one region. The pipeline does so in any case; as a stage, its way can be chosen.
struct Join {
    JoinWay way = JoinWay::Shortest;
};

} // namespace delve::generation

#pragma once

#include "generation/pipeline/join.h"
#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Makes the ground one region. The pipeline sees to that in any case; as a stage it can be told how.
struct Join {
    JoinWay way = JoinWay::Shortest;
};

} // namespace delve::generation

#pragma once

#include "generation/pipeline/draft.h"

namespace delve::generation {

/// After a stage removed ground: drops the halls that lost a cell, and those that no longer come to their rooms along
/// halls and the floor of these rooms. Then Draft::forgetLostGround() drops the links that they carried, and cuts the
/// rooms. Uses `bits` 0 and 1 and `numbers` 0 of the draft's workspace. False if the draft was stopped.
[[nodiscard]] bool forgetLostHalls(Draft& draft);

} // namespace delve::generation

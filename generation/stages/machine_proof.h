#pragma once

#include "generation/stages/machine_plan.h"

namespace delve::generation {

/// Does what is planned hold nobody? Whoever comes somewhere gets back to the doorway, with the key or without it,
/// whether or not they find secret doors; and who finds these and takes the key gets everywhere.
///
/// Exact: places that join freely are one part, and every part is tried with the key and without it. Takes no memory.
[[nodiscard]] bool isProven(const MachinePlan& plan);

} // namespace delve::generation

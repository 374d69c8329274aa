#pragma once

#include "generation/pipeline/stage.h"

/// The locked door of seed 003: a wall with floor on one side and the outside on the other becomes the gate.
/// A gate that was pinned, and that one can walk up to, stays the only one.
namespace delve::generation {

struct GateParameters {};

[[nodiscard]] Done gate(Draft& draft, Stream& random, const GateParameters& parameters);

} // namespace delve::generation

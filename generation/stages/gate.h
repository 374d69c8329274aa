#pragma once

#include "generation/pipeline/stage.h"

/// The locked door of seed 003: a wall with floor on one side and the outside on the other becomes the gate.
/// A gate that was pinned, and that one can walk up to, stays the only one.
namespace delve::generation {

struct GateParameters {
    /// The gate is in the wall of a room, where there is one, and the walk to it from the start of player 1 at least
    /// this share of the longest that there is; if it is 0, anywhere.
    Percent far;
};

[[nodiscard]] Done gate(Draft& draft, Stream& random, const GateParameters& parameters);

} // namespace delve::generation

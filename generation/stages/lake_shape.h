#pragma once

#include "generation/graph/narrow_bits.h"
#include "generation/random/stream.h"

namespace delve::generation {

/// A blob of connected cells within an ellipse of this size, its box at (0, 0): noise that a cellular automaton
/// smooths. May be empty where the size is small.
[[nodiscard]] NarrowBits drawLakeShape(Size size, Stream& random);

} // namespace delve::generation

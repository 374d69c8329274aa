#pragma once

#include "editor/work/generator.h"

/// What a generated level takes over from the one before it: all that generation knows nothing of. Used by the generator.
namespace delve {

/// The new level with the old one's name, properties, layers (cut or filled up with void where the size changed), and
/// its pins.
[[nodiscard]] Level withTakenOver(Level made, const GenerationOrder& order);

} // namespace delve

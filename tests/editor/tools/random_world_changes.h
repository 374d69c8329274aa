#pragma once

#include "editor/document/document.h"
#include "generation/random/stream.h"

/// Changes of a world that nobody would make on purpose, beside the gestures on one of its levels.
namespace delve::test {

/// Two levels of different sizes, and some own tiles, whose names and places differ from seed to seed.
[[nodiscard]] World randomWorld(std::uint64_t seed);
/// One step at most: own tiles added, changed and removed, levels and layers added, moved, changed and removed, rules,
/// names and properties.
void changeAny(editor::Document& document, Stream& random);

} // namespace delve::test

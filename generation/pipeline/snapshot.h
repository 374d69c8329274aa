#pragma once

#include "generation/level/level.h"
#include "generation/pipeline/draft.h"

namespace delve::generation {

/// The current level of a draft, for its trace. It shares everything equal with the snapshot before and with the level
/// that the draft regenerates (both may be null), so that a trace costs only what its stages changed. Invalid if the
/// draft was stopped.
[[nodiscard]] Level snapshotOf(const Draft& draft, const Level* before, const Level* base);
/// The same, but the draft lends its halls and links, which a very large map has no memory for twice: it has none until
/// it takes them back.
[[nodiscard]] Level lentSnapshotOf(Draft& draft);
void takeBack(Draft& draft, Level lent);
/// Its tiles, shared in the same way.
[[nodiscard]] Grid tilesOf(const Draft& draft, const Level* before = nullptr, const Level* base = nullptr);

} // namespace delve::generation

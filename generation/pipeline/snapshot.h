#pragma once

#include "generation/level/level.h"
#include "generation/pipeline/draft.h"

namespace delve::generation {

/// The level as it now is in a draft, for its trace: shares whatever is the same with the look before and with the
/// level that the draft is made anew from (both may be null), so that a trace takes what its stages changed. Of no use
/// where the draft was stopped.
[[nodiscard]] Level snapshotOf(const Draft& draft, const Level* before, const Level* base);
/// Its tiles, sharing likewise.
[[nodiscard]] Grid tilesOf(const Draft& draft, const Level* before = nullptr, const Level* base = nullptr);

} // namespace delve::generation

#pragma once

#include "generation/pipeline/draft.h"
#include "generation/pipeline/joined_before.h"
#include "generation/random/stream.h"

#include <cstdint>

namespace delve::generation {

/// How two regions are joined: by the shortest hall there is, or from any place to any other.
enum class JoinWay : std::uint8_t { Shortest, Random };

/// Makes the walkable cells one region: joins separate regions by halls of the kind `repair`. It carves nothing that is
/// pinned, lies on the map's edge, or would touch pinned void. It draws nothing if all is one region, nor for the
/// shortest way, for which `random` may be null. A region without a pinned cell that cannot be joined is filled up; one
/// with pinned cells is a failure that names them.
///
/// If a part of a level is regenerated, everything around it is pinned, and `before` says how it was connected: regions
/// that the part did not touch are left alone, separate ones may stay separate, and connected ones that can no longer
/// be connected are the failure.
[[nodiscard]] Done joinRegions(Draft& draft, JoinWay way, Stream* random, const JoinedBefore* before = nullptr);

} // namespace delve::generation

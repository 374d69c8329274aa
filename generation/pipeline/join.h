#pragma once

#include "generation/pipeline/draft.h"
#include "generation/pipeline/joined_before.h"
#include "generation/random/stream.h"

#include <cstdint>

namespace delve::generation {

/// How two regions are joined: by the shortest hall there is, or from any place to any other.
enum class JoinWay : std::uint8_t { Shortest, Random };

/// Makes the walkable cells one region: joins what is apart with halls, kind `repair`. Nothing is carved that is
/// pinned, lies on the map's edge, or would touch pinned void. Draws nothing where all is one region, nor for the
/// shortest way, for which `random` may be null. A region without a pinned cell that cannot be joined is filled up
/// again; one with pinned cells is a failure that names them.
///
/// Where a part of a level is made anew, all around it is pinned, and `before` says how it hung together: what it
/// leaves alone is not joined with anything, what was apart may stay so, and what was joined and cannot be any more is
/// the failure.
[[nodiscard]] Done joinRegions(Draft& draft, JoinWay way, Stream* random, const JoinedBefore* before = nullptr);

} // namespace delve::generation

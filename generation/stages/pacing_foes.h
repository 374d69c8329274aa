#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"
#include "generation/stages/pacing.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Which dangers `pacing` places.
namespace delve::generation {

struct Foe {
    static constexpr std::size_t encounter = static_cast<std::size_t>(-1);

    std::size_t kind = encounter; ///< a place in enemyNames()
    std::int64_t loss = 0;        ///< expected, in thousandths of a point of health
};

/// How many foes are asked for, those that are there already among them: as many as the rooms say. A map without rooms
/// counts 40 cells of ground as one.
[[nodiscard]] std::int64_t foesAsked(const Draft& draft, const PacingParameters& parameters);

/// Draws `count` foes, in the order in which they are met. No single one carries more than a fifth of all danger: if
/// there are so few that one would, weaker ones come in its place, so that the sum stays about the same. These are of
/// several kinds if the foes are to be varied.
/// `there` is the danger that the draft has already.
[[nodiscard]] std::vector<Foe> drawFoes(const Draft& draft, Stream& random, const PacingParameters& parameters,
                                        std::int64_t count, std::int64_t there);

} // namespace delve::generation

#pragma once

#include "generation/pipeline/stage.h"

/// Lakes over ground and walls alike. They take no way away: what was joined before is joined after.
namespace delve::generation {

struct LakesParameters {
    Percent cover = percent(10); ///< of the map
    std::int64_t largest = 30;   ///< cells across
    std::int64_t water = 6;      ///< the weights with which each lake draws what it is made of
    std::int64_t chasm = 2;
    std::int64_t lava = 1;
    std::int64_t wreath = 1; ///< how wide the shallows around water are
};

[[nodiscard]] Done lakes(Draft& draft, Stream& random, const LakesParameters& parameters);

} // namespace delve::generation

#pragma once

#include "generation/pipeline/stage.h"

/// Encounters on the floor, no two of them adjacent, not
/// even diagonally. Pinned ones count toward the number.
namespace delve::generation {

struct EncountersParameters {
    std::int64_t encounters = 6;
    /// The first ones are where every way from the start to what wins the level passes, as far as there are such
    /// places: one in each row of such cells.
    bool onWay = false;
};

[[nodiscard]] Done encounters(Draft& draft, Stream& random, const EncountersParameters& parameters);

} // namespace delve::generation

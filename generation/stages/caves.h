#pragma once

#include "generation/pipeline/stage.h"

/// Caves by a cellular automaton: a drawn share of the map is solid, and in each round a cell follows its neighbours.
namespace delve::generation {

struct CavesParameters {
    Percent fill = percent(45);
    std::int64_t rounds = 4;
    std::int64_t born = 5;    ///< an open cell turns solid with this many solid neighbours of eight
    std::int64_t survive = 4; ///< a solid cell stays solid with this many
    std::int64_t pocket = 24; ///< smaller caves are filled
};

[[nodiscard]] Done caves(Draft& draft, Stream& random, const CavesParameters& parameters);

} // namespace delve::generation

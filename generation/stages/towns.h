#pragma once

#include "generation/pipeline/stage.h"

/// Gives each site of a journey a town, and each house of a town its inside: levels of their own, joined by portals
/// both ways. They are made by the recipes `town` and `house`, with seeds drawn here, and keep those recipes, so that
/// each can be made anew by itself.
namespace delve::generation {

struct TownsParameters {
    std::int64_t width = 48;
    std::int64_t height = 32;
};

struct HousesParameters {
    Span width{16, 24};
    Span height{16, 18};
};

[[nodiscard]] Done makeTowns(WorldDraft& draft, Stream& random, const TownsParameters& parameters);
[[nodiscard]] Done makeHouses(WorldDraft& draft, Stream& random, const HousesParameters& parameters);

} // namespace delve::generation

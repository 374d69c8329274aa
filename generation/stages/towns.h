#pragma once

#include "generation/pipeline/stage.h"

/// Gives each site of a journey a town, and each house of a town its inside: levels of their own, joined by portals
/// both ways. They are made by the recipes `town` and `house`, with seeds drawn here, and keep those recipes, so that
/// each can be made anew by itself.
namespace delve {

struct TownsParameters {
    std::int64_t width = 48;
    std::int64_t height = 32;
};

struct HousesParameters {
    Span width{16, 24};
    Span height{16, 18};
};

[[nodiscard]] Done makeTowns(WorldDraft& draft, Stream& random, const TownsParameters& parameters);
[[nodiscard]] Stage townsStage();
[[nodiscard]] Done makeHouses(WorldDraft& draft, Stream& random, const HousesParameters& parameters);
[[nodiscard]] Stage housesStage();

/// Is this the recipe that such a level gets of `plain`, the recipe of that name with the seed that is drawn for it?
[[nodiscard]] bool isMadeTown(const Recipe& recipe, const std::optional<Recipe>& plain);
[[nodiscard]] bool isMadeHouse(const Recipe& recipe, const std::optional<Recipe>& plain);

} // namespace delve

#pragma once

#include "generation/pipeline/stage.h"

/// Places rooms that were made by hand, turned and mirrored, where there is space for them.
namespace delve {

struct VaultsParameters {
    Span rooms{0, 3};
};

[[nodiscard]] Done vaults(Draft& draft, Stream& random, const VaultsParameters& parameters);
[[nodiscard]] Stage vaultsStage();

} // namespace delve

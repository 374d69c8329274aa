#pragma once

#include "generation/pipeline/stage.h"

/// Places rooms made by hand, from the library and a person's stamps, turned and mirrored, where there is space for
/// them.
namespace delve::generation {

enum class VaultSource : std::uint8_t { All, Library, Stamps };

struct VaultsParameters {
    Span rooms{0, 3};
    VaultSource from = VaultSource::All;
};

[[nodiscard]] Done vaults(Draft& draft, Stream& random, const VaultsParameters& parameters);

} // namespace delve::generation

#pragma once

#include "generation/pipeline/stage.h"

/// Grates in walls, through which one sees what is a long walk away.
namespace delve::generation {

struct VistasParameters {
    std::int64_t vistas = 3;
    std::int64_t walk = 30;   ///< steps to what is seen, at least
    std::int64_t radius = 10; ///< cells: as far as is looked
};

[[nodiscard]] Done vistas(Draft& draft, Stream& random, const VistasParameters& parameters);

} // namespace delve::generation

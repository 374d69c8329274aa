#pragma once

#include "generation/level/recipe.h"
#include "generation/pipeline/stage_registry.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace delve::generation {
struct Parameter;
}

/// Recipes that differ a little, or much, from one that a person has: by their seed, by numbers of their stages, and by
/// stages that are drawn again.
namespace delve::editor {

enum class VariationKind : std::uint8_t {
    OtherSeeds,   ///< the same settings
    SmallChanges, ///< the same seed; one or two numbers a small step away, or stages that are drawn again
    WideChanges,  ///< another seed, and up to three numbers a wide step away
};

inline constexpr std::size_t mostSmallChanges = 2;
inline constexpr std::size_t mostWideChanges = 3;

/// Which recipes to make.
struct Varying {
    Recipe from;
    Size size; ///< of the map, which decides some defaults
    VariationKind kind = VariationKind::OtherSeeds;
    std::uint64_t seed = 0; ///< of what is drawn here
};

/// Recipe `number` of them, from 0; nothing where what was drawn is not allowed together. Many may be the same.
[[nodiscard]] std::optional<Recipe> variedRecipe(const Varying& varying, std::uint32_t number,
                                                 const generation::StageRegistry& stages);

/// How far a number may be from where it was: a small step is at most an eighth of the value or a twentieth of a
/// percentage's range, a wide one a half or a third; neither is less than the smallest step that there is, or more than
/// a tenth or a half of the range.
[[nodiscard]] std::int64_t farthestStep(const generation::Parameter& parameter, Decimal value, bool wide);

} // namespace delve::editor

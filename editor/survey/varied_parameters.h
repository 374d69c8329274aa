#pragma once

#include "generation/level/recipe.h"
#include "generation/pipeline/parameter.h"
#include "generation/pipeline/stage_registry.h"
#include "generation/random/stream.h"

#include <cstddef>
#include <vector>

/// The parameters of a recipe that a program may vary, and other values for them. Equal steps are those of the sliders.
namespace delve::editor {

/// Points into the declarations.
struct VariedParameter {
    std::size_t stage = 0; ///< the place in the recipe of the stage that has it
    const generation::Parameter* parameter = nullptr;
    std::vector<std::size_t> others = {}; ///< stages that share it and have the same value: the depth

    friend bool operator==(const VariedParameter&, const VariedParameter&) = default;
};

/// All of the stages that are on whose values are numbers, ranges, yes or no, or a choice. A parameter
/// that all stages share comes once, with the first of them.
[[nodiscard]] std::vector<VariedParameter> variedParametersOf(const Recipe& recipe,
                                                              const generation::StageRegistry& stages);

[[nodiscard]] ParameterValue valueIn(const Recipe& recipe, const VariedParameter& varied, Size size);
void setIn(Recipe& recipe, const VariedParameter& varied, const ParameterValue& value);

/// The recipe with any values that are allowed.
[[nodiscard]] Recipe withDrawnValues(Recipe recipe, const std::vector<VariedParameter>& parameters, Stream& random);

/// Any value that is allowed.
[[nodiscard]] ParameterValue drawnValue(const generation::Parameter& parameter, Stream& random);
/// A value near this one, and another one if there is any.
[[nodiscard]] ParameterValue valueNear(const generation::Parameter& parameter, const ParameterValue& value,
                                       Stream& random);

} // namespace delve::editor

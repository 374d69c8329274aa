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
    std::size_t stage = 0; ///< its place in the recipe
    const generation::Parameter* parameter = nullptr;

    friend bool operator==(const VariedParameter&, const VariedParameter&) = default;
};

/// All of the stages that are on whose values are numbers, ranges, yes or no, or a choice.
[[nodiscard]] std::vector<VariedParameter> variedParametersOf(const Recipe& recipe,
                                                              const generation::StageRegistry& stages);

/// As set in the recipe, or else the default.
[[nodiscard]] ParameterValue valueIn(const Recipe& recipe, const VariedParameter& varied, Size size);
void setIn(Recipe& recipe, const VariedParameter& varied, ParameterValue value);

/// Any value that is allowed.
[[nodiscard]] ParameterValue drawnValue(const generation::Parameter& parameter, Stream& random);
/// A value near this one, and another one if there is any.
[[nodiscard]] ParameterValue valueNear(const generation::Parameter& parameter, const ParameterValue& value,
                                       Stream& random);

} // namespace delve::editor

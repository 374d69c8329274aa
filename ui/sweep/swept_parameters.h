#pragma once

#include "generation/level/recipe.h"
#include "generation/pipeline/stage.h"
#include "ui/sweep/sweep_chart.h"

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <vector>

/// The parameters of a recipe that can be swept, and their values in words.
namespace delve::ui {

struct SweptParameter {
    std::string stage; ///< its id in the recipe
    const generation::StageInfo* declared = nullptr;
    const generation::Parameter* parameter = nullptr;

    [[nodiscard]] bool is(const QString& otherStage, const QString& id) const;
    [[nodiscard]] QString label() const; ///< "Grow rooms › Rooms"
};

/// Those of all stages, in their order. They point into `stages`.
[[nodiscard]] std::vector<SweptParameter> sweptParametersOf(const Recipe& recipe,
                                                            const generation::StageRegistry& stages);

/// "30 cells", "yes", or the label of a choice. A range of one number is that number.
[[nodiscard]] QString valueInWords(const generation::Parameter& parameter, const ParameterValue& value);

/// Where a value lies among those of a sweep. Nothing: beyond them.
[[nodiscard]] std::optional<ChartMark> markOf(std::span<const ParameterValue> steps, const ParameterValue& value);

} // namespace delve::ui

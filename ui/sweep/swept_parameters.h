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
    int number = 0; ///< among the stages of the same label, from 1 on; 0 if it is the only one

    [[nodiscard]] bool is(const QString& otherStage, const QString& id) const;
    [[nodiscard]] QString label() const; ///< "Grow rooms › Rooms"
};

/// Those of all stages that are on, in their order. They point into `stages`.
[[nodiscard]] std::vector<SweptParameter> sweptParametersOf(const Recipe& recipe,
                                                            const generation::StageRegistry& stages);

/// "30 cells", "yes", or the label of a choice. A range of one number is that number.
[[nodiscard]] QString valueInWords(const generation::Parameter& parameter, const ParameterValue& value);

/// Where a number lies between those of the first and the last step: 0 to 1, in proportion or, where steps grow by
/// factors, by the logarithm.
[[nodiscard]] double placeAmong(std::span<const ParameterValue> steps, Decimal number);

/// Where a value lies among those of a sweep. Nothing: beyond them.
[[nodiscard]] std::optional<ChartMark> markOf(std::span<const ParameterValue> steps, const ParameterValue& value);

/// Do the steps grow by factors?
[[nodiscard]] bool grow(std::span<const ParameterValue> steps);

/// The number of a value, or the first one of a range.
[[nodiscard]] std::optional<Decimal> numberOf(const ParameterValue& value);

} // namespace delve::ui

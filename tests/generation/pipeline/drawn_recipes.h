#pragma once

#include "generation/pipeline/stage.h"
#include "generation/random/stream.h"

#include <string>
#include <vector>

/// Recipes for the contract tests: the shortest one in which a stage can run, with its parameters anywhere between
/// their minimum and their maximum.
namespace delve::test {

/// The stage with these values set, after the first listed stage for each of its needs.
[[nodiscard]] Recipe shortestRecipe(const generation::StageInfo& stage, std::uint64_t seed,
                                    const std::vector<NamedParameter>& values = {});

/// The same recipe with a start stage at the end, if it has none: it makes a level that can be played.
[[nodiscard]] Recipe withStart(Recipe recipe);

/// The extreme values: minimum, maximum, and both for a range; every choice and table; the empty and the longest
/// text; yes and no.
[[nodiscard]] std::vector<ParameterValue> endsOf(const generation::Parameter& parameter);

/// A random allowed value: small numbers and those near the default as often as large ones.
[[nodiscard]] ParameterValue drawnValue(const generation::Parameter& parameter, Stream& random);

/// The values set in a recipe, for messages of failed tests: "grow-rooms.rooms=1 scatter-rooms.side=1-63".
[[nodiscard]] std::string settingsOf(const Recipe& recipe);

} // namespace delve::test

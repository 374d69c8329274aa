#pragma once

#include "app/console/console.h"
#include "app/console/json_writer.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"
#include "playtest/measures/measure.h"
#include "playtest/proof/proof.h"

#include <cstdint>
#include <vector>

/// The measures that `inspect` shows: as a table of one level, or in JSON of all.
namespace delve::app {

struct LevelMeasures {
    std::uint32_t level = 0;
    std::vector<play::MeasuredValue> values = {}; ///< empty: the level is too large
    bool commonOnly = false;
};

/// Of these levels of the world, in this order: in full as long as they have no more than mostCellsForAllMeasures
/// together, the common measures of further ones. Fails only if it was stopped.
[[nodiscard]] Result<std::vector<LevelMeasures>> measureLevels(const World& world,
                                                               const std::vector<std::uint32_t>& levels,
                                                               const play::Proof* proof,
                                                               const generation::Feedback& feedback);

void printMeasures(const World& world, const LevelMeasures& measures, Console& console);
/// The value of the key "measures": an object for each level, by its id.
void writeMeasures(JsonWriter& json, const World& world, const std::vector<LevelMeasures>& measures);
/// Says which levels were not measured in full.
void noteUnmeasured(const World& world, const std::vector<LevelMeasures>& measures, Console& console);

} // namespace delve::app

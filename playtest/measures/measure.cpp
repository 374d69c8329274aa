#include "playtest/measures/measure.h"

#include "generation/level/rules.h"
#include "playtest/measures/measured.h"

namespace delve::play {

Result<std::vector<MeasuredValue>> measure(const World& world, std::size_t level, const MeasureRequest& request) {
    const auto& objectives = request.objectives ? *request.objectives : builtInObjectives();
    const auto& measures = request.measures ? *request.measures : builtInMeasures();
    const auto chosen = chosenObjective(*world.rules, objectives);
    const Measured measured(world, level, chosen ? chosen->info : nullptr, request.proof, request.feedback);
    std::vector<MeasuredValue> values;
    for (const auto& info : measures) {
        if (request.commonOnly && !info.common) continue;
        values.push_back({&info, info.value(measured)});
        if (measured.stopped()) return cancelled();
    }
    return values;
}

} // namespace delve::play

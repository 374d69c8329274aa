#include "playtest/measures/measure.h"

#include "generation/level/rules.h"
#include "playtest/measures/measured.h"
#include "playtest/proof/proof.h"

namespace delve::play {

Text labelOf(MeasureGroup group) {
    switch (group) {
    case MeasureGroup::Ground: return DELVE_TEXT("measure", "Ground");
    case MeasureGroup::Length: return DELVE_TEXT("measure", "Length");
    case MeasureGroup::Loops: return DELVE_TEXT("measure", "Loops and dead ends");
    case MeasureGroup::Links: return DELVE_TEXT("measure", "Rooms and their links");
    case MeasureGroup::Shapes: return DELVE_TEXT("measure", "Sizes and shapes");
    case MeasureGroup::Sight: return DELVE_TEXT("measure", "Sight");
    case MeasureGroup::Things: break;
    }
    return DELVE_TEXT("measure", "What stands there");
}

namespace {

std::optional<ProofWalk> walkFor(const World& world, const MeasureRequest& request) {
    if (!request.proof || request.walk || request.commonOnly) return {};
    const auto stopped = [&] { return request.feedback && request.feedback->stopped(); };
    if (!request.objectives) return walkOfProof(world, *request.proof, stopped);
    auto declarations = builtInDeclarations();
    declarations.objectives = *request.objectives;
    return walkOfProof(world, *request.proof, stopped, declarations);
}

} // namespace

Result<std::vector<MeasuredValue>> measure(const World& world, std::size_t level, const MeasureRequest& request) {
    const auto& objectives = request.objectives ? *request.objectives : builtInObjectives();
    const auto& measures = request.measures ? *request.measures : builtInMeasures();
    const auto chosen = chosenObjective(*world.rules, objectives);
    const auto played = walkFor(world, request);
    const Measured measured(world, level, chosen ? chosen->info : nullptr, request.proof, request.feedback,
                            played ? &*played : request.walk);
    std::vector<MeasuredValue> values;
    for (const auto& info : measures) {
        if (request.commonOnly && !info.common) continue;
        values.push_back({&info, info.value(measured)});
        if (measured.stopped()) return cancelled();
    }
    return values;
}

} // namespace delve::play

#include "editor/survey/sample.h"

#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/measures/measure.h"
#include "playtest/proof/proof.h"

#include <memory>
#include <optional>

namespace delve::editor {
namespace {

/// The measures that are not common.
const play::MeasureRegistry& otherMeasures() {
    static const auto measures = [] {
        play::MeasureRegistry others;
        for (const auto& measure : play::builtInMeasures())
            if (!measure.common) (void)others.add(measure);
        return others;
    }();
    return measures;
}

Done measureSeed(const SeedsOrder& order, std::uint32_t seed, generation::Workspace& workspace,
                 generation::Feedback& feedback, SampledSeeds& into) {
    Recipe recipe = order.of.recipe;
    recipe.seed = seed;
    auto made = generation::generateWorld(recipe, order.of.size, workspace, &feedback, nullptr, nullptr,
                                          *order.declarations, order.files);
    if (feedback.stopped()) return cancelled();
    if (!made || made->world.levels.empty()) return done();
    made->world.rules = order.of.rules;
    const auto world = std::make_shared<const World>(std::move(made->world));
    std::optional<play::Proof> proof;
    if (!order.commonOnly) {
        auto proven = play::prove(world, {.feedback = &feedback});
        if (!proven) return std::move(proven).failure();
        proof = *std::move(proven);
    }
    const auto values = play::measure(*world, 0,
                                      {.commonOnly = order.commonOnly,
                                       .proof = proof ? &*proof : nullptr,
                                       .feedback = &feedback,
                                       .measures = order.commonOnly ? nullptr : &otherMeasures()});
    if (!values) return values.failure();
    for (const auto& [info, value] : *values)
        if (value) into.values.emplace_back(info->id, *value);
    return done();
}

} // namespace

const Distribution* Sample::find(const std::string& measure) const {
    const auto found = measures.find(measure);
    return found == measures.end() || found->second.empty() ? nullptr : &found->second;
}

Result<SampledSeeds> sampleSeeds(const SeedsOrder& order, generation::Workspace& workspace,
                                 generation::Feedback& feedback) {
    SampledSeeds sampled;
    sampled.count = order.count;
    for (std::uint32_t i = 0; i < order.count; ++i)
        if (auto measured = measureSeed(order, order.first + i, workspace, feedback, sampled); !measured)
            return std::move(measured).failure();
    return sampled;
}

} // namespace delve::editor

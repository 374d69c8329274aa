#include "editor/survey/sample.h"

#include "editor/survey/seed_measures.h"
#include "generation/pipeline/workspace.h"

#include <utility>

namespace delve::editor {
namespace {

template <class Wanted>
play::MeasureRegistry measuresThat(Wanted wanted) {
    play::MeasureRegistry found;
    for (const auto& measure : play::builtInMeasures())
        if (wanted(measure)) (void)found.add(measure);
    return found;
}

/// The common measures of all seeds, or all others.
const play::MeasureRegistry& measuresOf(bool commonOnly) {
    static const auto common = measuresThat([](const auto& measure) { return measure.common; });
    static const auto others = measuresThat([](const auto& measure) { return !measure.common; });
    return commonOnly ? common : others;
}

Done addSeed(const MakeWorld& make, const play::MeasureRegistry& measures, std::uint32_t seed,
             generation::Workspace& workspace, generation::Feedback& feedback, SampledSeeds& into) {
    auto made = make(seed, workspace, feedback);
    if (!made) return std::move(made).failure();
    if (!*made) return done();
    ++into.made;
    const auto values = measureWorld(**std::move(made), measures, feedback);
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
    RecipeOfSeeds recipe{order.of.recipe, order.of.size, order.of.rules};
    recipe.declarations = order.declarations;
    recipe.files = order.files;
    const auto make = makeBy(std::move(recipe));
    const auto& measures = measuresOf(order.commonOnly);
    for (std::uint32_t i = 0; i < order.count; ++i)
        if (auto measured = addSeed(make, measures, order.first + i, workspace, feedback, sampled); !measured)
            return std::move(measured).failure();
    return sampled;
}

} // namespace delve::editor

#include "editor/survey/seed_measures.h"

#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/proof/proof.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace delve::editor {

MakeWorld makeBy(RecipeOfSeeds recipe) {
    return [of = std::move(recipe)](std::uint64_t seed, generation::Workspace& workspace,
                                    generation::Feedback& feedback) -> Result<std::optional<WorldOfSeed>> {
        Recipe seeded = of.recipe;
        seeded.seed = seed;
        auto made = generation::generateWorld(seeded, of.size, workspace, &feedback, nullptr, of.stamps,
                                              *of.declarations, of.files);
        if (feedback.stopped()) return cancelled();
        if (!made || made->world.levels.empty()) return std::optional<WorldOfSeed>();
        if (of.rules) made->world.rules = *of.rules;
        return std::optional(WorldOfSeed{std::move(made->world)});
    };
}

Result<std::vector<play::MeasuredValue>> measureWorld(WorldOfSeed made, const play::MeasureRegistry& measures,
                                                      generation::Feedback& feedback) {
    const auto world = std::make_shared<const World>(std::move(made.world));
    std::optional<play::Proof> proof;
    if (std::any_of(measures.begin(), measures.end(), [](const auto& measure) { return measure.needsProof; })) {
        auto proven = play::prove(world, {.feedback = &feedback});
        if (!proven) return std::move(proven).failure();
        proof = *std::move(proven);
    }
    return play::measure(*world, made.level,
                         {.proof = proof ? &*proof : nullptr, .feedback = &feedback, .measures = &measures});
}

play::MeasureRegistry measuresWith(std::span<const std::string> ids) {
    play::MeasureRegistry measures;
    for (const auto& id : ids)
        if (const auto* const measure = play::builtInMeasures().find(id); measure && !measures.find(id))
            (void)measures.add(*measure);
    return measures;
}

play::MeasureRegistry namedIn(const play::Condition& condition, const play::MeasureRegistry& all) {
    play::MeasureRegistry named;
    for (const auto& id : play::measuresIn(condition))
        if (const auto* const measure = all.find(id)) (void)named.add(*measure);
    return named;
}

play::ValueOfMeasure valuesIn(const std::vector<play::MeasuredValue>& values) {
    return [&values](std::string_view measure) -> std::optional<Decimal> {
        const auto found =
            std::ranges::find(values, measure, [](const auto& value) { return std::string_view(value.info->id); });
        return found == values.end() ? std::nullopt : found->value;
    };
}

} // namespace delve::editor

#include "generation/stages/inner_levels.h"

#include "generation/stages/level_names.h"

#include <algorithm>
#include <utility>

namespace delve {
namespace {

/// The stream that the stage drew from when the level was made before.
std::optional<Stream> streamBefore(const WorldDraft& draft, std::string_view stage) {
    const auto* const before = draft.before(draft.level().id);
    if (!before || !before->recipe) return std::nullopt;
    const auto& stages = before->recipe->stages;
    const auto found = std::ranges::find(stages, stage, &RecipeStage::stage);
    if (found == stages.end()) return std::nullopt;
    return Stream::named(before->recipe->seed, found->stage, found->id, found->version, found->reroll);
}

std::string freshId(const WorldDraft& draft, const std::string& wanted) {
    std::string id = wanted;
    for (int n = 2; draft.isTaken(id); ++n) id = wanted + '-' + std::to_string(n);
    return id;
}

} // namespace

InnerLevels::InnerLevels(WorldDraft& draft, Stream& random, std::string_view stage)
    : m_draft(draft), m_random(random), m_before(streamBefore(draft, stage)) {}

InnerSeed InnerLevels::nextSeed() {
    const auto now = m_random.bits();
    return {now, m_before ? m_before->bits() : now};
}

Result<std::size_t> InnerLevels::make(InnerLevel level) {
    if (!level.recipe)
        return impossible(Message{
            DELVE_TEXT("stage", "This program lacks the recipe by which “%1” is made."),
            {level.name}}.withWords(levelNameWords));
    const auto* const before = m_draft.before(level.id);
    if (before && before->recipe && level.recipeBefore && *before->recipe != *level.recipeBefore) {
        level.recipe = before->recipe;
        level.size = before->size();
    }
    return m_draft.make({freshId(m_draft, level.id), level.name, *std::move(level.recipe), level.size});
}

} // namespace delve
